import type { Query } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import { type Amount, amountCell } from '../../../figures/view/amount.ts';
import {
  BESIDE,
  type Beside,
  besideAmounts,
  besideColumns,
  besideSql,
  NAMED_BESIDE,
  type NamedBeside,
  NONE_BESIDE,
} from '../../../figures/view/beside.ts';
import { columnTypes, dateCells, nameCells, numberColumns } from '../../../figures/view/cells.ts';
import { type Currency, chooseCurrency } from '../../../figures/view/currency.ts';
import { type RoleColumn, type RoleColumns, roleColumns } from '../../../figures/view/roles.ts';
import { normaliseName } from '../../../table/normalise-name.ts';
import type { CostRole } from '../../../table/roles.ts';
import type { Understanding } from '../../../table/understanding.ts';
import { namesLastDay } from '../../../table/vocabulary/lists.ts';
import { namesOwnPlace, namesWho } from '../../../table/vocabulary/neutral-kinds.ts';
import { namesRemark } from '../../../table/vocabulary/row-status.ts';
import { formatCount } from '../../../text/format.ts';
import type { ChartAccount } from '../areas/own-chart.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { costAmount } from './amount.ts';
import { CLASSIFYING, columnOf, createPlaces } from './classify-rows.ts';
import { type Agreements, findAgreements, perYear } from './contracts.ts';

/** The contents of the view `costs` over the stored table, and how it was made. */
export interface CostView {
  columns: RoleColumns<CostRole>;
  amount: Amount | null;
  /** What else the file has in money, which only questions about it are computed by. */
  beside: Beside;
  /** Set where rows are agreements: amounts are then per year and no row has a date. */
  agreements: Agreements | null;
  currency: Currency;
  /** Where a row's supplier comes from; null for nowhere. */
  supplierFrom: 'supplier' | 'text' | 'dictionary' | null;
  /** Whether account numbers mean what they do in BAS. */
  isBas: boolean;
  /** Swedish sentences on assumptions and on rows left out. */
  notes: string[];
}

/** The column of the last day that a row's cost runs to, where the file has one. */
function lastDayColumn({ columns }: Understanding): RoleColumn | null {
  const column = columns.find(
    ({ role, type, name }) => role === null && type === 'date' && namesLastDay(normaliseName(name)),
  );
  if (column === undefined) return null;
  const { index, name, format } = column;
  return { role: 'lastDay', sql: `c${index}`, name: name.trim(), format: format ?? '' };
}

const NUMERIC_ROLES: CostRole[] = ['amount', 'grossAmount', 'vat'];

const NAME_ROLES: CostRole[] = [
  ...(['supplier', 'account', 'accountName', 'category', 'text'] as const),
  ...(['department', 'project', 'voucher', 'invoiceNumber'] as const),
];

/** A text column that says what was bought, and not of whom: `Vad`, `Avser`. */
const OF_THINGS =
  /^(?:vad|vad det galler|vad avser|avser|andamal|utgift|utgifter|kostnad|kostnader|post|kostnadspost|vara|varor|artikel|benamning|produkt|produktnamn|product|item|drivmedel|bransle|tjanst)$/;

/**
 * The supplier column; else a list's text; of a ledger's texts, and of what was bought, only what the dictionary
 * recognises.
 */
function supplierSource(columns: RoleColumns<CostRole>): CostView['supplierFrom'] {
  if (columns.supplier !== undefined) return 'supplier';
  if (columns.text === undefined) return null;
  const isOfThings = OF_THINGS.test(normaliseName(columns.text.name));
  const isOfPayee = columns.account === undefined && !isOfThings && !namesNoPayee(columns);
  return isOfPayee ? 'text' : 'dictionary';
}

/** Who of us it was, at which of our places, and what somebody writes of a cost that another column names. */
function namesNoPayee(columns: RoleColumns<CostRole>): boolean {
  const { text, category, accountName, department } = columns;
  const name = normaliseName(text?.name ?? '');
  const isNamed = [category, accountName, department].some((column) => column !== undefined);
  return namesWho(name) || namesOwnPlace(name) || (isNamed && namesRemark(name));
}

const SUPPLIER_SQL = {
  supplier: 'supplier',
  text: 'coalesce(places_text.supplier, upper(places_text.payee[1:1]) || places_text.payee[2:])',
  dictionary: 'places_text.supplier',
};

/** What each account is called: a name that was changed within the file makes no other account of it. */
const ACCOUNT_NAMES_SQL = `SELECT account, mode(accountName) AS name FROM cost_cells
      WHERE account IS NOT NULL AND accountName IS NOT NULL GROUP BY account`;
const ACCOUNT_LABEL_SQL = `CASE WHEN cells.account IS NULL THEN cells.accountName
        ELSE concat_ws(' ', cells.account, nullif(names.name, cells.account)) END`;

