import { stepOf } from '../../../advice/event-steps.ts';
import { type ApartFrom, atHigherPrice, higherPriceOf } from '../../../advice/higher-price.ts';
import type { StepOf } from '../../../advice/other-events.ts';
import { subjectKey } from '../../../events/own-months.ts';
import { type NamedEvent, whoOf } from '../../../events/sentence.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { duringPeriodOf } from '../../../text/placeholder.ts';
import { capital, listed, mention } from '../../../text/swedish.ts';
import { salesKeys as key, type SalesKey } from '../catalogue.ts';
import { stepOnServed } from '../drinks.ts';
import { pairOf } from '../figures/behind-moves.ts';
import { PLACES } from '../figures/groups-of.ts';
import { knowsCustomers, type SalesRuleContext } from '../rule-context.ts';
import { becameDearer } from './became-dearer.ts';
import { boughtInsteadOf, mostOfFallIsInstead, risenWith } from './bought-instead.ts';
import { dependedOn } from './customer-dependency.ts';
import { placeOfAll } from './fallen-part.ts';
import { fallenProducts, fallingVolume } from './falling-volume.ts';
import { evenlyFallen } from './fell-evenly.ts';
import { amongBuyers, LARGE, MOSTLY } from './fell-with.ts';
import { partWhere, theRest } from './where-it-fell.ts';

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

