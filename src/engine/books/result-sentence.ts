import type { Fact } from '../facts/fact.ts';
import { isNegative, isPositive, size } from '../facts/fact-value.ts';
import { dayNumber } from '../figures/calendar/months.ts';
import { figure, magnitude, nameOf, periodOf } from '../text/placeholder.ts';
import { listed, sentences } from '../text/swedish.ts';
import { bookKeys as key } from './keys.ts';

/** The latest year's figure, and the year before's. */
interface Pair {
  now: Fact | null;
  before: Fact | null;
}

function days({ period }: Fact): number {
  return period === null ? 0 : dayNumber(period.to) - dayNumber(period.from);
}

/** The latest whole year, where there is one. */
const WHOLE = 360;
/** A leap year is as long as another. */
const AS_LONG = 2;

/** The books' years stand newest first; a part of a year is not held against a whole one. */
function pairOf(facts: readonly Fact[], name: string): Pair {
  const years = facts.filter((fact) => fact.key === name);
  const latest = years.find((fact) => days(fact) >= WHOLE) ?? years[0];
  if (latest === undefined) return { now: null, before: null };
  const [now, before] = years.slice(years.indexOf(latest));
  if (now === undefined) return { now: null, before: null };
  const alike = before !== undefined && Math.abs(days(now) - days(before)) <= AS_LONG;
  return { now, before: alike ? before : null };
}

function amountOf(result: Fact): string {
  return isNegative(result) ? `en förlust på ${magnitude(result)}` : figure(result);
}

/**
 * What was sold in the latest year and the one before, as a draft; null where the books do not have
 * two years as long as one another.
 */
export function yearsOfSales(facts: readonly Fact[]): string | null {
  const { now, before } = pairOf(facts, key.netRevenue);
  if (now === null || before === null || !isPositive(now) || !isPositive(before)) return null;
  return `Nettoomsättningen var ${figure(now)} under ${periodOf(now)}, mot ${figure(before)} under ${periodOf(before)}.`;
}

/** What a closed year has booked: by the line that lacks it, its word, and when it must be there. */
const closing: readonly [line: string, word: string, due: (facts: readonly Fact[]) => boolean][] = [
  [
    key.depreciation,
    'avskrivningar',
    (facts) =>
      isPositive(pairOf(facts, key.fixedAssets).now) &&
      isPositive(pairOf(facts, key.depreciation).before),
  ],
  [
    key.tax,
    'skatt',
    (facts) =>
      isPositive(pairOf(facts, key.resultBeforeTax).now) &&
      isPositive(pairOf(facts, key.tax).before),
  ],
  [key.personnel, 'löner', (facts) => isPositive(pairOf(facts, key.personnel).before)],
];

function unclosed(facts: readonly Fact[], result: Fact): string | null {
  const lacking = closing.flatMap(([line, word, due]) => {
    const { now } = pairOf(facts, line);
    return now !== null && size(now) === 0 && due(facts) ? [word] : [];
  });
  if (lacking.length === 0) return null;
  return `Bokslutet ser inte ut att vara gjort: i bokföringen för ${nameOf(result)} saknas ${listed(lacking)}, så det slutliga resultatet blir troligen lägre.`;
}

/**
 * The company's own result by its books, beside that of the year before, and what of the closing is
 * not booked yet, as a draft; null where the facts have no result or no revenue.
 */
export function resultSentence(facts: readonly Fact[]): string | null {
  const { now, before } = pairOf(facts, key.resultAfterFinancial);
  if (now === null || now.period === null) return null;
  if (!isPositive(pairOf(facts, key.netRevenue).now)) return null;
  const margin = pairOf(facts, key.netMargin).now;
  const share = margin === null ? '' : `, ${figure(margin)} av omsättningen`;
  const then =
    before === null || before.period === null
      ? ''
      : `, mot ${amountOf(before)} under ${periodOf(before)}`;
  return sentences(
    `Resultatet efter finansiella poster blev ${amountOf(now)} under ${periodOf(now)}${share}${then}.`,
    unclosed(facts, now),
  );
}
