import type { TypedColumn } from '../../table/typed-column.ts';
import { numbersAt } from './number-at.ts';

/** Parts of one sum that stand side by side, and columns that are looked through. */
const MOST_PARTS = 8;
const MOST_COLUMNS = 40;
const LOOKED = 500;
/** Rows that must tell, and share of them that must agree. */
const FEWEST = 3;
const SHARE = 0.95;
const ROUNDING = 0.02;

/** Columns that side by side add up to the next one on the rows: amounts, whatever their names are. */
export function partsOfSums(columns: readonly TypedColumn[]): Set<TypedColumn> {
  const found = new Set<TypedColumn>();
  columns.slice(0, MOST_COLUMNS).forEach((whole, place) => {
    if (whole.type !== 'number' || whole.percent) return;
    for (let from = place - 2; from >= Math.max(0, place - MOST_PARTS); from--) {
      const parts = columns.slice(from, place);
      if (parts.some(({ type, percent }) => type !== 'number' || percent)) return;
      if (addUp(whole, parts)) for (const part of parts) found.add(part);
    }
  });
  return found;
}

function addUp(whole: TypedColumn, parts: readonly TypedColumn[]): boolean {
  const [sumAt, partsAt] = [numbersAt(whole), parts.map(numbersAt)];
  let telling = 0;
  let hits = 0;
  for (let row = 0; row < Math.min(whole.ids.length, LOOKED); row++) {
    const sum = sumAt(row);
    if (!sum) continue;
    let filled = 0;
    let all = 0;
    for (const partAt of partsAt) {
      const value = partAt(row);
      if (!value) continue;
      filled++;
      all += value;
    }
    if (filled < 2) continue;
    telling++;
    if (Math.abs(all - sum) <= ROUNDING) hits++;
  }
  return telling >= FEWEST && hits >= telling * SHARE;
}
