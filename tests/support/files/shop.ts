import type { Choices } from './choices.ts';

/** What became of an order, in the terms of its maker. */
export type OrderState = 'paid' | 'shipped' | 'cancelled' | 'draft' | 'unpaid' | 'parked';

/** One line of an order. Money in öre; `net + vat = gross` for the line as sold. */
export interface Line {
  order: number;
  day: string;
  time: string;
  customer: string;
  product: string;
  sku: string;
  category: string;
  channel: string;
  city: string;
  state: OrderState;
  /** Negative for what was taken back. */
  quantity: number;
  /** Price of one, with or without VAT as the shop states prices. */
  unit: number;
  /** Reduction of the line, on the side of `unit`. */
  discount: number;
  /** VAT rate in percent. */
  rate: number;
  net: number;
  vat: number;
  gross: number;
  /** Cost of the goods of the line. */
  cost: number;
}

export interface Order {
  order: number;
  day: string;
  customer: string;
  state: OrderState;
  lines: Line[];
  net: number;
  vat: number;
  gross: number;
}

const PRODUCTS: readonly [name: string, category: string, rate: number][] = [
  ['Kaffe Mellanrost 500 g', 'Kaffe', 12],
  ['Espressobönor 1 kg', 'Kaffe', 12],
  ['Te Earl Grey', 'Te', 12],
  ['Kaffemugg blå', 'Porslin', 25],
  ['Termos 0,7 l', 'Porslin', 25],
  ['Bok: Rosta själv', 'Böcker', 6],
  ['Presentkartong', 'Övrigt', 25],
  ['Kurs i bryggning', 'Tjänster', 25],
  ['Chokladkaka 70 %', 'Choklad', 12],
  ['Skruv 4x40', 'Järn', 25],
  ['Såg "Fox"', 'Verktyg', 25],
  ['Färg vit 3 l', 'Färg', 25],
];
const CUSTOMERS = [
  ...['Ek Bygg AB', 'Al Måleri AB', 'Bo Glas HB', 'Café Åsen', 'Restaurang Näckrosen', 'Anna Ek'],
  ...[
    'Örebro kommun',
    'Sjöberg & Söner',
    'Lind, Karin',
    'Hotell Göta AB',
    'Per Östlund',
    'Nord Kontor AB',
  ],
];
const CITIES = ['Malmö', 'Göteborg', 'Örebro', 'Luleå'];
const CHANNELS = ['Webb', 'Butik', 'Telefon'];

const DAY_MS = 86_400_000;
const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const at = <T>(list: readonly T[], random: number): T =>
  list[Math.floor(random * list.length)] as T;

/** To the öre, halves away from zero: a return takes back what the sale gave. */
export const rounded = (ore: number) => Math.sign(ore) * Math.round(Math.abs(ore));

/** Net, VAT and gross of an amount stated without or with VAT, VAT rounded to öre. */
export function split(amount: number, rate: number, withVat: boolean) {
  if (!withVat) {
    const vat = rounded((amount * rate) / 100);
    return { net: amount, vat, gross: amount + vat };
  }
  const vat = rounded((amount * rate) / (100 + rate));
  return { net: amount - vat, vat, gross: amount };
}

/** What a shop sold: orders in the order of their days, each with one to four lines. */
export function ordersOf(choices: Choices, withVat: boolean): Order[] {
  const random = choices.stream('orders');
  const howMany = choices.int('orders', 6, 60);
  const span = choices.pick('span', [80, 200, 420] as const);
  const year = choices.pick('year', [2025, 2024] as const);
  const oneRate = choices.chance('several VAT rates', 0.4)
    ? null
    : choices.pick('VAT rate', [25, 12] as const);
  const mostLines = choices.int('lines an order', 1, 4);
  const returns = choices.chance('returns', 0.3) ? 0.08 : 0;
  const discounts = choices.chance('discounts', 0.35) ? 0.3 : 0;
  const states = choices.chance('states', 0.3);
  const parked = choices.chance('words of states nobody knows', 0.2) ? 'parked' : 'unpaid';
  const days = Array.from({ length: howMany }, () => Math.floor(random() * span)).sort(
    (a, b) => a - b,
  );
  const rise = choices.chance('goods that get dearer', 0.3) ? 1.1 : 1;
  const dearer = (offset: number) => (offset > span / 2 ? rise : 1);
  return days.map((offset, place) => {
    const order = 1001 + place;
    const about = {
      order,
      day: dayAfter(`${year}-01-03`, offset),
      time: `${String(8 + Math.floor(random() * 12)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}:07`,
      customer: at(CUSTOMERS, random()),
      channel: at(CHANNELS, random()),
      city: at(CITIES, random()),
      state: states
        ? at(['paid', 'paid', 'shipped', 'paid', 'cancelled', parked] as const, random())
        : 'paid',
    } satisfies Partial<Line>;
    const lines = Array.from({ length: 1 + Math.floor(random() * mostLines) }, (): Line => {
      const [product, category, own] = at(PRODUCTS, random());
      const rate = oneRate ?? own;
      const unit = 1900 + product.length * 1300 + (choices.chance('prices with öre', 0.5) ? 50 : 0);
      const quantity = (1 + Math.floor(random() * 6)) * (random() < returns ? -1 : 1);
      const discount = random() < discounts ? Math.round((quantity * unit) / 10) : 0;
      return {
        ...about,
        product,
        category,
        sku: `A${100 + PRODUCTS.findIndex(([name]) => name === product)}`,
        rate,
        unit,
        quantity,
        discount,
        ...split(quantity * unit - discount, rate, withVat),
        cost: quantity * Math.round(unit * (0.3 + (product.length % 5) * 0.08) * dearer(offset)),
      };
    });
    const sum = (key: 'net' | 'vat' | 'gross') => lines.reduce((all, line) => all + line[key], 0);
    const { day, customer, state } = about;
    return {
      order,
      day,
      customer,
      state,
      lines,
      net: sum('net'),
      vat: sum('vat'),
      gross: sum('gross'),
    };
  });
}

/** Whether an order counts as sold: what is cancelled, parked or was never more than a draft does not. */
export const counts = (state: OrderState) =>
  state !== 'cancelled' && state !== 'draft' && state !== 'parked';
