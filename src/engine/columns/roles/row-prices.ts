import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import { near, RATES, ROUNDING, wayOf } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesPayout, namesSum } from '../../table/vocabulary/header-words.ts';
import { namesPriceOfRow } from '../../table/vocabulary/order-terms.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, placeOf, type Roled, withRoles } from '../roled.ts';
import { isMoney } from '../types/is-money.ts';
import { numberAt } from '../types/number-at.ts';
import { isSumOf, minus, plus } from '../types/sums-of-columns.ts';
import { growsWithNumber } from './grows-with-number.ts';

/** Rows looked at; of their orders those that must tell, and the share of them that must agree. */
const SAMPLE = 2_000;
const FEWEST = 2;
/** Rows on which a price must be another column times the number: two may be so by chance. */
const FEWEST_PRODUCTS = 3;
const SHARE = 0.95;
/** Rows of an article with another number than the one before that must tell, and the share of them: prices change. */
const FEWEST_PAIRS = 4;
const SHARE_OF_PAIRS = 0.6;

/**
 * A price beside a number and no amount is of one of a thing, or of the whole row (`Radpris`): what stands for the order,
 * its sum or its VAT, proves which; where nothing does and the name says the row's, it is asked.
 */
export function rowPrices(table: Roled, { chosen, choices }: Ask): Roled {
  const [quantity, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  if (!quantity || !price || hasRole(table, 'revenue') || hasRole(table, 'grossRevenue'))
    return table;
  if (chosen[price.index] !== undefined) return table;
  const proof =
    provedBy(table, quantity, price) ??
    productOf(table, quantity, price) ??
    articleOf(table, quantity, price) ??
    paidOf(table, quantity, price);
  const isNamed = namesPriceOfRow(normaliseName(price.name));
  const taxed = proof === null ? taxedPrice(table, quantity, price) : null;
  if (proof?.is === 'unit' || choices?.rowPrice === 'unit') return table;
  const article = columnOf(table, 'productId') ?? columnOf(table, 'product');
  const grows = proof === null && growsWithNumber(quantity, price, article);
  if (proof === null && !isNamed && taxed === null && !grows) return table;
  const isGross = vatSide(normaliseName(price.name)) === 'including' || taxed === 'included';
  const role = isGross ? 'grossRevenue' : 'revenue';
  const reason = proof?.reason ?? reasonOf(price, quantity, { isNamed, grows });
  const own = withRoles(
    table,
    new Map([[placeOf(table, 'unitPrice'), { role, confidence: 0.8, reason }]]),
  );
  // Name and VAT say the same.
  const isTold = proof !== null || (isNamed && taxed !== null);
  const isOpen = !isTold && choices?.rowPrice === undefined;
  return isOpen ? { ...own, doubts: [...own.doubts, priceDoubt(quantity, price)] } : own;
}

/** Where the price is another column times the number, that is what one costs: `Nätter`, `Pris per natt`, `Pris`. */
function productOf(
  { columns }: Roled,
  quantity: TypedColumn,
  price: TypedColumn,
): { is: 'row'; reason: string } | null {
  const isPriceOfOne = (each: TypedColumn) => {
    if (each === quantity || each === price || each.type !== 'number' || each.percent) return false;
    let [telling, held] = [0, 0];
    for (let row = 0; row < Math.min(price.ids.length, SAMPLE); row++) {
      const [times, one, whole] = [quantity, each, price].map((column) => numberAt(column, row));
      if (!times || !one || !whole || Math.abs(times) === 1) continue;
      telling++;
      if (near(whole, times * one, ROUNDING)) held++;
    }
    return telling >= FEWEST_PRODUCTS && held >= telling * SHARE;
  };
  const by = columns.find(isPriceOfOne);
  const nameOf = ({ name }: TypedColumn) => name.trim();
  return by
    ? { is: 'row', reason: `${nameOf(price)} är ${nameOf(quantity)} × ${nameOf(by)}.` }
    : null;
}

/**
 * What several of an article stand at beside one of it, or another number: each row's price may grow with the number, or be
 * the same. Null where prices vary, or both are seen.
 */
function articleOf(
  table: Roled,
  quantity: TypedColumn,
  price: TypedColumn,
): { is: 'row' | 'unit'; reason: string } | null {
  const article = columnOf(table, 'productId') ?? columnOf(table, 'product');
  if (!article) return null;
  const before = new Map<number, { times: number; own: number }>();
  let [telling, row, unit] = [0, 0, 0];
  for (let at = 0; at < Math.min(price.ids.length, SAMPLE); at++) {
    const id = article.ids[at] ?? -1;
    const [times, own] = [numberAt(quantity, at), numberAt(price, at)];
    if (id < 0 || !times || !own || times < 0) continue;
    const last = before.get(id);
    before.set(id, { times, own });
    if (!last || last.times === times) continue;
    telling++;
    if (near(own * last.times, last.own * times, ROUNDING * (times + last.times))) row++;
    else if (near(own, last.own, ROUNDING)) unit++;
  }
  const most = Math.max(row, unit);
  if (most < FEWEST_PAIRS || most < telling * SHARE_OF_PAIRS || row + unit > most) return null;
  const grows = row > unit ? 'växer med' : 'är densamma vad som än står i';
  const reason = `${price.name.trim()} för samma artikel ${grows} ${quantity.name.trim()}.`;
  return { is: row > unit ? 'row' : 'unit', reason };
}

/** Further amounts that may stand between a price and what was paid. */
const MOST_TERMS = 5;

/** Where what was paid out or is to be paid is the price with fees, tips and the like, on rows of several: it is the row's. */
function paidOf(
  { columns }: Roled,
  quantity: TypedColumn,
  price: TypedColumn,
): { is: 'row'; reason: string } | null {
  const money = columns.filter((each) => each !== price && each !== quantity && isMoney(each));
  const paid = money.filter(({ name }) => {
    const words = normaliseName(name);
    return namesPayout(words) || namesSum(words) || words.startsWith('att betala');
  });
  const terms = money.filter((each) => !paid.includes(each)).slice(0, MOST_TERMS);
  const several = rowsOfSeveral(quantity);
  const signed = terms.flatMap((each) => [plus(each), minus(each)]);
  const isOf = (whole: TypedColumn) =>
    signed.some((one) =>
      [
        [one],
        ...signed.filter(({ column }) => column !== one.column).map((two) => [one, two]),
      ].some((some) => isSumOf(whole, [plus(price), ...some], FEWEST_PRODUCTS, several)),
    );
  const whole = several.length < FEWEST_PRODUCTS ? undefined : paid.find(isOf);
  const reason = `${whole?.name.trim()} är ${price.name.trim()} med det som står bredvid, också på rader med flera.`;
  return whole ? { is: 'row', reason } : null;
}

const rowsOfSeveral = (quantity: TypedColumn): Int32Array =>
  Int32Array.from(
    Array.from(quantity.ids.subarray(0, SAMPLE), (_, row) => row).filter(
      (row) => Math.abs(numberAt(quantity, row) ?? 0) > 1,
    ),
  );

function reasonOf(
  price: TypedColumn,
  quantity: TypedColumn,
  { isNamed, grows }: { isNamed: boolean; grows: boolean },
): string {
  if (isNamed) return 'Namnet säger att priset är hela radens.';
  return grows
    ? `${price.name.trim()} växer med ${quantity.name.trim()} från rad till rad.`
    : `Momsen på raderna är momsen i ${price.name.trim()}, inte i det gånger antalet.`;
}

/** How the VAT of rows with several things stands to their price, where it is not that of price × number; else null. */
function taxedPrice(
  table: Roled,
  quantity: TypedColumn,
  price: TypedColumn,
): 'included' | 'onTop' | null {
  const tax = columnOf(table, 'vat');
  if (!tax || tax.percent) return null;
  const rows = { telling: 0, included: 0, onTop: 0 };
  for (let row = 0; row < Math.min(price.ids.length, SAMPLE); row++) {
    const [times, each, own] = [quantity, price, tax].map((column) => numberAt(column, row));
    if (!times || !each || !own || Math.abs(times) < 2) continue;
    rows.telling++;
    const way = wayOf(Math.abs(each), Math.abs(own));
    const isOfAll = wayOf(Math.abs(each * times), Math.abs(own)) === way;
    if ((way === 'included' || way === 'onTop') && !isOfAll) rows[way]++;
  }
  const is = (['included', 'onTop'] as const).find((way) => rows[way] >= rows.telling * SHARE);
  return rows.telling >= FEWEST && is ? is : null;
}

/** What is asked of a price that may be the whole row's. */
export function priceDoubt(quantity: TypedColumn, price: TypedColumn): Doubt {
  return {
    id: 'rowPrice',
    text: `Är ${price.name.trim()} hela radens pris, eller priset för en av flera i ${quantity.name.trim()}?`,
    options: [
      { answer: 'row', label: 'Hela radens', change: { choices: { rowPrice: 'row' } } },
      { answer: 'unit', label: 'Priset för en', change: { choices: { rowPrice: 'unit' } } },
    ],
    chosen: 'row',
    blocks: 'ifSumsDiffer',
  };
}

/** An order of several rows: its prices as they stand, each times its number, and what another column says of it. */
interface OrderSums {
  rows: number;
  prices: number;
  products: number;
  /** NaN where the rows say several things, and it is not of the order. */
  stated: number;
  filled: number;
}

/** Which of the two a column that stands for the whole order comes to or is the VAT of; null where none tells. */
function provedBy(
  table: Roled,
  quantity: TypedColumn,
  price: TypedColumn,
): { is: 'row' | 'unit'; reason: string } | null {
  const order = columnOf(table, 'orderId');
  if (!order?.counts.some((rows) => rows > 1)) return null;
  for (const by of table.columns) {
    if (by === quantity || by === price || by.type !== 'number' || by.percent) continue;
    const orders = ordersOf(order, [quantity, price, by]).filter(({ rows }) => rows > 1);
    const isOfOrder = orders.every(
      ({ rows, filled, stated }) => filled <= 1 || (filled === rows && !Number.isNaN(stated)),
    );
    const telling = orders.filter(
      ({ prices, products, stated }) => !near(prices, products, ROUNDING) && stated !== 0,
    );
    if (!isOfOrder || telling.length < FEWEST) continue;
    const agree = (of: 'prices' | 'products') =>
      telling.filter((each) => fits(each[of], each.stated)).length;
    const [row, unit] = [agree('prices'), agree('products')];
    const reason = `Radernas ${price.name.trim()} är tillsammans vad ${by.name.trim()} säger.`;
    if (row !== unit && Math.max(row, unit) >= telling.length * SHARE)
      return { is: row > unit ? 'row' : 'unit', reason };
  }
  return null;
}

/** The same, with VAT on top or without it, or the VAT of it. */
const fits = (sum: number, stated: number) =>
  near(sum, stated, ROUNDING * 2) ||
  RATES.some((rate) =>
    [sum * rate, (sum * rate) / (1 + rate), sum / (1 + rate), sum * (1 + rate)].some((each) =>
      near(each, stated, ROUNDING * 4),
    ),
  );

function ordersOf(
  order: TypedColumn,
  [quantity, price, by]: [TypedColumn, TypedColumn, TypedColumn],
): OrderSums[] {
  const orders = new Map<number, OrderSums>();
  const none = { rows: 0, prices: 0, products: 0, stated: 0, filled: 0 };
  for (let row = 0; row < Math.min(price.ids.length, SAMPLE); row++) {
    const id = order.ids[row] ?? -1;
    const [times, each, stated] = [quantity, price, by].map((column) => numberAt(column, row));
    if (id < 0 || times == null || each == null) continue;
    const before = orders.get(id) ?? none;
    const isOther = stated != null && before.filled > 0 && before.stated !== stated;
    orders.set(id, {
      rows: before.rows + 1,
      prices: before.prices + each,
      products: before.products + times * each,
      stated: isOther ? Number.NaN : (stated ?? before.stated),
      filled: before.filled + (stated == null ? 0 : 1),
    });
  }
  return [...orders.values()];
}
