import type { Cell } from '../../table/cell.ts';
import { isObject, JsonNumber, type JsonObject, type JsonValue, plainText } from './value.ts';

/** Levels of objects within a record that get columns of their own; what lies deeper stands as JSON. */
export const flattenedLevels = 4;

export interface FlatCell {
  text: string;
  /** True where the file has a number: its decimal mark is then a point. */
  number: boolean;
}

/** One record as cells by column name: `{a: {b: 1}}` gives `a.b`. */
export function flatten(record: JsonObject): Map<string, FlatCell> {
  const cells = new Map<string, FlatCell>();
  put(cells, '', record, 0);
  return cells;
}

function put(
  cells: Map<string, FlatCell>,
  prefix: string,
  object: JsonObject,
  level: number,
): void {
  for (const key of Object.keys(object)) {
    const value = object[key] ?? null;
    const name = prefix === '' ? cleanKey(key) : `${prefix}.${cleanKey(key)}`;
    if (isObject(value) && level + 1 < flattenedLevels && Object.keys(value).length > 0) {
      put(cells, name, value, level + 1);
    } else cells.set(freeName(cells, name), cellOf(value));
  }
}

/** Marks of encoding within a key are no part of the name. */
export const cleanKey = (key: string) => key.replace(/\ufeff/g, '').trim();

/** Keys that become the same name (`a.b` and `a` with `b` in it) get a number. */
function freeName(cells: ReadonlyMap<string, FlatCell>, name: string): string {
  let free = name;
  for (let n = 2; cells.has(free); n++) free = `${name} (${n})`;
  return free;
}

export function cellOf(value: JsonValue): FlatCell {
  if (value === null) return { text: '', number: false };
  if (typeof value === 'string') return { text: value, number: false };
  if (typeof value === 'boolean') return { text: value ? 'sant' : 'falskt', number: false };
  if (value instanceof JsonNumber) return { text: plainText(value), number: true };
  if (Array.isArray(value) && value.every((each) => !Array.isArray(each) && !isObject(each))) {
    return { text: value.map((each) => cellOf(each).text).join(', '), number: false };
  }
  return { text: written(value), number: false };
}

/** A value as JSON, its numbers as they were written. */
function written(value: JsonValue): string {
  if (value instanceof JsonNumber) return value.text;
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = Object.keys(value).map(
    (key) => `${JSON.stringify(key)}:${written(value[key] ?? null)}`,
  );
  return `{${parts.join(',')}}`;
}

export const asCell = (cell: FlatCell | undefined): Cell => cell?.text ?? '';
