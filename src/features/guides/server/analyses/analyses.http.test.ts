import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GuideId } from '#contract/guides.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { RunningDatabase } from '#server/db/open.ts';
import { type JobQueue, openJobQueue } from '#server/jobs/queue.ts';
import { users } from '#server/session/table.ts';

import { newDocumentRow } from '#support/document-row.ts';
import { addOwner, openTestDatabase } from '#support/test-database.ts';
import { analyses } from '../table.ts';
import { analysisBefore } from './before.ts';
import { beginAnalysis } from './begin.ts';
import { beginWork } from './begin-work.ts';
import { noteCrash } from './crash.ts';
import { finishAnalysis } from './finish.ts';
import { getAnalysis } from './get.ts';
import { failureOf, giveUpAnalysis, giveUpBegunBefore } from './give-up.ts';
import { listAnalyses } from './list.ts';
import { newestAnalysis } from './newest.ts';
import { noteProgress } from './progress.ts';
import { runningAnalysis } from './running.ts';
import { unfinishedAnalyses } from './unfinished.ts';
import { unlinkDocument } from './unlink-document.ts';

const RESULT: ResultBasis = {
  facts: [],
  figures: [],
  charts: [],
  unknowns: [],
  period: null,
  dataQuality: { text: 'Alla rader är med.', warnings: [] },
  advice: [],
  engine: { writer: 'rules', version: '7' },
};
const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 2, day, hour));

let database: RunningDatabase;
let db: RunningDatabase['db'];
let deps: { config: { fairUseAnalyses: number }; database: RunningDatabase; jobs: JobQueue };
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  const config = { fairUseAnalyses: 6 };
  deps = { config, database, jobs: await openJobQueue(database, pino({ level: 'silent' })) };
});
afterAll(async () => {
  await deps.jobs.stop();
  await database.close();
});

function begin(ownerId: string, now: Date, guide: GuideId = 'sales', sample = false) {
  const preparation = { document: null, answers: { question1: 'Te' }, basis: null, sample };
  return beginAnalysis(deps, ownerId, { id: guide, version: '7' }, preparation, now);
}

/** Begins and finishes an analysis. */
async function made(ownerId: string, now: Date, guide: GuideId = 'sales', sample = false) {
  const row = await begin(ownerId, now, guide, sample);
  await finishAnalysis(db, ownerId, row.id, RESULT, now);
  return row.id;
}

async function proOwner(): Promise<string> {
  const id = await addOwner(database);
  await db.update(users).set({ plan: 'pro' }).where(eq(users.id, id));
  return id;
}

const get = async (ownerId: string, id: string) => {
  const row = await getAnalysis(db, ownerId, id);
  if (row === null) throw new Error('There is no such analysis');
  return row;
};

describe('an analysis that is begun', () => {
  it('waits in line, and holds what it is made from', async () => {
    const ownerId = await addOwner(database);
    const { id } = await begin(ownerId, at(10));
    expect(await get(ownerId, id)).toMatchObject({
      analysisType: 'försäljning',
      stage: 'queued',
      percent: 0,
      progressText: 'Står i kö',
      answers: { question1: 'Te' },
      engineVersion: '7',
      result: null,
      finishedAt: null,
      createdAt: at(10),
    });
    expect((await runningAnalysis(db, ownerId, 'sales'))?.id).toBe(id);
    expect(await runningAnalysis(db, ownerId, 'costs')).toBeNull();
    expect(await unfinishedAnalyses(db)).toContainEqual({ ownerId, id });
  });

  it('is told apart from finished ones: it is in no list, and is nobody’s newest', async () => {
    const ownerId = await addOwner(database);
    await begin(ownerId, at(10));
    expect(await listAnalyses(db, ownerId)).toEqual([]);
    expect(await newestAnalysis(db, ownerId, 'sales')).toBeNull();
  });

  it('is one at a time, whichever guide asks, also on Pro and at once', async () => {
    const ownerId = await proOwner();
    const asked = await Promise.allSettled(
      (['sales', 'costs', 'plan', 'sales'] as const).map((guide) => begin(ownerId, at(10), guide)),
    );
    const refused = asked.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'analysis.running' });
  });

  it('is another owner’s secret', async () => {
    const ownerId = await addOwner(database);
    const { id } = await begin(ownerId, at(10));
    const stranger = await addOwner(database);
    expect(await getAnalysis(db, stranger, id)).toBeNull();
    await finishAnalysis(db, stranger, id, RESULT, at(11));
    await giveUpAnalysis(db, stranger, id, failureOf('analysis.failed'), at(11));
    await noteProgress(db, stranger, id, { stage: 'computing', percent: 40, text: 'Räknar' });
    expect((await get(ownerId, id)).stage).toBe('queued');
  });
});

