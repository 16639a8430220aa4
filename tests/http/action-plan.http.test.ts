import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

const ANSWERS = {
  question1: 'Öka omsättningen 20 %, sänka kostnaderna 10 % och få fler nöjda kunder',
  question2: 'Likviditeten och att hitta personal',
  question3: 'growth',
  question4: 'Jag och två anställda',
  question5: 'Omsättning per månad',
};

/** Two years of two products with cost, one growing and one falling. */
function salesFile(): { name: string; bytes: string } {
  const lines = ['Datum;Produkt;Kund;Antal;Summa;Kostnad'];
  for (let month = 0; month < 24; month++) {
    const at = new Date(Date.UTC(2024, month, 10)).toISOString().slice(0, 10);
    const [coffee, tea] = [40 + month, 60 - 2 * month];
    lines.push(`${at};Kaffe;Kafé Nord;${coffee};${coffee * 100},00;${coffee * 60},00`);
    lines.push(`${at};Te;Butik Syd;${tea};${tea * 80},00;${tea * 75},00`);
  }
  return { name: 'försäljning.csv', bytes: `${lines.join('\n')}\n` };
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
});
afterAll(() => test.close());

const pro = () => test.signUp({ plan: 'pro', promoCode: 'prova' });
const answer = (token: string) =>
  test.call('POST', '/api/form-answers', token, { flik: 'actions', answers: ANSWERS });
const make = (token: string) =>
  test.call('POST', '/api/analysis/actions', token, { analysisType: 'strategic' });

async function planned() {
  const { token } = await pro();
  await test.upload(token, salesFile());
  await test.call('POST', '/api/analysis/sales', token, {});
  await answer(token);
  const made = await make(token);
  expect(made.status).toBe(200);
  return { token, ...made.body<{ id: string; result: ActionsResult }>() };
}

