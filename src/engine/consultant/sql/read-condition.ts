import { quoteDate, quoteText } from '../../figures/sql.ts';
import type { QueryColumn } from './columns.ts';
import { columnAt, constantAt, listOf, type Node, nodeOf, only, QueryRefused } from './syntax.ts';

/** A condition on rows: SQL made by code, the same in Swedish, and the file's columns in it. */
export interface Condition {
  sql: string;
  words: string;
  columns: string[];
}

type Columns = ReadonlyMap<string, QueryColumn>;

const COMPARISONS: Readonly<Record<string, readonly [sql: string, words: string]>> = {
  COMPARE_EQUAL: ['=', 'är'],
  COMPARE_NOTEQUAL: ['<>', 'inte är'],
  COMPARE_GREATERTHAN: ['>', 'är mer än'],
  COMPARE_LESSTHAN: ['<', 'är mindre än'],
  COMPARE_GREATERTHANOREQUALTO: ['>=', 'är minst'],
  COMPARE_LESSTHANOREQUALTO: ['<=', 'är högst'],
};

const MOST_PARTS = 20;
const LONGEST_PATTERN = 100;

/** A constant that a column can be held against, as SQL and as it is said. */
function valueFor(column: QueryColumn, node: Node): { sql: string; words: string } {
  const { text, isNumber } = constantAt(node);
  if (column.kind === 'number') {
    if (!isNumber) throw new QueryRefused();
    return { sql: text, words: text.replace('.', ',') };
  }
  if (column.kind === 'date') {
    if (!/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)) throw new QueryRefused();
    return { sql: quoteDate(text), words: text };
  }
  return { sql: quoteText(text), words: `”${text}”` };
}

const of = ({ columns }: QueryColumn, sql: string, words: string): Condition => ({
  sql,
  words,
  columns,
});

function comparison(node: Node, columns: Columns): Condition {
  only(node, ['left', 'right']);
  const compared = COMPARISONS[String(node.type)];
  if (compared === undefined) throw new QueryRefused();
  const column = columnAt(nodeOf(node.left), columns);
  const value = valueFor(column, nodeOf(node.right));
  const [sign, words] = compared;
  return of(
    column,
    `${column.sql} ${sign} ${value.sql}`,
    `${column.words} ${words} ${value.words}`,
  );
}

function between(node: Node, columns: Columns): Condition {
  only(node, ['input', 'lower', 'upper']);
  const column = columnAt(nodeOf(node.input), columns);
  const [low, high] = [valueFor(column, nodeOf(node.lower)), valueFor(column, nodeOf(node.upper))];
  return of(
    column,
    `${column.sql} BETWEEN ${low.sql} AND ${high.sql}`,
    `${column.words} är från ${low.words} till ${high.words}`,
  );
}

function operator(node: Node, columns: Columns): Condition {
  only(node, ['children']);
  const [first, ...rest] = listOf(node.children);
  if (first === undefined) throw new QueryRefused();
  if (node.type === 'OPERATOR_NOT') {
    const inner = readCondition(first, columns);
    return { ...inner, sql: `NOT (${inner.sql})`, words: `det inte gäller att ${inner.words}` };
  }
  const column = columnAt(first, columns);
  if (node.type === 'OPERATOR_IS_NULL')
    return of(column, `${column.sql} IS NULL`, `${column.words} är tom`);
  if (node.type === 'OPERATOR_IS_NOT_NULL')
    return of(column, `${column.sql} IS NOT NULL`, `${column.words} inte är tom`);
  const isIn = node.type === 'COMPARE_IN';
  if ((!isIn && node.type !== 'COMPARE_NOT_IN') || rest.length === 0 || rest.length > MOST_PARTS)
    throw new QueryRefused();
  const values = rest.map((each) => valueFor(column, each));
  return of(
    column,
    `${column.sql} ${isIn ? '' : 'NOT '}IN (${values.map(({ sql }) => sql).join(', ')})`,
    `${column.words} ${isIn ? '' : 'inte '}är ${values.map(({ words }) => words).join(' eller ')}`,
  );
}

/** `LIKE` of a part of a name; no other function is run on a row. */
function pattern(node: Node, columns: Columns): Condition {
  only(node, ['function_name', 'children', 'order_bys', 'distinct', 'is_operator', 'export_state']);
  const sign = { '~~': 'LIKE', '~~*': 'ILIKE' }[String(node.function_name)];
  const [left, right] = listOf(node.children);
  if (sign === undefined || right === undefined) throw new QueryRefused();
  const column = columnAt(left, columns);
  const { text, isNumber } = constantAt(right);
  if (column.kind !== 'group' || isNumber || text.length > LONGEST_PATTERN)
    throw new QueryRefused();
  return of(
    column,
    `${column.sql} ${sign} ${quoteText(text)}`,
    `${column.words} liknar ”${text.replaceAll('%', '…')}”`,
  );
}

function together(node: Node, columns: Columns): Condition {
  only(node, ['children']);
  const parts = listOf(node.children);
  if (parts.length > MOST_PARTS) throw new QueryRefused();
  const read = parts.map((each) => readCondition(each, columns));
  const isAnd = node.type === 'CONJUNCTION_AND';
  return {
    sql: `(${read.map(({ sql }) => sql).join(isAnd ? ' AND ' : ' OR ')})`,
    words: read.map(({ words }) => words).join(isAnd ? ' och ' : ' eller '),
    columns: [...new Set(read.flatMap((each) => each.columns))],
  };
}

/** A condition of a query, of the columns that it may name; throws `QueryRefused` for anything else. */
export function readCondition(node: Node, columns: Columns): Condition {
  const readers: Readonly<Record<string, (node: Node, columns: Columns) => Condition>> = {
    ...{ COMPARISON: comparison, BETWEEN: between, OPERATOR: operator },
    ...{ FUNCTION: pattern, CONJUNCTION: together },
  };
  const kind = String(node.class);
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (read === undefined) throw new QueryRefused();
  return read(node, columns);
}
