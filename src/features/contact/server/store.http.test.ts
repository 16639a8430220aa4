import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBox } from '#server/crypto/box.ts';
import type { RunningDatabase } from '#server/db/open.ts';
import { openTestDatabase, testClock } from '#support/test-database.ts';
import { deleteOldMessages, readMessages, storeMessage } from './store.ts';
import { contactMessages } from './table.ts';

const box = createBox(randomBytes(32));
const MESSAGE = {
  name: 'Åsa Öberg',
  email: 'asa@bageriet.example',
  subject: 'Fakturan',
  message: 'Kan jag få den igen?',
  formType: 'contact',
};

let database: RunningDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(contactMessages);
});

const storeAt = (moment: string, message = MESSAGE) =>
  storeMessage({ box, clock: testClock(moment).clock }, database.db, message);
const subjects = async () => (await readMessages({ box, database })).map(({ subject }) => subject);

describe('messages to the support', () => {
  it('are read back to the letter, the newest first, with the time they came', async () => {
    await storeAt('2026-03-10T09:00:00Z');
    await storeAt('2026-03-11T09:00:00Z', { ...MESSAGE, subject: 'Tack!' });
    expect(await subjects()).toEqual(['Tack!', 'Fakturan']);
    expect((await readMessages({ box, database }))[1]).toEqual({
      ...MESSAGE,
      sentAt: '2026-03-10T09:00:00.000Z',
    });
  });

  it('stand sealed: nothing of who wrote or what can be read in the database', async () => {
    await storeAt('2026-03-10T09:00:00Z');
    const { rows } = await database.pool.query('select * from contact_messages');
    const stored = rows[0].sealed as Buffer;
    for (const text of Object.values(MESSAGE)) expect(stored.includes(text)).toBe(false);
    const otherKey = createBox(randomBytes(32));
    await expect(readMessages({ box: otherKey, database })).rejects.toThrow();
  });

  it('are forgotten when twelve months have passed, and not a day before', async () => {
    await storeAt('2025-03-09T08:59:00Z', { ...MESSAGE, subject: 'för gammalt' });
    await storeAt('2025-03-10T09:00:00Z', { ...MESSAGE, subject: 'just tolv månader' });
    await storeAt('2026-03-01T09:00:00Z', { ...MESSAGE, subject: 'nytt' });
    await deleteOldMessages({ database, clock: testClock('2026-03-10T09:00:00Z').clock });
    expect(await subjects()).toEqual(['nytt', 'just tolv månader']);
  });
});
