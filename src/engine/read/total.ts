import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  divide,
  multiply,
  round,
  subtract,
  toText,
} from '../facts/decimal.ts';
import { amountColumn } from '../table/amount-of.ts';
import type { ColumnRole } from '../table/roles.ts';
import type { TableColumn } from '../table/table.ts';
import type { UnderstoodColumn } from '../table/understanding.ts';
import { namesShare } from '../table/vocabulary/header-words.ts';
import type { Understood } from './understand.ts';

/**
 * What the amounts of a file are in all, exact and as a guide counts them: without VAT where the file says how much that
 * is, and less discount where they are quantity × price. Null where it has no amounts.
 */
export function totalOf({ understanding, table }: Understood): string | null {
  const { columns } = understanding;
  const withRole = (role: ColumnRole) => columns.find((column) => column.role === role);
  const amount = amountColumn(columns);
  const vat = withRole('vat');
  if (amount && isGross(amount) && vat) {
    const [whole, rate] = [table.columns[amount.index], table.columns[vat.index]];
    const share = shareOf(vat, rate);
    if (share !== null && whole && rate)
      return toText(sumWithout(whole, { ...rate, share }, table.used));
    if (share === null && vat.sum)
      return amount.sum && toText(subtract(decimal(amount.sum), decimal(vat.sum)));
  }
  if (amount) return amount.sum;
  const cells = (role: ColumnRole) => table.columns[withRole(role)?.index ?? -1];
  const [quantity, price] = [cells('quantity'), cells('unitPrice')];
  if (!quantity || !price) return null;
  const discount = withRole('discount');
  if (!discount) return toText(sumOfProducts([quantity, price], table.used));
  const less = table.columns[discount.index];
  const share = shareOf(discount, less);
  if (share === null) {
    const whole = sumOfProducts([quantity, price], table.used);
    return toText(subtract(whole, absolute(decimal(discount.sum ?? '0'))));
  }
  return toText(sumOfProducts([quantity, price], table.used, less && { ...less, share }));
}

const isGross = ({ role }: UnderstoodColumn) => role === 'grossRevenue' || role === 'grossAmount';

const ONE = decimal('1');

/** What one of a column of rates is worth as a share; null where it holds money. */
function shareOf(
  { name, format }: UnderstoodColumn,
  cells: TableColumn | undefined,
): Decimal | null {
  const values = cells?.values.flatMap((value) => (value ? [decimal(value)] : [])) ?? [];
  const isSmall = values.every((value) => compare(absolute(value), ONE) <= 0);
  if (isSmall && values.some(({ scale }) => scale > 0)) return ONE;
  return namesShare(name) || (format ?? '').includes('%') ? decimal('0.01') : null;
}

/** Of each row its amount without the VAT that a column of rates says is in it, in whole öre. */
function sumWithout(
  amount: TableColumn,
  rate: TableColumn & { share: Decimal },
  rows: Iterable<number>,
): Decimal {
  const nets = new Map<string, Decimal>();
  let sum = decimal('0');
  for (const row of rows) {
    const [own, each] = [amount.ids[row] ?? -1, rate.ids[row] ?? -1];
    const key = `${own} ${each}`;
    const whole = amount.values[own] ?? null;
    if (whole === null) continue;
    const share = multiply(decimal(rate.values[each] ?? '0'), rate.share);
    const net = nets.get(key) ?? round(divide(decimal(whole), add(ONE, share)), 2);
    nets.set(key, net);
    sum = add(sum, net);
  }
  return sum;
}

/** Of each row its values multiplied, less a discount that is a share of that. Equal rows are computed once. */
function sumOfProducts(
  [a, b]: readonly [TableColumn, TableColumn],
  rows: Iterable<number>,
  discount?: TableColumn & { share: Decimal },
): Decimal {
  const alike = new Map<string, { row: number; times: number }>();
  for (const row of rows) {
    const key = `${a.ids[row]} ${b.ids[row]} ${discount?.ids[row] ?? ''}`;
    const known = alike.get(key);
    if (known) known.times++;
    else alike.set(key, { row, times: 1 });
  }
  const read = ({ ids, values }: TableColumn, row: number) => values[ids[row] ?? -1] ?? null;
  let sum = decimal('0');
  for (const { row, times } of alike.values()) {
    const [x, y] = [read(a, row), read(b, row)];
    if (!x || !y) continue;
    const whole = multiply(decimal(x), decimal(y));
    const rate = discount ? multiply(decimal(read(discount, row) ?? '0'), discount.share) : null;
    const each = rate ? subtract(whole, round(multiply(whole, rate), 2)) : whole;
    sum = add(sum, multiply(each, decimal(String(times))));
  }
  return sum;
}
