import { amountColumn, type RoleMap } from '../../columns/roles/role-map.ts';
import { numberAt, numbersOf } from '../../columns/types/number-at.ts';
import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  multiply,
  subtract,
  toText,
} from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import { formatMoney, formatNumber } from '../../text/format.ts';
import type { ReconcileInput } from './reconcile-input.ts';

/** Share of the rows whose amount is number × price: on fewer the price is of another kind, such as a list price. */
export const MOST = 0.5;
/** Rows that must have what is on top, where its name says neither freight nor a fee. */
const FEWEST_ON_TOP = 3;
/** Words that say what kind of row it is are few. */
const MOST_WORDS = 12;

/** What is held against each other: each row's quantity × price, less the discount, and its amount. */
export interface ProductColumns {
  quantity: TypedColumn;
  price: TypedColumn;
  amount: TypedColumn;
  discount: TypedColumn | undefined;
}

/** Null where the file lacks one of them. */
export function productColumns({ roles }: Pick<ReconcileInput, 'roles'>): ProductColumns | null {
  const [quantity, price] = [roles.get('quantity'), roles.get('unitPrice')];
  const amount = amountForPrice(roles, price);
  return quantity && price && amount
    ? { quantity, price, amount, discount: roles.get('discount') }
    : null;
}

/** Holds each row's quantity × price against its amount. */
export function checkProduct(input: ReconcileInput): ReconciliationCheck {
  const title = 'Antal × pris mot belopp';
  const [quantity, price] = [input.roles.get('quantity'), input.roles.get('unitPrice')];
  const amount = amountForPrice(input.roles, price);
  if (!quantity || !price || !amount) {
    const lacking = [quantity ? '' : 'antal', price ? '' : 'pris', amount ? '' : 'belopp'].filter(
      (word) => word !== '',
    );
    return {
      id: 'product',
      status: 'notPossible',
      title,
      text: `Filen saknar ${lacking.join(' och ')}, så raderna kan inte räknas om.`,
      difference: null,
      rows: [],
    };
  }
  const money = (value: Decimal) => formatMoney(value, { currency: input.currency, decimals: 2 });
  const discount = input.roles.get('discount');
  const result = compareProducts(input, { quantity, price, amount, discount });
  const names = `${quantity.name.trim()} × ${price.name.trim()}${result.discounted ? ` − ${input.roles.get('discount')?.name.trim()}` : ''}`;
  const isOpen = result.open.count > 0;
  const onTop = isOpen ? onTopOf(input, { quantity, price, amount }) : null;
  const free = isOpen ? wordOfNothing(input, { quantity, price, amount }) : null;
  if (result.rows.length === 0 || onTop !== null) {
    const whole = onTop === null ? names : `${names} + ${onTop.name.trim()}`;
    return {
      id: 'product',
      status: 'ok',
      title,
      text: `${whole} är lika med ${amount.name.trim()} på alla ${formatNumber(result.checked)} rader.`,
      difference: null,
      rows: [],
    };
  }
  if (result.checked - result.count < result.checked * MOST) {
    return {
      id: 'product',
      status: 'notPossible',
      title,
      text: `${names} är något annat än ${amount.name.trim()} på de flesta av raderna, så de kan inte räknas om. Beloppet i ${amount.name.trim()} används.`,
      difference: null,
      rows: [],
    };
  }
  return {
    id: 'product',
    status: isOpen && free === null ? 'difference' : 'ok',
    title,
    text: `${names} skiljer sig från ${amount.name.trim()} på ${formatNumber(result.count)} av ${formatNumber(result.checked)} rader, sammanlagt ${money(result.difference)}. Beloppet i ${amount.name.trim()} används.`,
    difference: toText(result.difference),
    rows: result.rows,
  };
}

