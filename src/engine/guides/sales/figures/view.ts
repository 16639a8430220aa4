import type { Query } from '../../../figures/query.ts';
import { type Amount, amountCell } from '../../../figures/view/amount.ts';
import {
  type Beside,
  besideAmounts,
  besideColumns,
  besideSql,
  NAMED_BESIDE,
  type NamedBeside,
} from '../../../figures/view/beside.ts';
import {
  columnTypes,
  dateCells,
  type NumberColumns,
  nameCells,
  numberColumns,
} from '../../../figures/view/cells.ts';
import { type Currency, chooseCurrency } from '../../../figures/view/currency.ts';
import { type RoleColumn, type RoleColumns, roleColumns } from '../../../figures/view/roles.ts';
import type { SalesRole } from '../../../table/roles.ts';
import type { Understanding } from '../../../table/understanding.ts';
import { formatCount } from '../../../text/format.ts';
import { costAmount, discountAmount, revenueAmount } from './amounts.ts';
import { type CostBasis, costBasis } from './cost-basis.ts';
import {
  type DistanceColumn,
  distanceColumn,
  type OwnRole,
  orderCountColumn,
  ownColumns,
  staffColumn,
  sureStaff,
  unroledSql,
} from './unroled.ts';
import { vatWarning } from './vat-check.ts';

/** The contents of the view `sales` over the stored table, and how it was made. */
export interface SalesView {
  columns: RoleColumns<SalesRole>;
  revenue: Amount | null;
  cost: Amount | null;
  discount: Amount | null;
  /** What else the file has in money, which only questions about it are computed by. */
  beside: Beside;
  /** Why cost is not held against revenue though the file has it, in Swedish; null where it is. */
  marginRefused: string | null;
  /** True where revenue is a column of the file, without our deducting discounts. */
  revenueFromColumn: boolean;
  /** Who sold each row, where the file tells; null where not. */
  staff: RoleColumn<'staff'> | null;
  /** … and where the rows bear it out that they are a few who work there. */
  sureStaff: RoleColumn<'staff'> | null;
  /** What else the file tells its rows apart by. */
  own: RoleColumn<OwnRole>[];
  /** How many orders each row is of, where the file counts them and has no numbers of them. */
  orderCount: RoleColumn<'orderCount'> | null;
  /** How far was driven. */
  distance: DistanceColumn | null;
  currency: Currency;
  /** Swedish sentences on assumptions and on rows left out. */
  notes: string[];
}

const NUMERIC_ROLES: SalesRole[] = [
  ...(['quantity', 'unitPrice', 'revenue', 'grossRevenue'] as const),
  ...(['vat', 'cost', 'margin', 'discount'] as const),
];

const NAME_ROLES: SalesRole[] = [
  'productId',
  'category',
  'customer',
  'channel',
  'region',
  'orderId',
];

function nameColumn(
  columns: RoleColumns<SalesRole>,
  role: SalesRole,
  types: Map<string, string>,
): string {
  const column = columns[role];
  return `${column === undefined ? 'NULL::VARCHAR' : nameCells(column, types)} AS ${role}`;
}

function productColumn(columns: RoleColumns<SalesRole>, types: Map<string, string>): string {
  const names = [columns.product, columns.productId].flatMap((column) =>
    column === undefined ? [] : nameCells(column, types),
  );
  return `${names.length === 0 ? 'NULL::VARCHAR' : `coalesce(${names.join(', ')})`} AS product`;
}

function numberColumn(numbers: NumberColumns<SalesRole>, role: SalesRole): string {
  return `${numbers[role]?.sql ?? 'NULL::DECIMAL(18,2)'} AS ${role}`;
}

function viewSql(
  columns: RoleColumns<SalesRole>,
  numbers: NumberColumns<SalesRole>,
  types: Map<string, string>,
  made: Pick<
    SalesView,
    | 'revenue'
    | 'cost'
    | 'discount'
    | 'beside'
    | 'staff'
    | 'own'
    | 'orderCount'
    | 'distance'
    | 'currency'
  >,
): string {
  const date = columns.date === undefined ? 'NULL::DATE' : dateCells(columns.date);
  const money = (amount: Amount | null) => amount?.sql ?? 'NULL::DECIMAL(18,2)';
  return `CREATE OR REPLACE VIEW sales AS
    SELECT *, revenue - cost AS profit,
      coalesce(revenue < 0 OR quantity < 0, false) AS returned
    FROM (
      SELECT "row", ${date} AS date, ${productColumn(columns, types)},
        ${NAME_ROLES.map((role) => nameColumn(columns, role, types)).join(', ')},
        ${unroledSql(made, types)},
        ${made.orderCount === null ? 'NULL' : `TRY_CAST(${made.orderCount.sql} AS DECIMAL(18,2))`}::DECIMAL(18,2) AS orderCount,
        ${made.distance === null ? 'NULL' : `TRY_CAST(${made.distance.sql} AS DECIMAL(18,2))`}::DECIMAL(18,2) AS distance,
        ${numberColumn(numbers, 'quantity')}, ${numberColumn(numbers, 'unitPrice')},
        revenue, ${money(made.cost)} AS cost, ${money(made.discount)} AS discount,
        ${besideSql(made.beside)}
      FROM (SELECT *, ${money(made.revenue)} AS revenue FROM data)
      ${made.currency.where === null ? '' : `WHERE ${made.currency.where}`}
    )`;
}

