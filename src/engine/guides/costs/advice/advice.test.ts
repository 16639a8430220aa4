import { describe, expect, it } from 'vitest';
import { bookKeys } from '#engine/books/keys.ts';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import { costBriefFor, givenCost, likelySaving } from '#support/cost-advice.ts';
import type { FactTable } from '#support/fact-table.ts';

/** An area of 20 000 kronor a month: 240 000 a year. */
function area(name: string, more: FactTable = {}): FactTable {
  return {
    [key.areaTotal]: { [name]: '480000' },
    [key.areaShare]: { [name]: '20' },
    [key.areaPerMonth]: { [name]: '20000' },
    ...more,
  };
}

const agreements: FactTable = {
  [key.subscriptionYearly]: { Adobe: '30000', Fortnox: '12000', Slack: '18000' },
};
const year = { name: '2025', period: { from: '2025-01-01', to: '2025-12-31' }, whole: true };
const before = { name: '2024', period: { from: '2024-01-01', to: '2024-12-31' }, whole: true };

describe('areas', () => {
  it.each([
    ['telecom', 'Telefoni och internet', '29000'],
    ['software', 'IT och programvara', '24000'],
    ['insurance', 'Försäkring och risk', '19000'],
    ['energy', 'El och värme', '14000'],
    ['freight', 'Frakt och porto', '14000'],
    ['consultants', 'Redovisning och konsulter', '19000'],
    ['bank', 'Bank och betalningar', '24000'],
    ['interest', 'Räntor och finansiella kostnader', '12000'],
    ['marketing', 'Marknadsföring', '24000'],
    ['vehicles', 'Fordon', '14000'],
    ['premises', 'Lokal', '7200'],
    ['goods', 'Varor och material', '4800'],
    ['leasing', 'Leasing och hyra av utrustning', '17000'],
    ['travel', 'Resor', '24000'],
  ])('gives %s its own advice, worth a part of twelve average months', (id, name, kronor) => {
    expect(likelySaving(area(name), id)).toBe(kronor);
  });

  it('leaves a small area in peace, and one that is already on its way out', () => {
    expect(
      givenCost(area('Lokal', { [key.areaShare]: { Lokal: '1' } }), 'premises'),
    ).toBeUndefined();
    const falling = { [key.areaGrowth]: { Resor: '-80' } };
    expect(givenCost(area('Resor', falling), 'travel')).toBeUndefined();
  });

  it('puts no kronor on a file of two months, and says why', () => {
    const short = { ...area('Lokal'), [key.wholeMonths]: '2' };
    const advice = givenCost(short, 'premises');
    expect(advice?.effect).toBeNull();
    expect(advice?.worth).toContain('för få hela månader');
  });

  it('drops what would save less than a Monday is worth', () => {
    const small = area('Resor', { [key.areaPerMonth]: { Resor: '300' } });
    expect(givenCost(small, 'travel')).toBeUndefined();
  });

  it('brakes an area that grows faster than the rest, but not what follows sales', () => {
    const growing = (name: string): FactTable => ({
      ...area(name),
      [key.areaChange]: { [name]: '150000' },
      [key.areaGrowth]: { [name]: '45' },
      [key.changePercent]: '8',
    });
    expect(likelySaving(growing('Förbrukning och kontor'), 'growing-area')).toBe('30000');
    expect(givenCost(growing('Varor och material'), 'growing-area')).toBeUndefined();
  });
});

