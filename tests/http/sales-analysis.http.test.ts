import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorking } from '#app/working.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import type { FirstPicture } from '#features/guides/first-look-contract.ts';
import { resumeAnalyses } from '#features/guides/server/job.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { PATIENCE_MS } from '#support/patience.ts';

const DAY = 24 * 60 * 60 * 1000;
const ANSWERS = {
  question1: 'Kaffe',
  question2: 'Butik',
  question3: '',
  question4: 'Mest i december',
  question5: '',
};

/** Fourteen months of two products, one growing and one falling. */
function salesFile(): string {
  const lines = ['Datum;Produkt;Antal;Summa'];
  for (let month = 0; month < 14; month++) {
    for (let day = 1; day <= 28; day++) {
      const date = new Date(Date.UTC(2024, month, day)).toISOString().slice(0, 10);
      lines.push(`${date};Kaffe;${2 + month};${(2 + month) * 50},00`);
      lines.push(`${date};Te;${20 - month};${(20 - month) * 30},00`);
    }
  }
  return `${lines.join('\n')}\n`;
}
const file = { name: 'försäljning.csv', bytes: salesFile() };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
});
afterAll(() => test.close());

const run = (token: string) =>
  test.call('POST', '/api/analysis/sales', token, { analysisType: 'standard' });

