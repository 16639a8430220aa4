import type { TypedColumn } from '../../table/typed-column.ts';
import { numberAt } from '../types/number-at.ts';
import { keyOf, type MakeCheck } from './make.ts';

/** Rows looked at; a make that is not what it seems shows it in the first. */
const LOOKED = 2000;
/** Share of the telling rows on which a check must hold. */
const SHARE = 0.9;
/** What rounding of each part to öre or kronor may add up to. */
const ROUNDING = 1.01;

/** Whether a check holds of the rows; null where its columns are missing or no row tells. */
export function holds(columns: readonly TypedColumn[], check: MakeCheck): boolean | null {
  const find = (name: string) =>
    columns.find((column) => column.type === 'number' && keyOf(column.name) === keyOf(name));
  if (check.kind === 'sum') {
    const [whole, parts, less] = [
      find(check.whole),
      check.parts.map(find),
      (check.less ?? []).map(find),
    ];
    if (!whole || [...parts, ...less].includes(undefined)) return null;
    const sumAt = (of: readonly (TypedColumn | undefined)[], row: number) =>
      of.reduce((sum, column) => sum + Math.abs((column && numberAt(column, row)) ?? 0), 0);
    return mostRows(whole, (row, value) => {
      const sum = sumAt(parts, row) - sumAt(less, row);
      return Math.abs(Math.abs(value) - sum) <= ROUNDING;
    });
  }
  const amount = find(check.amount);
  const other = find(check.kind === 'vat' ? check.vat : check.balance);
  if (!amount || !other) return null;
  if (check.kind === 'vat') {
    const most = check.isIncluded ? 0.2 : 0.25;
    return mostRows(amount, (row, value) => {
      const tax = numberAt(other, row) ?? 0;
      return Math.abs(tax) <= Math.abs(value) * most + ROUNDING;
    });
  }
  return moves(amount, other);
}

/** Null where no row has an amount other than zero. */
function mostRows(
  column: TypedColumn,
  isSo: (row: number, value: number) => boolean,
): boolean | null {
  let telling = 0;
  let hits = 0;
  for (let row = 0; row < Math.min(column.ids.length, LOOKED); row++) {
    const value = numberAt(column, row);
    if (!value) continue;
    telling++;
    if (isSo(row, value)) hits++;
  }
  return telling === 0 ? null : hits >= telling * SHARE;
}

function moves(amount: TypedColumn, balance: TypedColumn): boolean | null {
  const isMoved = (later: boolean) =>
    mostRows(amount, (row, value) => {
      const [before, after] = later ? [row - 1, row] : [row + 1, row];
      const [a, b] = [numberAt(balance, before), numberAt(balance, after)];
      if (a === null || a === undefined || b === null || b === undefined) return true;
      return Math.abs(b - a - value) < 0.011;
    });
  const [oldestFirst, newestFirst] = [isMoved(true), isMoved(false)];
  return oldestFirst === null ? null : oldestFirst || newestFirst === true;
}
