import { guessRoles } from '../../columns/roles/guess-roles.ts';
import { amountColumn } from '../../columns/roles/role-map.ts';
import { isMoney } from '../../columns/types/is-money.ts';
import { numberAt } from '../../columns/types/number-at.ts';
import { compare, type Decimal, negate, sign, subtract, toNumber } from '../../facts/decimal.ts';
import type { Row } from '../../table/cell.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { formatCount, formatMoney } from '../../text/format.ts';
import type { Interpreted } from '../interpret.ts';
import { sumRows } from '../rows/column-sums.ts';
import type { ReconcileInput } from './reconcile-input.ts';
import { isBeyondRounding, numberIn, type StatedTotal } from './stated-totals.ts';
import { contradictedTotals } from './total-check.ts';

/** Other columns offered where none of them is the stated total. */
const MOST_OTHERS = 2;

/** The rows as they are, whatever the file says of their sum. */
const rowsOption = (rows: number): Doubt['options'][number] => ({
  answer: 'rows',
  label: `De ${formatCount(rows)} raderna som de står`,
  change: { choices: { total: 'rows' } },
});

/** Share of a sum of products that a total may differ by, where prices were rounded before they were multiplied. */
const NEAR = 0.0005;

/**
 * What is asked where the amounts are quantity × price alone, and a total of the file is neither that nor the sum of any
 * of its columns.
 */
export function productTotalDoubts(
  { byRole, ledger }: Interpreted,
  input: ReconcileInput,
  { choices }: ReadOverrides,
): Doubt[] {
  const [quantity, price] = [byRole.get('quantity'), byRole.get('unitPrice')];
  if (amountColumn(byRole) || !quantity || !price || ledger || choices?.total) return [];
  const sum = productSum(input.used, quantity, price);
  const less = byRole.get('discount');
  const discount = Math.abs(less ? plainSum(input.used, less) : 0);
  const sums = [sum, sum - discount];
  const isSum = (row: Row) =>
    row.cells.some((_, index) => {
      const value = numberIn(row, { ...price, index });
      const own = value === null ? Number.NaN : toNumber(value);
      return sums.some((each) => Math.abs(own - each) <= Math.abs(each) * NEAR);
    });
  const open = input.totals.filter((row) => !isSum(row)).map(({ line }) => line);
  const discounts = input.money.filter(
    (column) => discount > 0 && Math.abs(Math.abs(plainSum(input.used, column)) - discount) < 0.005,
  );
  const amiss =
    contradictedTotals(input).findLast(({ line }) => open.includes(line)) ??
    // A total of quantity × price says nothing of what was taken off.
    contradictedTotals({ ...input, money: discounts }).at(-1);
  if (!amiss) return [];
  const stated = formatMoney(amiss.value, { currency: input.currency, decimals: 2 });
  const text = `Filen säger själv att en summa är ${stated} (rad ${amiss.line}), men varken ${quantity.name.trim()} × ${price.name.trim()} eller någon kolumn blir det. Stämmer raderna?`;
  return [{ id: 'total', text, options: [rowsOption(input.used.length)], blocks: 'always' }];
}

const plainSum = (used: ArrayLike<number>, column: TypedColumn) =>
  Array.from(used).reduce((sum, row) => sum + (numberAt(column, row) ?? 0), 0);

const productSum = (used: ArrayLike<number>, quantity: TypedColumn, price: TypedColumn) =>
  Array.from(used).reduce(
    (sum, row) => sum + (numberAt(quantity, row) ?? 0) * (numberAt(price, row) ?? 0),
    0,
  );

interface About {
  used: Int32Array;
  stated: readonly StatedTotal[];
  currency: string | null;
  overrides: ReadOverrides;
}

/**
 * What is asked where the file's own total says another sum than its rows, or where the sum is nothing or less: no figure
 * is shown before it is answered.
 */
export function totalDoubts(table: Interpreted, about: About): Doubt[] {
  const { used, stated, currency, overrides } = about;
  const amount = amountColumn(table.byRole);
  if (!amount || used.length === 0 || overrides.choices?.total) return [];
  const sum = sumRows(amount, used);
  const money = (value: Decimal) => formatMoney(value, { currency, decimals: 2 });
  const amiss = stated.filter(({ isExplained }) => !isExplained).at(-1);
  const name = amount.name.trim();
  if (amiss && !isStated(amount, sum, amiss.value, used.length)) {
    const text = `Filen säger själv att summan är ${money(amiss.value)} (rad ${amiss.line}), men raderna i ${name} blir ${money(sum)}. Vad ska räknas?`;
    return [doubtOf(table, { amount, used, text, isSo: (own) => compare(own, amiss.value) === 0 })];
  }
  if (sign(sum) > 0) return [];
  const text = `Beloppen i ${name} blir ${money(sum)} sammanlagt, och ${table.reading.texts.total} är sällan noll eller mindre. Vad ska räknas?`;
  const doubt = doubtOf(table, { amount, used, text, isSo: (own) => sign(own) > 0 });
  const isTurnable = sign(sum) < 0 && table.reading.ledger.isCredit;
  return [isTurnable ? { ...doubt, options: [turned, ...doubt.options] } : doubt];
}

/** Whether a total is the rows', also where the file writes both with the other sign. */
function isStated(amount: TypedColumn, sum: Decimal, stated: Decimal, rows: number): boolean {
  const both = amount.name.startsWith('−') ? [stated, negate(stated)] : [stated];
  return both.some((value) => !isBeyondRounding(subtract(sum, value), rows, value));
}

/** Programs that keep books write income as credit, below zero. */
const turned: Doubt['options'][number] = {
  answer: 'turned',
  label: 'Raderna med omvänt tecken: intäkterna är skrivna med minus',
  change: { choices: { total: 'turned' } },
};

interface Asked {
  amount: TypedColumn;
  used: Int32Array;
  text: string;
  /** True of a sum that would settle it. */
  isSo: (sum: Decimal) => boolean;
}

function doubtOf(table: Interpreted, { amount, used, text, isSo }: Asked): Doubt {
  const role = table.roles[table.columns.indexOf(amount)]?.role ?? table.reading.amount.net;
  const not = new Set([amount, table.byRole.get('vat')]);
  const isVat = (column: TypedColumn) => guessRoles(column, table.reading)[0]?.role === 'vat';
  const others = table.columns.filter(
    (column) => !not.has(column) && isMoney(column) && !isVat(column),
  );
  const settling = others.filter((column) => isSo(sumRows(column, used)));
  // The price of one is not what a row sold for.
  const likely = others.filter((column) => column !== table.byRole.get('unitPrice'));
  const offered = (settling.length > 0 ? settling : likely).slice(0, MOST_OTHERS);
  return {
    id: 'total',
    text,
    options: [rowsOption(used.length), ...offered.map((column) => optionOf(column, role))],
    blocks: 'always',
  };
}

const optionOf = ({ name, index }: TypedColumn, role: ColumnRole) => ({
  answer: `column ${index}`,
  label: `Kolumnen ${name.trim()} i stället`,
  change: { roles: { [index]: role }, choices: { total: 'rows' as const } },
});
