import { ownAssumption } from '../../../advice/own-spread.ts';
import type { Assumption } from '../../../advice/rule.ts';
import { comparable, type SalesRuleContext } from '../rule-context.ts';
import { moves } from './price-volume-mix.ts';

/** No more than this, in per cent, is assumed of a price. */
const MOST_RISE = 6;
/** A smaller fall of the number, as a share, is none. */
const HELD = -0.02;

/** By how much the company's own products have become dearer without fewer of them being sold. */
export function ownRise(context: SalesRuleContext): Assumption | null {
  if (!comparable(context)) return null;
  const held = moves(context).filter(({ price, units }) => price > 0 && units >= HELD);
  return ownAssumption(
    held.map(({ price }) => price * 100),
    {
      label: 'Prishöjning',
      basis:
        'Ur filens egna priser: så mycket har de höjts där antalet inte minskat (undre fjärdedel, mitten och övre fjärdedel).',
      most: MOST_RISE,
    },
  );
}
