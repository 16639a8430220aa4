import { expect, it } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { bridge } from '#features/costs/model.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { twoYearsOfBooks as books } from '#support/two-years-of-books.ts';
import { costKeys as key } from '../catalogue.ts';

const kronor = (facts: readonly Fact[], of: string, name?: string) =>
  Number(facts.find((fact) => fact.key === of && fact.subject?.name === name)?.value);

it('holds costs of books against the whole year before, by area, and no half against another', async () => {
  const { facts } = await analyseCostFile(books(), 'bok.se');
  expect(kronor(facts, key.current)).toBe(504_000);
  expect(kronor(facts, key.previous)).toBe(420_000);
  expect(kronor(facts, key.areaChange, 'Varor och material')).toBe(64_000);
  expect(kronor(facts, key.areaChange, 'Lokal')).toBe(20_000);
  const points = bridge({ facts })?.series[0]?.points.map(({ value }) => Number(value));
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
