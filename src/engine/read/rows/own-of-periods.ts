import { riseSoFar } from '../../columns/amounts/rises-so-far.ts';
import { derivedColumn } from '../../columns/types/derived-column.ts';
import { numbersAt } from '../../columns/types/number-at.ts';
import { decimal, subtract, toText } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { PeriodColumn } from './even-periods.ts';
import type { WideTable } from './wide-table.ts';

const FEWEST_PERIODS = 3;

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
  return riseSoFar(rowsOf(columns, periods), isTitled);
}

/** What each row has come to; a period without a value, as one that has not come yet, says nothing of the sum. */
function rowsOf(columns: readonly TypedColumn[], periods: readonly PeriodColumn[]): number[][] {
  const valueAt = periods.flatMap(({ place }) => {
    const column = columns[place];
    return column ? [numbersAt(column)] : [];
  });
  return Array.from(columns[0]?.ids ?? [], (_, row) =>
    valueAt.map((at) => at(row)).filter((value) => value !== null),
  );
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
