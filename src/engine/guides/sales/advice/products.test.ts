import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { given, likely } from '#support/sales-advice.ts';

const te = { [key.productRevenue]: { Te: '600000' }, [key.productShare]: { Te: '25' } };

describe('products', () => {
  const falling: FactTable = {
    ...te,
    [key.productChange]: { Te: '-80000' },
    [key.productGrowth]: { Te: '-21' },
    [key.productPriceChange]: { Te: '0.4' },
  };

  it('turns a fall in volume at a steady price', () => {
    expect(likely(falling, 'falling-volume')).toBe('16000');
  });

  it('wins back no sales that lose money, its own margin before that of the whole', () => {
    const at = (own: string, whole: string): FactTable => ({
      ...falling,
      [key.productMargin]: { Te: own },
      [key.grossMargin]: whole,
    });
    expect(given(at('-5', '30'), 'falling-volume')).toBeUndefined();
    expect(given(at('12', '-3'), 'falling-volume')).toBeDefined();
    expect(given({ ...falling, [key.grossMargin]: '-3' }, 'falling-volume')).toBeUndefined();
  });

  it('does not blame volume where the price fell', () => {
    expect(
      given({ ...falling, [key.productPriceChange]: { Te: '-15' } }, 'falling-volume'),
    ).toBeUndefined();
  });

  it('takes no fall for lost where it is the end of an exception', () => {
    const months = Array.from({ length: 24 }, (_, n) => [
      `${2024 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
      '150000',
    ]);
    const advised = (month: string, percent: string) =>
      given(
        {
          ...falling,
          [key.monthRevenue]: Object.fromEntries(months),
          [key.monthDeviation]: { [month]: percent },
        },
        'falling-volume',
      );
    expect(advised('2024-12', '200')).toBeUndefined();
    expect(advised('2024-12', '50')).toBeUndefined();
    expect(advised('2024-12', '30')).toBeDefined();
    expect(advised('2025-06', '200')).toBeDefined();
    expect(advised('2024-12', '-200')).toBeDefined();
  });

  it('gives more room to what grows, unless it earns less than the rest', () => {
    const growing: FactTable = {
      ...te,
      [key.productChange]: { Te: '90000' },
      [key.productGrowth]: { Te: '30' },
    };
    expect(likely(growing, 'winner')).toBe('18000');
    const poor = { ...growing, [key.grossMargin]: '40', [key.productMargin]: { Te: '10' } };
    expect(given(poor, 'winner')).toBeUndefined();
    const losing = { ...growing, [key.grossMargin]: '-28', [key.productMargin]: { Te: '-25' } };
    expect(given(losing, 'winner')).toBeUndefined();
  });

  it('says which column would put kronor on dormant products', () => {
    const table: FactTable = {
      [key.dormantProducts]: '2',
      [key.productDaysSinceSale]: { Mate: '270', Kanna: '120', Te: '2' },
    };
    const advice = given(table, 'dormant');
    expect(advice?.effect).toBeNull();
    expect(advice?.worth).toContain('lagersaldo');
    expect(given({ [key.dormantProducts]: '0' }, 'dormant')).toBeUndefined();
  });

  it('shortens a long tail, and sees none in a short list', () => {
    const table = { [key.tailProducts]: '60', [key.tailShare]: '5', [key.productsTotal]: '100' };
    expect(given(table, 'tail')?.effect).toBeNull();
    expect(
      given({ ...table, [key.productsTotal]: '8', [key.tailProducts]: '3' }, 'tail'),
    ).toBeUndefined();
  });

  it('secures a product the company hangs on', () => {
    const table: FactTable = { ...te, [key.productsTotal]: '9', [key.productShare]: { Te: '41' } };
    expect(given(table, 'product-dependency')).toBeDefined();
    expect(given({ ...table, [key.productsTotal]: '2' }, 'product-dependency')).toBeUndefined();
  });

  it('brings returns down where they are many', () => {
    const table = { [key.returnsAmount]: '120000', [key.returnsShare]: '4.8' };
    expect(likely(table, 'returns')).toBe('12000');
    expect(given({ ...table, [key.returnsShare]: '0.3' }, 'returns')).toBeUndefined();
  });
});
