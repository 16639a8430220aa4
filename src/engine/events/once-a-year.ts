import { changeOver, type Finding, type Search, YEAR } from './finding.ts';
import { amountOver, type Series, sumOver } from './series.ts';

/** A payment a year, and one that was parted. */
const MOST_ROWS = 2;
/** What is paid by agreement changes by less; an order that falls in the same month is of any size. */
const MOST = 0.6;
const LEAST = 0.02;
const KINDS: ReadonlySet<Series['kind']> = new Set<Series['kind']>(['customer', 'supplier']);

/**
 * Who pays or is paid once a year, in the same month, and another sum than the year before: a grant, a premium. Two sums
 * leave nothing for chance to be told by; that they differ is all that is said.
 */
export function onceAYear(series: Series, { frame, material }: Search): Finding | null {
  if (frame.kind !== 'year' || !KINDS.has(series.kind)) return null;
  const active = [...series.cells].flatMap(([month, { rows }]) => (rows > 0 ? [month] : []));
  const [month] = active.filter((each) => each >= frame.first && each <= frame.last);
  if (month === undefined || !active.includes(month - frame.back)) return null;
  const isYearly = active.every((each) => (each - month) % YEAR === 0);
  const isFew = [month, month - frame.back].every(
    (each) => sumOver(series, each, each).rows <= MOST_ROWS,
  );
  if (!isYearly || !isFew) return null;
  const before = amountOver(series, month - frame.back, month - frame.back);
  const amount = changeOver(series, frame, month, month);
  const relative = before <= 0 ? 0 : amount / before;
  if (Math.abs(amount) < material || Math.abs(relative) < LEAST || Math.abs(relative) > MOST)
    return null;
  return { type: 'level', series, from: month, to: month, amount, relative, certainty: 0.8 };
}
