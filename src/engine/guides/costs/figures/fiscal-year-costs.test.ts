import { expect, it } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { bridge } from '#features/costs/model.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { costKeys as key } from '../catalogue.ts';

/** Kronor of each month of 2025 on the accounts of sales, goods and rent: the later half sells less. */
const months = Array.from({ length: 12 }, (_, month) => ({
  day: `2025${String(month + 1).padStart(2, '0')}15`,
  sold: month < 6 ? 100_000 : 60_000,
  goods: month < 6 ? 40_000 : 24_000,
  rent: 10_000,
}));

const sum = (of: 'sold' | 'goods' | 'rent') => months.reduce((all, each) => all + each[of], 0);

/** Books of 2025 with vouchers, and of 2024 as balances alone. */
function books(
  lastYear: Record<string, number> = { 3001: -800_000, 4010: 320_000, 5010: 100_000 },
) {
  const accounts = { 1930: 'Bank', 3001: 'Försäljning', 4010: 'Inköp varor', 5010: 'Lokalhyra' };
  const vouchers = months.flatMap(({ day, sold, goods, rent }, place) => [
    `#VER A ${place + 1} ${day} "Månaden"`,
    '{',
    `#TRANS 3001 {} -${sold}.00`,
    `#TRANS 4010 {} ${goods}.00`,
    `#TRANS 5010 {} ${rent}.00`,
    `#TRANS 1930 {} ${sold - goods - rent}.00`,
    '}',
  ]);
  const results = { 3001: -sum('sold'), 4010: sum('goods'), 5010: sum('rent') };
  return Buffer.from(
    [
      ...['#FLAGGA 0', '#FORMAT PC8', '#SIETYP 4', '#PROGRAM "Prov" 1', '#GEN 20260115'],
      ...['#FNAMN "Provet AB"', '#KPTYP EUBAS97'],
      ...['#RAR 0 20250101 20251231', '#RAR -1 20240101 20241231'],
      ...Object.entries(accounts).map(([number, name]) => `#KONTO ${number} "${name}"`),
      ...Object.entries(results).map(([number, of]) => `#RES 0 ${number} ${of}.00`),
      ...Object.entries(lastYear).map(([number, of]) => `#RES -1 ${number} ${of}.00`),
      ...vouchers,
    ].join('\r\n'),
    'latin1',
  );
}

const kronor = (facts: readonly Fact[], of: string, name?: string) =>
  Number(facts.find((fact) => fact.key === of && fact.subject?.name === name)?.value);

it('holds costs of books against the whole year before, by area, and no half against another', async () => {
  const { facts } = await analyseCostFile(books(), 'bok.se');
  expect(kronor(facts, key.current)).toBe(504_000);
  expect(kronor(facts, key.previous)).toBe(420_000);
  expect(kronor(facts, key.areaChange, 'Varor och material')).toBe(64_000);
  expect(kronor(facts, key.areaChange, 'Lokal')).toBe(20_000);
  const points = bridge(facts)?.series[0]?.points.map(({ value }) => Number(value));
  expect(points).toEqual([420_000, 64_000, 20_000, 504_000]);
  const { source } = facts.find((fact) => fact.key === key.areaPrevious) ?? {};
  expect(source?.filter.replaceAll('\u00a0', ' ')).toBe(
    'områdets konton i årssaldona 2024: 4010: 320 000,00',
  );
});

it('holds sales of books against the whole year before', async () => {
  const { result } = await analyseFile(books(), 'bok.se');
  expect(kronor(result.facts, salesKeys.revenueCurrent)).toBe(960_000);
  expect(kronor(result.facts, salesKeys.revenuePrevious)).toBe(800_000);
  expect(kronor(result.facts, salesKeys.growth)).toBe(20);
});

it('compares halves where the books have no year before', async () => {
  const { facts } = await analyseCostFile(books({}), 'bok.se');
  expect(kronor(facts, key.previous)).toBe(300_000);
});
