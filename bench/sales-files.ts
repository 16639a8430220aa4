import { utils, write } from '@e965/xlsx';
import { randoms } from './randoms.ts';

const HEADER = ['Datum', 'Ordernr', 'Kund', 'Artikel', 'Varugrupp', 'Antal', 'À-pris', 'Summa'];

type Row = [string, number, string, string, string, number, number, number];

function* salesRows(seed = 1): Generator<Row> {
  const random = randoms(seed);
  for (let order = 1; ; order++) {
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(random() * 730)));
    const article = Math.floor(random() ** 2 * 400);
    const quantity = 1 + Math.floor(random() * 9);
    const price = 1500 + ((article * 37) % 9000);
    yield [
      day.toISOString().slice(0, 10),
      order,
      `Kund ${Math.floor(random() ** 2 * 3000)} AB`,
      `Artikel ${article}`,
      `Grupp ${article % 12}`,
      quantity,
      price / 100,
      (quantity * price) / 100,
    ];
  }
}

const swedish = (amount: number) => amount.toFixed(2).replace('.', ',');

/** A sales file of about `megabytes` MB: semicolons, decimal commas, UTF-8. */
export function salesCsv(megabytes: number): Buffer {
  const lines = [HEADER.join(';')];
  let bytes = 0;
  for (const [date, order, customer, article, group, quantity, price, sum] of salesRows()) {
    const line = `${date};${order};${customer};${article};${group};${quantity};${swedish(price)};${swedish(sum)}`;
    bytes += line.length + 1;
    if (bytes > megabytes * 1024 * 1024 - 100) break;
    lines.push(line);
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** A workbook of about `megabytes` MB with the same rows. */
export function salesXlsx(megabytes: number): Buffer {
  // A row takes about 130 bytes once compressed.
  const rows: (string | number)[][] = [HEADER];
  for (const row of salesRows()) {
    rows.push(row);
    if (rows.length > (megabytes * 1024 * 1024) / 133) break;
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Försäljning');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

/** So many rows of so many customers, short enough for 10 MB. */
export function customersCsv(rows: number, customers: number): Buffer {
  const random = randoms(7);
  const lines = ['Datum;Kund;Summa'];
  for (let row = 0; row < rows; row++) {
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(random() * 730)));
    // Each buys at least once.
    const customer = row < customers ? row : Math.floor(random() * customers);
    const sum = swedish(100 + Math.floor(random() * 90_000) / 100);
    lines.push(`${day.toISOString().slice(0, 10)};Kund ${customer} AB;${sum}`);
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}
