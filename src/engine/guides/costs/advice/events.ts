import type { Rule } from '../../../advice/rule.ts';
import { eventInAdvice, type OfYears } from '../../../events/in-advice.ts';
import { eventsOf, type NamedEvent } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, size, subjectName } from '../../../facts/fact-value.ts';
import { mention, sentences } from '../../../text/swedish.ts';
import { eventsIn, kindOfAll, startOf } from '../area-events.ts';
import { dearerIn, whatOf } from '../areas/areas.ts';
import { VEHICLES } from '../areas/transport.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { costKeys as key } from '../catalogue.ts';
import { type CostRuleContext, defineCostRule } from '../rule-context.ts';
import { areaOf, isSupplier, isWages } from '../services.ts';
import { mayReplace } from '../stopped-step.ts';
import {
  byInvoice,
  GOODS,
  type NewPayee,
  type Replaced,
  type Risen,
  type Steps,
  steps,
  stepsInstead,
} from './payee-steps.ts';

/** What a payee came to in the years that are compared. */
const yearsOf = ({ change }: NamedEvent, book: CostRuleContext['book']): OfYears => ({
  current: book.of(key.supplierCurrent, change.subject?.name ?? ''),
  previous: book.of(key.supplierPrevious, change.subject?.name ?? ''),
});

/** The heaviest event of the types, of those that have cost more; wages and taxes are asked of nobody. */
function heaviest(
  { book, figures }: CostRuleContext,
  types: readonly NamedEvent['type'][],
): Risen | null {
  for (const event of eventsOf(figures.facts)) {
    const { subject } = event.change;
    const words = eventInAdvice(event, yearsOf(event, book));
    const paid =
      subject?.kind === 'supplier' &&
      isSupplier(subject.name, figures) &&
      !isWages(subject.name, figures);
    if (words !== null && paid && size(event.change) > 0 && types.includes(event.type))
      return { event, words };
  }
  return null;
}

/** The supplier that is paid more than before and is asked about it; null where none is. */
export const risenSupplier = (context: CostRuleContext): NamedEvent | null =>
  heaviest(context, ['level'])?.event ?? null;

interface Dearer extends Risen {
  /** Who was paid for the like and stopped at about the same time; null where nobody was. */
  replaced: Replaced | null;
}

/** What to do about one that is paid more: what may have been another's is told apart first. */
function stepsOfDearer({ event, replaced }: Dearer, context: CostRuleContext): Steps {
  const name = mention(event.change);
  const area = areaOf(subjectName(event.change), context.figures);
  if (replaced === null)
    return {
      action: dearerIn(area, context.business?.id) ?? byInvoice(subjectName(event.change), context),
      firstStep: `På måndag: lägg en faktura från ${name} från före ökningen bredvid den senaste.`,
    };
  const { action, firstStep } = stepsInstead(name, mention(replaced.change), area, context);
  return {
    action: `${action} Köps något annat än förut: kontrollera att någon har beslutat det.`,
    firstStep,
  };
}

const dearerSupplier = defineCostRule<Dearer>({
  id: 'dearer-supplier',
  theme: 'suppliers',
  when(context) {
    const found = heaviest(context, ['level']);
    return found && { ...found, replaced: replacedBy(found.event, context) };
  },
  advise: (found, context) => ({
    title:
      found.replaced === null
        ? `Ta upp det högre beloppet med ${mention(found.event.change)}`
        : `Stäm av om ${mention(found.event.change)} har ersatt ${mention(found.replaced.change)}`,
    description: sentences(found.words, found.replaced?.words ?? null),
    ...stepsOfDearer(found, context),
    cost: 'Ingen utgift, någon dags arbete',
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.6,
    effect: null,
    effectNote:
      areaOf(subjectName(found.event.change), context.figures) === GOODS
        ? 'Går inte att räkna ur filen: den visar inte antal, så pris och volym går inte att skilja åt.'
        : 'Går inte att räkna ur filen: den visar inte vad det högre beloppet består av.',
    stake: 0.1 * size(found.event.change),
    happened: [found.event.change, ...(found.replaced === null ? [] : [found.replaced.change])],
  }),
});

