import { derive } from '../../facts/derive.ts';
import { hasValue, inPercent, over, sum, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { dayNumber } from '../../figures/calendar/months.ts';
import { count, onlyRow } from '../../figures/query.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import { inHours } from '../../guides/sales/in-hours.ts';
import { figure, nameOf, periodOf } from '../../text/placeholder.ts';
import { capital } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import { isOfDays, isStep } from '../question/vocabulary.ts';
import { whyNotSummed } from '../tables/beside-measures.ts';
import { asked, figureOf, figuresBy, groupsIn, type Order } from '../tables/compute.ts';
import { meantBy } from './meant.ts';
import { meanFirst } from './monthly.ts';
import { mostlyNameless, notTold } from './not-told.ts';
import { ofWhole } from './of-all.ts';
import { ofNamed } from './of-named.ts';
import { answer, guidePages, type Reply, refusal } from './reply.ts';
import { allOf, inOrder } from './several.ts';
import { barsOf, during, kindNames, lineOf, of, PLACES, tableOf } from './words.ts';
import { LISTED, MOST_LISTED, noRows, outside, selectionOf, the, type Work } from './work.ts';

export async function single(work: Work): Promise<Reply> {
  const { ask, asking, consultation, table } = work;
  const selection = selectionOf(ask);
  const fact = await figureOf(consultation.facts, asking, selection);
  if (fact === null) return noRows(work);
  const more = `${await beside(work, fact)}${await whichRow(work, fact)}`;
  const text = `**${capital(the(work))}${of(fact)} var ${figure(fact)}**${during(fact)}.${more}`;
  const parts = ask.named.find(({ names }) => names.length > 1);
  if (parts === undefined) return answer(text);
  const each = await figuresBy(
    consultation.facts,
    { ...asking, table },
    selection,
    parts.dimension,
    {
      by: 'most',
      limit: LISTED,
    },
  );
  const [heading] = kindNames(parts.dimension, work.table);
  return answer(text, {
    table:
      each === null || each.length < 2
        ? null
        : tableOf(
            heading,
            [asking.computation.label],
            each.map((row) => [row]),
          ),
  });
}

/** Whom the largest row is to, where the analysis has listed it. */
async function whichRow({ ask, source, table, consultation }: Work, fact: Fact): Promise<string> {
  if (ask.measure !== 'largestRow') return '';
  const own = fact.source.where ?? 'true';
  for (const { id, key, value, source: of } of source.facts) {
    if (key !== costKeys.rowAmount || value !== fact.value || of.where === null) continue;
    const found = await table.query(
      `SELECT count(*) AS rows FROM ${table.view} WHERE (${of.where}) AND (${own})`,
    );
    const row = consultation.imported(source).withId(id);
    if (row !== null && count(onlyRow(found), 'rows') > 0) return ` Det är raden ${nameOf(row)}.`;
  }
  return '';
}

/** An invoice has its freight too: beside a sum of amount and VAT it is told with it. */
async function withFreight({ ask, table, consultation }: Work, fact: Fact): Promise<string> {
  const { gross, freight } = table.beside;
  const isMade = (gross?.columns.length ?? 0) > 1;
  const asking = asked(table, 'freight');
  if (!isMade || freight === null || 'refused' in asking) return '';
  if ((await whyNotSummed(table, { ...ask, measure: 'freight' })) !== null) return '';
  const found = await figureOf(consultation.facts, asking, selectionOf(ask));
  if (found === null) return '';
  const all = derive(consultation.facts, {
    ...{ ...worked(sum(fact, found)), unit: fact.unit, subject: fact.subject, period: fact.period },
    key: 'ask.together',
    label: 'Belopp med moms och frakt',
  });
  return ` Frakten på ${figure(found)} står för sig i filen: med den är det ${figure(all)}.`;
}

const soldIn = ({ countsHours, sellsTime }: Work['table'], many: string): string =>
  sellsTime && !countsHours
    ? `Antalet är ${many}.`
    : `Det är ${many} ${countsHours ? inHours('sålda enheter') : 'sålda enheter'}.`;

/** Pieces beside an amount, and an amount beside pieces. */
async function beside(work: Work, fact: Fact): Promise<string> {
  const { ask, table, consultation } = work;
  if (ask.measure === 'gross') return withFreight(work, fact);
  const other = ask.measure === 'revenue' ? 'units' : ask.measure === 'units' ? 'revenue' : null;
  if (other === null || ask.named.length === 0) return '';
  const asking = asked(table, other);
  if ('refused' in asking) return '';
  const found = await figureOf(consultation.facts, asking, selectionOf(ask));
  if (found === null || found.source.rows !== fact.source.rows) return '';
  return other === 'units'
    ? ` ${soldIn(table, figure(found))}`
    : ` Det gav ${figure(found)} i omsättning.`;
}

const DAYS_OF_WEEK = 7;
const isWholeWeek = ({ period }: Fact) =>
  period !== null && dayNumber(period.to) - dayNumber(period.from) + 1 === DAYS_OF_WEEK;

/** The groups; a week that is cut at an end is not the least of them. */
async function groupsOf(work: Work, by: NonNullable<Ask['by']>, order: Order) {
  const { asking, consultation, ask } = work;
  const isLeast = by === 'week' && order.by === 'least';
  const limit = order.limit + (isLeast ? 2 : 0);
  const selection = selectionOf(ask);
  const all = await figuresBy(consultation.facts, asking, selection, by, { ...order, limit });
  return isLeast && all !== null ? all.filter(isWholeWeek).slice(0, order.limit) : all;
}

const CUT_WEEKS =
  ' En vecka i början eller slutet av tiden är räknad med de dagar som hör till den.';
const cutWeeks = (by: Ask['by'], listed: readonly Fact[]) =>
  by === 'week' && !listed.every(isWholeWeek) ? CUT_WEEKS : '';

/** `Näst högst är Te med 200 kr`: one of a list, from its large or its small end. */
const atPlace = (fact: Fact, place: number, order: Order['by']) =>
  `${capital(`${PLACES[place - 1] ?? ''}${order === 'most' ? 'högst' : 'lägst'}`)} är ${nameOf(fact)} med ${figure(fact)}`;

/** Groups in order of size, or of time. */
export async function breakdown(work: Work): Promise<Reply> {
  const { ask, asking, table, source } = work;
  const by = ask.by ?? 'product';
  const isTime = isStep(by) && (by === 'week' || !isOfDays(by));
  const order = ask.order ?? (isTime ? 'time' : 'most');
  const { place = 1, lastPlace = place } = ask;
  const wanted = Math.max(ask.limit ?? (by === 'weekday' ? DAYS_OF_WEEK : LISTED), lastPlace);
  const limit = order === 'time' ? 400 : Math.min(MOST_LISTED, wanted);
  const selection = selectionOf(ask);
  const found = await groupsOf(work, by, { by: order, limit });
  const meant = meantBy(ask, source);
  const [heading, many] = kindNames(by, work.table);
  if (found === null)
    return isStep(by)
      ? outside(table, source, meant)
      : refusal(
          `Filen ${source.document} har ingen kolumn med ${many}. Ta med den i exporten, så kan jag svara.`,
          {
            meant,
            missing: guidePages[source.guide],
          },
        );
  const listed = found.slice(place - 1, lastPlace > place ? lastPlace : undefined);
  const [first] = listed;
  if (first === undefined) return noRows(work);
  const title = `${asking.computation.label} per ${heading.toLowerCase()}`;
  const what = `${the(work)}${await ofNamed(work)}`;
  const rows = tableOf(
    heading,
    [asking.computation.label],
    listed.map((fact) => [fact]),
  );
  if (order === 'time') {
    const best = [...found].sort((a, b) => Number(b.value) - Number(a.value))[0] ?? first;
    return answer(
      `**${capital(what)} per ${heading.toLowerCase()}:** ${await meanFirst(work)}högst är ${nameOf(best)} med ${figure(best)}.${cutWeeks(by, found)}`,
      {
        chart: by === 'month' ? lineOf(ask.guide, title, found) : barsOf(ask.guide, title, found),
        table: rows,
      },
    );
  }
  const left = await notTold(work);
  if (left.isMost) return mostlyNameless(source, heading, meant);
  const groups = await groupsIn(asking, selection, by);
  const rest = groups > found.length ? ` Listan visar en del av alla ${many}.` : '';
  const when = isStep(by) ? '' : during(first);
  const all = await ofWhole(work, found, first, order);
  const several = listed
    .slice(1, lastPlace - place + 1)
    .map((fact, n) => ` ${atPlace(fact, place + n + 1, order)}.`)
    .join('');
  return answer(
    `**${atPlace(first, place, order)}**${when} (${what} per ${heading.toLowerCase()}).${several}${all}${rest}${left.text}${cutWeeks(by, listed)}`,
    {
      table: rows,
      chart: order === 'most' ? barsOf(ask.guide, title, found) : null,
    },
  );
}

export async function share(work: Work): Promise<Reply> {
  const { ask, asking, consultation } = work;
  const isOfDays = ask.weekday !== null && (ask.named.length === 0 || ask.shareOf !== undefined);
  if ((ask.named.length === 0 && !isOfDays) || asking.computation.below !== undefined)
    return ask.by === null ? single(work) : breakdown(work);
  const part = await figureOf(consultation.facts, asking, selectionOf(ask));
  const whole = await figureOf(consultation.facts, asking, {
    ...selectionOf(ask),
    named: ask.shareOf ?? [],
    ...(isOfDays && { weekday: null }),
  });
  if (part === null || whole === null) return noRows(work);
  const quotient = over(part, whole);
  if (!hasValue(quotient)) return single(work);
  const fact = derive(consultation.facts, {
    ...inPercent(quotient),
    subject: part.subject,
    period: part.period,
    key: 'ask.share',
    label: `Andel: ${asking.computation.label}`,
  });
  // Days of the week are no names: `måndagar` do not begin a sentence.
  if (isOfDays && typeof ask.weekday === 'number')
    return answer(
      `**Av ${the(work)}${of(whole)} kommer ${figure(fact)} på ${nameOf(fact)}ar**${during(fact)}: ${figure(part)} av ${figure(whole)}.`,
    );
  return answer(
    `**${nameOf(fact)} står för ${figure(fact)}** av ${the(work)}${of(whole)}${during(fact)}: ${figure(part)} av ${figure(whole)}.`,
  );
}

/** What periods that do not overlap come to together. */
function inAll(work: Work, each: readonly Fact[]): string {
  const starts = [...work.ask.periods].sort((a, b) => (a.from < b.from ? -1 : 1));
  const areApart = starts.every((one, at) => at === 0 || (starts[at - 1]?.to ?? '') < one.from);
  const [first, last] = [starts[0], starts.at(-1)];
  if (!areApart || !first || !last) return '';
  const period = { from: first.from, to: last.to };
  return allOf(work, each, { subject: each[0]?.subject ?? null, period });
}

/** Each period by itself: `mars och april`. */
export async function eachPeriod(work: Work): Promise<Reply> {
  const facts: Fact[] = [];
  for (const period of work.ask.periods) {
    const fact = await figureOf(
      work.consultation.facts,
      work.asking,
      selectionOf(work.ask, period),
    );
    if (fact !== null) facts.push(fact);
  }
  if (facts.length === 0) return noRows(work);
  const [first] = facts;
  const lines = facts.map((fact) => `- **${periodOf(fact)}:** ${figure(fact)}`);
  const all = inAll(work, facts);
  const [most] = work.ask.order === null ? [] : inOrder(facts, work.ask);
  const which = work.ask.order === 'least' ? 'Lägst' : 'Högst';
  const lead = most === undefined ? '' : `${which} är **${periodOf(most)}** med ${figure(most)}.\n`;
  return answer(
    `${lead}${capital(the(work))}${first ? of(first) : ''}:\n${lines.join('\n')}${all}`,
  );
}