describe('an action plan', () => {
  it("is made of the user's own analysis, answers and goals, and every figure can be traced", async () => {
    const { token, id, result } = await planned();
    expect(result.summary).toContain('försäljningsanalys');
    const [first] = result.shortTerm;
    expect(first).toMatchObject({ critical: true, tidsram: first?.timeframe, prioritet: 'Hög' });
    expect(result.shortTerm.concat(result.longTerm).some(({ basis }) => basis === 'sales')).toBe(
      true,
    );
    expect(result.goals.map(({ measurable }) => measurable)).toEqual([true, false, false]);
    expect(result.goals[0]?.goal).toBe('Öka omsättningen 20 %');
    const gap = result.facts.find(({ key }) => key === 'plan.goal.gapMonth');
    const months = Array.from({ length: 24 }, (_, m) => (40 + m) * 100 + (60 - 2 * m) * 80);
    // Of the latest of the two years.
    const perMonth = months.slice(12).reduce((sum, kronor) => sum + kronor, 0) / 12;
    expect(Number(gap?.value)).toBe(Math.round((Math.round(perMonth * 100) / 100) * 0.2));
    const average = result.facts.find(({ key }) => key === 'sales.month.average');
    const rows = await test.call('GET', `/api/analysis/${id}/facts/${average?.id}/rows`, token);
    expect(rows.body()).toMatchObject({ total: 48 });
    const all = result.shortTerm.concat(result.longTerm);
    const grouped = [
      ...result.strategicActions,
      ...result.operationalActions,
      ...result.growthActions,
    ];
    expect(grouped.map((each) => each.id).sort()).toEqual(all.map((each) => each.id).sort());
  });

  it('is listed, read back, and identical when it is computed again', async () => {
    const { token, id } = await planned();
    const list = await test.call('GET', '/api/analysis', token);
    const withResult = { result: { summary: expect.any(String) } };
    expect(list.body()).toMatchObject([
      { id, analysisType: 'åtgärder', ...withResult },
      withResult,
    ]);
    const headers = { authorization: `Bearer ${token}`, prefer: 'return=minimal' };
    const short = await test.app.inject({ url: '/api/analysis', headers });
    expect(short.json<object[]>().map((each) => 'result' in each)).toEqual([false, false]);
    expect((await test.call('GET', '/api/analysis/actions', token)).body()).toMatchObject({ id });
    const again = await test.call('POST', `/api/analysis/${id}/recompute`, token);
    expect(again.body()).toMatchObject({ identical: true, differences: [] });
  });

  it('tells that it differs from the one before because the analyses it rests on are others', async () => {
    const { token, id } = await planned();
    const since = async () => {
      const next = (await make(token)).body<{ id: string }>();
      const changes = await test.call('GET', `/api/analysis/${next.id}/changes?since=${id}`, token);
      return changes.body<{ causes: { cause: string }[] }>().causes.map(({ cause }) => cause);
    };
    expect(await since()).toEqual([]);
    await test.call('POST', '/api/analysis/sales', token, {});
    expect(await since()).toEqual(['basis']);
  });

  it('is made of answers alone where there is no analysis, and says so', async () => {
    const { token } = await pro();
    await answer(token);
    const { result } = (await make(token)).body<{ result: ActionsResult }>();
    expect(result.fromAnswersAlone).toBe(true);
    expect(result.missing.join(' ')).toContain('Ingen försäljningsanalys ingår');
    expect(result.shortTerm.length).toBeGreaterThan(1);
  });

  it('says what form, year and description of the profile mean, as they were when it was made', async () => {
    const { token } = await pro();
    const profile = (company: object) => test.call('PUT', '/api/user/company', token, company);
    const file = salesFile();
    const year = { companyForm: 'Enskild firma', foundedYear: 2024, verksamhet: 'Frisör i Lund' };
    expect((await profile(year)).status).toBe(200);
    await test.upload(token, file);
    const sales = await test.call('POST', '/api/analysis/sales', token, {});
    const { dataQuality } = sales.body<{ result: ActionsResult }>().result;
    expect(dataQuality.warnings.join()).toContain('Företaget startade 2024');
    await answer(token);
    const { id, result } = (await make(token)).body<{ id: string; result: ActionsResult }>();
    expect(result.summary).toContain('Din egen lön är ingen kostnad');
    expect(result.missing.join()).toContain(
      'Beskrivningen av verksamheten tyder på ”Frisörer och barberare”',
    );
    await profile({ companyForm: '', foundedYear: null, verksamhet: '' });
    const again = await test.call('POST', `/api/analysis/${id}/recompute`, token);
    expect(again.body()).toMatchObject({ identical: true });
    const next = (await make(token)).body<{ result: ActionsResult }>().result;
    expect(next.summary).not.toContain('Din egen lön');
  });

  it('asks for the answers first', async () => {
    const { token } = await pro();
    expect((await make(token)).body()).toMatchObject({ code: 'actions.no_answers' });
  });

  it('is refused by the server on the free plan, whatever the client shows', async () => {
    const { token } = await test.signUp();
    await answer(token);
    const refused = await make(token);
    expect(refused.status).toBe(403);
    expect(refused.body()).toMatchObject({ code: 'actions.pro', upgradeRequired: true });
    expect(refused.body<{ error: string }>().error).toContain(
      'Strategiska åtgärder kräver Pro-plan',
    );
  });
});

