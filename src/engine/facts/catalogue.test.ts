import { expect, it } from 'vitest';
import { catalogue, change, count, each, money, percent } from './catalogue.ts';

const { keys, changes, of, rows } = catalogue({
  total: money('shop.total.amount', 'Summa'),
  ...each('per dag', {
    daySales: count('shop.day.sales', 'Antal köp'),
    dayGrowth: change(percent('shop.day.growth', 'Tillväxt', 'shop.day.sales')),
  }),
});

it('knows each figure by its name in the code and by its key', () => {
  expect(keys.dayGrowth).toBe('shop.day.growth');
  expect(of(keys.dayGrowth)).toEqual({
    key: 'shop.day.growth',
    label: 'Tillväxt',
    unit: 'percent',
    each: 'per dag',
    change: true,
    restsOn: ['shop.day.sales'],
  });
  expect(of(keys.total)).toMatchObject({ unit: 'SEK', each: null, change: false, restsOn: [] });
  expect(rows.map(({ key }) => key)).toEqual(Object.values(keys));
});

it('tells which keys have a direction for a sign', () => {
  expect([...changes]).toEqual([keys.dayGrowth]);
});
