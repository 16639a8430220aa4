import { type Cell, cellText, plainNumber } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { numberRoles } from '../../table/role-kinds.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { DateOrder, DecimalMark, Grain, TypedColumn } from '../../table/typed-column.ts';
import { namesMicros, thousandsIn } from '../../table/vocabulary/header-words.ts';
import { readClosingPeriods } from './closing-periods.ts';
import { areColonsDecimals, withoutColon } from './colon-decimals.ts';
import { isCostOfCalls } from './cost-of-calls.ts';
import { fromSerial, readDate } from './date.ts';
import { detectOrder } from './date-order.ts';
import { detectMark } from './detect-mark.ts';
import { nameTells } from './name-hints.ts';
import { isEitherWay, isMissing, normalise, readWritten, shift } from './number.ts';
import { forgetNumbers } from './number-at.ts';
import { areOrganisationNumbers } from './organisation-number.ts';
import { readPercents } from './percent-cells.ts';
import { dayOfSeconds } from './time-zone.ts';

export interface TypeChoices {
  mark?: DecimalMark | undefined;
  order?: DateOrder | undefined;
  /** The role the user gave the column: it is then read as what the role needs. */
  role?: ColumnRole | undefined;
  /** The currency the cells' number formats show, for values that name none themselves. */
  currency?: string | null | undefined;
}

/** A column is of a type when at least this share of its filled cells can be read as it. */
const enough = 0.8;
/** The share of a column's numbers that must be days, where they are days at all. */
const SURE = 0.95;
/** The share of numbers with the other decimal mark from which a column is of two hands, and `1,234` either's. */
const TORN = 0.1;
/** The share that will do where the name says so too: `Belopp` with some words in it is still amounts. */
const enoughByName = 0.5;

/** Tells the type of a column from all its values and reads them. */
export function typeColumn(store: ColumnStore, choices: TypeChoices = {}): TypedColumn {
  if (store.filled === 0) return asText(store, 'empty');
  const { role, mark } = choices;
  if (role && numberRoles.has(role))
    return withCurrency(numbersIn(store, mark, true).column, choices);
  const hint = hintFor(store, role);
  const dates = readDates(store, hint.date, choices.order);
  const codes = hint.code || (!hint.amount && looksLikeCodes(store));
  if (dates && !(hint.amount && dates.compact)) return dates.column;
  if (areOrganisationNumbers(store.values)) return asText(store, 'organisationNumber');
  if (codes) return asText(store, 'text');
  const numbers = readNumbers(store, mark, hint.amount);
  return numbers === null ? asText(store, 'text') : withCurrency(numbers, choices);
}

const withCurrency = (column: TypedColumn, { currency = null }: TypeChoices): TypedColumn => ({
  ...column,
  currency: column.currency ?? currency,
});

function hintFor(store: ColumnStore, role: ColumnRole | undefined): ReturnType<typeof nameTells> {
  if (role === 'date') return { date: true, code: false, amount: false };
  const hint = nameTells(store.name);
  return { ...hint, code: hint.code && !isCostOfCalls(store) };
}

function base(store: ColumnStore): Omit<TypedColumn, 'type' | 'format' | 'read'> {
  return {
    ...store,
    unreadable: [],
    mark: null,
    markBy: 'none',
    order: 'dmy',
    orderBy: 'none',
    grain: 'day',
    percent: false,
    currency: null,
  };
}

export function asText(
  store: ColumnStore,
  type: 'text' | 'empty' | 'organisationNumber',
): TypedColumn {
  const read = store.values.map((cell) => cellText(cell).trim());
  return { ...base(store), type, format: null, read };
}

const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : null);

