import { decimal } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown } from '../../../figures/context.ts';
import { sumOf } from '../../../figures/filters.ts';
import { emptyColumn } from '../../../figures/missing.ts';
import { named } from '../../../figures/naming.ts';
import { amount, count, onlyRow } from '../../../figures/query.ts';
import { formatNumber } from '../../../text/format.ts';
import type { CostContext } from './context.ts';
import { columnsOf, rowsOf } from './filters.ts';
import { addGroup, groupsOf } from './groups.ts';
import type { CostKey } from './keys.ts';
import { lacksColumn } from './missing.ts';

type Dimension = 'department' | 'project' | 'category' | 'account';

const WORDS: Record<Dimension, string> = {
  department: 'Avdelningar',
  project: 'Projekt',
  category: 'Kategorier',
  account: 'Konton',
};
const LISTED = 20;

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
    unit: 'percent',
    period: context.period,
    columns: [...context.measure.amount.columns, column],
    filter: `rader där ${column} är tom`,
    where,
    rows: count(row, 'rows'),
    formula: `${sumOf(context.measure.amount.formula)} ÷ ${named(total)}`,
    inputs: [total],
  });
}

async function addDimension(
  context: CostContext,
  dimension: Dimension,
  total: Fact,
): Promise<void> {
  const keys = {
    total: `costs.${dimension}.total`,
    share: `costs.${dimension}.share`,
    current: `costs.${dimension}.current`,
    previous: `costs.${dimension}.previous`,
    change: `costs.${dimension}.change`,
    growth: null,
  } as const;
  const unassigned: CostKey[] =
    dimension === 'department' || dimension === 'project'
      ? [`costs.${dimension}.unassignedShare`]
      : [];
  const refused = [keys.total, keys.share, keys.current, keys.previous, keys.change, ...unassigned];
  const [name] = columnsOf(context, dimension);
  if (name === undefined) {
    addUnknown(context, refused, lacksColumn(WORDS[dimension], dimension));
    return;
  }
  const groups = await groupsOf(context, dimension);
  if (groups.length === 0) {
    addUnknown(context, refused, emptyColumn(WORDS[dimension], name));
    return;
  }
  if (groups.length > LISTED)
    context.warnings.push(
      `${name} har ${formatNumber(groups.length)} olika värden; de ${LISTED} största visas var för sig.`,
    );
  const columns = [...context.measure.amount.columns, name];
  for (const group of groups.slice(0, LISTED)) {
    const rows = rowsOf(context, dimension, group.name);
    addGroup(context, total, { kind: dimension, keys, group, rows, columns });
  }
  if (dimension === 'department' || dimension === 'project')
    await addUnassigned(context, dimension, name, total);
}

/** Cost, share and change by department, project, the file's own category, and account. */
export async function addDimensions(context: CostContext, total: Fact): Promise<void> {
  for (const dimension of ['department', 'project', 'category', 'account'] as const)
    await addDimension(context, dimension, total);
}
