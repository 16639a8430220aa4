import { wordsOfFacts } from '../../business/words-of-facts.ts';
import { decimal } from '../../facts/decimal.ts';
import { derive } from '../../facts/derive.ts';
import { hasValue, over, sum, times, worked } from '../../facts/expression.ts';
import { NO_ORIGIN } from '../../facts/facts.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { answer, type Consultation, type Reply, refusal, sourceOf } from '../answers/reply.ts';
import { amountIn } from '../question/limits.ts';
import { bothOf } from './both.ts';

const WHAT = 'Hur mycket som behöver säljas';
const MEANT = 'Den omsättning i månaden som lämnar så mycket över';
const MONTHS = 12;

/**
 * What is to be sold in a month so that so much is left: what covers all costs, × (fixed costs + what is to be left) ÷ fixed
 * costs, since each krona above it leaves as much as each below. Null where the words are no amount.
 */
export function target(text: string, consultation: Consultation): Reply | null {
  const amount = amountIn(text);
  if (amount === null) return null;
  const both = bothOf(consultation, WHAT, MEANT);
  if ('refused' in both) return both.refused;
  const { even } = both;
  if (even === null)
    return refusal(
      'Det går inte att räkna: antingen syns det inte vilka kostnader som är fasta, eller så kostar varje såld krona mer än den ger.',
      { meant: MEANT },
    );
  const { facts } = consultation;
  const isMonthly = /\bmanad\w*/.test(text);
  const wanted = facts.add({
    ...{ key: 'ask.target', label: isMonthly ? 'Kvar per månad' : 'Kvar per år', unit: 'SEK' },
    ...{ value: decimal(amount), precision: 0, kind: 'answer', columns: [], rows: 0 },
    ...{ filter: 'inga rader: ur din fråga', formula: 'så stod det i frågan', origin: NO_ORIGIN },
  });
  const monthly = isMonthly ? wanted : over(wanted, MONTHS);
  const formula = over(times(sum(even.fixed, monthly), even.point), even.fixed);
  if (!hasValue(formula)) return null;
  const needed = derive(facts, {
    ...worked(formula, { note: '; övriga kostnader är tagna som rörliga' }),
    ...{ key: 'ask.targetRevenue', label: 'Omsättning per månad som behövs', unit: 'SEK' },
    period: even.point.period,
  });
  const income = wordsOfFacts(sourceOf(consultation, 'sales')?.facts ?? []).income;
  return answer(
    [
      `**Ni behöver ${income.toDo} ungefär ${figure(needed)} i månaden** för att ${figure(wanted)} ska bli kvar ${isMonthly ? 'i månaden' : 'på ett år'}; ni ${income.weDo} ${figure(even.revenue)} i snitt under ${periodOf(even.revenue)}.`,
      `Nollpunkten, där inget blir kvar, är ${figure(even.point)} i månaden.`,
      'De fasta kostnaderna är dem som kommer varje månad hur mycket ni än säljer; alla andra är tagna som rörliga. Skatt och egna uttag är inte dragna.',
      ...both.lacking,
    ].join('\n'),
    { meant: MEANT, suggestions: ['Hur mycket måste vi sälja för att gå runt?'] },
  );
}
