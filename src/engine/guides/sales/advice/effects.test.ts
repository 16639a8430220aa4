import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import type { FactTable } from '#support/fact-table.ts';
import { effectOf, readAdvice } from '#support/rule-tests.ts';
import { adviceFor } from '#support/sales-advice.ts';

type Answers = Parameters<typeof adviceFor>[1];
type Levels = [low: string, likely: string, high: string];

/** What the sums are done by hand, what is given, and low, likely and high kronor a year. */
type Sum = [byHand: string, id: string, table: FactTable, levels: Levels, answers?: Answers];

const te: FactTable = {
  [key.productRevenue]: { Te: '600000' },
  [key.productShare]: { Te: '25' },
};
const falling: FactTable = {
  ...te,
  [key.productChange]: { Te: '-80000' },
  [key.productGrowth]: { Te: '-21' },
};

const sums: Sum[] = [
  [
    'half of what two years of discounts cost is a year of them: 5, 10 and 20 % of 120 000',
    'discounts',
    { [key.discountAmount]: '240000', [key.discountShare]: '9' },
    ['6000', '12000', '24000'],
  ],
  [
    'returns of 60 000 a year: 10, 20 and 30 %',
    'returns',
    { [key.returnsAmount]: '120000', [key.returnsShare]: '4.8' },
    ['6000', '12000', '18000'],
  ],
  [
    'returns of 60 000 a year at a margin of 40 %',
    'returns',
    { [key.returnsAmount]: '120000', [key.returnsShare]: '4.8', [key.grossMargin]: '40' },
    ['2400', '4800', '7200'],
  ],
  [
    'the latest twelve months of a product: 1, 2 and 3 % of 350 000',
    'restore-price',
    {
      ...te,
      [key.productCurrent]: { Te: '350000' },
      [key.productPriceChange]: { Te: '-5' },
      [key.productChange]: { Te: '-9000' },
    },
    ['3500', '7000', '11000'],
  ],
  [
    'where the latest twelve months are unknown, its part of the file: 300 000 a year',
    'restore-price',
    { ...te, [key.productPriceChange]: { Te: '-5' }, [key.productChange]: { Te: '-9000' } },
    ['3000', '6000', '9000'],
  ],
  [
    'a thin margin priced up 1, 2 and 4 % of 300 000 a year',
    'thin-margin',
    { ...te, [key.grossMargin]: '40', [key.productMargin]: { Te: '12' } },
    ['3000', '6000', '12000'],
  ],
  [
    'a fall in price of 60 000: 10, 20 and 30 % of it taken back',
    'more-for-less',
    { [key.splitPrice]: '-60000', [key.splitVolume]: '90000' },
    ['6000', '12000', '18000'],
  ],
  [
    'a fall in volume of 90 000: 5, 10 and 20 % of it',
    'less-for-more',
    { [key.splitPrice]: '60000', [key.splitVolume]: '-90000' },
    ['4500', '9000', '18000'],
  ],
  [
    'a fall in volume of 90 000 at a margin of 25 %',
    'less-for-more',
    { [key.splitPrice]: '60000', [key.splitVolume]: '-90000', [key.grossMargin]: '25' },
    ['1100', '2300', '4500'],
  ],
  [
    'dearer purchases of 80 000: 15, 25 and 40 % of it',
    'goods-cost',
    { [key.marginChange]: '-2.4', [key.bridgeCost]: '-80000' },
    ['12000', '20000', '32000'],
  ],
  [
    'what lost customers bought for, 150 000: 10, 20 and 30 %',
    'win-back',
    { [key.customersLost]: '7', [key.customersLostRevenue]: '150000' },
    ['15000', '30000', '45000'],
  ],
  [
    'what quiet customers bought for in a year, 90 000: 5, 10 and 15 %',
    'at-risk',
    { [key.customersAtRisk]: '4', [key.customersAtRiskRevenue]: '90000' },
    ['4500', '9000', '14000'],
  ],
  [
    'a fall of 80 000 for a product: 10, 20 and 35 %',
    'falling-volume',
    falling,
    ['8000', '16000', '28000'],
  ],
  [
    'falls of two products together, 80 000 and 20 000',
    'falling-volume',
    {
      [key.productRevenue]: { Te: '600000', Kaffe: '100000' },
      [key.productChange]: { Te: '-80000', Kaffe: '-20000' },
      [key.productGrowth]: { Te: '-21', Kaffe: '-40' },
    },
    ['10000', '20000', '35000'],
  ],
  [
    'a rise of 90 000 for a product: 10, 20 and 30 % of it once more',
    'winner',
    { [key.productChange]: { Te: '90000' }, [key.productGrowth]: { Te: '30' } },
    ['9000', '18000', '27000'],
  ],
  [
    'a fall of 100 000 for the company: 10, 20 and 30 %',
    'decline',
    { [key.growth]: '-8', [key.growthChange]: '-100000' },
    ['10000', '20000', '30000'],
  ],
  [
    'a year of 1 200 000 a half, one and two per cent up',
    'order-value',
    { [key.ordersTotal]: '4000', [key.orderAverage]: '600' },
    ['6000', '12000', '24000'],
  ],
  [
    'a year of 1 200 000 one per cent up at a margin of 33.3 %: 3 996 in two digits',
    'order-value',
    { [key.ordersTotal]: '4000', [key.orderAverage]: '600', [key.grossMargin]: '33.3' },
    ['2000', '4000', '8000'],
  ],
  [
    '480 000 a year of a channel, 3, 6 and 10 % of it moved at fifteen points more',
    'channel-margin',
    {
      [key.channelShare]: { Butik: '60', Webb: '40' },
      [key.channelRevenue]: { Butik: '1440000', Webb: '960000' },
      [key.channelMargin]: { Butik: '45', Webb: '30' },
    },
    ['2200', '4300', '7200'],
  ],
  [
    '480 000 a year of a channel that loses ten: the distance is 55 points',
    'channel-margin',
    {
      [key.channelShare]: { Butik: '60', Webb: '40' },
      [key.channelRevenue]: { Butik: '1440000', Webb: '960000' },
      [key.channelMargin]: { Butik: '45', Webb: '-10' },
    },
    ['7900', '16000', '26000'],
  ],
  [
    'a channel that fell by 90 000 where another rose by 20 000: 10, 20 and 30 % of the rest',
    'channel-decline',
    {
      [key.channelShare]: { Butik: '60', Webb: '40' },
      [key.channelChange]: { Webb: '20000', Butik: '-90000' },
    },
    ['7000', '14000', '21000'],
  ],
  [
    'a fifth of 1 200 000 on advertising: 5, 10 and 20 % of 240 000',
    'advertising',
    {},
    ['12000', '24000', '48000'],
    { question5: '20 %' },
  ],
  [
    '15 000 a month on advertising is 15 % of sales: 5, 10 and 20 % of 180 000',
    'advertising',
    {},
    ['9000', '18000', '36000'],
    { question5: '15 000 kr i månaden' },
  ],
  [
    'subscriptions of a quarter of 1 200 000: 3, 6 and 10 % more',
    'subscription-growth',
    {},
    ['9000', '18000', '30000'],
    { question3: 'en fjärdedel' },
  ],
  [
    'the best customers buy for half of 1 200 000: 1, 2 and 4 % more',
    'subscription',
    { [key.customersReturning]: '30', [key.customersBestShare]: '50' },
    ['6000', '12000', '24000'],
    { question3: 'Nej' },
  ],
];

