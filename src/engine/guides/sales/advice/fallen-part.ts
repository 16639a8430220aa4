import { subjectKey } from '../../../events/own-months.ts';
import { whoOf } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isNegative, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { salesKeys as key } from '../catalogue.ts';
import { comparable, knowsCustomers, paysToSell, type SalesRuleContext } from '../rule-context.ts';
import { type Dimension, dimensions } from './dimensions.ts';
import { BEYOND_ITS_PART, fellMoreIn, inEach } from './in-each.ts';
import { haveMoved } from './same-buyers.ts';
import { isOfWhoLeft } from './where-it-fell.ts';

/** The part of a dimension that has fallen most, and whether another has grown. */
export interface Decline {
  change: Fact;
  share: Fact;
  growing: Fact | null;
  /** Another has grown, but by next to nothing of what this one fell. */
  hardly: boolean;
}

/** A smaller fall, as a share of its own yearly revenue, is ordinary variation. */
const FALL = 0.05;

/** A rise that is a smaller part of the fall is none to speak of. */
const TO_SPEAK_OF = 0.1;

/** A fall of so many times its part of larger discounts is more than theirs. */
const MORE_THAN_THEIRS = 1.25;

/** Whether larger discounts, which are advised on, explain the fall of a part: nobody has moved, and nobody has left. */
function isByDiscounts(change: Fact, share: Fact, { happened }: SalesRuleContext): boolean {
  const given = happened.all.find(({ type }) => type === 'discount');
  const kronor = given === undefined ? 0 : -size(given.change);
  return -size(change) <= (MORE_THAN_THEIRS * kronor * size(share)) / 100;
}

/** From this part of the fall on it is told of the customer who has stopped, or of a product in it, and asks for nothing more. */
const NEARLY_ALL = 0.9;

/** What is more of the file than this, in per cent, falls as the file does. */
const NEARLY_THE_FILE = 80;

/** One who bought for more than so many times a fall may have bought something else. */
const MOST_TIMES = 1.5;

/** The customer who has stopped, where about so many kronor went with them: at least this part of them. */
function stoppedCustomer({ happened }: SalesRuleContext, fall: number, part = 0.5): string | null {
  const event = happened.all.find(
    ({ type, change }) =>
      type === 'stopped' &&
      change.subject?.kind === 'customer' &&
      -size(change) >= part * fall &&
      -size(change) <= MOST_TIMES * fall,
  );
  return event === undefined ? null : whoOf(event);
}

/** Whether the products in a group that are told of as events did nearly all that it fell: advice on it would be theirs once more. */
function isOfTold(change: Fact, { book, figures, happened }: SalesRuleContext): boolean {
  const within = book
    .all(key.productChange)
    .filter((own) => figures.groupOf?.get(subjectName(own)) === subjectName(change))
    .filter((own) =>
      happened.all.some(
        ({ type, change: { subject } }) =>
          ['level', 'stopped'].includes(type) &&
          subject?.kind === 'product' &&
          subject.name === subjectName(own),
      ),
    );
  return within.reduce((all, own) => all + size(own), 0) <= NEARLY_ALL * size(change);
}

/** Most of a fall is of one where it is so much of it, and so many times as much as was bought there of it. */
const MOST_OF_FALL = 0.6;

/** The customer, or the product, that most of a fall is of, counted row by row; null where it is of several. */
export function mostlyOf({ subject }: Fact, { book, figures }: SalesRuleContext): Fact | null {
  if (subject === null) return null;
  const most = figures.fallsIn
    ?.get(subjectKey(subject.kind, subject.name))
    ?.filter(({ by }) => by.kind === 'customer' || by.kind === 'product')
    .find(({ part, share }) => part >= MOST_OF_FALL && part >= BEYOND_ITS_PART * share);
  if (most === undefined) return null;
  const { kind, name } = most.by;
  const change = book.of(kind === 'customer' ? key.customerChange : key.productChange, name);
  return isNegative(change) ? change : null;
}

/** Whether a fall is of what there is advice on by itself: who has left, larger discounts, products in a group. */
function isToldElsewhere(
  id: Dimension['id'],
  change: Fact,
  share: Fact,
  context: SalesRuleContext,
): boolean {
  if (stoppedCustomer(context, -size(change), NEARLY_ALL) !== null) return true;
  if (isOfWhoLeft(change, context) || isByDiscounts(change, share, context)) return true;
  return id === 'category' && isOfTold(change, context);
}

/** Whether a fall is told of as its own: else it may be no more than what fell there. */
function hasFallenItself({ subject }: Fact, { happened }: SalesRuleContext): boolean {
  const event = subject && happened.to(subject.kind, subject.name, 'level', 'stopped');
  return event !== null && size(event.change) < 0;
}

/** Whether all parts have fallen, and this one about as the others by what was sold there before: then it is not there that it fell. */
function isAsElsewhere(change: Fact, keys: Dimension['keys'], { book }: SalesRuleContext): boolean {
  const before = size(book.of(keys.previous, subjectName(change)));
  const sumOf = (key: string) => book.all(key).reduce((sum, each) => sum + size(each), 0);
  const [fall, sold] = [sumOf(keys.change), sumOf(keys.previous)];
  if (!book.all(keys.change).every(isNegative) || before <= 0 || sold <= 0) return false;
  return size(change) / fall < BEYOND_ITS_PART * (before / sold);
}

