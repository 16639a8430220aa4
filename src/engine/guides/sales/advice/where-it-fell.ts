import { subjectKey } from '../../../events/own-months.ts';
import { type NamedEvent, whoOf } from '../../../events/sentence.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { monthNumber } from '../../../figures/calendar/months.ts';
import { capital } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { knowsCustomers, type SalesRuleContext } from '../rule-context.ts';
import { mostOfFallIsInstead, risenWith } from './bought-instead.ts';
import { amongBuyers } from './fell-with.ts';
import { BEYOND_ITS_PART, inEach, isAsElsewhere } from './in-each.ts';

/** Before the name of where it fell: a fall is in a channel, with a customer, on the rows of one who works there. */
const places: Partial<Record<Subject['kind'], string>> = {
  product: 'på',
  channel: 'i',
  region: 'i',
  customer: 'hos',
  staff: 'på raderna med',
};

/** How the heaviest event of who it is by is spoken of; null where none is said. */
function saidBy(by: Subject, { happened }: SalesRuleContext): NamedEvent | null {
  return happened.to(by.kind, by.name, 'level', 'stopped');
}

/** What began more months apart than this did not fall at the same time. */
const MONTHS_APART = 1;

/** Where a fall mostly is: `i kanalen Webb`, and whether it is with a customer who has stopped, or with anyone who has. */
interface Where {
  place: string;
  isGone: boolean;
  hasLeft: boolean;
}

/** A fall is mostly where so much of it is, and a large part of it where this much is … */
const MOSTLY = 0.6;
const LARGE = 0.4;

const CHANGE: Partial<Record<Subject['kind'], string>> = {
  product: key.productChange,
  channel: key.channelChange,
  region: key.regionChange,
};

/** One to whom nothing has happened, where no customer is known to ask: what is sold, or where it is. */
function namedBy({ kind, name }: Subject, context: SalesRuleContext): Where | null {
  const of = CHANGE[kind];
  const change = of === undefined || knowsCustomers(context) ? null : context.book.of(of, name);
  if (change === null) return null;
  return {
    place: `${places[kind]} ${whoOf({ change, buyers: context.words })}`,
    isGone: false,
    hasLeft: false,
  };
}

/** What is said of where a fall is; null where nothing has happened to whom it is with, and they are not known by their change. */
function whereBy(by: Subject, context: SalesRuleContext): Where | null {
  const place = places[by.kind];
  const event = saidBy(by, context);
  if (event === null) return namedBy(by, context);
  if (place === undefined || size(event.change) >= 0) return null;
  const hasLeft = event.type === 'stopped';
  return { place: `${place} ${whoOf(event)}`, isGone: hasLeft && by.kind === 'customer', hasLeft };
}

/** Where so much of what these have fallen by together is, counted row by row; null where it is nowhere. */
function countedWhere(
  changes: readonly Fact[],
  context: SalesRuleContext,
  [least, most]: readonly [number, number],
  fits: (by: Subject) => boolean = () => true,
): Where | null {
  const { by: among, together } = inEach(changes, context);
  const found = among
    .map((by) => ({ by, part: together(by, 'part'), share: together(by, 'share') }))
    .filter(({ part, share }) => part >= least && part < most && part >= BEYOND_ITS_PART * share)
    .filter(({ by }) => fits(by))
    .sort((a, b) => b.part - a.part);
  for (const { by } of found) {
    const where = whereBy(by, context);
    if (where !== null) return where;
  }
  return null;
}

/** Where a large part of what these have fallen by is; null where none is anywhere. */
export const largePartWhere = (changes: readonly Fact[], context: SalesRuleContext): Where | null =>
  countedWhere(changes, context, [LARGE, MOSTLY], (by) => !isAsElsewhere(by, changes, context));

/** Where most of the fall of each of these is by the rows, or of all of them together; null where they do not say it. */
export function mostlyWhere(changes: readonly Fact[], context: SalesRuleContext): Where | null {
  const found = changes.map(({ subject }) =>
    subject === null
      ? undefined
      : context.figures.movedWith?.get(subjectKey(subject.kind, subject.name))?.by,
  );
  const [by] = found;
  const isSame = found.every((each) => each?.kind === by?.kind && each?.name === by?.name);
  const own = by === undefined || !isSame ? null : whereBy(by, context);
  return own ?? countedWhere(changes, context, [MOSTLY, Number.POSITIVE_INFINITY]);
}

/** From this part on what is with another is a part of a fall. */
const SOME = 0.15;

