import {
  customers,
  products,
  type SampleCustomer,
  type SampleProduct,
  yearShape,
} from './sample-company-data.ts';

const MONTHS = 24;
const FIRST = { year: 2024, month: 10 };
/** New prices and costs apply from this month (January 2026). */
const NEW_PRICES = 14;
const HEADER =
  'Datum;Ordernr;Kundnamn;Artikelnr;Benämning;Varugrupp;Kanal;Antal;À-pris;Rabatt;Summa exkl. moms;Inköpskostnad';

/** Mulberry32: small, good enough here, and the same on all platforms. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SEED = 20261031;

type Random = () => number;

interface Line {
  date: string;
  order: number;
  customer: SampleCustomer;
  product: SampleProduct;
  quantity: number;
  price: number;
  discount: number;
  cost: number;
}

/** Öre as `1234,50`. */
function kronor(ore: number): string {
  const absolute = Math.abs(ore);
  const cents = (absolute % 100).toString().padStart(2, '0');
  return `${ore < 0 ? '-' : ''}${Math.floor(absolute / 100)},${cents}`;
}

function calendar(index: number): { year: number; month: number; days: number } {
  const year = FIRST.year + Math.floor((FIRST.month + index) / 12);
  const month = (FIRST.month + index) % 12;
  return { year, month, days: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() };
}

function seasonWeight(product: SampleProduct, month: number): number {
  if (product.season === 'christmas') return [9, 10, 11].includes(month) ? 3 : 0;
  if (product.season === 'summer') return [4, 5, 6, 7].includes(month) ? 2.6 : 0.5;
  return 1;
}

function weightOf(product: SampleProduct, index: number, month: number): number {
  if (index > (product.lastMonth ?? MONTHS) || index < (product.firstMonth ?? 0)) return 0;
  const drift = (product.drift ?? 1) ** (index / 12);
  return product.weight * drift * seasonWeight(product, month);
}

function picked(random: Random, index: number, month: number): SampleProduct {
  const weights = products.map((product) => weightOf(product, index, month));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, product] of products.entries()) {
    left -= weights[at] ?? 0;
    if (left <= 0 && (weights[at] ?? 0) > 0) return product;
  }
  throw new RangeError('no product sells this month');
}

/** Weekdays, more of them early in the week; web orders also on Sundays. */
function dayIn(random: Random, index: number, channel: SampleCustomer['channel']): string {
  const { year, month, days } = calendar(index);
  for (;;) {
    const day = 1 + Math.floor(random() * days);
    const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
    const chance = [channel === 'Webb' ? 0.5 : 0, 1, 0.95, 0.8, 0.75, 0.5, 0][weekday] ?? 0;
    if (random() <= chance)
      return `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  }
}

function lineOf(
  random: Random,
  index: number,
  customer: SampleCustomer,
  date: string,
  order: number,
): Line {
  const { month } = calendar(index);
  const product = picked(random, index, month);
  const spread = 0.5 + random();
  const quantity = Math.max(1, Math.round(product.quantity * customer.size * spread));
  const isNew = index >= NEW_PRICES;
  const price = Math.round((product.price * (isNew ? (product.newPrice ?? 1) : 1)) / 100) * 100;
  const cost = Math.round(product.cost * (isNew ? (product.newCost ?? 1) : 1));
  const discount = Math.round((quantity * price * (customer.discount ?? 0)) / 100);
  return { date, order, customer, product, quantity, price, discount, cost: quantity * cost };
}

function ordersOf(random: Random, customer: SampleCustomer, index: number): number {
  if (index > (customer.lastMonth ?? MONTHS) || index < (customer.firstMonth ?? 0)) return 0;
  const expected = customer.orders * (yearShape[calendar(index).month] ?? 1);
  return Math.floor(expected + random());
}

/** The return of a glass jug: the same line negated, some days later. */
function returnOf(random: Random, line: Line, index: number): Line | null {
  // Discounted lines are not returned: programs disagree on the sign of a returned discount.
  if (line.discount > 0 || random() >= (line.product.returned ?? 0)) return null;
  const { year, month, days } = calendar(index);
  const day = Math.min(days, Number(line.date.slice(8)) + 4);
  const date = `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return { ...line, date, quantity: -line.quantity, cost: -line.cost };
}

function monthLines(random: Random, index: number, firstOrder: number): Line[] {
  const planned = customers
    .flatMap((customer) =>
      Array.from({ length: ordersOf(random, customer, index) }, () => ({
        customer,
        date: dayIn(random, index, customer.channel),
      })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return planned
    .flatMap(({ customer, date }, at) => {
      const count = 1 + Math.floor(random() * 3.4);
      return Array.from({ length: count }, () =>
        lineOf(random, index, customer, date, firstOrder + at),
      );
    })
    .flatMap((line) => {
      const back = returnOf(random, line, index);
      return back === null ? [line] : [line, back];
    })
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.order - b.order));
}

function csvLine({
  date,
  order,
  customer,
  product,
  quantity,
  price,
  discount,
  cost,
}: Line): string {
  const total = quantity * price - discount;
  return [
    date,
    order,
    customer.name,
    product.number,
    product.name,
    product.category,
    customer.channel,
    quantity,
    kronor(price),
    kronor(discount),
    kronor(total),
    kronor(cost),
  ].join(';');
}

/** The file, the same every time: UTF-8 with byte order mark, semicolons, decimal commas, CRLF. */
export function sampleCsv(): string {
  const random = randomFrom(SEED);
  const lines: Line[] = [];
  let order = 10001;
  for (let index = 0; index < MONTHS; index += 1) {
    const month = monthLines(random, index, order);
    order = month.reduce((highest, line) => Math.max(highest, line.order), order) + 1;
    lines.push(...month);
  }
  return `\uFEFF${[HEADER, ...lines.map(csvLine)].join('\r\n')}\r\n`;
}
