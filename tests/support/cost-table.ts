import { type CostInput, computeCostFigures } from '#engine/guides/costs/figures/compute.ts';
import type { CostFigures } from '#engine/guides/costs/figures/figures.ts';
import type { Books } from '#engine/table/books.ts';
import { ALL_OVER, type MadeTable, understandingOf, withTable } from './sales-table.ts';

type More = Partial<Pick<CostInput, 'company' | 'industry' | 'revenue' | 'today'>> & {
  books?: Books;
};

/** The cost figures of a table made for a test. */
export async function costFiguresOf(table: MadeTable, more: More = {}): Promise<CostFigures> {
  const { books = null, ...rest } = more;
  return withTable(table, (engine) =>
    computeCostFigures(engine.query, {
      documentId: 'doc-1',
      document: 'test.csv',
      understanding: { ...understandingOf(table, 'costs'), books },
      today: ALL_OVER,
      ...rest,
    }),
  );
}
