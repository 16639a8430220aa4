import { readDate } from '../../columns/types/date.ts';
import { tooWide } from '../csv/text-rows.ts';
import { limits } from '../limits.ts';
import { cellOf, cleanKey } from './flatten.ts';
import type { JsonTable } from './json-table.ts';
import { guard, recordsTable } from './records-table.ts';
import { isObject, type JsonObject, type JsonValue } from './value.ts';

const searchedLevels = 5;

/** Every list in the file that could be a table, the file's order kept. */
export function findTables(value: JsonValue): JsonTable[] {
  const found: JsonTable[] = [];
  search(value, '', 0, found);
  if (found.length === 0 && isObject(value) && Object.keys(value).length > 0) {
    found.push(recordsTable('', [value]));
  }
  return found;
}

function search(value: JsonValue, path: string, level: number, found: JsonTable[]): void {
  const table = tableAt(value, path);
  if (table) {
    found.push(table);
    return;
  }
  if (!isObject(value) || level >= searchedLevels) return;
  const keys = Object.keys(value);
  if (keys.length > limits.columns * 10) throw tooWide(keys.length);
  for (const key of keys) {
    search(value[key] ?? null, path === '' ? key : `${path}.${key}`, level + 1, found);
  }
}

function tableAt(value: JsonValue, path: string): JsonTable | null {
  if (Array.isArray(value)) {
    const records = value.filter(isObject);
    if (records.length > 0 && records.length >= value.length * 0.5) {
      return recordsTable(path, value);
    }
    if (value.length > 0 && value.every((row) => Array.isArray(row))) {
      return rowsTable(path, value, null);
    }
    if (path !== '' || value.length === 0) return null;
    return rowsTable(
      path,
      value.map((each) => [each]),
      ['Värde'],
    );
  }
  if (!isObject(value)) return null;
  return splitTable(value, path) ?? columnsTable(value, path) ?? periodsTable(value, path);
}

/** `{"2025-01": 100, "2025-02": 200}`: a row a period, its amount under the name that the object has. */
function periodsTable(object: JsonObject, path: string): JsonTable | null {
  const keys = Object.keys(object);
  if (keys.length < 2 || !keys.every((key) => readDate(key.trim()) !== null)) return null;
  const values = keys.map((key) => object[key] ?? null);
  if (values.every(isObject))
    return recordsTable(
      path,
      values.map((value, n) => ({ period: keys[n] ?? '', ...value })),
    );
  if (values.some((value) => isObject(value) || Array.isArray(value))) return null;
  const rows = values.map((value, n): JsonValue[] => [keys[n] ?? '', value]);
  return rowsTable(path, rows, ['Period', cleanKey(path.split('.').at(-1) ?? '') || 'Belopp']);
}

/** `{"columns": ["a", "b"], "data": [[1, 2]]}`, the names beside the rows. */
function splitTable(object: JsonObject, path: string): JsonTable | null {
  const lists = Object.keys(object).flatMap((key) => {
    const value = object[key];
    return Array.isArray(value) ? [value] : [];
  });
  const data = lists.find((list) => list.length > 0 && list.every((row) => Array.isArray(row)));
  const width = Array.isArray(data?.[0]) ? data[0].length : 0;
  const names = lists.find(
    (list) =>
      list !== data && list.length === width && list.every((name) => typeof name === 'string'),
  );
  return data && names ? rowsTable(path, data, names.map(String)) : null;
}

/** `{"datum": ["2025-01-01"], "belopp": [1]}`: one list of values per column, all of the same length. */
function columnsTable(object: JsonObject, path: string): JsonTable | null {
  const keys = Object.keys(object);
  const lists = keys.map((key) => object[key]);
  const [first] = lists;
  if (keys.length < 2 || !Array.isArray(first) || first.length === 0) return null;
  const even = lists.every(
    (list) =>
      Array.isArray(list) &&
      list.length === first.length &&
      list.every((each) => !Array.isArray(each) && !isObject(each)),
  );
  if (!even) return null;
  const rows = first.map((_, n) =>
    lists.map((list) => (Array.isArray(list) ? (list[n] ?? null) : null)),
  );
  return rowsTable(path, rows, keys);
}

function rowsTable(path: string, rows: readonly JsonValue[], names: string[] | null): JsonTable {
  let cells = 0;
  const read = rows.map((row, n) => {
    const values = Array.isArray(row) ? row.map(cellOf) : [];
    cells += values.length;
    guard(values.length, n + 1, cells);
    return values;
  });
  return { path, names, rows: read, lines: read.map((_, n) => n + 1), expanded: null };
}
