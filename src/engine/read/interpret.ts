import type { GuideReading } from '../columns/guide-reading.ts';
import { ungroupLedger } from '../columns/ledger/account-headings.ts';
import type { KnownRoles, OtherReason, Roled } from '../columns/roled.ts';
import { type RoleMap, roleMap } from '../columns/roles/role-map.ts';
import { roleColumns } from '../columns/steps.ts';
import { daysInYear, lacksYear } from '../columns/types/days-without-year.ts';
import { fillDatesDown } from '../columns/types/fill-dates.ts';
import { asText, scaleValues, typeColumn } from '../columns/types/type-column.ts';
import { joinYearAndMonth } from '../columns/types/year-month.ts';
import type { Row } from '../table/cell.ts';
import type { ColumnStore } from '../table/column-store.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import { moneyRoles, nameRoles } from '../table/role-kinds.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import { thousandsIn } from '../table/vocabulary/header-words.ts';
import { tooWide } from './csv/text-rows.ts';
import { limits } from './limits.ts';
import { type Body, rowAt } from './rows/body.ts';
import { type AgreedMarks, agreeOnMarks } from './rows/decimal-marks.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout, type Layout } from './rows/layout.ts';
import { yearIn } from './rows/period-names.ts';
import { leaveTotal } from './rows/row-kinds.ts';
import { totalsBySum } from './rows/totals-by-sum.ts';
import { findWideTable, unpivot, type WideTable } from './rows/unpivot.ts';

/** A table whose columns have types and roles, before the last decisions on rows. */
export interface Interpreted extends Omit<Roled, 'groups'> {
  layout: Layout;
  names: string[];
  body: Body;
  byRole: RoleMap;
  marks: AgreedMarks;
  wide: WideTable | null;
  /** Place of the body's row that each row of `columns` comes from; null where it is the row itself. */
  sources: Int32Array | null;
  /** Rows of the body found to be totals by their sums. */
  sums: ReadonlySet<number>;
  /** Names of columns whose empty cells got the value above. */
  filledDown: string[];
  reading: GuideReading;
  /** The lines above the table. */
  title: readonly string[];
}

/** What a format that names its own columns leaves nothing to guess about. */
export interface KnownTable {
  layout: Layout;
  roles?: KnownRoles;
  /** The decimal mark of all columns, or of those at these places. */
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
  reading: GuideReading;
  known?: KnownTable | undefined;
  /** By column: the currency a workbook's number formats show. */
  currencies?: readonly (string | null)[] | undefined;
}

/** From rows to typed columns with roles. */
export function interpret(input: InterpretInput): Interpreted {
  const { reading, known, overrides } = input;
  const { layout, names, body, title } = findTable(input);
  const near = [...title, ...input.nearby];
  const stores = withoutEmptyEnd(body.stores, names);
  const grouped = known ? null : ungroupLedger(stores);
  const marks = agreeOnMarks(typeAll(grouped?.stores ?? stores, input), input.delimiter);
  const { columns, wide, sources } = rowsPerPeriod(withYears(marks.columns, near), near);
  const { groups: _, ...roled } = roleColumns(columns, {
    reading,
    chosen: overrides.roles ?? {},
    choices: overrides.choices,
    known: known?.roles,
  });
  const named = { ...roled, columns: identifiersAsText(roled) };
  scaleByTitle(named, title);
  const sums = sources ? new Set<number>() : sumsIn(named);
  for (const place of sums) leaveTotal(body, rowAt(body, place), 'summan av raderna ovanför');
  const dated = fillDates(named, sums);
  return {
    ...roled,
    ...dated,
    byRole: roleMap(dated.columns, roled.roles),
    others: grouped
      ? new Map<number, OtherReason>([...roled.others, ...grouped.others])
      : roled.others,
    ...{ layout, names, body, title, marks, wide, sources, sums, reading },
  };
}

/** Header, title and body of the table. */
function findTable({ head, readBody, overrides, known }: InterpretInput) {
  const layout = known?.layout ?? findLayout(head, overrides.headerRow);
  if (layout.width > limits.columns) throw tooWide(layout.width);
  const names = headerNames(head, layout);
  const body = readBody(layout, names.map(displayName));
  const above = head.slice(0, layout.header[0] ?? layout.from);
  return { layout, names, body, title: above.flatMap((row) => row.cells.map(String)) };
}

const displayName = (name: string, index: number) => name || `Kolumn ${index + 1}`;

/** A separator at the end of each line makes a column of nothing. */
function withoutEmptyEnd(stores: readonly ColumnStore[], names: readonly string[]): ColumnStore[] {
  let last = stores.length;
  while (last > 1 && names[last - 1] === '' && stores[last - 1]?.filled === 0) last--;
  return stores.slice(0, last);
}

const typeAll = (
  stores: readonly ColumnStore[],
  { overrides, known, currencies }: InterpretInput,
): TypedColumn[] =>
  stores.map((store) =>
    typeColumn(store, {
      mark: knownMark(known, store.index) ?? overrides.decimal,
      order: overrides.dateOrder,
      role: overrides.roles?.[store.index] ?? undefined,
      currency: currencies?.[store.index],
    }),
  );

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

/** Columns per month become rows; a year and a month in columns of their own become a date. */
function rowsPerPeriod(
  typed: readonly TypedColumn[],
  near: readonly string[],
): Pick<Interpreted, 'columns' | 'wide' | 'sources'> {
  const wide = findWideTable(typed, near);
  if (wide && wide.periods.length > 0) {
    const { columns, sources } = unpivot(typed, wide, 'Belopp');
    return { columns, wide, sources };
  }
  const period = joinYearAndMonth(typed);
  return { columns: period ? [...typed, period] : typed, wide, sources: null };
}

/** An order number is a name of something, not an amount of it. */
const identifiersAsText = ({ columns, roles }: Pick<Roled, 'columns' | 'roles'>): TypedColumn[] =>
  columns.map((column, place) => {
    const role = roles[place]?.role ?? null;
    return role && nameRoles.has(role) && column.type === 'number'
      ? asText(column, 'text')
      : column;
  });

/** `Belopp i tkr` above the table goes for the amounts whose own name says nothing of it. */
function scaleByTitle(
  { columns, roles }: Pick<Roled, 'columns' | 'roles'>,
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

/** A file's total may be of its amounts as they stand, before credit notes got their minus. */
function sumsIn({ columns, roles, statuses }: Pick<Roled, 'columns' | 'roles' | 'statuses'>) {
  const byRole = roleMap(columns, roles);
  const sums = totalsBySum(columns, byRole);
  const written = statuses?.writtenAmount;
  if (written) for (const row of totalsBySum(columns, byRole, written)) sums.add(row);
  return sums;
}

/** Dates that stand on the first row of each group alone go for the rows below. */
function fillDates(
  { columns, roles }: Pick<Roled, 'columns' | 'roles'>,
  sums: ReadonlySet<number>,
): Pick<Interpreted, 'columns' | 'filledDown'> {
  const filledDown: string[] = [];
  const dated = columns.map((column, place) => {
    const filled = roles[place]?.role === 'date' ? fillDatesDown(column, sums) : null;
    if (filled) filledDown.push(filled.name);
    return filled ?? column;
  });
  return { columns: dated, filledDown };
}
