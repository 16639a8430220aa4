import { derive } from '../../facts/derive.ts';
import { less, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { isShown } from '../../facts/fact-value.ts';
import { lackingCosts } from '../../money/lacking.ts';
import { mainKeys } from '../../money/money.ts';
import { type BothOfMonth, sumsOf } from '../../money/sums.ts';
import type { Period } from '../../table/period.ts';
import { figure, magnitude, periodOf } from '../../text/placeholder.ts';
import { directed } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import { inYears } from '../question/calendar.ts';
import { chosenMonths, LEFT_MEANT, left, leftThanBefore, monthsOfBoth, whyNot } from './left.ts';
import { answer, type Consultation, type Reply, refusal, sourceOf } from './reply.ts';

const yearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** Both times with as many months: a year that has only begun is held against the same months of the other. */
function alike(
  one: readonly BothOfMonth[],
  other: readonly BothOfMonth[],
): readonly [BothOfMonth[], BothOfMonth[]] | null {
  const pairs = one.flatMap((each) => {
    const before = other.find(({ month }) => month === yearBefore(each.month));
    return before === undefined ? [] : [[each, before] as const];
  });
  if (pairs.length > 0) return [pairs.map(([now]) => now), pairs.map(([, before]) => before)];
  return one.length === other.length ? [[...one], [...other]] : null;
}

/** `Har vinsten ökat i år?`: against the same time a year before. */
const timesOf = ({ periods: [only, ...more] }: Ask): Period[] =>
  only === undefined ? [] : more.length > 0 ? [only, ...more] : [only, inYears(only, -1)];

function changeOf(now: Fact, before: Fact, { facts }: Consultation): string {
  const change = derive(facts, {
    ...worked(less(now, before)),
    ...{ subject: null, period: now.period, unit: now.unit },
    key: 'ask.left.difference',
    label: 'Skillnad i vad som blev kvar',
  });
  const sums = `${figure(now)} mot ${figure(before)} under ${periodOf(before)}, räknat som omsättningen minus kostnaderna.`;
  if (!isShown(change)) return `**Lika mycket blev kvar** under ${periodOf(now)}: ${sums}`;
  const how = directed(change, { up: 'bättre', down: 'sämre', flat: 'annorlunda' });
  return `**Resultatet blev ${magnitude(change)} ${how}** under ${periodOf(now)}: ${sums}`;
}

/** What is left of both files in one time held against another; without times the latest year against the one before. */
export function leftHeld(ask: Ask, consultation: Consultation): Reply {
  const refused = whyNot(consultation);
  if (refused !== null) return refused;
  const { sentence, like } = leftThanBefore(consultation);
  const times = timesOf(ask);
  if (times.length < 2 || like !== null) {
    const reply = left(ask, consultation);
    const isWhole = times.length === 0 || like !== null;
    return reply.kind === 'answer' && sentence !== null && isWhole
      ? { ...reply, text: `${reply.text}\n${sentence}` }
      : reply;
  }
  const all = monthsOfBoth(consultation);
  const [one, other] = times.map((period) => chosenMonths(period, all)?.months ?? []);
  const months = alike(one ?? [], other ?? []);
  if (months === null || months[0].length === 0)
    return refusal(
      'Det som blir kvar håller jag mot en annan tid av lika många hela månader som finns i båda filerna. Fråga till exempel om en månad mot en annan, eller om i år mot i fjol.',
      { meant: LEFT_MEANT, suggestions: ['Går vi med vinst?'] },
    );
  const [now, before] = months.map((each) => sumsOf(consultation.facts, each, mainKeys).left);
  const change = now && before ? changeOf(now, before, consultation) : '';
  const [costs, sales] = [sourceOf(consultation, 'costs'), sourceOf(consultation, 'sales')];
  return answer([change, ...lackingCosts(costs?.facts ?? [], sales?.facts ?? [])].join('\n'), {
    meant: LEFT_MEANT,
    suggestions: ['Vilken månad blev det mest över?', 'Varför har kostnaderna ändrats?'],
  });
}
