import { hasValue, inPercent, over, sum, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { both, type RowFilter, rowsIn } from '../../../figures/filters.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { CostContext } from './context.ts';
import type { CostPart } from './cost-parts.ts';
import type { Fixed } from './fixed-part.ts';

/** An area with what is fixed of it, and the fact that says so of the whole file. */
export interface FixedArea {
  group: CostPart;
  behind: RowFilter;
  columns: string[];
  fixed: Fixed;
  fact: Fact;
}

const WHICH = ['current', 'previous'] as const;
type Which = (typeof WHICH)[number];

const KEYS = {
  current: {
    area: 'costs.area.fixedCurrent',
    total: 'costs.fixed.current',
    share: 'costs.fixed.shareCurrent',
  },
  previous: {
    area: 'costs.area.fixedPrevious',
    total: 'costs.fixed.previous',
    share: 'costs.fixed.sharePrevious',
  },
} as const;

/** What of each area is fixed in a comparable period; null where that cannot be told of one of them. */
function fixedIn(context: CostContext, areas: readonly FixedArea[], which: Which) {
  const { comparison, timeline } = context;
  if (comparison === null || timeline === null) return null;
  const period = comparison[which];
  const months = comparison[`${which}Months`].map(({ month }) => month);
  const from = timeline.whole.findIndex(({ month }) => month === months[0]);
  const inPeriod = rowsIn(context, period);
  const found = areas.map((area) => {
    const behind = both(area.behind, inPeriod);
    const { amount, rows } = area.group[which];
    const places = [from, from + months.length] as const;
    const fixed = area.fixed.inPeriod({ period, places, amount, rows, where: behind.where });
    return fixed && { area, behind, fixed };
  });
  return found.every((each) => each !== null) ? { period, found } : null;
}

type Found = NonNullable<ReturnType<typeof fixedIn>>;

/** The fixed cost of a period and its share; nothing where its costs are not above zero. */
function addOfPeriod(context: CostContext, { period, found }: Found, which: Which): void {
  const cost = context.facts.get(`costs.total.${which}`);
  if (cost === null) return;
  const dates = namesOf(context.view.columns, 'date');
  const keys = KEYS[which];
  const facts = found.map(({ area, behind, fixed: { how, ...fixed } }) =>
    addFact(context, {
      ...fixed,
      key: keys.area,
      subject: subject('area', area.group.name),
      period,
      columns: [...new Set([...area.columns, ...dates])],
      filter: behind.filter,
      formula: how,
    }),
  );
  const { columns, filter, rows } = cost.source;
  const shared = { period, columns, filter, rows };
  const total = addFact(context, { ...shared, key: keys.total, ...worked(sum(...facts)) });
  const share = over(total, cost);
  if (hasValue(share)) addFact(context, { ...shared, key: keys.share, ...inPercent(share) });
}

/**
 * What is fixed in each comparable period, by the rules that tell it of the whole file; in neither where a sum of several
 * months that exceeds the usual lies half in one.
 */
export function addFixedOfPeriods(context: CostContext, areas: readonly FixedArea[]): void {
  const [current, previous] = WHICH.map((which) => fixedIn(context, areas, which));
  if (!current || !previous) return;
  addOfPeriod(context, current, 'current');
  addOfPeriod(context, previous, 'previous');
}
