import { utils, write } from '@e965/xlsx';

/** A file as a person picks it: name, the type the browser tells, bytes. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const products = [
  { name: 'Kardemummabulle', price: 32, cost: 11, perMonth: 40 },
  { name: 'Surdegsbröd, råg', price: 68.5, cost: 41, perMonth: 25 },
  { name: 'Prinsesstårta', price: 425, cost: 210, perMonth: 6 },
  { name: 'Te, Earl Grey', price: 24, cost: 20, perMonth: 12 },
];

const MONTHS = 24;
const DAYS = [3, 9, 15, 21, 27];

/** `1 234,50`, as Swedish programs print it. */
function swedish(amount: number): string {
  return amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, ' ');
}

/** Two years of a bakery's sales, and what they add up to, counted here and nowhere in the product. */
export function bakerySales(): { rows: string[]; count: number; total: number } {
  const rows: string[] = [];
  let ore = 0;
  for (let month = 0; month < MONTHS; month++) {
    const year = 2023 + Math.floor(month / 12);
    for (const day of DAYS) {
      for (const [place, { name, price, cost, perMonth }] of products.entries()) {
        const season = 1 + 0.3 * Math.sin((month / 6) * Math.PI);
        const quantity = Math.max(
          1,
          Math.round((perMonth / DAYS.length) * season * (1 + month / 80)),
        );
        const date = `${year}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const via = (month + place + day) % 3 === 0 ? 'Webb' : 'Butik';
        ore += Math.round(quantity * price * 100);
        rows.push(
          [
            date,
            name,
            via,
            quantity,
            swedish(price),
            swedish(quantity * price),
            swedish(quantity * cost),
          ].join(';'),
        );
      }
    }
  }
  return { rows, count: rows.length, total: ore / 100 };
}

/** As a cash register exports it: Windows-1252, semicolons, a title above and a total below. */
export function bakeryFile(name = 'försäljning bageriet.csv'): PickedFile {
  const { rows, total } = bakerySales();
  const text = [
    'Försäljningsrapport Bageriet på Hörnet AB',
    '',
    'Datum;Benämning;Var;Antal;À-pris;Summa;Inköpskostnad',
    ...rows,
    `Totalt;;;;;${swedish(total)};`,
    '',
  ].join('\r\n');
  // Every letter of the text has the same byte in Latin-1 as in Windows-1252.
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}

/** A workbook with a note and two years of sales, each on its own sheet. */
export function twoYearWorkbook(): PickedFile {
  const book = utils.book_new();
  const note = [['Utskriven av Åsa'], ['Stäm av mot kassan']];
  utils.book_append_sheet(book, utils.aoa_to_sheet(note), 'Läs mig');
  for (const year of [2023, 2024]) {
    const days = Array.from({ length: year === 2024 ? 90 : 40 }, (_, day) => [
      new Date(Date.UTC(year, 0, 1 + day)),
      day % 2 === 0 ? 'Kardemummabulle' : 'Te, Earl Grey',
      100 + day,
    ]);
    const sheet = utils.aoa_to_sheet([['Datum', 'Produkt', 'Belopp'], ...days], {
      cellDates: true,
    });
    utils.book_append_sheet(book, sheet, `Försäljning ${year}`);
  }
  return {
    name: 'två år.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  };
}