describe('the actions of a plan', () => {
  it('can be marked, and keep their history into the next plan', async () => {
    const { token, id, result } = await planned();
    const action = result.shortTerm[0]?.id ?? '';
    const mark = (state: string, of = id) =>
      test.call('POST', `/api/analysis/${of}/actions/${encodeURIComponent(action)}`, token, {
        state,
      });
    expect((await mark('planned')).status).toBe(200);
    test.passTime(60_000);
    expect((await mark('done')).status).toBe(200);
    const marks = async (of: string) =>
      (await test.call('GET', `/api/analysis/${of}/actions`, token)).body<{
        current: { actionId: string; state: string; earlier: boolean }[];
        history: { state: string }[];
      }>();
    const first = await marks(id);
    expect(first.current).toMatchObject([{ actionId: action, state: 'done', earlier: false }]);
    expect(first.history.map(({ state }) => state)).toEqual(['done', 'planned']);
    const next = (await make(token)).body<{ id: string }>();
    expect((await marks(next.id)).current).toMatchObject([{ state: 'done', earlier: true }]);
    expect((await mark('hittepå')).status).toBe(400);
  });

  it('have someone who does them until a day, which follows them and is not written over unseen', async () => {
    const { token, id, result } = await planned();
    const action = result.shortTerm[0]?.id ?? '';
    const url = `/api/analysis/${id}/actions`;
    const put = (body: object, as = token, of = action) =>
      test.call('PUT', `${url}/${encodeURIComponent(of)}/task`, as, body);
    const tasks = async (of = id) =>
      (await test.call('GET', `/api/analysis/${of}/actions`, token)).body<{
        tasks: { changedAt: string }[];
      }>().tasks;
    const anna = { assignee: ' Anna Ö ', dueOn: '2026-12-05', note: 'Rad ett\nrad två' };
    expect((await put({ ...anna, basedOn: null })).status).toBe(200);
    const [first] = await tasks();
    expect(first).toMatchObject({ ...anna, actionId: action, assignee: 'Anna Ö' });
    const elsewhere = await put({ ...anna, assignee: 'Bo', basedOn: null });
    expect([elsewhere.status, elsewhere.body()]).toMatchObject([
      409,
      { code: 'actions.task_changed' },
    ]);
    test.passTime(60_000);
    const changed = { assignee: 'Bo', dueOn: null, note: '' };
    expect((await put({ ...changed, basedOn: first?.changedAt })).status).toBe(200);
    expect((await put({ ...anna, basedOn: first?.changedAt })).status).toBe(409);
    const next = (await make(token)).body<{ id: string }>();
    const [second] = await tasks(next.id);
    expect(second).toMatchObject(changed);
    const none = { assignee: '', dueOn: null, note: '' };
    expect((await put({ ...none, basedOn: second?.changedAt })).status).toBe(200);
    expect(await tasks()).toEqual([]);
    for (const bad of [
      { ...anna, assignee: 'a'.repeat(101) },
      { ...anna, assignee: 'Anna\nBo' },
      { ...anna, dueOn: '2026-02-30' },
      { ...anna, dueOn: '1899-12-31' },
      { ...anna, note: 'a'.repeat(2_001) },
    ])
      expect((await put({ ...bad, basedOn: null })).status).toBe(400);
    expect((await put({ ...anna, basedOn: null }, token, 'finns-inte')).status).toBe(404);
    const stranger = await pro();
    expect((await put({ ...anna, basedOn: null }, stranger.token)).status).toBe(404);
  });

  it('are those of the analyses it is made of: what becomes of a recommendation there is known here', async () => {
    const { token, id, result } = await planned();
    const sales = (await test.call('GET', '/api/analysis/sales', token)).body<{
      id: string;
      result: SalesResult;
    }>();
    const actions = result.shortTerm.concat(result.longTerm).map((each) => each.id);
    const ids = sales.result.advice.map((each) => `sales-${each.id}`);
    const [both = ''] = ids.filter((each) => actions.includes(each));
    const url = `/api/analysis/${sales.id}/actions`;
    const marked = await test.call('POST', `${url}/${both}`, token, { state: 'planned' });
    expect(marked.status).toBe(200);
    const task = {
      assignee: 'Anna',
      dueOn: '2027-01-15',
      note: '',
      assumption: '12.5',
      basedOn: null,
    };
    for (const assumption of ['101', '-1', '1,5', '0.25', 'tio'])
      expect(
        (await test.call('PUT', `${url}/${both}/task`, token, { ...task, assumption })).status,
      ).toBe(400);
    expect((await test.call('PUT', `${url}/${both}/task`, token, task)).status).toBe(200);
    const known = (await test.call('GET', `/api/analysis/${id}/actions`, token)).body();
    expect(known).toMatchObject({
      current: [{ actionId: both, state: 'planned', earlier: true }],
      tasks: [{ actionId: both, assignee: 'Anna', assumption: '12.5' }],
    });
    const others = await test.call('POST', `${url}/costs-${both}`, token, { state: 'planned' });
    expect(others.body()).toMatchObject({ code: 'actions.no_action' });
    const stranger = await pro();
    expect((await test.call('GET', url, stranger.token)).status).toBe(404);
  });

  it('are those of the plan, and nobody else can mark them', async () => {
    const { token, id, result } = await planned();
    const url = `/api/analysis/${id}/actions`;
    const unknown = await test.call('POST', `${url}/finns-inte`, token, { state: 'done' });
    expect(unknown.body()).toMatchObject({ code: 'actions.no_action' });
    const stranger = await pro();
    const action = encodeURIComponent(result.shortTerm[0]?.id ?? '');
    const theirs = await test.call('POST', `${url}/${action}`, stranger.token, { state: 'done' });
    expect(theirs.status).toBe(404);
    expect((await test.call('GET', url, stranger.token)).status).toBe(404);
  });
});
