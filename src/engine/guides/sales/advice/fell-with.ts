import type { Fact } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { capital, mention, mentions } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { SalesRuleContext } from '../rule-context.ts';
import { isAskedWhy } from './customer-buying-less.ts';

/** With whom a product fell. */
interface FellWith {
  who: Fact;
  part: number;
}

/** With whom what made most of these falls fell most, where the file names them; empty where it does not. */
function fellWith(changes: readonly Fact[], { book, figures }: SalesRuleContext): FellWith[] {
  const [fallen] = changes;
  if (fallen === undefined) return [];
  return (figures.behind?.mostWith.get(subjectName(fallen)) ?? []).flatMap(({ customer, part }) => {
    const who = book.of(key.customerChange, customer);
    return who === null ? [] : [{ who, part }];
  });
}

/** A fall or a rise is mostly with one of whom so much of it is, and a large part with one of so much. */
export const MOSTLY = 0.6;
export const LARGE = 0.4;

/** Of several that fell, the one that is told of: it made most of it. */
const ofWhat = ([first, ...more]: readonly Fact[]): string =>
  first === undefined || more.length === 0 ? '' : ` för ${mention(first)}`;

/** Most of a fall is of two where it is of neither alone, and the other has at least half as much of it as the first. */
const HALF = 0.5;

/** The other of the two, where both are left to be asked; null where most is not of two. */
function otherOfTwo(
  [first, next]: readonly FellWith[],
  { happened }: SalesRuleContext,
): Fact | null {
  if (first === undefined || next === undefined) return null;
  const isOfThem = next.part >= HALF * first.part && first.part + next.part >= MOSTLY;
  const areLeft = [first, next].every(
    ({ who }) => !happened.hasStopped('customer', subjectName(who)),
  );
  return isOfThem && areLeft ? next.who : null;
}

/** Where a fall is among those who buy, of several that of the largest; null where the file does not name them. */
export function amongBuyers(changes: readonly Fact[], context: SalesRuleContext): string | null {
  const found = fellWith(changes, context);
  const [first] = found;
  // Of those who pay a fee there is advice of its own.
  if (first === undefined || context.business?.onFall) return null;
  const fall = `tappet${ofWhat(changes)}`;
  const at = `hos ${mention(first.who)}`;
  if (first.part >= MOSTLY)
    return `Det mesta av ${fall} är ${at}: börja där, och ändra inget annat förrän skälet är känt.`;
  const other = otherOfTwo(found, context);
  if (other !== null) {
    // Who is asked why they buy less is not asked twice.
    const whom = isAskedWhy(subjectName(first.who), context) ? `också ${mention(other)}` : 'dem';
    return `Det mesta av ${fall} är ${at} och ${mention(other)}: fråga ${whom} innan något ändras.`;
  }
  if (first.part >= LARGE)
    return `En stor del av ${fall} är ${at}: börja där, och ta sedan reda på vad resten beror på.`;
  const left = found.filter(
    ({ who }) => !context.happened.hasStopped('customer', subjectName(who)),
  );
  if (left.length === 0) return null;
  const most = left.length < found.length ? 'av dem som är kvar mest' : 'mest';
  const [largest, next] = left.map(({ who }) => who);
  if (largest && next && isAskedWhy(subjectName(largest), context))
    return `${capital(fall)} är spritt på flera ${context.words.customers}, ${most} hos ${mention(largest)}: fråga också ${mention(next)} innan något ändras.`;
  return `${capital(fall)} är spritt på flera ${context.words.customers}, ${most} hos ${mentions(left.map(({ who }) => who))}: fråga ${left.length === 1 ? 'varför' : 'dem'} innan något ändras.`;
}

/** The one to ring first: who has stopped is rung for that, and who buys less is met; null where nobody is left to. */
export function whoToRing(changes: readonly Fact[], context: SalesRuleContext): Fact | null {
  const found = fellWith(changes, context).find(
    ({ who }) =>
      !context.happened.hasStopped('customer', subjectName(who)) &&
      !isAskedWhy(subjectName(who), context) &&
      size(who) !== 0,
  );
  return found?.who ?? null;
}