/** The area of a new payee where it is the first that is paid in it. */
function newAreaOf({ change }: NamedEvent, context: CostRuleContext): string | null {
  const area = areaOf(change.subject?.name ?? '', context.figures);
  const total = area === null ? null : context.book.of(key.areaTotal, area);
  return total !== null && startOf(total, context)?.id === change.id ? area : null;
}

/** Who is paid within this part of what it was is paid as before. */
const AS_MUCH = 0.1;

/** The others in the area of a new payee, where each is paid as before; none where any has stopped or is paid less or more. */
function paidAsBefore(name: string, context: CostRuleContext): readonly Fact[] {
  const { book, figures } = context;
  const area = areaOf(name, figures);
  if (area === null || area === UNPLACED) return [];
  const others = book
    .all(key.supplierCurrent)
    .filter((fact) => subjectName(fact) !== name && areaOf(subjectName(fact), figures) === area);
  const isAsBefore = (now: Fact) => {
    const before = size(book.of(key.supplierPrevious, subjectName(now)));
    return before > 0 && Math.abs(size(now) - before) <= AS_MUCH * before;
  };
  const hasLess = eventsIn(area, context).some(({ change }) => size(change) < 0);
  return !hasLess && others.every(isAsBefore) ? byValue(others) : [];
}

/** The one in the same area that stopped when this one began, with what is told of it. */
function replacedBy(event: NamedEvent, context: CostRuleContext): Replaced | null {
  const area = areaOf(event.change.subject?.name ?? '', context.figures);
  if (area === null || area === UNPLACED) return null;
  for (const other of eventsIn(area, context)) {
    const words = eventInAdvice(other);
    const isSupplier = other.change.subject?.kind === 'supplier';
    if (other.type !== 'stopped' || !isSupplier || words === null) continue;
    if (mayReplace(event.change, other.change, context.figures.wordsOfSupplier))
      return { change: other.change, words };
  }
  return null;
}

/** Of what one who is new is paid, the part that a look at it is weighed by. */
const AVOIDED = 0.05;

const newSupplier = defineCostRule<NewPayee>({
  id: 'new-supplier',
  theme: 'suppliers',
  when(context) {
    const found = heaviest(context, ['started']);
    const name = found?.event.change.subject?.name ?? '';
    const isOfGoods = areaOf(name, context.figures) === GOODS;
    if (found === null) return null;
    const newArea = newAreaOf(found.event, context);
    const kind = newArea === null ? kindOfAll(found.event, context) : null;
    const newFor =
      newArea === null ? (kind?.what ?? null) : whatOf(newArea, context.figures.business);
    const asBefore = newFor === null ? paidAsBefore(name, context) : [];
    const area = areaOf(name, context.figures);
    // What decides in the kind of business was there before it was paid for here.
    const isKey = newArea === GOODS && context.business?.keyCost?.areas.includes(GOODS) === true;
    const isBeside = newFor !== null || asBefore.length > 0;
    const replaced = isBeside ? null : replacedBy(found.event, context);
    const isKind = kind !== null || isKey;
    const what = whatOf(area ?? UNPLACED, context.figures.business);
    const isDriven = area === VEHICLES && size(context.book.of(key.areaStanding, area)) === 0;
    return { ...found, newFor, isKind, isOfGoods, isDriven, area, what, asBefore, replaced };
  },
  advise: ({ event, words, ...found }, context) => ({
    title:
      found.replaced !== null
        ? `Stäm av om ${mention(event.change)} har ersatt ${mention(found.replaced.change)}`
        : found.newFor === null && found.asBefore.length === 0
          ? `Stäm av om ${mention(event.change)} ersätter någon`
          : `Stäm av de nya betalningarna till ${mention(event.change)}`,
    description: sentences(words, found.replaced?.words ?? null),
    ...steps(mention(event.change), found, context),
    cost: 'Ingen utgift, någon timmes arbete',
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.5,
    effect: null,
    effectNote: 'Går inte att räkna ur filen: den visar inte vad den nya kostnaden har gett.',
    stake: AVOIDED * size(event.change),
    happened: [event.change, ...(found.replaced === null ? [] : [found.replaced.change])],
  }),
});

/** Advice on what has happened: it stands before all other. */
export const costEventRules: readonly Rule<CostRuleContext>[] = [dearerSupplier, newSupplier];