/** The part of a dimension that has fallen most, by more than its ordinary variation and not by what is advised on by itself; null where none has. */
export function fallIn({ id, keys }: Dimension, context: SalesRuleContext): Decline | null {
  const { book, yearlyRevenue } = context;
  if (!comparable(context)) return null;
  const changes = byValue(book.all(keys.change));
  const change = changes[changes.length - 1] ?? null;
  if (changes.length < 2 || !isNegative(change)) return null;
  const share = book.of(keys.share, subjectName(change));
  if (share === null || size(share) < 5 || size(share) > NEARLY_THE_FILE) return null;
  if (!paysToSell(context, book.of(keys.margin, subjectName(change)))) return null;
  if (isToldElsewhere(id, change, share, context)) return null;
  if (!hasFallenItself(change, context) && isAsElsewhere(change, keys, context)) return null;
  if (-size(change) < (FALL * yearlyRevenue * size(share)) / 100) return null;
  const growing = changes[0] ?? null;
  // Whoever buys as much in another channel is not lost.
  if (isPositive(growing) && haveMoved(change, growing, context)) return null;
  const hardly = isPositive(growing) && size(growing) < -TO_SPEAK_OF * size(change);
  return { change, share, growing: isPositive(growing) && !hardly ? growing : null, hardly };
}

/** What a place sells has fallen there where it has so much of its part of the fall, and most of it where that is so much of what was sold there. */
const ITS_PART = 0.5;
const NEARLY_ALL_SOLD = 0.95;
const MOST_SOLD = 0.8;

/** Whether all or most of what is sold in a channel or region has fallen there: then the reason is the place, and nothing that it sells. */
export function hasFallenThere(
  { subject }: Fact,
  { book, figures }: SalesRuleContext,
): 'all' | 'most' | null {
  if (subject === null || subject.kind === 'category') return null;
  const fallen = (figures.fallsIn?.get(subjectKey(subject.kind, subject.name)) ?? []).filter(
    ({ by, part, share }) => by.kind === 'product' && part >= ITS_PART * share,
  );
  const sold = fallen.reduce((sum, { share }) => sum + share, 0);
  if (book.all(key.productChange).length < 2 || sold < MOST_SOLD) return null;
  return sold >= NEARLY_ALL_SOLD ? 'all' : 'most';
}

/** One of several whom a fall is with did at least so much of it. */
const OF_SEVERAL = 0.2;
const NAMED = 3;

/** The customers, or products where no customers are known, that a fall is of, the largest part first; none where none is much of it. */
export function fellHere(change: Fact, context: SalesRuleContext): Fact[] {
  const { book, figures } = context;
  const kind = knowsCustomers(context) ? 'customer' : 'product';
  if (kind === 'product' && hasFallenThere(change, context) !== null) return [];
  const { subject } = change;
  const of = kind === 'customer' ? key.customerChange : key.productChange;
  const places = figures.fallsIn?.get(subjectKey(subject?.kind ?? 'channel', subject?.name ?? ''));
  const found = (places ?? [])
    .filter(({ by, part }) => by.kind === kind && part >= OF_SEVERAL)
    // What falls as all that is sold there does is no reason for it, nor is what falls elsewhere as it does there.
    .filter(({ part, share }) => kind === 'customer' || part >= BEYOND_ITS_PART * share)
    .flatMap(({ by }) => book.of(of, by.name) ?? [])
    .filter((own) => kind === 'customer' || subject === null || fellMoreIn(own, subject, context))
    .filter(isNegative);
  return [...new Set(found)].slice(0, NAMED);
}

/** Whether each of these is named by what has fallen most in a channel or region, where nobody may have moved from it. */
const areNamedIn = (
  changes: readonly Fact[],
  { change, growing }: Decline,
  context: SalesRuleContext,
) => {
  const named = growing === null ? fellHere(change, context) : [];
  return changes.every((own) => own.subject?.kind === 'product' && named.includes(own));
};

/** Whether each of these moved mostly with a channel or region. */
const haveMovedWith = (changes: readonly Fact[], place: Fact, { figures }: SalesRuleContext) =>
  changes.every(({ subject }) => {
    const by = subject && figures.movedWith?.get(subjectKey(subject.kind, subject.name))?.by;
    return by?.kind === place.subject?.kind && by?.name === place.subject?.name;
  });

/** The channel or region that is advised on, where most of what these have fallen by is: what is done there is done about them. */
export function placeOfAll(changes: readonly Fact[], context: SalesRuleContext): Fact | null {
  const { together } = inEach(changes, context);
  for (const dimension of dimensions.filter(({ id }) => id !== 'category')) {
    const found = fallIn(dimension, context);
    const place = found?.change;
    if (
      found === null ||
      place?.subject == null ||
      changes.includes(place) ||
      !hasFallenItself(place, context) ||
      mostlyOf(place, context)?.subject?.kind === 'product'
    )
      continue;
    const part = together(place.subject, 'part');
    const isBeyond = part >= BEYOND_ITS_PART * together(place.subject, 'share');
    const isThere = (part >= MOST_OF_FALL && isBeyond) || haveMovedWith(changes, place, context);
    if (isThere || areNamedIn(changes, found, context)) return place;
  }
  return null;
}
