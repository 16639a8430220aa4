import { expect, it } from 'vitest';
import type { Chart } from '#engine/facts/chart.ts';
import { widthOf } from './chart-labels.ts';
import { chartPicture } from './chart-picture.ts';

it('writes a month that is not whole inside the picture, also where it is the first', () => {
  const points = ['juli 1996', 'aug 1996', 'sep 1996'].map((label, place) => ({
    ...{ label, value: `${27_000 + place * 500}`, factId: null },
    ...(place !== 1 && { unfinished: true as const }),
  }));
  const series = { id: 'actual' as const, name: 'Omsättning', unit: 'SEK' as const, points };
  const chart: Chart = {
    ...{ id: 'revenue-by-month', kind: 'line', title: 'Omsättning per månad', description: '' },
    series: [{ ...series, currency: null }],
  };
  const texts = [
    ...chartPicture(chart).matchAll(/<text x="([\d.]+)"[^>]* text-anchor="(\w+)"[^>]*>([^<]+)</g),
  ];
  const unfinished = texts.filter(([, , , text]) => text?.startsWith('inte hel'));
  expect(unfinished.map(([, , anchor]) => anchor)).toEqual(['start', 'end']);
  for (const [, x, anchor, text = ''] of unfinished)
    expect(Number(x) - (anchor === 'end' ? widthOf(text) : 0)).toBeGreaterThan(46);
});
