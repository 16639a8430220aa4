import type { QueryColumn } from './columns.ts';
import { readCondition } from './read-condition.ts';
import { columnAt, listOf, type Node, nodeOf, numberAt, only, QueryRefused } from './syntax.ts';

/** What is computed of each group: SQL made by code, and the same in Swedish. */
export interface Aggregate {
  sql: string;
  words: string;
  unit: 'SEK' | 'count';
  columns: string[];
  /** Rows that it can be computed of. */
  condition: string;
  /** The name that a sorting may use. */
  alias: string | null;
}

/** A query as it was understood; nothing of its own text is ever run. */
export interface Select {
  groups: (QueryColumn & { kind: 'group' })[];
  aggregates: Aggregate[];
  where: { sql: string; words: string; columns: string[] } | null;
  /** By the place of an aggregate or a group in the list of what is asked for. */
  order: { sql: string; descending: boolean } | null;
  limit: number;
}

type Columns = ReadonlyMap<string, QueryColumn>;

const FUNCTIONS: Readonly<Record<string, string>> = {
  sum: 'summan av',
  avg: 'medelvärdet av',
  mean: 'medelvärdet av',
  min: 'det minsta av',
  max: 'det största av',
  median: 'medianen av',
};

const MOST_ROWS = 50;
const MOST_ITEMS = 4;
const MOST_GROUPS = 2;

function aggregateOf(node: Node, columns: Columns): Aggregate {
  only(node, ['function_name', 'children', 'order_bys', 'distinct', 'is_operator', 'export_state']);
  const name = String(node.function_name).toLowerCase();
  const alias = typeof node.alias === 'string' ? node.alias : null;
  const [argument, ...more] = listOf(node.children);
  if (more.length > 0 || listOf(nodeOf(node.order_bys).orders).length > 0) throw new QueryRefused();
  if (name === 'count_star' && argument === undefined)
    return {
      sql: 'count(*)',
      words: 'antal rader',
      unit: 'count',
      columns: [],
      condition: 'TRUE',
      alias,
    };
  const column = columnAt(argument, columns);
  const { words, sql } = column;
  if (name === 'count' && node.distinct === true && column.kind === 'group')
    return {
      sql: `count(DISTINCT ${sql})`,
      words: `antal olika ${words}`,
      unit: 'count',
      columns: column.columns,
      condition: `${sql} IS NOT NULL`,
      alias,
    };
  const verb = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (verb === undefined || column.kind !== 'number' || node.distinct === true)
    throw new QueryRefused();
  const { unit, condition } = column;
  const isExact = !['avg', 'mean', 'median'].includes(name);
  const made = isExact ? `${name}(${sql})` : `CAST(${name}(${sql}) AS DECIMAL(24, 4))`;
  return { sql: made, words: `${verb} ${words}`, unit, columns: column.columns, condition, alias };
}

function orderOf(
  modifier: Node,
  read: Omit<Select, 'order' | 'limit' | 'where'>,
  columns: Columns,
): Select['order'] {
  only(modifier, ['orders']);
  const [first, ...more] = listOf(modifier.orders);
  if (first === undefined || more.length > 1) throw new QueryRefused();
  only(first, ['null_order', 'expression'], []);
  const descending = first.type === 'DESCENDING';
  const by = nodeOf(first.expression);
  const alias = listOf(by.column_names, String)[0];
  const named = read.aggregates.find((each) => each.alias !== null && each.alias === alias);
  if (named !== undefined) return { sql: named.sql, descending };
  if (by.class === 'FUNCTION') return { sql: aggregateOf(by, columns).sql, descending };
  if (by.class === 'CONSTANT') {
    const at = numberAt(by) - 1;
    const item = [...read.groups, ...read.aggregates][at];
    if (item === undefined) throw new QueryRefused();
    return { sql: item.sql, descending };
  }
  const column = columnAt(by, columns);
  if (!read.groups.some(({ name }) => name === column.name)) throw new QueryRefused();
  return { sql: column.sql, descending };
}

function limitOf(modifier: Node): number {
  only(modifier, ['limit']);
  return Math.max(1, Math.min(MOST_ROWS, numberAt(nodeOf(modifier.limit))));
}

/** The one statement of a serialized query. */
function selectNode(tree: unknown): Node {
  const { error, statements } = nodeOf(tree);
  const [statement, ...more] = listOf(statements);
  if (error === true || statement === undefined || more.length > 0) throw new QueryRefused();
  const node = nodeOf(statement.node);
  only(statement, ['node'], []);
  only(node, [
    'modifiers',
    'select_list',
    'from_table',
    'where_clause',
    'group_expressions',
    'group_sets',
    'aggregate_handling',
  ]);
  if (node.type !== 'SELECT_NODE') throw new QueryRefused();
  return node;
}

/** Which table a serialized query is of; throws `QueryRefused` for anything but one table by its name. */
export function tableNamed(tree: unknown): string {
  const from = nodeOf(selectNode(tree).from_table);
  only(from, ['table_name']);
  if (from.type !== 'BASE_TABLE') throw new QueryRefused();
  return String(from.table_name);
}

/**
 * Reads a query from what DuckDB's own parser made of it: one SELECT of sums and counts over one table, in groups.
 * What is not known here is refused, whatever it is; throws `QueryRefused`.
 */
export function readSelect(tree: unknown, columns: Columns): Select {
  const node = selectNode(tree);
  const items = listOf(node.select_list);
  if (items.length > MOST_ITEMS) throw new QueryRefused();
  const isColumn = (item: Node) => item.class === 'COLUMN_REF';
  const groups = items.filter(isColumn).map((item) => {
    const column = columnAt(item, columns);
    if (column.kind !== 'group') throw new QueryRefused();
    return column;
  });
  const aggregates = items
    .filter((item) => !isColumn(item))
    .map((item) => {
      if (item.class !== 'FUNCTION') throw new QueryRefused();
      return aggregateOf(item, columns);
    });
  const grouped = listOf(node.group_expressions).map((each) =>
    each.class === 'CONSTANT' ? groups[numberAt(each) - 1]?.name : columnAt(each, columns).name,
  );
  const isWhole =
    node.aggregate_handling === 'FORCE_AGGREGATES' ||
    groups.every(({ name }) => grouped.includes(name));
  const isSame = grouped.every((name) => groups.some((group) => group.name === name));
  if (aggregates.length === 0 || groups.length > MOST_GROUPS || !isWhole || !isSame)
    throw new QueryRefused();
  const modifiers = listOf(node.modifiers);
  const modifier = (type: string) => modifiers.find((each) => each.type === type);
  const [order, limit] = [modifier('ORDER_MODIFIER'), modifier('LIMIT_MODIFIER')];
  if (modifiers.some((each) => each !== order && each !== limit)) throw new QueryRefused();
  const isFiltered = node.where_clause !== undefined && node.where_clause !== null;
  return {
    ...{ groups, aggregates },
    where: isFiltered ? readCondition(nodeOf(node.where_clause), columns) : null,
    order: order === undefined ? null : orderOf(order, { groups, aggregates }, columns),
    limit: limit === undefined ? MOST_ROWS : limitOf(limit),
  };
}
