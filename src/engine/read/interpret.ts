import { ungroupLedger } from '../columns/ledger/account-headings.ts';
import type { LedgerTable, OtherReason } from '../columns/ledger/apply-ledger.ts';
import type { KnownRoles } from '../columns/ledger/ledger-columns.ts';
import type { AssignedRole } from '../columns/roles/assign-roles.ts';
import { type RoleMap, roleMap } from '../columns/roles/role-map.ts';
import type { RowStatuses } from '../columns/row-status/apply-status.ts';
import { daysInYear, lacksYear } from '../columns/types/days-without-year.ts';
import { fillDatesDown } from '../columns/types/fill-dates.ts';
import { asText, scaleValues, typeColumn } from '../columns/types/type-column.ts';
import { joinYearAndMonth } from '../columns/types/year-month.ts';
import type { Row } from '../table/cell.ts';
import type { ColumnStore } from '../table/column-store.ts';
import type { Purpose } from '../table/purpose.ts';
import { moneyRoles, nameRoles } from '../table/role-kinds.ts';
import type { ColumnRole } from '../table/roles.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import type { ReadOverrides } from '../table/understanding.ts';
import { thousandsIn } from '../table/vocabulary/header-words.ts';
import { assign } from './assign.ts';
import { tooWide } from './csv/text-rows.ts';
import { limits } from './limits.ts';
import { totalsBySum } from './rows/amount-and-totals.ts';
import { type Body, rowAt } from './rows/body.ts';
import { type SettledMarks, settleMarks } from './rows/decimal-marks.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout, type Layout } from './rows/layout.ts';
import { yearIn } from './rows/period-names.ts';
import { leaveTotal } from './rows/row-kinds.ts';
import { findWideTable, unpivot, type WideTable } from './rows/unpivot.ts';

/** A table whose columns have types and roles, before the last decisions on rows. */
export interface Interpreted {
  layout: Layout;
  names: string[];
  body: Body;
  columns: TypedColumn[];
  roles: AssignedRole[];
  byRole: RoleMap;
  marks: SettledMarks;
  wide: WideTable | null;
  /** Place of the body's row that each row of `columns` comes from. */
  sources: Int32Array | null;
  /** Rows of the body found to be totals by their sums. */
  sums: Set<number>;
  /** Columns whose empty cells got the value above. */
  filledDown: string[];
  purpose: Purpose;
  /** Set where the table has bookings on accounts of several kinds. */
  ledger: LedgerTable | null;
  /** The lines above the table. */
  title: readonly string[];
  /** Rows that are not what the guide is about, and why. */
  others: ReadonlyMap<number, OtherReason>;
  /** Set where a column tells which rows are cancelled, paid back or credited. */
  states: RowStatuses | null;
  /** What must be known of how the columns were joined. */
  note: string | null;
}

/** What a format that names its own columns leaves nothing to guess about. */
export interface KnownTable {
  layout: Layout;
  roles?: KnownRoles;
  /** The decimal mark of all columns, or of those told. */
  mark?: '.' | ReadonlySet<number>;
}

export interface InterpretInput {
  /** The first rows of the file, with the header among them. */
  head: readonly Row[];
  /** Reads the rows below the header. */
  readBody: (layout: Layout, names: readonly string[]) => Body;
  delimiter: string | null;
  overrides: ReadOverrides;
  /** Text near the table that may hold a year: title lines, sheet name, file name. */
  nearby: readonly string[];
  purpose: Purpose;
  known?: KnownTable | undefined;
  /** By column: the currency a workbook's number formats show. */
  currencies?: readonly (string | null)[] | undefined;
}

