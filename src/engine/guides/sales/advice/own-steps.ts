import type { StepOf } from '../../../advice/other-events.ts';
import type { NamedEvent } from '../../../events/sentence.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { mention } from '../../../text/swedish.ts';
import { stepOnServed } from '../drinks.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** A higher price that made less than this part of a group's rise is no reason for it. */
const PART = 0.3;

/** The higher price of a product that made some of the rise of its group. */
function priceWithin(
  { type, change }: NamedEvent,
  { figures, happened }: SalesRuleContext,
): NamedEvent | undefined {
  if (type !== 'level' || size(change) <= 0 || change.subject?.kind !== 'category')
    return undefined;
  return happened.all.find(
    (each) =>
      each.type === 'price' &&
      size(each.change) >= PART * size(change) &&
      figures.groupOf?.get(subjectName(each.change)) === subjectName(change),
  );
}

/** What is done about an event that in sales asks for something else. */
export function ownSteps(context: SalesRuleContext): StepOf {
  const served = stepOnServed(context);
  return (event) => {
    const price = priceWithin(event, context);
    if (price === undefined) return served(event);
    const todo = `Det som ökar: en del är det högre priset på ${mention(price.change)}. Ta reda på vad resten beror på, och om det går att öka mer.`;
    return todo;
  };
}
