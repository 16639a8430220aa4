import { bookKeys } from '../../books/keys.ts';
import { derive } from '../../facts/derive.ts';
import { over, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { monthNumber } from '../../figures/calendar/months.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import type { Period } from '../../table/period.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import type { Ask, Reading } from '../question/ask.ts';
import { isNarrowed } from '../question/narrowed.ts';
import type { Topic } from '../question/topics.ts';
import { asked } from '../tables/compute.ts';
import { left } from './left.ts';
import { leftByMonth } from './left-by-month.ts';
import { answer, type Consultation, type Reply, sourceOf } from './reply.ts';
import { answerTopic, factOf, lineOf } from './topic.ts';

/** Nothing but a sum of all, or of what is named. */
const isPlain = (ask: Ask): boolean =>
  ask.by === null &&
  ask.order === null &&
  ask.weekday === null &&
  !(ask.share || ask.average || isNarrowed(ask)) &&
  ask.counted === undefined;

const isPartOf = (asked: Period, year: Period) => asked.from > year.from || asked.to < year.to;

/** `Resultatet i februari`: of a part of a financial year what is left of both files, since the books tell of the whole. */
export function resultOfPart(topic: Topic, { ask }: Reading, consultation: Consultation) {
  const [period, ...more] = ask.periods;
  const costs = sourceOf(consultation, 'costs');
  const isOther = topic.keys[0] !== bookKeys.netResult || topic.taxed === true;
  if (isOther || period === undefined || costs === null) return null;
  const year = factOf(costs, bookKeys.netResult, period)?.period ?? null;
  if (more.length === 0 && (year === null || !isPartOf(period, year))) return null;
  const reply = left(ask, consultation);
  return reply.kind === 'answer' ? reply : null;
}

const NET_RESULT: Topic = {
  ...{ guide: 'costs', about: 'årets resultat', words: /^/ },
  keys: [bookKeys.netResult, bookKeys.operatingResult],
};

/** What is left of both files; of a whole financial year that neither has by the month, what the books say of it. */
export function leftOrBooked(ask: Ask, consultation: Consultation): Reply {
  const reply = left(ask, consultation);
  const [period, ...more] = ask.periods;
  if (reply.kind === 'answer' || period === undefined || more.length > 0) return reply;
  const costs = sourceOf(consultation, 'costs');
  const year = costs && factOf(costs, bookKeys.netResult, period)?.period;
  if (!year || isPartOf(period, year)) return reply;
  return answerTopic(NET_RESULT, period, consultation) ?? reply;
}

const GROSS_MARGIN: Topic = {
  ...{ guide: 'costs', about: 'bruttomarginalen', words: /^/, keys: [bookKeys.grossMargin] },
};

/** A sum of all that is asked for in one time, or of each month or quarter. */
const isOfAll = (ask: Ask): boolean => {
  const isByTime = ask.by === 'month' || ask.by === 'quarter';
  return (
    ask.measured &&
    ask.named.length === 0 &&
    ask.direction === null &&
    !ask.compared &&
    ask.periods.length < 2 &&
    (isPlain(ask) || (ask.measure === 'profit' && isByTime && !(ask.share || isNarrowed(ask))))
  );
};

/** What is earned of all that is sold, where the sales say nothing of what the goods cost and the books do; null for any other question. */
export function earnedByBooks({ ask, shape }: Reading, consultation: Consultation): Reply | null {
  const { measure } = ask;
  const table = sourceOf(consultation, 'sales')?.table ?? null;
  if (table === null || !isOfAll(ask) || (measure !== 'margin' && measure !== 'profit'))
    return null;
  if (!('refused' in asked(table, measure))) return null;
  if (measure === 'profit') {
    const reply =
      ask.by === null ? leftOrBooked(ask, consultation) : leftByMonth(ask, shape, consultation);
    return reply.kind === 'answer' ? reply : null;
  }
  const [period = null] = ask.periods;
  const costs = sourceOf(consultation, 'costs');
  const year = costs && factOf(costs, bookKeys.grossMargin, period)?.period;
  return year && (period === null || !isPartOf(period, year))
    ? answerTopic(GROSS_MARGIN, period, consultation)
    : null;
}

/** The line of the books that a sum is of; null where it is of none. */
function keyOf({ measure, named }: Ask): string | null {
  const [one, ...more] = named;
  if (measure === 'revenue') return one === undefined ? bookKeys.netRevenue : null;
  if (measure !== 'cost' || one?.dimension !== 'area' || more.length > 0) return null;
  const lines: Readonly<Record<string, string>> = {
    Personal: bookKeys.personnel,
    Avskrivningar: bookKeys.depreciation,
  };
  return one.names.length === 1 ? (lines[one.names[0] ?? ''] ?? null) : null;
}

const lengthOf = ({ from, to }: Period) => monthNumber(to) - monthNumber(from);

/** What the books say of years that they have in sums alone; null where what is asked has no line of its own there. */
export function ofStatedYears(ask: Ask, consultation: Consultation, meant: string): Reply | null {
  const key = isPlain(ask) ? keyOf(ask) : null;
  const source = consultation.sources.find(({ facts }) => facts.some((fact) => fact.key === key));
  if (key === null || source === undefined) return null;
  const from = consultation.imported(source);
  const years = ask.periods.map(({ from: first }) =>
    source.facts.find((fact) => fact.key === key && fact.period?.from === first),
  );
  const found = years.flatMap((fact) => (fact ? (from.withId(fact.id) ?? []) : []));
  if (found.length === 0 || found.length < years.length) return null;
  const lengths = new Set(found.flatMap(({ period }) => (period ? lengthOf(period) : [])));
  const note =
    lengths.size > 1 ? ['Åren är olika långa i filen, så de går inte att jämföra rakt av.'] : [];
  return answer([...found.map(lineOf), ...note].join('\n'), { meant });
}

const PER_MONTH = /\b(?:per|i|varje|om) manad(?:en)?\b|\bmanadsvis\b/;

/** `Vad har vi i fasta kostnader i månaden?`: what the file has of them, by the month; null for any other question. */
export function fixedByMonth(topic: Topic, { shape }: Reading, consultation: Consultation) {
  const source = sourceOf(consultation, 'costs');
  const isAsked = topic.keys[0] === costKeys.fixedTotal && PER_MONTH.test(shape);
  const total = isAsked && source ? consultation.imported(source).get(costKeys.fixedTotal) : null;
  if (!total?.period) return null;
  const months = lengthOf(total.period) + 1;
  const mean: Fact = derive(consultation.facts, {
    ...worked(over(total, months), { decimals: 2 }),
    ...{ key: 'ask.fixed.monthly', label: 'Fasta kostnader per månad i snitt' },
    ...{ unit: total.unit, subject: null, period: total.period },
  });
  return answer(
    `**De fasta kostnaderna är i snitt ${figure(mean)} i månaden** under ${periodOf(mean)}: ${figure(total)} delat på månaderna.`,
    { meant: `Fasta kostnader per månad · ur ${source?.document ?? ''}` },
  );
}
