import { costKeys } from '../../guides/costs/catalogue.ts';
import { figure } from '../../text/placeholder.ts';
import { answerFigure } from '../answers/figures.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  type Reply,
  sourceOf,
} from '../answers/reply.ts';
import { shareOfSales } from '../answers/share-of-sales.ts';
import type { Ask } from '../question/ask.ts';
import { asHeld, eventsOfNamed, howIs } from './how-is.ts';

const NOT_KNOWN = {
  weighs: 'Om det är för mycket beror på vad andra får betala, och det står inte i filerna.',
  worth:
    'Vad det ger tillbaka går inte att se i filerna: ingen försäljning är märkt med vad den kom av.',
};

/** The rise of a recurring payment, where it is of one that has been raised. */
function rise(ask: Ask, source: ConsultantSource, consultation: Consultation): string | null {
  const names = new Set(ask.named.flatMap((each) => each.names));
  const known = source.facts.find(
    ({ key, subject }) => key === costKeys.priceRiseYearly && names.has(subject?.name ?? ''),
  );
  const fact = known ? consultation.imported(source).withId(known.id) : null;
  return fact === null ? null : `Höjningen det senaste året kostar ${figure(fact)} per år.`;
}

/** Whether a cost is high, or worth it: how it has changed, what of the sales it takes, and what is not known. */
export async function weighs(
  kind: 'weighs' | 'worth',
  ask: Ask,
  consultation: Consultation,
): Promise<Reply> {
  const reply = await howIs(ask, consultation);
  const source = sourceOf(consultation, ask.guide);
  if (reply.kind !== 'answer' || source === null || ask.guide === 'sales') return reply;
  const share = await shareOfSales({ ...ask, periods: [] }, consultation);
  const lines = [
    reply.text,
    rise(ask, source, consultation),
    share.kind === 'answer' ? share.text.replaceAll('**', '') : null,
    NOT_KNOWN[kind],
  ];
  return { ...reply, text: lines.filter((line) => line !== null).join('\n') };
}

/** What part of the latest year's sales one stands for, and whether it has stopped. */
export async function dependent(ask: Ask, consultation: Consultation): Promise<Reply> {
  const held = asHeld(ask);
  const source = sourceOf(consultation, ask.guide);
  const key = ask.guide === 'sales' ? 'sales.revenue.current' : 'costs.total.current';
  const period = source?.facts.find((fact) => fact.key === key)?.period ?? null;
  const periods = period === null ? [] : [period];
  const happenings = await answerFigure(held, consultation, async (work) => {
    const events = eventsOfNamed(work).map(({ text }) => text);
    return answer(events.join('\n'));
  });
  const share = await answerFigure(
    { ...held, compared: false, share: true, periods },
    consultation,
  );
  return share.kind !== 'answer' || happenings.kind !== 'answer' || happenings.text === ''
    ? share
    : { ...share, text: `${share.text}\n${happenings.text}` };
}
