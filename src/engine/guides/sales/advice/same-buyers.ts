import { subjectKey } from '../../../events/own-months.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** A fall that its own customers made up for by so much elsewhere has gone there … */
const MOST = 0.6;
/** … and one that they made up for by no more than this has not. */
const HARDLY = 0.1;

/** What part of its fall its own customers bought of the other instead; null where the file does not tell. */
function partBoughtOf(fallen: Fact, risen: Fact, { figures }: SalesRuleContext): number | null {
  if (fallen.subject === null) return null;
  const found = figures.sameBuyers?.get(subjectKey(fallen.subject.kind, fallen.subject.name));
  return found?.name === risen.subject?.name ? (found?.part ?? null) : null;
}

/** Whether the customers who buy less of the one have not gone to the other: the rows tell who they are. */
export const haveNotMoved = (fallen: Fact, risen: Fact, context: SalesRuleContext): boolean =>
  (partBoughtOf(fallen, risen, context) ?? 1) <= HARDLY;

/** Whether most of what they buy less of the one for they buy more of the other for. */
export const haveMoved = (fallen: Fact, risen: Fact, context: SalesRuleContext): boolean =>
  (partBoughtOf(fallen, risen, context) ?? 0) >= MOST;
