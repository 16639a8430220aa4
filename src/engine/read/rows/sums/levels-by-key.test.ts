import { describe, expect, it } from 'vitest';
import { roledTable } from '#support/roled-table.ts';
import { levelsByKey } from './levels-by-key.ts';

const days = ['2025-01-02', '2025-01-03', '2025-01-06', '2025-01-07'];
const south = { 'Butik Malmö': [100, 210, 330, 470], 'Butik Lund': [510, 620, 780, 890] };
const sumOf = (...shops: readonly number[][]) =>
  days.map((_, day) => shops.reduce((sum, shop) => sum + (shop[day] ?? 0), 0));

/** The names found to sum others, of a column of names with what each came to every day. */
function levelsIn(amounts: Record<string, readonly number[]>) {
  const cells = days.flatMap((day, n) =>
    Object.entries(amounts).map(([name, own]) => [day, name, String(own[n] ?? 0)] as const),
  );
  const { columns } = roledTable({
    Datum: cells.map(([day]) => day),
    Enhet: cells.map(([, name]) => name),
    Belopp: cells.map(([, , sum]) => sum),
  });
  const units = [Float64Array.from(cells, ([, , sum]) => Number(sum))];
  const found = levelsByKey(columns, units);
  const named = (rows: ReadonlySet<number> = new Set()) => [
    ...new Set([...rows].map((row) => cells[row]?.[1])),
  ];
  return { proved: named(found?.proved), open: named(found?.open) };
}

describe('levels of a chain in one column', () => {
  it('are proved by their sums on every day', () => {
    const north = { 'Butik Kiruna': [40, 70, 10, 90], 'Butik Umeå': [5, 15, 35, 65] };
    const regions = [south, north].map((shops) => sumOf(...Object.values<number[]>(shops)));
    const [ofSouth = [], ofNorth = []] = regions;
    expect(levelsIn({ 'Region Syd': ofSouth, ...south, 'Region Norr': ofNorth, ...north })).toEqual(
      { proved: ['Region Syd', 'Region Norr'], open: [] },
    );
  });

  it.each([
    ['with one shop that sold', { 'Butik Umeå': [940, 0, 1030, 870], 'Butik Boden': [0, 0, 0, 0] }],
    ['with one day of sales', { 'Butik Umeå': [0, 0, 1030, 0], 'Butik Boden': [0, 0, 410, 0] }],
    ['with one shop', { 'Butik Umeå': [940, 320, 1030, 870] }],
  ])('are proved by the name above all of them in a region %s', (_, north) => {
    const all = [...Object.values(south), ...Object.values<number[]>(north)];
    const chain = {
      Sverige: sumOf(...all),
      'Region Syd': sumOf(...Object.values(south)),
      ...south,
      'Region Norr': sumOf(...Object.values<number[]>(north)),
      ...north,
    };
    expect(levelsIn(chain)).toEqual({
      proved: ['Sverige', 'Region Syd', 'Region Norr'],
      open: [],
    });
  });

  it('are asked about where a single shop sold', () => {
    const none = { 'Butik Lund': [0, 0, 0, 0], 'Butik Boden': [0, 0, 0, 0] };
    const own = [940, 0, 1030, 0];
    expect(levelsIn({ Sverige: own, 'Region Norr': own, 'Butik Umeå': own, ...none })).toEqual({
      proved: [],
      open: ['Sverige', 'Region Norr'],
    });
    const same = [500, 500, 500, 500];
    const fees = { Hyra: same, Larm: same, Städ: same, Annat: [0, 0, 0, 0] };
    expect(levelsIn(fees)).toEqual({ proved: [], open: [] });
  });

  it('are none where a shop only happens to sell what another did, with no name above', () => {
    const twins = { 'Butik Umeå': [940, 320, 1030, 870], 'Butik Boden': [940, 320, 1030, 870] };
    expect(levelsIn({ ...south, ...twins })).toEqual({ proved: [], open: [] });
  });
});
