import { add, compare, type Decimal, decimal, subtract } from '../../../facts/decimal.ts';
import { named } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf, whole, ZERO } from '../../../figures/arithmetic.ts';
import { addPart } from '../../../figures/breakdown.ts';
import { addFact, addUnknown, nothingToCompare, subject } from '../../../figures/context.ts';
import { both, type RowFilter, rowsIn, sumOf } from '../../../figures/filters.ts';
import { emptyColumn, noDates } from '../../../figures/missing.ts';
import { type Query, text } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import { formatPeriod } from '../../../text/format.ts';
import { isNoSupplier } from '../areas/payees.ts';
import type { CostKey } from '../catalogue.ts';
import { addConcentration } from './concentration.ts';
import { type CostContext, supplierColumns } from './context.ts';
import { type CostPart, costParts } from './cost-parts.ts';
import { rowsOf } from './filters.ts';
import { lacksColumn } from './missing.ts';

const LISTED = 25;
/** Listed in addition to the largest: those whose cost rose the most. */
const LISTED_RISES = 5;

const KEYS = {
  total: 'costs.supplier.total',
  share: 'costs.supplier.share',
  current: 'costs.supplier.current',
  previous: 'costs.supplier.previous',
  change: 'costs.supplier.change',
  growth: 'costs.supplier.growth',
} as const;

const PERIODIC: readonly CostKey[] = [
  ...(['costs.suppliers.new', 'costs.suppliers.newCost'] as const),
  ...(['costs.suppliers.stopped', 'costs.suppliers.stoppedCost'] as const),
];

const ALL: readonly CostKey[] = [
  ...(['costs.supplier.total', 'costs.supplier.share', 'costs.supplier.rows'] as const),
  ...(['costs.supplier.current', 'costs.supplier.previous', 'costs.supplier.change'] as const),
  ...(['costs.supplier.growth', 'costs.suppliers.total', 'costs.suppliers.knownShare'] as const),
  ...(['costs.concentration.suppliers80', 'costs.concentration.topSupplierShare'] as const),
  ...(['costs.concentration.top5Share', 'costs.concentration.supplierHhi'] as const),
  ...(['costs.concentration.tailSuppliers', 'costs.concentration.tailCost'] as const),
  'costs.concentration.tailShare',
  ...PERIODIC,
];

function rise({ current, previous }: CostPart): Decimal {
  return subtract(current.amount, previous.amount);
}

function shownOf(suppliers: CostPart[]): CostPart[] {
  const rising = suppliers
    .slice(LISTED)
    .filter((supplier) => rise(supplier).units > 0n)
    .sort((a, b) => compare(rise(b), rise(a)) || (a.name < b.name ? -1 : 1));
  return [...suppliers.slice(0, LISTED), ...rising.slice(0, LISTED_RISES)];
}

function addSupplier(context: CostContext, total: Fact, supplier: CostPart): void {
  const rows = rowsOf(context, 'supplier', supplier.name);
  const columns = [...context.measure.amount.columns, ...supplierColumns(context)];
  const { period } = context;
  addPart(context, total, { kind: 'supplier', keys: KEYS, part: supplier, rows, columns, period });
  addFact(context, {
    key: 'costs.supplier.rows',
    subject: subject('supplier', supplier.name),
    value: whole(supplier.rows),
    period: context.period,
    columns: supplierColumns(context),
    ...rows,
    rows: supplier.rows,
    formula: 'antalet rader',
  });
}

function addNewAndLost(context: CostContext, suppliers: CostPart[]): void {
  const { comparison } = context;
  if (comparison === null) {
    const reason = `Nya och upphörda leverantörer kan inte räknas: ${nothingToCompare(context)}.`;
    addUnknown(
      context,
      PERIODIC,
      context.timeline === null ? noDates('Nya och upphörda leverantörer', context) : reason,
    );
    return;
  }
  const { current, previous } = comparison;
  const fresh = suppliers.filter(
    ({ first, current: now }) => now.rows > 0 && first !== null && first >= current.from,
  );
  const gone = suppliers.filter((each) => each.previous.rows > 0 && each.current.rows === 0);
  const pair = (
    keys: { number: CostKey; cost: CostKey },
    chosen: CostPart[],
    which: 'current' | 'previous',
    words: string,
  ) => {
    const period = comparison[which];
    const shared = {
      period,
      columns: [...context.measure.amount.columns, ...supplierColumns(context)],
      filter: words,
      rows: chosen.reduce((sum, each) => sum + each[which].rows, 0),
    };
    const number = addFact(context, {
      ...shared,
      key: keys.number,
      value: whole(chosen.length),
      formula: 'antalet leverantörer',
    });
    addFact(context, {
      ...shared,
      key: keys.cost,
      value: chosen.reduce((sum, each) => add(sum, each[which].amount), ZERO),
      formula: `${sumOf(context.measure.amount.formula)} ${formatPeriod(period)} för ${named(number)}`,
      inputs: [number],
    });
  };
  pair(
    { number: 'costs.suppliers.new', cost: 'costs.suppliers.newCost' },
    fresh,
    'current',
    `leverantörer med sin första rad ${formatPeriod(current)}`,
  );
  pair(
    { number: 'costs.suppliers.stopped', cost: 'costs.suppliers.stoppedCost' },
    gone,
    'previous',
    `leverantörer med rader ${formatPeriod(previous)} men inga ${formatPeriod(current)}`,
  );
}

