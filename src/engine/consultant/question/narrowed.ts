import type { Ask } from './ask.ts';
import type { Beyond } from './limits.ts';
import type { Meaning } from './meaning.ts';
import type { MeasureId } from './vocabulary.ts';

/** Measures in kronor, of which a limit in kronor may be. */
const AMOUNTS: readonly MeasureId[] = [
  ...(['revenue', 'profit', 'discount', 'returns', 'goodsCost', 'cost'] as const),
  ...(['orderAverage', 'orderProfit', 'orderDiscount', 'price'] as const),
];
/** What is counted, of which a limit without a unit may be. */
const COUNTS: readonly MeasureId[] = ['units', 'orders', 'payments'];

/** Less than this is earned of a piece, and not of all that is sold of it. */
const LEAST_OF_ALL = 1_000;

/** A smaller number is of how many. */
const LEAST_AMOUNT = 100;

/** What a limit is of; null where its number is of something else than the measure. */
function measureOf(
  { of, value }: Beyond,
  asked: MeasureId | null,
  guide: Ask['guide'],
): MeasureId | null {
  const isSales = guide === 'sales';
  if (of === 'profit') return isSales ? of : null;
  // `Vilka rätter tjänar vi under 50 kr på` is of each that is sold.
  if (of === 'kronor' && asked === 'profit' && Number(value) < LEAST_OF_ALL) return 'unitProfit';
  if (of === 'orders' || (of === 'pieces' && !isSales)) return isSales ? 'orders' : 'payments';
  if (of === 'pieces')
    return asked === null || AMOUNTS.includes(asked) || asked === 'units' ? 'units' : null;
  const amount = isSales ? 'revenue' : 'cost';
  if (asked === null || asked === 'revenue' || asked === 'cost') return amount;
  if (!isSales) return null;
  return AMOUNTS.includes(asked) || (of === null && COUNTS.includes(asked)) ? asked : null;
}

/** `Fakturor på mer än 30 000`: what one row of costs comes to, and not how many there are. */
export const isOfRows = ({ guide, measure, by, beyond }: Ask): boolean =>
  guide === 'costs' &&
  measure === 'payments' &&
  by === null &&
  beyond !== undefined &&
  (beyond.of === null || beyond.of === 'kronor') &&
  Number(beyond.value) >= LEAST_AMOUNT;

/** What a limit is of, and of which list: `kunder som köpt för mer än 50 000` is of customers. */
export function ofLimit(
  beyond: Beyond,
  { dimension, step, measure }: Meaning,
  guide: Ask['guide'],
): Partial<Ask> {
  const own = dimension === 'category' && guide === 'costs' ? 'costCategory' : dimension;
  const by = own ?? (step === 'weekday' ? 'day' : step);
  const of = measureOf(beyond, measure, guide);
  return {
    ...{ beyond, by: of === null ? null : by, average: false, limit: null },
    order: by === null && measure === 'payments' ? null : beyond.side === 'over' ? 'most' : 'least',
    ...(of !== null && { measure: of, measured: true }),
  };
}

/** Measures that a mean per day can be of: what adds up from day to day. */
const OF_DAYS: readonly MeasureId[] = [
  ...(['revenue', 'units', 'orders', 'profit', 'goodsCost', 'discount', 'returns'] as const),
  ...(['cost', 'payments'] as const),
];

const OF_WHOM: readonly MeasureId[] = ['customers', 'products', 'suppliers'];

/** What is asked of a limit or a mean per day that cannot be computed beside the rest of the question. */
export function notNarrowed(ask: Ask): string[] {
  const { each, beyond, periods, by, measure } = ask;
  const isHeld = ask.compared || ask.direction !== null || periods.length > 1 || ask.share;
  const isMean =
    isHeld ||
    by !== null ||
    (ask.weekday !== null && each === 'week') ||
    !OF_DAYS.includes(measure);
  return [
    // As many are not there each month: their number divided by the months is no mean of them.
    ...(ask.average && each === undefined && OF_WHOM.includes(measure) ? ['i snitt'] : []),
    ...(each !== undefined && isMean ? ['i snitt'] : []),
    // Days beside each other are of one time.
    ...(Array.isArray(ask.weekday) && isHeld ? ['mot'] : []),
    // A number by itself: what it stands for was not understood.
    ...(beyond !== undefined && (isHeld || each !== undefined || (by === null && !isOfRows(ask)))
      ? [beyond.value]
      : []),
  ];
}

/** Whether a question is of less than all rows or all of a list, which only figures of the table are. */
export const isNarrowed = ({ without, lacking, each, beyond }: Ask): boolean =>
  without !== undefined || lacking !== undefined || each !== undefined || beyond !== undefined;

/** After a list with a limit only its time can be another: of what else it would be is not told. */
export const isTangled = (before: Ask, ask: Ask): boolean =>
  before.beyond !== undefined &&
  (ask.measured || ask.named.length > 0 || ask.by !== null || ask.order !== null);
