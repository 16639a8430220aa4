import { describe, expect, it } from 'vitest';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { costRule, costSpeaks } from '#support/rule-tests.ts';

describe('price rises', () => {
  const rises: FactTable = {
    [key.priceRisesCount]: '1',
    [key.priceRisesYearly]: '600',
    [key.priceRiseYearly]: { Telia: '600' },
  };
  costSpeaks('price-rises', [
    ['are questioned where there is one', rises, true],
    ['are not questioned where there is none', { ...rises, [key.priceRisesCount]: '0' }, false],
    [
      'are not questioned where they cost nothing',
      { ...rises, [key.priceRisesYearly]: '0' },
      false,
    ],
    [
      'are not questioned where no agreement is known to have risen',
      { [key.priceRisesCount]: '1', [key.priceRisesYearly]: '600' },
      false,
    ],
    [
      'are not questioned where the only one named fell',
      { ...rises, [key.priceRiseYearly]: { Telia: '-600' } },
      false,
    ],
  ]);
});

describe('a supplier that costs more', () => {
  // A year costs 1 200 000: one per cent of it is 12 000.
  const ahlsell = (change: string, growth: string | null): FactTable => ({
    [key.supplierChange]: { Ahlsell: change },
    ...(growth === null ? {} : { [key.supplierGrowth]: { Ahlsell: growth } }),
  });
  costSpeaks('supplier-growth', [
    ['is asked about from a fifth more and a hundredth of the year', ahlsell('12000', '20'), true],
    ['is not asked about below a fifth', ahlsell('90000', '19.9'), false],
    ['is not asked about for less than a hundredth of the year', ahlsell('11999', '80'), false],
    ['is not asked about where it costs less', ahlsell('-90000', '-40'), false],
    [
      'is not asked about where it has grown hardly more than all costs',
      { ...ahlsell('90000', '54.9'), [key.changePercent]: '41' },
      false,
    ],
    [
      'is asked about where it has grown by a tenth more than they',
      { ...ahlsell('90000', '55.2'), [key.changePercent]: '41' },
      true,
    ],
    ['is not asked about where its growth is unknown', ahlsell('90000', null), false],
    [
      'is not asked about where it is the tax office',
      {
        [key.supplierChange]: { Skatteverket: '90000' },
        [key.supplierGrowth]: { Skatteverket: '50' },
      },
      false,
    ],
    [
      'is the next in size where the largest rise is a trifle in per cent',
      {
        [key.supplierChange]: { Ahlsell: '90000', Nilsson: '20000' },
        [key.supplierGrowth]: { Ahlsell: '5', Nilsson: '45' },
      },
      true,
    ],
  ]);

  it('is not asked about where two months are all there is to compare with', () => {
    const comparison = {
      kind: 'preceding' as const,
      current: { from: '2025-11-01', to: '2025-12-31' },
      previous: { from: '2025-09-01', to: '2025-10-31' },
    };
    expect(costRule(ahlsell('90000', '45'), 'supplier-growth', {}, { comparison })).toBeNull();
    expect(
      costRule(ahlsell('90000', '45'), 'supplier-growth', {}, { comparison: null }),
    ).toBeNull();
  });
});

describe('hanging on one supplier', () => {
  const ahlsell = (share: string, suppliers = '3'): FactTable => ({
    [key.supplierShare]: { Ahlsell: share, Nilsson: '1' },
    [key.suppliersTotal]: suppliers,
  });
  costSpeaks('supplier-dependency', [
    ['is warned of from a quarter of the cost', ahlsell('25'), true],
    ['is not warned of just below', ahlsell('24.9'), false],
    ['is not warned of where there are but two suppliers', ahlsell('60', '2'), false],
    ['is not warned of where credits make it more than all', ahlsell('140'), false],
    ['is warned of where it is all of the cost', ahlsell('100'), true],
    [
      'is warned of for the largest that can be replaced',
      { [key.supplierShare]: { Skatteverket: '40', Ahlsell: '30' }, [key.suppliersTotal]: '9' },
      true,
    ],
    [
      'is not warned of where it is the network of a house',
      {
        [key.supplierShare]: { 'Fjärrvärme Öst': '40', Ahlsell: '20' },
        [key.suppliersTotal]: '9',
      },
      false,
    ],
    [
      'is not warned of where only the tax office is that large',
      { [key.supplierShare]: { Skatteverket: '40', Ahlsell: '20' }, [key.suppliersTotal]: '9' },
      false,
    ],
  ]);
});

