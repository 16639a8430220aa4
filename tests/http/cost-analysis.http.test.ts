import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CostResult } from '#engine/guides/costs/result.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

const ANSWERS = {
  largestFixedCosts: 'Hyra 11 000 kr/mån',
  unpredictableCosts: 'Reparationer',
  subscriptionCosts: 'Telia',
  unnecessaryCosts: 'Adobe',
  departmentDistribution: 'Butik 60 %, kontor 40 %',
};

/** Fourteen months of rent, phone and a licence, in two departments. */
function costFile(): string {
  const lines = ['Datum;Leverantör;Konto;Avdelning;Fakturanr;Belopp'];
  for (let month = 0; month < 14; month++) {
    const day = (date: number) => new Date(Date.UTC(2024, month, date)).toISOString().slice(0, 10);
    lines.push(`${day(1)};Fastigheter i Väst AB;5010;Butik;A${month};12000,00`);
    lines.push(`${day(12)};Telia Sverige AB;6210;Kontor;B${month};${month < 7 ? 500 : 600},00`);
    lines.push(`${day(20)};Adobe Systems;5420;Kontor;C${month};800,00`);
  }
  return `${lines.join('\n')}\n`;
}
const file = { name: 'kostnader.csv', bytes: costFile() };
const TOTAL = 14 * (12000 + 800) + 7 * 500 + 7 * 600;

/** Sales of the same fourteen months: 100 000 kronor in each. */
function salesFile(): string {
  const lines = ['Datum;Produkt;Summa exkl. moms'];
  for (let month = 0; month < 14; month++)
    for (let date = 1; date <= 28; date += 9)
      lines.push(`${new Date(Date.UTC(2024, month, date)).toISOString().slice(0, 10)};Te;25000,00`);
  return `${lines.join('\n')}\n`;
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
});
afterAll(() => test.close());

const run = (token: string) => test.call('POST', '/api/analysis/kostnader', token);
const upload = (token: string, sent = file) => test.upload(token, sent, { category: 'kostnader' });
const pro = () => test.signUp({ plan: 'pro', promoCode: 'prova' });

