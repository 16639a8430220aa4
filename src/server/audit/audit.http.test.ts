import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOwner, openTestDatabase, testClock } from '#support/test-database.ts';
import { inTransaction } from '../db/database.ts';
import type { RunningDatabase } from '../db/open.ts';
import { createAudit } from './audit.ts';
import { auditLog } from './table.ts';

let database: RunningDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const login = { event: 'login', outcome: 'ok', address: '192.0.2.7', requestId: 'r1' } as const;
const all = () => database.db.select().from(auditLog);

describe('the log of security events', () => {
  it('tells who did what to what, when and from where', async () => {
    const { clock } = testClock('2026-03-10T09:00:00Z');
    const actorId = await addOwner(database);
    const event = { ...login, actorId, event: 'document.delete', object: 'fil-7' };
    await createAudit(database.db, clock).record(event);
    expect((await all()).find(({ object }) => object === 'fil-7')).toEqual({
      ...event,
      id: expect.any(Number),
      at: new Date('2026-03-10T09:00:00Z'),
    });
  });

  it('takes events of nobody and of nothing: a stranger’s wrong password', async () => {
    const { clock } = testClock();
    const event = { ...login, actorId: null, outcome: 'failed', requestId: 'r2' } as const;
    await createAudit(database.db, clock).record(event);
    const stored = (await all()).find(({ requestId }) => requestId === 'r2');
    expect(stored).toMatchObject({ actorId: null, object: null, outcome: 'failed' });
  });

  it('holds nothing of what was undone', async () => {
    const { clock } = testClock();
    const before = (await all()).length;
    const work = inTransaction(database.db, async (tx) => {
      await createAudit(tx, clock).record({ ...login, actorId: null });
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await all()).toHaveLength(before);
  });

  it.each(["update audit_log set outcome = 'ok'", 'delete from audit_log'])(
    'is only ever added to: %s is refused by the database itself',
    async (statement) => {
      const { clock } = testClock();
      await createAudit(database.db, clock).record({ ...login, actorId: null });
      const before = await all();
      await expect(database.pool.query(statement)).rejects.toThrow();
      expect(await all()).toEqual(before);
    },
  );
});
