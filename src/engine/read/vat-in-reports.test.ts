import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

type Rows = readonly (readonly (string | number)[])[];

/** What is understood of a file with these rows, and the roles of its columns by their names. */
function read(rows: Rows, purpose: 'sales' | 'costs' = 'sales') {
  const bytes = Buffer.from(rows.map((row) => row.join(';')).join('\n'));
  const { understanding } = readFileBytes(bytes, 'fil.csv', {}, purpose);
  const roles = understanding.columns.flatMap(({ name, role }) =>
    role === null ? [] : [`${name}: ${role}`],
  );
  const blocking = understanding.questions.filter((question) => question.blocking);
  return { ...understanding, roles, blocking };
}

const days = Array.from({ length: 12 }, (_, n) => `2025-03-${String(n + 1).padStart(2, '0')}`);
const öre = (value: number) => value.toFixed(2).replace('.', ',');

describe('what was sold, with VAT at several rates and the fee of cards beside', () => {
  const receipts = days.map((day, n) => {
    const [food, drink] = [40 + 5 * n, n % 3 === 0 ? 30 + n : 0];
    const [vat12, vat25, sold] = [(food * 12) / 112, drink / 5, food + drink];
    const fee = sold * 0.0185;
    return [day, öre(vat12), öre(vat25), öre(sold), öre(-fee), öre(sold - fee)];
  });
  const header = ['Datum', 'Moms (12%)', 'Moms (25%)', 'Slutsumma', 'Avgift', 'Netto'];

  it('is what was paid before the fee, not what is left after it', () => {
    const { roles, blocking } = read([header, ...receipts]);
    expect(roles).toContain('Slutsumma: grossRevenue');
    expect(roles.join()).not.toContain('Netto:');
    expect(blocking).toEqual([]);
  });
});

describe('an amount that is goods and freight with VAT', () => {
  const orders = (rateOf: (n: number) => number) =>
    days.map((day, n) => {
      const [goods, freight] = [200 + 37 * n, n % 2 === 0 ? 40 : 0];
      return [day, `A${n}`, öre((goods + freight) * (1 + rateOf(n))), goods, freight];
    });
  const header = ['Datum', 'Ordernr', 'Totalt inkl. moms', 'Delsumma', 'Frakt'];
  const ratesIn = (rows: Rows) =>
    read([header, ...rows]).columns.find(({ name }) => name === 'Momssats enligt raderna')?.samples;

  it('has the rate that its rows prove, where no column is VAT', () => {
    expect(ratesIn(orders(() => 0.25))).toEqual(['25']);
    expect(ratesIn(orders((n) => (n % 4 === 0 ? 0.12 : 0.25)))).toEqual(['12', '25']);
  });

  it('is sold with its freight, whatever its goods are called, and is not asked about', () => {
    for (const goods of ['Delsumma', 'Varuvärde']) {
      const names = header.with(3, goods);
      const { total, blocking } = read([names, ...orders(() => 0.25)]);
      expect([total, blocking]).toEqual(['5082', []]);
    }
  });

  it('has none where it is the sum of them, or where the rows say no Swedish rate', () => {
    expect(ratesIn(orders(() => 0))).toBeUndefined();
    expect(ratesIn(orders(() => 0.21))).toBeUndefined();
    expect(ratesIn(orders((n) => (n % 4 === 0 ? 0.21 : 0.25)))).toBeUndefined();
  });
});

describe('freight with VAT of its own beside an article’s price and VAT', () => {
  const header = ['Datum', 'Artikelnr', 'Antal', 'Pris', 'Moms', 'Frakt', 'Fraktmoms'];
  const lines = (priceOf: (each: number, sent: number) => number) =>
    days.map((day, n) => {
      const [times, sent] = [1 + (n % 3), n % 3 ? 0 : 49];
      const own = priceOf((100 + 50 * (n % 4)) * times, sent);
      return [day, `A${n % 4}`, times, öre(own), öre(own / 5), öre(sent), öre(sent / 5)];
    });

  it('is sold with the goods where an article costs the same with and without', () => {
    const { roles, total } = read([header, ...lines((own) => own)]);
    expect(roles).toContain('Pris + Frakt: grossRevenue');
    expect(roles).toContain('Moms + Fraktmoms: vat');
    expect(total).toBe('3516.8');
  });

  it('is not added to a price that has it already', () => {
    const { roles } = read([header, ...lines((own, sent) => own + sent)]);
    expect(roles.join()).not.toContain('Pris + Frakt');
  });
});

it('a line that says that VAT is not taken off says that it is in the amounts, and at what rate', () => {
  const rows = days.map((day) => [day, '1250']);
  for (const line of ['obs! moms ej borträknad, 25 %', 'Momsen är medräknad (25 %)'])
    expect(read([[line], [], ['Datum', 'Summa'], ...rows]).roles).toEqual([
      'Datum: date',
      'Summa: grossRevenue',
      'Momssats enligt filens rubrik: vat',
    ]);
  for (const line of ['Moms 25 % ingår ej', 'Momsen ingår inte', 'Ej inkl. moms'])
    expect(read([[line], [], ['Datum', 'Summa'], ...rows]).roles).toEqual([
      'Datum: date',
      'Summa: revenue',
    ]);
});

it('rows that say each whether VAT is in them, and at what rate, are all without it', () => {
  const rows = days.map((day, n) => [day, 1000, n % 3 ? 'Nej' : 'Ja', n % 2 ? '25 %' : '12 %']);
  const { total, blocking } = read([['Datum', 'Belopp', 'Moms ingår', 'Momssats'], ...rows]);
  expect([total, blocking]).toEqual(['11385.72', []]);
});

it('a sum below the heading of several columns is the amount, and tips stand beside it', () => {
  const rows = days.map((day, n) => {
    const [food, wine] = [6000 + 100 * n, 1500 + 70 * n];
    const [vat12, vat25] = [öre((food * 12) / 112), öre(wine / 5)];
    return [day, food, wine, food + wine, vat12, vat25, 100 + 7 * n];
  });
  const { roles, blocking } = read([
    ['', 'Försäljning inkl. moms', '', '', 'Moms', '', 'Övrigt'],
    ['Datum', 'Mat', 'Alkohol', 'Totalt', '12 %', '25 %', 'Dricks'],
    ...rows,
  ]);
  expect(roles).toContain('Försäljning inkl. moms Totalt: grossRevenue');
  expect(blocking).toEqual([]);
});

it('what paid the bill of a card is no credit, however it says thanks', () => {
  const rows = days.map((day, n) => [day, `BUTIK ${n}`, 100 + n]);
  for (const text of [
    'Betalning, tack!',
    'Tack för er betalning',
    'PAYMENT RECEIVED - THANK YOU',
  ]) {
    const list = [['Datum', 'Specifikation', 'Belopp'], ...rows, ['2025-03-20', text, -900]];
    const { total, blocking } = read(list, 'costs');
    expect([total, blocking]).toEqual(['1266', []]);
  }
});
