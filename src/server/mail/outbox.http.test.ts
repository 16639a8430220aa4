import { randomBytes } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mail, MailRefusedError } from '#adapters/mail/port.ts';
import { openTestDatabase, testClock } from '#support/test-database.ts';
import { createBox } from '../crypto/box.ts';
import { inTransaction } from '../db/database.ts';
import type { RunningDatabase } from '../db/open.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { resumeMails, runMailJob, sendSoon, writeMail } from './outbox.ts';
import { outbox } from './table.ts';
import { reviveMail, sweepFailedMails } from './try-again.ts';

const MAIL = { to: 'asa@bageriet.example', subject: 'Hej', text: 'Brödet är klart.' };
const DAY = 24 * 3600;

let database: RunningDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outbox);
});

/** A post office that takes what `answer` lets it take, and a queue that remembers what it was given. */
function office(answer: () => void = () => {}) {
  const taken: Mail[] = [];
  const queued: string[] = [];
  const time = testClock();
  const jobs: Pick<JobQueue, 'add'> = {
    add: async (_queue, { id }) => {
      queued.push(id);
      return true;
    },
  };
  const mailer = {
    send: async (mail: Mail) => {
      answer();
      taken.push(mail);
    },
  };
  const log = pino({ level: 'silent' });
  const box = createBox(randomBytes(32));
  return { deps: { database, box, clock: time.clock, jobs, mailer, log }, taken, queued, ...time };
}

const write = ({ deps }: ReturnType<typeof office>) =>
  inTransaction(database.db, (tx) => writeMail(deps, tx, MAIL));
const waiting = async () =>
  (await database.db.select().from(outbox).where(isNull(outbox.failedAt))).map(({ id }) => id);

describe('a mail', () => {
  it('is handed over as it was written, and is then forgotten', async () => {
    const post = office();
    const id = await write(post);
    await runMailJob(post.deps, { id });
    expect(post.taken).toEqual([{ ...MAIL, id, writtenAt: new Date('2026-03-10T09:00:00Z') }]);
    expect(await waiting()).toEqual([]);
  });

  it('waits sealed: neither receiver nor text can be read in the database', async () => {
    await write(office());
    const { rows } = await database.pool.query('select sealed from outbox');
    const stored = rows[0].sealed as Buffer;
    for (const text of Object.values(MAIL)) expect(stored.includes(text)).toBe(false);
  });

  it('is not written where what it is about was not kept', async () => {
    const post = office();
    const work = inTransaction(database.db, async (tx) => {
      await writeMail(post.deps, tx, MAIL);
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await waiting()).toEqual([]);
  });

  it('is handed over once, though it is asked for twice', async () => {
    const post = office();
    const id = await write(post);
    await runMailJob(post.deps, { id });
    await runMailJob(post.deps, { id });
    expect(post.taken).toHaveLength(1);
  });

  it('waits for another try where the server is away, under the same id', async () => {
    let away = true;
    const post = office(() => {
      if (away) throw new Error('connect ECONNREFUSED');
    });
    const id = await write(post);
    await expect(runMailJob(post.deps, { id })).rejects.toThrow('ECONNREFUSED');
    expect(await waiting()).toEqual([id]);
    away = false;
    await runMailJob(post.deps, { id });
    expect(post.taken.map((mail) => mail.id)).toEqual([id]);
  });

  it('is given up at once where the receiver is refused for good', async () => {
    const post = office(() => {
      throw new MailRefusedError('550 no such user');
    });
    await runMailJob(post.deps, { id: await write(post) });
    expect(await waiting()).toEqual([]);
  });

  it('is given up when a day has passed, not before', async () => {
    const post = office(() => {
      throw new Error('away');
    });
    const id = await write(post);
    post.pass(DAY);
    await expect(runMailJob(post.deps, { id })).rejects.toThrow('away');
    post.pass(1);
    await runMailJob(post.deps, { id });
    expect(await waiting()).toEqual([]);
  });

  it('that was given up is not tried, until the operator lets it wait again for a day', async () => {
    let refused = true;
    const post = office(() => {
      if (refused) throw new MailRefusedError('550 no such user');
    });
    const id = await write(post);
    await runMailJob(post.deps, { id });
    const [row] = await database.db.select().from(outbox);
    expect(row).toMatchObject({ error: '550 no such user', failedAt: post.clock() });
    refused = false;
    await runMailJob(post.deps, { id });
    await resumeMails(post.deps);
    expect([post.taken, post.queued]).toEqual([[], []]);
    expect(await reviveMail(database.db, id, post.clock())).toBe(true);
    expect(await reviveMail(database.db, id, post.clock())).toBe(false);
    await runMailJob(post.deps, { id });
    expect(post.taken).toHaveLength(1);
  });

  it('that was given up is forgotten a week after it was written, and not before', async () => {
    const post = office(() => {
      throw new MailRefusedError('550 no such user');
    });
    await runMailJob(post.deps, { id: await write(post) });
    const stored = () => database.db.$count(outbox);
    post.pass(6 * DAY);
    await sweepFailedMails(post.deps);
    expect(await stored()).toBe(1);
    post.pass(1);
    await sweepFailedMails(post.deps);
    expect(await stored()).toBe(0);
  });

  it('is asked for again at the next start, as all that were not sent', async () => {
    const post = office();
    const ids = [await write(post), await write(post)];
    await resumeMails(post.deps);
    expect(post.queued.sort()).toEqual(ids.sort());
  });

  it('costs its writer nothing where the queue is away: it waits in the outbox', async () => {
    const post = office();
    const jobs: Pick<JobQueue, 'add'> = {
      ...post.deps.jobs,
      add: () => Promise.reject(new Error('away')),
    };
    const id = await write(post);
    await expect(sendSoon({ ...post.deps, jobs }, id)).resolves.toBeUndefined();
    expect(await waiting()).toEqual([id]);
  });
});