describe('the free plan', () => {
  it('has one analysis a calendar month, whichever guide it is of', async () => {
    const ownerId = await addOwner(database);
    await made(ownerId, at(3));
    await expect(begin(ownerId, at(31), 'costs')).rejects.toMatchObject({
      code: 'analysis.limit',
      upgradeRequired: true,
      limit: { used: 1, max: 1, renews: '2026-04-01' },
      message: expect.stringMatching(/Nästa kan köras 1\sapril\s2026/),
    });
  });

  it('has a new one when the month turns in Sweden, an hour or two before it does in UTC', async () => {
    const ownerId = await addOwner(database);
    await made(ownerId, at(3));
    await expect(begin(ownerId, at(31, 21))).rejects.toMatchObject({ code: 'analysis.limit' });
    // Summer time began on the 29th: midnight is at 22.
    expect((await begin(ownerId, at(31, 22))).stage).toBe('queued');
  });

  it('does not count one that came to nothing', async () => {
    const ownerId = await addOwner(database);
    const { id } = await begin(ownerId, at(3));
    await giveUpAnalysis(db, ownerId, id, failureOf('analysis.failed'), at(3, 10));
    expect((await begin(ownerId, at(4))).stage).toBe('queued');
  });

  it('does not count the sample company, before or after', async () => {
    const ownerId = await addOwner(database);
    await made(ownerId, at(2), 'sales', true);
    await made(ownerId, at(3));
    await made(ownerId, at(4), 'sales', true);
    await expect(begin(ownerId, at(5))).rejects.toMatchObject({ code: 'analysis.limit' });
  });

  it('lets one of two that are begun at once through', async () => {
    const ownerId = await addOwner(database);
    const asked = await Promise.allSettled([begin(ownerId, at(3)), begin(ownerId, at(3))]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is the only one with a limit but fair use, which has its own sentence', async () => {
    const ownerId = await proOwner();
    for (let day = 1; day <= 6; day++) await made(ownerId, at(day));
    expect(await listAnalyses(db, ownerId)).toHaveLength(6);
    const refusal = begin(ownerId, at(7));
    await expect(refusal).rejects.toMatchObject({
      code: 'analysis.fair_use',
      upgradeRequired: false,
      limit: { used: 6, max: 6, renews: '2026-04-01' },
      message: expect.stringContaining('skälig användning'),
    });
    expect((await begin(ownerId, at(31, 23))).stage).toBe('queued');
  });

  it('leaves all that was made on Pro to be read when Pro ends', async () => {
    const ownerId = await proOwner();
    for (let day = 1; day <= 3; day++) await made(ownerId, at(day));
    await db.update(users).set({ plan: 'free', planSource: 'free' }).where(eq(users.id, ownerId));
    expect(await listAnalyses(db, ownerId)).toHaveLength(3);
    await expect(begin(ownerId, at(4))).rejects.toMatchObject({ code: 'analysis.limit' });
  });
});

describe('an analysis on its way', () => {
  it('tells how far it has come', async () => {
    const ownerId = await addOwner(database);
    const { id } = await begin(ownerId, at(10));
    await noteProgress(db, ownerId, id, { stage: 'computing', percent: 40, text: 'Räknar' });
    expect(await get(ownerId, id)).toMatchObject({ percent: 40, progressText: 'Räknar' });
  });

  it('is done with its result, and stays as it ended', async () => {
    const ownerId = await addOwner(database);
    const { id } = await begin(ownerId, at(10));
    await finishAnalysis(db, ownerId, id, RESULT, at(10, 10));
    await noteProgress(db, ownerId, id, { stage: 'computing', percent: 40, text: 'Räknar' });
    await giveUpAnalysis(db, ownerId, id, failureOf('analysis.failed'), at(10, 11));
    expect(await get(ownerId, id)).toMatchObject({
      stage: 'done',
      percent: 100,
      result: RESULT,
      errorCode: null,
      finishedAt: at(10, 10),
    });
    expect(await runningAnalysis(db, ownerId, 'sales')).toBeNull();
  });

  it('that comes to nothing says why, and lets the next begin', async () => {
    const ownerId = await addOwner(database);
    const { id } = await begin(ownerId, at(10));
    await giveUpAnalysis(db, ownerId, id, failureOf('analysis.file_gone'), at(10, 10));
    const { text } = failureOf('analysis.file_gone');
    expect(await get(ownerId, id)).toMatchObject({
      stage: 'failed',
      errorCode: 'analysis.file_gone',
      errorText: text,
      progressText: text,
    });
    expect((await begin(ownerId, at(11))).stage).toBe('queued');
  });

  it('that no worker managed is given up when it has taken too long, one that waits is not', async () => {
    const [old, young] = [await addOwner(database), await addOwner(database)];
    const first = await begin(old, at(1));
    const second = await begin(young, at(1));
    await beginWork(db, old, first.id, '1.0.0', at(2));
    await beginWork(db, old, first.id, '1.0.1', at(8));
    await giveUpBegunBefore(db, at(2), at(10));
    expect(await get(old, first.id)).toMatchObject({ stage: 'queued', engineVersion: '1.0.1' });
    await giveUpBegunBefore(db, at(5), at(10));
    expect(await get(old, first.id)).toMatchObject({
      stage: 'failed',
      errorCode: 'analysis.failed',
      errorText: failureOf('analysis.failed').text,
      finishedAt: at(10),
    });
    expect((await get(young, second.id)).stage).toBe('queued');
    const unfinished = await unfinishedAnalyses(db);
    expect(unfinished).toContainEqual({ ownerId: young, id: second.id });
    expect(unfinished).not.toContainEqual({ ownerId: old, id: first.id });
  });

  it('has its job from the moment it is there', async () => {
    const ownerId = await addOwner(database);
    const { id } = await begin(ownerId, at(1));
    const { rows } = await database.pool.query('select data from pgboss.job where id = $1', [id]);
    expect(rows).toEqual([{ data: { ownerId, id } }]);
  });

  it('that has ended is not brought to life by one who still works on it', async () => {
    const ownerId = await addOwner(database);
    const { id } = await begin(ownerId, at(1));
    await giveUpAnalysis(db, ownerId, id, failureOf('analysis.failed'), at(2));
    await finishAnalysis(db, ownerId, id, RESULT, at(3));
    expect(await get(ownerId, id)).toMatchObject({ stage: 'failed', result: null });
  });

  it('counts the child processes it brought down', async () => {
    const ownerId = await addOwner(database);
    const { id } = await begin(ownerId, at(1));
    expect(await noteCrash(db, ownerId, id)).toBe(1);
    expect(await noteCrash(db, ownerId, id)).toBe(2);
  });
});

describe('the analyses of an owner', () => {
  it('are listed when they are done, newest first, of all guides', async () => {
    const ownerId = await proOwner();
    const first = await made(ownerId, at(1));
    const second = await made(ownerId, at(2), 'costs');
    const third = await made(ownerId, at(3));
    const listed = await listAnalyses(db, ownerId);
    expect(listed.map(({ id }) => id)).toEqual([third, second, first]);
    expect((await newestAnalysis(db, ownerId, 'sales'))?.id).toBe(third);
    expect((await newestAnalysis(db, ownerId, 'costs'))?.id).toBe(second);
    expect(await newestAnalysis(db, ownerId, 'plan')).toBeNull();
  });

  it('are held against the one before of the same guide; the sample company’s against its own', async () => {
    const ownerId = await proOwner();
    const first = await made(ownerId, at(1));
    const sample = await made(ownerId, at(2), 'sales', true);
    await made(ownerId, at(3), 'costs');
    const later = await made(ownerId, at(4));
    expect((await analysisBefore(db, await get(ownerId, later)))?.id).toBe(first);
    expect(await analysisBefore(db, await get(ownerId, first))).toBeNull();
    expect(await analysisBefore(db, await get(ownerId, sample))).toBeNull();
  });

  it('keep the name of a file that is deleted, and lose only the way to it', async () => {
    const ownerId = await proOwner();
    const document = newDocumentRow(ownerId, { sha256: 'abc' });
    const preparation = { document, answers: {}, basis: null, sample: false };
    const guide = { id: 'sales', version: '7' } as const;
    const { id } = await beginAnalysis(deps, ownerId, guide, preparation, at(1));
    await finishAnalysis(db, ownerId, id, RESULT, at(1));
    await unlinkDocument(db, await addOwner(database), document.id);
    expect((await get(ownerId, id)).documentId).toBe(document.id);
    await unlinkDocument(db, ownerId, document.id);
    expect(await get(ownerId, id)).toMatchObject({
      documentId: null,
      document: 'dagskassa.csv',
      documentSha256: 'abc',
      result: RESULT,
    });
  });

  it('go when the owner goes', async () => {
    const ownerId = await addOwner(database);
    const id = await made(ownerId, at(1));
    await db.delete(users).where(eq(users.id, ownerId));
    const rows = await db.select().from(analyses).where(eq(analyses.id, id));
    expect(rows).toEqual([]);
  });
});
