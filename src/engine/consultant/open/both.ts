import type { Fact } from '../../facts/fact.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import { type BreakEven, breakEven } from '../../money/break-even.ts';
import { lackingCosts } from '../../money/lacking.ts';
import { mainKeys } from '../../money/money.ts';
import { type BothOfMonth, type Sums, sumsOf } from '../../money/sums.ts';
import { leftThanBefore, monthsOfBoth, whyNot } from '../answers/left.ts';
import { type Consultation, type Reply, refusal, sourceOf } from '../answers/reply.ts';

const LATEST = 12;
/** What one or two months leave is as much the calendar's as the company's. */
const FEWEST = 3;

/** Sales and costs of the latest year, over the months that both files have whole. */
export interface Both {
  months: readonly BothOfMonth[];
  sums: Sums;
  /** The revenue at which nothing is left; null where it cannot be told. */
  even: BreakEven | null;
  fixedShare: Fact | null;
  /** What is left against the same months a year before. */
  against: string | null;
  /** What the costs lack. */
  lacking: string[];
}

/** The latest year of both files, or why they cannot be held against each other. */
export function bothOf(
  consultation: Consultation,
  what: string,
  meant: string,
): Both | { refused: Reply } {
  const refused = whyNot(consultation, what, meant);
  if (refused !== null) return { refused };
  const all = monthsOfBoth(consultation);
  const months = all.slice(-LATEST);
  const [sales, costs] = [sourceOf(consultation, 'sales'), sourceOf(consultation, 'costs')];
  if (months.length < FEWEST || costs === null)
    return {
      refused: refusal(
        `${what} räknas på hela månader som finns i både försäljning och kostnader, och filerna har för få gemensamma.`,
        { meant },
      ),
    };
  const { facts } = consultation;
  const sums = sumsOf(facts, months, mainKeys);
  const fixedShare = consultation.imported(costs).get(costKeys.fixedShare);
  const even = breakEven(facts, { ...sums, fixedShare, months: months.length });
  return {
    ...{ months, sums, even, fixedShare },
    against: leftThanBefore(consultation, all).sentence,
    lacking: lackingCosts(costs.facts, sales?.facts ?? []),
  };
}
