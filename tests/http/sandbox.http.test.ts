import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#app/features.ts';
import { fillPath, type ResponseOutput, type Route } from '#contract/route.ts';
import { sandboxAnalyses as ids } from '#contract/sandbox.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { analysesContract } from '#features/guides/contract.ts';
import { exploreContract } from '#features/guides/explore-contract.ts';
import { moneyContract } from '#features/money/contract.ts';
import { readSampleFile } from '#features/sample/server/made-up.ts';
import { sandboxContract } from '#features/sandbox/contract.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

let test: TestApp;
let checkouts = 0;
beforeAll(async () => {
  test = await startTestApp({}, { worker: false });
  test.deps.database.pool.on('acquire', () => checkouts++);
});
afterAll(() => test.close());

type Query = Record<string, string>;
const look = async <R extends Route>(
  route: R,
  params: Record<string, string> = {},
  query: Query = {},
): Promise<ResponseOutput<R>> => {
  const path = fillPath(route.path, params);
  const answer = await test.call('GET', `${path}?${new URLSearchParams(query)}`);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return route.response.parse(answer.body()) as ResponseOutput<R>;
};
const resultOf = async (id: string) =>
  (await look({ ...sandboxContract.one, response: analysesContract.one.response }, { id }))
    .result as ResultBasis;

describe('the sample company, to one without an account', () => {
  it('has sales, costs, a plan of both and what they leave, as the product makes them', async () => {
    const [sales, costs, plan] = [
      await resultOf(ids.sales),
      await resultOf(ids.costs),
      await resultOf(ids.plan),
    ];
    const revenue = sales.facts.find(({ key }) => key === 'sales.revenue.total');
    expect(revenue?.value).toBe('2679717.33');
    const paid =
      readSampleFile('costs')
        .toString()
        .match(/[\d,]+(?=\r\n)/g) ?? [];
    const ore = paid.reduce((sum, amount) => sum + Number(amount.replace(',', '')), 0);
    const total = costs.facts.find(({ key }) => key === 'costs.total.amount');
    expect(Math.round(Number(total?.value) * 100)).toBe(ore);
    const origins = plan.facts.flatMap(({ source }) => source.origin?.analysisId ?? []);
    expect(new Set(origins)).toEqual(new Set([ids.sales, ids.costs]));
    const money = await look({ ...sandboxContract.money, response: moneyContract.money.response });
    expect(money.result?.months.length).toBeGreaterThan(12);
  });

  it('shows the rows behind a figure, whose sum is the figure, and a part of the file', async () => {
    const sales = await resultOf(ids.sales);
    const revenue = sales.facts.find(({ key }) => key === 'sales.revenue.total');
    const rows = await look(
      { ...sandboxContract.factRows, response: analysesContract.factRows.response },
      { id: ids.sales, factId: revenue?.id ?? '' },
    );
    expect(rows.total).toBe(2726);
    expect(Number(rows.sum)).toBe(Number(revenue?.value));
    const { subjects, explore } = exploreContract;
    const table = await look(
      { ...sandboxContract.subjects, response: subjects.response },
      { id: ids.sales },
      { kind: 'customer' },
    );
    const all = table.now.reduce((sum, each) => sum + each, 0);
    expect(all / 100).toBe(Number(revenue?.value));
    const customer = table.names[0] ?? '';
    const part = await look(
      { ...sandboxContract.explore, response: explore.response },
      { id: ids.sales },
      { customer },
    );
    expect(Number(part.measures.revenue?.now)).toBe((table.now[0] ?? 0) / 100);
  });

  it('asks the database for nothing, and so stores nothing of who looks', async () => {
    const before = checkouts;
    await resultOf(ids.costs);
    await look(sandboxContract.money);
    const csv = await test.call(
      'GET',
      fillPath(sandboxContract.subjectsCsv.path, { id: ids.costs }).concat('?kind=supplier'),
    );
    expect(csv.text).toContain('Råkaffe Nordhav AB');
    expect(csv.headers['set-cookie']).toBeUndefined();
    expect(checkouts).toBe(before);
  });

  it('is all that is shown there: no other analysis, and nothing that writes', async () => {
    const other = '5a3b1f60-0000-4000-8000-00000000000f';
    for (const route of Object.values<Route>(contracts.sandbox ?? {})) {
      const id = route.path.includes(':id') ? other : null;
      const path = fillPath(route.path, { id: id ?? '', factId: 'F1' });
      if (id !== null) expect((await test.call('GET', path)).status, path).toBe(404);
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect((await test.call(method, path, null, {})).status, path).toBe(404);
    }
    // A plan has no rows of its own to look through.
    const path = fillPath(sandboxContract.explore.path, { id: ids.plan });
    expect((await test.call('GET', path)).status).toBe(404);
  });

  it('gives one who asks for too much at once a time to wait, and others their turn', async () => {
    const ask = (day: number, remoteAddress: string) =>
      test.app.inject({
        url: `${fillPath(sandboxContract.explore.path, { id: ids.sales })}?from=2025-01-${String(day).padStart(2, '0')}`,
        remoteAddress,
      });
    const greedy = Array.from({ length: 25 }, (_, day) => ask(day + 1, '203.0.113.7'));
    const other = await ask(30, '198.51.100.9');
    expect(other.statusCode).toBe(200);
    const refused = (await Promise.all(greedy)).filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    // What is known already takes no turn.
    expect((await ask(30, '203.0.113.7')).statusCode).toBe(200);
  });

  it('is sent packed, and not at all where the browser has it', async () => {
    const url = fillPath(sandboxContract.one.path, { id: ids.sales });
    const packed = await test.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(150_000);
    const etag = String(packed.headers.etag);
    const again = await test.app.inject({ url, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });
});
