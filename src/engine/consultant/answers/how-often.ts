import { plain } from '../../advice/answers/names.ts';
import { decimal } from '../../facts/decimal.ts';
import { derive } from '../../facts/derive.ts';
import { less, over, stated, worked } from '../../facts/expression.ts';
import { dayNumber } from '../../figures/calendar/months.ts';
import { onlyRow, textOrNull } from '../../figures/query.ts';
import type { Period } from '../../table/period.ts';
import { figure, nameOf } from '../../text/placeholder.ts';
import type { Ask } from '../question/ask.ts';
import type { Named } from '../question/named.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { rowsOf } from '../tables/selection.ts';
import { answer, type Reply } from './reply.ts';
import { during } from './words.ts';
import { noRows, selectionOf, type Work } from './work.ts';

/** `Hur ofta handlar de?`, after who buys most te, is of all that they buy. */
function whoBuys({ named }: Ask, text: string): Named[] {
  const isOfCustomer = named.some(({ dimension }) => dimension === 'customer');
  return named.filter(
    ({ dimension, written }) =>
      !isOfCustomer ||
      (dimension !== 'product' && dimension !== 'category') ||
      text.includes(plain(written)),
  );
}

/** The question is of the days on which what is named bought, was sold or was paid. */
export const asHowOften = (ask: Ask, text: string): Ask => ({
  ...ask,
  named: whoBuys(ask, text),
  measure: 'days',
  ...{ by: null, order: null, average: false, limit: null },
});

/** The first and the last of those days. */
async function endsOf({ ask, table }: Work): Promise<Period | null> {
  const { where } = rowsOf(table, selectionOf(ask), `${table.column} > 0`);
  const row = onlyRow(
    await table.query(
      `SELECT min(date)::VARCHAR AS first, max(date)::VARCHAR AS last FROM ${table.view} WHERE ${where}`,
    ),
  );
  const [first, last] = [textOrNull(row, 'first'), textOrNull(row, 'last')];
  return first === null || last === null
    ? null
    : { from: first.slice(0, 10), to: last.slice(0, 10) };
}

/** What is said of it: who buys, what is sold, what is paid. */
function verbOf({ ask }: Work): string {
  if (ask.guide === 'costs') return 'finns i filen';
  return ask.named[0]?.dimension === 'customer' ? 'handlade' : 'såldes';
}

/** On how many days, in how many orders, and how long it is from one to the next. */
export async function howOften(work: Work): Promise<Reply> {
  const { ask, asking, consultation, table } = work;
  const days = await figureOf(consultation.facts, asking, selectionOf(ask));
  const ends = await endsOf(work);
  if (days === null || ends === null) return noRows(work);
  const counting = ask.guide === 'sales' ? asked(table, 'orders') : null;
  const orders =
    counting === null || 'refused' in counting
      ? null
      : await figureOf(consultation.facts, counting, selectionOf(ask));
  const lead = `**${nameOf(days)} ${verbOf(work)} på ${figure(days)} olika dagar**${during(days)}${orders === null ? '' : `, i ${figure(orders)} order`}.`;
  const count = Number(days.value);
  if (count < 2) return answer(lead);
  const long = dayNumber(ends.to) - dayNumber(ends.from);
  const mean = over(
    stated(decimal(String(long)), `${long} dagar från första till sista`),
    less(days, 1),
  );
  const fact = derive(consultation.facts, {
    ...worked(mean, { decimals: 2 }),
    ...{ subject: days.subject, period: ends, unit: 'days', precision: 1 },
    key: 'ask.interval',
    label: 'Dagar från en gång till nästa i snitt',
  });
  return answer(`${lead} I snitt är det ${figure(fact)} från en gång till nästa.`);
}