describe('suppliers and agreements', () => {
  const rises: FactTable = {
    [key.subscriptionYearly]: { Telia: '60000' },
    [key.priceRisesCount]: '1',
    [key.priceRisesYearly]: '20000',
    [key.priceRiseYearly]: { Telia: '20000' },
    [key.priceRisePercent]: { Telia: '50' },
  };

  it('questions price rises, by what they cost a year', () => {
    expect(likelySaving(rises, 'price-rises')).toBe('6000');
    expect(givenCost({ ...rises, [key.priceRisesCount]: '0' }, 'price-rises')).toBeUndefined();
  });

  it('never counts a krona of an area twice', () => {
    const areaOfSubscription = new Map([['Telia', 'Telefoni och internet']]);
    const table = { ...rises, ...area('Telefoni och internet') };
    const { advice } = costBriefFor(table, {}, { areaOfSubscription });
    const find = (id: string) => advice.find((item) => item.advice.id === id);
    expect(find('telecom')?.effect).not.toBeNull();
    expect(find('price-rises')?.effect).toBeNull();
    expect(find('price-rises')?.worth).toContain('redan räknat');
  });

  it('begins with what the user calls unnecessary', () => {
    const answers = { unnecessaryCosts: 'Adobe' };
    expect(likelySaving(agreements, 'unnecessary', answers)).toBe('23000');
    expect(givenCost(agreements, 'unnecessary')).toBeUndefined();
    expect(givenCost(agreements, 'unnecessary', { unnecessaryCosts: 'Nej' })).toBeUndefined();
  });

  it('goes through subscriptions, but calls no rent one', () => {
    expect(likelySaving(agreements, 'subscription-review')).toBe('6000');
    const areaOfSubscription = new Map(
      ['Adobe', 'Fortnox', 'Slack'].map((name) => [name, 'Lokal']),
    );
    expect(
      givenCost(agreements, 'subscription-review', {}, { areaOfSubscription }),
    ).toBeUndefined();
  });

  it('sees several agreements with the same supplier', () => {
    const names = { 'Telia (499 kr varje månad)': '60000', 'Telia (299 kr varje månad)': '36000' };
    expect(likelySaving({ [key.subscriptionYearly]: names }, 'same-supplier')).toBe('9600');
    const one = { [key.subscriptionYearly]: { 'Telia (499 kr varje månad)': '60000' } };
    expect(givenCost(one, 'same-supplier')).toBeUndefined();
  });

  it('asks for a double payment back once, and is surer of one with the same invoice number', () => {
    const table: FactTable = {
      [key.doublesCount]: '1',
      [key.doublesAmount]: '12000',
      [key.doubleAmount]: { 'Kranab, 3 mars 2025': '12000' },
    };
    const guess = givenCost(table, 'double-payments');
    expect(guess?.effect).toBeNull();
    expect(guess?.worth).toContain('en gång');
    const doublesByInvoice = new Set(['Kranab, 3 mars 2025']);
    const sure = givenCost(table, 'double-payments', {}, { doublesByInvoice });
    expect(sure?.advice.sureness).toBeGreaterThan(guess?.advice.sureness ?? 1);
    expect(sure?.advice.description).toContain('samma fakturanummer');
  });

  it('negotiates with the largest suppliers only where the areas say little', () => {
    const table: FactTable = { [key.supplierTotal]: { A: '900000', B: '600000' } };
    expect(givenCost(table, 'top-suppliers')).toBeUndefined();
    // 1 500 000 in two years, of which two per cent a year.
    expect(likelySaving({ ...table, [key.areasUnplaced]: '90' }, 'top-suppliers')).toBe('15000');
  });

  it('wants an alternative to a supplier the company hangs on, but to no landlord', () => {
    const table: FactTable = {
      [key.supplierShare]: { Ahlsell: '45' },
      [key.supplierTotal]: { Ahlsell: '1080000' },
    };
    expect(givenCost(table, 'supplier-dependency')).toBeDefined();
    const areaOfSubscription = new Map([['Ahlsell', 'Lokal']]);
    expect(givenCost(table, 'supplier-dependency', {}, { areaOfSubscription })).toBeUndefined();
    // As a bank statement names them.
    const paid = (name: string) =>
      givenCost(
        { [key.supplierShare]: { [name]: '45' }, [key.supplierTotal]: { [name]: '1080000' } },
        'supplier-dependency',
      );
    expect(['Lön', 'Hyra', 'Skatteverket'].map(paid)).toEqual([undefined, undefined, undefined]);
  });

  it('gathers a long tail of small suppliers, and sees none in a short list', () => {
    const table: FactTable = {
      [key.tailSuppliers]: '20',
      [key.tailCost]: '90000',
      [key.tailShare]: '4',
    };
    expect(givenCost(table, 'tail-suppliers')?.effect).toBeNull();
    expect(givenCost({ ...table, [key.tailSuppliers]: '3' }, 'tail-suppliers')).toBeUndefined();
  });
});

describe('what varies, and who it belongs to', () => {
  const march = 'Reparation och underhåll, mars 2025';

  it('has a month explained once, also where one payment is behind it', () => {
    const table: FactTable = {
      [key.spikeMonth]: { [march]: '90000' },
      [key.spikePayment]: { 'Nilsson Rör, 15 mars 2025': '85000' },
      [key.monthTotal]: { '2025-01': '100000' },
    };
    const { advice } = costBriefFor(table);
    expect(advice.map(({ advice: { id } }) => id)).toContain('spike-month');
    expect(advice.map(({ advice: { id } }) => id)).not.toContain('spike-payment');
    const alone = { [key.spikePayment]: { 'Nilsson Rör, 15 mars 2025': '85000' } };
    expect(givenCost(alone, 'spike-payment')).toBeDefined();
  });

  it('tells a department that grows apart from a company that grows', () => {
    const table: FactTable = {
      [key.changePercent]: '5',
      [key.departmentChange]: { Butik: '90000' },
      [key.departmentCurrent]: { Butik: '290000' },
      [key.departmentPrevious]: { Butik: '200000' },
    };
    expect(givenCost(table, 'department')).toBeDefined();
    expect(givenCost({ ...table, [key.changePercent]: '40' }, 'department')).toBeUndefined();
  });

  it('asks for a department on every cost where many lack one', () => {
    expect(givenCost({ [key.departmentUnassigned]: '35' }, 'unassigned')).toBeDefined();
    expect(givenCost({ [key.departmentUnassigned]: '2' }, 'unassigned')).toBeUndefined();
  });

  it('speaks of a fixed share that is very high or very low, and of none between', () => {
    const table = (share: string): FactTable => ({
      [key.fixedShare]: share,
      [key.fixedTotal]: '600000',
      [key.variableTotal]: '400000',
      [key.areaFixed]: { Lokal: '500000', 'Varor och material': '0' },
      [key.areaTotal]: { Lokal: '500000', 'Varor och material': '400000' },
    });
    expect(givenCost(table('82'), 'high-fixed-share')).toBeDefined();
    expect(givenCost(table('12'), 'low-fixed-share')).toBeDefined();
    for (const id of ['high-fixed-share', 'low-fixed-share'])
      expect(givenCost(table('45'), id)).toBeUndefined();
  });
});