describe('the sales guide over HTTP', () => {
  it('shows of a file what its analysis then gives, and so does what is computed anew', async () => {
    const { token } = await test.signUp();
    const { id } = (await test.upload(token, file)).body<{ id: string }>();
    const look = await test.call('GET', `/api/documents/${id}/first-look`, token);
    expect(look.status).toBe(200);
    const picture = look.body<FirstPicture>();
    const shown = picture.facts.find((fact) => fact.id === picture.total);
    const made = (await run(token)).body<{ id: string; result: SalesResult }>();
    const total = made.result.facts.find(({ key }) => key === 'sales.revenue.total');
    expect(shown).toMatchObject({ key: total?.key, value: total?.value });
    const again = await test.call('POST', `/api/analysis/${made.id}/recompute`, token);
    expect(again.body()).toMatchObject({ identical: true, differences: [] });
  });

  it('goes from file and answers to a stored analysis whose figures can be traced', async () => {
    const { token } = await test.signUp();
    await test.upload(token, file);
    const saved = await test.call('POST', '/api/form-answers', token, {
      flik: 'sales',
      answers: ANSWERS,
    });
    expect(saved.status).toBe(200);
    const answer = await run(token);
    expect(answer.status).toBe(200);
    const { id, result } = answer.body<{ id: string; result: SalesResult }>();
    expect(result.summary.length).toBeGreaterThan(100);
    expect(result.engine.writer).toBe('rules');
    const total = result.facts.find(({ key }) => key === 'sales.revenue.total');
    const expected = 14 * 28 * (20 * 30 + 2 * 50) + 28 * 91 * (50 - 30);
    expect(Number(total?.value)).toBe(expected);
    const address = `/api/analysis/${id}/facts/${total?.id}/rows`;
    const rows = await test.call('GET', address, token);
    expect(rows.body()).toMatchObject({ total: 784, rows: { length: 100 }, sum: total?.value });
    const last = await test.call('GET', `${address}?from=700`, token);
    expect(last.body()).toMatchObject({ total: 784, rows: { length: 84 } });
    const latest = await test.call('GET', '/api/analysis/sales', token);
    expect(latest.body()).toMatchObject({ id, result: { summary: result.summary } });
    const list = await test.call('GET', '/api/analysis', token);
    expect(list.body()).toMatchObject([{ id, analysisType: 'försäljning', result }]);
  });

  it('has no analysis, and no answers, to begin with', async () => {
    const { token } = await test.signUp();
    expect((await test.call('GET', '/api/analysis/sales', token)).body()).toEqual({
      id: null,
      result: null,
      createdAt: null,
    });
    expect((await test.call('GET', '/api/form-answers/sales', token)).body()).toMatchObject({
      answers: { question1: '', question5: '' },
    });
    expect((await run(token)).body()).toMatchObject({ code: 'sales.no_document' });
  });

  it('asks for at least three answers', async () => {
    const { token } = await test.signUp();
    const answers = { ...ANSWERS, question4: '  ' };
    const saved = await test.call('POST', '/api/form-answers', token, { flik: 'sales', answers });
    expect(saved.status).toBe(400);
    expect(saved.body()).toMatchObject({
      error: 'Vänligen svara på minst 3 frågor för bästa analys',
    });
  });

  it('keeps the analysis when its file is deleted, but no longer shows rows', async () => {
    const { token } = await test.signUp();
    const { id: documentId } = (await test.upload(token, file)).body<{ id: string }>();
    const { id } = (await run(token)).body<{ id: string }>();
    await test.call('DELETE', `/api/documents/${documentId}`, token);
    expect((await test.call('GET', '/api/analysis/sales', token)).body()).toMatchObject({
      id,
      documentId: null,
    });
    const rows = await test.call('GET', `/api/analysis/${id}/facts/F1/rows`, token);
    expect(rows.status).toBe(404);
    expect(rows.body()).toMatchObject({ code: 'analysis.rows_gone' });
  });

  it('shows the rows as they were read when the figures were computed', async () => {
    const { token } = await test.signUp();
    const { id: documentId } = (await test.upload(token, file)).body<{ id: string }>();
    const { id } = (await run(token)).body<{ id: string }>();
    const rows = () => test.call('GET', `/api/analysis/${id}/facts/F1/rows`, token);
    const before = (await rows()).body();
    expect(before).toMatchObject({ total: 784 });
    await test.call('PATCH', `/api/documents/${documentId}`, token, {
      roles: { 1: 'customer', 3: null },
    });
    expect((await rows()).body()).toEqual(before);
  });

  it('waits where as much as may wait of the company is in the way, and is not given up', async () => {
    const { token, user } = await test.signUp();
    await test.upload(token, file);
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const inTheWay = [1, 2, 3].map(() => test.deps.computeQueue(user.id, () => held));
    const answer = run(token);
    await expect
      .poll(
        async () => {
          const { rows } = await test.deps.database.pool.query<{ state: string }>(
            "select state from pgboss.job where data->>'ownerId' = $1",
            [user.id],
          );
          return rows.map(({ state }) => state);
        },
        { timeout: PATIENCE_MS },
      )
      .toContain('retry');
    end();
    await Promise.all(inTheWay);
    expect((await answer).status).toBe(200);
  });

  it('tells its progress as events while it runs', async () => {
    const { token } = await test.signUp({ plan: 'pro', promoCode: 'prova' });
    await test.upload(token, file);
    const [answer, events] = await Promise.all([
      run(token),
      new Promise((resolve) => setTimeout(resolve, 20)).then(() =>
        test.call('GET', '/api/analysis/sales/progress', token),
      ),
    ]);
    expect(answer.status).toBe(200);
    expect(String(events.headers['content-type'])).toContain('text/event-stream');
    const stages = [...events.text.matchAll(/^data: (.*)$/gm)].map(
      ([, data]) => (JSON.parse(data ?? '') as { stage: string }).stage,
    );
    expect(stages.at(-1)).toBe('done');
  });

  it('gives the same facts to the öre when it is run again', async () => {
    const { token } = await test.signUp({ plan: 'pro', promoCode: 'prova' });
    await test.upload(token, file);
    const first = (await run(token)).body<{ result: SalesResult }>();
    const second = (await run(token)).body<{ result: SalesResult }>();
    expect(second.result).toEqual(first.result);
  });
});

