import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

interface RowsAnswer {
  columns: string[];
  rows: { row: number; cells: (string | null)[]; counted: string | null }[];
  total: number;
  sum: string | null;
}

/** Two years of three products; one would be a formula in a spreadsheet, one has quotes and %. */
const PRODUCTS = ['=HYPERLINK("http://x")', 'Te "100 %" löst', 'Kaffe'];
const lines = Array.from({ length: 24 }, (_, month) =>
  PRODUCTS.map((product, place) => {
    const day = new Date(Date.UTC(2024, month, 5)).toISOString().slice(0, 10);
    const cell = `"${product.replaceAll('"', '""')}"`;
    return `${day};K${place};${cell};${place + 1};${(place + 1) * 100 + month},50`;
  }),
).flat();
const file = {
  name: 'försäljning.csv',
  bytes: `Datum;Kund;Produkt;Antal;Summa\n${lines.join('\n')}\n`,
};
const TOTAL = 24 * (100 + 200 + 300) + 3 * ((23 * 24) / 2) + 72 * 0.5;

let test: TestApp;
let token: string;
let at: (key: string, query?: string, product?: string) => string;

beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' });
  ({ token } = await test.signUp());
  await test.upload(token, file);
  const run = await test.call('POST', '/api/analysis/sales', token, { analysisType: 'standard' });
  const { id, result } = run.body<{ id: string; result: SalesResult }>();
  at = (key, rest = '', product) => {
    const fact = result.facts.find(
      ({ key: found, subject }) => found === key && subject?.name === product,
    );
    return `/api/analysis/${id}/facts/${fact?.id ?? 'F0'}/rows${rest}`;
  };
});
afterAll(() => test.close());

const rows = async (address: string) => (await test.call('GET', address, token)).body<RowsAnswer>();

describe('the rows behind a figure', () => {
  it('are all there, a page at a time, and sum to the figure to the öre', async () => {
    const all = await rows(at('sales.revenue.total'));
    expect(all.total).toBe(72);
    expect(Number(all.sum)).toBe(TOTAL);
    const counted = all.rows.reduce((sum, row) => sum + Number(row.counted), 0);
    expect(counted).toBe(TOTAL);
    const last = await rows(at('sales.revenue.total', '?from=70'));
    expect(last.rows.map(({ row }) => row)).toEqual([72, 73]);
    expect(last).toMatchObject({ total: 72, sum: all.sum });
  });

  it('are found by a text, whatever its signs, and by an amount as one writes it', async () => {
    const search = (text: string) =>
      rows(at('sales.revenue.total', `?search=${encodeURIComponent(text)}`));
    expect(await search('KAFFE')).toMatchObject({ total: 24, rows: { length: 24 } });
    expect(await search('100 %"')).toMatchObject({ total: 24 });
    const one = await search('323,50');
    expect([one.total, Number(one.sum)]).toEqual([1, 323.5]);
    expect(await search("' OR 1=1 --")).toMatchObject({ total: 0, rows: [], sum: '0' });
    expect((await search('_')).total).toBe(0);
  });

  it('have a sum for one product too, and none where the figure is no sum of theirs', async () => {
    const coffee = await rows(at('sales.product.revenue', '', 'Kaffe'));
    expect(coffee.total).toBe(24);
    expect(Number(coffee.sum)).toBe(24 * 300.5 + (23 * 24) / 2);
    const share = await rows(at('sales.product.share', '', 'Kaffe'));
    expect(share).toMatchObject({ total: 24, sum: null });
  });

  it('come as a file that a spreadsheet computes with and never runs', async () => {
    const answer = await test.call('GET', at('sales.revenue.total', '.csv'), token);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...body] = answer.text
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n');
    expect(head).toBe('"Rad";"Datum";"Kund";"Produkt";"Antal";"Summa";"Räknas som"');
    expect(body).toHaveLength(72);
    expect(body[0]).toContain(`"'=HYPERLINK(""http://x"")"`);
    const sum = body.reduce(
      (all, line) => all + Number(line.split(';').at(-1)?.replace(',', '.')),
      0,
    );
    expect(sum).toBe(TOTAL);
  });

  it('are shown to nobody else', async () => {
    const other = await test.signUp();
    for (const rest of ['', '.csv']) {
      const answer = await test.call('GET', at('sales.revenue.total', rest), other.token);
      expect(answer.status).toBe(404);
    }
  });
});

