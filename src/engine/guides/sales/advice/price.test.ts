import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { given, likely } from '#support/sales-advice.ts';

const te = { [key.productRevenue]: { Te: '600000' }, [key.productShare]: { Te: '25' } };

describe('price', () => {
  const cheaper: FactTable = {
    ...te,
    [key.productCurrent]: { Te: '300000' },
    [key.productPriceChange]: { Te: '-6.2' },
    [key.productChange]: { Te: '-40000' },
    [key.productGrowth]: { Te: '-12' },
  };

  it('takes a price back that fell without selling more: two per cent of a year of sales', () => {
    expect(likely(cheaper, 'restore-price')).toBe('6000');
  });

  it('leaves a lower price alone where it paid for itself', () => {
    expect(
      given({ ...cheaper, [key.productChange]: { Te: '40000' } }, 'restore-price'),
    ).toBeUndefined();
  });

  it('raises the price of what earns far less than the rest', () => {
    const thin = { ...te, [key.grossMargin]: '40', [key.productMargin]: { Te: '12' } };
    expect(likely(thin, 'thin-margin')).toBe('6000');
    expect(given({ ...thin, [key.productMargin]: { Te: '35' } }, 'thin-margin')).toBeUndefined();
  });

  it('caps discounts where they are large, and not where they are small', () => {
    const table = { [key.discountAmount]: '240000', [key.discountShare]: '9' };
    expect(likely(table, 'discounts')).toBe('12000');
    expect(given({ ...table, [key.discountShare]: '1' }, 'discounts')).toBeUndefined();
  });

  it('says that more is sold for less', () => {
    const table = { [key.splitPrice]: '-60000', [key.splitVolume]: '90000', [key.splitMix]: '0' };
    expect(likely(table, 'more-for-less')).toBe('12000');
    expect(given({ ...table, [key.splitPrice]: '60000' }, 'more-for-less')).toBeUndefined();
  });

  it('says that a higher price carries a falling volume', () => {
    const table = { [key.splitPrice]: '60000', [key.splitVolume]: '-90000' };
    expect(likely(table, 'less-for-more')).toBe('9000');
  });

  it('goes after dearer purchases where they ate the margin', () => {
    const table = {
      [key.grossMargin]: '38',
      [key.marginChange]: '-2.4',
      [key.bridgeCost]: '-80000',
    };
    expect(likely(table, 'goods-cost')).toBe('20000');
    expect(given({ ...table, [key.bridgeCost]: '80000' }, 'goods-cost')).toBeUndefined();
    expect(given({ ...table, [key.marginChange]: '1' }, 'goods-cost')).toBeUndefined();
  });
});
