import { nameTells } from '../../columns/types/name-hints.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { namesPaidFor, type TermKind, termKind } from '../../table/vocabulary/order-terms.ts';
import { flatten, flattenedLevels } from './flatten.ts';
import { isObject, type JsonObject, type JsonValue } from './value.ts';

/** Keys from a record to a list of objects within it. */
type Path = readonly string[];

/** Records looked at, and share of them that must have rows of their own. */
const SAMPLE = 200;
const SHARE = 0.5;

/**
 * Where the rows of each record stand, as those of a voucher or the lines of an order: the list with most amounts that
 * is in most records. Null where none is; payments, taxes and refunds of an order are no rows of it.
 */
export function innerRows(records: readonly JsonObject[]): Path | null {
  const sample = records.slice(0, SAMPLE);
  const found = new Map<string, { path: Path; amounts: Set<string>; records: number }>();
  for (const record of sample) {
    for (const { path, list } of listsIn(record)) {
      const key = path.join('.');
      const own = found.get(key) ?? { path, amounts: new Set(), records: 0 };
      own.records++;
      for (const element of list.slice(0, SAMPLE))
        for (const name of amountsOf(element)) own.amounts.add(name);
      found.set(key, own);
    }
  }
  const able = [...found.values()].filter(
    ({ path, amounts, records: many }) =>
      amounts.size > 0 && many >= sample.length * SHARE && !isBesideRows(path),
  );
  const [best] = able.sort((a, b) => b.amounts.size - a.amounts.size);
  return best?.path ?? null;
}

/** The objects of the list at a path of a record. */
export function rowsAt(record: JsonObject, path: Path): JsonObject[] {
  let value: JsonValue | undefined = record;
  for (const key of path) value = isObject(value) ? value[key] : undefined;
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Every list of objects in a record, not within other lists. */
export function listsIn(record: JsonObject): { path: Path; list: JsonObject[] }[] {
  const found: { path: Path; list: JsonObject[] }[] = [];
  const look = (object: JsonObject, path: Path) => {
    for (const key of Object.keys(object)) {
      const value = object[key];
      if (isObject(value) && path.length + 1 < flattenedLevels) look(value, [...path, key]);
      if (!Array.isArray(value)) continue;
      const list = value.filter(isObject);
      if (list.length > 0 && list.length === value.length)
        found.push({ path: [...path, key], list });
    }
  };
  look(record, []);
  return found;
}

const isBesideRows = (path: Path) =>
  path.some((key) => {
    const name = normaliseName(key);
    return besideRows.has(termKind(name)) || namesPaidFor(name);
  });

const besideRows: ReadonlySet<TermKind> = new Set(['vat', 'refund', 'discount', 'freight', 'fee']);

/** Names of amounts in an element that have one. */
const amountsOf = (element: JsonObject): string[] =>
  [...flatten(element)].flatMap(([name, { text, number }]) =>
    (number || isWrittenNumber(text)) && namesMoney(name) ? [name] : [],
  );

/** A debit and a credit are amounts too. */
const namesMoney = (name: string) =>
  nameTells(name).amount || /(?:^|\.)(?:debet|debit|kredit|credit)/i.test(name);

const writtenNumber = /^-?\d+(?:[.,]\d+)?$/;
export const isWrittenNumber = (text: string): boolean => writtenNumber.test(text.trim());
