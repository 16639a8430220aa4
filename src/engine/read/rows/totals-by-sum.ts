import { amountColumn, type RoleMap } from '../../columns/roles/role-map.ts';
import { add, compare, type Decimal, decimal } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { valueAt } from './decimal-marks.ts';
import { beginsAsTotal, isTotalLabel } from './total-labels.ts';

/**
 * Rows that sum the rows above them and are not labelled so in their first cell: the amount equals the
 * exact sum since the start or the last total, and the row has no date or no name of its own.
 */
export function totalsBySum(
  columns: readonly TypedColumn[],
  roles: RoleMap,
  amount = amountColumn(roles),
): Set<number> {
  const candidates = amount ? totalCandidates(columns, roles, amount) : [];
  const found = new Set<number>();
  if (!amount || candidates.length === 0 || candidates.length > amount.filled * 0.5) return found;
  let all: Decimal = zero;
  let group: Decimal = zero;
  let summed = 0;
  let next = 0;
  for (let r = 0; r < amount.ids.length && next < candidates.length; r++) {
    const value = valueAt(amount, r);
    const candidate = candidates[next]?.row === r ? candidates[next++] : undefined;
    if (value === null) continue;
    const number = decimal(value);
    const sums = summed >= 2 && (compare(number, all) === 0 || compare(number, group) === 0);
    if (candidate && summed >= 1 && (sums || candidate.certain)) {
      found.add(r);
      group = zero;
      continue;
    }
    all = add(all, number);
    group = add(group, number);
    summed++;
  }
  return found;
}

const zero = decimal('0');

/** Rows without anything of their own, or with a total's label and no date. */
function totalCandidates(
  columns: readonly TypedColumn[],
  roles: RoleMap,
  amount: TypedColumn,
): { row: number; certain: boolean }[] {
  const own = (
    [
      'date',
      'product',
      'productId',
      'orderId',
      'customer',
      'supplier',
      'account',
      'text',
      'voucher',
      'invoiceNumber',
    ] as const
  ).flatMap((role) => roles.get(role) ?? []);
  const date = roles.get('date');
  const flags = new Map(columns.map((column) => [column, labelFlags(column)]));
  const texts = columns.filter(
    (column) => column.type === 'text' && flags.get(column)?.some((flag) => flag > 0),
  );
  const candidates: { row: number; certain: boolean }[] = [];
  for (let row = 0; row < amount.ids.length; row++) {
    const bare =
      own.length > 0 &&
      own.every(
        (column) =>
          valueAt(column, row) === null || flags.get(column)?.[column.ids[row] ?? -1] === 2,
      );
    const labelled = texts.some((column) => (flags.get(column)?.[column.ids[row] ?? -1] ?? 0) > 0);
    const dateless = date === undefined || valueAt(date, row) === null;
    if (bare || (labelled && dateless)) candidates.push({ row, certain: labelled && bare });
  }
  return candidates;
}

/** For each distinct value: 2 = a total's label, 1 = begins as one, 0 = neither. */
function labelFlags(column: TypedColumn): number[] {
  return column.values.map((cell) => {
    if (typeof cell !== 'string') return 0;
    return isTotalLabel(cell) ? 2 : beginsAsTotal(cell) ? 1 : 0;
  });
}
