import type { Decimal } from '../../../facts/decimal.ts';
import { hasValue, inPercent, less, over, stated, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown, nothingToCompare } from '../../../figures/context.ts';
import { both, type RowFilter, rowsIn, sumOf } from '../../../figures/filters.ts';
import { emptyColumn } from '../../../figures/missing.ts';
import { rowsBehind, rowsText } from '../../../figures/naming.ts';
import { amount, count, type QueryRow } from '../../../figures/query.ts';
import type { Amount } from '../../../figures/view/amount.ts';
import { formatPercent } from '../../../text/format.ts';
import type { SalesKey } from '../catalogue.ts';
import type { SalesContext } from './context.ts';
import { profitFormula } from './filters.ts';
import { lacksColumn } from './missing.ts';
import { isCovered } from './products.ts';

const KEYS: SalesKey[] = [
  ...(['sales.cost.total', 'sales.profit.gross', 'sales.margin.percent'] as const),
  ...(['sales.margin.change', 'sales.product.profit', 'sales.product.margin'] as const),
  ...(['sales.bridge.price', 'sales.bridge.volume', 'sales.bridge.mix'] as const),
  'sales.bridge.pieces',
  ...(['sales.bridge.cost', 'sales.bridge.new', 'sales.bridge.lost'] as const),
];
const GROSS_PROFIT = 'Täckningsbidrag';

/** Why profit cannot be computed for the whole file; null where it can. */
function refusal(context: SalesContext, totals: QueryRow): string | null {
  const { cost, marginRefused } = context.view;
  if (marginRefused !== null) return marginRefused;
  if (cost === null) return lacksColumn(GROSS_PROFIT, 'cost');
  if (count(totals, 'profit_rows') === 0) return emptyColumn(GROSS_PROFIT, cost.columns[0] ?? '');
  const [covered, revenue] = [amount(totals, 'covered'), amount(totals, 'revenue')];
  if (isCovered(covered, revenue)) return null;
  const share = percentOf(covered, revenue);
  const known = share === null ? '' : ` (${formatPercent(share, 0)})`;
  return `${GROSS_PROFIT} kan inte räknas: bara en del av omsättningen${known} har ett värde i ${cost.columns[0]}.`;
}

function knownRows(context: SalesContext): RowFilter {
  const names = (context.view.cost?.columns ?? []).join(' och ');
  return { filter: `rader med ${names}`, where: 'profit IS NOT NULL' };
}

function addMargin(
  context: SalesContext,
  key: SalesKey,
  profit: Fact,
  covered: Decimal,
): Fact | null {
  const same = `${sumOf(context.revenue.formula)} på samma rader`;
  const margin = over(profit, stated(covered, same));
  if (!hasValue(margin)) return null;
  return addFact(context, {
    ...inPercent(margin),
    key,
    period: profit.period,
    kind: profit.kind,
    columns: profit.source.columns,
    filter: profit.source.filter,
    where: profit.source.where,
    rows: profit.source.rows,
  });
}

function addPeriods(
  context: SalesContext,
  totals: QueryRow,
  cost: Amount,
  columns: string[],
): void {
  const { comparison } = context;
  if (comparison === null) {
    addUnknown(
      context,
      ['sales.margin.change'],
      `Ändring av täckningsgraden kan inte räknas: ${nothingToCompare(context)}.`,
    );
    return;
  }
  const add = (which: 'current' | 'previous') => {
    const profit = addFact(context, {
      key: which === 'current' ? 'sales.profit.current' : 'sales.profit.previous',
      value: amount(totals, `profit_${which}`),
      period: comparison[which],
      kind: cost.certain ? 'computed' : 'assumption',
      columns,
      ...both(knownRows(context), rowsIn(context, comparison[which])),
      rows: count(totals, `profit_rows_${which}`),
      formula: profitFormula(context, cost),
    });
    const key = which === 'current' ? 'sales.margin.current' : 'sales.margin.previous';
    return addMargin(context, key, profit, amount(totals, `covered_${which}`));
  };
  const [now, before] = [add('current'), add('previous')];
  if (now === null || before === null) return;
  addFact(context, {
    key: 'sales.margin.change',
    ...worked(less(now, before)),
    period: now.period,
    kind: now.kind,
    columns,
    filter: rowsBehind(now, before),
    rows: now.source.rows + before.source.rows,
  });
}

/** Cost, gross profit and margin; returns whether they are known. */
export function addProfit(context: SalesContext, totals: QueryRow): boolean {
  const { cost } = context.view;
  const refused = refusal(context, totals);
  if (refused !== null || cost === null) {
    addUnknown(context, KEYS, refused ?? lacksColumn(GROSS_PROFIT, 'cost'));
    return false;
  }
  const rows = count(totals, 'profit_rows');
  const without = count(totals, 'rows') - rows;
  if (without > 0)
    context.warnings.push(
      `${rowsText(without)} saknar ${cost.columns.join(' eller ')} och ingår inte i täckningsbidraget.`,
    );
  const columns = [...new Set([...context.revenue.columns, ...cost.columns])];
  const shared = {
    unit: 'SEK' as const,
    period: context.timeline?.covered ?? null,
    kind: cost.certain ? ('computed' as const) : ('assumption' as const),
    columns,
    ...knownRows(context),
    rows,
  };
  addFact(context, {
    ...shared,
    key: 'sales.cost.total',
    value: amount(totals, 'cost'),
    formula: sumOf(cost.formula),
  });
  const profit = addFact(context, {
    ...shared,
    key: 'sales.profit.gross',
    value: amount(totals, 'profit'),
    formula: profitFormula(context, cost),
  });
  addMargin(context, 'sales.margin.percent', profit, amount(totals, 'covered'));
  addPeriods(context, totals, cost, columns);
  return true;
}
