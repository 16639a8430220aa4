import type { Recommendation, Rule } from '../../../advice/rule.ts';
import { eventSentence, eventsOf, type NamedEvent } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, size, subjectName } from '../../../facts/fact-value.ts';
import { mention, sentences } from '../../../text/swedish.ts';
import { eventsIn, kindOfAll, startOf } from '../area-events.ts';
import { type Area, dearerIn, whatOf } from '../areas/areas.ts';
import { VEHICLES } from '../areas/transport.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { costKeys as key } from '../catalogue.ts';
import { type CostRuleContext, defineCostRule } from '../rule-context.ts';
import { areaOf, isSupplier, isWages } from '../services.ts';
import { BY_THE_TIME, mayReplace } from '../stopped-step.ts';
import { isAdvisedOn } from './area-rule.ts';

const GOODS: Area = 'Varor och material';

interface Risen {
  event: NamedEvent;
  words: string;
}

/** The heaviest event of the types, of those that have cost more; wages and taxes are asked of nobody. */
function heaviest(
  { figures }: CostRuleContext,
  types: readonly NamedEvent['type'][],
): Risen | null {
  for (const event of eventsOf(figures.facts)) {
    const words = eventSentence(event);
    const { subject } = event.change;
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

/** Price and number are told apart; another offer is taken where no other advice asks for it. */
function byInvoice(name: string, context: CostRuleContext): string {
  const isAsked = areaOf(name, context.figures) === GOODS && isAdvisedOn(GOODS, context);
  const todo = `Skilj på pris och antal i fakturorna. Är det priset: begär det gamla${isAsked ? '' : ' eller ta in ett anbud'}. Är det antalet: kontrollera att någon har beslutat det.`;
  return todo;
}

const dearerSupplier = defineCostRule<Risen>({
  id: 'dearer-supplier',
  theme: 'suppliers',
  when: (context) => heaviest(context, ['level']),
  advise: ({ event, words }, context) => ({
    title: `Ta upp det högre beloppet med ${mention(event.change)}`,
    description: words,
    action:
      dearerIn(areaOf(subjectName(event.change), context.figures), context.business?.id) ??
      byInvoice(subjectName(event.change), context),
    firstStep: `På måndag: lägg en faktura från ${mention(event.change)} från före ökningen bredvid den senaste.`,
    cost: 'Ingen utgift, någon dags arbete',
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.6,
    effect: null,
    effectNote:
      'Går inte att räkna ur filen: den visar inte antal, så pris och volym går inte att skilja åt.',
    stake: 0.1 * size(event.change),
    happened: [event.change],
  }),
});

interface NewPayee extends Risen {
  /** What is paid for, where nothing was before: nobody is replaced. */
  newFor: string | null;
  /** It is a kind of cost that the area has all the time. */
  isKind: boolean;
  /** Goods are bought at a price, and seldom by a contract to be ended. */
  isOfGoods: boolean;
  /** It is of vehicles, of whose cost the file has no agreement. */
  isDriven: boolean;
  area: string | null;
  /** What the area is spent on, as it is called here. */
  what: string;
  /** Those who are paid for the like, where all of them are as much as before: it replaces none of them. */
  asBefore: readonly Fact[];
  /** Who was paid for the like and stopped at about the same time; null where nobody was, or where that has advice of its own. */
  replaced: { change: Fact; words: string } | null;
}

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
function replacedBy(event: NamedEvent, context: CostRuleContext): NewPayee['replaced'] {
  const area = areaOf(event.change.subject?.name ?? '', context.figures);
  if (area === null || area === UNPLACED) return null;
  for (const other of eventsIn(area, context)) {
    const words = eventSentence(other);
    const isSupplier = other.change.subject?.kind === 'supplier';
    if (other.type !== 'stopped' || !isSupplier || words === null) continue;
    if (mayReplace(event.change, other.change, context)) return { change: other.change, words };
  }
  return null;
}

type Steps = Pick<Recommendation, 'action' | 'firstStep'>;

/** … where nobody seems to be replaced. */
function stepsBeside(
  name: string,
  { isOfGoods, isDriven, area, what, asBefore }: Omit<NewPayee, keyof Risen>,
): Steps {
  const [first] = asBefore;
  const others = `Ingen annan ni betalar för ${what} får märkbart mindre än förut, så ${name} tycks inte ersätta någon.`;
  if (isOfGoods && first !== undefined)
    return {
      action: `${others} Köps samma varor på flera håll: samla dem hos den som ger bäst villkor. Är det mer än förut: se efter vad det har gått åt till.`,
      firstStep: `På måndag: lägg en faktura från ${name} bredvid en från ${mention(first)}, och jämför vara och pris.`,
    };
  return {
    action: `${others} Avgör om det behövs, och skriv i så fall in det i budgeten.`,
    firstStep: firstOn(name, area, isDriven),
  };
}

/** What is bought each time by itself has no agreement to look up, nor has what a vehicle costs where nothing of it is leased or insured. */
const firstOn = (name: string, area: string | null, hasNoAgreement = false): string =>
  hasNoAgreement || BY_THE_TIME.has(area ?? '')
    ? `På måndag: läs den senaste fakturan från ${name}, och fråga den som beställde vad den gäller.`
    : `På måndag: leta upp avtalet med ${name}, och fråga den som beslutade vad det gäller och hur länge.`;

const ENERGY: Area = 'El och värme';
const TRAVEL: Area = 'Resor';

/** What is paid for where nothing was before: what it is, and what to do where it is new. */
function stepsOfNew(name: string, area: string | null, newFor: string): Steps {
  const where =
    area === ENERGY ? 'ingått i hyran eller bokförts på annat håll' : 'bokförts på annat håll';
  const before = `Tidigare i filen är inget betalt för ${newFor}: antingen är det en ny kostnad, eller så har den ${where} förut.`;
  if (area === GOODS)
    return {
      action: `${before} Är den ny: räkna med den i priset, och ta in en offert till på det ni köper mest av.`,
      firstStep:
        'På måndag: fråga den som sköter bokföringen var samma inköp låg förut, och vem ni köpte av.',
    };
  const budget = `${before} Är den ny: skriv in den i budgeten, och`;
  if (BY_THE_TIME.has(area ?? ''))
    return {
      action: `${budget} ${area === TRAVEL ? 'bestäm vem som får boka och vad en resa får kosta' : 'ta in ett pris till'}.`,
      firstStep: firstOn(name, area),
    };
  return {
    action: `${budget} se efter när avtalet går att säga upp.`,
    firstStep:
      area === ENERGY
        ? `På måndag: leta upp avtalet med ${name}, och se efter pris och bindningstid.`
        : firstOn(name, area),
  };
}

/** … and where somebody is: what is bought each time has a price, and else there is an agreement. */
function stepsInstead(name: string, before: string, area: string | null): Steps {
  const firstStep = `På måndag: lägg en faktura från ${name} bredvid den sista från ${before}.`;
  const action =
    area === GOODS || BY_THE_TIME.has(area ?? '')
      ? `Jämför priserna på det ni köper mest av: vad det kostade hos ${before}, och vad det kostar hos ${name}. Är det dyrare nu: begär det gamla priset, eller ta in ett anbud till.`
      : `Jämför vad som ingår för pengarna nu och förut, och kontrollera att inget avtal med ${before} löper vidare. Skriv in uppsägningstid och pris för det nya.`;
  return { action, firstStep };
}

/** What to do about a new payee, by its name as a sentence has it. */
function steps(name: string, payee: Omit<NewPayee, keyof Risen>): Steps {
  const { newFor, isKind, isOfGoods, area } = payee;
  if (newFor !== null && isKind)
    return {
      action: `Tidigare i filen är inget betalt för ${newFor}: är det ingen ny kostnad har den bokförts på annat håll, eller så saknas den i filen. Saknas den är kostnaderna före dess för låga.`,
      firstStep: `På måndag: fråga den som sköter bokföringen var ${newFor} låg förut, och läs in filen igen när det är med.`,
    };
  if (newFor !== null) return stepsOfNew(name, area, newFor);
  if (payee.asBefore.length > 0) return stepsBeside(name, payee);
  if (payee.replaced !== null) return stepsInstead(name, mention(payee.replaced.change), area);
  if (isOfGoods)
    return {
      action:
        'Ersätter den nya leverantören en annan: jämför priserna på det ni köper mest av. Köps samma varor nu på flera håll: samla dem hos den som ger bäst villkor.',
      firstStep: `På måndag: lägg en faktura från ${name} bredvid den senaste från den ni köpte av förut.`,
    };
  return {
    action:
      'Ersätter den nya leverantören en annan: kontrollera att det avtalet är uppsagt. Skriv in uppsägningstid och pris för det nya.',
    firstStep: `På måndag: leta upp avtalet med ${name}, och fråga den som beslutade vem ni köpte av förut.`,
  };
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
  advise: ({ event, words, ...found }) => ({
    title:
      found.replaced !== null
        ? `Stäm av om ${mention(event.change)} har ersatt ${mention(found.replaced.change)}`
        : found.newFor === null && found.asBefore.length === 0
          ? `Stäm av om ${mention(event.change)} ersätter någon`
          : `Stäm av den nya betalningen till ${mention(event.change)}`,
    description: sentences(words, found.replaced?.words ?? null),
    ...steps(mention(event.change), found),
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
