import { soldBy } from '../../business/what-is-sold.ts';
import type { FactOrigin } from '../../facts/facts.ts';
import { readTimes, type Times } from '../../figures/calendar/times-of-rows.ts';
import { type Query, textOrNull } from '../../figures/query.ts';
import { quoteText } from '../../figures/sql.ts';
import type { Amount } from '../../figures/view/amount.ts';
import { BESIDE, type Beside, type BesideId } from '../../figures/view/beside.ts';
import { namesOf, type RoleColumn } from '../../figures/view/roles.ts';
import { isNoSupplier } from '../../guides/costs/areas/payees.ts';
import { areaOfSuppliers } from '../../guides/costs/figures/suppliers.ts';
import { createCostsView } from '../../guides/costs/figures/view.ts';
import { countsHours } from '../../guides/sales/figures/hours.ts';
import { type DistanceColumn, OWN_ROLES } from '../../guides/sales/figures/unroled.ts';
import { createSalesView } from '../../guides/sales/figures/view.ts';
import type { Books } from '../../table/books.ts';
import { type Scope, scopeOf } from '../../table/scope.ts';
import type { Understanding } from '../../table/understanding.ts';
import type { OwnNames } from '../question/named.ts';
import type { DimensionId } from '../question/vocabulary.ts';

/** A stored table that questions are computed from, with its guide's view over it. */
export interface AskedTable extends Times {
  guide: 'sales' | 'costs';
  /** Analysis whose table it is. */
  analysisId: string;
  query: Query;
  /** The name of the view. */
  view: 'sales' | 'costs';
  /** The amount of a row in the view: its column there, and how the file has it. */
  column: 'revenue' | 'amount';
  amount: Amount;
  /** Of sales: what the goods cost, where the file has it and it may be held against revenue. */
  cost: Amount | null;
  discount: Amount | null;
  /** What else the file has in money. */
  beside: Beside;
  /** Why there is no cost of goods though the file has one. */
  costRefused: string | null;
  columns: Readonly<Partial<Record<string, RoleColumn>>>;
  origin: FactOrigin;
  /** What the amounts are of. */
  scope: Scope;
  /** Amounts are agreed ones per year. */
  yearly: boolean;
  /** How far was driven for each row. */
  distance: DistanceColumn | null;
  /** What is sold is counted in hours. */
  countsHours: boolean;
  /** The columns say that time is sold, and no goods. */
  sellsTime: boolean;
  /** Those in the column of suppliers of whom nothing is bought: wages and taxes are paid by their names. */
  noSuppliers: readonly string[];
  /** The financial years that the file states; null where it is no bookkeeping. */
  books: Books | null;
  /** Whether its account numbers mean what they do in BAS. */
  isBas: boolean;
}

/** The file of an analysis as it was then. */
export interface TableInput {
  guide: 'sales' | 'costs';
  analysisId: string;
  documentId: string;
  document: string;
  understanding: Understanding;
}

function originOf({ documentId, document }: TableInput, currency: string | null): FactOrigin {
  return { documentId, document, sheet: null, currency };
}

async function openSales(query: Query, input: TableInput): Promise<AskedTable | null> {
  const made = await createSalesView(query, input.understanding);
  if (made.revenue === null) return null;
  return {
    guide: 'sales',
    analysisId: input.analysisId,
    query,
    view: 'sales',
    column: 'revenue',
    amount: made.revenue,
    cost: made.cost,
    discount: made.discount,
    beside: made.beside,
    costRefused: made.marginRefused,
    columns: {
      ...made.columns,
      ...(made.staff && { staff: made.staff }),
      ...Object.fromEntries(made.own.map((column) => [column.role, column])),
      ...(made.orderCount && { orderCount: made.orderCount }),
    },
    ...(await readTimes(query, { view: 'sales', column: 'revenue' }, input.understanding)),
    origin: originOf(input, made.currency.code),
    scope: scopeOf(input.understanding),
    yearly: false,
    distance: made.distance,
    countsHours: await countsHours(query, made, input.understanding),
    sellsTime: soldBy(input.understanding.columns.map(({ name }) => name)) === 'time',
    noSuppliers: [],
    books: input.understanding.books,
    isBas: true,
  };
}

/** None where all are such: then the list is of them. */
async function payeesOfNothing(query: Query): Promise<string[]> {
  const areas = await areaOfSuppliers(query);
  const found = [...areas].filter(([name, area]) => isNoSupplier(name, area));
  return found.length === areas.size ? [] : found.map(([name]) => name).sort();
}

async function openCosts(query: Query, input: TableInput): Promise<AskedTable | null> {
  const made = await createCostsView(query, input.understanding);
  if (made.amount === null) return null;
  const [text] = namesOf(made.columns, 'text');
  const supplier = made.columns.supplier ?? (text === undefined ? undefined : made.columns.text);
  return {
    guide: 'costs',
    analysisId: input.analysisId,
    query,
    view: 'costs',
    column: 'amount',
    amount: made.amount,
    cost: null,
    discount: null,
    beside: made.beside,
    costRefused: null,
    columns: { ...made.columns, ...(supplier && made.supplierFrom !== null && { supplier }) },
    ...(await readTimes(query, { view: 'costs', column: 'amount' }, input.understanding)),
    origin: originOf(input, made.currency.code),
    scope: scopeOf(input.understanding),
    yearly: made.agreements !== null,
    distance: null,
    countsHours: false,
    sellsTime: false,
    noSuppliers: supplier === undefined ? [] : await payeesOfNothing(query),
    books: input.understanding.books,
    isBas: made.isBas,
  };
}

