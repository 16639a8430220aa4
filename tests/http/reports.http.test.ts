import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';

const sales = [
  'Datum;Produkt;Antal;Summa',
  ...['01', '02', '03', '04'].flatMap((month) => [
    `2025-${month}-05;Kaffe;1;100,00`,
    `2025-${month}-20;Te;2;80,00`,
  ]),
].join('\n');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
});
afterAll(() => test.close());

async function analysed(account: Parameters<TestApp['signUp']>[0]) {
  const { token } = await test.signUp(account);
  await test.upload(token, { name: 'sälj.csv', bytes: `${sales}\n` });
  const { id } = (await test.call('POST', '/api/analysis/sales', token, {})).body<{ id: string }>();
  return { token, id };
}

async function fetched({ token, id }: { token: string; id: string }, format = 'pdf') {
  const url = `/api/analysis/${id}/report.${format}`;
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, headers: answered, rawPayload } = await test.app.inject({ url, headers });
  return { status: statusCode, headers: answered, bytes: new Uint8Array(rawPayload) };
}

const textOf = async (bytes: Uint8Array) => {
  const { extractText } = await import('unpdf');
  return (await extractText(bytes, { mergePages: true })).text;
};

describe('the report of an analysis', () => {
  it('is a PDF with the product named for who is on the free plan; without it, and a workbook, for Pro', async () => {
    const free = await analysed({});
    const own = await analysed({ plan: 'pro', promoCode: 'prova' });
    const [branded, plain] = [await fetched(free), await fetched(own)];
    expect(branded.status).toBe(200);
    expect(branded.headers['content-type']).toBe('application/pdf');
    expect(branded.headers['content-disposition']).toMatch(
      /^attachment; filename="klarsikt-.+\.pdf"$/,
    );
    const text = await textOf(branded.bytes);
    expect(text).toContain('Gjord med Klarsikt');
    expect(text.replace(/\s/g, '')).toContain('720,00kr');
    expect(await textOf(plain.bytes)).not.toContain('Gjord med Klarsikt');
    const others = await fetched({ token: free.token, id: own.id });
    expect(others.status).toBe(404);
    const refused = await fetched(free, 'xlsx');
    expect(refused.status).toBe(403);
    expect(JSON.parse(new TextDecoder().decode(refused.bytes))).toMatchObject({
      code: 'report.pro',
      error: 'Rapporten som Excel och PowerPoint ingår i Pro. Som PDF finns den i alla planer.',
      upgradeRequired: true,
    });
    const book = await fetched(own, 'xlsx');
    const deck = await fetched(own, 'pptx');
    expect(deck.headers['content-type']).toContain('presentationml');
    expect(book.headers['content-disposition']).toMatch(/filename="klarsikt-.+\.xlsx"$/);
    const { sheets } = await readXlsx(book.bytes);
    expect(sheets.at(-1)?.rows.some((cells) => cells[2] === 720)).toBe(true);
  });
});