describe('a part of an analysed file', () => {
  const of = (rest: string) => at('sales.revenue.total').replace(/\/facts\/.*$/, rest);
  const get = async <Body>(rest: string) => (await test.call('GET', of(rest), token)).body<Body>();
  const year = 'from=2025-01-01&to=2025-12-31&beforeFrom=2024-01-01&beforeTo=2024-12-31';
  interface Explored {
    measures: Record<string, { now: string; before: string | null }>;
    counts: Record<string, { now: number; before: number | null }>;
    series: Record<'now' | 'before', { from: string; value: string }[]>;
    parts: { kind: string; total: number; rows: { name: string; now: string }[] }[];
  }
  const COFFEE = { 2024: 12 * 300.5 + (11 * 12) / 2, 2025: 12 * 300.5 + (12 + 23) * 6 };

  it('has its sums now and before, by month and by what it is made of', async () => {
    const all = await get<Explored>('/explore');
    expect(Number(all.measures.revenue?.now)).toBe(TOTAL);
    expect(all.measures.revenue?.before).toBeNull();
    expect(all.series.now).toHaveLength(24);
    const coffee = await get<Explored>(`/explore?${year}&product=Kaffe&grain=quarter`);
    expect(Number(coffee.measures.revenue?.now)).toBe(COFFEE[2025]);
    expect(Number(coffee.measures.revenue?.before)).toBe(COFFEE[2024]);
    expect(coffee.counts.customers).toEqual({ now: 1, before: 1 });
    expect(coffee.series.now.map(({ from }) => from)).toEqual([
      ...['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01'],
    ]);
    expect(coffee.parts.map(({ kind, rows }) => [kind, rows.map(({ name }) => name)])).toEqual([
      ['customer', ['K2']],
    ]);
  });

  it('has a table of all its subjects that adds up, and the same as a file', async () => {
    const table = await get<{ names: string[]; now: number[]; before: number[]; rows: number[] }>(
      `/subjects?${year}`,
    );
    expect(table.names).toEqual([...PRODUCTS].reverse());
    expect(table.now[0]).toBe(COFFEE[2025] * 100);
    expect(table.before[0]).toBe(COFFEE[2024] * 100);
    expect(table.rows).toEqual([12, 12, 12]);
    const { text } = await test.call('GET', of(`/subjects.csv?${year}`), token);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")";`);
    expect(text).toContain(`"Kaffe";${COFFEE[2025].toFixed(2).replace('.', ',')};`);
    expect(await get<object>('/subjects?kind=supplier')).toMatchObject({ names: [] });
  });

  it('has its rows, which sum to it, and takes a name for a name', async () => {
    const coffee = await get<RowsAnswer>(`/explore/rows?${year}&product=Kaffe`);
    expect([coffee.total, Number(coffee.sum)]).toEqual([12, COFFEE[2025]]);
    const hostile = await get<RowsAnswer>(
      `/explore/rows?product=${encodeURIComponent("' OR 1=1 --")}`,
    );
    expect(hostile).toMatchObject({ total: 0, rows: [] });
  });

  it('is no part of a year in a file whose times are years', async () => {
    const owner = await test.signUp();
    const bytes = 'Kund;2023;2024;2025\nAlfa AB;1000;2000;3000\nBeta AB;500;700;900\n';
    await test.upload(owner.token, { name: 'kunder.csv', bytes });
    const asked = { analysisType: 'standard' };
    const run = await test.call('POST', '/api/analysis/sales', owner.token, asked);
    const { id } = run.body<{ id: string }>();
    const looked = (rest: string) => test.call('GET', `/api/analysis/${id}${rest}`, owner.token);
    const whole = await looked(`/explore?${year}`);
    const { measures } = whole.body<Explored>();
    expect([Number(measures.revenue?.now), Number(measures.revenue?.before)]).toEqual([3900, 2700]);
    for (const path of ['/explore', '/explore/rows', '/subjects']) {
      const part = await looked(`${path}?from=2025-01-01&to=2025-03-31`);
      expect([path, part.status]).toEqual([path, 422]);
      expect(part.body()).toMatchObject({ code: 'analysis.part_of_period' });
    }
  });

  it('is no part of a month in a file that dates each by its first', async () => {
    const owner = await test.signUp();
    const months = Array.from({ length: 24 }, (_, at) => {
      const month = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
      return `${month}-01;Alfa AB;${1000 + at}\n${month}-01;Beta AB;500\n`;
    });
    const bytes = `Datum;Kund;Belopp exkl moms\n${months.join('')}`;
    await test.upload(owner.token, { name: 'manader.csv', bytes });
    const asked = { analysisType: 'standard' };
    const run = await test.call('POST', '/api/analysis/sales', owner.token, asked);
    const { id } = run.body<{ id: string }>();
    const looked = (rest: string) =>
      test.call('GET', `/api/analysis/${id}/explore?${rest}`, owner.token);
    for (const [time, status] of [
      ['from=2025-01-01&to=2025-03-31', 200],
      ['from=2025-01-01&to=2025-12-01', 200],
      ['from=2025-01-15&to=2025-03-31', 422],
      ['from=2025-01-01&to=2025-03-15', 422],
    ] as const)
      expect([time, (await looked(time)).status]).toEqual([time, status]);
  });

  it("is not another's to look at", async () => {
    const other = await test.signUp();
    for (const rest of ['/explore', '/explore/rows', '/subjects'])
      expect((await test.call('GET', of(rest), other.token)).status).toBe(404);
  });
});
