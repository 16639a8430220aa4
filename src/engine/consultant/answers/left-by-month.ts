import { derive } from '../../facts/derive.ts';
import { less, over, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { byValue } from '../../facts/fact-value.ts';
import { lackingCosts } from '../../money/lacking.ts';
import { mainKeys } from '../../money/money.ts';
import { type BothOfMonth, leftOf, sumsOf } from '../../money/sums.ts';
import type { Period } from '../../table/period.ts';
import { formatPeriod } from '../../text/format.ts';
import { figure, nameOf, periodOf } from '../../text/placeholder.ts';
import type { Ask } from '../question/ask.ts';
import { chosenMonths, LEFT_MEANT, left, monthsOfBoth, whyNot } from './left.ts';
import { answer, type Consultation, type Reply, refusal, sourceOf } from './reply.ts';
import { tableOf } from './words.ts';
import { CUT } from './work.ts';

const OF_MONTHS = refusal(
  'Vad som blir kvar när kostnaderna är betalda räknar jag på hela månader som finns i både försäljning och kostnader. Fråga per månad, eller för en tid av hela månader.',
  { meant: LEFT_MEANT, suggestions: ['Går vi med vinst?', 'Vilken månad blev det mest över?'] },
);

/** What the sales are not enough for, asked as `back` or `minus`. */
const IS_LOSS = /\b(?:back|minus(?! (?:alla )?(?:kostnad|utgift))|forlust)\b/;

/** The months with the most first, or the least; those of a loss alone where that is asked for. */
function chosenOf(all: readonly Fact[], { order }: Ask, isLoss: boolean): Fact[] {
  const most = byValue(all);
  if (isLoss) {
    const lost = most.filter(({ value }) => Number(value) < 0).reverse();
    return lost.length === 0 ? most.reverse() : lost;
  }
  return order === 'least' ? most.reverse() : most;
}

/** `Minst blev över i juli`, and where it was less than nothing `sämst gick juli`. */
const worst = (fact: Fact): string =>
  Number(fact.value) < 0
    ? `Sämst gick ${nameOf(fact)} med ${figure(fact)}.`
    : `Minst blev över i ${nameOf(fact)} med ${figure(fact)}.`;

const kindOf = ({ subject }: Fact) => (subject?.kind === 'month' ? 'månad' : 'kvartal');
const NONE = { kvartal: 'Inget kvartal', månad: 'Ingen månad' } as const;

function sentenceOf([first, ...rest]: readonly Fact[], { order }: Ask, isLoss: boolean): string {
  if (first === undefined) return '';
  if (isLoss && Number(first.value) >= 0)
    return `**${NONE[kindOf(first)]} gick back.** ${worst(first)}`;
  if (isLoss || order === 'least') return `**${worst(first)}**`;
  const last = rest.at(-1);
  const least = order === null && last ? ` ${worst(last)}` : '';
  return Number(first.value) < 0
    ? `**${NONE[kindOf(first)]} gav överskott.** Bäst gick ${nameOf(first)} med ${figure(first)}.${least}`
    : `**Mest blev över i ${nameOf(first)} med ${figure(first)}.**${least}`;
}

const ofMonths = (months: readonly BothOfMonth[], { facts }: Consultation): Fact[] =>
  months.map((month) =>
    leftOf(facts, mainKeys.left, month, {
      month: month.month,
      period: month.revenue.period ?? { from: month.month, to: month.month },
    }),
  );

const QUARTER = 3;

/** What is left of each quarter that has all its months. */
function quarters(months: readonly BothOfMonth[], { facts }: Consultation): Fact[] {
  return months.flatMap(({ month }, at) => {
    const whole = months.slice(at, at + QUARTER);
    const isFirst = (Number(month.slice(5, 7)) - 1) % QUARTER === 0;
    if (!isFirst || whole.length < QUARTER) return [];
    const { revenue, cost, left } = sumsOf(facts, whole, mainKeys);
    const { period } = left;
    if (period === null) return [];
    return derive(facts, {
      ...worked(less(revenue, cost)),
      ...{ key: 'ask.left.quarter', label: left.label, unit: left.unit, period },
      subject: { kind: 'year', name: formatPeriod(period) },
    });
  });
}

/** The calendar years that the months are of; `left` says of which only a part is there. */
const yearsOf = (months: readonly BothOfMonth[]): Period[] =>
  [...new Set(months.map(({ month }) => month.slice(0, 4)))].map((year) => ({
    from: `${year}-01-01`,
    to: `${year}-12-31`,
  }));

/** What is left of the sales when the costs are paid, month by month or in the mean of them. */
export function leftByMonth(ask: Ask, text: string, consultation: Consultation): Reply {
  const refused = whyNot(consultation);
  if (refused !== null) return refused;
  const all = monthsOfBoth(consultation);
  if (ask.by === 'year') return left({ ...ask, periods: yearsOf(all) }, consultation);
  const chosen = chosenMonths(ask.periods[0] ?? null, all);
  const isOfMonths = ask.by === 'month' || ask.by === 'quarter' || (ask.by === null && ask.average);
  if (chosen === null || !isOfMonths || ask.periods.length > 1) return OF_MONTHS;
  const { months, isCut } = chosen;
  const { facts } = consultation;
  const notes = [
    ...(isCut ? [CUT] : []),
    ...lackingCosts(
      sourceOf(consultation, 'costs')?.facts ?? [],
      sourceOf(consultation, 'sales')?.facts ?? [],
    ),
  ];
  if (ask.by === null) {
    const { left } = sumsOf(facts, months, mainKeys);
    const mean = derive(facts, {
      ...worked(over(left, months.length), { decimals: 2 }),
      ...{ subject: null, period: left.period, unit: left.unit },
      key: 'ask.left.monthly',
      label: 'Kvar per månad i snitt',
    });
    const sentence = `**I snitt blev ${figure(mean)} över per månad** under ${periodOf(left)}: ${figure(left)} delat på månaderna.`;
    return answer([sentence, ...notes].join('\n'), { meant: LEFT_MEANT });
  }
  const each =
    ask.by === 'quarter' ? quarters(months, consultation) : ofMonths(months, consultation);
  if (each.length === 0) return OF_MONTHS;
  const isLoss = IS_LOSS.test(text);
  const listed = chosenOf(each, ask, isLoss);
  const rows = ask.order === null && !isLoss ? each : listed;
  return answer(
    [
      `${sentenceOf(listed, ask, isLoss)} Räknat som omsättningen minus kostnaderna.`,
      ...notes,
    ].join('\n'),
    {
      meant: `${LEFT_MEANT} · per ${ask.by === 'quarter' ? 'kvartal' : 'månad'}`,
      table: tableOf(
        ask.by === 'quarter' ? 'Kvartal' : 'Månad',
        ['Kvar'],
        rows.map((fact) => [fact]),
      ),
      suggestions: ['Går vi med vinst?', 'Varför har kostnaderna ändrats?'],
    },
  );
}