function readDates(
  store: ColumnStore,
  named: boolean,
  chosen: DateOrder | undefined,
): { column: TypedColumn; compact: boolean } | null {
  const first = store.values
    .slice(0, 50)
    .filter((cell) => typeof cell !== 'string' || !isMissing(cell));
  const looks = first.filter(
    (cell) => dateOf(cell, 'dmy', named) !== null || dateOf(cell, 'mdy', named) !== null,
  ).length;
  if (first.length === 0 || looks < first.length * 0.5) return null;
  const detected = chosen ? { order: chosen, by: 'none' as const } : detectOrder(store);
  const read: (string | null)[] = [];
  const unreadable: number[] = [];
  let filled = 0;
  let good = 0;
  const grains = new Map<Grain, number>();
  let compact = 0;
  for (let id = 0; id < store.values.length; id++) {
    const cell = store.values[id] ?? '';
    const count = store.counts[id] ?? 0;
    const date = dateOf(cell, detected.order, named);
    read.push(date?.iso ?? null);
    if (date) {
      good += count;
      grains.set(date.grain, (grains.get(date.grain) ?? 0) + count);
      if (typeof cell === 'number' || /^\d+$/.test(textOf(cell) ?? '')) compact += count;
    } else if (!isMissing(cellText(cell))) unreadable.push(id);
    if (date || !isMissing(cellText(cell))) filled += count;
  }
  if (good === 0 || good < filled * (named ? enoughByName : enough)) return null;
  const grain = [...grains].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'day';
  const left = readClosingPeriods({ values: store.values, grain, read, unreadable });
  // `Period` over amounts: some of them would be days too, counted as a workbook does.
  if (numbersAmong(store, left) > filled * (1 - SURE)) return null;
  const format = formatOf(store, read);
  const column: TypedColumn = {
    ...base(store),
    type: 'date',
    format,
    read,
    unreadable: left,
    order: detected.order,
    orderBy: detected.by,
    grain,
  };
  return { column, compact: compact > good / 2 };
}

const numbersAmong = ({ values, counts }: ColumnStore, ids: readonly number[]): number =>
  ids
    .filter((id) => /^-?\d+(?:\.\d+)?$/.test(cellText(values[id] ?? '')))
    .reduce((sum, id) => sum + (counts[id] ?? 0), 0);

/** Bare numbers are dates only under a name that says so: 20250131, 202501, Excel serials. */
function dateOf(
  cell: Cell,
  order: DateOrder,
  named: boolean,
): { iso: string; grain: Grain } | null {
  if (typeof cell === 'object') return { iso: cell.iso, grain: 'day' };
  const text = cellText(cell);
  if (/^\d+(?:\.\d+)?$/.test(text)) {
    const whole = text.length === 8 ? readDate(text) : null;
    if (whole && (named || typeof cell === 'string')) return whole;
    if (!named) return null;
    if (text.length === 6 && /^(?:19|20)\d\d(?:0[1-9]|1[0-2])$/.test(text)) {
      return { iso: `${text.slice(0, 4)}-${text.slice(4)}-01`, grain: 'month' };
    }
    if (/^\d{14}$/.test(text)) return readDate(text);
    if (/^\d{6}$/.test(text)) {
      const short = `${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`;
      return readDate(short, 'ymd');
    }
    const counted = dayOfSeconds(text);
    if (counted) return { iso: counted, grain: 'day' };
    const serial = fromSerial(Number(text));
    return serial ? { iso: serial, grain: 'day' } : null;
  }
  if (/^\d{1,3}[.,]\d+$/.test(text)) return null;
  return readDate(text, order);
}

/** Leading zeros and long digit strings are names of things, not amounts of them. */
function looksLikeCodes(store: ColumnStore): boolean {
  let leadingZero = 0;
  let long = 0;
  let texts = 0;
  for (const cell of store.values) {
    if (typeof cell !== 'string') continue;
    texts++;
    const text = cell.trim();
    if (/^0\d+$/.test(text)) leadingZero++;
    if (/^\d{12,}$/.test(text)) long++;
  }
  return texts > 0 && (leadingZero > 0 || long > texts * 0.5);
}

