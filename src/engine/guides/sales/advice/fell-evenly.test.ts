import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { given } from '#support/sales-advice.ts';

type Place = [name: string, part: number, share: number];

const table = {
  [key.productRevenue]: { Te: '600000' },
  [key.productShare]: { Te: '25' },
  [key.productChange]: { Te: '-80000' },
  [key.productGrowth]: { Te: '-21' },
};

/** What is said of where a product fell, by the part of it in each channel. */
function whereOf(places: Place[], more: Record<string, string | Record<string, string>> = {}) {
  const fallsIn = new Map([
    [
      'product Te',
      places.map(([name, part, share]) => ({
        by: { kind: 'channel' as const, name },
        part,
        share,
      })),
    ],
  ]);
  const channels = Object.fromEntries(['Butik', 'Webb', 'Mässa'].map((name) => [name, '-1000']));
  const all = { ...table, [key.channelChange]: channels, [key.channelRevenue]: channels, ...more };
  return given(all, 'falling-volume', {}, { fallsIn })?.advice.action;
}

describe('where a product fell, in a file that names no customers', () => {
  it('is everywhere where each channel has its part of it', () => {
    expect(
      whereOf([
        ['Butik', 0.42, 0.4],
        ['Webb', 0.35, 0.35],
        ['Mässa', 0.23, 0.25],
      ]),
    ).toMatch(/^Tappet är ungefär lika stort i alla kanaler,/u);
  });

  it('is in all larger channels where one is too small to tell', () => {
    expect(
      whereOf([
        ['Butik', 0.55, 0.5],
        ['Webb', 0.45, 0.48],
      ]),
    ).toContain('i alla större kanaler,');
  });

  it('is in the channel that has most of it, whatever has become of the channel', () => {
    expect(
      whereOf([
        ['Butik', 0.7, 0.4],
        ['Webb', 0.3, 0.6],
      ]),
    ).toMatch(
      /^Det mesta av tappet är i kanalen \{\{F\d+\.name\}\}: börja där, och ändra inget annat förrän/u,
    );
  });

  it('is not said where a channel is not known, or the parts differ', () => {
    const unknown = [['Butik', 0.42, 0.4] as Place, ['Webb', 0.35, 0.35] as Place];
    expect(whereOf(unknown)).toMatch(/^Ta reda på var tappet sitter/u);
    const uneven: Place[] = [
      ['Butik', 0.38, 0.28],
      ['Webb', 0.32, 0.42],
      ['Mässa', 0.3, 0.3],
    ];
    expect(whereOf(uneven)).toMatch(/^Ta reda på var tappet sitter/u);
    const regions = { [key.regionChange]: { Norr: '-1000', Syd: '-1000' } };
    const even: Place[] = [
      ['Butik', 0.5, 0.5],
      ['Webb', 0.5, 0.5],
    ];
    expect(whereOf(even, regions)).toMatch(/^Ta reda på var tappet sitter/u);
  });
});
