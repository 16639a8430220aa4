import { bookKeys } from '../../books/keys.ts';
import { shownSign } from '../../facts/fact-value.ts';
import type { Reading } from '../question/ask.ts';
import type { Topic } from '../question/topics.ts';
import { leftOfSales } from './left.ts';
import { type Consultation, type Reply, sourceOf } from './reply.ts';
import { answerTopic, factOf } from './topic.ts';

const NO_TAX = 'Ingen skatt är bokförd för året, så beloppet är detsamma före och efter skatt.';

/** The result of the books with what is booked of tax, and the margin of what is left of both files; null for any other topic. */
export function ofResult(topic: Topic, { ask }: Reading, consultation: Consultation): Reply | null {
  const [period = null] = ask.periods;
  const costs = sourceOf(consultation, 'costs');
  if (topic.keys[0] === bookKeys.profitMargin && costs !== null)
    return factOf(costs, bookKeys.profitMargin) === null ? leftOfSales(ask, consultation) : null;
  const reply = topic.taxed ? answerTopic(topic, period, consultation) : null;
  const tax = costs && factOf(costs, bookKeys.tax, period);
  return reply && (tax === null || shownSign(tax) === 0)
    ? { ...reply, text: `${reply.text}\n${NO_TAX}` }
    : reply;
}