/** Rows of suppliers alone, and how that is told. */
export const isSupplierSql = (noSuppliers: readonly string[]): string =>
  `supplier NOT IN (${noSuppliers.map(quoteText).join(', ')})`;
export const WITHOUT_OTHERS = ', utan löner och myndigheter';

/** Which amounts the file has beside the one that is summed. */
export const columnsBeside = ({ beside, distance }: AskedTable): (BesideId | 'distance')[] => [
  ...BESIDE.filter((id) => beside[id] !== null),
  ...(distance === null ? [] : ['distance' as const]),
];

/** Makes the guide's view over the table; null where it has no amounts. */
export function openAskedTable(query: Query, input: TableInput): Promise<AskedTable | null> {
  return input.guide === 'sales' ? openSales(query, input) : openCosts(query, input);
}

/** Where a dimension's names are in the view: an expression over it, and the file's column. */
export interface DimensionColumn {
  sql: string;
  /** Null where the product itself decided it, as a cost's area. */
  name: string | null;
}

const COST_AREA_COLUMNS = ['account', 'category', 'supplier', 'accountName', 'text'];

/** Null where the table has no such column. */
export function dimensionColumn(
  { guide, columns }: AskedTable,
  dimension: DimensionId,
): DimensionColumn | null {
  if (guide === 'sales') {
    if (dimension === 'order')
      return columns.orderId ? { sql: 'orderId', name: columns.orderId.name } : null;
    const column =
      dimension === 'product' ? (columns.product ?? columns.productId) : columns[dimension];
    return column === undefined ? null : { sql: dimension, name: column.name };
  }
  if (dimension === 'area') {
    const decides = COST_AREA_COLUMNS.flatMap((role) => columns[role]?.name ?? [])[0];
    return { sql: 'area', name: decides ?? null };
  }
  const role =
    dimension === 'costCategory' ? 'category' : dimension === 'costText' ? 'text' : dimension;
  const column = columns[role];
  if (column === undefined) return null;
  return { sql: role === 'account' ? 'accountLabel' : role, name: column.name };
}

/** So many names of one kind are known to a question; of more the largest. */
const MOST_NAMES = 4_000;

/** What sales can be told apart by. */
export const SALES_DIMENSIONS: readonly DimensionId[] = [
  ...(['product', 'category', 'customer', 'channel', 'region', 'staff'] as const),
  ...OWN_ROLES,
];
/** What costs can be told apart by. */
export const COST_DIMENSIONS: readonly DimensionId[] = [
  ...(['supplier', 'area', 'account', 'department', 'project', 'costCategory'] as const),
];

/** The company's own names in the table, the largest first: of all kinds in one reading of its rows. */
export async function namesIn(table: AskedTable): Promise<OwnNames[]> {
  const { guide, query, view, column, columns } = table;
  // Where the text is whom it was paid to, it is known by that.
  const hasTexts = columns.text !== undefined && columns.text !== columns.supplier;
  const ofCosts = hasTexts ? [...COST_DIMENSIONS, 'costText' as const] : COST_DIMENSIONS;
  const kinds = (guide === 'sales' ? SALES_DIMENSIONS : ofCosts).flatMap((dimension) => {
    const at = dimensionColumn(table, dimension);
    return at === null ? [] : [{ dimension, sql: at.sql }];
  });
  if (kinds.length === 0) return [];
  const all = kinds.map((_, at) => `kind${at}`);
  const rows = await query(
    `SELECT kind, name FROM (
       SELECT grouping(${all.join(', ')})::VARCHAR AS kind, coalesce(${all.join(', ')}) AS name, sum(size) AS size
       FROM (SELECT ${kinds.map(({ sql }, at) => `${sql} AS kind${at}`).join(', ')}, abs(${column}) AS size
         FROM ${view} WHERE ${column} IS NOT NULL)
       GROUP BY GROUPING SETS (${all.map((each) => `(${each})`).join(', ')})
     ) WHERE name IS NOT NULL
     QUALIFY row_number() OVER (PARTITION BY kind ORDER BY size DESC, name) <= ${MOST_NAMES}
     ORDER BY kind, size DESC, name`,
  );
  return kinds.flatMap(({ dimension }, at): OwnNames[] => {
    // A bit for each kind, the first the highest: all but the one that is grouped by.
    const kind = 2 ** kinds.length - 1 - 2 ** (kinds.length - 1 - at);
    const names = rows.flatMap((row) =>
      textOrNull(row, 'kind') === String(kind) ? (textOrNull(row, 'name') ?? []) : [],
    );
    return names.length === 0 ? [] : [{ guide, dimension, names }];
  });
}