/** From rows to typed columns with roles. */
export function interpret(input: InterpretInput): Interpreted {
  const { head, readBody, delimiter, overrides, nearby, purpose, known, currencies } = input;
  const layout = known?.layout ?? findLayout(head, overrides.headerRow);
  if (layout.width > limits.columns) throw tooWide(layout.width);
  const names = headerNames(head, layout);
  const body = readBody(layout, names.map(displayName));
  const chosen = overrides.roles ?? {};
  const stores = withoutEmptyEnd(body.stores, names);
  const grouped = known ? null : ungroupLedger(stores);
  const typed = (grouped?.stores ?? stores).map((store) =>
    typeColumn(store, {
      mark: knownMark(known, store.index) ?? overrides.decimal,
      order: overrides.dateOrder,
      role: chosen[store.index] ?? undefined,
      currency: currencies?.[store.index],
    }),
  );
  const marks = settleMarks(typed, delimiter);
  const title = head
    .slice(0, layout.header[0] ?? layout.from)
    .flatMap((row) => row.cells.map(String));
  const near = [...title, ...nearby];
  const typedColumns = withYears(marks.columns, near);
  const wide = findWideTable(typedColumns, near);
  const long = wide && wide.periods.length > 0 ? unpivot(typedColumns, wide, 'Belopp') : null;
  const period = long ? null : joinYearAndMonth(typedColumns);
  const told = assign(
    long?.columns ?? (period ? [...typedColumns, period] : typedColumns),
    purpose,
    chosen,
    known?.roles,
  );
  const { columns, roles, ledger, others, states } = told;
  const texts = columns.map((column, place) =>
    identifierAsText(column, roles[place]?.role ?? null),
  );
  scaleByTitle(texts, roles, title);
  const sums = long ? new Set<number>() : sumsIn(texts, roleMap(texts, roles), states);
  const filledDown: TypedColumn[] = [];
  const named = texts.map((column, place) => {
    const filled = roles[place]?.role === 'date' ? fillDatesDown(column, sums) : null;
    if (filled) filledDown.push(filled);
    return filled ?? column;
  });
  for (const place of sums) {
    leaveTotal(body, rowAt(body, place), 'summan av raderna ovanför');
  }
  return {
    layout,
    names,
    body,
    columns: named,
    roles,
    byRole: roleMap(named, roles),
    marks,
    wide,
    sources: long?.sources ?? null,
    sums,
    filledDown: filledDown.map(({ name }) => name),
    purpose,
    ledger,
    title,
    states,
    note: told.note ?? null,
    others: grouped ? new Map<number, OtherReason>([...others, ...grouped.others]) : others,
  };
}

/** A file's total may be of its amounts as they stand, before credit notes got their minus. */
function sumsIn(columns: readonly TypedColumn[], roles: RoleMap, states: RowStatuses | null) {
  const own = totalsBySum(columns, roles);
  const from = states?.turnedFrom;
  if (from) for (const row of totalsBySum(columns, roles, from)) own.add(row);
  return own;
}

const knownMark = (known: KnownTable | undefined, place: number) =>
  known?.mark === '.' || (typeof known?.mark === 'object' && known.mark.has(place))
    ? '.'
    : undefined;

/** Days without a year get the one that stands near the table, where no other column has dates. */
function withYears(columns: readonly TypedColumn[], near: readonly string[]): TypedColumn[] {
  const year = yearIn(near);
  if (year === null || columns.some(({ type }) => type === 'date')) return [...columns];
  return columns.map((column) => (lacksYear(column) ? daysInYear(column, year) : column));
}

const displayName = (name: string, index: number) => name || `Kolumn ${index + 1}`;

/** A separator at the end of each line makes a column of nothing. */
function withoutEmptyEnd(stores: readonly ColumnStore[], names: readonly string[]): ColumnStore[] {
  let last = stores.length;
  while (last > 1 && names[last - 1] === '' && stores[last - 1]?.filled === 0) last--;
  return stores.slice(0, last);
}

/** An order number is a name of something, not an amount of it. */
function identifierAsText(column: TypedColumn, role: ColumnRole | null): TypedColumn {
  return role && nameRoles.has(role) && column.type === 'number' ? asText(column, 'text') : column;
}

/** `Belopp i tkr` above the table goes for the amounts whose own name says nothing of it. */
function scaleByTitle(
  columns: readonly TypedColumn[],
  roles: readonly AssignedRole[],
  title: readonly string[],
): void {
  const places = thousandsIn(title.join(' '));
  if (places === 0) return;
  columns.forEach((column, at) => {
    const role = roles[at]?.role;
    if (!role || !moneyRoles.has(role) || column.percent || thousandsIn(column.name) > 0) return;
    scaleValues(column.read, places);
  });
}
