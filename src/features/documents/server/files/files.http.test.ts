import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';
import { plainUnderstanding } from '#support/sales-facts.ts';
import { readingOf } from '../reading-of.ts';
import { type DocumentRow, documentBytes } from '../table.ts';
import { chooseFile } from './choose.ts';
import { getFile } from './get.ts';
import { keyFits } from './key-fits.ts';
import { latestFile } from './latest.ts';
import { listFiles } from './list.ts';
import { originalOf } from './original.ts';
import { rememberedChoice } from './read-choice.ts';
import { removeFile } from './remove.ts';
import { replaceReading } from './replace-reading.ts';
import { storeFile } from './store.ts';
import { storedTable } from './stored-table.ts';

let test: TestApp;
let ownerId = '';
const db = () => test.deps.database.db;
const bytes = { original: Buffer.from('Datum;Belopp'), parquet: Buffer.from('PAR1') };

function aFile(name: string, more: Partial<DocumentRow> = {}): DocumentRow {
  return {
    category: 'sales',
    ...{ ownerId, id: randomUUID(), filename: `${name}.csv`, size: 12 },
    ...{ sha256: name, understanding: plainUnderstanding, summary: '', ready: true },
    ...{ overrides: {}, reading: readingOf({}), sample: false },
    ...{ createdAt: new Date('2026-01-01'), chosenAt: new Date('2026-01-01') },
    ...more,
  };
}
const store = (row: DocumentRow) => storeFile(test.deps, row, bytes);

beforeAll(async () => {
  test = await startTestApp({}, { worker: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  ownerId = (await test.signUp()).user.id;
});

describe('a stored file', () => {
  it('gives its bytes back as they were, and lies sealed', async () => {
    const { row } = await store(aFile('mars'));
    expect(await originalOf(test.deps, ownerId, row.id)).toEqual(bytes.original);
    expect((await storedTable(test.deps, ownerId, row.id)).parquet).toEqual(bytes.parquet);
    const [stored] = await db()
      .select()
      .from(documentBytes)
      .where(eq(documentBytes.documentId, row.id));
    expect(stored?.original.includes(bytes.original)).toBe(false);
    expect(await keyFits(test.deps)).toBe(true);
  });

  it('is chosen again where the same bytes come once more', async () => {
    const first = await store(aFile('mars'));
    const again = await store(aFile('mars', { chosenAt: new Date('2026-02-01') }));
    expect(again).toMatchObject({ known: true, row: { id: first.row.id } });
    expect(again.row.chosenAt).toEqual(new Date('2026-02-01'));
    expect(await listFiles(db(), ownerId)).toHaveLength(1);
  });

  it('is the one its guide uses when it was chosen last; the sample only where there is no other', async () => {
    await store(aFile('exempel', { sample: true, chosenAt: new Date('2026-05-01') }));
    expect(await latestFile(db(), ownerId, 'sales')).toMatchObject({ sample: true });
    const { row: first } = await store(aFile('mars'));
    await store(aFile('april', { chosenAt: new Date('2026-02-01') }));
    expect(await latestFile(db(), ownerId, 'sales')).toMatchObject({ filename: 'april.csv' });
    await chooseFile(db(), ownerId, first.id, new Date('2026-03-01'));
    expect(await latestFile(db(), ownerId, 'sales')).toMatchObject({ filename: 'mars.csv' });
    expect(await latestFile(db(), ownerId, 'kostnader')).toBeNull();
  });

  it('has room with two others on the free plan, and the sample once beside them', async () => {
    for (const name of ['mars', 'april', 'maj']) await store(aFile(name));
    await expect(store(aFile('juni'))).rejects.toMatchObject({ code: 'documents.limit' });
    await store(aFile('exempel', { sample: true }));
    await expect(store(aFile('exempel', { sample: true }))).rejects.toMatchObject({
      code: 'sample.exists',
    });
  });

  it('read with other choices has their table, and they are remembered for its kind', async () => {
    const { row } = await store(aFile('mars'));
    const overrides = { headerRow: 3 };
    const parquet = Buffer.from('PAR2');
    await replaceReading(test.deps, row, { understanding: row.understanding, overrides, parquet });
    const { row: now, parquet: table } = await storedTable(test.deps, ownerId, row.id);
    expect(table).toEqual(parquet);
    expect(now).toMatchObject({ overrides, reading: readingOf(overrides) });
    const { fingerprint } = row.understanding;
    expect(await rememberedChoice(db(), ownerId, fingerprint)).toEqual(overrides);
    expect(await rememberedChoice(db(), ownerId, 'another kind')).toBeNull();
  });

  it('that is removed, or is of someone else, is not found', async () => {
    const { row } = await store(aFile('mars'));
    const other = (await test.signUp()).user.id;
    const missing = { code: 'documents.not_found' };
    await expect(getFile(db(), other, row.id)).rejects.toMatchObject(missing);
    await expect(originalOf(test.deps, other, row.id)).rejects.toMatchObject(missing);
    await removeFile(db(), ownerId, row.id);
    await expect(getFile(db(), ownerId, row.id)).rejects.toMatchObject(missing);
    await expect(storedTable(test.deps, ownerId, row.id)).rejects.toMatchObject(missing);
  });
});
