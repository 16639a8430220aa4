import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentBytes } from '#features/documents/server/table.ts';
import { multipart, startTestApp, type TestApp } from '#support/app.ts';

const SALES = 'Datum;Produkt;Antal;Summa\n2025-01-01;Te;1;10,50\n2025-01-02;Kaffe;2;40,00\n';
const csv = (name = 'försäljning.csv', bytes: Buffer | string = SALES) => ({ name, bytes });

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' }, { worker: false });
});
afterAll(() => test.close());

const pro = () => test.signUp({ plan: 'pro', promoCode: 'prova' });

describe('uploading a sales file', () => {
  it('answers with what was understood, and lists the file', async () => {
    const { token } = await test.signUp();
    const answer = await test.upload(token, csv());
    expect(answer.status).toBe(200);
    expect(answer.body()).toMatchObject({
      filename: 'försäljning.csv',
      category: 'sales',
      processed: true,
      extractedData: { ready: true, rows: { inFile: 2, used: 2, leftOut: 0 }, delimiter: ';' },
    });
    const list = await test.call('GET', '/api/documents', token);
    expect(list.body<unknown[]>()).toHaveLength(1);
  });

  it('gives the file back byte for byte, as a download that no browser runs', async () => {
    const { token } = await test.signUp();
    const { id } = (await test.upload(token, csv('å;x.svg.csv'))).body<{ id: string }>();
    const file = await test.call('GET', `/api/documents/${id}/original`, token);
    expect(file.text).toBe(SALES);
    expect(file.headers['content-type']).toBe('application/octet-stream');
    expect(String(file.headers['content-disposition'])).toMatch(
      /^attachment; filename="_;x\.svg\.csv"; filename\*=UTF-8''%C3%A5%3Bx\.svg\.csv$/,
    );
  });

  it('stores nothing of the file in the clear', async () => {
    const { token } = await test.signUp();
    await test.upload(token, csv('a.csv', SALES.replace('Kaffe', 'Hemligkaffe')));
    const rows = await test.deps.database.db.select().from(documentBytes);
    for (const { original, parquet } of rows) {
      expect(original.includes('Hemligkaffe')).toBe(false);
      expect(parquet.includes('Hemligkaffe')).toBe(false);
      expect(parquet.includes('PAR1')).toBe(false);
    }
  });

  it('follows when the user changes a role, and remembers it for the next file of the kind', async () => {
    const { token } = await test.signUp();
    const first = (await test.upload(token, csv())).body<{ id: string }>();
    const changed = await test.call('PATCH', `/api/documents/${first.id}`, token, {
      roles: { 1: 'customer' },
    });
    expect(changed.status).toBe(200);
    type Doc = { extractedData: { columns: { role: string | null; confidence: number }[] } };
    expect(changed.body<Doc>().extractedData.columns[1]).toMatchObject({
      role: 'customer',
      confidence: 1,
    });
    const next = await test.upload(token, csv('nästa månad.csv', SALES.replace('Kaffe', 'Kakao')));
    expect(next.body<Doc>().extractedData.columns[1]).toMatchObject({
      role: 'customer',
      confidence: 1,
    });
  });

  it('pages through the rows with their line numbers', async () => {
    const { token } = await test.signUp();
    const { id } = (await test.upload(token, csv())).body<{ id: string }>();
    const page = await test.call('GET', `/api/documents/${id}/rows`, token);
    expect(page.body()).toMatchObject({ total: 2, rows: [{ row: 2 }, { row: 3 }] });
  });

  it('takes away file, table and list entry when deleted', async () => {
    const { token } = await test.signUp();
    const { id } = (await test.upload(token, csv())).body<{ id: string }>();
    expect((await test.call('DELETE', `/api/documents/${id}`, token)).status).toBe(200);
    expect((await test.call('GET', '/api/documents', token)).body()).toEqual([]);
    expect((await test.call('DELETE', `/api/documents/${id}`, token)).status).toBe(404);
  });
});

