import type { TypedColumn } from '../../table/typed-column.ts';

/** Codes are few, and come again. */
const MOST_CODES = 8;
const TIMES = 2;
/** Whole numbers from here on that are no further apart are of cars, tills or departments. */
const LARGE = 100;
const NEAR = 20;

/** A column of codes written as numbers: 0 and 1, or a few numbers of two or three digits that stand on every row. */
export function isCode({ type, percent, read, ids, filled }: TypedColumn): boolean {
  if (type !== 'number' || percent || read.length > MOST_CODES) return false;
  const values = read.flatMap((value) => value ?? []);
  if (values.every((value) => /^[01]$/.test(value))) return true;
  const isRepeated = filled >= ids.length && filled >= values.length * TIMES;
  return isRepeated && (values.every((value) => /^[1-9]\d{1,2}$/.test(value)) || areNear(values));
}

function areNear(values: readonly string[]): boolean {
  if (values.length < 2 || !values.every((value) => /^[1-9]\d*$/.test(value))) return false;
  const numbers = values.map(Number);
  const least = Math.min(...numbers);
  return least >= LARGE && Math.max(...numbers) - least < NEAR;
}
