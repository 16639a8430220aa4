import { type Differences, isNoChance } from './chance.ts';
import { changeOver, clamp, FITS, type Finding, type Search, STRONG, YEAR } from './finding.ts';
import { amountOver, amountsOf, type Frame, monthsIn, type Series } from './series.ts';
import { bestSpike, bestStep, type Step } from './shape.ts';

/** A level beside a month that stands alone explains so much of the other months. */
const STEADY = 0.7;
/** In fewer months than so many, one that is not booked yet looks like a fall. */
const COMPARED = 3;

/** A month that is so far above or below all others of its year is alone in it. */
const ALONE = 1.25;

/**
 * Whether a month is the highest or lowest of the subject's own year by far: one that differs only
 * from the month a year before may be as usual, and that one the exception.
 */
function standsOut(series: Series, { last, start }: Frame, month: number): boolean {
  const from = Math.max(start, Math.min(month, last - YEAR + 1));
  const amounts = amountsOf(series, monthsIn(from, last));
  const own = amounts[month - from] ?? 0;
  const others = amounts.filter((_, place) => place !== month - from);
  return own >= ALONE * Math.max(0, ...others) || ALONE * own <= Math.min(...others);
}

/** The months of the latest period against those a year before. */
interface AgainstYearBefore extends Differences {
  levels: readonly number[];
}

/** What the months of the latest period differ by from those a year before, apart from how most have moved. */
export function differencesOf(
  series: Series,
  { frame, drift }: Pick<Search, 'frame' | 'drift'>,
): AgainstYearBefore {
  const months = monthsIn(frame.first, frame.last);
  const earlier = months.map((month) => month - frame.back);
  const [now, levels] = [amountsOf(series, months), amountsOf(series, earlier)];
  return { now, levels, changes: now.map((each, at) => each - (levels[at] ?? 0) * drift) };
}

/** What changed from a place on, or in one month alone, where it is clear and no less than what all else did. */
function findingOf(
  series: Series,
  { changes }: AgainstYearBefore,
  best: Step,
  type: 'once' | 'level',
  { frame, material }: Search,
): Finding | null {
  const once = type === 'once';
  const from = frame.first + best.from;
  const to = once ? from : frame.last;
  const amount = changeOver(series, frame, from, to);
  const apart = changes.slice(best.from, once ? best.from + 1 : undefined);
  const own = apart.reduce((sum, each) => sum + each, 0);
  const before = amountOver(series, from - frame.back, to - frame.back);
  const clear = best.strength >= (once ? 2 * STRONG : STRONG) && best.fit >= FITS;
  // What all else did too is no event of this subject's.
  if (!clear || Math.abs(amount) < material || own * amount <= 0) return null;
  if (Math.abs(own) < 0.5 * Math.abs(amount)) return null;
  return {
    ...{ type, series, from, to, amount },
    relative: before <= 0 ? Math.sign(amount) : amount / before,
    certainty: clamp(best.fit * (best.strength / (best.strength + 2))),
  };
}

/** A level that has shifted after a month that alone differs, which hides it: a large order, and then less than before. */
function levelBeside(series: Series, given: AgainstYearBefore, search: Search): Finding | null {
  const { now, changes, levels } = given;
  const spike = bestSpike(changes);
  if (spike === null) return null;
  const others = <T>(values: readonly T[]) => values.filter((_, at) => at !== spike.from);
  const rest = { now: others(now), changes: others(changes) };
  const step = bestStep(rest.changes, others(levels));
  if (step === null || step.fit < STEADY) return null;
  if (!isNoChance(rest, step.from, changes.length ** 2, search.chance)) return null;
  const from = step.from + (step.from >= spike.from ? 1 : 0);
  // Within it the month would count as a part of it.
  if (from <= spike.from || from >= changes.length - 1) return null;
  return findingOf(series, given, { ...step, from }, 'level', search);
}

/** Where no level is seen against how most have moved, one that was as the year before for some months … */
const AS_BEFORE = 2;
/** … and then surely at another level, and by so many times what most moved, has shifted by itself. */
const FARTHER = 1.5;
const SURELY = 0.5;
/** What is so much of the file moves as the file does. */
const WHOLE = 0.9;
/** … and what was so much of it has made what most kronor moved by. */
const MOST = 0.5;

/** Whether it moved farther than the others: what was most of the file is held against all that is not of it. */
function isFarther(
  series: Series,
  relative: number,
  { drift, frame, turnover, earlier = 0 }: Search,
): boolean {
  const { first, last, back } = frame;
  const before = amountOver(series, first - back, last - back);
  if (before < MOST * earlier || before >= earlier) return relative / (drift - 1) >= FARTHER;
  const rest = (turnover - amountOver(series, first, last)) / (earlier - before) - 1;
  return relative * rest <= 0 || relative / rest >= FARTHER;
}

/** What happened to the subject by itself: what most have moved by over the year is itself made of events. */
function movedByItself(series: Series, search: Search): Finding[] {
  const { frame, turnover } = search;
  if (amountOver(series, frame.first, frame.last) >= WHOLE * turnover) return [];
  return movedApart(series, { ...search, drift: 1 }).filter(
    ({ type, from, relative, certainty }) =>
      type === 'level' &&
      from >= frame.first + AS_BEFORE &&
      certainty >= SURELY &&
      isFarther(series, relative, search),
  );
}

/** Months that alone differ, and levels that have shifted; against the same months a year before. */
export function moved(series: Series, search: Search): Finding[] {
  const found = movedApart(series, search);
  if (search.drift === 1 || found.some(({ type }) => type === 'level')) return found;
  return [...found, ...movedByItself(series, search)];
}

function movedApart(series: Series, search: Search): Finding[] {
  const { frame } = search;
  const given = differencesOf(series, search);
  const { changes, levels, now } = given;
  if (frame.kind !== 'year' || series.kind === null || changes.length < COMPARED) return [];
  const [step, spike] = [bestStep(changes, levels), bestSpike(changes)];
  if (step === null) return [];
  const lastAlone = step.from === changes.length - 1;
  const isSpike = spike !== null && (lastAlone || spike.fit > step.fit) && spike.fit > 0.6;
  const once = isSpike && standsOut(series, frame, frame.first + spike.from);
  const beside = () => levelBeside(series, given, search) ?? [];
  if (once) {
    const alone = (now[spike.from] ?? 0) > 0;
    return [alone ? (findingOf(series, given, spike, 'once', search) ?? []) : [], beside()].flat();
  }
  // What is seen in the last month alone may only be late, or not booked yet.
  const clear = !lastAlone && isNoChance(given, step.from, changes.length, search.chance);
  const level = clear ? findingOf(series, given, step, 'level', search) : null;
  return [level ?? beside()].flat();
}