/** A file that differs from the others in one amount. */
const another = (i: number) =>
  csv(`${i}.csv`, `Datum;Produkt;Antal;Summa\n2025-01-01;Te;1;${i},50\n2025-01-02;Te;1;20,00\n`);

describe('the same file again', () => {
  const list = async (token: string) =>
    (await test.call('GET', '/api/documents', token)).body<{ id: string }[]>();

  it('is noticed and changes nothing but which file is used', async () => {
    const { token } = await test.signUp();
    const first = (await test.upload(token, another(1))).body<{ id: string }>();
    const second = (await test.upload(token, another(2))).body<{ id: string }>();
    expect((await list(token)).map(({ id }) => id)).toEqual([second.id, first.id]);
    const again = await test.upload(token, { ...another(1), name: 'annat namn.csv' });
    expect(again.body()).toMatchObject({ id: first.id, filename: '1.csv', known: true });
    expect((await list(token)).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('takes no more room, also on a full account and ten at once', async () => {
    const { token } = await test.signUp();
    for (const i of [1, 2]) await test.upload(token, another(i));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => test.upload(token, another(3))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map((answer) => answer.body<{ id: string }>().id)).size).toBe(1);
    expect((await test.upload(token, another(1))).status).toBe(200);
    expect(await list(token)).toHaveLength(3);
  });

  it('is another file in the other guide', async () => {
    const { token } = await test.signUp();
    const sales = (await test.upload(token, another(1))).body<{ id: string }>();
    const costs = await test.upload(token, another(1), { category: 'kostnader' });
    expect(costs.status).toBe(200);
    expect(costs.body()).toMatchObject({ category: 'kostnader', known: false });
    expect(costs.body<{ id: string }>().id).not.toBe(sales.id);
  });

  it('can be gone back to without uploading it again', async () => {
    const { token } = await test.signUp();
    const first = (await test.upload(token, another(1))).body<{ id: string }>();
    await test.upload(token, another(2));
    const chosen = await test.call('POST', `/api/documents/${first.id}/choose`, token);
    expect(chosen.body()).toMatchObject({ id: first.id });
    expect((await list(token))[0]?.id).toBe(first.id);
  });
});

describe('the limits', () => {
  it('let exactly one of ten uploads at once through to a free account that holds two (R32)', async () => {
    const { token } = await test.signUp();
    await test.upload(token, another(1));
    await test.upload(token, another(2));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => test.upload(token, another(10 + i))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 403)]);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused[0]?.body()).toMatchObject({ code: 'documents.limit', upgradeRequired: true });
    expect((await test.call('GET', '/api/documents', token)).body<unknown[]>()).toHaveLength(3);
  });

  it('store three of twenty files that are sent to a free account at once', async () => {
    const { token } = await test.signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => test.upload(token, another(40 + i))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await test.call('GET', '/api/documents', token)).body<unknown[]>()).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.body()).toMatchObject({ limit: { used: 3, max: 3, renews: null } });
  });

  it('are not there on Pro', async () => {
    const { token } = await pro();
    for (let i = 0; i < 5; i++) expect((await test.upload(token, another(i))).status).toBe(200);
  });

  it('refuse ten megabytes and a byte, whatever the call says of its length', async () => {
    const { token } = await pro();
    const line = '2025-01-01;Te;1;10,50\n';
    const exact = Buffer.from(`Datum;Produkt;Antal;Summa\n${line.repeat(476_600)}`);
    const over = Buffer.concat([exact, Buffer.alloc(10 * 1024 * 1024 + 1 - exact.length, 0x0a)]);
    const answer = await test.upload(token, csv('stor.csv', over));
    expect(answer.status).toBe(413);
    expect(answer.body<{ error: string }>().error).toContain('10 MB');
    expect((await test.call('GET', '/api/documents', token)).body()).toEqual([]);
  });
});

