import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { read, utils } from '@e965/xlsx';
import { type RawSale, tenThousandths } from './recompute-sales.ts';

/** Real sales files beside the project; absent in a clone that stands alone. */
export const sharedSales = fileURLToPath(
  new URL('../../../shared/data/sales_costs', import.meta.url),
);
export const hasSharedSales = existsSync(sharedSales);

export function sharedBytes(name: string): Buffer {
  return readFileSync(join(sharedSales, name));
}

/** Cells of a simple CSV file: quotes are only looked at around a whole last cell, which is dropped. */
function lines(name: string, encoding: 'utf8' | 'latin1', delimiter: string): string[][] {
  const text = sharedBytes(name)
    .toString(encoding)
    .replace(/^\uFEFF/, '');
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(delimiter));
}

/** Order lines of a year of pizzas, joined from four files. */
export function pizzaSales(): RawSale[] {
  const table = (name: string) => lines(`pizza_place/${name}.csv`, 'latin1', ',').slice(1);
  const dates = new Map(table('orders').map(([id = '', date = '']) => [id, date]));
  const types = new Map(table('pizza_types').map(([id = '', name = '']) => [id, name]));
  const pizzas = new Map(
    table('pizzas').map(([id = '', type = '', , price = '']) => [id, { type, price }]),
  );
  return table('order_details').map(([, order = '', pizza = '', quantity = '']) => {
    const { type = '', price = '' } = pizzas.get(pizza) ?? {};
    return {
      date: dates.get(order) ?? '',
      product: types.get(type) ?? '',
      article: pizza,
      quantity: Number(quantity),
      amount: tenThousandths(price) * BigInt(quantity),
      cost: 0n,
    };
  });
}

function sheet(name: string): (string | number)[][] {
  const book = read(sharedBytes(name));
  const first = book.Sheets[book.SheetNames[0] ?? ''];
  if (first === undefined) throw new Error(`${name} has no sheet`);
  return utils.sheet_to_json<(string | number)[]>(first, { header: 1, raw: true }).slice(1);
}

function excelDay(serial: string | number | undefined): string {
  return new Date(Math.round((Number(serial) - 25_569) * 86_400_000)).toISOString().slice(0, 10);
}

/** Microsoft's sample of 700 rows, with cost of goods. */
export function financialSales(): RawSale[] {
  return sheet('microsoft_financial_sample.xlsx').map((row) => ({
    date: excelDay(row[12]),
    product: String(row[2]),
    article: String(row[2]),
    quantity: Number(row[4]),
    amount: tenThousandths(Number(row[9])),
    cost: tenThousandths(Number(row[10])),
  }));
}

/** Northwind's order lines. */
export function northwindSales(): RawSale[] {
  return sheet('globalsales_northwind.xlsx').map((row) => ({
    date: excelDay(row[8]),
    product: String(row[7]),
    article: String(row[7]),
    quantity: 0,
    amount: tenThousandths(Number(row[9])),
    cost: 0n,
  }));
}

/** The pizzas of January–March as a Swedish cash register exports them. */
export function semicolonSales(): RawSale[] {
  return lines('omformaterat/forsaljning_semikolon_cp1252.csv', 'latin1', ';')
    .slice(1)
    .map(([date = '', , article = '', product = '', , quantity = '', , amount = '']) => {
      return {
        date,
        product,
        article,
        quantity: Number(quantity),
        amount: tenThousandths(amount),
        cost: 0n,
      };
    });
}

/** Takings by day, with a title above and a sum below. */
export function dailySales(): RawSale[] {
  return lines('omformaterat/dagsforsaljning_utf8bom_kr.csv', 'utf8', ';')
    .filter(([date = '']) => /^\d\d\.\d\d\.\d{4}$/.test(date))
    .map(([date = '', , amount = '']) => ({
      date: date.split('.').reverse().join('-'),
      product: '',
      article: '',
      quantity: 0,
      amount: tenThousandths(amount),
      cost: 0n,
    }));
}