describe('the tail of suppliers', () => {
  const tail = (count: string, suppliers: string, share = '10', cost = '50000'): FactTable => ({
    [key.tailSuppliers]: count,
    [key.suppliersTotal]: suppliers,
    [key.tailShare]: share,
    [key.tailCost]: cost,
  });
  costSpeaks('tail-suppliers', [
    ['is gathered from eight that are a quarter of all', tail('8', '32'), true],
    ['is no tail at seven', tail('7', '8'), false],
    ['is no tail where it is less than a quarter of all', tail('8', '33'), false],
    ['is no tail where it is more than a tenth of the cost', tail('20', '40', '10.1'), false],
    ['is no tail where it costs nothing', tail('20', '40', '0', '0'), false],
  ]);
});

describe('the largest suppliers', () => {
  const unplaced = (share: string, suppliers: Record<string, string>): FactTable => ({
    [key.areasUnplaced]: share,
    [key.supplierTotal]: suppliers,
  });
  costSpeaks('top-suppliers', [
    [
      'are negotiated with where half of the cost has no area',
      unplaced('50', { A: '90000', B: '60000' }),
      true,
    ],
    [
      'are left to the advice of areas where less than half has none',
      unplaced('49.9', { A: '90000', B: '60000' }),
      false,
    ],
  ]);

  it('are two at least, and none that has credited more than it was paid', () => {
    const of = (suppliers: Record<string, string>) =>
      costRule(
        unplaced('90', suppliers),
        'top-suppliers',
        {},
        { topSuppliers: Object.keys(suppliers) },
      );
    expect(of({ A: '90000' })).toBeNull();
    expect(of({ A: '90000', B: '-1' })).toBeNull();
    expect(of({ A: '90000', B: '1' })).not.toBeNull();
  });
});

describe('subscriptions', () => {
  const running = (...yearly: string[]): FactTable => ({
    [key.subscriptionYearly]: Object.fromEntries(
      yearly.map((kronor, at) => [['Adobe', 'Fortnox', 'Slack', 'Figma'][at] ?? '', kronor]),
    ),
  });
  costSpeaks('subscription-review', [
    ['are gone through from three', running('1', '1', '1'), true],
    ['are a list in the head where there are two', running('9000', '9000'), false],
    ['are counted only where they cost something', running('9000', '9000', '0'), false],
    ['are none to go through where none runs', {}, false],
  ]);

  it('that the owner has named are left to the advice on them', () => {
    const three = running('9000', '8000', '7000');
    const four = running('9000', '8000', '7000', '6000');
    const answers = { unnecessaryCosts: 'Adobe' };
    expect(costRule(three, 'subscription-review', answers)).toBeNull();
    expect(costRule(four, 'subscription-review', answers)).not.toBeNull();
    expect(costRule(three, 'unnecessary', answers)).not.toBeNull();
    expect(costRule(three, 'unnecessary', { unnecessaryCosts: 'Fikabröd' })).toBeNull();
  });

  it('are none of a landlord, an insurer or the staff', () => {
    const three = running('9000', '8000', '7000');
    const within = (area: string) =>
      costRule(
        three,
        'subscription-review',
        {},
        {
          areaOfSubscription: new Map(['Adobe', 'Fortnox', 'Slack'].map((name) => [name, area])),
        },
      );
    for (const area of ['Lokal', 'Försäkring och risk', 'Personal', 'El och värme', 'Fordon'])
      expect(within(area)).toBeNull();
    for (const area of ['IT och programvara', 'Telefoni och internet', 'Övrigt'])
      expect(within(area)).not.toBeNull();
  });

  it('of one supplier are put together where at least two cost something', () => {
    const of = (names: Record<string, string>) =>
      costRule({ [key.subscriptionYearly]: names }, 'same-supplier');
    const two = { 'Telia (499 kr varje månad)': '5988', 'Telia (299 kr varje månad)': '3588' };
    expect(of(two)).not.toBeNull();
    expect(of({ ...two, 'Telia (299 kr varje månad)': '0' })).toBeNull();
    expect(
      of({ 'Telia (499 kr varje månad)': '5988', 'Tele2 (299 kr varje månad)': '1' }),
    ).toBeNull();
    expect(of({ 'Telia (499 kr varje månad)': '5988', Telia: '3588' })).toBeNull();
  });
});

describe('what may be paid twice', () => {
  const doubles: FactTable = {
    [key.doublesCount]: '1',
    [key.doublesAmount]: '12000',
    [key.doubleAmount]: { 'Kranab, 3 mars 2025': '12000' },
  };
  costSpeaks('double-payments', [
    ['is asked back', doubles, true],
    ['is nothing where none is counted', { ...doubles, [key.doublesCount]: '0' }, false],
    ['is nothing where it comes to no krona', { ...doubles, [key.doublesAmount]: '0' }, false],
    [
      'is nothing where no payment can be pointed at',
      { [key.doublesCount]: '1', [key.doublesAmount]: '12000' },
      false,
    ],
  ]);
});
