import { eventSentence, eventsOf, type NamedEvent, saidEvents } from '../../events/sentence.ts';
import { size } from '../../facts/fact-value.ts';
import { importText } from '../../guides/plan/import-text.ts';
import type { Ask } from '../question/ask.ts';
import { answer, type ConsultantSource, type Consultation, type Reply, refusal } from './reply.ts';

const MOST_EVENTS = 5;

/** The heaviest events of a source, in words with the answer's own figures; of the things named, where any are. */
export function happened(
  source: ConsultantSource,
  consultation: Consultation,
  named: Ask['named'] = [],
  most = MOST_EVENTS,
): string[] {
  const names = new Set(named.flatMap((each) => each.names));
  const from = consultation.imported(source);
  const isOfThem = ({ change }: NamedEvent) => names.has(change.subject?.name ?? '');
  // Of a named one all is told; else what an area did is not told beside the one in it that did it.
  const sentences =
    names.size === 0
      ? saidEvents(source.facts, Number.POSITIVE_INFINITY).map(({ words }) => words)
      : eventsOf(source.facts)
          .filter(isOfThem)
          .flatMap((event) => eventSentence(event) ?? []);
  return sentences.slice(0, most).flatMap((text) => importText(text, from) ?? []);
}

/** Whether an event makes less to be left: less sold, or more paid. */
const isLoss = ({ guide, change }: NamedEvent) => size(change) < 0 === (guide === 'sales');
/** At most so many gains are named as what holds against the losses. */
const MOST_GAINS = 3;

/** Why less is left: the losses of all sources by kronor, then what holds against them, as lists. */
export function lossesFirst(
  sources: readonly ConsultantSource[],
  consultation: Consultation,
  named: Ask['named'],
): string {
  const names = new Set(named.flatMap((each) => each.names));
  const events = sources
    .flatMap((source) => {
      const from = consultation.imported(source);
      return saidEvents(source.facts, Number.POSITIVE_INFINITY)
        .filter(
          ({ event: { change } }) => names.size === 0 || names.has(change.subject?.name ?? ''),
        )
        .flatMap(({ event, words }) => {
          const text = importText(words, from);
          return text === null ? [] : [{ event, text }];
        });
    })
    .sort((a, b) => Math.abs(size(b.event.change)) - Math.abs(size(a.event.change)));
  const list = (heading: string, some: typeof events) =>
    some.length === 0 ? [] : [heading, ...some.map(({ text }) => `- ${text}`), ''];
  return [
    ...list(LOSSES, events.filter(({ event }) => isLoss(event)).slice(0, MOST_EVENTS)),
    ...list(GAINS, events.filter(({ event }) => !isLoss(event)).slice(0, MOST_GAINS)),
  ].join('\n');
}

const LOSSES = '**Händelser som drar ner:**';
const GAINS = '**Händelser som håller emot:**';
export const HEADING = '**Det som har betytt mest:**';

/** A text with the events before it, as a list. */
export function afterEvents(events: readonly string[], text: string): string {
  return events.length === 0
    ? text
    : [HEADING, ...events.map((each) => `- ${each}`), '', text].join('\n');
}

/** What has happened in all that is analysed, the heaviest of each analysis first. */
export function whatHappened(consultation: Consultation): Reply {
  const events = consultation.sources.flatMap((source) => happened(source, consultation));
  if (events.length === 0)
    return refusal('Analyserna har inte hittat någon händelse som är stor nog att säga något om.');
  return answer(afterEvents(events, '').trimEnd(), {
    meant: 'Vad som har hänt, ur de senaste analyserna',
  });
}
