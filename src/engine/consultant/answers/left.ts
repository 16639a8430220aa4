import type { Fact } from '../../facts/fact.ts';
import { lastDay, monthNumber } from '../../figures/calendar/months.ts';
import { moneyKeys } from '../../money/catalogue.ts';
import { commonRun, wholeMonths } from '../../money/common-months.ts';
import { lackingCosts } from '../../money/lacking.ts';
import { type LikeBefore, likeBefore } from '../../money/like-before.ts';
import { contradiction, costMonths, mainKeys, salesMonths } from '../../money/money.ts';
import { against } from '../../money/sentences.ts';
import { type BothOfMonth, shareLeft, sumsOf } from '../../money/sums.ts';
import { yearBefore } from '../../money/year-before.ts';
import type { Period } from '../../table/period.ts';
import { unknownScope } from '../../table/scope.ts';
import { figure, magnitude, periodOf } from '../../text/placeholder.ts';
import { directed } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import { answer, type Consultation, guidePages, type Reply, refusal, sourceOf } from './reply.ts';
import { CUT } from './work.ts';

export const LEFT_MEANT = 'Omsättningen minus kostnaderna, månader som båda filerna har hela';
/** Where no time is asked for: the latest year. */
const LATEST = 12;

const isWholeMonths = ({ from, to }: Period) =>
  from.endsWith('-01') && to === lastDay(monthNumber(to));

/** The months that both files have whole, with both amounts among the answer's figures. */
export function monthsOfBoth(consultation: Consultation): BothOfMonth[] {
  const [sales, costs] = [sourceOf(consultation, 'sales'), sourceOf(consultation, 'costs')];
  if (sales === null || costs === null) return [];
  const sold = wholeMonths(sales.facts, salesMonths, consultation.today);
  const paid = wholeMonths(costs.facts, costMonths, consultation.today);
  const [fromSales, fromCosts] = [consultation.imported(sales), consultation.imported(costs)];
  return commonRun(sold, paid).flatMap((month) => {
    const revenue = fromSales.withId(sold.get(month)?.id ?? '');
    const cost = fromCosts.withId(paid.get(month)?.id ?? '');
    return revenue && cost ? [{ month, revenue, cost }] : [];
  });
}

/** How much more or less both files leave than the year before; what one of the years lacks is told apart. */
export function leftThanBefore(
  consultation: Consultation,
  months = monthsOfBoth(consultation),
): { sentence: string | null; change: Fact | null; like: LikeBefore | null } {
  const { facts, imported } = consultation;
  const before = yearBefore(facts, months);
  const source = sourceOf(consultation, 'costs');
  const like =
    source &&
    likeBefore(facts, before, { facts: source.facts, taken: (id) => imported(source).withId(id) });
  const change = like === null ? before?.leftChange : like.moved?.leftChange;
  return { sentence: against(before, like), change: change ?? null, like };
}

/** Why what both files are needed for cannot be told; null where it can. */
export function whyNot(
  consultation: Consultation,
  what = 'Vad som blir kvar när allt är betalt',
  meant = LEFT_MEANT,
): Reply | null {
  const [sales, costs] = [sourceOf(consultation, 'sales'), sourceOf(consultation, 'costs')];
  if (sales === null || costs === null) {
    const { to, label } = guidePages[sales === null ? 'sales' : 'costs'];
    return refusal(
      `${what} räknas ur både försäljning och kostnader, och det finns bara en analys av det ena. Ladda upp det andra också, så kan jag svara.`,
      { meant, missing: { to, label } },
    );
  }
  const scoped = [sales, costs].map((source) => ({
    ...source,
    scope: source.table?.scope ?? unknownScope,
  }));
  const [one, other] = scoped;
  const reason = one && other ? contradiction(one, other) : null;
  return reason === null
    ? null
    : refusal(`Försäljning och kostnader kan inte hållas mot varandra: ${reason}.`, {
        meant,
      });
}

