import { expect, it } from 'vitest';
import type { Chart } from '#engine/facts/chart.ts';
import { widthOf } from './chart-labels.ts';
import { chartPicture } from './chart-picture.ts';

/** Three months of which the first and the last are not whole. */
function chartOf(values: readonly number[]): Chart {
  const points = values.map((value, place) => ({
    ...{ label: `${['juli', 'aug', 'sep'][place]} 1996`, value: `${value}`, factId: null },
    ...(place !== 1 && { unfinished: true as const }),
  }));
  const series = { id: 'actual' as const, name: 'Omsättning', unit: 'SEK' as const, points };
  return {
    ...{ id: 'revenue-by-month', kind: 'line', title: 'Omsättning per månad', description: '' },
    series: [{ ...series, currency: null }],
  };
}

it('writes a month that is not whole inside the picture, also where it is the first', () => {
  const texts = [
    ...chartPicture(chartOf([27_000, 27_500, 28_000])).matchAll(
      /<text x="([\d.]+)"[^>]* text-anchor="(\w+)"[^>]*>([^<]+)</g,
    ),
  ];
  const unfinished = texts.filter(([, , , text]) => text?.startsWith('inte hel'));
  expect(unfinished.map(([, , anchor]) => anchor)).toEqual(['start', 'end']);
  for (const [, x, anchor, text = ''] of unfinished)
    expect(Number(x) - (anchor === 'end' ? widthOf(text) : 0)).toBeGreaterThan(46);
});

it('writes a month of zero that is not whole over the axis and not across it', () => {
  const picture = chartPicture(chartOf([27_000, 27_500, 0]));
  const [, foot] = picture.match(/<text [^>]*y="([\d.]+)"[^>]*>inte hel 0</) ?? [];
  const [, ring] =
    picture.match(/<circle cx="[\d.]+" cy="([\d.]+)" r="3.5"[^>]*>(?!.*<circle)/s) ?? [];
  expect(Number(foot)).toBeLessThanOrEqual(Number(ring) - 6);
});
