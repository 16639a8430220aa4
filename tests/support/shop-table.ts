import type { MadeTable } from './sales-table.ts';

/** One row of the shop's file. */
export interface ShopRow {
  date: string | null;
  order: string;
  product: string | null;
  group: string;
  customer: string;
  channel: string;
  quantity: number;
  /** Öre. */
  price: number;
  /** Öre for the whole row. */
  amount: number;
  /** Öre for the whole row. */
  cost: number;
}

const PRODUCTS = [
  { name: 'Kaffe', group: 'Dryck', price: 4990, cost: 2500, growth: 1.15 },
  { name: 'Te', group: 'Dryck', price: 3950, cost: 1800, growth: 1 },
  { name: "Pågen's bulle", group: 'Bröd', price: 2500, cost: 2700, growth: 1.05 },
  { name: 'Limpa', group: 'Bröd', price: 4200, cost: 2000, growth: 0.6 },
  { name: 'Sylt', group: 'Burk', price: 3300, cost: 1500, growth: 1 },
  { name: 'Honung', group: 'Burk', price: 8900, cost: 4000, growth: 1.4 },
];
const SEASON = [0.7, 0.7, 0.9, 1, 1, 1.2, 1.4, 1.3, 1, 1, 1, 1.5];

/** A fixed sequence of numbers in [0, 1): the same rows in every run. */
function sequence(): () => number {
  let state = 20250101;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

function shopRow(date: string, year: number, number: number, random: () => number): ShopRow {
  const product = pick(PRODUCTS, random);
  const quantity = 1 + Math.floor(random() * 3 * product.growth ** year + 0.5);
  const returned = random() < 0.03;
  const signed = returned ? -quantity : quantity;
  const price = product.price + year * 100;
  return {
    date,
    order: `O${Math.floor(number / 2)}`,
    product: product.name,
    group: product.group,
    customer: `Kund ${1 + Math.floor(random() * random() * 30)}`,
    channel: random() < 0.4 ? 'Webb' : 'Butik',
    quantity: signed,
    price,
    amount: signed * price,
    cost: signed * product.cost,
  };
}

/**
 * Thirty months of a shop, January 2023 to June 2025, open Monday to Saturday, with season, returns,
 * one product sold below cost and one that falls.
 */
export function shopRows(): ShopRow[] {
  const random = sequence();
  const rows: ShopRow[] = [];
  for (let day = Date.UTC(2023, 0, 2); day <= Date.UTC(2025, 5, 30); day += 86_400_000) {
    const date = new Date(day);
    if (date.getUTCDay() === 0) continue;
    const sales = Math.round(2 * (SEASON[date.getUTCMonth()] ?? 1) + random());
    for (let sale = 0; sale < sales; sale += 1)
      rows.push(
        shopRow(date.toISOString().slice(0, 10), date.getUTCFullYear() - 2023, rows.length, random),
      );
  }
  return rows;
}

const money = (ore: number) => (ore / 100).toFixed(2);

/** The rows as a table with Swedish headers. */
export function shopTable(rows: readonly ShopRow[] = shopRows()): MadeTable {
  return {
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Ordernr', role: 'orderId', type: 'VARCHAR' },
      { name: 'Benämning', role: 'product', type: 'VARCHAR' },
      { name: 'Varugrupp', role: 'category', type: 'VARCHAR' },
      { name: 'Kund', role: 'customer', type: 'VARCHAR' },
      { name: 'Kanal', role: 'channel', type: 'VARCHAR' },
      { name: 'Antal', role: 'quantity', type: 'DECIMAL(18,0)' },
      { name: 'À-pris', role: 'unitPrice', type: 'DECIMAL(18,2)' },
      { name: 'Summa', role: 'revenue', type: 'DECIMAL(18,2)' },
      { name: 'Inköp', role: 'cost', type: 'DECIMAL(18,2)' },
    ],
    rows: rows.map((row) => [
      ...[row.date, row.order, row.product, row.group, row.customer, row.channel, row.quantity],
      ...[money(row.price), money(row.amount), money(row.cost)],
    ]),
  };
}
