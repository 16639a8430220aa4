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
