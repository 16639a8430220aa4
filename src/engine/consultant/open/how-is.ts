import { eventSentence, eventsOf } from '../../events/sentence.ts';
import { derive } from '../../facts/derive.ts';
import { hasValue, inPercent, less, over } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { monthNumber, monthsPeriod } from '../../figures/calendar/months.ts';
import { importText } from '../../guides/plan/import-text.ts';
import { wholeMonths } from '../../money/common-months.ts';
import { costMonths, salesMonths } from '../../money/money.ts';
import type { Period } from '../../table/period.ts';
import { figure, periodOf, placeholders } from '../../text/placeholder.ts';
import type { RecommendationRecord } from '../../text/result.ts';
import { changed, said } from '../answers/change.ts';
import { answerFigure } from '../answers/figures.ts';
import { advice, advised } from '../answers/overview.ts';
import { single } from '../answers/parts.ts';
import { answer, type Consultation, type Reply, refusal } from '../answers/reply.ts';
import type { Work } from '../answers/work.ts';
import { selectionOf } from '../answers/work.ts';
import type { Ask } from '../question/ask.ts';
import { yearBefore } from '../question/calendar.ts';
import { asked, figureOf } from '../tables/compute.ts';

/** So many whole months tell how it goes of late. */
const LATELY = 3;
const MOST_EVENTS = 4;

interface Told {
  isStopped: boolean;
  text: string;
}

/** What has happened to the one that is asked of, whether it has stopped first. */
export function eventsOfNamed({ source, ask, consultation }: Work): Told[] {
  const names = new Set(ask.named.flatMap((each) => each.names));
  const from = consultation.imported(source);
  return eventsOf(source.facts)
    .filter(({ change }) => names.has(change.subject?.name ?? ''))
    .slice(0, MOST_EVENTS)
    .flatMap((event) => {
      const words = eventSentence(event);
      const text = words === null ? null : importText(words, from);
      return text === null ? [] : [{ isStopped: event.type === 'stopped', text }];
    });
}

/** The latest whole months of the file, and the same months a year before; null where it has not both. */
function latelyIn({ source, consultation, table }: Work): { now: Period; before: Period } | null {
  const keys = source.guide === 'sales' ? salesMonths : costMonths;
  const last = [...wholeMonths(source.facts, keys, consultation.today).keys()].sort().at(-1);
  if (last === undefined || table.covered === null) return null;
  const end = monthNumber(last);
  const now = monthsPeriod(end - LATELY + 1, end);
  const before = yearBefore(now);
  return monthNumber(before.from) < monthNumber(table.covered.from) ? null : { now, before };
}

/** How the latest months were against the same ones a year before. */
async function lately(work: Work): Promise<string | null> {
  const pair = latelyIn(work);
  if (pair === null) return null;
  const { ask, asking, consultation } = work;
  const of = (period: Period) => figureOf(consultation.facts, asking, selectionOf(ask, period));
  const [now, before] = [await of(pair.now), await of(pair.before)];
  if (now === null)
    return before === null
      ? null
      : `De tre senaste hela månaderna finns ingen rad, mot ${figure(before)} under ${periodOf(before)}.`;
  if (before === null)
    return `Senast, under ${periodOf(now)}, var det ${figure(now)}, och samma månader året före finns ingen rad.`;
  return `Senast, under ${periodOf(now)}, var det ${figure(now)} mot ${figure(before)} samma månader året före${growth(consultation, now, before)}.`;
}

function growth({ facts }: Consultation, now: Fact, before: Fact): string {
  const change = less(over(now, before), 1);
  if (!hasValue(change)) return '';
  const fact = derive(facts, {
    ...inPercent(change),
    ...{ key: 'ask.growthLately', label: 'Förändring mot samma månader året före i procent' },
    ...{ subject: now.subject, period: now.period },
  });
  return ` (${figure(fact)})`;
}

