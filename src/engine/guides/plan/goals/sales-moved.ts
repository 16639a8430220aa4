import { type Expression, over, sum, times } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { Candidate } from '../candidate.ts';
import type { Gap } from './gap.ts';

type OfAction = Pick<Candidate, 'id' | 'about' | 'measure'>;

/** What the kronor of an action are of a year's sales. */
type Moved = 'revenue' | 'price' | 'volume' | 'nothing';

/**
 * A higher price or a smaller discount is as much more in sales, and what is left of more sold is a part of them. What is
 * bought cheaper, saved or steered to what leaves more raises no sales.
 */
export function salesMoved({ id, about, measure }: OfAction): Moved {
  if (measure === 'revenue') return 'revenue';
  if (measure !== 'grossProfit') return 'nothing';
  if (about === 'price') return 'price';
  return about === 'margin' || id.endsWith('-margin') ? 'nothing' : 'volume';
}

/** Per cent of a goal for sales or customers that the planned kronor come to; null where none of them raises sales. */
export function percentOfSales(
  { year, profit }: Gap,
  planned: readonly Candidate[],
): Expression | null {
  const likely = (...moved: Moved[]): Fact[] =>
    planned.flatMap((each) =>
      each.likely !== null && moved.includes(salesMoved(each)) ? [each.likely] : [],
    );
  const [inSales, left] = [likely('revenue', 'price'), likely('volume')];
  const parts = [
    ...(inSales.length > 0 ? [over(times(sum(...inSales), 100), year)] : []),
    ...(left.length > 0 && profit !== null ? [over(times(sum(...left), 100), profit)] : []),
  ];
  const [first, second] = parts;
  if (first === undefined) return null;
  return second === undefined ? first : sum(first, second);
}

/** Whether some planned kronor are of a kind that raises no sales. */
export const savesBesides = (planned: readonly Candidate[]) =>
  planned.some((each) => each.likely !== null && salesMoved(each) === 'nothing');
