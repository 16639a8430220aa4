import type { ImportedFacts } from '../../facts/import-facts.ts';
import type { Candidate } from './candidate.ts';
import { costToReview } from './cost-to-review.ts';
import type { OfProblem } from './problem.ts';
import { salesToReview } from './sales-to-review.ts';

/** What the owner calls the problem and no action of the analyses is on, to be gone through. */
export function reviewsOf(
  meant: readonly OfProblem[],
  known: readonly Candidate[],
  { sales, costs }: Record<'sales' | 'costs', ImportedFacts | null>,
): Candidate[] {
  const reviews = [
    costToReview(meant, known, ({ id }) => costs?.withId(id) ?? null),
    salesToReview(meant, known, ({ id }) => sales?.withId(id) ?? null),
  ];
  return reviews.filter((review) => review !== null);
}
