import type { Fact } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { mention, mentions } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** With whom a product fell. */
interface FellWith {
  who: Fact;
  part: number;
}

/** With whom what made most of these falls fell most, where the file names them; empty where it does not. */
function fellWith(changes: readonly Fact[], { book, figures }: SalesRuleContext): FellWith[] {
  const [fallen] = changes;
  if (fallen === undefined) return [];
  return (figures.behind?.fellMost.get(subjectName(fallen)) ?? []).flatMap(({ customer, part }) => {
    const who = book.of(key.customerChange, customer);
    return who === null ? [] : [{ who, part }];
  });
}

/** A fall is mostly with one of whom so much of it is, and a large part with one of so much. */
const MOSTLY = 0.6;
const LARGE = 0.4;

/** Where a fall is among those who buy, for one that has fallen; null where the file does not name them. */
export function amongBuyers(changes: readonly Fact[], context: SalesRuleContext): string | null {
  const found = fellWith(changes, context);
  const [most] = found;
  // Of those who pay a fee there is advice of its own.
  if (most === undefined || changes.length > 1 || context.business?.onFall) return null;
  const at = `hos ${mention(most.who)}`;
  if (most.part >= MOSTLY)
    return `Det mesta av tappet är ${at}: börja där, och ändra inget annat förrän skälet är känt.`;
  if (most.part >= LARGE)
    return `En stor del av tappet är ${at}: börja där, och ta sedan reda på vad resten beror på.`;
  return `Tappet är spritt på flera ${context.words.customers}, mest hos ${mentions(found.map(({ who }) => who))}: fråga dem innan något ändras.`;
}

/** The one to ring first: who has stopped is rung for that; null where nobody is left to. */
export function whoToRing(changes: readonly Fact[], context: SalesRuleContext): Fact | null {
  if (changes.length > 1) return null;
  const found = fellWith(changes, context).find(
    ({ who }) => !context.happened.hasStopped('customer', subjectName(who)) && size(who) !== 0,
  );
  return found?.who ?? null;
}