/** The names in the file that pay wages or taxes, and nobody who sells. */
type Others = readonly string[];

/** How many were paid in each comparable period. */
function addKnownOfPeriods(context: CostContext, suppliers: CostPart[], known: RowFilter): void {
  const { comparison } = context;
  if (comparison === null) return;
  for (const which of ['current', 'previous'] as const) {
    const paid = suppliers.filter((supplier) => supplier[which].rows > 0);
    addFact(context, {
      key: `costs.suppliers.${which}`,
      value: whole(paid.length),
      period: comparison[which],
      columns: supplierColumns(context),
      ...both(known, rowsIn(context, comparison[which])),
      rows: paid.reduce((sum, supplier) => sum + supplier[which].rows, 0),
      formula: 'antalet olika leverantörer',
    });
  }
}

function addKnown(context: CostContext, total: Fact, suppliers: CostPart[], others: Others): void {
  const known = suppliers.reduce((sum, supplier) => add(sum, supplier.total), ZERO);
  const rows = suppliers.reduce((sum, supplier) => sum + supplier.rows, 0);
  const shared = {
    period: context.period,
    filter: `rader med känd leverantör${others.length === 0 ? '' : ', utan löner och myndigheter'}`,
    where: `supplier IS NOT NULL AND amount IS NOT NULL${others.length === 0 ? '' : ` AND supplier NOT IN (${others.map(quoteText).join(', ')})`}`,
    rows,
  };
  addFact(context, {
    ...shared,
    key: 'costs.suppliers.total',
    value: whole(suppliers.length),
    columns: supplierColumns(context),
    formula: 'antalet olika leverantörer',
  });
  addKnownOfPeriods(context, suppliers, shared);
  const share = percentOf(known, decimal(total.value));
  if (share === null) {
    addUnknown(
      context,
      ['costs.suppliers.knownShare'],
      'Andelar kan inte räknas: kostnaderna är inte över noll.',
    );
    return;
  }
  addFact(context, {
    ...shared,
    key: 'costs.suppliers.knownShare',
    value: share,
    columns: [...context.measure.amount.columns, ...supplierColumns(context)],
    formula: `${sumOf(context.measure.amount.formula)} ÷ ${named(total)}`,
    inputs: [total],
  });
}

/** The area that most of what each supplier is paid is in. */
export async function areaOfSuppliers(query: Query): Promise<Map<string, string>> {
  const rows = await query(`SELECT name, arg_max(area, (total, area)) AS area FROM (
      SELECT supplier AS name, area, sum(amount) AS total FROM costs
      WHERE supplier IS NOT NULL AND amount IS NOT NULL GROUP BY supplier, area
    ) GROUP BY name`);
  return new Map(rows.map((row) => [text(row, 'name'), text(row, 'area')]));
}

/** Why no supplier is known. */
function noneKnown(context: CostContext, others: Others): string {
  const [name = ''] = supplierColumns(context);
  if (others.length > 0)
    return `Leverantörer kan inte räknas: allt som ${name} visar är löner, skatter och avgifter till myndigheter.`;
  return context.view.supplierFrom === 'dictionary'
    ? `Leverantörer kan inte räknas: filen saknar en kolumn med leverantör, och ingen känns igen i kolumnen ${name}.`
    : emptyColumn('Leverantörer', name);
}

/**
 * Suppliers: cost, share, change, concentration, new and lost. Returns them, largest first; wages and taxes have
 * none.
 */
export async function addSuppliers(
  context: CostContext,
  total: Fact,
  areaOf: ReadonlyMap<string, string>,
): Promise<CostPart[]> {
  if (context.view.supplierFrom === null) {
    addUnknown(context, ALL, lacksColumn('Leverantörer', 'supplier'));
    return [];
  }
  const paid = await costParts(context, 'supplier');
  const isSupplier = ({ name }: CostPart) => !isNoSupplier(name, areaOf.get(name) ?? '');
  const suppliers = paid.filter(isSupplier);
  const others = paid.filter((each) => !isSupplier(each)).map(({ name }) => name);
  if (suppliers.length === 0) {
    addUnknown(context, ALL, noneKnown(context, others));
    return [];
  }
  for (const supplier of shownOf(suppliers)) addSupplier(context, total, supplier);
  addKnown(context, total, suppliers, others);
  addConcentration(context, suppliers);
  addNewAndLost(context, suppliers);
  return suppliers;
}
