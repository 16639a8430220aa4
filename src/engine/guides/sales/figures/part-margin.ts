import type { Decimal } from '../../../facts/decimal.ts';
import { percentOf } from '../../../figures/arithmetic.ts';
import { type Part, type PartFacts, partOf } from '../../../figures/breakdown.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { sumOf } from '../../../figures/filters.ts';
import { amount, count, type QueryRow } from '../../../figures/query.ts';
import type { SalesKey } from '../catalogue.ts';
import type { SalesContext } from './context.ts';
import { profitFormula } from './filters.ts';
import { isCovered } from './products.ts';

/** A part of the sales with what is left of it, where its cost is known. */
export interface CostedPart extends Part {
  profit: Decimal;
  profitRows: number;
  /** Revenue of the rows whose cost is known. */
  covered: Decimal;
}

/** One row with `profit`, `profit_rows` and `covered` beside what a part has. */
export const costedPartOf = (row: QueryRow, name: string): CostedPart => ({
  ...partOf(row, name, 'revenue'),
  profit: amount(row, 'profit'),
  profitRows: count(row, 'profit_rows'),
  covered: amount(row, 'covered'),
});

/** What is left of a hundred kronor of a part, where the cost of most of it is known. */
export function addPartMargin(
  context: SalesContext,
  key: SalesKey,
  { kind, part, columns, rows, period }: PartFacts<SalesKey> & { part: CostedPart },
): void {
  const { cost } = context.view;
  const margin = percentOf(part.profit, part.covered);
  if (cost === null || margin === null || !isCovered(part.covered, part.total)) return;
  addFact(context, {
    key,
    subject: subject(kind, part.name),
    value: margin,
    period,
    kind: cost.certain ? 'computed' : 'assumption',
    columns: [...new Set([...columns, ...cost.columns])],
    filter: rows.filter,
    where: `${rows.where} AND profit IS NOT NULL`,
    rows: part.profitRows,
    formula: `(${profitFormula(context, cost)}) ÷ ${sumOf(context.revenue.formula)}`,
  });
}
