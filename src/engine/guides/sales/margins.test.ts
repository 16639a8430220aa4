import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import type { FactTable } from '#support/fact-table.ts';
import { read } from '#support/rule-tests.ts';
import { adviceFor, given } from '#support/sales-advice.ts';
import { writeSalesDraft } from './words/draft.ts';

function written(table: FactTable, more: Partial<SalesFigures> = {}) {
  const brief = adviceFor(table, {}, more);
  return read(writeSalesDraft(brief), brief.facts);
}

/** A shop with bicycles at 30 and parts at 40 per cent, and work at `work`. */
const shop = (work: string): FactTable => ({
  [key.grossMargin]: '51',
  [key.grossProfit]: '1224000',
  [key.productRevenue]: { Cykel: '1000000', Kedja: '800000', 'Stor service': '600000' },
  [key.productShare]: { Cykel: '42', Kedja: '33', 'Stor service': '25' },
  [key.productMargin]: { Cykel: '30', Kedja: '40', 'Stor service': work },
  [key.categoryRevenue]: { Cyklar: '1000000', Delar: '800000', Verkstad: '600000' },
  [key.categoryShare]: { Cyklar: '42', Delar: '33', Verkstad: '25' },
  [key.categoryMargin]: { Cyklar: '30', Delar: '40', Verkstad: work },
});

describe('what has no cost in the file', () => {
  it('is not steered to from goods that have', () => {
    const [paid, free] = ['60', '100'].map((work) => {
      const brief = adviceFor(shop(work));
      return read(
        brief.advice.map(({ advice }) => advice.title),
        brief.facts,
      ).find((title) => title.startsWith('Styr'));
    });
    expect(paid).toBe('Styr försäljningen från Cyklar mot Verkstad');
    expect(free).toBe('Styr försäljningen från Cyklar mot Delar');
  });

  it('is no best margin, and says so of itself', () => {
    const more = { topProducts: ['Stor service'] };
    const free = written(shop('100'), more).productAnalysis;
    expect(free.profitabilityInsights).toContain('ger Kedja med 40,0 %, sämst Cykel med 30,0 %');
    expect(free.topPerformers[0]?.reason).toContain('Filen har ingen kostnad för den');
    expect(free.topPerformers[0]?.reason).not.toContain('bättre än snittet');
    expect(written(shop('60'), more).productAnalysis.topPerformers[0]?.reason).toContain('snittet');
  });

  it('makes no other margin thin', () => {
    // 35 of a hundred kronor are left of what has a cost: bicycles at 30 are no eight points below.
    expect(given(shop('100'), 'thin-margin')).toBeUndefined();
    expect(given(shop('60'), 'thin-margin')).toBeDefined();
  });
});

describe('a cost beside sales that may be with VAT', () => {
  const withoutCost: FactTable = { [key.grossMargin]: '0' };
  const unknown = (reason: string): Partial<SalesFigures> => ({
    unknowns: [{ key: key.costTotal, label: 'Kostnad', reason }],
  });
  const open = unknown(
    'Täckningsbidrag kan inte räknas: det framgår inte om momsen ingår i Summa.',
  );
  const lacking = unknown('Täckningsbidrag kan inte räknas: filen saknar en kolumn med kostnad.');

  it('is not missing', () => {
    const { [key.grossMargin]: _, ...table } = withoutCost;
    expect(given(table, 'vat-of-sales', {}, open)).toBeDefined();
    expect(given(table, 'missing-cost', {}, open)).toBeUndefined();
    expect(given(table, 'vat-of-sales', {}, lacking)).toBeUndefined();
    expect(given(table, 'missing-cost', {}, lacking)).toBeDefined();
  });

  it('is told of as what it is', () => {
    const said = (more: Partial<SalesFigures>) =>
      written({}, more).productAnalysis.profitabilityInsights;
    expect(said(open)).toContain('kostnaden i filen är utan moms');
    expect(said(lacking)).toContain('filen saknar inköpspris');
  });
});