/** What is left of the sales when the costs are paid, over whole months. */
export function left({ periods }: Ask, consultation: Consultation): Reply {
  const refused = whyNot(consultation);
  if (refused !== null) return refused;
  const all = monthsOfBoth(consultation);
  const asked: (Period | null)[] = periods.length === 0 ? [null] : [...periods];
  const sentences = asked.flatMap((period) => sentenceOf(period, all, consultation) ?? []);
  if (sentences.length < asked.length)
    return refusal(
      'Vad som blir kvar räknas på hela månader som finns i både försäljning och kostnader, och det gör inte perioden du frågar om.',
      { meant: LEFT_MEANT, suggestions: ['Går vi med vinst?'] },
    );
  const costs = sourceOf(consultation, 'costs');
  const sales = sourceOf(consultation, 'sales');
  return answer(
    [...sentences, ...lackingCosts(costs?.facts ?? [], sales?.facts ?? [])].join('\n'),
    {
      meant: LEFT_MEANT,
      suggestions: ['Vad ska jag göra på måndag?', 'Varför har kostnaderna ändrats?'],
    },
  );
}

/** What is left in per cent of the sales; null where it is of no one time that both files have. */
export function leftOfSales({ periods }: Ask, consultation: Consultation): Reply | null {
  if (periods.length > 1 || whyNot(consultation) !== null) return null;
  const chosen = chosenMonths(periods[0] ?? null, monthsOfBoth(consultation));
  if (chosen === null) return null;
  const { revenue, left: rest } = sumsOf(consultation.facts, chosen.months, mainKeys);
  const share = shareLeft(consultation.facts, moneyKeys.margin, { left: rest, revenue });
  if (share === null) return null;
  const [costs, sales] = [sourceOf(consultation, 'costs'), sourceOf(consultation, 'sales')];
  const part = chosen.isCut ? ` ${CUT}` : '';
  const lines = [
    `**Vinsten är ${figure(share)} av omsättningen** under ${periodOf(share)}: ${figure(rest)} av ${figure(revenue)}, räknat som omsättningen minus kostnaderna.${part}`,
    ...lackingCosts(costs?.facts ?? [], sales?.facts ?? []),
  ];
  return answer(lines.join('\n'), { meant: LEFT_MEANT, suggestions: ['Går vi med vinst?'] });
}

/** `Hur gick det i våras?`: what was sold, and what was left of it. */
export function withLeft(sold: Reply, ask: Ask, consultation: Consultation): Reply {
  const rest = ask.periods.length === 1 && !ask.compared ? left(ask, consultation) : null;
  if (sold.kind !== 'answer' || rest?.kind !== 'answer') return sold;
  return {
    ...sold,
    text: `${sold.text}\n${rest.text}`,
    meant: `${sold.meant}, och det som blev kvar`,
  };
}

/** The months of a period, the latest year's without one; null where none is of both files. */
export function chosenMonths(
  period: Period | null,
  all: readonly BothOfMonth[],
): { months: readonly BothOfMonth[]; isCut: boolean } | null {
  if (period !== null && !isWholeMonths(period)) return null;
  const months =
    period === null
      ? all.slice(-LATEST)
      : all.filter(
          ({ month }) => month >= period.from.slice(0, 7) && month <= period.to.slice(0, 7),
        );
  if (months.length === 0) return null;
  const wanted = period === null ? LATEST : monthNumber(period.to) - monthNumber(period.from) + 1;
  return { months, isCut: period !== null && months.length < wanted };
}

function sentenceOf(
  period: Period | null,
  all: readonly BothOfMonth[],
  { facts }: Consultation,
): string | null {
  const chosen = chosenMonths(period, all);
  if (chosen === null) return null;
  const { months, isCut } = chosen;
  const { revenue, cost, left: rest } = sumsOf(facts, months, mainKeys);
  const verb = directed(rest, {
    up: 'Det blev plus',
    down: 'Det blev minus',
    flat: 'Det gick jämnt ut, en skillnad på',
  });
  const share = shareLeft(facts, moneyKeys.margin, { left: rest, revenue });
  const part = share === null ? '' : ` Det är ${figure(share)} av omsättningen.`;
  return `**${verb} ${magnitude(rest)}** under ${periodOf(rest)}: omsättningen ${figure(revenue)} minus kostnaderna ${figure(cost)}.${part}${isCut ? ` ${CUT}` : ''}`;
}
