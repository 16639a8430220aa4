import { CFB, utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
});
afterAll(() => test.close());

/** A workbook whose texts ask for a file of the machine's by an external entity. */
function workbookWithEntity(): Buffer {
  const book = utils.book_new();
  const rows = [
    ['Datum', 'Produkt', 'Summa'],
    ['2025-01-01', 'MÄRKE', 10.5],
    ['2025-01-02', 'Te', 20],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Blad1');
  const plain = write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }) as Buffer;
  const parts = CFB.read(plain, { type: 'buffer' });
  const texts = CFB.find(parts, '/xl/sharedStrings.xml');
  if (!texts) throw new Error('The workbook has no shared texts');
  const xml = Buffer.from(texts.content as Uint8Array).toString();
  const hostile = xml
    .replace(/(<\?xml[^>]*\?>)/, '$1<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]>')
    .replace('MÄRKE', '&secret;');
  if (!hostile.includes('SYSTEM') || !hostile.includes('&secret;'))
    throw new Error('Not made hostile');
  CFB.utils.cfb_add(parts, '/xl/sharedStrings.xml', Buffer.from(hostile));
  return CFB.write(parts, { fileType: 'zip', type: 'buffer' }) as Buffer;
}

it('a workbook that asks for a file of the machine gets none of it', async () => {
  const { token } = await test.signUp();
  const answer = await test.upload(token, { name: 'bok.xlsx', bytes: workbookWithEntity() });
  expect([200, 422]).toContain(answer.status);
  expect(answer.text).not.toContain('root:');
  if (answer.status !== 200) return;
  const { id } = answer.body<{ id: string }>();
  const rows = await test.call('GET', `/api/documents/${id}/rows`, token);
  expect(rows.body()).toMatchObject({ total: 2 });
  expect(rows.text).not.toContain('root:');
});

it('a NUL in a file name is no part of the name', async () => {
  const { token } = await test.signUp();
  const bytes = 'Datum;Summa\n2025-01-01;1,00\n';
  const answer = await test.upload(token, { name: 'a\u0000.csv', bytes });
  expect([200, 400]).toContain(answer.status);
  expect(answer.text).not.toContain('\\u0000');
});

it("an attempt on another's file is noted as denied", async () => {
  const owner = await test.signUp();
  const other = await test.signUp();
  const bytes = 'Datum;Summa\n2025-01-01;1,00\n';
  const { id } = (await test.upload(owner.token, { name: 'a.csv', bytes })).body<{ id: string }>();
  expect((await test.call('DELETE', `/api/documents/${id}`, other.token)).status).toBe(404);
  const noted = await test.deps.database.pool.query(
    'select event, outcome from audit_log where actor_id = $1 and object = $2',
    [other.user.id, id],
  );
  expect(noted.rows).toEqual([{ event: 'document.delete', outcome: 'denied' }]);
});
