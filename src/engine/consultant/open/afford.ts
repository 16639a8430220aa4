import { wordsOfFacts } from '../../business/words-of-facts.ts';
import { decimal } from '../../facts/decimal.ts';
import { derive } from '../../facts/derive.ts';
import { hasValue, inPercent, over, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { isNegative } from '../../facts/fact-value.ts';
import { NO_ORIGIN } from '../../facts/facts.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import { needed } from '../../money/sentences.ts';
import { figure, magnitude, periodOf } from '../../text/placeholder.ts';
import { answer, type Consultation, type Reply, sourceOf } from '../answers/reply.ts';
import { amountIn } from '../question/limits.ts';
import { bothOf } from './both.ts';
import { fromPoint } from './break-even.ts';

const MEANT = 'Vad som blir kvar i månaden, att ställa mot vad det nya kostar';
const HIRES =
  /\b(?:ny)?anstall|\bta in\b|\b(?:konsult|montor|frisor|chauffor|kock|sal[j]?are|person|medarbetare|larling|gesall|personal|hantverkare)\b/;
const RESTS = /\b(?:semester|ledig\w*)\b/;

/** What the files do not say of what is wished for. */
function notKnown(of: string): string {
  if (RESTS.test(of))
    return 'Vad det kostar att vara borta, i jobb som inte blir gjorda, står inte i filerna.';
  return HIRES.test(of)
    ? 'Vad den nya skulle kosta, med lön och arbetsgivaravgift, och vad den skulle dra in står inte i filerna.'
    : 'Vad det kostar, och vad det skulle ge, står inte i filerna.';
}

/** What the personnel costs a month now, beside which a new one is thought of. */
function personnel(of: string, consultation: Consultation): string | null {
  const costs = sourceOf(consultation, 'costs');
  const area = costs?.facts.find(
    ({ key, subject }) => key === costKeys.areaPerMonth && subject?.name === 'Personal',
  );
  const fact = area && costs ? consultation.imported(costs).withId(area.id) : null;
  return fact === null || !HIRES.test(of)
    ? null
    : `Personalen kostar ${figure(fact)} i månaden i dag.`;
}

/** So much that is wished for, in months of what is left; null where no sum is said or nothing is left. */
function inMonths(of: string, month: Fact, { facts }: Consultation): string | null {
  const words = of.split(' ');
  const amount = words.flatMap((_, at) => amountIn(words.slice(at).join(' ')) ?? [])[0];
  if (amount === undefined || Number(amount) < LEAST_SUM || Number(month.value) <= 0) return null;
  const wanted = facts.add({
    ...{ key: 'ask.wanted', label: 'Vad det skulle kosta', unit: 'SEK' },
    ...{ value: decimal(amount), precision: 0, kind: 'answer', columns: [], rows: 0 },
    ...{ filter: 'inga rader: ur din fråga', formula: 'så stod det i frågan', origin: NO_ORIGIN },
  });
  const formula = over(wanted, month);
  if (!hasValue(formula)) return null;
  if (Number(amount) < Number(month.value)) {
    const part = derive(facts, {
      ...inPercent(formula),
      ...{ key: 'ask.partOfLeft', label: 'Del av det som blir kvar på en månad' },
      period: month.period,
    });
    return `${figure(wanted)} är ${figure(part)} av det som blir kvar på en månad i snitt.`;
  }
  const months = derive(facts, {
    ...worked(formula, { decimals: 1 }),
    ...{ key: 'ask.monthsOfLeft', label: 'Månader av det som blir kvar', unit: 'ratio' },
    ...{ precision: 1, period: month.period },
  });
  return `${figure(wanted)} är ${figure(months)} gånger så mycket som blir kvar på en månad i snitt.`;
}

/** A smaller number is no sum: `2 montörer`. */
const LEAST_SUM = 1000;

/** Whether there is room for something new: what is left a month, where nothing is left, and what is not known. */
export function afford(of: string, consultation: Consultation): Reply {
  const both = bothOf(consultation, 'Om det finns utrymme', MEANT);
  if ('refused' in both) return both.refused;
  const { facts } = consultation;
  const { left } = both.sums;
  const month = derive(facts, {
    ...worked(over(left, both.months.length)),
    ...{ key: 'ask.leftPerMonth', label: 'Kvar efter kostnaderna per månad i snitt', unit: 'SEK' },
    period: left.period,
  });
  const isLoss = isNegative(month);
  const income = wordsOfFacts(sourceOf(consultation, 'sales')?.facts ?? []).income;
  const lines = [
    isLoss
      ? `**Siffrorna lämnar inget utrymme:** det fattades ${magnitude(month)} i månaden i snitt under ${periodOf(month)}.`
      : `**I snitt blev ${figure(month)} kvar i månaden** under ${periodOf(month)}. Kostar det nya mer än så, och ger inget tillbaka, går det back.`,
    inMonths(of, month, consultation),
    both.against,
    needed(both.even, income),
    fromPoint(both, consultation),
    personnel(of, consultation),
    `${notKnown(of)} Hur mycket som finns i kassan gör det inte heller, och skatt och egna uttag är inte dragna.`,
    ...both.lacking,
  ];
  return answer(lines.filter((line) => line !== null).join('\n'), {
    meant: MEANT,
    suggestions: ['Hur mycket måste vi sälja för att gå runt?', 'Vad kan vi spara in på?'],
  });
}