/** What it leaves when the goods are paid, then and now, where the file has what they cost. */
async function margin(work: Work, now: Fact, before: Fact): Promise<string | null> {
  const asking = asked(work.table, 'margin');
  if (work.ask.guide !== 'sales' || 'refused' in asking) return null;
  const of = (period: Period | null) =>
    figureOf(work.consultation.facts, asking, selectionOf(work.ask, period));
  const [own, then] = [await of(now.period), await of(before.period)];
  return own === null || then === null
    ? null
    : `Täckningsgraden var ${figure(own)} mot ${figure(then)} året före.`;
}

/** The latest year against the one before, the latest months, and what has happened. */
export async function howItIs(work: Work): Promise<Reply> {
  const happenings = eventsOfNamed(work);
  const stopped = happenings.filter(({ isStopped }) => isStopped).map(({ text }) => text);
  const rest = happenings.filter(({ isStopped }) => !isStopped).map(({ text }) => `- ${text}`);
  const found = await changed(work);
  const figures =
    found === null
      ? [(await single(work)).text]
      : 'reply' in found
        ? [found.reply.text, await lately(work)]
        : [
            await said(work, found),
            stopped.length > 0 ? null : await lately(work),
            await margin(work, found.now, found.before),
          ];
  const lines = [
    ...stopped,
    ...figures,
    ...(rest.length > 0 ? ['**Det har hänt:**', ...rest] : []),
  ].filter((line) => line !== null);
  return answer(lines.join('\n'), {
    suggestions: ['Hur ser det ut per månad?', 'Vad har hänt?', 'Vad ska jag göra på måndag?'],
  });
}

/** The amount that the question is of, held against the year before. */
export const asHeld = (ask: Ask): Ask => ({
  ...ask,
  ...{ measure: ask.guide === 'sales' ? 'revenue' : 'cost', measured: true, by: null },
  ...{ order: null, limit: null, direction: null, compared: true, average: false, share: false },
  periods: [],
});

/** How it goes for one of the company's own: a customer, a product, a supplier, one who works there. */
export const howIs = (ask: Ask, consultation: Consultation): Promise<Reply> =>
  answerFigure(asHeld(ask), consultation, howItIs);

/** What one leaves when the goods are paid, behind how it goes; where the file has not what they cost, that it has not. */
export async function earns(ask: Ask, consultation: Consultation): Promise<Reply> {
  // What is paid for leaves nothing by itself.
  if (ask.guide !== 'sales') return ONLY_PAID;
  const reply = await howIs(ask, consultation);
  if (reply.kind !== 'answer') return reply;
  const profit = await answerFigure({ ...asHeld(ask), measure: 'profit' }, consultation);
  return {
    ...reply,
    text: `${profit.kind === 'answer' ? profit.text : NO_COST}\n${reply.text}`,
  };
}

const ONLY_PAID = refusal(
  'Det du nämner finns bland det ni betalar, och vad det ger står inte i filerna. Fråga hur mycket det kostar.',
);

const NO_COST =
  'Vad det kostar er finns inte i filen, så vad som blir kvar av det går inte att räkna. Så här har det sålt:';

/** What to do about one: how it goes, and the advice that names it. */
export async function about(ask: Ask, consultation: Consultation): Promise<Reply> {
  const reply = await howIs(ask, consultation);
  if (reply.kind !== 'answer') return reply;
  const names = new Set(ask.named.flatMap((each) => each.names));
  const isOfIt = (record: RecommendationRecord) =>
    consultation.sources.some(({ facts, advice: all }) =>
      all.includes(record)
        ? placeholders(`${record.title} ${record.description}`).some(({ factId }) =>
            names.has(facts.find(({ id }) => id === factId)?.subject?.name ?? ''),
          )
        : false,
    );
  const given = advised(advice(consultation, consultation.sources, isOfIt), [], '');
  return { ...reply, text: `${reply.text}\n${given.text}` };
}