describe('the cost guide over HTTP', () => {
  it('goes from file and answers to a stored analysis whose figures can be traced and recomputed', async () => {
    const { token } = await test.signUp();
    expect((await upload(token)).status).toBe(200);
    const saved = await test.call('POST', '/api/form-answers', token, {
      flik: 'kostnader',
      answers: ANSWERS,
    });
    expect(saved.status).toBe(200);
    const answer = await run(token);
    expect(answer.status).toBe(200);
    const { id, result } = answer.body<{ id: string; result: CostResult }>();
    expect(result.engine.writer).toBe('rules');
    const total = result.facts.find(({ key }) => key === 'costs.total.amount');
    expect(Number(total?.value)).toBe(TOTAL);
    expect(result.sections.map(({ title }) => title)).toContain('Säg upp Adobe Systems');
    expect(result.answerChecks.join(' ')).toContain(
      'Du skrev att lokalkostnaden är 11\u00a0000\u00a0kr',
    );
    expect(result.stora_kostnadsomraden.innehall).toContain('## Lokal');
    expect(result.avdelningsspecifika_rad.innehall).toContain('## Butik');
    expect(result.optimeringsmojligheter.titel).toBe('Optimeringsmöjligheter');
    expect(result.areas.map(({ name }) => name)).toContain('Telefoni och internet');

    const rows = await test.call('GET', `/api/analysis/${id}/facts/${total?.id}/rows`, token);
    expect(rows.body()).toMatchObject({ total: 42, rows: { length: 42 } });
    const again = await test.call('POST', `/api/analysis/${id}/recompute`, token);
    expect(again.body()).toMatchObject({ identical: true, differences: [] });
    const latest = await test.call('GET', '/api/analysis/kostnader', token);
    expect(latest.body()).toMatchObject({ id, result: { summary: result.summary } });
    const list = await test.call('GET', '/api/analysis', token);
    expect(list.body()).toMatchObject([{ id, analysisType: 'kostnader', result }]);
  });

  it('has every figure of its texts in a fact', async () => {
    const { token } = await test.signUp();
    await upload(token);
    const { result } = (await run(token)).body<{ result: CostResult }>();
    const ids = new Set(result.facts.map(({ id }) => id));
    expect(result.figures.length).toBeGreaterThan(20);
    expect(result.figures.every(({ factId }) => ids.has(factId))).toBe(true);
    expect(result.figures.some(({ path }) => path === 'stora_kostnadsomraden.innehall')).toBe(true);
    for (const row of result.areas) expect(ids.has(row.total)).toBe(true);
  });

  it('has no analysis to begin with, and says what it lacks', async () => {
    const { token } = await test.signUp();
    expect((await test.call('GET', '/api/analysis/kostnader', token)).body()).toEqual({
      id: null,
      result: null,
      createdAt: null,
    });
    expect((await run(token)).body()).toMatchObject({ code: 'costs.no_document' });
    await test.upload(token, { name: 'försäljning.csv', bytes: salesFile() });
    expect((await run(token)).body()).toMatchObject({ code: 'costs.no_document' });
  });

  it('asks for the column of amounts where none is known', async () => {
    const { token } = await test.signUp();
    await upload(token, {
      name: 'utan.csv',
      bytes: 'Datum;Leverantör\n2025-01-01;Telia\n2025-02-01;Telia\n',
    });
    const answer = await run(token);
    expect(answer.status).toBe(422);
    expect(answer.body()).toMatchObject({ code: 'costs.not_ready' });
  });

  it('sets costs against the revenue of the sales analysis, frozen with it', async () => {
    const { token } = await pro();
    await test.upload(token, { name: 'försäljning.csv', bytes: salesFile() });
    expect((await test.call('POST', '/api/analysis/sales', token, {})).status).toBe(200);
    await upload(token);
    const { id, result } = (await run(token)).body<{ id: string; result: CostResult }>();
    const perRevenue = result.facts.find(({ key }) => key === 'costs.perRevenue.total');
    expect(Number(perRevenue?.value)).toBeGreaterThan(13);
    expect(Number(perRevenue?.value)).toBeLessThan(14);
    const half = { name: 'försäljning.csv', bytes: salesFile().replaceAll('25000', '50000') };
    await test.upload(token, half);
    await test.call('POST', '/api/analysis/sales', token, {});
    const again = await test.call('POST', `/api/analysis/${id}/recompute`, token);
    expect(again.body()).toMatchObject({ identical: true });
  });

  it('sets none against sales that may have VAT in them, or are of another company, and says why', async () => {
    const { token } = await pro();
    const open = salesFile().replace('Summa exkl. moms', 'Summa');
    await test.upload(token, { name: 'kassa.csv', bytes: open });
    expect((await test.call('POST', '/api/analysis/sales', token, {})).status).toBe(200);
    await upload(token);
    const unknownsOf = async () => {
      const { result } = (await run(token)).body<{ result: CostResult }>();
      expect(result.facts.map(({ key }) => key)).not.toContain('costs.perRevenue.total');
      return JSON.stringify(result.unknowns);
    };
    expect(await unknownsOf()).toContain('om momsen ingår i försäljningen i kassa.csv');
    const bytes = `Företag: Bygg i Väst AB\n\n${salesFile()}`;
    const other = (await test.upload(token, { name: 'bygg.csv', bytes })).body<{ id: string }>();
    const answer = { choices: { company: 'other' } };
    await test.call('PATCH', `/api/documents/${other.id}`, token, answer);
    const made = await test.call('POST', '/api/analysis/sales', token, {});
    expect(made.status).toBe(200);
    // The first sales analysis may be of the same company: it is that one the costs are held against.
    expect(await unknownsOf()).toContain('om momsen ingår i försäljningen i kassa.csv');
  });

  it('gives an action plan something to build on', async () => {
    const { token } = await pro();
    await upload(token);
    await test.call('POST', '/api/form-answers', token, { flik: 'kostnader', answers: ANSWERS });
    await run(token);
    await test.call('POST', '/api/form-answers', token, {
      flik: 'actions',
      answers: {
        question1: 'Sänka kostnaderna 5 %',
        question2: 'Dyra avtal',
        question3: 'efficiency',
        question4: 'Bara jag',
        question5: 'Pengar på kontot',
      },
    });
    const plan = await test.call('POST', '/api/analysis/actions', token, {});
    expect(plan.status).toBe(200);
    expect(plan.text).toContain('costs-unnecessary');
  });
});

describe('the free plan', () => {
  it('counts its one analysis a month over all guides', async () => {
    const { token } = await test.signUp();
    await upload(token);
    await test.upload(token, { name: 'försäljning.csv', bytes: salesFile() });
    expect((await test.call('POST', '/api/analysis/sales', token, {})).status).toBe(200);
    const answer = await run(token);
    expect(answer.status).toBe(403);
    expect(answer.body()).toMatchObject({ code: 'analysis.limit', upgradeRequired: true });
  });
});

describe("one user's costs", () => {
  it('never appear in what another is shown', async () => {
    const owner = await test.signUp();
    const canary = costFile().replaceAll('Adobe Systems', 'Kanariefågel 7f3a');
    await upload(owner.token, { ...file, bytes: canary });
    const { id } = (await run(owner.token)).body<{ id: string }>();
    const other = await test.signUp();
    const seen = await test.call('GET', '/api/analysis/kostnader', other.token);
    expect(seen.text).not.toContain('Kanariefågel');
    expect((await test.call('POST', `/api/analysis/${id}/recompute`, other.token)).status).toBe(
      404,
    );
  });
});
