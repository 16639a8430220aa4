import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBox } from '#server/crypto/box.ts';
import type { RunningDatabase } from '#server/db/open.ts';
import { users } from '#server/session/table.ts';
import { newDocumentRow } from '#support/document-row.ts';
import { addOwner, openTestDatabase } from '#support/test-database.ts';
import { someUnderstanding } from '#support/understanding.ts';
import { type DocumentRow, documentBytes } from '../table.ts';
import { chooseFile } from './choose.ts';
import { getFile } from './get.ts';
import { keyFits } from './key-fits.ts';
import { latestFile } from './latest.ts';
import { fileList } from './list.ts';
import { originalOf } from './original.ts';
import { rememberChoice, rememberedChoice } from './read-choice.ts';
import { removeFile } from './remove.ts';
import { replaceReading } from './replace-reading.ts';
import { sameFile } from './same.ts';
import { seal } from './sealed.ts';
import { storeFile } from './store.ts';
import { storedTable } from './stored-table.ts';

const BYTES = { original: Buffer.from('Datum;Summa\n2026-01-01;10'), parquet: Buffer.from('PAR1') };
const box = createBox(randomBytes(32));

let database: RunningDatabase;
let db: RunningDatabase['db'];
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 9, minute));

/** Stores a file of `ownerId`, or of a new owner. */
async function store(more: Partial<DocumentRow> = {}) {
  const ownerId = more.ownerId ?? (await addOwner(database));
  const row = newDocumentRow(ownerId, more);
  const sealed = (what: 'original' | 'parquet') =>
    seal(box, BYTES[what], { ownerId, id: row.id, what });
  return storeFile(database, row, {
    original: await sealed('original'),
    parquet: await sealed('parquet'),
  });
}

const takePro = (id: string) => db.update(users).set({ plan: 'pro' }).where(eq(users.id, id));
const notFound = { code: 'documents.not_found', status: 404 };

describe('a stored file', () => {
  it('is given back to the byte, with its table and what was understood', async () => {
    const { row, known } = await store();
    expect(known).toBe(false);
    expect(await getFile(db, row.ownerId, row.id)).toEqual(row);
    expect(await originalOf({ database, box }, row.ownerId, row.id)).toEqual(BYTES.original);
    expect(await storedTable({ database, box }, row.ownerId, row.id)).toEqual({
      row,
      parquet: BYTES.parquet,
    });
  });

  it('stands sealed in the database, and opens in its own place only', async () => {
    const [mine, other] = [await store(), await store()];
    const [stored] = await db
      .select()
      .from(documentBytes)
      .where(eq(documentBytes.documentId, mine.row.id));
    expect(stored?.original.includes(BYTES.original)).toBe(false);
    expect(stored?.parquet.includes(BYTES.parquet)).toBe(false);
    await db
      .update(documentBytes)
      .set({ original: stored?.original ?? Buffer.alloc(0) })
      .where(eq(documentBytes.documentId, other.row.id));
    await expect(originalOf({ database, box }, other.row.ownerId, other.row.id)).rejects.toThrow();
  });

  it('is another owner’s secret: asking, opening, choosing and removing find nothing', async () => {
    const { row } = await store();
    const stranger = await addOwner(database);
    await expect(getFile(db, stranger, row.id)).rejects.toMatchObject(notFound);
    await expect(originalOf({ database, box }, stranger, row.id)).rejects.toMatchObject(notFound);
    await expect(storedTable({ database, box }, stranger, row.id)).rejects.toMatchObject(notFound);
    await expect(chooseFile(db, stranger, row.id, at(1))).rejects.toMatchObject(notFound);
    await expect(removeFile(db, stranger, row.id)).rejects.toMatchObject(notFound);
    expect(await fileList(db)(stranger)).toEqual([]);
    expect(await getFile(db, row.ownerId, row.id)).toEqual(row);
  });

  it('is gone with its bytes when it is removed, and cannot be removed twice', async () => {
    const { row } = await store();
    expect((await removeFile(db, row.ownerId, row.id)).id).toBe(row.id);
    const bytes = await db.select().from(documentBytes).where(eq(documentBytes.documentId, row.id));
    expect(bytes).toEqual([]);
    await expect(removeFile(db, row.ownerId, row.id)).rejects.toMatchObject(notFound);
  });
});

