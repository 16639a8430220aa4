import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (
  rows: readonly string[],
  purpose: 'sales' | 'costs' = 'sales',
  overrides: ReadOverrides = {},
) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, purpose).understanding;
const amountOf = ({ columns }: ReturnType<typeof read>) =>
  columns.find(({ role }) => role === 'revenue' || role === 'amount')?.sum;

const books = [
  'Datum;Konto;Text;Belopp;D/K',
  '2025-01-01;1510;Faktura 1;1250;D',
  '2025-01-01;3041;Faktura 1;1000;K',
  '2025-01-01;2611;Faktura 1;250;K',
  '2025-01-09;3041;Kredit 2;400;D',
  '2025-01-09;2611;Kredit 2;100;D',
  '2025-01-09;1510;Kredit 2;500;K',
  '2025-01-10;5010;Hyra;700;D',
  '2025-01-10;1930;Hyra;700;K',
];

describe('letters of debit and credit', () => {
  it('give the amounts of books their sides', () => {
    expect([amountOf(read(books)), read(books).questions]).toEqual(['600', []]);
    expect(amountOf(read(books, 'costs'))).toBe('700');
  });

  it('are asked about where no account says what they are', () => {
    const list = ['Datum;Kund;Belopp;D/K', '2025-01-01;A;900;D', '2025-01-02;B;500;D'];
    const file = [...list, '2025-01-03;A;200;K', '2025-01-04;B;100;K'];
    const [question] = read(file).questions;
    expect(question?.id).toBe('sides');
    expect(question?.options.map(({ sum }) => sum)).toEqual(['-1100', '1100', '1700']);
    const answered = read(file, 'sales', { choices: { sides: 'creditNotes' } });
    expect([amountOf(answered), answered.questions]).toEqual(['1100', []]);
  });

  it('change nothing where the amounts have their signs, or the letters are of something else', () => {
    const signed = ['Datum;Konto;Text;Belopp;D/K', '2025-01-01;3041;A;-900;K'];
    const rows = ['2025-01-02;3041;B;-500;K', '2025-01-03;3041;C;200;D', '2025-01-04;3041;E;1;D'];
    expect(amountOf(read([...signed, ...rows]))).toBe('-1199');
    const sizes = ['Datum;Artikel;Storlek;Belopp', '2025-01-01;A;D;900', '2025-01-02;A;D;90'];
    const other = [...sizes, '2025-01-03;A;K;9', '2025-01-04;A;K;10'];
    expect([amountOf(read(other)), read(other).questions]).toEqual(['1009', []]);
  });
});
