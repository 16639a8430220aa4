import { lettersApart } from '../columns/amounts/letters-in-cells.ts';
import { sidesByLetter } from '../columns/amounts/sides-by-letter.ts';
import { vatApart } from '../columns/amounts/vat-in-cells.ts';
import { ungroupLedger } from '../columns/ledger/account-headings.ts';
import type { OtherReason, Roled } from '../columns/roled.ts';
import { guessRoles } from '../columns/roles/guess-roles.ts';
import { amountColumn, type RoleMap, roleMap } from '../columns/roles/role-map.ts';
import { roleColumns } from '../columns/steps.ts';
import { withDayOfTitle } from '../columns/types/day-of-title.ts';
import { daysInYear, lacksYear } from '../columns/types/days-without-year.ts';
import { fillDatesDown } from '../columns/types/fill-dates.ts';
import { withPeriods } from '../columns/types/period-columns.ts';
import { withPeriodOfTitle } from '../columns/types/period-of-title.ts';
import { asText, scaleValues, type TypeChoices, typeColumn } from '../columns/types/type-column.ts';
import { yearIn } from '../columns/types/years-near.ts';
import type { ColumnStore } from '../table/column-store.ts';
import { normaliseName } from '../table/normalise-name.ts';
import type { ReadingChoices } from '../table/overrides.ts';
import { moneyRoles, nameRoles } from '../table/role-kinds.ts';
import type { DateOrder, TypedColumn } from '../table/typed-column.ts';
import { namesUnit, thousandsIn } from '../table/vocabulary/header-words.ts';
import type { InterpretInput, KnownTable } from './interpret-input.ts';
import { type AgreedMarks, agreeOnMarks } from './rows/decimal-marks.ts';
import { kindsOfTotal } from './rows/kinds-of-total.ts';
import { headedRows, namedRows } from './rows/named-rows.ts';
import { ownOfPeriods } from './rows/own-of-periods.ts';
import { pricedPeriods } from './rows/priced-periods.ts';
import { unpivot } from './rows/unpivot.ts';
import { findWideTable, type WideTable } from './rows/wide-table.ts';
import { yearAnswered, yearDoubt } from './year-doubt.ts';

/** The columns of a table with their types and roles. */
export interface ReadColumns extends Omit<Roled, 'groups'> {
  byRole: RoleMap;
  marks: AgreedMarks;
  wide: WideTable | null;
  /** Place of the body's row that each row of `columns` comes from; null where it is the row itself. */
  sources: Int32Array | null;
  /** Names of columns whose empty cells got the value above. */
  filledDown: string[];
  /** The file's own columns, before months became rows. */
  written: readonly TypedColumn[];
  /** Powers of ten that lines around the table say its amounts are in. */
  thousands: Places;
  /** Those that the amounts are in: one, one per period, or one that was made of others. */
  amounts: readonly TypedColumn[];
}

/** The lines above a table, and those below it. */
interface Around {
  title: readonly string[];
  below: readonly string[];
}

/** Gives the columns of a table their types and roles. */
export function readColumns(
  stores: readonly ColumnStore[],
  names: readonly string[],
  { title, below }: Around,
  input: InterpretInput,
): ReadColumns {
  const { reading, known, overrides } = input;
  const own = withoutEmptyEnd(stores, names);
  const grouped = known ? null : ungroupLedger(own);
  const parted = known ? own : vatApart(lettersApart(grouped?.stores ?? own));
  const marks = agreeOnMarks(typeAll(parted, input), input.delimiter);
  const headed = grouped || known ? null : headedRows(marks.columns, reading);
  const named =
    grouped || known ? marks.columns : (headed?.columns ?? namedRows(marks.columns, reading));
  const near = [...yearAnswered(overrides.choices), ...title, ...ofNames(named), ...input.nearby];
  const written = withYears(named, near);
  const thousands = thousandsNear(written, title);
  const scale = scaleOf(overrides.choices?.unit, thousands);
  const { columns: whole, wide, sources, kinds } = rowsPerPeriod(written, near, input);
  const { columns, doubts } = known
    ? { columns: whole, doubts: [] }
    : sidesByLetter(
        withPeriodOfTitle(withDayOfTitle(whole, title), title, below),
        reading,
        overrides,
      );
  // The file's own totals are held against the columns of its periods, in the same unit.
  for (const { place } of wide?.periods ?? []) scaleColumn(written[place], scale);
  const { groups: _, ...roled } = roleColumns(columns, {
    reading,
    places: placesAfter(written, scale),
    chosen: overrides.roles ?? {},
    choices: overrides.choices,
    states: overrides.states,
    known: known?.roles,
    accountKinds: known?.accountKinds,
    near: [...title, ...input.nearby],
  });
  const identified = { ...roled, columns: identifiersAsText(roled) };
  const isScaled = wide?.periods.some(({ place }) => thousandsIn(written[place]?.name ?? '') > 0);
  if (!isScaled) scaleAmounts(identified, scale);
  const dated = fillDates(identified);
  const byRole = roleMap(dated.columns, roled.roles);
  return {
    ...roled,
    ...dated,
    filledDown: [...dated.filledDown, ...differing(named, marks.columns)],
    doubts: [...doubts, ...roled.doubts, ...(known ? [] : yearDoubt(columns, wide, near))],
    byRole,
    others: new Map<number, OtherReason>([
      ...roled.others,
      ...(grouped?.others ?? headed?.others ?? []),
    ]),
    ...{ marks, wide, sources, written, thousands },
    amounts:
      kinds ?? (sources ? periodsOf(written, wide, input) : [amountColumn(byRole) ?? []].flat()),
  };
}

