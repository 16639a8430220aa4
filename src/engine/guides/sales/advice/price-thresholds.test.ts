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
const quarter: Partial<SalesFigures> = {
  comparison: {
    kind: 'preceding',
    current: { from: '2025-10-01', to: '2025-12-31' },
    previous: { from: '2025-07-01', to: '2025-09-30' },
  },
};

describe('a cap on discounts', () => {
  const given = (share: string, amount = '72000'): FactTable => ({
    [key.discountAmount]: amount,
    [key.discountShare]: share,
  });
  salesSpeaks('discounts', [
    ['is proposed where three per cent of sales is given away', given('3'), true],
    ['is not proposed just below three per cent', given('2.99'), false],
    ['is proposed above three per cent', given('3.01'), true],
    ['is not proposed where no krona is given away', given('9', '0'), false],
    ['is not proposed where discounts come to less than nothing', given('9', '-500'), false],
    ['is not proposed where the share is unknown', { [key.discountAmount]: '72000' }, false],
    ['is not proposed where discounts are unknown', { [key.discountShare]: '9' }, false],
  ]);
});

describe('a price that fell without selling more', () => {
  const te = (price: string, change: string, revenue = '600000'): FactTable => ({
    [key.productRevenue]: { Te: revenue },
    [key.productPriceChange]: { Te: price },
    [key.productChange]: { Te: change },
  });
  salesSpeaks('restore-price', [
    ['is taken back from a fall of three per cent', te('-3', '-1'), true],
    ['is left where the fall is smaller', te('-2.99', '-1'), false],
    ['is left where revenue stood still all the same', te('-3', '0'), false],
    ['is left where revenue rose', te('-30', '1'), false],
    ['is left where the product has sold for nothing', te('-3', '-1', '0'), false],
    ['is left where more was credited than sold', te('-3', '-1', '-600000'), false],
    [
      'is left where the change of price is unknown',
      { [key.productRevenue]: { Te: '600000' }, [key.productChange]: { Te: '-1' } },
      false,
    ],
  ]);
  it('is left where two months are all there is to compare with', () => {
    expect(salesRule(te('-3', '-1'), 'restore-price', {}, twoMonths)).toBeNull();
    expect(salesRule(te('-3', '-1'), 'restore-price', {}, quarter)).not.toBeNull();
    expect(salesRule(te('-3', '-1'), 'restore-price', {}, { comparison: null })).toBeNull();
  });
});

describe('a higher price on what leaves too little', () => {
  const te = (margin: string, total = '40', share = '2'): FactTable => ({
    [key.productRevenue]: { Te: '600000' },
    [key.productShare]: { Te: share },
    [key.productMargin]: { Te: margin },
    [key.grossMargin]: total,
  });
  salesSpeaks('thin-margin', [
    ['is proposed eight percentage points under the company', te('32'), true],
    ['is not proposed at a shorter distance', te('32.1'), false],
    ['is proposed for what is sold at a loss', te('-5'), true],
    ['is proposed also where the company itself sells at a loss', te('-30', '-20'), true],
    ['is not proposed for a trifle of the sales', te('10', '40', '1.9'), false],
    [
      'is not proposed where less of it has been sold of late',
      {
        ...te('10'),
        [key.eventCurrent]: { Te: '50000' },
        [key.eventPrevious]: { Te: '70000' },
        [key.eventLevel]: { Te: '-20000' },
      },
      false,
    ],
    [
      'is not proposed where the margin of the company is unknown',
      { [key.productRevenue]: { Te: '1' }, [key.productMargin]: { Te: '1' } },
      false,
    ],
    [
      'is not proposed where the margin of the product is unknown',
      {
        [key.grossMargin]: '40',
        [key.productRevenue]: { Te: '600000' },
        [key.productShare]: { Te: '25' },
      },
      false,
    ],
  ]);
});

describe('price against volume', () => {
  const split = (price: string, volume: string): FactTable => ({
    [key.splitPrice]: price,
    [key.splitVolume]: volume,
  });
  // A year sells for 1 200 000: one per cent of it is 12 000.
  describe('more sold for less', () => {
    salesSpeaks('more-for-less', [
      ['is spoken of from one per cent of a year of sales', split('-12000', '1'), true],
      ['is passed over just below', split('-11999', '90000'), false],
      ['is passed over where no more is sold', split('-60000', '0'), false],
      ['is passed over where less is sold too', split('-60000', '-1'), false],
      ['is passed over where prices rose', split('12000', '90000'), false],
      ['is passed over where prices stood still', split('0', '90000'), false],
      ['is passed over where the volume is unknown', { [key.splitPrice]: '-60000' }, false],
    ]);
    it('is passed over where two months are all there is to compare with', () => {
      expect(salesRule(split('-60000', '90000'), 'more-for-less', {}, twoMonths)).toBeNull();
    });
  });
  describe('less sold for more', () => {
    salesSpeaks('less-for-more', [
      ['is spoken of from one per cent of a year of sales', split('1', '-12000'), true],
      ['is passed over just below', split('90000', '-11999'), false],
      ['is passed over where prices fell too', split('-1', '-60000'), false],
      ['is passed over where the price is unknown', { [key.splitVolume]: '-60000' }, false],
      [
        'is passed over where what is sold leaves nothing',
        { ...split('90000', '-60000'), [key.grossMargin]: '0' },
        false,
      ],
      [
        'is spoken of where what is sold leaves the least thing',
        { ...split('90000', '-60000'), [key.grossMargin]: '0.1' },
        true,
      ],
    ]);
  });
});

describe('dearer purchases', () => {
  const squeeze = (margin: string, cost: string): FactTable => ({
    [key.marginChange]: margin,
    [key.bridgeCost]: cost,
  });
  salesSpeaks('goods-cost', [
    ['are gone after where the margin fell half a percentage point', squeeze('-0.5', '-1'), true],
    ['are left where it fell less', squeeze('-0.49', '-80000'), false],
    ['are left where purchases did not get dearer', squeeze('-4', '0'), false],
    ['are left where purchases got cheaper', squeeze('-4', '80000'), false],
    ['are left where the margin rose', squeeze('4', '-80000'), false],
    ['are left where the change of the margin is unknown', { [key.bridgeCost]: '-80000' }, false],
    ['are left where the cost of them is unknown', { [key.marginChange]: '-4' }, false],
  ]);
  it('are left where two months are all there is to compare with', () => {
    expect(salesRule(squeeze('-4', '-80000'), 'goods-cost', {}, twoMonths)).toBeNull();
  });
});

describe('advertising', () => {
  it.each([
    ['9,9 %', undefined, false],
    ['10 %', undefined, true],
    // Of a margin of 40 per cent, eight of sales is a fifth of what is left.
    ['8 %', '40', true],
    ['7,9 %', '40', false],
    ['10 %', '60', false],
    // Where nothing is left it cannot be held against what is left.
    ['9,9 %', '-3', false],
    ['10 %', '-3', true],
    ['inget', '40', false],
  ])('of %s of sales at a margin of %s is questioned: %s', (question5, margin, expected) => {
    const table: FactTable = margin === undefined ? {} : { [key.grossMargin]: margin };
    expect(salesRule(table, 'advertising', { question5 }) !== null).toBe(expected);
  });

  it('is not questioned where nothing is sold', () => {
    const nothing = { [key.revenueTotal]: '0' };
    expect(salesRule(nothing, 'advertising', { question5: '50 %' })).toBeNull();
  });
});