/** The freight, fee or other column that is in the amount beside number × price, where it makes up for every row. */
export function onTopOf(
  { money, used }: Pick<ReconcileInput, 'money' | 'used'>,
  { quantity, price, amount }: Pick<ProductColumns, 'quantity' | 'price' | 'amount'>,
): TypedColumn | null {
  const isOther = (column: TypedColumn) =>
    column !== amount && column !== price && column !== quantity && isOnSeveral(column);
  const kindOf = ({ name }: TypedColumn) => termKind(normaliseName(name));
  const isNamed = (column: TypedColumn) => ['freight', 'fee'].includes(kindOf(column));
  const isOnSeveral = (more: TypedColumn) =>
    isNamed(more) || Array.from(used).filter((row) => numberAt(more, row)).length >= FEWEST_ON_TOP;
  const isWhole = (more: TypedColumn) =>
    Array.from(used).every((row) => {
      const [sum, times, each] = [amount, quantity, price].map((column) => numberAt(column, row));
      if (sum == null || times == null || each == null) return true;
      const off = sum - times * each - (numberAt(more, row) ?? 0);
      return Math.abs(off) <= 0.0051 * (1 + Math.abs(times));
    });
  return money.filter(isOther).find(isWhole) ?? null;
}

/**
 * The column whose words stand on the rows without an amount and on no other, where those are the only ones on which
 * the amount is not number × price: nobody was charged for them.
 */
export function wordOfNothing(
  { used, columns }: Pick<ReconcileInput, 'used' | 'columns'>,
  { quantity, price, amount }: Pick<ProductColumns, 'quantity' | 'price' | 'amount'>,
): TypedColumn | null {
  const free: number[] = [];
  const sold: number[] = [];
  for (const row of Array.from(used)) {
    const [sum, times, each] = [amount, quantity, price].map((column) => numberAt(column, row));
    if (sum == null || !times || !each) continue;
    if (isSame(sum, times, each)) sold.push(row);
    else if (sum === 0) free.push(row);
    else return null;
  }
  const isSo = ({ type, ids, values }: TypedColumn) => {
    if (type !== 'text' || values.length > MOST_WORDS) return false;
    const words = new Set(free.map((row) => ids[row] ?? -1));
    return !words.has(-1) && sold.every((row) => !words.has(ids[row] ?? -1));
  };
  return free.length === 0 || sold.length === 0 ? null : (columns.find(isSo) ?? null);
}

/** A price with VAT is held against the amount with VAT where the file has both, one without never. */
function amountForPrice(roles: RoleMap, price: TypedColumn | undefined): TypedColumn | undefined {
  const gross = roles.get('grossRevenue');
  const side = price ? vatSide(normaliseName(price.name)) : null;
  if (side === 'excluding' && !roles.has('revenue')) return undefined;
  return side === 'including' && gross ? gross : amountColumn(roles);
}

export interface Products {
  checked: number;
  count: number;
  rows: number[];
  difference: Decimal;
  discounted: boolean;
  /** Of the rows that differ those that are not the product less whole per cent of it: no discount explains them. */
  open: { count: number; line: number; difference: Decimal };
}

const compared = new WeakMap<ReconcileInput['used'], { of: ProductColumns; products: Products }>();

/** Rows where amount and product differ by more than half an öre per unit. The check and the question both ask. */
export function compareProducts(
  input: Pick<ReconcileInput, 'used' | 'lines'>,
  of: ProductColumns,
): Products {
  const known = compared.get(input.used);
  const isSameAs = (other: ProductColumns) =>
    (['quantity', 'price', 'amount', 'discount'] as const).every(
      (part) => of[part] === other[part],
    );
  if (known && isSameAs(known.of)) return known.products;
  const products = productsBy(input, of);
  compared.set(input.used, { of, products });
  return products;
}

function productsBy(
  input: Pick<ReconcileInput, 'used' | 'lines'>,
  { quantity, price, amount, discount }: ProductColumns,
): Products {
  const plain = productsOf(input, quantity, price, amount, undefined);
  if (!discount || plain.count === 0) return plain;
  const less = productsOf(input, quantity, price, amount, discount);
  return less.count < plain.count ? less : plain;
}

