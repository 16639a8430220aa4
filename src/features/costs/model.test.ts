import { expect, test } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { costKeys } from '#engine/guides/costs/catalogue.ts';
import { bridge, headlines, keyFigures, shares, sideBySide, subscriptionRows } from './model.ts';

function fact(key: string, name: string | null = null, id = key): Fact {
  const subject = name === null ? null : { kind: 'subscription', name };
  return { id, key, subject } as Fact;
}

test('the top of the result shows cost, change, what is fixed and what recurs', () => {
  const keys = [
    'costs.subscriptions.yearly',
    'costs.fixed.share',
    'costs.change.percent',
    'costs.total.amount',
  ];
  expect(headlines(keys.map((key) => fact(key))).map(({ key }) => key)).toEqual(
    [...keys].reverse(),
  );
});

test('beside a year of costs stands the fixed share, not the fixed amount of the whole file', () => {
  const known = [costKeys.current, costKeys.previous, costKeys.fixedTotal, costKeys.fixedShare];
  const figures = keyFigures({ facts: known.map((key) => ({ ...fact(key), value: '1' })) });
  expect(figures.map(({ now }) => now.key)).toEqual([costKeys.current, costKeys.fixedShare]);
});

test('that nothing recurs gives its place to an average month, which stands there once', () => {
  const none = { ...fact('costs.subscriptions.yearly'), value: '0' };
  const average = fact('costs.month.average');
  expect(headlines([none, average, fact('costs.suppliers.total')]).map(({ key }) => key)).toEqual([
    'costs.month.average',
    'costs.suppliers.total',
  ]);
});

test('what recurs stands with its rise, and what has stopped comes last', () => {
  const rows = subscriptionRows([
    fact('costs.subscription.stoppedYearly', 'Faxen', 'F1'),
    fact('costs.subscription.amount', 'Telia', 'F2'),
    fact('costs.subscription.perYear', 'Telia', 'F3'),
    fact('costs.subscription.yearly', 'Telia', 'F4'),
    fact('costs.priceRise.percent', 'Telia', 'F5'),
    fact('costs.subscriptions.yearly', null, 'F6'),
  ]);
  expect(rows.map(({ name, stopped, yearly }) => [name, stopped, yearly])).toEqual([
    ['Telia', false, 'F4'],
    ['Faxen', true, 'F1'],
  ]);
  expect(rows[0]).toMatchObject({ amount: 'F2', perYear: 'F3', rise: 'F5', riseYearly: null });
  expect(rows[1]).toMatchObject({ amount: null, rise: null });
});

test('bars are drawn against the largest, and a credit has none', () => {
  expect(shares(['200', '50.5', '-10'])).toEqual([100, 25.25, 0]);
  expect(shares(['-5', '0'])).toEqual([0, 0]);
  expect(shares([])).toEqual([]);
});

test('the third of three blocks stands under the shorter of the others', () => {
  const length = (text: string) => text.length;
  expect(sideBySide(['aaaa', 'bb', 'c'], length)).toEqual([['aaaa'], ['bb', 'c']]);
  expect(sideBySide(['aa', 'bbbb', 'c'], length)).toEqual([['aa', 'c'], ['bbbb']]);
  expect(sideBySide(['a'], length)).toEqual([['a']]);
});

test('no step is drawn of what no area is known of: it is among the rest, which alone explains nothing', () => {
  const year = (at: string) => ({ from: `${at}-01-01`, to: `${at}-12-31` });
  const sum = (key: string, value: string, at: string) => ({
    ...fact(key),
    ...{ value, period: year(at), unit: 'SEK' as const, currency: 'SEK' },
  });
  const change = (name: string, value: string) =>
    ({ ...fact(costKeys.areaChange, name), value, unit: 'SEK', currency: 'SEK' }) as Fact;
  const totals = [
    sum(costKeys.previous, '100', '2024'),
    sum(costKeys.current, '160', '2025'),
  ] as Fact[];
  expect(bridge({ facts: [...totals, change('Övrigt', '60')] })).toBeNull();
  const drawn = bridge({ facts: [...totals, change('Övrigt', '20'), change('Lokal', '40')] });
  expect(drawn?.series[0]?.points.map(({ label, value }) => [label, value])).toEqual([
    ['Före', '100'],
    ['Lokal', '40'],
    ['Övriga områden', '20'],
    ['Nu', '160'],
  ]);
});

test('tells how all costs have changed only where both times have all kinds of them', () => {
  const shown = (...keys: string[]) =>
    headlines(keys.map((key) => fact(key))).map(({ key }) => key);
  expect(shown('costs.change.percent')).toEqual(['costs.change.percent']);
  for (const lacks of ['costs.area.monthsWithout', 'costs.kind.monthsWithout']) {
    expect(shown('costs.change.percent', lacks)).toEqual([]);
    expect(shown('costs.change.percent', 'costs.like.percent', lacks)).toEqual([
      'costs.like.percent',
    ]);
  }
});
