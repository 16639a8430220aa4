import type { ReactNode } from 'react';
import { createElement } from 'react';
import { ReceiptProvider } from '#client/ui/receipt/receipt-context.tsx';
import type { Fact, Figure } from '#engine/facts/fact.ts';
import type { ModelShare } from '#engine/text/result.ts';
import { drawnOnPage } from './routed.ts';
import type { Page } from './screen.ts';

/** The revenue of half a year, computed out of a file. */
export function someFact(id: string, more: Partial<Fact> = {}): Fact {
  return {
    id,
    key: 'sales.revenue.total',
    subject: null,
    label: 'Omsättning',
    value: '817860.05',
    unit: 'SEK',
    currency: null,
    period: { from: '2025-01-01', to: '2025-06-30' },
    precision: 0,
    kind: 'computed',
    source: {
      documentId: 'd1',
      document: 'forsaljning.csv',
      sheet: null,
      columns: ['Summa'],
      filter: 'alla rader',
      rows: 1,
      formula: 'summan av Summa',
      where: 'true',
      inputs: [],
    },
    ...more,
  };
}

/** Draws a part of a result in which these facts have receipts. */
export function drawnInResult(
  children: ReactNode,
  facts: readonly Fact[] = [],
  figures: readonly Figure[] = [],
  modelSentences: ModelShare['sentences'] = [],
): Page {
  const rowsQuery = (id: string) => ({
    queryKey: [id],
    queryFn: async () => ({ columns: [], rows: [], total: 0, sum: null }),
  });
  const saveRows = async () => undefined;
  const props = { facts, figures, modelSentences, rowsQuery, saveRows, children };
  return drawnOnPage(createElement(ReceiptProvider, props));
}