/** Names of columns that may tell the year: over the names of the rows, where a table of months often has its title, and over its only numbers. */
function ofNames(columns: readonly TypedColumn[]): string[] {
  const first = columns.find(({ type }) => type === 'text');
  const [only, ...others] = columns.filter(({ type }) => type === 'number');
  return [first, others.length === 0 ? only : undefined].flatMap((column) => column?.name ?? []);
}

/** Totals of what has come together so far are none of the periods' own amounts. */
const periodsOf = (
  written: readonly TypedColumn[],
  wide: WideTable | null,
  { overrides }: InterpretInput,
) =>
  (overrides.choices?.periods === 'soFar' ? [] : (wide?.periods ?? [])).flatMap(
    ({ place }) => written[place] ?? [],
  );

/** A separator at the end of each line makes a column of nothing. */
function withoutEmptyEnd(stores: readonly ColumnStore[], names: readonly string[]): ColumnStore[] {
  let last = stores.length;
  while (last > 1 && names[last - 1] === '' && stores[last - 1]?.filled === 0) last--;
  return stores.slice(0, last);
}

function typeAll(
  stores: readonly ColumnStore[],
  { overrides, known, currencies }: InterpretInput,
): TypedColumn[] {
  const typeOf = (store: ColumnStore, order: DateOrder | undefined) =>
    typedOnce(store, {
      mark: knownMark(known, store.index) ?? overrides.decimal,
      order,
      role: overrides.roles?.[store.index] ?? undefined,
      currency: currencies?.[store.index],
    });
  const typed = stores.map((store) => typeOf(store, overrides.dateOrder));
  const order = orderOfFile(typed);
  return typed.map((column, place) => {
    const store = stores[place];
    const isOpen = column.orderBy === 'open' || column.orderBy === 'sequence';
    return store && order !== null && isOpen ? typeOf(store, order) : column;
  });
}

const typedStores = new WeakMap<ColumnStore, Map<string, TypedColumn>>();

/** The column as it is typed by the same choices each time; its values may be changed in place. */
function typedOnce(store: ColumnStore, choices: TypeChoices): TypedColumn {
  const known = typedStores.get(store) ?? new Map<string, TypedColumn>();
  typedStores.set(store, known);
  const key = JSON.stringify(choices);
  const typed = known.get(key) ?? typeColumn(store, choices);
  known.set(key, typed);
  return { ...typed, read: [...typed.read], unreadable: [...typed.unreadable] };
}

/** The order that the days of one column prove: those of its other columns are written alike. */
function orderOfFile(typed: readonly TypedColumn[]): DateOrder | null {
  const proved = new Set(
    typed.flatMap(({ type, order, orderBy }) =>
      type === 'date' && orderBy === 'values' && order !== 'ymd' ? [order] : [],
    ),
  );
  const [only] = proved;
  return proved.size === 1 && only ? only : null;
}

const knownMark = (known: KnownTable | undefined, place: number) =>
  known?.mark === '.' || (typeof known?.mark === 'object' && known.mark.has(place))
    ? '.'
    : undefined;

/** Names of the columns that are not as they were. */
const differing = (now: readonly TypedColumn[], before: readonly TypedColumn[]) =>
  now.flatMap((column, place) => (column === before[place] ? [] : [column.name]));

