import { deflateRawSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';
import { peakMegabytes, residentMegabytes } from '#support/process-figures.ts';

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

it('a workbook that asks for a file of the machine gets none of it (R27)', async () => {
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

it('a NUL in a file name is no part of the name (R29)', async () => {
  const { token } = await test.signUp();
  const bytes = 'Datum;Summa\n2025-01-01;1,00\n';
  const answer = await test.upload(token, { name: 'a\u0000.csv', bytes });
  expect([200, 400]).toContain(answer.status);
  expect(answer.text).not.toContain('\\u0000');
});

it("an attempt on another's file is noted as denied (R01)", async () => {
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

/** A workbook with one more part, which unpacks to `megabytes`; the directory may say that it does not. */
function bomb(megabytes: number, size: 'truth' | 'lie'): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024, '<row/>'));
  const unpacked = size === 'lie' ? packed.length : megabytes * 1024 * 1024;
  const sizes = (at: Buffer, from: number) => {
    at.writeUInt16LE(8, from);
    at.writeUInt32LE(packed.length, from + 10);
    at.writeUInt32LE(unpacked, from + 14);
    at.writeUInt16LE(name.length, from + 18);
    return at;
  };
  const local = sizes(Buffer.from('PK\u0003\u0004'.padEnd(30, '\0')), 8);
  const central = sizes(Buffer.from('PK\u0001\u0002'.padEnd(46, '\0')), 10);
  const end = Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'));
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, central, name, end]);
}

it.each([
  ['says so', 'truth'],
  ['says otherwise', 'lie'],
] as const)(
  'an archive that unpacks to 300 MB and %s is refused, at no cost to the server (R26)',
  async (_, size) => {
    const { token } = await test.signUp();
    const bytes = bomb(300, size);
    const before = residentMegabytes(process.pid);
    const upload = test.upload(token, { name: 'bok.xlsx', bytes });
    const peak = await peakMegabytes(process.pid, upload);
    const answer = await upload;
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body<{ error: string }>().error).toMatch(/^[A-ZÅÄÖ].+\.$/);
    expect(peak - before).toBeLessThan(100);
  },
);

it('an archive of something else is no workbook, whatever it is called (R28)', async () => {
  const { token } = await test.signUp();
  const parts = CFB.utils.cfb_new();
  CFB.utils.cfb_add(parts, '/bild.jpg', Buffer.from('inget'));
  const bytes = CFB.write(parts, { fileType: 'zip', type: 'buffer' }) as Buffer;
  for (const name of ['bok.xlsx', 'lista.csv', 'faktura.pdf']) {
    expect((await test.upload(token, { name, bytes })).status, name).toBe(415);
  }
});

it('property names that are names of objects stay data in a JSON file (R36)', async () => {
  const { token } = await test.signUp();
  const row = '{"Datum":"2025-01-01","__proto__":"x","constructor":{"polluted":1},"Summa":10.5}';
  const bytes = `[${row},${row.replace('01-01', '01-02')}]`;
  const answer = await test.upload(token, { name: 'a.json', bytes });
  expect([200, 415, 422]).toContain(answer.status);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
