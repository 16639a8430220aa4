import { type NamedEvent, whoOf } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { monthNumber } from '../../../figures/calendar/months.ts';
import { salesKeys as key } from '../catalogue.ts';
import { pairOf } from '../figures/behind-moves.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** A fall is mostly bought of something else where so much of it is, and a large part of it where this much is. */
const MOSTLY = 0.6;
const LARGE = 0.4;

/** What began more months apart than this did not move at the same time. */
const MONTHS_APART = 1;

/** The characters of a day that tell its month. */
const MONTH = 7;

/** What else is bought since, and how much of all that fell is with customers who bought more of it. */
interface Instead {
  risen: NamedEvent;
  /** Null where the rows name no customers. */
  part: number | null;
}

const isRise = ({ type, change }: NamedEvent): boolean =>
  ['level', 'started'].includes(type) && change.subject?.kind === 'product' && size(change) > 0;

/** How much of what these fell by is with customers who bought more of another since; null where the rows do not tell. */
function partBoughtOf(
  changes: readonly Fact[],
  { change: risen }: NamedEvent,
  { figures }: SalesRuleContext,
): number | null {
  const all = changes.reduce((sum, change) => sum + size(change), 0);
  const parts = changes.map((change) =>
    figures.behind?.switched.get(pairOf(subjectName(change), subjectName(risen))),
  );
  if (parts[0] === undefined) return null;
  return changes.reduce((sum, each, at) => sum + ((parts[at] ?? 0) * size(each)) / all, 0);
}

/** What else is bought since a product fell: by the same customers where the rows name them, else by half as much from the same month; null where nothing is. */
export function risenWith(changes: readonly Fact[], context: SalesRuleContext): Instead | null {
  const { business, happened, words } = context;
  const [fallen] = changes;
  // Who pays one fee does not change to another as who buys may.
  if (fallen?.subject?.kind !== 'product' || business?.onFall) return null;
  // Of several it is told of the one that made most of the fall.
  const all = changes.reduce((sum, change) => sum + size(change), 0);
  const from = happened.to('product', fallen.subject.name, 'level')?.change.period?.from;
  if (size(fallen) / all < MOSTLY || from === undefined) return null;
  const counted = happened.all
    .filter(isRise)
    .map((risen) => ({ risen, part: partBoughtOf(changes, risen, context) }));
  const most = counted
    .filter(({ part }) => (part ?? 0) >= LARGE)
    .sort((a, b) => (b.part ?? 0) - (a.part ?? 0))[0];
  if (most !== undefined) return most;
  const isAtOnce = ({ change }: NamedEvent) =>
    change.period?.from.slice(0, MONTH) === from.slice(0, MONTH) &&
    size(change) >= -size(fallen) / 2;
  const other = counted.find(({ part, risen }) => part === null && isAtOnce(risen));
  // What is let to whom is known by the rows, or not at all.
  return other === undefined || words.income.price !== undefined ? null : other;
}

const isAtOnce = (one: Fact, other: Fact): boolean =>
  one.period !== null &&
  other.period !== null &&
  Math.abs(monthNumber(one.period.from) - monthNumber(other.period.from)) <= MONTHS_APART;

/** A fee of the same group that as much more is paid of since about the same time as less is of another: those who pay may have gone over to it. */
export function paidInstead(
  changes: readonly Fact[],
  { business, figures, happened }: SalesRuleContext,
): { fallen: Fact; risen: NamedEvent } | null {
  if (business?.onFall === undefined) return null;
  const levels = happened.all.filter(
    ({ type, change }) => type === 'level' && change.subject?.kind === 'product',
  );
  for (const fallen of changes) {
    const own = levels.find(({ change }) => change.subject?.name === subjectName(fallen));
    const group = figures.groupOf?.get(subjectName(fallen));
    const risen = levels.find(
      ({ change }) =>
        own !== undefined &&
        group !== undefined &&
        figures.groupOf?.get(subjectName(change)) === group &&
        size(change) >= -size(own.change) / 2 &&
        size(change) > 0 &&
        size(own.change) < 0 &&
        isAtOnce(change, own.change),
    );
    if (risen !== undefined) return { fallen, risen };
  }
  return null;
}

/** `det mesta av tappet är hos kunder som samtidigt har köpt mer av …`, and what to do. */
export function mostOfFallIsInstead(
  { risen, part }: Instead,
  { business, words }: SalesRuleContext,
): string {
  const bought = words.income.price === undefined ? 'köpt' : words.bought;
  const most = (part ?? 0) >= MOSTLY ? 'det mesta' : 'en stor del';
  // What each tenant hires stands in an agreement.
  const look = business?.id === 'property' ? 'se i avtalen' : 'fråga dem';
  return `${most} av tappet är hos ${words.customers} som samtidigt har ${bought} mer av ${whoOf(risen)}: ${look} om de har bytt, och räkna på vad bytet ger, innan något ändras.`;
}

/** A rise of which so much is with customers who bought as much less of something else is no growth to build on. */
const INSTEAD = 0.3;

/** The product whose customers made most of what another rose by, where they made much of it; null where none did. */
export function boughtInsteadOf(
  rise: Fact,
  { book, figures }: SalesRuleContext,
): { fallen: Fact; isMuch: boolean } | null {
  const risen = subjectName(rise);
  const partOf = (change: Fact) =>
    figures.behind?.switched.get(pairOf(subjectName(change), risen)) ?? 0;
  const kronor = (change: Fact) => -partOf(change) * size(change);
  const fallen = book.all(key.productChange).filter((change) => size(change) < 0);
  const all = fallen.reduce((sum, change) => sum + kronor(change), 0);
  // What fell by far more has not become this: its customers would have bought some more anyhow.
  const [most] = fallen.toSorted((a, b) => partOf(b) - partOf(a));
  if (most === undefined || all < INSTEAD * size(rise)) return null;
  return { fallen: most, isMuch: partOf(most) >= LARGE && kronor(most) >= LARGE * size(rise) };
}
