import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { adviceFor } from '#support/sales-advice.ts';
import { writeSalesDraft } from './draft.ts';

const march = {
  comparison: {
    kind: 'preceding' as const,
    current: { from: '2025-03-01', to: '2025-03-31' },
    previous: { from: '2025-02-01', to: '2025-02-28' },
  },
  topProducts: ['Te', 'Kaffe'],
};
const sold: FactTable = {
  [key.revenueCurrent]: '108000',
  [key.revenuePrevious]: '100000',
  [key.growth]: '8',
  [key.growthChange]: '8000',
  [key.growthPerDay]: '-2.4516',
  [key.productRevenue]: { Te: '60000', Kaffe: '48000' },
  [key.productChange]: { Te: '9000', Kaffe: '4000' },
  [key.productGrowth]: { Te: '18', Kaffe: '9' },
};

describe('a month against a shorter one', () => {
  const draft = writeSalesDraft(adviceFor(sold, {}, march));

  it('is said to sell less per day in the first sentences', () => {
    expect(draft.summary).toMatch(/, räknat per dag \{\{F\d+\|abs\}\} mindre; så korta/u);
    expect(draft.summary).not.toContain('nedgången fortsätter');
  });

  it('lets a product grow only where it sells more per day', () => {
    const [te, kaffe] = draft.productAnalysis.topPerformers;
    expect(te?.reason).toContain('har ökat');
    expect(kaffe?.reason).not.toMatch(/ökat|Växer|lagt till/u);
    expect(kaffe?.growth).toMatch(/ mot en kortare period$/u);
  });

  it('stands without such words where the periods are as long', () => {
    const { [key.growthPerDay]: _, ...even } = sold;
    const { summary, productAnalysis } = writeSalesDraft(adviceFor(even, {}, march));
    expect(summary).not.toContain('per dag');
    expect(productAnalysis.topPerformers[1]?.growth).not.toContain('period');
  });
});
