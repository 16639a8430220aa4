import { bookKeys } from '../books/keys.ts';
import { leftOrBooked } from './answers/by-books.ts';
import { costPerOrder } from './answers/cost-per-order.ts';
import { leftHeld } from './answers/left-held.ts';
import type { Consultation, Reply } from './answers/reply.ts';
import { shareOfSales } from './answers/share-of-sales.ts';
import type { Reading } from './question/ask.ts';
import {
  isLeftByTime,
  isLeftOver,
  isOfAllCosts,
  isOfLeft,
  isOfSales,
  isPerOrder,
  isProfitByTime,
  isProfitHeld,
} from './question/of-whole.ts';
import type { Topic } from './question/topics.ts';

/** Intents whose answers are no figures as an analysis has them. */
export const ELSEWHERE: readonly Reading['intent'][] = ['whatIf', 'cause', 'forecast'];

export const hasBoth = ({ sources }: Consultation) =>
  (['sales', 'costs'] as const).every((of) => sources.some(({ guide }) => guide === of));

/** What is left of all, and not of the goods alone: it takes both files, or words for more than the goods. */
export const isOfBoth = ({ unknown, ask, shape }: Reading, consultation: Consultation): boolean =>
  unknown.length === 0 &&
  (hasBoth(consultation)
    ? isLeftByTime(ask, shape) || isProfitByTime(ask, shape)
    : isOfAllCosts(shape) && isLeftByTime(ask, shape));

/** `Resultatet i oktober`: what is left of both files, where no books are there to tell it. */
const isResultOfBoth = (
  topic: Topic | undefined,
  { ask, intent, unknown }: Reading,
  consultation: Consultation,
): boolean =>
  topic?.keys[0] === bookKeys.netResult &&
  topic.taxed === undefined &&
  ask.named.length === 0 &&
  intent === 'figure' &&
  unknown.length === 0 &&
  hasBoth(consultation);

/** A cost held against what was sold: its part of the sales, or what it is of each order; null for any other question. */
export function dividedByOther(
  { ask, shape, intent, unknown }: Reading,
  consultation: Consultation,
): Promise<Reply> | null {
  if (ELSEWHERE.includes(intent) || unknown.length > 0) return null;
  if (isOfSales(ask, shape)) return shareOfSales(ask, consultation);
  return isPerOrder(ask, shape) ? costPerOrder(ask, consultation) : null;
}

/** `Kvar i kassan`, `kvar på kontot`. */
const IN_TILL =
  /\b(?:kvar|over|finns) (?:\w+ ){0,2}?(?:i kassan|pa (?:kontot|banken|bankkontot))\b/;

/** What is left of both files in a time, or in one held against another; null for any other question. */
export function leftOfBoth(
  topic: Topic | undefined,
  reading: Reading,
  consultation: Consultation,
): Reply | null {
  const { ask, shape, intent, unknown } = reading;
  // What is left in the till is no result.
  if (IN_TILL.test(shape)) return null;
  const isBoth = hasBoth(consultation);
  if (unknown.length === 0 && isBoth && intent === 'figure' && isProfitHeld(ask, shape))
    return leftHeld(ask, consultation);
  const isLeft = isOfLeft(ask, shape) || (isBoth && isLeftOver(ask, shape));
  if (isLeft && unknown.length === 0 && !ELSEWHERE.includes(intent))
    return leftOrBooked(ask, consultation);
  return isResultOfBoth(topic, reading, consultation) ? leftOrBooked(ask, consultation) : null;
}
