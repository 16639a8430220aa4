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

describe('customers that have left', () => {
  const lost: FactTable = { [key.customersLost]: '3', [key.customersLostRevenue]: '90000' };
  salesSpeaks('win-back', [
    ['are rung', lost, true],
    ['are not rung where none has left', { ...lost, [key.customersLost]: '0' }, false],
    [
      'are not rung where they never bought for a krona',
      { ...lost, [key.customersLostRevenue]: '0' },
      false,
    ],
    ['are not rung where their worth is unknown', { [key.customersLost]: '3' }, false],
    ['are not rung to sell at a loss', { ...lost, [key.grossMargin]: '0' }, false],
    ['are rung where the sale leaves something', { ...lost, [key.grossMargin]: '0.1' }, true],
  ]);
  it('are not sought in a file of two months, nor in one with nothing to compare with', () => {
    expect(salesRule(lost, 'win-back', {}, twoMonths)).toBeNull();
    expect(salesRule(lost, 'win-back', {}, quarter)).not.toBeNull();
    expect(salesRule(lost, 'win-back', {}, { comparison: null })).toBeNull();
  });
});

describe('customers that have gone quiet', () => {
  const quiet: FactTable = { [key.customersAtRisk]: '1', [key.customersAtRiskRevenue]: '1' };
  salesSpeaks('at-risk', [
    ['are called also where it is one', quiet, true],
    ['are not called where there is none', { ...quiet, [key.customersAtRisk]: '0' }, false],
    [
      'are not called where they bought for nothing',
      { ...quiet, [key.customersAtRiskRevenue]: '0' },
      false,
    ],
    ['are not called to sell at a loss', { ...quiet, [key.grossMargin]: '-1' }, false],
  ]);
});

describe('hanging on one customer', () => {
  const largest = (share: string, customers = '2'): FactTable => ({
    [key.customerShare]: { Storkund: share, Lillkund: '1' },
    [key.customersTotal]: customers,
  });
  salesSpeaks('customer-dependency', [
    ['is warned of from a fifth of the sales', largest('20'), true],
    ['is not warned of just below', largest('19.9'), false],
    ['is not warned of where there is but one customer', largest('100', '1'), false],
    [
      'is not warned of where the number of customers is unknown',
      { [key.customerShare]: { Storkund: '60' } },
      false,
    ],
    ['is not warned of where no customer is known', { [key.customersTotal]: '40' }, false],
  ]);
});

describe('a falling company', () => {
  const fall = (growth: string, perDay?: string): FactTable => ({
    [key.growth]: growth,
    [key.growthChange]: '-100000',
    ...(perDay === undefined ? {} : { [key.growthPerDay]: perDay }),
  });
  salesSpeaks('decline', [
    ['is set a goal from a fall of one and a half per cent', fall('-1.5'), true],
    ['is within ordinary variation at a smaller fall', fall('-1.49'), false],
    ['is set no goal where it sells as well per day', fall('-8', '0'), false],
    ['is set no goal where it sells almost as well per day', fall('-8', '-1.4'), false],
    ['is set a goal where it sells less per day too', fall('-8', '-1.5'), true],
    ['is set no goal where the kronor are unknown', { [key.growth]: '-8' }, false],
    [
      'is set no goal where kronor and per cent disagree',
      { [key.growth]: '-8', [key.growthChange]: '1' },
      false,
    ],
    ['is set no goal to sell more at a loss', { ...fall('-8'), [key.grossMargin]: '-1' }, false],
  ]);
});

describe('the average order', () => {
  const orders = (count: string, average = '600'): FactTable => ({
    [key.ordersTotal]: count,
    [key.orderAverage]: average,
  });
  salesSpeaks('order-value', [
    ['is lifted from a hundred orders', orders('100'), true],
    ['says too little in ninety-nine', orders('99'), false],
    ['is not lifted where it is nothing', orders('4000', '0'), false],
    ['is not lifted where orders are credited', orders('4000', '-12'), false],
    ['is not lifted where it is unknown', { [key.ordersTotal]: '4000' }, false],
    ['is not lifted where it loses money', { ...orders('4000'), [key.grossMargin]: '0' }, false],
  ]);
});

describe('subscriptions', () => {
  const returning: FactTable = { [key.customersReturning]: '30' };
  it.each([
    ['are offered where the owner has none', 'Nej', returning, true],
    ['are not offered where nobody comes back', 'Nej', { [key.customersReturning]: '0' }, false],
    ['are not offered where customers are unknown', 'Nej', {}, false],
    ['are not offered where the owner has them', '30 %', returning, false],
    ['are not offered at a loss', 'Nej', { ...returning, [key.grossMargin]: '-1' }, false],
    [
      'are not offered where the file shows one the owner forgot',
      'Nej',
      { ...returning, [key.productShare]: { Serviceavtal: '4', Te: '96' } },
      false,
    ],
  ] as [string, string, FactTable, boolean][])('%s', (_, question3, table, expected) => {
    expect(salesRule(table, 'subscription', { question3 }) !== null).toBe(expected);
  });

  it.each([
    ['1 %', true],
    ['70 %', true],
    ['70,1 %', false],
    ['100 %', false],
    ['inga', false],
    ['', false],
  ])('of %s of the sales are built on: %s', (question3, expected) => {
    expect(salesRule({}, 'subscription-growth', { question3 }) !== null).toBe(expected);
  });

  it('are not built on where sales lose money', () => {
    const losing = { [key.grossMargin]: '-1' };
    expect(salesRule(losing, 'subscription-growth', { question3: '20 %' })).toBeNull();
  });
});
