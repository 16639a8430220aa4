import { answerFigure } from '../answers/figures.ts';
import { answer, type Consultation, type Reply } from '../answers/reply.ts';
import { answerTopic } from '../answers/topic.ts';
import type { Ask } from '../question/ask.ts';
import { topics } from '../question/topics.ts';
import { termOf } from './terms.ts';

/** The company's own figure of a term; null where no analysis has it. */
async function ownFigure(
  own: NonNullable<ReturnType<typeof termOf>>['own'],
  ask: Ask,
  consultation: Consultation,
): Promise<Reply | null> {
  if (own === null) return null;
  if ('topic' in own) {
    const topic = topics.find(({ about }) => about === own.topic);
    return topic === undefined ? null : answerTopic(topic, null, consultation);
  }
  const of: Ask = {
    ...ask,
    ...{ guide: 'sales', measure: own.measure, measured: true, named: [], periods: [] },
    ...{ by: null, order: null, direction: null, compared: false, share: false, average: false },
  };
  const reply = await answerFigure(of, consultation);
  return reply.kind === 'answer' ? reply : null;
}

/** What a word means, and the company's own figure of it where there is one; null for a word that is no such term. */
export async function explain(
  word: string,
  ask: Ask,
  consultation: Consultation,
): Promise<Reply | null> {
  const term = termOf(word);
  if (term === null) return null;
  const own = await ownFigure(term.own, ask, consultation);
  const text = own === null ? term.text : `${term.text}\n## Hos er\n${own.text}`;
  return answer(text, {
    meant: own === null ? 'Vad ordet betyder' : `Vad ordet betyder · ${own.meant}`,
    suggestions: own?.suggestions ?? [],
  });
}
