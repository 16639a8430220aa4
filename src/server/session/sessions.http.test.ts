import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOwner, openTestDatabase, testClock } from '#support/test-database.ts';
import { inTransaction } from '../db/database.ts';
import type { RunningDatabase } from '../db/open.ts';
import { createSessions } from './sessions.ts';
import { sessions as table } from './table.ts';
import { hashToken } from './tokens.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let database: RunningDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function signedIn() {
  const time = testClock();
  const sessions = createSessions(database.db, time.clock);
  const owner = await addOwner(database);
  return { ...time, sessions, owner, token: await sessions.start(owner) };
}

describe('a session', () => {
  it('is found by its token, with its user', async () => {
    const { sessions, owner, token } = await signedIn();
    const found = await sessions.find(token);
    expect(found?.user.id).toBe(owner);
    expect(found?.tokenHash).toBe(hashToken(token));
  });

  it('is found by a token from before tokens named their owner', async () => {
    const { sessions, owner } = await signedIn();
    const token = `ks_${'o'.repeat(43)}`;
    const at = new Date('2026-03-10T09:00:00Z');
    const row = { userId: owner, tokenHash: hashToken(token), createdAt: at, lastUsedAt: at };
    await database.db.insert(table).values(row);
    expect((await sessions.find(token))?.user.id).toBe(owner);
  });

  it('is stored without its token', async () => {
    const { token } = await signedIn();
    const rows = await database.db.select().from(table);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hashToken(token));
  });

  it('is nobody’s where the token is another, or is the stored hash itself', async () => {
    const { sessions, token } = await signedIn();
    expect(await sessions.find(`${token.slice(0, -1)}_`)).toBeNull();
    expect(await sessions.find(hashToken(token))).toBeNull();
  });

  it('ends when it is ended, while others of the same user go on', async () => {
    const { sessions, owner, token } = await signedIn();
    const other = await sessions.start(owner);
    await sessions.end(owner, hashToken(token));
    expect(await sessions.find(token)).toBeNull();
    expect((await sessions.find(other))?.user.id).toBe(owner);
  });

  it('cannot be ended in another user’s name', async () => {
    const { sessions, token } = await signedIn();
    await sessions.end(await addOwner(database), hashToken(token));
    expect(await sessions.find(token)).not.toBeNull();
  });

  it('ends when it has not been used for seven days', async () => {
    const { sessions, token, pass } = await signedIn();
    pass(7 * DAY - 1);
    expect(await sessions.find(token)).not.toBeNull();
    pass(7 * DAY);
    expect(await sessions.find(token)).toBeNull();
  });

  it('lives on by use, but for thirty days at most', async () => {
    const { sessions, token, pass } = await signedIn();
    for (let day = 0; day < 29; day++) {
      pass(DAY);
      expect(await sessions.find(token), `day ${day + 1}`).not.toBeNull();
    }
    pass(DAY);
    expect(await sessions.find(token)).toBeNull();
  });

  it('is not written at each use: within the hour reading is only reading', async () => {
    const { sessions, owner, token, pass } = await signedIn();
    const lastUse = async () => {
      const rows = await database.db.select().from(table);
      return rows.find(({ userId }) => userId === owner)?.lastUsedAt.toISOString();
    };
    pass(HOUR);
    await sessions.find(token);
    expect(await lastUse()).toBe('2026-03-10T09:00:00.000Z');
    pass(1);
    await sessions.find(token);
    expect(await lastUse()).toBe('2026-03-10T10:00:01.000Z');
  });

  it('is not begun where the transaction it belongs to is not kept', async () => {
    const { sessions, owner } = await signedIn();
    let token = '';
    const work = inTransaction(database.db, async (tx) => {
      token = await sessions.start(owner, tx);
      throw new Error('the account was not made');
    });
    await expect(work).rejects.toThrow('the account was not made');
    expect(await sessions.find(token)).toBeNull();
  });

  it('is swept away when it has run out, and not before', async () => {
    const { sessions, owner, pass } = await signedIn();
    const mine = async () =>
      (await database.db.select().from(table)).filter(({ userId }) => userId === owner).length;
    pass(6 * DAY);
    const later = await sessions.start(owner);
    await sessions.sweep();
    expect(await mine()).toBe(2);
    pass(DAY);
    await sessions.sweep();
    expect(await mine()).toBe(1);
    expect(await sessions.find(later)).not.toBeNull();
  });
});
