import { atHigherPrice, higherPriceOf, stepOf } from '../../../advice/event-steps.ts';
import type { StepOf } from '../../../advice/other-events.ts';
import { subjectKey } from '../../../events/own-months.ts';
import { type NamedEvent, whoOf } from '../../../events/sentence.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { capital, mention } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { stepOnServed } from '../drinks.ts';
import type { SalesRuleContext } from '../rule-context.ts';
import { whereMost } from './where-it-fell.ts';

/** A higher price that made less than this part of a group's rise is no reason for it. */
const PART = 0.3;

/** The higher price of a product that made some of its own rise, or of that of its group. */
function priceWithin(
  { type, change }: NamedEvent,
  { figures, happened }: SalesRuleContext,
): NamedEvent | undefined {
  const kind = change.subject?.kind;
  if (type !== 'level' || size(change) <= 0 || (kind !== 'category' && kind !== 'product'))
    return undefined;
  const name = subjectName(change);
  const isOfIt = (priced: string) =>
    kind === 'product' ? priced === name : figures.groupOf?.get(priced) === name;
  return happened.all.find(
    (each) =>
      each.type === 'price' &&
      size(each.change) >= PART * size(change) &&
      isOfIt(subjectName(each.change)),
  );
}

/** Who has come, left or moved the same way, and made most of it: what is done about that one is done about this. */
function madeBy(
  { type, change }: NamedEvent,
  { figures, happened }: SalesRuleContext,
): NamedEvent | null {
  const { subject } = change;
  if (type !== 'level' || subject === null) return null;
  const by = figures.movedWith?.get(subjectKey(subject.kind, subject.name))?.by;
  const other = by && happened.to(by.kind, by.name, 'started', 'stopped');
  return other && size(other.change) * size(change) > 0 ? other : null;
}

/** Where a product that is bought less has fallen, where the rows say it: nobody needs to look it up. */
function whereOfFall({ type, change }: NamedEvent, context: SalesRuleContext): string | null {
  const { subject } = change;
  if (type !== 'level' || size(change) >= 0 || subject?.kind !== 'product') return null;
  const moved = context.book.of(key.productChange, subject.name);
  if (moved === null || size(moved) >= 0) return null;
  const where = whereMost([moved], context);
  return where === null ? null : `${mention(change)}: ${where}`;
}

/** What is done about an event that in sales asks for something else. */
export function ownSteps(context: SalesRuleContext): StepOf {
  const served = stepOnServed(context);
  return (event) => {
    const by = madeBy(event, context);
    if (by?.type === 'started') return stepOf(by, [by], context.happened.all);
    // Who has stopped has advice of its own.
    if (by?.type === 'stopped' && by.change.subject?.kind === 'customer')
      return `${capital(whoOf(event))}: det mesta av tappet är hos ${whoOf(by)}, som inte längre är ${context.words.customer}.`;
    const where = whereOfFall(event, context);
    if (where !== null) return where;
    const price = priceWithin(event, context);
    if (price === undefined) return served(event);
    // What its own price is told with says how many more were sold.
    const counted =
      event.change.subject?.kind === 'product' ? atHigherPrice(price, context.happened.all) : null;
    if (counted !== null) return counted;
    const todo = `Det som ökar: en del är ${higherPriceOf(price)}. Ta reda på vad resten beror på, och om det går att öka mer.`;
    return todo;
  };
}