function productsOf(
  input: Pick<ReconcileInput, 'used' | 'lines'>,
  quantity: TypedColumn,
  price: TypedColumn,
  amount: TypedColumn,
  discount: TypedColumn | undefined,
): Products {
  const result: Products = {
    checked: 0,
    count: 0,
    rows: [],
    difference: decimal('0'),
    discounted: discount !== undefined,
    open: { count: 0, line: 0, difference: decimal('0') },
  };
  const scale = discount ? scaleOf(discount) : 'money';
  const numbers = {
    quantity: numbersOf(quantity),
    price: numbersOf(price),
    amount: numbersOf(amount),
  };
  // Rows repeat: each combination of distinct values is computed once.
  const known = new Map<number, Decimal | null>();
  for (let n = 0; n < input.used.length; n++) {
    const r = input.used[n] ?? -1;
    const [q, p, a] = [quantity.ids[r] ?? -1, price.ids[r] ?? -1, amount.ids[r] ?? -1];
    const d = discount?.ids[r] ?? -1;
    if (q < 0 || p < 0 || a < 0) continue;
    if (d < 0 && isSame(numbers.amount[a], numbers.quantity[q], numbers.price[p])) {
      result.checked++;
      continue;
    }
    const key =
      ((q * price.values.length + p) * amount.values.length + a) *
        ((discount?.values.length ?? 0) + 1) +
      d +
      1;
    let difference = known.get(key);
    if (difference === undefined) {
      difference = differenceOf(
        [quantity.read[q], price.read[p], amount.read[a], d < 0 ? '0' : (discount?.read[d] ?? '0')],
        scale,
      );
      known.set(key, difference);
    }
    if (difference === null) continue;
    result.checked++;
    if (difference.units === 0n) continue;
    result.count++;
    result.difference = add(result.difference, difference);
    if (result.rows.length < 50) result.rows.push(input.lines[r] ?? 0);
    if (isDiscounted(numbers.amount[a], numbers.quantity[q], numbers.price[p])) continue;
    result.open = withRow(result.open, input.lines[r] ?? 0, difference);
  }
  return result;
}

const withRow = (open: Products['open'], line: number, difference: Decimal): Products['open'] => ({
  count: open.count + 1,
  line: open.count === 0 ? line : open.line,
  difference: add(open.difference, difference),
});

/** True where floating point is enough to see that the amount is the product, well within half an öre per unit. */
const isSame = (amount = Number.NaN, quantity = Number.NaN, price = Number.NaN) =>
  Math.abs(amount - quantity * price) <=
  0.0049 * (1 + Math.abs(quantity)) - 1e-9 * Math.abs(amount);

/** Most per cent that a discount takes. */
const MOST_OFF = 75;

/** True where the amount is the product less whole per cent of it, to the öre. */
function isDiscounted(amount = Number.NaN, quantity = Number.NaN, price = Number.NaN): boolean {
  const whole = quantity * price;
  const off = (1 - amount / whole) * 100;
  const nearest = Math.round(off);
  if (nearest < 1 || nearest > MOST_OFF) return false;
  return Math.abs(whole * (1 - nearest / 100) - amount) <= 0.006 * (1 + Math.abs(quantity));
}

/** How a discount is written: as money, as a share of one (`0,1`, `10 %`) or as percent (`10`). */
function scaleOf(discount: TypedColumn): 'money' | 'share' | 'percent' {
  const values = discount.read.flatMap((value) => (value === null ? [] : [decimal(value)]));
  const one = decimal('1');
  const small = values.every((value) => compare(absolute(value), one) <= 0);
  if (small && values.some(({ scale }) => scale > 0)) return 'share';
  return namesShare(discount.name) ? 'percent' : 'money';
}

/** Amount − (quantity × price − discount), the discount in money or as a share; 0 within half an öre per unit, null where a value is missing. */
function differenceOf(
  values: readonly (string | null | undefined)[],
  scale: 'money' | 'share' | 'percent',
): Decimal | null {
  const [q, p, a, d] = values;
  if (!q || !p || !a || !d) return null;
  const whole = multiply(decimal(q), decimal(p));
  const written = absolute(decimal(d));
  const less = scale === 'percent' ? multiply(written, decimal('0.01')) : written;
  const product = subtract(whole, scale === 'money' ? less : multiply(whole, less));
  const difference = subtract(decimal(a), product);
  const slack = multiply(decimal('0.005'), add(decimal('1'), absolute(decimal(q))));
  return compare(absolute(difference), slack) <= 0 ? decimal('0') : difference;
}