describe('the books', () => {
  const years = { years: [year, before] };
  const own = (ratio: string, value: string): FactTable => ({ [ratio]: { '2025': value } });

  it('warns of bills that cannot be paid and of equity that is gone', () => {
    expect(givenCost(own(bookKeys.cashLiquidity, '62'), 'liquidity', {}, years)).toBeDefined();
    expect(givenCost(own(bookKeys.cashLiquidity, '140'), 'liquidity', {}, years)).toBeUndefined();
    expect(givenCost(own(bookKeys.solidity, '45'), 'solidity', {}, years)).toBeUndefined();
    const gone = givenCost(own(bookKeys.solidity, '-4'), 'solidity', {}, years);
    expect(gone?.advice.description).toContain('kontrollbalansräkning');
  });

  it('says nothing of a year that is not whole', () => {
    const part = { years: [{ ...year, whole: false }] };
    expect(givenCost(own(bookKeys.cashLiquidity, '62'), 'liquidity', {}, part)).toBeUndefined();
  });

  it('measures the way to break-even', () => {
    const table = (margin: string): FactTable => ({
      ...own(bookKeys.breakEven, '2000000'),
      ...own(bookKeys.safetyMargin, margin),
      ...own(bookKeys.netRevenue, '1900000'),
    });
    expect(givenCost(table('-5'), 'break-even', {}, years)?.advice.title).toContain('under');
    expect(givenCost(table('35'), 'break-even', {}, years)).toBeUndefined();
  });

  it('compares with the industry only where the company is among the weakest', () => {
    const table = (margin: string): FactTable => ({
      ...own(bookKeys.operatingMargin, margin),
      [key.industryLow]: { Rörelsemarginal: '0' },
      [key.industryMedian]: { Rörelsemarginal: '5' },
      [key.industryDifference]: { Rörelsemarginal: String(Number(margin) - 5) },
    });
    expect(givenCost(table('-3'), 'industry-margin', {}, years)).toBeDefined();
    expect(givenCost(table('4'), 'industry-margin', {}, years)).toBeUndefined();
  });

  it('names the cost that has grown past the revenue', () => {
    const table: FactTable = {
      [bookKeys.operatingMargin]: { '2025': '3', '2024': '9' },
      [bookKeys.netRevenue]: { '2025': '1000000', '2024': '1000000' },
      [bookKeys.personnel]: { '2025': '500000', '2024': '430000' },
      [bookKeys.goods]: { '2025': '300000', '2024': '310000' },
    };
    const advice = givenCost(table, 'margin-fall', {}, years);
    expect(advice?.advice.description).toContain('personal');
  });

  it('sets personnel against the upper quartile of the industry', () => {
    const table = (share: string): FactTable => ({
      ...own(bookKeys.personnelShare, share),
      [key.industryHigh]: { 'Personalkostnader i procent av omsättningen': '40' },
    });
    expect(givenCost(table('55'), 'personnel-share', {}, years)).toBeDefined();
    expect(givenCost(table('30'), 'personnel-share', {}, years)).toBeUndefined();
  });
});

describe('what the file lacks', () => {
  const without = (dropped: string, table: FactTable = {}) =>
    costBriefFor({ ...table, [dropped]: {} }).advice.map(({ advice }) => advice.id);

  it('asks for suppliers, dates, a longer file and accounts where they are missing', () => {
    expect(without(key.suppliersTotal)).toContain('missing-supplier');
    expect(without(key.monthTotal)).toContain('missing-date');
    expect(givenCost({}, 'short-history', {}, { comparison: null })).toBeDefined();
    expect(givenCost({ [key.areasUnplaced]: '60' }, 'unplaced-cost')).toBeDefined();
  });

  it('asks for none of them where they are there', () => {
    const data = costBriefFor({}).advice.filter(({ advice }) => advice.theme === 'data');
    expect(data).toEqual([]);
  });
});
