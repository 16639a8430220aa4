import type { Known } from './known.ts';
import type { OwnNames } from './named.ts';

/** What comes in is no row of costs, whatever its text says. */
const COMES_IN =
  /\b(?:fatt|far|fick|kom|kommit|kommer|tog|tagit|tar|drog|dragit|drar) (?:\w+ ){0,2}in\b|\b(?:intakt|inkomst|sald|salj|salt|omsat)\w*/;

/** The texts of rows that a question of costs may be of. */
export function textsFor(
  sure: OwnNames['guide'] | null,
  text: string,
  { texts = [], guides }: Known,
): readonly OwnNames[] {
  const isOfCosts = sure === 'costs' || (sure === null && !guides.includes('sales'));
  return isOfCosts && !COMES_IN.test(text) ? texts : [];
}
