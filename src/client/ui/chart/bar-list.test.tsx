import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Chart, ChartPoint } from '#engine/facts/chart.ts';
import { drawnInResult, someFact } from '#support/some-fact.ts';
import { BarList } from './bar-list.tsx';
import { ChartCard } from './chart-card.tsx';
import { ChartTable } from './chart-table.tsx';
import { Waterfall } from './waterfall.tsx';

const point = (label: string, value: string, factId: string | null = null): ChartPoint => ({
  label,
  value,
  factId,
});

const products: Chart = {
  id: 'top-products',
  kind: 'bar',
  title: 'Era största produkter',
  description: 'Kaffe säljer mest.',
  series: [
    {
      id: 'value',
      name: 'Omsättning',
      unit: 'SEK',
      currency: null,
      points: [point('Kaffe', '1234.56', 'F1'), point('Te, <löst>', '-20')],
    },
  ],
};

const bridge: Chart = {
  id: 'margin-bridge',
  kind: 'bridge',
  title: 'Från förra årets bruttovinst till årets',
  description: 'Priset bar ökningen.',
  series: [
    {
      id: 'bridge',
      name: 'Bruttovinst',
      unit: 'SEK',
      currency: 'EUR',
      points: [
        point('2024', '100'),
        point('Pris', '50'),
        point('Volym', '-30'),
        point('Mix', '0'),
        point('2025', '120'),
      ],
    },
  ],
};

const months: Chart = {
  id: 'revenue-by-month',
  kind: 'line',
  title: 'Omsättning per månad',
  description: 'Maj var bäst.',
  series: [
    {
      id: 'actual',
      name: 'Omsättning',
      unit: 'SEK',
      currency: null,
      points: [point('apr 2025', '10000'), point('maj 2025', '12000')],
    },
    {
      id: 'forecast',
      name: 'Prognos',
      unit: 'SEK',
      currency: null,
      points: [{ ...point('juni 2025', '13000'), low: '9000', high: '17000' }],
    },
  ],
};

const inResult = (children: ReactNode) => drawnInResult(children, [someFact('F1')]);

test('a bar is read as its name and its figure, and the figure opens its receipt', () => {
  const page = inResult(<BarList chart={products} />);
  expect(page.all('listitem').map(({ text }) => text)).toEqual([
    'Kaffe Omsättning 1 235 kr, visa kvitto',
    'Te, <löst> \u221220 kr',
  ]);
  expect(page.names('button')).toEqual(['Omsättning 1 235 kr, visa kvitto']);
});

test('a bridge reads from total to total, with the sign of each change between and none that is nothing', () => {
  const page = inResult(<Waterfall chart={bridge} />);
  expect(page.all('listitem').map(({ text }) => text)).toEqual([
    '2024 100 EUR',
    'Pris +50 EUR',
    'Volym \u221230 EUR',
    '2025 120 EUR',
  ]);
});

test('a chart without a series draws nothing', () => {
  const empty = { ...products, series: [] };
  expect(inResult(<BarList chart={empty} />).text).toBe('');
  expect(inResult(<Waterfall chart={empty} />).text).toBe('');
});

test('the table of a chart has every figure of the picture, and the interval of a forecast', () => {
  const page = inResult(<ChartTable chart={months} labelName="Månad" />);
  expect(page.one('table', 'Omsättning per månad').rows).toEqual([
    ['Månad', 'Omsättning', 'Prognos', 'Intervall'],
    ['apr 2025', '10 000 kr', '', ''],
    ['maj 2025', '12 000 kr', '', ''],
    ['juni 2025', '', '13 000 kr', '9 000 kr – 17 000 kr'],
  ]);
});

test('the table of a chart without a forecast has no column for its interval', () => {
  const page = inResult(<ChartTable chart={products} labelName="Namn" />);
  expect(page.one('table').rows[0]).toEqual(['Namn', 'Omsättning']);
  expect(page.one('table').names('button')).toEqual(['Omsättning 1 235 kr, visa kvitto']);
});

test('a chart is a figure called by its title, with its sentence and a table to choose', () => {
  const page = inResult(<ChartCard chart={products} />);
  const figure = page.one('figure', 'Era största produkter');
  expect(page.outline).toEqual(['3 Era största produkter']);
  expect(figure.names('paragraph')).toEqual(['Kaffe säljer mest.']);
  const views = figure.one('group', 'Visa Era största produkter som').all('radio');
  expect(views.map(({ name }) => name)).toEqual(['Diagram', 'Tabell']);
  expect(views.map((view) => view.attribute('checked') !== undefined)).toEqual([true, false]);
  expect(figure.all('listitem')).toHaveLength(2);
});

test('a bridge card draws the bridge', () => {
  expect(inResult(<ChartCard chart={bridge} />).text).toContain('Pris +50 EUR');
});

test.each([
  ['line', 'Månad'],
  ['pareto', 'Namn'],
  ['bar', 'Namn'],
  ['bridge', 'Del'],
] as const)(
  'a %s chart far down the page can be printed before it is drawn, as a table of %s',
  (kind, name) => {
    const page = inResult(<ChartCard chart={{ ...months, kind }} whenNear />);
    expect(page.one('table').rows[0]?.[0]).toBe(name);
    expect(page.one('table').rows).toHaveLength(4);
  },
);