function costsSql(from: CostView['supplierFrom'], columns: RoleColumns<CostRole>): string {
  const joins = CLASSIFYING.map((source) => {
    const column = columnOf(source);
    return `LEFT JOIN cost_places places_${source}
      ON places_${source}.source = '${source}' AND places_${source}.value = cells.${column}`;
  });
  const areas = CLASSIFYING.map((source) => `places_${source}.area`);
  const whens = CLASSIFYING.map(
    (source) => `WHEN places_${source}.area IS NOT NULL THEN '${source}'`,
  );
  const supplier =
    from === null ? 'NULL::VARCHAR' : SUPPLIER_SQL[from].replace(/^supplier$/, 'cells.supplier');
  return `CREATE OR REPLACE TEMP TABLE cost_rows AS
    SELECT cells."row", cells.date, cells.amount, ${supplier} AS supplier,
      coalesce(${areas.join(', ')}, ${quoteText(UNPLACED)}) AS area,
      CASE ${whens.join(' ')} END AS placed_by,
      cells.account, cells.accountName, ${ACCOUNT_LABEL_SQL} AS accountLabel, cells.category, cells.text, cells.department, cells.project,
      cells.voucher, cells.invoiceNumber, ${BESIDE.map((id) => `cells.${id}`).join(', ')}, coalesce(${supplier}, ${namesNoPayee(columns) ? 'NULL' : 'places_text.payee'}) AS payee,
      nullif(concat_ws(' · ', cells.invoiceNumber, cells.voucher), '') AS document, cells.times
    FROM cost_cells cells LEFT JOIN (${ACCOUNT_NAMES_SQL}) names ON names.account = cells.account
    ${joins.join('\n')}`;
}

async function createCells(
  query: Query,
  columns: RoleColumns<CostRole>,
  types: Map<string, string>,
  { sql, times, beside }: { sql: string; times: string; beside: Beside },
  { where }: Currency,
): Promise<void> {
  const names = NAME_ROLES.map((role) => {
    const column = columns[role];
    return `${column === undefined ? 'NULL::VARCHAR' : nameCells(column, types)} AS ${role}`;
  });
  const date = columns.date === undefined ? 'NULL::DATE' : dateCells(columns.date);
  await query(`CREATE OR REPLACE TEMP TABLE cost_cells AS
    SELECT "row", ${date} AS date, ${names.join(', ')}, ${sql} AS amount, ${times} AS times, ${besideSql(beside)},
      regexp_replace(text, '[0-9]{3,}', '000', 'g') AS text_kind
    FROM data ${where === null ? '' : `WHERE ${where}`}`);
}

function supplierNote(
  from: CostView['supplierFrom'],
  columns: RoleColumns<CostRole>,
): string | null {
  const name = columns.text?.name;
  if (from === 'text')
    return `Filen saknar en kolumn med leverantör. Leverantörerna är lästa ur kolumnen ${name}, utan siffror och datum.`;
  if (from === 'dictionary')
    return `Filen saknar en kolumn med leverantör. Bara leverantörer som känns igen i kolumnen ${name} räknas.`;
  return null;
}

/** That accounts are called by their names: `64510 Inkontinenshjälpmedel` is none of BAS. */
function chartNote(account: ChartAccount | null): string | null {
  if (account === null) return null;
  const named = account.name === null ? '' : ` (${account.number} ${account.name})`;
  return `Kontona följer inte BAS${named}, så deras nummer säger inget om vad kostnaderna gäller: områdena är lästa ur kontonas namn, leverantörer och texter.`;
}

/**
 * Creates the view `costs`: a column per role (NULL if missing), `amount`, `accountLabel` (number and
 * name: `5170 Reparation`), `area` with `placed_by`
 * (the deciding column), `payee` (supplier, else the text's payee), `document` (invoice and voucher
 * number), and for agreements `times` a year. `FactSource.where` refers to this view.
 */
export async function createCostsView(
  query: Query,
  understanding: Understanding,
): Promise<CostView> {
  const roles = roleColumns<CostRole>(understanding);
  const types = await columnTypes(query);
  const agreements = await findAgreements(query, roles, types, lastDayColumn(understanding));
  const { date, ...undated } = roles;
  const columns = agreements === null || date === undefined ? roles : undated;
  const named = besideColumns(understanding);
  const all: RoleColumns<CostRole | NamedBeside> = { ...columns, ...named };
  const numbers = await numberColumns(query, all, types, [...NUMERIC_ROLES, ...NAMED_BESIDE]);
  const currency = await chooseCurrency(query, columns.currency, understanding);
  const asWritten = costAmount(columns, numbers);
  const amount =
    asWritten === null || agreements === null ? asWritten : perYear(asWritten, agreements);
  const supplierFrom = supplierSource(columns);
  const cells = {
    vat: amountCell(columns, numbers, 'vat'),
    gross: amountCell(columns, numbers, 'grossAmount'),
  };
  // An agreement's amounts are told per year, which its VAT is not.
  const beside =
    agreements === null
      ? besideAmounts(amount, cells, { columns: named, numbers }, understanding)
      : NONE_BESIDE;
  const view = { columns, amount, beside, agreements, currency, supplierFrom };
  if (amount === null) return { ...view, isBas: true, notes: [] };
  const times = agreements?.times ?? 'NULL::INTEGER';
  await createCells(query, columns, types, { sql: amount.sql, times, beside }, currency);
  const other = await createPlaces(query);
  await query(costsSql(supplierFrom, columns));
  await query('DROP TABLE cost_cells');
  await query('CREATE OR REPLACE TEMP VIEW costs AS SELECT * FROM cost_rows');
  const unusable = Object.values(columns).flatMap(({ role, name }) => {
    const cells = numbers[role]?.unusable ?? 0;
    if (cells === 0) return [];
    return `Kolumnen ${name} har ${formatCount(cells)} ${cells === 1 ? 'cell' : 'celler'} som inte går att summera.`;
  });
  const notes = [
    currency.warning,
    amount.note,
    supplierNote(supplierFrom, columns),
    chartNote(other),
  ];
  const yearly = agreements?.notes ?? [];
  return {
    ...view,
    isBas: other === null,
    notes: [...yearly, ...notes.flatMap((note) => note ?? []), ...unusable],
  };
}
