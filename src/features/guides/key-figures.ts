import type { Fact } from '#engine/facts/fact.ts';
import { monthNumber, TWO_YEARS } from '#engine/figures/calendar/months.ts';
import type { Period } from '#engine/table/period.ts';

/** What the first screen of a result chooses of. */
export interface ChosenOf {
  facts: readonly Fact[];
  /** What is sold is counted in units of different kinds. */
  unlikeUnits?: boolean;
}

/** A figure at the top of a result, with what it was in the period it is compared with. */
export interface KeyFigure {
  now: Fact;
  before: Fact | null;
  /** Facts of the months up to now, for the shape beside it; none where it is not known by month. */
  months: readonly Fact[];
  /** Which way is good for the company; null where neither is. */
  good: 'up' | 'down' | null;
}

/** The period that all of the figures are of, and the one they are held against; null where they differ. */
export function sharedPeriods(
  figures: readonly KeyFigure[],
): { now: Period; before: Period } | null {
  const compared = figures.flatMap(({ now, before }) =>
    now.period && before?.period ? [{ now: now.period, before: before.period }] : [],
  );
  const [first] = compared;
  const isSame = (a: Period, b: Period) => a.from === b.from && a.to === b.to;
  return first !== undefined &&
    compared.every(({ now, before }) => isSame(now, first.now) && isSame(before, first.before))
    ? first
    : null;
}

/** Fewer months have no shape. */
const FEWEST = 4;
const NO_SHAPE = { values: [], from: 0 };

/**
 * The values of the months, and the place of the first that is in the period. None where a month of the period is not known,
 * and of those before it only the ones that no unknown month parts from it.
 */
export function shapeOf(months: readonly Fact[], period: Period | null) {
  const dated = months
    .flatMap((fact) => (fact.period ? [{ ...fact.period, value: Number(fact.value) }] : []))
    .filter(({ to }) => period === null || to <= period.to)
    .sort((a, b) => a.from.localeCompare(b.from))
    .slice(-TWO_YEARS);
  const gap = dated.findLastIndex(
    ({ from }, place) => place > 0 && !isNextMonth(dated[place - 1]?.from ?? from, from),
  );
  const unbroken = dated.slice(Math.max(0, gap));
  const first = unbroken.findIndex(({ from }) => period === null || from >= period.from);
  const isMonth = (day: string | undefined, of: string) => day?.slice(0, 7) === of.slice(0, 7);
  const isWhole =
    period === null ||
    (isMonth(unbroken[first]?.from, period.from) && isMonth(unbroken.at(-1)?.to, period.to));
  if (!isWhole || first < 0 || unbroken.length < FEWEST) return NO_SHAPE;
  return { values: unbroken.map(({ value }) => value), from: first };
}

const isNextMonth = (before: string, after: string) =>
  monthNumber(after) - monthNumber(before) === 1;

/** Facts by key, those of the whole company only. */
export function wholeFacts(facts: readonly Fact[]): (key: string) => Fact | null {
  const byKey = new Map<string, Fact>();
  for (const fact of facts)
    if (fact.subject === null && !byKey.has(fact.key)) byKey.set(fact.key, fact);
  return (key) => byKey.get(key) ?? null;
}

/** A figure that may stand at the top, with the keys of the one it is held against and of its months. */
export interface Choice {
  now: string;
  before?: string;
  month?: string;
  good?: 'up' | 'down';
}

/** The facts of one figure by month. */
export const monthsOf = (facts: readonly Fact[], month: string | undefined): Fact[] =>
  month === undefined ? [] : facts.filter(({ key }) => key === month);

/** The facts of a measure in the months that are whole: one that the file begins or ends within would be drawn as a fall. */
export function wholeMonthsOf(
  facts: readonly Fact[],
  keys: { month: string; wholeMonths: string },
): Fact[] {
  const whole = facts.find(({ key }) => key === keys.wholeMonths)?.period ?? null;
  return monthsOf(facts, keys.month).filter(
    ({ period }) => whole && period && period.from >= whole.from && period.to <= whole.to,
  );
}

/**
 * For each row of choices the first that is known, held against the one before where that is of the periods that the others
 * are of.
 */
export function firstChosen(
  facts: readonly Fact[],
  rows: readonly (readonly Choice[])[],
  { now: current, before: previous }: { now: Fact; before: Fact },
): KeyFigure[] {
  const of = wholeFacts(facts);
  const isOf = (fact: Fact | null, period: Period | null) =>
    fact?.period?.from === period?.from && fact?.period?.to === period?.to;
  return rows.flatMap((choices): KeyFigure[] => {
    for (const choice of choices) {
      const now = of(choice.now);
      if (now === null) continue;
      const before = choice.before === undefined ? null : of(choice.before);
      const isHeld = isOf(now, current.period) && isOf(before, previous.period);
      const against = isHeld ? before : null;
      const months = monthsOf(facts, choice.month);
      return [{ now, before: against, months, good: (against && choice.good) ?? null }];
    }
    return [];
  });
}
