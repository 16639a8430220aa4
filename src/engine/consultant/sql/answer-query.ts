import { toText } from '../../facts/decimal.ts';
import type { Fact } from '../../facts/fact.ts';
import { amountOrNull, count, type QueryRow, text } from '../../figures/query.ts';
import { quoteText } from '../../figures/sql.ts';
import { figure, nameOf, periodOf } from '../../text/placeholder.ts';
import { capital } from '../../text/swedish.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  type Reply,
  refusal,
} from '../answers/reply.ts';
import { tableOf } from '../answers/words.ts';
import { exactCount } from '../tables/compute.ts';
import type { AskedTable } from '../tables/table.ts';
import { queryColumns } from './columns.ts';
import { readSelect, type Select, tableNamed } from './read-select.ts';
import { QueryRefused } from './syntax.ts';

/** A longer query is not read. */
const LONGEST_QUERY = 2_000;

const REFUSED =
  'Den frågan får inte ställas till tabellen. Det går att summera och räkna rader i en av företagets egna tabeller, i grupper och med villkor.';

/** DuckDB's own parse of a query. It runs nothing; the query is a text to it. */
async function parsed({ query }: AskedTable, sql: string): Promise<unknown> {
  const [row] = await query(
    `SELECT json_serialize_sql(${quoteText(sql)}, skip_null := true, skip_empty := true)::VARCHAR AS tree`,
  );
  return JSON.parse(row === undefined ? '{}' : text(row, 'tree')) as unknown;
}

const conditionsOf = ({ where, aggregates }: Select): string =>
  [
    ...new Set([
      ...(where === null ? [] : [where.sql]),
      ...aggregates.map(({ condition }) => condition),
    ]),
  ].join(' AND ');

function sqlOf(select: Select, view: string): string {
  const { groups, aggregates, order, limit } = select;
  const names = groups.map(({ sql }, at) => `${sql} AS g${at}`);
  const values = aggregates.map(({ sql }, at) => `${sql} AS a${at}`);
  const known = groups.map(({ sql }) => `${sql} IS NOT NULL`);
  const grouped =
    groups.length === 0 ? '' : ` GROUP BY ${groups.map((_, at) => at + 1).join(', ')}`;
  const sorting = [
    ...(order === null ? [] : [`${order.sql} ${order.descending ? 'DESC' : 'ASC'} NULLS LAST`]),
    ...groups.map((_, at) => `${at + 1}`),
  ];
  const sorted = sorting.length === 0 ? '' : ` ORDER BY ${sorting.join(', ')}`;
  return `SELECT ${[...names, ...values, 'count(*) AS rows'].join(', ')} FROM ${view}
    WHERE ${[conditionsOf(select), ...known].join(' AND ')}${grouped}${sorted} LIMIT ${limit}`;
}

/** The figures of one row of the answer, each with the rows of its group behind it. */
function factsOfRow(
  row: QueryRow,
  select: Select,
  table: AskedTable,
  { facts }: Consultation,
): Fact[] {
  const groups = select.groups.map(({ grouping }, at) => ({
    grouping,
    value: text(row, `g${at}`),
  }));
  const filters = [
    ...(select.where === null ? [] : [select.where.words]),
    ...groups.map(({ grouping, value }) => grouping.filter(value)),
  ];
  const own = groups.map(({ grouping, value }) => ({
    subject: grouping.subject(value),
    period: grouping.period(value),
  }));
  const subject = (own.find(({ period }) => period === null) ?? own[0])?.subject ?? null;
  const period = own.find((each) => each.period !== null)?.period ?? null;
  return select.aggregates.flatMap((aggregate, at) => {
    const found = amountOrNull(row, `a${at}`);
    if (found === null) return [];
    const value = aggregate.unit === 'count' ? exactCount(found) : found;
    const isWhole = !toText(value).includes('.');
    return facts.add({
      key: `ask.query.${at}`,
      ...{ subject, period, value, unit: aggregate.unit },
      ...(aggregate.unit === 'count' && !isWhole && { precision: 1 }),
      label: `${capital(aggregate.words)}${subject === null ? '' : `: ${subject.name}`}`,
      formula: aggregate.words,
      kind: aggregate.unit === 'SEK' && !table.amount.certain ? 'assumption' : 'computed',
      columns: [
        ...new Set([
          ...aggregate.columns,
          ...(select.where?.columns ?? []),
          ...select.groups.flatMap((group) => group.columns),
        ]),
      ],
      filter: filters.length === 0 ? 'alla rader' : `rader där ${filters.join(' och ')}`,
      where: [
        conditionsOf(select),
        ...groups.map(({ grouping, value }) => grouping.where(value)),
      ].join(' AND '),
      rows: count(row, 'rows'),
      origin: table.origin,
    });
  });
}

const line = (facts: readonly Fact[]) =>
  facts
    .map((fact) => {
      const about = [
        ...(fact.subject === null ? [] : [nameOf(fact)]),
        ...(fact.period === null || fact.subject?.kind === 'month' ? [] : [periodOf(fact)]),
      ];
      return `- **${about.length === 0 ? capital(fact.source.formula.replace(/\d/g, '')) : about.join(', ')}:** ${figure(fact)}`;
    })
    .join('\n');

function wordsOf({ aggregates, groups, where }: Select, source: ConsultantSource): string {
  const by = groups.length === 0 ? '' : ` per ${groups.map(({ words }) => words).join(' och ')}`;
  const of = where === null ? '' : `, där ${where.words}`;
  return `${capital(aggregates.map(({ words }) => words).join(' och '))}${by}${of} · ur ${source.document}`;
}

async function answered(sql: string, consultation: Consultation): Promise<Reply> {
  const open = consultation.sources.flatMap((source) =>
    source.table === null ? [] : [{ source, table: source.table }],
  );
  const [any] = open;
  if (any === undefined) return refusal('Det finns ingen tabell att räkna i.');
  const tree = await parsed(any.table, sql);
  const name = tableNamed(tree);
  const found = open.find(({ table }) => table.view === name);
  if (found === undefined) throw new QueryRefused();
  const { source, table } = found;
  const select = readSelect(tree, queryColumns(table));
  const rows = await table.query(sqlOf(select, table.view));
  const facts = rows.map((row) => factsOfRow(row, select, table, consultation));
  const meant = wordsOf(select, source);
  if (facts.every((each) => each.length === 0))
    return refusal('Inga rader i filen passar den frågan.', { meant });
  return answer(facts.map(line).join('\n'), {
    meant,
    table:
      facts.length < 2
        ? null
        : tableOf(
            select.groups[0]?.words ?? '',
            select.aggregates.map(({ words }) => capital(words)),
            facts,
          ),
  });
}

/**
 * Answers a query that a model has written. Only its meaning is taken from it, as DuckDB's parser has read it: the
 * query that is run is made by code, of one of the company's own views. All else is refused with a sentence.
 */
export async function answerQuery(sql: string, consultation: Consultation): Promise<Reply> {
  if (sql.length > LONGEST_QUERY) return refusal(REFUSED);
  try {
    return await answered(sql, consultation);
  } catch (error) {
    if (error instanceof QueryRefused) return refusal(REFUSED);
    throw error;
  }
}
