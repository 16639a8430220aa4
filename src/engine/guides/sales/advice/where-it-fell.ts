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

/** Where most of the fall of each of these is by the rows; null where they do not say it of all of them, or not the same. */
export function mostlyWhere(changes: readonly Fact[], context: SalesRuleContext): Where | null {
  const found = changes.map(({ subject }) =>
    subject === null
      ? undefined
      : context.figures.movedWith?.get(subjectKey(subject.kind, subject.name))?.by,
  );
  const [by] = found;
  const isSame = found.every((each) => each?.kind === by?.kind && each?.name === by?.name);
  const place = by === undefined ? undefined : places[by.kind];
  if (by === undefined || !isSame || place === undefined) return null;
  const event = saidBy(by, context);
  if (event === null || size(event.change) >= 0) return null;
  const isGone = event.type === 'stopped' && by.kind === 'customer';
  return { place: `${place} ${whoOf(event)}`, isGone };
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
  [fallen, ...others]: readonly Fact[],
  { happened, words }: SalesRuleContext,
): string | null {
  const kind = fallen?.subject?.kind;
  if (fallen?.subject == null || kind !== 'product' || others.length > 0) return null;
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

/** Where to begin, by what the rows say, else by who fell at the same time; null where nobody did. */
export function whereToBegin(changes: readonly Fact[], context: SalesRuleContext): string | null {
  const mostly = mostlyWhere(changes, context);
  if (mostly !== null)
    return `Det mesta av tappet är ${mostly.place}${mostly.isGone ? `, som inte längre är ${context.words.customer}` : ''}: börja där, och ändra inget annat förrän skälet är känt.`;
  const also = alsoFell(changes, context);
  return also === null
    ? roseInstead(changes, context)
    : `En del av tappet kan sitta ${also}: börja där, och ändra inget annat förrän skälet är känt.`;
}