describe('the file a guide uses', () => {
  it('is the one of its kind that was chosen last', async () => {
    const ownerId = await addOwner(database);
    const first = (await store({ ownerId, chosenAt: at(1) })).row;
    const second = (await store({ ownerId, chosenAt: at(2) })).row;
    await store({ ownerId, chosenAt: at(3), category: 'kostnader' });
    expect((await latestFile(db, ownerId, 'sales'))?.id).toBe(second.id);
    await chooseFile(db, ownerId, first.id, at(4));
    expect((await latestFile(db, ownerId, 'sales'))?.id).toBe(first.id);
  });

  it('is the sample company’s only where there is no other, however late it was loaded', async () => {
    const ownerId = await addOwner(database);
    expect(await latestFile(db, ownerId, 'sales')).toBeNull();
    const sample = (await store({ ownerId, sample: true, chosenAt: at(9) })).row;
    expect((await latestFile(db, ownerId, 'sales'))?.id).toBe(sample.id);
    const own = (await store({ ownerId, chosenAt: at(1) })).row;
    expect((await latestFile(db, ownerId, 'sales'))?.id).toBe(own.id);
  });

  it('stands first in the list of all, which holds nothing of what is in them', async () => {
    const ownerId = await addOwner(database);
    const first = (await store({ ownerId, chosenAt: at(2) })).row;
    const second = (await store({ ownerId, chosenAt: at(1), category: 'kostnader' })).row;
    const files = await fileList(db)(ownerId);
    expect(files.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(Object.keys(files[0] ?? {})).not.toContain('understanding');
  });
});

describe('the same bytes again', () => {
  it('are the file that is there already, chosen anew', async () => {
    const { row } = await store({ sha256: 'a' });
    const again = await store({ ownerId: row.ownerId, sha256: 'a', chosenAt: at(5) });
    expect(again).toEqual({ row: { ...row, chosenAt: at(5) }, known: true });
    expect(await fileList(db)(row.ownerId)).toHaveLength(1);
  });

  it('are another file for the other guide, for another owner, and beside the sample company', async () => {
    const { row } = await store({ sha256: 'b' });
    const { ownerId } = row;
    const key = { ownerId, sha256: 'b', category: 'sales', sample: false } as const;
    expect((await sameFile(db, key))?.id).toBe(row.id);
    expect(await sameFile(db, { ...key, category: 'kostnader' })).toBeNull();
    expect(await sameFile(db, { ...key, sample: true })).toBeNull();
    expect(await sameFile(db, { ...key, ownerId: await addOwner(database) })).toBeNull();
  });
});

describe('the room for files', () => {
  it('is three on the free plan, the sample company not counted, and no end on Pro', async () => {
    const ownerId = await addOwner(database);
    await store({ ownerId, sample: true });
    for (let n = 0; n < 3; n++) await store({ ownerId });
    await expect(store({ ownerId })).rejects.toMatchObject({ code: 'documents.limit' });
    await takePro(ownerId);
    expect((await store({ ownerId })).known).toBe(false);
  });

  it('holds for files that come at once', async () => {
    const ownerId = await addOwner(database);
    const stored = await Promise.allSettled(Array.from({ length: 8 }, () => store({ ownerId })));
    expect(stored.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('is free again when a file is removed', async () => {
    const ownerId = await addOwner(database);
    const { row } = await store({ ownerId });
    for (let n = 0; n < 2; n++) await store({ ownerId });
    await removeFile(db, ownerId, row.id);
    expect((await store({ ownerId })).known).toBe(false);
  });

  it('holds one sample company', async () => {
    const ownerId = await addOwner(database);
    await store({ ownerId, sample: true });
    await expect(store({ ownerId, sample: true })).rejects.toMatchObject({ code: 'sample.exists' });
  });

  it('is not taken by a file that the database refuses', async () => {
    const ownerId = await addOwner(database);
    await expect(store({ ownerId, size: 2 ** 40 })).rejects.toThrow();
    expect(await fileList(db)(ownerId)).toEqual([]);
  });
});

describe('a file that is read with other choices', () => {
  const overrides = { roles: { 1: 'revenue' as const } };
  const reading = (fingerprint: string) => ({
    understanding: someUnderstanding({ fingerprint, summary: '2 rader', ready: false }),
    overrides,
    parquet: Buffer.from('PAR2'),
  });

  it('changes table, summary and the name of the reading together; the file stays', async () => {
    const { row } = await store();
    await replaceReading({ database, box }, row, reading('dagskassa'));
    const after = await storedTable({ database, box }, row.ownerId, row.id);
    expect(after.parquet).toEqual(Buffer.from('PAR2'));
    expect(after.row).toMatchObject({ summary: '2 rader', ready: false, overrides });
    expect(after.row.reading).not.toBe(row.reading);
    expect(await originalOf({ database, box }, row.ownerId, row.id)).toEqual(BYTES.original);
  });

  it('teaches how the next of its kind is read, under its old look and its new', async () => {
    const { row } = await store();
    await replaceReading({ database, box }, row, reading('andra bladet'));
    for (const kind of ['dagskassa', 'andra bladet']) {
      expect(await rememberedChoice(db, row.ownerId, kind)).toEqual(overrides);
    }
    expect(await rememberedChoice(db, await addOwner(database), 'dagskassa')).toBeNull();
  });

  it('is refused where the file was removed meanwhile, and teaches nothing then', async () => {
    const { row } = await store();
    await removeFile(db, row.ownerId, row.id);
    await expect(
      replaceReading({ database, box }, row, reading('dagskassa')),
    ).rejects.toMatchObject(notFound);
    expect(await rememberedChoice(db, row.ownerId, 'dagskassa')).toBeNull();
  });

  it('is not done over a reading made meanwhile, and teaches nothing then', async () => {
    const { row } = await store();
    expect(await replaceReading({ database, box }, row, reading('dagskassa'))).toBe(true);
    const late = { ...reading('sent blad'), overrides: { decimal: ',' as const } };
    expect(await replaceReading({ database, box }, row, late)).toBe(false);
    expect((await getFile(db, row.ownerId, row.id)).overrides).toEqual(overrides);
    expect(await rememberedChoice(db, row.ownerId, 'sent blad')).toBeNull();
  });

  it('teaches nothing of what is of this file alone', async () => {
    const { row } = await store();
    const choices = { vat: 'included', total: 'rows' } as const;
    await replaceReading({ database, box }, row, { ...reading('kassa'), overrides: { choices } });
    expect((await getFile(db, row.ownerId, row.id)).overrides).toEqual({ choices });
    expect(await rememberedChoice(db, row.ownerId, 'kassa')).toEqual({
      choices: { vat: 'included' },
    });
  });

  it('says whether a question of it stops the analysis', async () => {
    const { row } = await store();
    const blocking = { id: 'vat', text: 'Ingår moms?', options: [], blocking: true } as const;
    const asked = reading('dagskassa');
    asked.understanding.questions.push({ ...blocking, options: [] });
    await replaceReading({ database, box }, row, asked);
    expect((await fileList(db)(row.ownerId))[0]?.asks).toBe(true);
    await replaceReading({ database, box }, await getFile(db, row.ownerId, row.id), reading('x'));
    expect((await fileList(db)(row.ownerId))[0]?.asks).toBe(false);
  });

  it('follows the last choice where there were several', async () => {
    const ownerId = await addOwner(database);
    await rememberChoice(db, ownerId, 'kassa', { sheet: 'Blad1' });
    await rememberChoice(db, ownerId, 'kassa', { sheet: 'Blad2' });
    expect(await rememberedChoice(db, ownerId, 'kassa')).toEqual({ sheet: 'Blad2' });
  });
});

describe('the key of stored files', () => {
  it('fits where it opens what is stored, or where nothing is; another does not', async () => {
    const empty = await openTestDatabase();
    expect(await keyFits({ database: empty, box })).toBe(true);
    await empty.close();
    await store();
    expect(await keyFits({ database, box })).toBe(true);
    expect(await keyFits({ database, box: createBox(randomBytes(32)) })).toBe(false);
  });
});