/** A channel, region, customer or one who works there that fell at the same time by at least half as much, the heaviest: `är hos Ekot, som har minskat samtidigt`. */
export function alsoFell(changes: readonly Fact[], context: SalesRuleContext): string | null {
  const { figures, happened, words } = context;
  const isCounted = figures.fallsIn !== undefined;
  const { together } = inEach(changes, context);
  const isSome = (by: Subject) =>
    together(by, 'part') >= Math.max(SOME, BEYOND_ITS_PART * together(by, 'share'));
  const fall = -changes.reduce((sum, change) => sum + size(change), 0);
  const began = changes.flatMap(({ subject }) => {
    const own = subject && happened.to(subject.kind, subject.name, 'level')?.change.period;
    return own ? [monthNumber(own.from)] : [];
  });
  const isAtOnce = ({ period }: Fact) =>
    period === null ||
    began.every((month) => Math.abs(month - monthNumber(period.from)) <= MONTHS_APART);
  const event = happened.all.find(
    ({ type, change }) =>
      ['level', 'stopped'].includes(type) &&
      isAtOnce(change) &&
      change.subject !== null &&
      change.subject.kind !== 'product' &&
      places[change.subject.kind] !== undefined &&
      (!isCounted || isSome(change.subject)) &&
      -size(change) >= fall / 2,
  );
  const kind = event?.change.subject?.kind;
  if (event === undefined || kind === undefined) return null;
  const is = isCounted ? 'är' : 'kan sitta';
  if (kind === 'staff' && event.type === 'stopped')
    return `${is} på de rader som ${whoOf(event)} hade`;
  const fell =
    event.type === 'stopped' ? `inte längre är ${words.customer}` : 'har minskat samtidigt';
  return `${is} ${places[kind]} ${whoOf(event)}, som ${fell}`;
}

/** Whether those who buy have changed, as a sentence on what to do. */
export function roseInstead(changes: readonly Fact[], context: SalesRuleContext): string | null {
  const found = risenWith(changes, context);
  if (found === null) return null;
  const { risen, part } = found;
  return part === null
    ? `${capital(whoOf(risen))} har ökat från samma månad: ta reda på om ${context.words.theCustomers} har bytt, innan något ändras.`
    : `${capital(mostOfFallIsInstead({ risen, part }, context))}`;
}

/** What those who buy less of something buy more of instead, by the rows, where nothing else tells where it fell; null where nothing is. */
export function boughtInstead(
  changes: readonly Fact[],
  context: SalesRuleContext,
): { what: string; isMost: boolean; risen: Fact } | null {
  const found = risenWith(changes, context);
  // Where those who buy have changed says more than where they are.
  const isElsewhere = () =>
    partWhere(changes, context) !== null || alsoFell(changes, context) !== null;
  if ((found?.part ?? 0) < MOSTLY && isElsewhere()) return null;
  return found === null || found.part === null
    ? null
    : {
        what: whoOf(found.risen),
        isMost: found.part >= MOSTLY,
        risen: found.risen.change,
      };
}

/** Where most or a large part of a fall is by the rows: `det mesta av tappet är hos Ekot`; null where they do not say it. */
export function partWhere(
  changes: readonly Fact[],
  context: SalesRuleContext,
): { words: string; place: string; isMost: boolean; hasLeft: boolean } | null {
  const mostly = mostlyWhere(changes, context);
  const found = mostly ?? largePartWhere(changes, context);
  if (found === null) return null;
  const { place, isGone, hasLeft } = found;
  const of = isGone ? `, som inte längre är ${context.words.customer}` : '';
  const part = mostly === null ? 'en stor del' : 'det mesta';
  const words = `${part} av tappet är ${place}${of}`;
  return { words, place, isMost: mostly !== null, hasLeft };
}

/** A fall of which so much is on the rows of one who worked here and has none any more is theirs. */
const THEIRS = 0.5;

/** Whether a fall is mostly of one who has left, or of `who` of them: there is advice on that. */
export const isOfWhoLeft = (change: Fact, context: SalesRuleContext, who?: string): boolean =>
  context.happened.all.some(
    ({ type, change: { subject } }) =>
      type === 'stopped' &&
      subject?.kind === 'staff' &&
      (who === undefined || subject.name === who) &&
      inEach([change], context).together(subject, 'part') >= THEIRS,
  );

const NOTHING_ELSE = 'börja där, och ändra inget annat förrän skälet är känt.';

/** What is done where a large part of a fall is: who has left has advice of their own. */
export const theRest = ({ hasLeft }: { hasLeft: boolean }): string =>
  hasLeft
    ? 'ta reda på vad resten beror på.'
    : 'börja där, och ta sedan reda på vad resten beror på.';

/** Where to begin, by what the rows say, else by who fell at the same time; null where nobody did. */
export function whereToBegin(changes: readonly Fact[], context: SalesRuleContext): string | null {
  if (boughtInstead(changes, context)?.isMost === true) return roseInstead(changes, context);
  const part = partWhere(changes, context);
  if (part !== null) return `${capital(part.words)}: ${part.isMost ? NOTHING_ELSE : theRest(part)}`;
  const also = alsoFell(changes, context);
  if (also === null) return roseInstead(changes, context) ?? amongBuyers(changes, context);
  return `En del av tappet ${also}: ${context.figures.fallsIn === undefined ? NOTHING_ELSE : 'ta reda på vad resten beror på.'}`;
}
