import type { Fact } from '../../../facts/fact.ts';
import { listed } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { knowsCustomers, type SalesRuleContext } from '../rule-context.ts';
import { inEach } from './in-each.ts';

/** What less was bought of there before, as a share, is told of nowhere: chance moves it. */
const SMALL = 0.05;
/** So much of what was bought has to be where it is known, for a fall to be everywhere. */
const NEARLY_ALL = 0.95;
/** A fall is of each where each has this much less or more of it than its part of what was bought … */
const EVEN = 0.25;
/** … and about as large where it is no more than this. */
const AS_LARGE = 0.1;

const PLACES = [
  { kind: 'channel', change: key.channelChange, both: 'båda kanalerna', many: 'kanaler' },
  { kind: 'region', change: key.regionChange, both: 'båda regionerna', many: 'regioner' },
] as const;

/** `alla kanaler`, where a fall is of each of them, and how unevenly; null where it is not, or not known to be. */
function evenIn(
  changes: readonly Fact[],
  { kind, change, both, many }: (typeof PLACES)[number],
  context: SalesRuleContext,
): { where: string; off: number } | null {
  const { by: among, together } = inEach(changes, context);
  const names = new Set(among.flatMap((by) => (by.kind === kind ? [by.name] : [])));
  const found = [...names].map((name) => ({
    part: together({ kind, name }, 'part'),
    share: together({ kind, name }, 'share'),
  }));
  const larger = found.filter(({ share }) => share >= SMALL);
  const known = larger.reduce((sum, { share }) => sum + share, 0);
  const off = Math.max(...larger.map(({ part, share }) => Math.abs(part / share - 1)));
  if (larger.length < 2 || known < NEARLY_ALL || off > EVEN) return null;
  if (larger.length < context.book.all(change).length) return { where: `alla större ${many}`, off };
  return { where: larger.length === 2 ? both : `alla ${many}`, off };
}

const todo =
  'Leta efter ett skäl som gäller överallt, som ett ändrat utbud eller en ny konkurrent, innan något ändras.';

/** That a fall is everywhere, in a file that names no customers; null where it is not, or is not known to be. */
export function evenlyFallen(changes: readonly Fact[], context: SalesRuleContext): string | null {
  if (knowsCustomers(context) || context.business?.onFall) return null;
  const present = PLACES.filter(({ change }) => context.book.all(change).length > 1);
  const places = present.map((each) => evenIn(changes, each, context));
  const even = places.flatMap((place) => place ?? []);
  if (even.length === 0 || even.length < present.length) return null;
  const where = listed(even.map((each) => each.where));
  return even.every(({ off }) => off <= AS_LARGE)
    ? `Tappet är ungefär lika stort i ${where}, räknat på vad som såldes där förut. ${todo}`
    : `Tappet finns i ${where}, inte bara i en av dem. ${todo}`;
}