describe('what is no sales file', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  it.each([
    ['bild.csv', png],
    ['sida.csv', '<!DOCTYPE html><html><script>alert(1)</script></html>'],
    ['bild.xlsx', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['program.csv', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['tom.csv', ''],
    ['bara blanksteg.csv', '   \n\n  \n'],
    ['trasig.xlsx', Buffer.from('504b0304140000000800', 'hex')],
  ])('%s is refused with a sentence, and nothing is kept of it (R28)', async (name, bytes) => {
    const { token } = await test.signUp();
    const answer = await test.upload(token, csv(name, bytes));
    expect([400, 415, 422]).toContain(answer.status);
    expect(answer.body<{ error: string }>().error).toMatch(/[a-zåäö]{3}.*\.$/);
    expect((await test.call('GET', '/api/documents', token)).body()).toEqual([]);
  });

  it('a file without amounts is kept, and says what is missing', async () => {
    const { token } = await test.signUp();
    const answer = await test.upload(token, csv('namn.csv', 'Namn;Ort\nAnna;Umeå\nBo;Luleå\n'));
    expect(answer.status).toBe(200);
    const { extractedData } = answer.body<{
      extractedData: { ready: boolean; missing: string[] };
    }>();
    expect(extractedData.ready).toBe(false);
    expect(extractedData.missing.length).toBeGreaterThan(0);
    const run = await test.call('POST', '/api/analysis/sales', token, { analysisType: 'standard' });
    expect(run.status).toBe(422);
  });

  it.each([
    '../../etc/passwd',
    'a\u202ecsv.exe',
    `${'lång'.repeat(100)}.csv`,
    "=cmd|' /C calc'!A1.csv",
    'con.csv',
    '..',
    '<script>alert(1)</script>.csv',
  ])('the name %j is text and nothing else (R29)', async (name) => {
    const { token } = await test.signUp();
    const answer = await test.upload(token, csv(name));
    expect(answer.status).toBe(200);
    const { filename } = answer.body<{ filename: string }>();
    expect(Buffer.byteLength(filename)).toBeLessThanOrEqual(255);
    expect(filename).not.toMatch(/[/\\\p{Cc}\u202e]/u);
    expect(filename.length).toBeGreaterThan(0);
  });

  it('headers that are names of object properties stay data (R36)', async () => {
    const { token } = await test.signUp();
    const answer = await test.upload(
      token,
      csv(
        'a.csv',
        '__proto__;constructor;Datum;Summa\n1;2;2025-01-01;10,50\n3;4;2025-01-02;5,00\n',
      ),
    );
    expect(answer.status).toBe(200);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const { columns } = answer.body<{ extractedData: { columns: { name: string }[] } }>()
      .extractedData;
    expect(columns.map(({ name }) => name)).toEqual(['__proto__', 'constructor', 'Datum', 'Summa']);
  });
});

describe('a malformed upload', () => {
  const whole = multipart(csv(), { category: 'sales' });
  it.each<[string, Buffer, Record<string, string>]>([
    ['cut in the middle', whole.payload.subarray(0, whole.payload.length - 60), whole.headers],
    [
      'without an end',
      Buffer.from('--x\r\n'),
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['without a boundary', whole.payload, { 'content-type': 'multipart/form-data' }],
    [
      'without a file',
      Buffer.from(
        '--x\r\nContent-Disposition: form-data; name="category"\r\n\r\nsales\r\n--x--\r\n',
      ),
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['that is JSON', Buffer.from('{}'), { 'content-type': 'application/json' }],
    [
      'with a hostile field name',
      Buffer.from('--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--\r\n'),
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
  ])('%s gets a 4xx, again and again', async (_, payload, headers) => {
    const { token } = await test.signUp();
    for (let i = 0; i < 20; i++) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/documents/upload',
        headers: { ...headers, authorization: `Bearer ${token}` },
        payload,
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
    expect((await test.upload(token, csv())).status).toBe(200);
  });

  it('of the wrong kind is told so', async () => {
    const { token } = await test.signUp();
    const answer = await test.upload(token, csv(), { category: 'hemligt' });
    expect(answer.status).toBe(400);
    expect(answer.body()).toMatchObject({ code: 'documents.wrong_category' });
  });
});
