import { subjectKey } from '../../../events/own-months.ts';
import { type NamedEvent, whoOf } from '../../../events/sentence.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { monthNumber } from '../../../figures/calendar/months.ts';
import { capital } from '../../../text/swedish.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** The characters of a day that tell its month. */
const MONTH = 7;

/** Before the name of where it fell: a fall is in a channel, with a customer, on the rows of one who works there. */
const places: Partial<Record<Subject['kind'], string>> = {
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

/** Where a fall mostly is: `i kanalen Webb`, and whether it is with a customer who has stopped. */
interface Where {
  place: string;
  isGone: boolean;
}

/** A fall is mostly where so much of it is, and a large part of it where this much is … */
const MOSTLY = 0.6;
const LARGE = 0.4;
/** … and where it is so many times as much of it as was bought there: else it has fallen there as elsewhere. */
const BEYOND_ITS_PART = 1.2;

/** What is said of where a fall is; null where nothing has happened to whom it is with. */
function whereBy(by: Subject, context: SalesRuleContext): Where | null {
  const place = places[by.kind];
  const event = saidBy(by, context);
  if (place === undefined || event === null || size(event.change) >= 0) return null;
  const isGone = event.type === 'stopped' && by.kind === 'customer';
  return { place: `${place} ${whoOf(event)}`, isGone };
}

/** Where so much of what these have fallen by together is, counted row by row; null where it is nowhere. */
function countedWhere(
  changes: readonly Fact[],
  context: SalesRuleContext,
  [least, most]: readonly [number, number],
): Where | null {
  const all = changes.reduce((sum, change) => sum + size(change), 0);
  const inEach = changes.map(({ subject }) =>
    subject === null
      ? []
      : (context.figures.fallsIn?.get(subjectKey(subject.kind, subject.name)) ?? []),
  );
  const together = (by: Subject, of: 'part' | 'share') =>
    changes.reduce((sum, change, place) => {
      const own = inEach[place]?.find(
        (each) => each.by.kind === by.kind && each.by.name === by.name,
      );
      return sum + ((own?.[of] ?? 0) * size(change)) / all;
    }, 0);
  const found = inEach
    .flat()
    .map(({ by }) => ({ by, part: together(by, 'part'), share: together(by, 'share') }))
    .filter(({ part, share }) => part >= least && part < most && part >= BEYOND_ITS_PART * share)
    .sort((a, b) => b.part - a.part);
  for (const { by } of found) {
    const where = whereBy(by, context);
    if (where !== null) return where;
  }
  return null;
}

/** Where a large part of what these have fallen by is; null where none is anywhere. */
export const largePartWhere = (changes: readonly Fact[], context: SalesRuleContext): Where | null =>
  countedWhere(changes, context, [LARGE, MOSTLY]);

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

/** A channel, region, customer or one who works there that fell at the same time by at least half as much, the heaviest: `hos Ekot, som har minskat samtidigt`. */
export function alsoFell(
  changes: readonly Fact[],
  { happened, words }: SalesRuleContext,
): string | null {
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
      places[change.subject.kind] !== undefined &&
      -size(change) >= fall / 2,
  );
  const kind = event?.change.subject?.kind;
  if (event === undefined || kind === undefined) return null;
  if (kind === 'staff' && event.type === 'stopped') return `på de rader som ${whoOf(event)} hade`;
  const fell =
    event.type === 'stopped' ? `inte längre är ${words.customer}` : 'har minskat samtidigt';
  return `${places[kind]} ${whoOf(event)}, som ${fell}`;
}

/** What else is bought since the same month, by at least half as much: those who buy may have changed to it; null where nothing is. */
export function roseInstead(
  changes: readonly Fact[],
  { happened, words }: SalesRuleContext,
): string | null {
  const [fallen] = changes;
  const kind = fallen?.subject?.kind;
  // Who hires one thing, or pays one fee, does not change to another as who buys may.
  if (fallen?.subject == null || kind !== 'product' || words.income.price !== undefined)
    return null;
  // Of several it is told of the one that made most of the fall.
  const all = changes.reduce((sum, change) => sum + size(change), 0);
  if (size(fallen) / all < MOSTLY) return null;
  const from = happened.to('product', fallen.subject.name, 'level')?.change.period?.from;
  const risen = happened.all.find(
    ({ type, change }) =>
      ['level', 'started'].includes(type) &&
      change.subject?.kind === 'product' &&
      change.period?.from.slice(0, MONTH) === from?.slice(0, MONTH) &&
      size(change) >= -size(fallen) / 2,
  );
  return from === undefined || risen === undefined
    ? null
    : `${capital(whoOf(risen))} har ökat från samma månad: ta reda på om ${words.theCustomers} har bytt, innan något ändras.`;
}

/** Where to begin, by what the rows say; null where they do not. */
export function whereMost(changes: readonly Fact[], context: SalesRuleContext): string | null {
  const placed = ({ place, isGone }: Where) =>
    `${place}${isGone ? `, som inte längre är ${context.words.customer}` : ''}`;
  const mostly = mostlyWhere(changes, context);
  if (mostly !== null)
    return `det mesta av tappet är ${placed(mostly)}: börja där, och ändra inget annat förrän skälet är känt.`;
  const large = largePartWhere(changes, context);
  return large === null
    ? null
    : `en stor del av tappet är ${placed(large)}: börja där, och ta sedan reda på vad resten beror på.`;
}

/** Where to begin, by what the rows say, else by who fell at the same time; null where nobody did. */
export function whereToBegin(changes: readonly Fact[], context: SalesRuleContext): string | null {
  const most = whereMost(changes, context);
  if (most !== null) return capital(most);
  const also = alsoFell(changes, context);
  return also === null
    ? roseInstead(changes, context)
    : `En del av tappet kan sitta ${also}: börja där, och ändra inget annat förrän skälet är känt.`;
}