describe('what advice is worth a year', () => {
  it.each(sums)('%s', (_, id, table, levels, answers = {}) => {
    expect(effectOf(adviceFor(table, answers), id)).toEqual(levels);
  });

  it('is three average months for three months of even season, 2, 4 and 6 % up', () => {
    const index = [0.9, 0.9, 1, 1, 1, 1, 0.6, 0.9, 1, 1.1, 1.2, 1.4];
    const table: FactTable = {
      [key.seasonIndex]: Object.fromEntries(
        index.map((value, at) => [String(at + 1).padStart(2, '0'), value.toFixed(2)]),
      ),
    };
    // Juli, januari and februari: 0.6 + 0.9 + 0.9 of 100 000.
    expect(effectOf(adviceFor(table), 'weak-months')).toEqual(['4800', '9600', '14000']);
  });
});

describe('kronor of a shorter or longer period', () => {
  const lost: FactTable = { [key.customersLost]: '7', [key.customersLostRevenue]: '150000' };
  const compared = (from: string, to: string): Partial<SalesFigures> => ({
    comparison: {
      kind: 'preceding',
      current: { from, to },
      previous: { from: '2024-01-01', to: '2024-12-31' },
    },
  });

  it.each([
    ['a quarter is taken four times', '2025-10-01', '2025-12-31', '120000'],
    ['four months are taken three times', '2025-09-01', '2025-12-31', '90000'],
    ['seven months are taken twelve sevenths', '2025-06-01', '2025-12-31', '51000'],
    ['eleven months are taken twelve elevenths', '2025-02-01', '2025-12-31', '33000'],
    ['a year is taken as it is', '2025-01-01', '2025-12-31', '30000'],
  ])('%s', (_, from, to, likely) => {
    expect(effectOf(adviceFor(lost, {}, compared(from, to)), 'win-back')?.[1]).toBe(likely);
  });

  const monthly = (first: string, last: string, months = 12): FactTable => ({
    [key.monthRevenue]: Object.fromEntries(
      Array.from({ length: months }, (_, at) => [
        `2025-${String(at + 1).padStart(2, '0')}`,
        at < 6 ? first : last,
      ]),
    ),
  });

  it.each([
    ['half a year in which four fifths are sold is taken a quarter more', ['160000', '40000'], 38],
    [
      'half a year in which two fifths are sold is taken two and a half times',
      ['80000', '120000'],
      75,
    ],
    ['half a year of hardly any sales is taken twice', ['20000', '180000'], 60],
  ] as const)('%s', (_, [first, last], likely) => {
    const table = { ...lost, ...monthly(first, last) };
    const brief = adviceFor(table, {}, compared('2026-01-01', '2026-06-30'));
    expect(effectOf(brief, 'win-back')?.[1]).toBe(`${likely}000`);
  });

  it('are taken by how many months they are where the file lacks a month of the year before', () => {
    const table = { ...lost, ...monthly('160000', '40000', 11) };
    const brief = adviceFor(table, {}, compared('2026-01-01', '2026-06-30'));
    expect(effectOf(brief, 'win-back')?.[1]).toBe('60000');
    // A year is whole whatever it held.
    const whole = adviceFor(table, {}, compared('2026-01-01', '2026-12-31'));
    expect(effectOf(whole, 'win-back')?.[1]).toBe('30000');
  });

  it('is said to be impossible to count where the file has fewer than three whole months', () => {
    const short = { ...lost, [key.wholeMonths]: '2' };
    const table = { ...short, [key.discountAmount]: '240000', [key.discountShare]: '9' };
    const brief = adviceFor(table);
    expect(effectOf(brief, 'discounts')).toBeNull();
    expect(readAdvice(brief, 'discounts').worth).toBe(
      'Går inte att räkna: filen täcker för få hela månader för att räknas upp till ett år.',
    );
  });

  it('counts a year from three whole months on', () => {
    const table = {
      [key.wholeMonths]: '3',
      [key.revenueTotal]: '300000',
      [key.discountAmount]: '30000',
      [key.discountShare]: '9',
    };
    expect(effectOf(adviceFor(table), 'discounts')?.[1]).toBe('12000');
  });
});

