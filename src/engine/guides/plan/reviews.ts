import type { ImportedFacts } from '../../facts/import-facts.ts';
import type { Candidate } from './candidate.ts';
import { costToReview } from './cost-to-review.ts';
import type { PlanInput } from './input.ts';
import type { OfProblem } from './problem.ts';
import { salesToReview } from './sales-to-review.ts';

/** What the owner calls the problem and no action of the analyses is on, to be gone through. */
export function reviewsOf(
  meant: readonly OfProblem[],
  known: readonly Candidate[],
  { sales }: Pick<PlanInput, 'sales'>,
  own: Record<'sales' | 'costs', ImportedFacts | null>,
): Candidate[] {
  const reviews = [
    costToReview(meant, known, ({ id }) => own.costs?.withId(id) ?? null),
    salesToReview(meant, known, sales?.facts ?? [], ({ id }) => own.sales?.withId(id) ?? null),
  ];
  return reviews.filter((review) => review !== null);
}
