import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../table/purpose.ts';

const read = (rows: readonly string[], purpose: Purpose = 'sales') =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', {}, purpose).understanding;
const asked = ({ questions }: ReturnType<typeof read>) =>
  questions.flatMap(({ id, blocking }) => (blocking ? [id] : []));
const roleIn = ({ columns }: ReturnType<typeof read>, name: string) =>
  columns.find((column) => column.name === name)?.role;

const ROWS = Array.from({ length: 12 }, (_, n) => n);
const dayOf = (n: number) => `2025-0${(n % 9) + 1}-${10 + n}`;
/** Numbers in no order. */
const mixed = (n: number, step: number) => ((n * 7) % 12) * step;
const list = (header: string, rowOf: (n: number) => string) => [header, ...ROWS.map(rowOf)];

describe('whole numbers beside amounts that all have öre', () => {
  const beside = (name: string, amount: (n: number) => string) =>
    list(`Datum;Kund;${name};Belopp`, (n) =>
      [dayOf(n), `Kund ${n % 4}`, 61 + mixed(n, 37), amount(n)].join(';'),
    );
  const inOre = (n: number) => `${900 + mixed(n, 13)},00`;

  it('are no money, whatever they are called: a program writes all its money alike', () => {
    expect(asked(read(beside('Upphämtat', inOre)))).toEqual([]);
    expect(asked(read(beside('Upphämtat', (n) => String(900 + mixed(n, 13)))))).toEqual([
      'residue',
    ]);
    expect(asked(read(beside('Upphämtat', (n) => `${900 + n},5`)))).toEqual(['residue']);
  });

  it('are asked about all the same where their name is of money', () => {
    const costs = (name: string) => [
      `Datum;Leverantör;${name};Belopp exkl. moms`,
      ...beside(name, inOre).slice(1),
    ];
    for (const name of ['Frakt', 'Expeditionsavgift', 'Privat', 'Rabatt'])
      expect([name, asked(read(costs(name), 'costs'))]).toEqual([name, ['residue']]);
  });
});

describe('what comes on top of a price', () => {
  it('is a part of the sum, and no VAT though it is 12 per cent', () => {
    const rows = list('Lastdag;Kund;Fraktintäkt;Dieseltillägg;Summa frakt', (n) => {
      const price = 1000 + mixed(n, 50);
      return [dayOf(n), `Kund ${n % 4}`, price, price * 0.12, price * 1.12].join(';');
    });
    expect([asked(read(rows)), roleIn(read(rows), 'Summa frakt')]).toEqual([[], 'revenue']);
  });

  it('is a cost with the others that a sum is of', () => {
    const rows = list('Datum;Marknad;Platsavgift;Resekostnad;Boende;Summa kostnad', (n) => {
      const parts = [500 + mixed(n, 11), 300 + mixed(n + 3, 23), n % 3 ? 0 : 900];
      return [dayOf(n), 'Kivik', ...parts, parts.reduce((all, part) => all + part)].join(';');
    });
    const costs = read(rows, 'costs');
    expect([asked(costs), roleIn(costs, 'Summa kostnad')]).toEqual([[], 'amount']);
  });
});

describe('money by how it was paid', () => {
  const rows = (more: string) =>
    list(`Konsert;Datum;Kontant;Swish;Kort;${more}`, (n) =>
      ['Julkonsert', dayOf(n), 100 + mixed(n, 20), 200 + n * 3, mixed(n + 2, 55), 40 + n].join(';'),
    );

  it('is what was sold where no other money stands beside it', () => {
    const sold = read(rows('Antal besökare'));
    const sum = ROWS.reduce((all, n) => all + 300 + mixed(n, 20) + n * 3 + mixed(n + 2, 55), 0);
    expect([asked(sold), sold.total]).toEqual([[], String(sum)]);
  });

  it('is asked about beside tips', () => {
    expect(asked(read(rows('Dricks')))).not.toEqual([]);
  });
});

it('returns in pieces take no kronor off', () => {
  const rows = list('Dag;Försäljning;Returer st', (n) => `${dayOf(n)};${900 + n * 7},50;${n % 4}`);
  expect(read(rows).total).toBe('11268');
});

it('hours until something was delivered are not how many were sold', () => {
  const orders = JSON.stringify(
    ROWS.map((n) => ({
      orderId: `F${n}`,
      shotAt: dayOf(n),
      deliveredHours: 6 + mixed(n, 3),
      priceExVat: 895,
    })),
  );
  const sold = readFileBytes(Buffer.from(orders), 'fil.json', {}, 'sales').understanding;
  expect(roleIn(sold, 'deliveredHours')).toBeNull();
  expect(sold.total).toBe(String(12 * 895));
});

it('the sum of others is what was invoiced, though each says that it is kronor', () => {
  const rows = list('Månad;Kund;Retainer kr;Tilläggsjobb kr;Fakturerat kr', (n) =>
    [
      dayOf(n),
      `Kund ${n % 4}`,
      8000 + mixed(n, 50),
      n % 3 ? 0 : 3500,
      8000 + mixed(n, 50) + (n % 3 ? 0 : 3500),
    ].join(';'),
  );
  expect([asked(read(rows)), roleIn(read(rows), 'Fakturerat kr')]).toEqual([[], 'revenue']);
});

it('a cost centre is no cost however it is cut short, and letters from A on are labels', () => {
  const rows = list('Datum;Leverantör;Ugn;Kostn.ställe;Bullernivå dB;Belopp', (n) =>
    [
      dayOf(n),
      `Firma ${n % 4} AB`,
      n % 3 ? 'A' : 'B',
      10 * (1 + (n % 3)),
      n % 2 ? 95 : 100,
      900 + n,
    ].join(';'),
  );
  expect(asked(read(rows, 'costs'))).toEqual([]);
});

it('the sum of a day that came to nothing is a sum, and its VAT is not counted once more', () => {
  const rows = [
    'Datum;Antal kvitton;Belopp inkl. moms;Moms;E-post',
    '2025-01-29;1;0,00;-65,10;a@exempel.se',
    ';1;0,00;-65,10;Summa',
    '2025-02-02;3;506,00;54,21;b@exempel.se',
    '2025-02-22;2;253,00;27,11;c@exempel.se',
    ';5;759,00;81,32;Summa',
    '2025-03-01;6;1239,00;121,28;d@exempel.se',
    ';6;1239,00;121,28;Summa',
  ];
  const { leftOutCounts, total } = read(rows);
  expect([leftOutCounts, total]).toEqual([{ total: 3 }, '1860.5']);
});
