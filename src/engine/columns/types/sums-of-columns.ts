import type { TypedColumn } from '../../table/typed-column.ts';
import { numbersAt } from './number-at.ts';

/** Rows looked at: more add nothing to the proof. */
const LOOKED = 2000;
const PROVED = 0.95;
/** So many misses on the first rows are too many for what follows to make up for. */
const FIRST_LOOK = 40;
const HOPELESS = 10;
/** Share of the rows on which a part has a value that must agree: a part on a row or two proves nothing by the others. */
const MOST_OF_TERM = 0.75;
/** Columns that are tried: each is held against two others. */
const MOST_COLUMNS = 40;
/** Rows that must tell, where no name says that it may be so. */
const FEWEST = 2;
/** Each part is rounded by itself. */
const ROUNDING = 0.006;

/** A column taken with plus or with minus. */
export interface Term {
  column: TypedColumn;
  sign: 1 | -1;
}

/**
 * Whether a column is the sum of others, row by row: on nearly all rows, and on most of those on which each of the others
 * has a value, which some must. An empty cell beside a filled one is nothing. Only `rows` are looked at where they are given.
 */
export function isSumOf(
  whole: TypedColumn,
  terms: readonly Term[],
  fewest = FEWEST,
  rows?: Int32Array,
): boolean {
  const sumAt = numbersAt(whole);
  const used = terms.map(({ column, sign }) => ({ at: numbersAt(column), sign, rows: 0, hits: 0 }));
  let telling = 0;
  let hits = 0;
  const length = Math.min(rows?.length ?? whole.ids.length, LOOKED);
  for (let place = 0; place < length; place++) {
    const row = rows?.[place] ?? place;
    const sum = sumAt(row);
    if (sum === null) continue;
    let filled = 0;
    let all = 0;
    for (const { at, sign } of used) {
      const value = at(row);
      if (value === null) continue;
      filled++;
      all += sign * value;
    }
    if (filled === 0) continue;
    telling++;
    const isHit = Math.abs(all - sum) <= ROUNDING * (terms.length + 1);
    if (isHit) hits++;
    if (telling <= FIRST_LOOK && telling - hits > HOPELESS) return false;
    for (const own of used) {
      if (!own.at(row)) continue;
      own.rows++;
      if (isHit) own.hits++;
    }
  }
  const isUsed = used.every((own) => own.hits > 0 && own.hits >= own.rows * MOST_OF_TERM);
  return telling >= fewest && hits >= telling * PROVED && isUsed;
}

export const plus = (column: TypedColumn): Term => ({ column, sign: 1 });
export const minus = (column: TypedColumn): Term => ({ column, sign: -1 });

/** Columns of numbers that may be money and that the user said nothing of. */
export const moneyColumns = (
  columns: readonly TypedColumn[],
  chosen: Readonly<Record<number, unknown>>,
): TypedColumn[] =>
  columns
    .filter(
      ({ type, percent, index }) => type === 'number' && !percent && chosen[index] === undefined,
    )
    .slice(0, MOST_COLUMNS);
