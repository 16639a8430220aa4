import type { Choices } from './choices.ts';
import { nameOf, type Style } from './names.ts';
import {
  code,
  date,
  type MadeFile,
  money,
  type Sheet,
  type Truth,
  text,
  type Value,
} from './sheet.ts';
import { counts, type Order } from './shop.ts';

const RATES = { EUR: 11.3, USD: 10.2, NOK: 0.97 } as const;

/** Sales in several currencies, or in one that is not kronor: in kronor too, or in nothing that can be added. */
export function foreignFile(choices: Choices, style: Style, orders: readonly Order[]): MadeFile {
  const random = choices.stream('currencies');
  const one = choices.chance('one foreign currency', 0.3);
  const inKronor = !one && choices.chance('amounts in kronor too', 0.5);
  const rows = orders
    .filter(({ state }) => counts(state))
    .map((order, place) => {
      const foreign = one || place < 2 || random() < 0.3;
      const named =
        one || place < 2 ? 'EUR' : (['EUR', 'USD', 'NOK'] as const)[Math.floor(random() * 3)];
      const currency = foreign ? (named ?? 'EUR') : null;
      const rate = currency === null ? 1 : RATES[currency] * (0.98 + random() * 0.04);
      return { order, currency, own: currency && !one ? Math.round(order.net / rate) : order.net };
    });
  const kronor = choices.pick('name of kronor', ['Belopp SEK', 'Summa i kr', 'Motvärde'] as const);
  const header = [
    nameOf(choices, style, 'order'),
    nameOf(choices, style, 'date'),
    nameOf(choices, style, 'customer'),
    nameOf(choices, style, 'currency'),
    'Belopp',
    ...(inKronor ? [kronor] : []),
  ];
  const sheet: Sheet = {
    name: 'Fakturor',
    title: [],
    header: [header],
    rows: rows.map(({ order, currency, own }): Value[] => [
      code(order.order),
      date(order.day),
      text(order.customer),
      text(currency ?? 'SEK'),
      money(own),
      ...(inKronor ? [money(order.net)] : []),
    ]),
    foot: [],
  };
  const total = rows.reduce((sum, { order, own }) => sum + (inKronor ? order.net : own), 0);
  const isOne = new Set(rows.map(({ currency }) => currency)).size === 1;
  // Of several currencies without kronor no sum is true: the file must be asked about.
  const totals = isOne || inKronor ? [total] : [];
  const truth: Truth = { purpose: 'sales', totals, months: null };
  return { sheets: [sheet], truth };
}