/** The customer who buys in a channel or region only and has risen most with it, of those who bought before too: who else is behind its rise the rows of others tell. */
function risenIn(
  { type, change }: NamedEvent,
  { book, figures, happened }: SalesRuleContext,
): Fact | null {
  const { subject } = change;
  if (type !== 'level' || size(change) <= 0 || subject === null) return null;
  const place = subjectKey(subject.kind, subject.name);
  const isThere = (who: Fact) =>
    figures.within?.get(subjectKey('customer', subjectName(who)))?.has(place) === true &&
    happened.to('customer', subjectName(who), 'started') === null;
  return byValue(book.all(key.customerChange)).filter(isPositive).find(isThere) ?? null;
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

const GROUPS: ReadonlySet<Subject['kind'] | undefined> = new Set(['category', 'channel', 'region']);

/** Whether a group's rise or fall is mostly that of one in it which has come, left or moved the same way: it is told of by that. */
function isOfAnother(
  { type, change }: NamedEvent,
  { figures, happened }: SalesRuleContext,
): boolean {
  const { subject } = change;
  if (type !== 'level' || subject === null || !GROUPS.has(subject.kind)) return false;
  const by = figures.movedWith?.get(subjectKey(subject.kind, subject.name))?.by;
  const other = by && happened.to(by.kind, by.name, 'level', 'started', 'stopped');
  return other != null && !GROUPS.has(by?.kind) && size(other.change) * size(change) > 0;
}

/** Whether more is sold of what has become dearer to buy. */
const isOfDearer = ({ type, change }: NamedEvent, context: SalesRuleContext): boolean =>
  type === 'level' &&
  size(change) > 0 &&
  change.subject?.kind === 'product' &&
  becameDearer(change.subject.name, context);

/** What groups and products changed by between the periods, by their kind. */
const CHANGE: Partial<Record<Subject['kind'], SalesKey>> = {
  product: key.productChange,
  category: key.categoryChange,
  channel: key.channelChange,
  region: key.regionChange,
};

const lowered = (text: string | null) =>
  text === null ? null : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Where what is bought less has fallen, by the rows; empty where it is told with that, and null where they do not say it. */
function placeOfFall({ type, change }: NamedEvent, context: SalesRuleContext): string | null {
  const { subject } = change;
  const of = subject === null ? undefined : CHANGE[subject.kind];
  if (type !== 'level' || size(change) >= 0 || subject === null || of === undefined) return null;
  const moved = context.book.of(of, subject.name);
  if (moved === null || size(moved) >= 0) return null;
  // That place is advised on, by what has fallen there.
  if (placeOfAll([moved], context) !== null) return '';
  const instead = risenWith([moved], context);
  if (instead !== null && instead.part !== null) return mostOfFallIsInstead(instead, context);
  const part = partWhere([moved], context);
  if (part === null)
    return subject.kind === 'product'
      ? lowered(amongBuyers([moved], context) ?? evenlyFallen([moved], context))
      : null;
  if (!part.isMost) return `${part.words}: ${theRest(part)}`;
  // Who has left has advice of their own.
  return part.hasLeft ? '' : `${part.words}.`;
}

/** … of all that have fallen there. */
function whereOfFall(event: NamedEvent, context: SalesRuleContext): string | null {
  const place = placeOfFall(event, context);
  if (place === null || place === '') return place;
  const alike = context.happened.all.filter((each) => placeOfFall(each, context) === place);
  const who = listed(alike.map(whoOf));
  return place.includes('tappet')
    ? capital(place.replace('tappet', `tappet för ${who}`))
    : `${capital(who)}: ${place}`;
}

/** What is asked of a channel or region that has fallen, where the file names nobody to ask: there, if it has fallen nowhere else. */
function ofPlace({ type, change }: NamedEvent, context: SalesRuleContext): string | null {
  const { subject } = change;
  const of = subject === null ? undefined : CHANGE[subject.kind];
  if (
    type !== 'level' ||
    size(change) >= 0 ||
    !PLACES.has(subject?.kind ?? null) ||
    of === undefined
  )
    return null;
  if (knowsCustomers(context)) return null;
  const others = context.book.all(of).filter((each) => subjectName(each) !== subject?.name);
  const isAlone = others.length > 0 && others.every((each) => size(each) >= 0);
  const place = whoOf({ change, buyers: context.words });
  const [one, the] = subject?.kind === 'channel' ? ['kanal', 'kanalen'] : ['region', 'regionen'];
  const [other] = others;
  const alone =
    isAlone && other !== undefined
      ? `ingen annan ${one} har minskat ${duringPeriodOf(other)}, så skälet finns troligen där. Fråga`
      : 'fråga';
  return `${capital(place)}: ${alone} den som har hand om ${the} vad som ändrades när tappet började, innan något görs åt priset.`;
}

/** What is done about a product that the customers of another have bought more of: empty where that is told of what they buy less of. */
function ofInstead({ type, change }: NamedEvent, context: SalesRuleContext): string | null {
  if (type !== 'level' || size(change) <= 0 || change.subject?.kind !== 'product') return null;
  const of = boughtInsteadOf(change, context);
  if (of?.isMuch !== true) return null;
  const { happened, words } = context;
  const name = subjectName(of.fallen);
  const fallen = happened.to('product', name, 'level');
  // What falls by itself has advice of its own, which tells where it fell.
  const isAdvised =
    context.business?.never.has(fallingVolume.id) !== true &&
    fallenProducts(context).some((change) => subjectName(change) === name);
  if (
    !isAdvised &&
    fallen !== null &&
    placeOfFall(fallen, context)?.includes(mention(change)) === true
  )
    return '';
  return `En stor del av ökningen för ${mention(change)} är hos ${words.customers} som samtidigt köper mindre av ${mention(of.fallen)}: fråga dem om de har bytt.`;
}

/** With whom a large part of what a product has risen by is, who has come or buys more too: what is done about that one is done about this. */
function ofRisenWith(event: NamedEvent, context: SalesRuleContext): string | null {
  const { type, change } = event;
  if (type !== 'level' || size(change) <= 0 || change.subject?.kind !== 'product') return null;
  if (priceWithin(event, context) !== undefined) return null;
  const [most] = context.figures.behind?.mostWith.get(change.subject.name) ?? [];
  if (most === undefined || most.part < LARGE) return null;
  const who = context.happened.to('customer', most.customer, 'started', 'level');
  if (who === null || size(who.change) <= 0) return null;
  const much = most.part >= MOSTLY ? 'det mesta' : 'en stor del';
  const isNew = who.type === 'started' ? ', som är ny' : '';
  return `${much} av ökningen är hos ${whoOf(who)}${isNew}.`;
}

/** … of all that have risen so. */
function risenWithBuyer(event: NamedEvent, context: SalesRuleContext): string | null {
  const words = ofRisenWith(event, context);
  if (words === null) return null;
  const alike = context.happened.all.filter((each) => ofRisenWith(each, context) === words);
  return `${capital(listed(alike.map(whoOf)))}: ${words}`;
}

/** What is done about a customer who buys more, where it is advised to depend less on them: they are not asked for more. */
function ofDependedOn({ type, change }: NamedEvent, context: SalesRuleContext): string | null {
  const isMore = type === 'level' && size(change) > 0 && change.subject?.kind === 'customer';
  if (!isMore || subjectName(change) !== dependedOn(context)) return null;
  return `${mention(change)}: fråga vad som ligger bakom ökningen, och om den håller i sig.`;
}

/** The number sold at a new price apart from another, and from those who have stopped buying, by the rows. */
const apartFromIn =
  ({ figures, happened }: SalesRuleContext): ApartFrom =>
  (priced, { change: { subject } }) => {
    const of = subject === null ? '' : subjectKey(subject.kind, subject.name);
    const found = figures.behind?.unitsApart.get(pairOf(subjectName(priced.change), of));
    if (found === undefined) return null;
    if (found.staying === null) return { part: found.part, staying: null };
    const { part, without: names } = found.staying;
    const without = names.flatMap((name) => happened.to('customer', name, 'stopped') ?? []);
    return { ...found, staying: without.length === names.length ? { part, without } : null };
  };

/** What is done about an event that in sales asks for something else. */
export function ownSteps(context: SalesRuleContext): StepOf {
  const served = stepOnServed(context);
  const atPrice = (event: NamedEvent) =>
    atHigherPrice(event, context.happened.all, apartFromIn(context));
  return (event) => {
    if (event.type === 'price') return atPrice(event);
    const by = madeBy(event, context);
    if (isOfAnother(event, context) || isOfDearer(event, context)) return '';
    const instead = ofInstead(event, context);
    if (instead !== null) return instead;
    if (by?.type === 'started')
      return by.change.subject?.kind === 'customer'
        ? `${capital(whoOf(event))}: ökningen är mest hos ${whoOf(by)}, som är ny.`
        : stepOf(by, [by], context.happened.all);
    const ofOne = ofDependedOn(event, context);
    if (ofOne !== null) return ofOne;
    const where = whereOfFall(event, context) ?? ofPlace(event, context);
    if (where !== null) return where;
    const risen = risenIn(event, context);
    if (risen !== null)
      return `${capital(whoOf(event))}: fråga bland andra ${mention(risen)} vad som ligger bakom ökningen där, och om den håller i sig.`;
    const price = priceWithin(event, context);
    if (price === undefined) return risenWithBuyer(event, context) ?? served(event);
    // What its own price is told with says how many more were sold.
    const counted = event.change.subject?.kind === 'product' ? atPrice(price) : null;
    if (counted !== null) return counted;
    const todo = `Det som ökar: en del är ${higherPriceOf(price)}. Ta reda på vad resten beror på, och om det går att öka mer.`;
    return todo;
  };
}
