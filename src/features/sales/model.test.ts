import { expect, test } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { comparedPeriod, headlines } from './model.ts';

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

test('growth is shown with the period it is measured against, other figures alone', () => {
  const march = { from: '2015-03-01', to: '2015-03-31' };
  const february = { from: '2015-02-01', to: '2015-02-28' };
  const now = { ...fact('sales.revenue.current'), id: 'F2', period: march };
  const before = { ...fact('sales.revenue.previous'), id: 'F3', period: february };
  const growth = fact('sales.growth.percent');
  const source = { inputs: ['F2', 'F3'] } as Fact['source'];
  const facts = [now, before];
  expect(comparedPeriod({ ...growth, period: march, source }, facts)).toEqual(february);
  expect(comparedPeriod({ ...now, source }, facts)).toBeNull();
  const alone = { inputs: ['F2'] } as Fact['source'];
  expect(comparedPeriod({ ...growth, period: march, source: alone }, facts)).toBeNull();
});
