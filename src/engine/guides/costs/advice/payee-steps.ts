import type { Recommendation } from '../../../advice/rule.ts';
import type { NamedEvent } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { mention } from '../../../text/swedish.ts';
import type { Area } from '../areas/areas.ts';
import type { CostRuleContext } from '../rule-context.ts';
import { areaOf } from '../services.ts';
import { BY_THE_TIME } from '../stopped-step.ts';
import { isAdvisedOn } from './area-rule.ts';

/** What is bought to be sold, or to be made into it. */
export const GOODS: Area = 'Varor och material';

/** What has happened to one who is paid, in words. */
export interface Risen {
  event: NamedEvent;
  words: string;
}

/** One who is paid and was not before. */
export interface NewPayee extends Risen {
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
  replaced: Replaced | null;
}

/** One who has stopped, with what is told of it. */
export interface Replaced {
  change: Fact;
  words: string;
}

/** Another offer is taken where no other advice asks for it. */
const orOffer = (area: string | null, context: CostRuleContext): string =>
  area === GOODS && isAdvisedOn(GOODS, context) ? '' : ' eller ta in ett anbud';

/** Price and number are told apart. */
export function byInvoice(name: string, context: CostRuleContext): string {
  const area = areaOf(name, context.figures);
  const offer = orOffer(area, context);
  const number =
    area === GOODS
      ? 'jämför det med hur mycket som har sålts samma tid'
      : 'kontrollera att någon har beslutat det';
  const todo = `Skilj på pris och antal i fakturorna. Är det priset: begär det gamla${offer}. Är det antalet: ${number}.`;
  return todo;
}

/** What to do, and what first. */
export type Steps = Pick<Recommendation, 'action' | 'firstStep'>;

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
    action: `${budget} ${area === ENERGY ? 'ta in ett pris till' : 'se efter när avtalet går att säga upp'}.`,
    firstStep:
      area === ENERGY
        ? `På måndag: leta upp avtalet med ${name}, och se efter pris och bindningstid.`
        : firstOn(name, area),
  };
}

/** … and where somebody is: what is bought each time has a price, and else there is an agreement. */
export function stepsInstead(
  name: string,
  before: string,
  area: string | null,
  context: CostRuleContext,
): Steps {
  const firstStep = `På måndag: lägg en faktura från ${name} bredvid den sista från ${before}.`;
  const action =
    area === GOODS || BY_THE_TIME.has(area ?? '')
      ? `Jämför priserna på det ni köper mest av: vad det kostade hos ${before}, och vad det kostar hos ${name}. Är det dyrare nu: begär det gamla priset${orOffer(area, context)}.`
      : `Jämför vad som ingår för pengarna nu och förut, och kontrollera att inget avtal med ${before} löper vidare. Skriv in uppsägningstid och pris för det nya.`;
  return { action, firstStep };
}

/** What to do about a new payee, by its name as a sentence has it. */
export function steps(
  name: string,
  payee: Omit<NewPayee, keyof Risen>,
  context: CostRuleContext,
): Steps {
  const { newFor, isKind, isOfGoods, area } = payee;
  if (newFor !== null && isKind)
    return {
      action: `Tidigare i filen är inget betalt för ${newFor}: är det ingen ny kostnad har den bokförts på annat håll, eller så saknas den i filen. Saknas den är kostnaderna före dess för låga.`,
      firstStep: `På måndag: fråga den som sköter bokföringen var ${newFor} låg förut, och läs in filen igen när det är med.`,
    };
  if (newFor !== null) return stepsOfNew(name, area, newFor);
  if (payee.asBefore.length > 0) return stepsBeside(name, payee);
  if (payee.replaced !== null)
    return stepsInstead(name, mention(payee.replaced.change), area, context);
  if (isOfGoods)
    return {
      action:
        'Ersätter den nya leverantören en annan: jämför priserna på det ni köper mest av. Köps samma varor nu på flera håll: samla dem hos den som ger bäst villkor.',
      firstStep: `På måndag: lägg en faktura från ${name} bredvid en från den ni köper mest av, och jämför vara och pris.`,
    };
  return {
    action:
      'Ersätter den nya leverantören en annan: kontrollera att det avtalet är uppsagt. Skriv in uppsägningstid och pris för det nya.',
    firstStep: `På måndag: leta upp avtalet med ${name}, och fråga den som beslutade vem ni köpte av förut.`,
  };
}
