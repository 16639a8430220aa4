import { wordsOfFacts } from '../../business/words-of-facts.ts';
import { saidEvents } from '../../events/sentence.ts';
import { subjectsStopped } from '../../events/stopped.ts';
import { byValue, isNegative, size } from '../../facts/fact-value.ts';
import { importText } from '../../guides/plan/import-text.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { needed } from '../../money/sentences.ts';
import { figure, magnitude, nameOf, periodOf } from '../../text/placeholder.ts';
import { answer, type Consultation, type Reply, sourceOf } from '../answers/reply.ts';
import { factOf } from '../answers/topic.ts';
import { bothOf } from './both.ts';

/** A smaller share of one customer is no dependence. */
const LARGE_SHARE = 15;
/** Nearer than so to where nothing is left, a bad month is enough. */
const NEAR = 1.15;
const MOST = 5;

interface Risk {
  kronor: number;
  text: string;
}

function largestCustomer(consultation: Consultation): Risk[] {
  const source = sourceOf(consultation, 'sales');
  if (source === null || factOf(source, sale.topCustomerShare) === null) return [];
  const of = (key: string) => source.facts.filter((fact) => fact.key === key);
  const gone = new Set(subjectsStopped(source.facts));
  const [top] = byValue(of(sale.customerCurrent)).filter(
    ({ subject }) => !gone.has(subject?.name ?? ''),
  );
  const whole = factOf(source, sale.revenueCurrent);
  if (top === undefined || whole === null) return [];
  if (size(top) * 100 < LARGE_SHARE * size(whole)) return [];
  const from = consultation.imported(source);
  const [own, all] = [from.withId(top.id), from.withId(whole.id)];
  if (own === null || all === null) return [];
  const text = `**Beroendet av ${nameOf(own)}:** ${figure(own)} av ${figure(all)} under ${periodOf(own)} kom därifrån.`;
  return [{ kronor: size(top), text }];
}

function lost(consultation: Consultation): Risk[] {
  return consultation.sources.flatMap((source) => {
    const from = consultation.imported(source);
    return saidEvents(source.facts, Number.POSITIVE_INFINITY)
      .filter(({ event: { type, guide, change } }) =>
        type === 'once' ? false : size(change) < 0 === (guide === 'sales'),
      )
      .flatMap(({ event, words }) => {
        const text = importText(words, from);
        return text === null ? [] : [{ kronor: Math.abs(size(event.change)), text }];
      });
  });
}

/** That costs are more than what is sold, or nearly so. */
function tight(consultation: Consultation): Risk[] {
  const both = bothOf(consultation, '', '');
  if ('refused' in both) return [];
  const { left } = both.sums;
  const isLoss = isNegative(left);
  const income = wordsOfFacts(sourceOf(consultation, 'sales')?.facts ?? []).income;
  const isNear = both.even !== null && size(both.even.revenue) < NEAR * size(both.even.point);
  if (!isLoss && !isNear) return [];
  const sentence = needed(both.even, income);
  const lead = isLoss
    ? `**Kostnaderna är större än intäkterna:** det fattades ${magnitude(left)} under ${periodOf(left)}.`
    : '**Marginalen till nollpunkten är liten.**';
  const text = [lead, both.against, sentence].filter((part) => part !== null).join(' ');
  return [{ kronor: Math.abs(size(left)), text }];
}

/** What could hurt most, by the kronor that it is of, and what no file tells of risks. */
export function risk(consultation: Consultation): Reply {
  const found = [...tight(consultation), ...largestCustomer(consultation), ...lost(consultation)]
    .sort((a, b) => b.kronor - a.kronor)
    .slice(0, MOST);
  const [first, ...rest] = found;
  const lines =
    first === undefined
      ? [
          'Siffrorna pekar inte ut någon stor risk: ingen enskild kund står för en stor del, inget stort har tappats och inget går back.',
        ]
      : [
          'Störst räknat i kronor:',
          `- ${first.text}`,
          ...(rest.length > 0 ? ['', 'Därefter:', ...rest.map(({ text }) => `- ${text}`)] : []),
        ];
  return answer(
    [
      ...lines,
      '',
      'Kassa, lån, avtal och vad konkurrenterna gör är också risker, och det står inte i filerna.',
    ].join('\n'),
    {
      meant: 'Risker som syns i siffrorna, störst i kronor först',
      suggestions: ['Vad ska jag göra på måndag?', 'Hur mycket måste vi sälja för att gå runt?'],
    },
  );
}