function unusableNotes(
  columns: RoleColumns<SalesRole>,
  numbers: NumberColumns<SalesRole>,
): string[] {
  return Object.values(columns).flatMap((column) => {
    const unusable = numbers[column.role]?.unusable ?? 0;
    if (unusable === 0) return [];
    return `Kolumnen ${column.name} har ${formatCount(unusable)} ${unusable === 1 ? 'cell' : 'celler'} som inte går att summera.`;
  });
}

/** A cost without VAT says nothing of the margin on an income that may have it. */
function vatInRevenue({ questions, answered }: Understanding, revenue: Amount): string | null {
  const name = revenue.columns.join(' och ');
  if (revenue.hasVat === true)
    return `Täckningsbidrag kan inte räknas: ${name} är med moms, och kostnaden är utan.`;
  const isUnknown = [...questions, ...answered].some(
    ({ id, chosen }) => id === 'vat' && chosen === 'unknown',
  );
  return isUnknown
    ? `Täckningsbidrag kan inte räknas: det framgår inte om momsen ingår i ${name}. Svara på frågan om moms där filen visas.`
    : null;
}

/**
 * Creates the view `sales`: a column per role (NULL if missing), `revenue`, `cost` and `discount`
 * in money, `profit` = revenue − cost, and `returned` for returns and credits. `FactSource.where`
 * refers to this view.
 */
export async function createSalesView(
  query: Query,
  understanding: Understanding,
): Promise<SalesView> {
  const columns = roleColumns<SalesRole>(understanding);
  const types = await columnTypes(query);
  const named = besideColumns(understanding);
  const all: RoleColumns<SalesRole | NamedBeside> = { ...columns, ...named };
  const numbers = await numberColumns(query, all, types, [...NUMERIC_ROLES, ...NAMED_BESIDE]);
  const currency = await chooseCurrency(query, columns.currency, understanding);
  const revenue = revenueAmount(columns, numbers);
  const canCost = revenue !== null && numbers.cost !== undefined;
  const basis: CostBasis | null = canCost
    ? await costBasis(query, columns, numbers, revenue.sql)
    : null;
  // Without any cost it is the cost that is lacking, whatever the VAT.
  const hasCost = columns.cost !== undefined || columns.margin !== undefined;
  const marginRefused = revenue === null || !hasCost ? null : vatInRevenue(understanding, revenue);
  const cost =
    revenue === null || marginRefused !== null ? null : costAmount(columns, numbers, basis);
  const discount = revenue === null ? null : discountAmount(columns, numbers);
  const [vatCell, grossCell] = [
    amountCell(columns, numbers, 'vat'),
    amountCell(columns, numbers, 'grossRevenue'),
  ];
  const cells = { vat: vatCell, gross: grossCell };
  const beside = besideAmounts(revenue, cells, { columns: named, numbers }, understanding);
  const staff = staffColumn(understanding);
  const own = ownColumns(understanding);
  const orderCount = orderCountColumn(understanding);
  const distance = distanceColumn(understanding);
  const made = { revenue, cost, discount, beside, staff, own, orderCount, distance, currency };
  await query(viewSql(columns, numbers, types, made));
  const vat = await vatWarning(query, columns, numbers);
  const notes = [currency.warning, revenue?.note, vat, cost?.note, discount?.note];
  return {
    columns,
    revenue,
    cost,
    discount,
    beside,
    marginRefused,
    revenueFromColumn: columns.revenue !== undefined,
    staff,
    sureStaff: sureStaff(understanding),
    own,
    orderCount,
    distance,
    currency,
    notes: [...new Set(notes.flatMap((note) => note ?? [])), ...unusableNotes(columns, numbers)],
  };
}
