import { expect, test } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { bridge, headlines, keyFigures, productPeriods, tellsOfProducts } from './model.ts';

function fact(key: string, subject: Fact['subject'] = null): Fact {
  return { key, subject } as Fact;
}

test('the top of the result shows revenue, growth, margin and forecast where they are known', () => {
  const keys = [
    'sales.forecast.total',
    'sales.margin.percent',
    'sales.growth.percent',
    'sales.revenue.total',
  ];
  expect(headlines(keys.map((key) => fact(key))).map(({ key }) => key)).toEqual(
    [...keys].reverse(),
  );
});

test('a longer month does not head the result as growth: the growth per day does', () => {
  const facts = ['sales.growth.percent', 'sales.growth.perDay'].map((key) => fact(key));
  expect(headlines(facts).map(({ key }) => key)).toEqual(['sales.growth.perDay']);
});

test('an unknown headline gives its place to the next; a product never stands for the company', () => {
  const facts = [
    fact('sales.growth.percent', { kind: 'product', name: 'Kaffe' }),
    fact('sales.orders.average'),
    fact('sales.revenue.total'),
  ];
  expect(headlines(facts).map(({ key }) => key)).toEqual([
    'sales.revenue.total',
    'sales.orders.average',
  ]);
});

test('that five products or fewer sell it all is no figure for the top', () => {
  const shown = (products: string) =>
    keyFigures({
      facts: [{ ...fact(salesKeys.productsTotal), value: products }, fact(salesKeys.top5Share)],
    }).map(({ now }) => now.key);
  expect(shown('5')).not.toContain(salesKeys.top5Share);
  expect(shown('6')).toContain(salesKeys.top5Share);
});

test('hours of work and pieces of material are no number together, and their effects are one step', () => {
  const of = (key: string, value: string, year: string) => ({
    ...fact(key),
    ...{ id: key, value, unit: 'SEK' as const, precision: 0 },
    period: { from: `${year}-01-01`, to: `${year}-12-31` },
  });
  const facts = [
    of(salesKeys.revenuePrevious, '300', '2024'),
    of(salesKeys.revenueCurrent, '200', '2025'),
    of(salesKeys.unitsPrevious, '70', '2024'),
    of(salesKeys.unitsCurrent, '80', '2025'),
    of(salesKeys.splitVolume, '40', '2025'),
    of(salesKeys.splitMix, '-140', '2025'),
    of(salesKeys.splitPieces, '-100', '2025'),
  ];
  const shown = (unlike: { unlikeUnits?: boolean }) => ({
    figures: keyFigures({ facts, ...unlike }).map(({ now }) => now.key),
    steps: bridge({ facts, ...unlike })?.series[0]?.points.map(({ label }) => label),
  });
  expect(shown({})).toEqual({
    figures: [salesKeys.revenueCurrent, salesKeys.unitsCurrent],
    steps: ['Före', 'Volym', 'Mix', 'Nu'],
  });
  expect(shown({ unlikeUnits: true })).toEqual({
    figures: [salesKeys.revenueCurrent],
    steps: ['Före', 'Såld mängd', 'Nu'],
  });
});

test('sums of products of the whole file are told apart from changes of a part of it', () => {
  const year = (from: string, to = from) => ({ from: `${from}-01-01`, to: `${to}-12-31` });
  const of = (key: string, period: Fact['period']) => ({ ...fact(key), period });
  const changes = [
    of('sales.product.revenueCurrent', year('2025')),
    of('sales.product.revenuePrevious', year('2024')),
  ];
  expect(productPeriods([of('sales.product.revenue', year('2024', '2025')), ...changes])).toEqual({
    whole: year('2024', '2025'),
    now: year('2025'),
    before: year('2024'),
  });
  expect(productPeriods([of('sales.product.revenue', year('2025')), ...changes])).toBeNull();
  expect(productPeriods([of('sales.product.revenue', year('2024', '2025'))])).toBeNull();
});

test('a file tells of products where it names one or follows them over time', () => {
  const of = (facts: Fact[], portfolio: SalesResult['portfolio'] = null) =>
    tellsOfProducts({
      productAnalysis: { topPerformers: [], underperformers: [], profitabilityInsights: '' },
      portfolio,
      facts,
    });
  expect(of([fact('sales.revenue.total')])).toBe(false);
  expect(of([fact('sales.product.revenue', { kind: 'product', name: 'Kaffe' })])).toBe(true);
  expect(of([], { products: 1, growing: 0, shrinking: 0, stable: 1, dormant: 0 })).toBe(true);
});
