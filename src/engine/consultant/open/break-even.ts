import { wordsOfFacts } from '../../business/words-of-facts.ts';
import { derive } from '../../facts/derive.ts';
import { less, worked } from '../../facts/expression.ts';
import { needed } from '../../money/sentences.ts';
import { magnitude } from '../../text/placeholder.ts';
import { directed } from '../../text/swedish.ts';
import { answer, type Consultation, type Reply, refusal, sourceOf } from '../answers/reply.ts';
import { answerTopic } from '../answers/topic.ts';
import { topics } from '../question/topics.ts';
import { type Both, bothOf } from './both.ts';

const WHAT = 'Nollpunkten';
const MEANT = 'Nollpunkten: den omsättning i månaden som täcker alla kostnader';

/** How far the revenue of a month is from what covers all costs. */
export function fromPoint({ even }: Both, { facts }: Consultation): string | null {
  if (even === null) return null;
  const off = derive(facts, {
    ...worked(less(even.revenue, even.point)),
    ...{ key: 'ask.fromBreakEven', label: 'Omsättning per månad minus nollpunkten', unit: 'SEK' },
    period: even.point.period,
  });
  return directed(off, {
    up: `Det är ${magnitude(off)} över nollpunkten i månaden.`,
    down: `Det fattas ${magnitude(off)} i månaden till nollpunkten.`,
    flat: 'Det är precis nollpunkten.',
  });
}

/** What is to be sold in a month so that nothing lacks: by the books, else by sales and costs together. */
export function answerBreakEven(consultation: Consultation): Reply {
  const topic = topics.find(({ about }) => about === 'nollpunkten');
  const booked = topic === undefined ? null : answerTopic(topic, null, consultation);
  if (booked !== null) return booked;
  const both = bothOf(consultation, WHAT, MEANT);
  if ('refused' in both) return both.refused;
  const sales = sourceOf(consultation, 'sales');
  const sentence = needed(both.even, wordsOfFacts(sales?.facts ?? []).income);
  if (sentence === null)
    return refusal(
      both.fixedShare === null
        ? 'Nollpunkten kräver att det går att se vilka kostnader som är fasta, och det gör det inte i den här filen.'
        : 'Nollpunkten går inte att räkna: antingen är månaderna för få, eller så kostar varje såld krona mer än den ger.',
      { meant: MEANT },
    );
  const lines = [
    `**${sentence}**`,
    fromPoint(both, consultation),
    'De fasta kostnaderna är dem som kommer varje månad hur mycket ni än säljer; alla andra är tagna som rörliga.',
    ...both.lacking,
  ];
  return answer(lines.filter((line) => line !== null).join('\n'), {
    meant: MEANT,
    suggestions: ['Går vi med vinst?', 'Vad kan vi spara in på?'],
  });
}
