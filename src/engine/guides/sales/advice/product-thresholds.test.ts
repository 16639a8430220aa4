import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import type { FactTable } from '#support/fact-table.ts';
import { salesRule, salesSpeaks } from '#support/rule-tests.ts';

const twoMonths: Partial<SalesFigures> = {
  comparison: {
    kind: 'preceding',
    current: { from: '2025-11-01', to: '2025-12-31' },
    previous: { from: '2025-09-01', to: '2025-10-31' },
  },
};

describe('fewer returns', () => {
  const given = (share: string, amount = '36000'): FactTable => ({
    [key.returnsAmount]: amount,
    [key.returnsShare]: share,
  });
  salesSpeaks('returns', [
    ['are asked for where one and a half per cent comes back', given('1.5'), true],
    ['are not asked for just below', given('1.49'), false],
    ['are not asked for where nothing came back', given('1.5', '0'), false],
    ['are not asked for where the share is unknown', { [key.returnsAmount]: '36000' }, false],
  ]);
});

describe('hanging on one product', () => {
  const largest = (share: string, products: string): FactTable => ({
    [key.productShare]: { Te: share, Kaffe: '2' },
    [key.productsTotal]: products,
  });
  salesSpeaks('product-dependency', [
    ['is warned of from a quarter of the sales among eight products', largest('25', '8'), true],
    ['is warned of from half of the sales among four', largest('50', '4'), true],
    ['is not warned of where it is less than twice an even share', largest('49.9', '4'), false],
    ['is not warned of just below a quarter', largest('24.9', '40'), false],
    ['is not warned of among three products', largest('80', '3'), false],
    [
      'is not warned of where the number of products is unknown',
      { [key.productShare]: { Te: '80' } },
      false,
    ],
  ]);
});

describe('a product that falls at a steady price', () => {
  const te = (growth: string, price: string | null = '0', revenue = '600000'): FactTable => ({
    [key.productRevenue]: { Te: revenue },
    [key.productChange]: { Te: '-80000' },
    [key.productGrowth]: { Te: growth },
    ...(price === null ? {} : { [key.productPriceChange]: { Te: price } }),
  });
  salesSpeaks('falling-volume', [
    ['is turned from a fall of ten per cent', te('-10'), true],
    ['is left to itself at a smaller fall', te('-9.9'), false],
    ['is dormant and another matter where all of it is gone', te('-100'), false],
    ['is turned where it is almost gone', te('-99.9'), true],
    ['is turned where the price is unknown', te('-30', null), true],
    ['is turned where the price rose a little', te('-30', '5.9'), true],
    ['has lost its buyers to its price from six per cent', te('-30', '6'), false],
    ['is turned where the price fell less than two per cent', te('-30', '-1.9'), true],
    ['has its price to restore from a fall of two per cent', te('-30', '-2'), false],
    ['is left where it sold for nothing in all', te('-30', '0', '0'), false],
    [
      'is left where its growth is unknown',
      { [key.productRevenue]: { Te: '6' }, [key.productChange]: { Te: '-8' } },
      false,
    ],
  ]);
  it('is left where two months are all there is to compare with', () => {
    expect(salesRule(te('-30'), 'falling-volume', {}, twoMonths)).toBeNull();
  });
});

describe('a product that grows', () => {
  const te = (growth: string, margin?: string, total?: string): FactTable => ({
    [key.productChange]: { Te: '80000' },
    [key.productGrowth]: { Te: growth },
    ...(margin === undefined ? {} : { [key.productMargin]: { Te: margin } }),
    ...(total === undefined ? {} : { [key.grossMargin]: total }),
  });
  salesSpeaks('winner', [
    ['is given room from ten per cent', te('10'), true],
    ['is not given room below', te('9.9'), false],
    ['is given room at most one point under the company', te('30', '39', '40'), true],
    ['is not given room further under', te('30', '38.9', '40'), false],
    ['is not given room where it leaves nothing', te('30', '0', '-5'), false],
    ['is given room where only its own margin is known', te('30', '12'), true],
    [
      'is not given room where it sells for less in kronor',
      { [key.productChange]: { Te: '-1' }, [key.productGrowth]: { Te: '30' } },
      false,
    ],
    [
      'is given room where some of it is a higher price',
      { ...te('30'), [key.productPriceChange]: { Te: '18' } },
      true,
    ],
    [
      'is not given room where most of it is a higher price',
      { ...te('30'), [key.productPriceChange]: { Te: '18.1' } },
      false,
    ],
    ['is not given room where its growth is unknown', { [key.productChange]: { Te: '9' } }, false],
  ]);
});

