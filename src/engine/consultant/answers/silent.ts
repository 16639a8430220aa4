import { decimal } from '../../facts/decimal.ts';
import type { Fact } from '../../facts/fact.ts';
import { dayNumber, monthNumber } from '../../figures/calendar/months.ts';
import { text as textIn } from '../../figures/query.ts';
import { quoteDate } from '../../figures/sql.ts';
import {
  RISK_DAYS,
  RISK_INTERVALS,
  RISK_PURCHASES,
} from '../../guides/sales/figures/customer-stats.ts';
import { figure, nameOf } from '../../text/placeholder.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import type { Named } from '../question/named.ts';
import { figureOf } from '../tables/compute.ts';
import { dimensionColumn } from '../tables/table.ts';
import { answer, type Reply, refusal } from './reply.ts';
import { tableOf } from './words.ts';
import { MOST_LISTED, outside, selectionOf, tooShort, type Work } from './work.ts';

const YEAR_DAYS = 365;
/** Months of sales needed to say that a customer has gone silent. */
const SPAN_MONTHS = 6;
const HABIT =
  'De har handlat minst tre olika dagar, men inte på mer än dubbelt så lång tid som de brukar, minst en månad och högst ett år.';

/** The question is of what the customers have bought. */
export const asSilent = (ask: Ask): Ask => ({
  ...ask,
  ...{ guide: 'sales', measure: 'revenue', by: null, order: null, limit: null },
  ...{ direction: null, average: false, share: false },
});

/** Those who have bought as a habit and not for long, the largest first, each with its last day. */
async function silentIn({ table }: Work, to: string) {
  const silent = `(${quoteDate(to)} - last)`;
  const rows = await table.query(
    `SELECT name, last::VARCHAR AS last FROM (
       SELECT customer AS name, sum(revenue) AS revenue,
         min(date) FILTER (revenue > 0) AS first, max(date) FILTER (revenue > 0) AS last,
         count(DISTINCT date) FILTER (revenue > 0) AS days
       FROM ${table.view} WHERE customer IS NOT NULL AND revenue IS NOT NULL GROUP BY 1)
     WHERE days >= ${RISK_PURCHASES} AND ${silent} > ${RISK_INTERVALS} * ((last - first) / greatest(1, days - 1))
       AND ${silent} > ${RISK_DAYS} AND ${silent} <= ${YEAR_DAYS}
     ORDER BY revenue DESC, name LIMIT ${MOST_LISTED}`,
  );
  return rows.map((row) => ({ name: textIn(row, 'name'), last: textIn(row, 'last').slice(0, 10) }));
}

/** How long it is since the last purchase, on the file's last day. */
const sinceLast = ({ consultation, table }: Work, sold: Fact, last: string, to: string): Fact =>
  consultation.facts.add({
    key: 'ask.silent',
    label: 'Dagar sedan senaste köpet',
    value: decimal(String(dayNumber(to) - dayNumber(last))),
    formula: `filens sista dag ${to} minus senaste köpet ${last}`,
    ...{ unit: 'days', kind: 'computed', subject: sold.subject, period: sold.period },
    columns: [...new Set([...sold.source.columns, table.columns.date?.name ?? 'datum'])],
    ...{ filter: sold.source.filter, rows: sold.source.rows, origin: table.origin },
  });

/** What each customer that has gone silent has bought for, and how long it is since; none of those in `but`. */
async function silentRows(work: Work, to: string, but: ReadonlySet<string>) {
  const { asking, consultation, ask } = work;
  const rows: { sold: Fact; silent: Fact }[] = [];
  for (const { name, last } of await silentIn(work, to)) {
    if (but.has(name)) continue;
    const named: Named = {
      ...{ guide: 'sales', dimension: 'customer', names: [name], written: name, how: 'exact' },
    };
    const selection = { ...selectionOf(ask), period: null, named: [named] };
    const sold = await figureOf(consultation.facts, asking, selection);
    if (sold !== null) rows.push({ sold, silent: sinceLast(work, sold, last, to) });
  }
  return rows;
}

/** Those who are not gone for the whole time, but have not bought for long; an empty text where there are none. */
export async function silentSince(work: Work, but: ReadonlySet<string>): Promise<string> {
  const { covered } = work.table;
  const rows = covered === null ? [] : await silentRows(work, covered.to, but);
  const [first] = rows;
  if (first === undefined) return '';
  const since = `med ${figure(first.sold)} i omsättning i filen och ${figure(first.silent)} sedan senaste köpet`;
  const lead =
    rows.length === 1 ? 'Det är' : `${listed(rows.map(({ sold }) => nameOf(sold)))}. Störst är`;
  return `**Har inte handlat på länge, mot sin vana:** ${lead} ${nameOf(first.sold)}, ${since}.`;
}

/** Which customers have gone silent against their habit: those to ring. */
export async function silentCustomers(work: Work): Promise<Reply> {
  const { table, source } = work;
  const { covered } = table;
  if (covered === null) return outside(table, source, 'Kunder som har tystnat');
  if (dimensionColumn(table, 'customer') === null)
    return refusal(
      `Filen ${source.document} har ingen kolumn med kunder. Ta med den i exporten, så kan jag svara.`,
    );
  if (monthNumber(covered.to) - monthNumber(covered.from) + 1 < SPAN_MONTHS) return tooShort(work);
  const meant = `Kunder som har tystnat mot sin vana · ur ${source.document}`;
  const rows = await silentRows(work, covered.to, new Set());
  const [first] = rows;
  if (first === undefined)
    return answer('**Ingen kund har tystnat mot sin vana** i filen.', { meant });
  const names = listed(rows.slice(0, 5).map(({ sold }) => nameOf(sold)));
  const more = rows.length > 5 ? ' Fler står i listan.' : '';
  return answer(
    `**Hör av dig till ${names}.**${more} ${HABIT} Störst är ${nameOf(first.sold)}, med ${figure(first.sold)} i omsättning i filen och ${figure(first.silent)} sedan senaste köpet.`,
    {
      meant,
      table: tableOf(
        'Kund',
        ['Omsättning i filen', 'Dagar sedan senaste köpet'],
        rows.map(({ sold, silent }) => [sold, silent]),
      ),
      suggestions: ['Vilka kunder har vi tappat?', 'Vilka kunder köper mest?'],
    },
  );
}
