import { decimal } from '../../../facts/decimal.ts';
import { named } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf } from '../../../figures/arithmetic.ts';
import { addDimension } from '../../../figures/breakdown.ts';
import { addFact } from '../../../figures/context.ts';
import { sumOf } from '../../../figures/filters.ts';
import { amount, count, onlyRow } from '../../../figures/query.ts';
import type { CostKey } from '../catalogue.ts';
import type { CostContext } from './context.ts';
import { costParts } from './cost-parts.ts';
import { columnsOf, rowsOf } from './filters.ts';
import { lacksColumn } from './missing.ts';

type Dimension = 'department' | 'project' | 'category' | 'account';

const TITLES: Record<Dimension, string> = {
  department: 'Avdelningar',
  project: 'Projekt',
  category: 'Kategorier',
  account: 'Konton',
};

async function addUnassigned(
  context: CostContext,
  dimension: 'department' | 'project',
  column: string,
  total: Fact,
): Promise<void> {
  const where = `${dimension} IS NULL AND amount IS NOT NULL`;
  const row = onlyRow(
    await context.query(`SELECT sum(amount) AS amount, count(*) AS rows FROM costs WHERE ${where}`),
  );
  const share = percentOf(amount(row, 'amount'), decimal(total.value));
  if (share === null) return;
  addFact(context, {
    key: `costs.${dimension}.unassignedShare`,
    value: share,
    period: context.period,
    columns: [...context.measure.amount.columns, column],
    filter: `rader där ${column} är tom`,
    where,
    rows: count(row, 'rows'),
    formula: `${sumOf(context.measure.amount.formula)} ÷ ${named(total)}`,
    inputs: [total],
  });
}

async function addBy(context: CostContext, dimension: Dimension, total: Fact): Promise<void> {
  const keys = {
    total: `costs.${dimension}.total`,
    share: `costs.${dimension}.share`,
    current: `costs.${dimension}.current`,
    previous: `costs.${dimension}.previous`,
    change: `costs.${dimension}.change`,
    growth: null,
  } as const;
  const mayLack = dimension === 'department' || dimension === 'project';
  const unassigned: CostKey[] = mayLack ? [`costs.${dimension}.unassignedShare`] : [];
  const [column] = columnsOf(context, dimension);
  const hasParts = await addDimension(context, total, {
    kind: dimension,
    title: TITLES[dimension],
    column,
    lacks: lacksColumn(TITLES[dimension], dimension),
    keys,
    refused: [keys.total, keys.share, keys.current, keys.previous, keys.change, ...unassigned],
    period: context.period,
    read: async () => {
      const parts = await costParts(context, dimension);
      return { parts, number: parts.length };
    },
    rowsOf: (name) => rowsOf(context, dimension, name),
  });
  if (hasParts && mayLack && column !== undefined)
    await addUnassigned(context, dimension, column, total);
}

/** Cost, share and change by department, project, the file's own category, and account. */
export async function addDimensions(context: CostContext, total: Fact): Promise<void> {
  for (const dimension of ['department', 'project', 'category', 'account'] as const)
    await addBy(context, dimension, total);
}