describe('products that rest', () => {
  salesSpeaks('dormant', [
    ['are cleared out where there is one', { [key.dormantProducts]: '1' }, true],
    ['are none to clear out where there is none', { [key.dormantProducts]: '0' }, false],
    ['are not guessed at where their number is unknown', {}, false],
  ]);
});

describe('the tail of the range', () => {
  const tail = (products: string, count: string, share: string): FactTable => ({
    [key.productsTotal]: products,
    [key.tailProducts]: count,
    [key.tailShare]: share,
  });
  salesSpeaks('tail', [
    ['is a quarter of fifteen products or more', tail('16', '4', '20'), true],
    ['is no tail at fewer than a quarter', tail('16', '3', '5'), false],
    ['is no tail in a range of fourteen', tail('14', '8', '5'), false],
    ['is a tail in a range of fifteen', tail('15', '4', '5'), true],
    ['is no tail where it sells for more than a fifth', tail('100', '60', '20.1'), false],
    [
      'is not guessed at where its share is unknown',
      { [key.productsTotal]: '100', [key.tailProducts]: '60' },
      false,
    ],
  ]);
});

describe('channels that earn unlike', () => {
  const margins = (butik: string, webb: string, share = '40'): FactTable => ({
    [key.channelShare]: { Butik: '60', Webb: share },
    [key.channelRevenue]: { Butik: '1440000', Webb: '960000' },
    [key.channelMargin]: { Butik: butik, Webb: webb },
  });
  salesSpeaks('channel-margin', [
    ['are steered between from five percentage points', margins('40', '35'), true],
    ['are left at a shorter distance', margins('40', '35.1'), false],
    ['are left where the worse is a trifle', margins('40', '5', '4.9'), false],
    ['are steered from a loss', margins('40', '-5'), true],
    [
      'are left where the worse has no revenue of its own in the file',
      {
        [key.channelShare]: { Butik: '60', Webb: '40' },
        [key.channelMargin]: { Butik: '40', Webb: '5' },
      },
      false,
    ],
    ['are left where margins are unknown', { [key.channelShare]: { Butik: '60' } }, false],
  ]);
});

describe('a region that falls', () => {
  // Half of 1 200 000 a year, of which five per cent is 30 000.
  const change = (norr: string, syd = '0', share = '50'): FactTable => ({
    [key.regionShare]: { Norr: share, Syd: '50' },
    [key.regionChange]: { Norr: norr, Syd: syd },
  });
  salesSpeaks('region-decline', [
    ['is turned from five per cent of its own year', change('-30000'), true],
    ['is within ordinary variation below', change('-29999'), false],
    ['is left where it is a trifle of the sales', change('-90000', '0', '4.9'), false],
    ['is turned where all others fell too', change('-90000', '-80000'), true],
    [
      'is no region among others where it is alone',
      { [key.regionShare]: { Norr: '50' }, [key.regionChange]: { Norr: '-90000' } },
      false,
    ],
    [
      'is left where its own sales lose money',
      { ...change('-90000'), [key.regionMargin]: { Norr: '0' } },
      false,
    ],
    [
      'is turned where its own sales leave something though the company loses',
      { ...change('-90000'), [key.regionMargin]: { Norr: '3' }, [key.grossMargin]: '-3' },
      true,
    ],
    [
      'is left where its share is unknown',
      { [key.regionChange]: { Norr: '-90000', Syd: '0' } },
      false,
    ],
  ]);
});

describe('the days of the week', () => {
  const week = (...shares: string[]): FactTable => ({
    [key.weekdayShare]: Object.fromEntries(
      shares.map((share, at) => [
        ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'][at] ?? '',
        share,
      ]),
    ),
  });
  salesSpeaks('weekday', [
    [
      'are staffed apart where the best sells a third more than the worst',
      week('26', '20', '20', '20', '20'),
      true,
    ],
    ['are staffed alike where it sells less more', week('25.9', '20', '20', '20', '20'), false],
    ['are no week where four of them are open', week('40', '20', '20', '20'), false],
    ['leave out a day that is nearly closed', week('22', '20', '20', '20', '18', '7.9'), false],
    ['count a day that is open with little sold', week('22', '20', '20', '20', '18', '8'), true],
    ['are staffed alike where none is known', {}, false],
  ]);
});
