import { derivedColumn } from '../../columns/types/derived-column.ts';
import { numbersAt } from '../../columns/types/number-at.ts';
import { decimal, subtract, toText } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { PeriodColumn, WideTable } from './wide-table.ts';

/** Steps from one period to the next that do not all rise by chance. */
const FEWEST_STEPS = 12;
const FEWEST_PERIODS = 3;
/** Share of the steps that may fall, as where a month took back more than it came to; more where a title says so far. */
const FALLS = { alone: 0.12, titled: 0.25 } as const;
/** Share of the steps that must rise: what came to nothing in a month leaves the sum as it is. */
const MOSTLY = 0.5;
/** What is summed from nothing begins near what it rises by. */
const STEPS_AT_FIRST = 3;

const inOrder = ({ periods }: WideTable): PeriodColumn[] =>
  periods.toSorted((a, b) => a.iso.localeCompare(b.iso));

/**
 * Whether rows rise from each period to the next and begin near nothing, as what they have come to so far does; where a
 * title says that they are so far, whether they do not mostly fall.
 */
export function areSoFar(
  columns: readonly TypedColumn[],
  wide: WideTable,
  isTitled = false,
): boolean {
  const periods = inOrder(wide);
  const isOfOneYear = periods[0]?.iso.slice(0, 4) === periods.at(-1)?.iso.slice(0, 4);
  if (!isOfOneYear || periods.length < (isTitled ? 2 : FEWEST_PERIODS)) return false;
  const { steps, rises, falls, sums, rows } = stepsOf(columns, periods);
  if (isTitled) return falls <= steps * FALLS.titled;
  const each = ((sums.last - sums.first) * rows) / steps;
  const isRising = rises >= steps * MOSTLY && falls <= steps * FALLS.alone;
  return steps >= FEWEST_STEPS && isRising && sums.first <= each * STEPS_AT_FIRST;
}

function stepsOf(columns: readonly TypedColumn[], periods: readonly PeriodColumn[]) {
  const valueAt = periods.flatMap(({ place }) => {
    const column = columns[place];
    return column ? [numbersAt(column)] : [];
  });
  const sums = { first: 0, last: 0 };
  let [rows, steps, rises, falls] = [0, 0, 0, 0];
  for (let row = 0; row < (columns[0]?.ids.length ?? 0); row++) {
    // A period without a value, as one that has not come yet, says nothing of the sum.
    const values = valueAt.map((at) => at(row)).filter((value) => value !== null);
    if (values.every((value) => value === 0)) continue;
    rows++;
    for (let n = 1; n < values.length; n++) {
      const step = (values[n] ?? 0) - (values[n - 1] ?? 0);
      steps++;
      if (step > 0) rises++;
      if (step < 0) falls++;
    }
    sums.first += values[0] ?? 0;
    sums.last += values.at(-1) ?? 0;
  }
  return { steps, rises, falls, sums, rows };
}

/** The columns with each period's own amount, where they hold what it has come to so far. */
export function ownOfPeriods(columns: readonly TypedColumn[], wide: WideTable): TypedColumn[] {
  const periods = inOrder(wide);
  const made = new Map<number, TypedColumn>();
  periods.forEach(({ place }, n) => {
    const column = columns[place];
    const before = periods.slice(0, n).flatMap((each) => columns[each.place] ?? []);
    if (column && n > 0) made.set(place, lessLatest(column, before));
  });
  return columns.map((column, place) => made.get(place) ?? column);
}

/** Each row less the latest of the columns before it that has a value there. */
function lessLatest(column: TypedColumn, before: readonly TypedColumn[]): TypedColumn {
  const rows = Array.from(column.ids, (id, row) => {
    const value = column.read[id] ?? null;
    const earlier = before.map((each) => each.read[each.ids[row] ?? -1] ?? null);
    const last = earlier.findLast((each) => each !== null) ?? '0';
    return value === null ? null : toText(subtract(decimal(value), decimal(last)));
  });
  const { index, name, type, grain, format, currency } = column;
  return { ...derivedColumn({ index, name, type, grain, format }, rows), currency };
}
