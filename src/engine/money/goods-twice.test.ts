import { describe, expect, it } from 'vitest';
import { costKeys } from '#engine/guides/costs/catalogue.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { costSource, salesSource } from '#support/plan-sources.ts';
import type { Fact } from '../facts/fact.ts';
import { createFacts, NO_ORIGIN } from '../facts/facts.ts';
import { renderDraft } from '../text/render.ts';
import { goodsTwice } from './goods-twice.ts';

const YEAR = { from: '2025-01-01', to: '2025-12-31' };

interface Given {
  bought: string;
  product?: string;
  area?: string;
  period?: { from: string; to: string };
  /** Rows of the sales that have a cost. */
  costed?: number;
}

/** What is said of 1 000 000 kr sold for which the sales file says that 600 000 kr was paid. */
function said({
  bought,
  product = 'Te',
  area = 'Varor och material',
  period = YEAR,
  costed = 1,
}: Given): string | null {
  const at = (facts: readonly Fact[], of: typeof YEAR, rows = 1): Fact[] =>
    facts.map((fact) => ({ ...fact, period: of, source: { ...fact.source, rows } }));
  const sold = salesSource({
    [salesKeys.revenueCurrent]: '1000000',
    [salesKeys.productRevenue]: { [product]: '1000000' },
  }).facts;
  const profit = salesSource({ [salesKeys.profitCurrent]: '400000' }).facts.filter(
    ({ key }) => key === salesKeys.profitCurrent,
  );
  const sales = [
    ...at(sold, YEAR),
    ...at(profit, YEAR, costed).map((fact) => ({ ...fact, id: 'F99' })),
  ];
  const costs = at(
    costSource({ [costKeys.areaCurrent]: { [area]: bought }, [costKeys.current]: '2000000' }).facts,
    period,
  );
  const facts = createFacts(NO_ORIGIN);
  const side = (all: readonly Fact[], analysisId: string) => {
    const imported = facts.from({ analysisId, facts: all });
    return { facts: all, taken: (id: string) => imported.withId(id) };
  };
  const text = goodsTwice(facts, side(sales, 'sales'), side(costs, 'costs'));
  if (text === null) return null;
  return renderDraft({ text }, facts.list).texts.text.replaceAll(/\s/gu, ' ');
}

describe('what the goods cost, by both files', () => {
  it('is told by both figures where more was bought, and what it may come of', () => {
    expect(said({ bought: '750000' })).toBe(
      'Det som såldes under 2025 hade enligt försäljningsfilen kostat 600 000 kr, men inköpen av varor och material är 750 000 kr i kostnadsfilen, 25,0 % mer. Skillnaden kan vara varor som köpts till lagret, eller inköp av annat än det som säljs. Resultatet är räknat med kostnadsfilen.',
    );
  });

  it('is told where less was bought', () => {
    expect(said({ bought: '450000' })).toContain(
      '25,0 % mindre. Skillnaden kan vara varor som tagits ur lagret',
    );
  });

  it.each([
    ['they agree within fifteen per cent', { bought: '680000' }],
    ['time is sold', { bought: '750000', product: 'Konsulttimmar' }],
    ['the costs have no goods', { bought: '750000', area: 'Lokal' }],
    ['they are of other months', { bought: '750000', period: { ...YEAR, from: '2025-02-01' } }],
    ['some rows have no cost', { bought: '750000', costed: 2 }],
  ])('is not told where %s', (_, given) => {
    expect(said(given)).toBeNull();
  });
});