describe('how an effect is said', () => {
  const lost: FactTable = { [key.customersLost]: '7', [key.customersLostRevenue]: '150000' };

  it('gives the likely kronor first, then the range, then what was assumed', () => {
    expect(readAdvice(adviceFor(lost), 'win-back').worth).toBe(
      'Troligen 30 000 kr per år i omsättning, lågt räknat 15 000 kr och högt räknat 45 000 kr. ' +
        'Antagen andel av de förlorade kundernas köp som kommer tillbaka, en schablon: 20 %, mellan 10 % och 30 %.',
    );
  });

  it('says kronor of gross profit where the margin is known, and of revenue where it is not', () => {
    const known = { ...lost, [key.grossMargin]: '40' };
    expect(readAdvice(adviceFor(known), 'win-back').worth).toContain('i täckningsbidrag');
    expect(readAdvice(adviceFor(lost), 'win-back').worth).toContain('i omsättning');
  });

  it('says lower cost of advertising, whatever the margin', () => {
    const brief = adviceFor({ [key.grossMargin]: '40' }, { question5: '20 %' });
    expect(readAdvice(brief, 'advertising').worth).toContain('i lägre kostnad');
  });

  it('shows half a per cent with its decimal', () => {
    const table = { [key.ordersTotal]: '4000', [key.orderAverage]: '600' };
    expect(readAdvice(adviceFor(table), 'order-value').worth).toContain(
      'Antagen höjning av snittordern, en schablon: 1 %, mellan 0,5 % och 2 %.',
    );
  });
});
