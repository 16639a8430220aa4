import { describe, expect, it } from 'vitest';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import type { CostFigures } from '#engine/guides/costs/figures/figures.ts';
import type { FactTable } from '#support/fact-table.ts';
import { costRule, costSpeaks } from '#support/rule-tests.ts';

describe('an area that grows', () => {
  // A year costs 1 200 000: one per cent of it is 12 000.
  const area = (name: string, change: string, growth: string | null): FactTable => ({
    [key.areaTotal]: { [name]: '480000' },
    [key.areaChange]: { [name]: change },
    ...(growth === null ? {} : { [key.areaGrowth]: { [name]: growth } }),
  });
  costSpeaks('growing-area', [
    ['is braked from 15 per cent and a hundredth of the year', area('Lokal', '12000', '15'), true],
    ['is left at a smaller growth', area('Lokal', '90000', '14.9'), false],
    ['is left where it is less than a hundredth of the year', area('Lokal', '11999', '60'), false],
    ['is left where it shrinks', area('Lokal', '-90000', '-20'), false],
    ['is left where its growth is unknown', area('Lokal', '90000', null), false],
    ['is left where it follows what is sold', area('Varor och material', '90000', '50'), false],
    ['is left where it is freight of what is sold', area('Frakt och porto', '90000', '50'), false],
    ['is left where it is the staff', area('Personal', '90000', '50'), false],
    ['is left where it is depreciation', area('Avskrivningar', '90000', '50'), false],
    ['is left where it is tax', area('Skatter och myndigheter', '90000', '50'), false],
    ['is left where nobody knows what it is', area('Övrigt', '90000', '50'), false],
  ]);
});

describe('what an area usually saves', () => {
  const phone = (current: string): FactTable => ({
    [key.areaTotal]: { 'Telefoni och internet': '80000' },
    [key.areaShare]: { 'Telefoni och internet': '5' },
    [key.areaCurrent]: { 'Telefoni och internet': current },
    [key.eventCurrent]: { Nytele: '20000' },
    [key.eventStarted]: { Nytele: '20000' },
  });
  costSpeaks(
    'telecom',
    [
      ['is advised on', phone('40001'), true],
      ['is left where its agreements are new', phone('40000'), false],
    ],
    { areaOfSupplier: new Map([['Nytele', 'Telefoni och internet']]) },
  );
});

describe('a department that grows', () => {
  const butik = (change: string, previous: string, whole: string | null = '5'): FactTable => ({
    ...(whole === null ? {} : { [key.changePercent]: whole }),
    [key.departmentChange]: { Butik: change },
    [key.departmentCurrent]: { Butik: String(Number(previous) + Number(change)) },
    [key.departmentPrevious]: { Butik: previous },
  });
  costSpeaks('department', [
    ['stands out 15 percentage points above the company', butik('20000', '100000'), true],
    ['does not stand out below', butik('19999', '100000'), false],
    ['does not stand out for a trifle of the year', butik('11999', '20000'), false],
    ['stands out for a hundredth of the year', butik('12000', '20000'), true],
    ['does not stand out where it shrinks', butik('-20000', '100000'), false],
    ['does not stand out where it is new', butik('20000', '0'), false],
    ['does not stand out where the company is unknown', butik('90000', '100000', null), false],
    ['stands out where the company shrinks', butik('12000', '200000', '-9'), true],
  ]);
});

describe('cost without a department', () => {
  const share = (percent: string): FactTable => ({ [key.departmentUnassigned]: percent });
  costSpeaks('unassigned', [
    ['is asked about from a tenth', share('10'), true],
    ['is left below', share('9.9'), false],
    ['is asked about where it is all of it', share('100'), true],
    ['is left where credits make it more than all', share('100.1'), false],
    ['is left where the file has no such column', {}, false],
  ]);
});

describe('cost without an area', () => {
  const share = (percent: string): FactTable => ({ [key.areasUnplaced]: percent });
  costSpeaks('unplaced-cost', [
    ['is asked about from three tenths', share('30'), true],
    ['is left below', share('29.9'), false],
    ['is asked about where it is all of it', share('100'), true],
    ['is left where credits make it more than all', share('101'), false],
  ]);
});

describe('a fixed share', () => {
  const table = (share: string, more: FactTable = {}): FactTable => ({
    [key.fixedShare]: share,
    [key.fixedTotal]: '600000',
    [key.variableTotal]: '400000',
    [key.areaFixed]: { Lokal: '500000', 'Varor och material': '0' },
    [key.areaTotal]: { Lokal: '500000', 'Varor och material': '400000' },
    ...more,
  });
  describe('that is high', () => {
    costSpeaks('high-fixed-share', [
      ['is spoken of from 70 per cent', table('70'), true],
      ['is not spoken of below', table('69.9'), false],
      ['is not spoken of where nothing varies', table('100', { [key.variableTotal]: '0' }), false],
      [
        'is not spoken of where half of the cost has no area',
        table('80', { [key.areasUnplaced]: '50' }),
        false,
      ],
      ['is not spoken of where no area is fixed', table('80', { [key.areaFixed]: {} }), false],
    ]);
  });
  describe('that is low', () => {
    costSpeaks('low-fixed-share', [
      ['is spoken of up to 20 per cent', table('20'), true],
      ['is not spoken of above', table('20.1'), false],
      ['is not spoken of where nothing is fixed', table('0', { [key.fixedTotal]: '0' }), false],
    ]);
  });
});

