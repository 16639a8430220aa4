import { mean, median } from '../figures/statistics/median.ts';
import type { Compared } from './own-months.ts';
import { squares } from './shape.ts';

/** What the months of a subject came to, and what they differ by from those they are held against. */
export interface Differences {
  now: readonly number[];
  changes: readonly number[];
}

/** What chance can do in a file: how much its subjects vary by, and how many of them are looked at. */
export interface Chance {
  /** What a month usually differs by from a year before, as a share of the two, squared … */
  usual: number;
  /** … and how many of a subject's own months that is worth: few where subjects vary unlike each other. */
  worth: number;
  subjects: number;
}

/** In at most one file of so many has chance made a level that is taken for an event. */
const FILES = 20;
/** What is usual is worth no more than three years of a subject's own months. */
const MOST_WORTH = 36;
/** Months vary by no less than a hundredth: some series are the same to the krona. */
const LEAST = 0.01 ** 2;
/** A change that is chosen where it fits best takes with it what so many months vary by. */
const TAKEN = 3;
/** Of fewer months nothing is learnt of how much is usual. */
const FEWEST = 2;

/**
 * Each month's change as a share of the middle of it and the month a year before: between −2 and 2,
 * so that no single bill weighs more than its month, and as likely up as down where nothing has
 * happened. Months without an amount in either year say nothing.
 */
function sharesOf({ now, changes }: Differences): { month: number; share: number }[] {
  return now.flatMap((each, month) => {
    const change = changes[month] ?? 0;
    const both = Math.abs(each) + Math.abs(each - change);
    return both === 0 ? [] : [{ month, share: change / (both / 2) }];
  });
}

/** The level that explains most of some values: from which place, and how much of their squares. */
function bestShift(values: readonly number[]): { from: number; explained: number } {
  const best = { from: 0, explained: 0 };
  let sum = 0;
  for (let from = values.length - 1; from >= 0; from--) {
    sum += values[from] ?? 0;
    const explained = sum ** 2 / (values.length - from);
    if (explained > best.explained) Object.assign(best, { from, explained });
  }
  return best;
}

/** What is left of each value once those from a place on are held against their own mean. */
function leftAfter(values: readonly number[], from: number): number[] {
  const level = mean(values.slice(from));
  return values.map((value, place) => (place < from ? value : value - level));
}

/** The squares of what is left once one more change is taken away: a level, or a month that stands alone. */
const oneMore = (left: readonly number[]) =>
  squares(left) - Math.max(bestShift(left).explained, ...left.map((each) => each ** 2));

/** An estimate's logarithm lies so much below that of the truth, known of so many months. */
const below = (months: number) => 1 / months + 1 / (3 * months ** 2);

/** The logarithm of how much a subject's months vary by, two changes apart, and of how many months it is known. */
function variation(given: Differences) {
  const shares = sharesOf(given).map(({ share }) => share);
  const months = shares.length - 2 * TAKEN;
  if (months < FEWEST) return [];
  const own = oneMore(leftAfter(shares, bestShift(shares).from)) / months;
  return [{ months, log: Math.log(Math.max(LEAST, own)) + below(months) }];
}

/**
 * What chance can do, learnt of all subjects together (Smyth's moderated variances, 2004): where they
 * differ in how much they vary by no more than chance has it, what is usual is worth much, else little.
 */
export function chanceOf(all: readonly Differences[]): Chance {
  const known = all.flatMap(variation);
  const subjects = all.length;
  if (known.length < 2) return { usual: 0, worth: 0, subjects };
  const middle = mean(known.map(({ log }) => log));
  const spread = squares(known.map(({ log }) => log - middle)) / (known.length - 1);
  const own = mean(known.map(({ months }) => 2 / months + 2 / months ** 2));
  const more = Math.max(0, spread - own);
  const worth =
    more === 0 ? MOST_WORTH : Math.min(MOST_WORTH, (1 + Math.sqrt(1 + 2 * more)) / more);
  return { usual: Math.exp(middle - below(worth)), worth, subjects };
}

/**
 * Whether a level from a place on explains so much of what the months vary by that chance has not
 * made it. Its likelihood, with or without one more change, is held against none, where it could have
 * been seen in `places` of each subject of the file: the more are looked at, the farther chance goes.
 */
export function isNoChance(
  given: Differences,
  from: number,
  places: number,
  { usual, worth, subjects }: Chance,
): boolean {
  const months = sharesOf(given);
  const shares = months.map(({ share }) => share);
  const left = leftAfter(shares, months.filter(({ month }) => month < from).length);
  const whole = squares(shares);
  const likelier = (rest: number, changes: number, among: number) => {
    const own = shares.length - changes;
    const known = usual * worth + LEAST * own;
    const likelihood = (own + worth) * Math.log((whole + known) / (rest + known));
    return likelihood >= 2 * Math.log(FILES * subjects * among);
  };
  return (
    likelier(squares(left), 1, places) || likelier(oneMore(left), 2, places * 2 * shares.length)
  );
}

/** Whether a subject has changed over a whole period by more than its months vary by, among those looked at. */
export function hasChanged(own: Compared, among: readonly Compared[]): boolean {
  const against = ({ now, before }: Compared): Differences => ({
    now,
    changes: now.map((each, month) => each - (before[month] ?? 0)),
  });
  return isNoChance(against(own), 0, 1, chanceOf(among.map(against)));
}

/** In fewer months a subject comes and goes, and its months vary by nothing that says how much. */
const REGULAR = 6;
/** A change is of a few months where two have so much of it, and the one more than so many times what the others differ by. */
const OF_FEW = 0.75;
const BEYOND_USUAL = 6;

/** Whether a change is of a month or two that differ as no others do: then months do not usually differ by as much. */
function isOfFewMonths({ now, before }: Compared): boolean {
  const changes = now.map((each, month) => each - (before[month] ?? 0));
  const whole = changes.reduce((sum, each) => sum + each, 0);
  const [most = 0, next = 0] = changes.map((each) => each * Math.sign(whole)).sort((a, b) => b - a);
  const usual = median(changes.map(Math.abs));
  return most + next >= OF_FEW * Math.abs(whole) && most > BEYOND_USUAL * usual;
}

/** Why what a subject changed by over a whole period may not last: its months vary by as much, or a few of them made it; null where it has changed, or its months say nothing. */
export function whyPassing(own: Compared, among: readonly Compared[]): 'usual' | 'few' | null {
  const isRegular = [own.now, own.before].every(
    (each) => each.filter((sum) => sum !== 0).length >= Math.min(REGULAR, each.length),
  );
  if (!isRegular || hasChanged(own, among)) return null;
  return isOfFewMonths(own) ? 'few' : 'usual';
}
