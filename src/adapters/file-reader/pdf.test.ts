import { describe, expect, it } from 'vitest';
import { ReadError } from '#engine/read/read-error.ts';
import { makePdf, type PdfText } from '#support/make-pdf.ts';
import { readUpload } from './read-upload.ts';

const columns = [50, 130, 330, 430];
const row = (cells: readonly string[], y: number): PdfText[] =>
  cells.flatMap((text, c) => (text === '' ? [] : [{ x: columns[c] ?? 0, y, text }]));

const header = ['Datum', 'Leverantör', 'Fakturanr', 'Belopp'];
const invoices = Array.from({ length: 60 }, (_, n) => [
  `2025-0${(n % 6) + 1}-15`,
  n % 2 === 0 ? 'Telia Sverige AB' : 'Vasakronan Fastigheter',
  String(1000 + n),
  n % 2 === 0 ? '899,00' : '12 500,50',
]);

function report(): Buffer {
  const pages = [invoices.slice(0, 40), invoices.slice(40)].map((rows, page) => [
    { x: 50, y: 800, text: 'Leverantörsfakturor Bolaget AB' },
    ...row(header, 780),
    ...rows.flatMap((cells, n) => row(cells, 765 - n * 14)),
    { x: 50, y: 40, text: `Sida ${page + 1} av 2` },
  ]);
  return makePdf(pages);
}

async function refusal(bytes: Buffer): Promise<string> {
  try {
    await readUpload(bytes, 'fil.pdf', {}, 'costs');
    return 'read';
  } catch (error) {
    if (error instanceof ReadError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

describe('a PDF with text', () => {
  it('gives one table through its pages, repeated headers left out', async () => {
    const { understanding } = await readUpload(report(), 'fil.pdf', {}, 'costs');
    expect(understanding.columns.map(({ name, role }) => [name, role])).toEqual([
      ['Datum', 'date'],
      ['Leverantör', 'supplier'],
      ['Fakturanr', 'invoiceNumber'],
      ['Belopp', 'amount'],
    ]);
    expect(understanding.columns[3]?.sum).toBe('401985');
    expect(understanding.rows.used).toBe(60);
    expect(understanding.leftOutCounts.repeatedHeader).toBe(1);
    expect(understanding.rows.used + understanding.rows.leftOut).toBe(understanding.rows.inFile);
    expect(understanding.problems[0]?.text).toContain('kolumnerna är lästa efter var orden står');
  });

  it('is asked about where none of its sums says that it was read right, and not where one does', async () => {
    const asked = async (rows: readonly (readonly string[])[]) => {
      const page = [header, ...rows].flatMap((cells, n) => row(cells, 780 - n * 14));
      const { understanding } = await readUpload(makePdf([page]), 'fil.pdf', {}, 'costs');
      return understanding.questions.map(({ id, blocking, options }) => [
        id,
        blocking,
        options.map(({ sum }) => sum),
      ]);
    };
    const rows = invoices.slice(0, 10);
    expect(await asked(rows)).toEqual([['checks', true, ['66997.5']]]);
    expect(await asked([...rows, ['Summa', '', '', '66 997,50']])).toEqual([]);
  });

  it('whose columns go on on pages of their own, and stand too close, is read as the sheet was', async () => {
    const names = ['Telia', 'Menigo', 'If Skadeforsakr', 'Preem'];
    const months = Array.from({ length: 8 }, (_, n) => `2025-0${n + 1}`);
    const amount = (place: number, month: number) => `${place + 1} ${100 + month},00`;
    // As a spreadsheet prints them: names to the left of their column, numbers to the right.
    const numbers = (from: number, to: number) =>
      names.flatMap((_, place) =>
        months.slice(from, to).map((__, n) => ({
          ...{ x: 141 - 36.7 + n * 60 - (from === 0 ? 0 : 80), y: 766 - place * 14 },
          text: amount(place, from + n),
        })),
      );
    const heads = (from: number, to: number) =>
      months
        .slice(from, to)
        .map((text, n) => ({ x: 98 + n * 60 - (from === 0 ? 0 : 80), y: 780, text }));
    const first = [
      { x: 40, y: 780, text: 'Leverantör' },
      ...names.map((text, place) => ({ x: 40, y: 766 - place * 14, text })),
      ...heads(0, 5),
      ...numbers(0, 5),
    ];
    const { understanding } = await readUpload(
      makePdf([first, [...heads(5, 8), ...numbers(5, 8)]]),
      'fil.pdf',
      { choices: { checks: 'accepted' } },
      'costs',
    );
    expect(understanding.columns.map(({ name, role }) => [name, role])).toEqual([
      ['Leverantör', 'supplier'],
      ['Period', 'date'],
      ['Belopp', 'amount'],
    ]);
    expect(understanding.total).toBe('83312');
    expect(understanding.problems.map(({ found }) => found)).toContain('kolumner på flera sidor');
  });

  it('gives costs in plain words where it has no table', async () => {
    const lines = [
      'Våra kostnader',
      'Hyra 12 500 kr/mån',
      'Telefon 899 kr',
      'Bil 3 995 kr i månaden',
    ];
    const page = lines.map((text, n) => ({ x: 60, y: 700 - n * 20, text }));
    const { understanding } = await readUpload(makePdf([page]), 'fil.pdf', {}, 'costs');
    expect(understanding.columns.find(({ role }) => role === 'amount')?.sum).toBe('17394');
  });
});

describe('a PDF that cannot be read gets a sentence', () => {
  it('without any text', async () => {
    expect(await refusal(makePdf([[], []]))).toMatch(/^no_table: .*troligen inskannad/);
  });

  it('with running text alone', async () => {
    const page = Array.from({ length: 30 }, (_, n) => [
      { x: 50, y: 800 - n * 20, text: 'En spalt med löpande text utan belopp' },
      { x: 320, y: 800 - n * 20, text: 'och en spalt till bredvid den första' },
    ]).flat();
    expect(await refusal(makePdf([page]))).toMatch(/^no_table: .*ingen tabell/);
  });

  it('that is broken', async () => {
    expect(await refusal(Buffer.from('%PDF-1.7\nskräp'))).toMatch(/^unreadable: /);
  });

  it('of 2 000 pages', async () => {
    const page = [{ x: 50, y: 700, text: 'Sida' }];
    const bytes = makePdf(Array.from({ length: 2000 }, () => page));
    expect(await refusal(bytes)).toMatch(/^too_long: .*300 sidor kan läsas/);
  });
});