/** Reads a column as numbers; null where too few of its values are. */
export function readNumbers(
  store: ColumnStore,
  chosen: DecimalMark | undefined,
  named = nameTells(store.name).amount,
): TypedColumn | null {
  const { column, good, filled } = numbersIn(store, chosen, named);
  return good === 0 || good < filled * (named ? enoughByName : enough) ? null : column;
}

/** The column as numbers, however few there are, with how many of its filled rows are. */
function numbersIn(
  store: ColumnStore,
  chosen: DecimalMark | undefined,
  named: boolean,
): { column: TypedColumn; good: number; filled: number } {
  const detected = chosen ? { mark: chosen, by: 'values' as const, others: 0 } : detectMark(store);
  const isTorn = !chosen && detected.others > TORN;
  const hasColons = areColonsDecimals(store.values, store.name, named);
  const read: (string | null)[] = [];
  const unreadable: number[] = [];
  const currencies = new Map<string, number>();
  const marks: string[] = [];
  let filled = 0;
  let good = 0;
  const percents = new Set<number>();
  for (let id = 0; id < store.values.length; id++) {
    const cell = store.values[id] ?? '';
    const count = store.counts[id] ?? 0;
    if (typeof cell === 'number') {
      read.push(normaliseZero(plainNumber(cell)));
      filled += count;
      good += count;
      continue;
    }
    const text = hasColons ? withoutColon(cell, detected.mark) : cellText(cell).trim();
    const number = isTorn && isEitherWay(text) ? null : readWritten(text, detected.mark);
    read.push(number?.value ?? null);
    if (number) {
      good += count;
      if (number.currency) marks[id] = number.currency;
      if (number.percent) percents.add(id);
      if (number.currency)
        currencies.set(number.currency, (currencies.get(number.currency) ?? 0) + count);
    } else if (!isMissing(text)) unreadable.push(id);
    if (number || !isMissing(text)) filled += count;
  }
  scaleByName(store.name, read);
  const isPercent = readPercents(store, read, percents);
  const currency = currencies.size === 1 ? ([...currencies.keys()][0] ?? null) : null;
  const column: TypedColumn = {
    ...base(store),
    type: 'number',
    format: formatOf(store, read),
    read,
    unreadable,
    mark: detected.mark,
    markBy: detected.by,
    percent: isPercent,
    currency,
    ...(isOfSeveral(currencies, good) && { currencies: read.map((_, id) => marks[id] ?? null) }),
  };
  return { column, good, filled };
}

/** A value that names no currency is in kronor, where another names a foreign one. */
function isOfSeveral(currencies: ReadonlyMap<string, number>, good: number): boolean {
  if (currencies.size > 1) return true;
  const [only] = currencies;
  return only !== undefined && only[0] !== 'SEK' && only[1] < good;
}

const normaliseZero = (text: string) => (text === '-0' ? '0' : text);

/** Places that a millionth is moved by. */
const MICRO = -6;

/** `Omsättning (tkr)`: the values are thousands; `costMicros`: they are millionths, as advertisers' APIs write. Values that name their own unit are left alone. */
function scaleByName(name: string, read: (string | null)[]): void {
  const places = thousandsIn(name) || (namesMicros(normaliseName(name)) ? MICRO : 0);
  if (places !== 0) scaleValues(read, places);
}

export function scaleValues(read: (string | null)[], places: number): void {
  for (let id = 0; id < read.length; id++) {
    const value = read[id];
    if (value) read[id] = moveRight(value, places);
  }
  forgetNumbers(read);
}

/** A plain number times a power of ten. */
function moveRight(value: string, places: number): string {
  const negative = value.startsWith('-');
  return normalise(shift(negative ? value.slice(1) : value, places), negative);
}

/** The first value that was read, as it stands: the shortest way to show how values are written. */
function formatOf(store: ColumnStore, read: readonly (string | null)[]): string | null {
  let best: string | null = null;
  for (let id = 0; id < Math.min(read.length, 200); id++) {
    if (read[id] === null) continue;
    const text = cellText(store.values[id]).trim();
    if (best === null || text.length > best.length) best = text;
  }
  return best;
}