/** Days without a year get the one that stands near the table, where no other column has dates. */
function withYears(columns: readonly TypedColumn[], near: readonly string[]): TypedColumn[] {
  const year = yearIn(near);
  if (year === null || columns.some(({ type }) => type === 'date')) return [...columns];
  return columns.map((column) => (lacksYear(column) ? daysInYear(column, year) : column));
}

/** Columns per month become rows; periods of the rows that are written in other ways become dates. */
function rowsPerPeriod(
  typed: readonly TypedColumn[],
  near: readonly string[],
  { reading, overrides }: InterpretInput,
): Pick<ReadColumns, 'columns' | 'wide' | 'sources'> & { kinds?: readonly TypedColumn[] } {
  const { net, gross } = reading.amount;
  const wide = findWideTable(typed, near, (column) => {
    const role = guessRoles(column, reading)[0]?.role;
    return role === net || role === gross;
  });
  if (wide && wide.periods.length > 0) {
    const own = overrides.choices?.periods === 'soFar' ? ownOfPeriods(typed, wide) : typed;
    const worth = overrides.choices?.kind === 'pieces' ? pricedPeriods(own, wide) : own;
    const { columns, sources } = unpivot(worth, wide, 'Belopp');
    return { columns, wide, sources };
  }
  const columns = withPeriods(typed, near);
  const byKind = wide ? null : kindsOfTotal(columns, near, reading);
  return byKind ? { ...byKind, wide } : { columns, wide, sources: null };
}

/** An order number is a name of something, not an amount of it. */
const identifiersAsText = ({ columns, roles }: Pick<Roled, 'columns' | 'roles'>): TypedColumn[] =>
  columns.map((column, place) => {
    const role = roles[place]?.role ?? null;
    return role && nameRoles.has(role) && column.type === 'number'
      ? asText(column, 'text')
      : column;
  });

type Places = ReturnType<typeof thousandsIn>;

/**
 * `Belopp i tkr` above the table, `Tkr` over its words or `Omsättning mkr` in its corner goes for the amounts whose own
 * name says nothing of it.
 */
function thousandsNear(columns: readonly TypedColumn[], title: readonly string[]): Places {
  const corner = columns.find(
    ({ name, type, index }) =>
      type === 'text' && thousandsIn(name) > 0 && (index === 0 || namesUnit(normaliseName(name))),
  );
  return thousandsIn(title.join(' ')) || thousandsIn(corner?.name ?? '');
}

/** Powers of ten that amounts are multiplied by, with those that their own names say or instead of them. */
interface Scale {
  places: number;
  isChosen: boolean;
}

/** Those that amounts get after the steps: a name that says the unit itself has got its own. */
function placesAfter(columns: readonly TypedColumn[], { places, isChosen }: Scale): number {
  const own = Math.max(
    ...columns.map(({ name, type }) => (type === 'number' ? thousandsIn(name) : 0)),
    0,
  );
  if (own === 0) return places;
  return isChosen ? places - own : 0;
}

/** What the user says of the unit goes before what the file says; öre have been made kronor already. */
const chosenPlaces = { kronor: 0, ore: 0, thousands: 3, millions: 6 } as const;
const scaleOf = (unit: ReadingChoices['unit'], near: Places): Scale =>
  unit === undefined
    ? { places: near, isChosen: false }
    : { places: chosenPlaces[unit], isChosen: true };

function scaleColumn(column: TypedColumn | undefined, { places, isChosen }: Scale): void {
  if (!column || column.percent) return;
  const own = thousandsIn(column.name);
  const more = isChosen ? places - own : own > 0 ? 0 : places;
  if (more !== 0) scaleValues(column.read, more);
}

function scaleAmounts({ columns, roles }: Pick<Roled, 'columns' | 'roles'>, places: Scale): void {
  columns.forEach((column, at) => {
    const role = roles[at]?.role;
    if (role && moneyRoles.has(role)) scaleColumn(column, places);
  });
}

/** Dates that stand on the first row of each group alone go for the rows below. */
function fillDates({
  columns,
  roles,
}: Pick<Roled, 'columns' | 'roles'>): Pick<ReadColumns, 'columns' | 'filledDown'> {
  const filledDown: string[] = [];
  const dated = columns.map((column, place) => {
    const filled = roles[place]?.role === 'date' ? fillDatesDown(column, columns) : null;
    if (filled) filledDown.push(filled.name);
    return filled ?? column;
  });
  return { columns: dated, filledDown };
}
