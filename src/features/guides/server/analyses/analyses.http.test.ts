import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResultBasis } from '#engine/text/result.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import type { Preparation } from '../guide.ts';
import { analysisBefore } from './before.ts';
import { beginAnalysis } from './begin.ts';
import { finishAnalysis } from './finish.ts';
import { getAnalysis } from './get.ts';
import { failureOf, giveUpAnalysis, giveUpOlderThan } from './give-up.ts';
import { listAnalyses } from './list.ts';
import { newestAnalysis } from './newest.ts';
import { noteProgress } from './progress.ts';
import { runningAnalysis } from './running.ts';
import { unfinishedAnalyses } from './unfinished.ts';

let test: TestApp;
let ownerId = '';
const db = () => test.deps.database.db;
const begin = (day: string, more: Partial<Preparation> = {}, id: 'sales' | 'costs' = 'sales') =>
  beginAnalysis(
    db(),
    ownerId,
    { id, version: '1.0.0' },
    { document: null, answers: {}, basis: null, sample: false, ...more },
    new Date(day),
  );
const result: ResultBasis = {
  ...{ facts: [], figures: [], charts: [], unknowns: [], period: null, advice: [] },
  dataQuality: { text: '', warnings: [] },
  engine: { writer: 'rules', version: '1.0.0' },
};
const finish = (id: string) => finishAnalysis(db(), ownerId, id, result, new Date('2026-03-31'));

beforeAll(async () => {
  test = await startTestApp({}, { worker: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  ownerId = (await test.signUp()).user.id;
});

describe('an analysis', () => {
  it('runs from when it is begun until it is finished, and is then the newest', async () => {
    const { id } = await begin('2026-01-10');
    expect(await runningAnalysis(db(), ownerId, 'sales')).toMatchObject({ id, stage: 'queued' });
    expect(await newestAnalysis(db(), ownerId, 'sales')).toBeNull();
    await noteProgress(db(), ownerId, id, { stage: 'computing', percent: 30, text: 'Räknar' });
    expect(await getAnalysis(db(), ownerId, id)).toMatchObject({
      percent: 30,
      progressText: 'Räknar',
    });
    await finish(id);
    expect(await runningAnalysis(db(), ownerId, 'sales')).toBeNull();
    expect(await newestAnalysis(db(), ownerId, 'sales')).toMatchObject({
      id,
      stage: 'done',
      result,
    });
    expect(await newestAnalysis(db(), ownerId, 'costs')).toBeNull();
  });

  it('is begun one at a time, whichever guide it is of', async () => {
    await begin('2026-01-10');
    await expect(begin('2026-01-10', {}, 'costs')).rejects.toMatchObject({
      code: 'analysis.running',
    });
  });

  it('is begun once a Swedish month on the free plan; the sample and what failed do not count', async () => {
    const sample = await begin('2026-01-10', { sample: true });
    await finish(sample.id);
    const failed = await begin('2026-01-10');
    await giveUpAnalysis(db(), ownerId, failed.id, failureOf('analysis.failed'), new Date());
    const { id } = await begin('2026-01-10');
    await finish(id);
    await expect(begin('2026-01-31T22:59:00Z')).rejects.toMatchObject({ code: 'analysis.limit' });
    await expect(begin('2026-01-31T23:00:00Z')).resolves.toMatchObject({ stage: 'queued' });
  });

  it('stays as it ended', async () => {
    const { id } = await begin('2026-01-10');
    await finish(id);
    await noteProgress(db(), ownerId, id, { stage: 'reading', percent: 10, text: 'Läser' });
    await giveUpAnalysis(db(), ownerId, id, failureOf('analysis.failed'), new Date());
    expect(await getAnalysis(db(), ownerId, id)).toMatchObject({ stage: 'done', percent: 100 });
  });

  it('is given up when it has taken too long, with a sentence for its owner', async () => {
    const { id } = await begin('2026-01-10T10:00:00Z');
    await giveUpOlderThan(db(), new Date('2026-01-10T10:00:00Z'), new Date('2026-01-10T11:00:00Z'));
    expect(await unfinishedAnalyses(db())).toContainEqual({ ownerId, id });
    await giveUpOlderThan(db(), new Date('2026-01-10T10:00:01Z'), new Date('2026-01-10T11:00:00Z'));
    expect(await unfinishedAnalyses(db())).not.toContainEqual({ ownerId, id });
    expect(await getAnalysis(db(), ownerId, id)).toMatchObject({
      stage: 'failed',
      errorCode: 'analysis.failed',
      errorText: failureOf('analysis.failed').text,
    });
  });

  it('is held against the one before of the same guide and company', async () => {
    const made = [];
    for (const [day, sample, guide] of [
      ['2026-01-10', false, 'sales'],
      ['2026-02-10', true, 'sales'],
      ['2026-02-20', false, 'costs'],
      ['2026-03-10', false, 'sales'],
    ] as const) {
      const row = await begin(day, { sample }, guide);
      await finish(row.id);
      made.push(row);
    }
    const [first, , , last] = made;
    if (!first || !last) throw new Error('four were made');
    expect(await analysisBefore(db(), last)).toMatchObject({ id: first.id });
    expect(await analysisBefore(db(), first)).toBeNull();
    const listed = (await listAnalyses(db(), ownerId)).map(({ id }) => id);
    expect(listed).toEqual(made.map(({ id }) => id).reverse());
  });

  it("is no one else's", async () => {
    const { id } = await begin('2026-01-10');
    const other = (await test.signUp()).user.id;
    expect(await getAnalysis(db(), other, id)).toBeNull();
    expect(await listAnalyses(db(), other)).toEqual([]);
  });
});
