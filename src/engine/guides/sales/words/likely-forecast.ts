import type { Fact } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import type { Facts } from '../../../facts/facts.ts';
import { salesKeys as key } from '../catalogue.ts';

/** Less than this part of the same months a year before, or more than so many times them, no line says of a company. */
const LEAST = 0.5;
const MOST = 2;

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}`;

/**
 * Whether a forecast can be told of as what is to come: not where a fall or a rise that has happened once is drawn out
 * until little, or several times as much, is left of the same months a year before.
 */
export function isLikely({ period, value }: Fact, book: Facts): boolean {
  if (period === null) return false;
  const [from, to] = [yearBefore(period.from), yearBefore(period.to)];
  const before = book
    .all(key.monthRevenue)
    .filter((month) => subjectName(month) >= from && subjectName(month) <= to)
    .reduce((sum, month) => sum + size(month), 0);
  if (before <= 0) return true;
  const part = Number(value) / before;
  return part >= LEAST && part <= MOST;
}
