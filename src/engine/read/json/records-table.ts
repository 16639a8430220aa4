import { nameTells } from '../../columns/types/name-hints.ts';
import { add, type Decimal, decimal, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { namesParty, namesShare } from '../../table/vocabulary/header-words.ts';
import { namesWholeAmount } from '../../table/vocabulary/order-terms.ts';
import { tooLong, tooWide } from '../csv/text-rows.ts';
import { limits } from '../limits.ts';
import { cleanKey, type FlatCell, flatten } from './flatten.ts';
import { innerRows, isWrittenNumber, listsIn, rowsAt } from './inner-rows.ts';
import type { JsonTable } from './json-table.ts';
import { withoutPages } from './pages.ts';
import { isObject, type JsonObject, type JsonValue } from './value.ts';

/**
 * One record per row; what stands among them and is no record becomes an empty row. Where records have rows of their own,
 * the table is also given with one of them a row.
 */
export function recordsTable(
  path: string,
  values: readonly JsonValue[],
  lines?: number[],
): JsonTable {
  const records = withoutWrapping(withoutPages(values));
  const inner = innerRows(records.filter(isObject));
  const heads = gathered(records.map((record) => cellsOf(record, inner)));
  const names = heads.names.map((name, place) => name || `Kolumn ${place + 1}`);
  const table: JsonTable = {
    path,
    names,
    rows: heads.rows,
    lines: lines?.length === heads.rows.length ? lines : heads.rows.map((_, n) => n + 1),
    expanded: null,
  };
  return inner === null ? table : { ...table, expanded: expanded(table, records, inner) };
}

/** `[{"Voucher": {…}}, {"Voucher": {…}}]`: what each record wraps is the record. */
function withoutWrapping(values: readonly JsonValue[]): JsonValue[] {
  const keys = new Set(
    values.map((value) => (isObject(value) ? Object.keys(value).join('\t') : '')),
  );
  const [key = ''] = keys;
  const inside = values.map((value) => (isObject(value) ? value[key] : undefined));
  const isWrapped = keys.size === 1 && inside.every(isRecord);
  return isWrapped ? inside : [...values];
}

const isRecord = (value: JsonValue | undefined): value is JsonObject =>
  isObject(value) && Object.keys(value).length > 1;

interface Gathered {
  names: string[];
  rows: (FlatCell | undefined)[][];
}

/** Cells by name as rows of one table, its columns in the order that they are met. */
function gathered(records: readonly ReadonlyMap<string, FlatCell>[]): Gathered {
  const places = new Map<string, number>();
  let cells = 0;
  const rows = records.map((record, n) => {
    const row: (FlatCell | undefined)[] = [];
    for (const [name, cell] of record) {
      const place = places.get(name) ?? places.size;
      places.set(name, place);
      row[place] = cell;
    }
    cells += row.length;
    guard(places.size, n + 1, cells);
    return row;
  });
  return { names: [...places.keys()], rows };
}

/** A record's own cells, without its rows; of its other lists what their amounts come to. */
function cellsOf(record: JsonValue, inner: readonly string[] | null): Map<string, FlatCell> {
  if (!isObject(record)) return new Map();
  const cells = flatten(record);
  const own = inner?.map(cleanKey).join('.');
  for (const { path, list } of listsIn(record)) {
    const name = path.map(cleanKey).join('.');
    if (name === own) cells.delete(name);
    else replace(cells, name, sumsIn(list, name));
  }
  return cells;
}

/** A list that has amounts gives its place to their sums; another stays as it is written. */
function replace(
  cells: Map<string, FlatCell>,
  name: string,
  sums: ReadonlyMap<string, Decimal>,
): void {
  if (sums.size === 0) return;
  cells.delete(name);
  for (const [key, sum] of sums) cells.set(key, { text: toText(sum), number: true });
}

function sumsIn(list: readonly JsonObject[], prefix: string): Map<string, Decimal> {
  const sums = new Map<string, Decimal>();
  const put = (name: string, value: Decimal) =>
    sums.set(name, add(sums.get(name) ?? decimal('0'), value));
  for (const element of list) {
    for (const [name, { text }] of flatten(element))
      if (namesWholeAmount(normaliseName(name)) && isWrittenNumber(text))
        put(`${prefix}.${name}`, decimal(text.trim().replace(',', '.')));
    for (const { path, list: deeper } of listsIn(element))
      for (const [name, sum] of sumsIn(deeper, `${prefix}.${path.map(cleanKey).join('.')}`))
        put(name, sum);
  }
  return sums;
}

/**
 * The records with one of their rows a row. What tells of a record stands on all its rows; its amounts on the first
 * alone, so that no sum counts them twice.
 */
function expanded(
  heads: JsonTable,
  records: readonly JsonValue[],
  inner: readonly string[],
): JsonTable {
  const { path, names, rows } = heads;
  const own = names ?? [];
  const isAmount = own.map((name, place) => isOnce(name, rows, place));
  const parts = records.map((record) => (isObject(record) ? rowsAt(record, inner) : []));
  const lines = gathered(parts.flat().map((part) => cellsOf(part, null)));
  const prefix = inner.map(cleanKey).join('.');
  const lineNames = lines.names.map((name) => (own.includes(name) ? `${prefix}.${name}` : name));
  const width = own.length + lineNames.length;
  const all: (FlatCell | undefined)[][] = [];
  let next = 0;
  parts.forEach((of, n) => {
    const head = own.map((_, place) => rows[n]?.[place]);
    const repeated = head.map((cell, place) => (isAmount[place] ? undefined : cell));
    for (let line = 0; line < Math.max(1, of.length); line++) {
      const cells = of.length === 0 ? [] : (lines.rows[next++] ?? []);
      all.push([...(line === 0 ? head : repeated), ...cells]);
      guard(width, all.length, all.length * width);
    }
  });
  const numbered = all.map((_, n) => n + 1);
  return { path, names: [...own, ...lineNames], rows: all, lines: numbered, expanded: null };
}

/** Numbers that are neither a code, a day, a rate nor a party are amounts of the whole record. */
function isOnce(
  name: string,
  rows: readonly (readonly (FlatCell | undefined)[])[],
  place: number,
): boolean {
  const { code, date } = nameTells(name);
  const words = normaliseName(name);
  if (code || date || namesShare(words) || namesParty(words)) return false;
  const filled = rows.flatMap((row) => row[place] ?? []).filter(({ text }) => text !== '');
  return filled.length > 0 && filled.every(({ text, number }) => number || isWrittenNumber(text));
}

/** @throws ReadError `too_wide`, `too_long` */
export function guard(columns: number, rows: number, cells: number): void {
  if (columns > limits.columns) throw tooWide(columns);
  if (rows > limits.rows || cells > limits.cells) throw tooLong();
}
