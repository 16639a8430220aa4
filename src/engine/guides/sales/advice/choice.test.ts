import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { adviceFor, given } from '#support/sales-advice.ts';
import type { noAnswers } from '#support/sales-facts.ts';

const te = { [key.productRevenue]: { Te: '600000' }, [key.productShare]: { Te: '25' } };

describe('the choice of advice', () => {
  const many: FactTable = {
    ...te,
    [key.customersLost]: '7',
    [key.customersLostRevenue]: '150000',
    [key.productChange]: { Te: '-80000' },
    [key.productGrowth]: { Te: '-21' },
    [key.productPriceChange]: { Te: '0.4' },
    [key.ordersTotal]: '4000',
    [key.orderAverage]: '600',
    [key.returnsAmount]: '120000',
    [key.returnsShare]: '4.8',
    [key.discountAmount]: '240000',
    [key.discountShare]: '9',
    [key.tailProducts]: '60',
    [key.tailShare]: '5',
    [key.productsTotal]: '100',
    [key.dormantProducts]: '12',
  };

  it('gives at most six, each once, the weightiest first', () => {
    const { advice } = adviceFor(many);
    expect(advice.length).toBe(6);
    expect(new Set(advice.map(({ advice: { id } }) => id)).size).toBe(6);
    expect(advice[0]?.advice.id).toBe('discounts');
  });

  it('never counts a krona of lost volume twice', () => {
    const { advice } = adviceFor({
      ...te,
      [key.customersLost]: '7',
      [key.customersLostRevenue]: '150000',
      [key.productChange]: { Te: '-80000' },
      [key.productGrowth]: { Te: '-21' },
      [key.productPriceChange]: { Te: '0.4' },
    });
    const find = (id: string) => advice.find((item) => item.advice.id === id);
    expect(find('win-back')?.effect).not.toBeNull();
    expect(find('falling-volume')?.effect).toBeNull();
    expect(find('falling-volume')?.worth).toContain('kan helt eller delvis redan vara räknat');
  });

  it('tilts towards what the user has answered about', () => {
    const table = { [key.returnsAmount]: '120000', [key.returnsShare]: '4.8', ...te };
    const place = (answers: Partial<typeof noAnswers>) =>
      adviceFor(
        { ...table, [key.ordersTotal]: '5000', [key.orderAverage]: '480' },
        answers,
      ).advice.findIndex(({ advice }) => advice.id === 'returns');
    expect(place({ question1: 'Te' })).toBeLessThanOrEqual(place({}));
  });

  it('does not turn a month or two into a year', () => {
    const comparison = {
      kind: 'year' as const,
      current: { from: '2025-12-01', to: '2025-12-31' },
      previous: { from: '2024-12-01', to: '2024-12-31' },
    };
    const advice = given(
      { [key.customersLost]: '7', [key.customersLostRevenue]: '150000' },
      'win-back',
      {},
      { comparison },
    );
    expect(advice).toBeUndefined();
  });

  it('scales half a year to a year', () => {
    const comparison = {
      kind: 'preceding' as const,
      current: { from: '2025-07-01', to: '2025-12-31' },
      previous: { from: '2025-01-01', to: '2025-06-30' },
    };
    const advice = given(
      { [key.customersLost]: '7', [key.customersLostRevenue]: '150000' },
      'win-back',
      {},
      { comparison },
    );
    expect(advice?.effect?.likely.value).toBe('60000');
  });
});
