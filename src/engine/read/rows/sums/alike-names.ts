import type { TypedColumn } from '../../../table/typed-column.ts';
import { type FoundSums, type Hit, scan } from './scan.ts';

/** Times that a name must come back. */
const FEWEST = 2;
/** Names are held against the rows where at least so many of them are other rows: a sum is of something. */
const LEAST_OTHERS = 0.5;
/** So many rows of one name do not by chance each equal the one row above them. */
const MANY = 3;
/** Names of one column that are tried: by chance alone few come to so much. */
const MOST_NAMES = 50;

/**
 * Sums that look as any other row and have one name in common: `Dagens kassa` after the sales of each day. `found` are
 * the rows that are sums already.
 */
export function sumsOfOneName(
  columns: readonly TypedColumn[],
  units: readonly Float64Array[],
  found: FoundSums,
): FoundSums {
  const isAnyFound = found.proved.size + found.open.size > 0;
  const left = isAnyFound
    ? units.map((unit) => unit.map((value, row) => (isFound(found, row) ? NaN : value)))
    : units;
  for (const column of columns) {
    if (column.type !== 'text' || column.read.every(isCode)) continue;
    for (const id of candidatesIn(column, left)) {
      const candidates = Uint8Array.from(column.ids, (own) => (own === id ? 1 : 0));
      const rows = candidates.reduce((all, one) => all + one, 0);
      const hits = scan(left, {
        candidates,
        backwards: false,
        least: { members: 1, amounts: 1 },
      });
      if (hits.length < rows || followsItself(column, id)) continue;
      const isProved = hits.some(({ members }) => members > 1);
      if (!isProved && (hits.length < MANY || areOfOneName(column, hits))) continue;
      const own = new Set([
        ...(isProved ? found.proved : found.open),
        ...hits.map(({ row }) => row),
      ]);
      return isProved ? { ...found, proved: own } : { ...found, open: own };
    }
  }
  return found;
}

/** A number of orders names no sums, whatever the rows of one come to. */
const isCode = (text: string | null) => text === null || !/\p{L}{2}/u.test(text);

/** Whether two rows of the name follow on each other: the second would sum the first. */
const followsItself = ({ ids }: TypedColumn, id: number) =>
  ids.some((own, row) => own === id && ids[row - 1] === id);

/** Whether what each equals has one name too: of two who pay the same neither sums the other. */
const areOfOneName = ({ ids }: TypedColumn, hits: readonly Hit[]) =>
  new Set(hits.map(({ row }) => ids[row - 1])).size === 1;

const isFound = ({ proved, open }: FoundSums, row: number) => proved.has(row) || open.has(row);

/** The values whose rows are, in all, as much as the other rows above the last of them, or whose last row is. */
function candidatesIn(column: TypedColumn, units: readonly Float64Array[]): number[] {
  const isSo = Uint8Array.from(column.counts, (count) =>
    count >= FEWEST && count <= column.ids.length * LEAST_OTHERS ? 1 : 0,
  );
  if (!isSo.includes(1)) return [];
  for (const unit of units) {
    const sums = new Float64Array(column.values.length);
    const rowsLeft = Int32Array.from(column.counts);
    let all = 0;
    for (let row = 0; row < unit.length; row++) {
      const id = column.ids[row] ?? -1;
      const value = unit[row] || 0;
      all += value;
      if (id < 0) continue;
      sums[id] = (sums[id] ?? 0) + value;
      rowsLeft[id] = (rowsLeft[id] ?? 0) - 1;
      if (rowsLeft[id] === 0 && sums[id] * 2 !== all && value !== all - sums[id]) isSo[id] = 0;
    }
    sums.forEach((sum, id) => {
      if (units.length === 1 && sum === 0) isSo[id] = 0;
    });
  }
  return [...isSo.keys()].filter((id) => isSo[id] === 1).slice(0, MOST_NAMES);
}
