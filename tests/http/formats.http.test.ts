import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Understanding } from '#engine/table/understanding.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { makePdf } from '#support/make-pdf.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
});
afterAll(() => test.close());

const sie = readFileSync('tests/fixtures/files/079-sie-2-months/input.se');

describe('a file is read by what it holds, whatever it is called', () => {
  it('takes a SIE file and stores the rows of its revenue accounts alone', async () => {
    const { token } = await test.signUp();
    const answer = await test.upload(token, { name: 'bokföring.se', bytes: sie });
    expect(answer.status).toBe(200);
    const { id, extractedData } = answer.body<{ id: string; extractedData: Understanding }>();
    expect(extractedData).toMatchObject({
      purpose: 'sales',
      format: 'sie',
      ready: true,
      books: { sieType: '2', company: 'SEEE Speak Easy Executive English AB' },
    });
    const rows = await test.call('GET', `/api/documents/${id}/rows`, token);
    expect(rows.body()).toMatchObject({ total: extractedData.rows.used });
  });

  it('gives the original of a SIE file back byte for byte', async () => {
    const { token } = await test.signUp();
    const { id } = (await test.upload(token, { name: 'b.se', bytes: sie })).body<{ id: string }>();
    const file = await test.app.inject({
      url: `/api/documents/${id}/original`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.rawPayload.equals(sie)).toBe(true);
  });

  it('takes JSON that is called CSV', async () => {
    const { token } = await test.signUp();
    const bytes = JSON.stringify([{ datum: '2025-01-01', produkt: 'Te', belopp: 10.5 }]);
    const answer = await test.upload(token, { name: 'export.csv', bytes });
    expect(answer.body()).toMatchObject({ extractedData: { format: 'json', ready: true } });
  });
});

describe('a cost file may be of every kind that its guide names', () => {
  const fixture = (path: string) => readFileSync(`tests/fixtures/files/${path}`);
  const lines = [
    ['Datum', 'Leverantör', 'Konto', 'Belopp'],
    ['2025-01-02', 'Hyresvärden AB', '5010', '12 000,00'],
    ['2025-01-15', 'Telia Sverige AB', '6212', '899,00'],
    ['2025-02-03', 'Hyresvärden AB', '5010', '12 000,00'],
    ['2025-02-14', 'Telia Sverige AB', '6212', '899,00'],
  ];
  const page = lines.flatMap((cells, row) =>
    cells.map((text, at) => ({ x: 50 + at * 130, y: 800 - row * 20, text })),
  );

  const workbook = (): Buffer => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(lines), 'Reskontra');
    return write(book, { type: 'buffer', bookType: 'xlsx' });
  };

  it.each([
    ['kostnader.csv', 'text/csv', fixture('088-supplier-invoices/input.csv'), 'csv'],
    ['reskontra.xlsx', '', workbook(), 'xlsx'],
    ['reskontra.txt', 'text/plain', fixture('089-columns-by-position/input.txt'), 'text'],
    ['egna ord.txt', 'text/plain', fixture('090-costs-in-plain-words/input.txt'), 'text'],
    ['export.json', 'application/json', fixture('091-json-supplier-ledger/input.json'), 'json'],
    ['bokföring.si', '', fixture('077-sie-4i-salaries/input.si'), 'sie'],
    ['reskontra.pdf', 'application/pdf', makePdf([page]), 'pdf'],
  ])('%s', async (name, type, bytes, format) => {
    const { token } = await test.signUp();
    const answer = await test.upload(token, { name, type, bytes }, { category: 'kostnader' });
    expect(answer.body()).toMatchObject({ extractedData: { format, ready: true } });
  });
});

describe('a file made to do harm is refused and the next one is read', () => {
  it.each([
    ['JSON of 500 levels', '['.repeat(500) + ']'.repeat(500)],
    ['JSON of 200 000 keys', `{${Array.from({ length: 200_000 }, (_, n) => `"k${n}":1`).join()}}`],
    [
      'a PDF of 2 000 pages',
      makePdf(Array.from({ length: 2000 }, () => [{ x: 1, y: 1, text: 'a' }])),
    ],
    ['a PDF without text', makePdf([[]])],
    ['a broken PDF', '%PDF-1.7 och sedan inget'],
  ])('%s', async (_, bytes) => {
    const { token } = await test.signUp();
    const answer = await test.upload(token, { name: 'fil.csv', bytes });
    expect(answer.status).toBe(422);
    expect(answer.body<{ error: string }>().error).toMatch(/^[A-ZÅÄÖ].{30,}\.$/);
    expect((await test.upload(token, { name: 'b.se', bytes: sie })).status).toBe(200);
  });
});