describe('the free plan', () => {
  it('gives one analysis a month: of twenty asked for at once exactly one runs (R42)', async () => {
    const { token } = await test.signUp();
    await test.upload(token, file);
    const answers = await Promise.all(Array.from({ length: 20 }, () => run(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403 || status === 409)).toHaveLength(19);
    const again = await run(token);
    expect(again.status).toBe(403);
    expect(again.body()).toMatchObject({ code: 'analysis.limit', upgradeRequired: true });
  });

  it('gives the next one in the next Swedish calendar month', async () => {
    const clocked = await startTestApp({ RATE_LIMIT: 'off' });
    const { token } = await clocked.signUp();
    await clocked.upload(token, file);
    const ask = () => clocked.call('POST', '/api/analysis/sales', token, {});
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(403);
    // A session lives a week without use: the month is passed in steps.
    for (let day = 0; day < 28; day += 4) {
      clocked.passTime(4 * DAY);
      await clocked.call('GET', '/api/user', token);
    }
    const { token: later } = (
      await clocked.call('POST', '/api/login', null, {
        identifier: (await clocked.call('GET', '/api/user', token)).body<{ email: string }>().email,
        password: 'en lång mening om bröd',
      })
    ).body<{ token: string }>();
    clocked.passTime(4 * DAY);
    expect((await clocked.call('POST', '/api/analysis/sales', later, {})).status).toBe(200);
    await clocked.close();
  });
});

describe('the sample company', () => {
  it('comes with a finished analysis, counts against no limit, and leaves without a trace', async () => {
    const { token } = await test.signUp();
    const loaded = await test.call('POST', '/api/sample-company', token);
    expect(loaded.status).toBe(200);
    const newest = async (guide: string) =>
      (await test.call('GET', `/api/analysis/${guide}`, token)).body();
    expect(await newest('sales')).toMatchObject({ sample: true });
    expect(await newest('kostnader')).toMatchObject({ sample: true });
    expect((await test.call('POST', '/api/sample-company', token)).status).toBe(409);
    const twice = await test.signUp();
    const both = await Promise.all(
      [1, 2, 3].map(() => test.call('POST', '/api/sample-company', twice.token)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await test.upload(token, file);
    const own = await run(token);
    expect(own.body()).toMatchObject({ sample: false });
    expect((await test.call('DELETE', '/api/sample-company', token)).status).toBe(200);
    const documents = await test.call('GET', '/api/documents', token);
    expect(documents.body<{ sample: boolean }[]>().map(({ sample }) => sample)).toEqual([false]);
    expect(await newest('sales')).toMatchObject({ sample: false });
    expect(await newest('kostnader')).not.toMatchObject({ sample: true });
  });

  it('leaves out what there is an own file of', async () => {
    const { token } = await test.signUp();
    await test.upload(token, file);
    expect((await test.call('POST', '/api/sample-company', token)).status).toBe(200);
    const documents = await test.call('GET', '/api/documents', token);
    const held = documents.body<{ sample: boolean; category: string }[]>();
    expect(held.map(({ sample, category }) => `${category} ${sample}`).sort()).toEqual([
      'kostnader true',
      'sales false',
    ]);
  });
});

describe('an analysis whose job has used up its attempts', () => {
  it('is ended with a sentence, and costs nothing', async () => {
    const idle = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
    const { token } = await idle.signUp();
    await idle.upload(token, file);
    const ask = () => idle.call('POST', '/api/analysis/sales', token, {});
    const asked = ask();
    const { pool } = idle.deps.database;
    const failJob = () =>
      pool.query("update pgboss.job set state = 'failed' where name = 'analysis'");
    for (let i = 0; i < 100 && (await failJob()).rowCount === 0; i++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await resumeAnalyses(idle.deps);
    const answer = await asked;
    expect(answer.status).toBe(500);
    expect(answer.body()).toMatchObject({ code: 'analysis.failed' });
    const stopWorking = await startWorking(idle.deps);
    expect((await ask()).status).toBe(200);
    stopWorking();
    await idle.close();
  });
});

describe("one user's data", () => {
  it('never appears in what another is shown', async () => {
    const canary = 'Kanariefågel 7f3a';
    const owner = await test.signUp();
    await test.upload(owner.token, { ...file, bytes: salesFile().replaceAll('Kaffe', canary) });
    await test.call('POST', '/api/form-answers', owner.token, {
      flik: 'sales',
      answers: { ...ANSWERS, question1: canary },
    });
    await run(owner.token);
    const other = await test.signUp();
    for (const path of [
      '/api/analysis',
      '/api/analysis/sales',
      '/api/form-answers/sales',
      '/api/documents',
    ]) {
      expect((await test.call('GET', path, other.token)).text).not.toContain('Kanariefågel');
      expect((await test.call('GET', path, owner.token)).status).toBe(200);
    }
  });
});