describe('a month that stands out', () => {
  const march = (area: string, kronor: string, month = '2025-01'): FactTable => ({
    [key.spikeMonth]: { [`${area}, mars 2025`]: kronor },
    [key.monthTotal]: { [month]: '100000' },
  });
  // Half a per cent of 1 200 000 is 6 000. The facts of the table are of January.
  costSpeaks('spike-month', [
    ['is explained from half a per cent of the year', march('Fordon', '6000'), true],
    ['is a trifle below', march('Fordon', '5999'), false],
    [
      'is no question where it is what is bought to be sold',
      march('Varor och material', '90000'),
      false,
    ],
    ['is no question where it has no area', march('Övrigt', '90000'), false],
    [
      'is forgotten where it is not among the latest months',
      march('Fordon', '90000', '2025-06'),
      false,
    ],
  ]);

  it('is forgotten after twelve months', () => {
    const months = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
          '100000',
        ]),
      );
    const table = (count: number): FactTable => ({
      [key.spikeMonth]: { 'Fordon, januari 2025': '90000' },
      [key.monthTotal]: months(count),
    });
    expect(costRule(table(12), 'spike-month')).not.toBeNull();
    expect(costRule(table(13), 'spike-month')).toBeNull();
  });
});

describe('a payment that stands out', () => {
  const payment = (to: string, kronor: string): FactTable => ({
    [key.spikePayment]: { [`${to}, 15 mars 2025`]: kronor },
  });
  costSpeaks('spike-payment', [
    ['is checked from half a per cent of the year', payment('Nilsson Rör', '6000'), true],
    ['is a trifle below', payment('Nilsson Rör', '5999'), false],
    ['is no invoice to dispute where it is salaries', payment('Lön', '90000'), false],
    ['is no invoice to dispute where it is tax', payment('Skatteverket', '90000'), false],
    ['is nothing where it is below zero', payment('Nilsson Rör', '-90000'), false],
  ]);

  it('is not told a second time where it explains the month that is told', () => {
    const both = (kronor: string): FactTable => ({
      [key.spikeMonth]: { 'Fordon, mars 2025': '90000' },
      [key.monthTotal]: { '2025-01': '100000' },
      [key.spikePayment]: { 'Bilia, 15 mars 2025': kronor },
    });
    // From half of what stands out on, the payment explains the month.
    expect(costRule(both('45000'), 'spike-payment')).toBeNull();
    expect(costRule(both('44999'), 'spike-payment')).not.toBeNull();
  });
});

describe('what the file lacks', () => {
  const agreements: Partial<CostFigures> = { perYear: 'agreements' };
  const balances: Partial<CostFigures> = { perYear: 'balances' };

  it('of suppliers is asked for, but not of balances of a year', () => {
    const without: FactTable = { [key.suppliersTotal]: {} };
    expect(costRule(without, 'missing-supplier')).not.toBeNull();
    expect(costRule(without, 'missing-supplier', {}, agreements)).not.toBeNull();
    expect(costRule(without, 'missing-supplier', {}, balances)).toBeNull();
    expect(costRule({}, 'missing-supplier')).toBeNull();
    expect(costRule({ ...without, [key.total]: '0' }, 'missing-supplier')).toBeNull();
  });

  it('of dates is asked for, but not of what is kronor a year', () => {
    const without: FactTable = { [key.monthTotal]: {} };
    expect(costRule(without, 'missing-date')).not.toBeNull();
    expect(costRule(without, 'missing-date', {}, agreements)).toBeNull();
    expect(costRule(without, 'missing-date', {}, balances)).toBeNull();
    expect(costRule({}, 'missing-date')).toBeNull();
  });

  it('of vouchers is asked for where there are only balances', () => {
    expect(costRule({}, 'missing-vouchers', {}, balances)).not.toBeNull();
    expect(costRule({}, 'missing-vouchers', {}, agreements)).toBeNull();
    expect(costRule({}, 'missing-vouchers')).toBeNull();
    expect(costRule({ [key.total]: '-1' }, 'missing-vouchers', {}, balances)).toBeNull();
  });

  it('of history is asked for where there are months but too few to compare', () => {
    const comparison = null;
    expect(costRule({}, 'short-history', {}, { comparison })).not.toBeNull();
    expect(costRule({ [key.monthTotal]: {} }, 'short-history', {}, { comparison })).toBeNull();
    expect(costRule({}, 'short-history')).toBeNull();
  });
});
