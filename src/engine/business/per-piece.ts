import type { Fact } from '../facts/fact.ts';
import type { IncomeWords } from './business.ts';
import { partOf } from './goods-beside.ts';

/** What a cost is of one of: an hour, as its label says, or one of what is done for others, which is not sold one by one; a dish is no unit. */
export function perPiece({ label, subject }: Fact, income: IncomeWords): string {
  if (label.includes('per timme')) return 'per såld timme';
  const part = partOf(income, subject?.name ?? '');
  if (part === 'behandling') return 'för varje behandling';
  return part === 'tjänst' ? 'per enhet' : 'för varje såld';
}
