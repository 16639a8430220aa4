import type { QueryColumn } from './columns.ts';

/** A query that is more, or other, than what may be asked. */
export class QueryRefused extends Error {}

/** A node of a serialized query. */
export type Node = Readonly<Record<string, unknown>>;

/** The value as a node; one without parts where it is none. */
export const nodeOf = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};

/** The items of a list, as nodes unless said otherwise. */
export function listOf(value: unknown): Node[];
export function listOf<T>(value: unknown, as: (item: unknown) => T): T[];
export function listOf(value: unknown, as: (item: unknown) => unknown = nodeOf): unknown[] {
  return Array.isArray(value) ? value.map(as) : [];
}

const ALWAYS = ['class', 'type', 'query_location', 'alias'];

/** Throws where a node has a part that is not named here: what is not understood is not run. */
export function only(node: Node, parts: readonly string[], always = ALWAYS): void {
  const known = new Set([...parts, ...always, 'type']);
  if (Object.keys(node).some((part) => !known.has(part))) throw new QueryRefused();
}

/** The column that a node names. */
export function columnAt(
  node: Node | undefined,
  columns: ReadonlyMap<string, QueryColumn>,
): QueryColumn {
  if (node?.class !== 'COLUMN_REF') throw new QueryRefused();
  only(node, ['column_names']);
  const [name, ...more] = listOf(node.column_names, String);
  const column =
    name === undefined || more.length > 0 ? undefined : columns.get(name.toLowerCase());
  if (column === undefined) throw new QueryRefused();
  return column;
}

/** A constant as text: a string, or a number as it was written. */
export function constantAt(node: Node): { text: string; isNumber: boolean } {
  // `DATE '2025-01-01'` is a string that is made a day.
  if (node.class === 'CAST') {
    only(node, ['child', 'cast_type', 'try_cast']);
    return constantAt(nodeOf(node.child));
  }
  if (node.class !== 'CONSTANT') throw new QueryRefused();
  only(node, ['value']);
  const value = nodeOf(node.value);
  const type = nodeOf(value.type);
  if (value.is_null === true) throw new QueryRefused();
  if (type.id === 'VARCHAR' && typeof value.value === 'string')
    return { text: value.value, isNumber: false };
  if (typeof value.value !== 'number' || !Number.isFinite(value.value)) throw new QueryRefused();
  const scale = type.id === 'DECIMAL' ? Number(nodeOf(type.type_info).scale ?? 0) : 0;
  const text = (value.value / 10 ** scale).toFixed(scale);
  if (!/^-?\d{1,18}(?:\.\d{1,9})?$/.test(text)) throw new QueryRefused();
  return { text, isNumber: true };
}

/** A whole number that a node is. */
export function numberAt(node: Node): number {
  const { text, isNumber } = constantAt(node);
  if (!isNumber || !Number.isInteger(Number(text))) throw new QueryRefused();
  return Number(text);
}
