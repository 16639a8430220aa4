import { lossOf } from '../../../advice/effect-formula.ts';
import { smallerBy } from '../../../advice/own-cases.ts';
import { ownOfMonths } from '../../../advice/own-spread.ts';
import { monthsCounted } from '../../../advice/periods.ts';
import type { Assumption, Effect, Rule } from '../../../advice/rule.ts';
import type { BusinessId } from '../../../business/business.ts';
import type { NamedEvent } from '../../../events/sentence.ts';
import { isShown, size } from '../../../facts/fact-value.ts';
import { monthNumber } from '../../../figures/calendar/months.ts';
import { periodOf } from '../../../text/placeholder.ts';
import { mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { paysItself, volumeEffect } from '../own-margin.ts';
import { areByTime, defineSalesRule, priceEffect, type SalesRuleContext } from '../rule-context.ts';
import { scaledBySeason } from '../seasonal-year.ts';
import { absentStaff } from './absent-staff.ts';
import { costsOf } from './costs-of.ts';
import { customerBuyingLess } from './customer-buying-less.ts';
import { common, heaviest } from './heaviest-event.ts';
import { asPassedOn, comesBack, ownChange } from './own-changes.ts';

/** An event's loss as kronor a year. */
const lossPerYear = ({ change }: NamedEvent, { book }: SalesRuleContext) =>
  scaledBySeason(book, change.period, lossOf(change));

/** That kronor of some months are told as those of a year; nothing where they are of a year. */
const asOfYear = ({ change }: NamedEvent, effect: Effect | null): Effect | null =>
  effect === null || change.period === null || monthsCounted(change.period) === YEAR
    ? effect
    : {
        ...effect,
        countedWith: sentences(
          `Räknat om från ${periodOf(change)} till ett helt år.`,
          effect.countedWith ?? null,
        ),
      };

/** The month from which an event is counted. */
function monthOf({ change }: NamedEvent): number | undefined {
  return change.period === null ? undefined : monthNumber(change.period.from);
}

const YEAR = 12;
const TOO_SHORT = 'Går inte att räkna: det har gått för få månader för att räknas upp till ett år.';

const COMES_BACK: Assumption = {
  label: 'Antagen del av kundens köp som kommer tillbaka',
  basis: 'Försiktigt antagande: de flesta som slutat har bytt av skäl som ett samtal inte ändrar.',
  low: '10',
  likely: '20',
  high: '40',
};

const TAKEN_BACK: Assumption = {
  label: 'Antagen del av kostnadsökningen som kan tas tillbaka',
  basis:
    'Försiktigt antagande: en del av höjningen går att förhandla bort eller föra vidare till kund.',
  low: '15',
  likely: '30',
  high: '60',
};

const LET_AGAIN: Assumption = {
  label: 'Antagen del av hyran som en ny hyresgäst ger det första året',
  basis:
    'Försiktigt antagande: det tar tid att hyra ut, och de första månaderna ger ofta ingen full hyra.',
  low: '10',
  likely: '30',
  high: '60',
};

const callBack = ({ change }: NamedEvent) => ({
  title: `Ring ${mention(change)}`,
  action:
    'Fråga vad som hände innan ni erbjuder något: ett pris som inte var felet ska inte sänkas. Har kunden lagt ner eller bytt ägare är det bra att veta det med.',
  firstStep: `På måndag: ring den hos ${mention(change)} som brukade beställa, och skriv upp skälet.`,
});

/** Who has begun to hire since another left, the heaviest: what is empty may be less than what was left. */
const cameAfter = ({ change }: NamedEvent, { happened }: SalesRuleContext) =>
  happened.all.find(
    (other) =>
      other.type === 'started' &&
      other.change.subject?.kind === 'customer' &&
      (other.change.period?.from ?? '') >= (change.period?.from ?? ''),
  )?.change;

const letAgain = (event: NamedEvent, context: SalesRuleContext) => {
  const [left, came] = [mention(event.change), cameAfter(event, context)];
  return {
    title: `Hyr ut det som ${left} lämnat`,
    action:
      'Ta reda på varför hyresgästen lämnade innan ytan läggs ut: ett fel i lokalen eller i hyran möter annars nästa hyresgäst.',
    firstStep:
      came === undefined
        ? `På måndag: se efter vilka ytor ${left} hade, och bestäm hyra och dag för uthyrning.`
        : `På måndag: se efter vilka ytor ${left} hade, och om ${mention(came)}, som är ny, hyr någon av dem nu. Bestäm hyra och dag för uthyrning av resten.`,
  };
};

/** Members, sponsors and who gives grants: a person or a board, who has ordered nothing. */
const askPayer = ({ change }: NamedEvent) => ({
  title: `Ring ${mention(change)}`,
  action:
    'Fråga vad som hände innan ni föreslår något: ett belopp som inte var felet ska inte sänkas. Är det någon ny som bestämmer är det bra att veta det med.',
  firstStep: `På måndag: ring ${mention(change)}, och skriv upp skälet.`,
});

const PAYS_AGAIN: Assumption = {
  ...COMES_BACK,
  label: 'Antagen del av betalningarna som kommer tillbaka',
};

/** How one who has stopped is met, by what they have paid for. */
const metAs = (id: BusinessId | undefined) =>
  id === 'property'
    ? { words: letAgain, assumption: LET_AGAIN, isLet: true }
    : id === 'association'
      ? { words: askPayer, assumption: PAYS_AGAIN, isLet: false }
      : { words: callBack, assumption: COMES_BACK, isLet: false };

const stoppedCustomer = defineSalesRule<{ event: NamedEvent; words: string }>({
  id: 'stopped-customer',
  theme: 'customers',
  when: (context) =>
    heaviest(
      context,
      ({ type, change }) =>
        type === 'stopped' && change.subject?.kind === 'customer' && paysItself(context, change),
    ),
  advise({ event, words }, context) {
    const met = metAs(context.business?.id);
    return {
      ...common(event),
      ...met.words(event, context),
      description: words,
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.7,
      effect: asOfYear(
        event,
        volumeEffect(context, lossPerYear(event, context), {
          claims: ['lost-volume'],
          of: [event.change],
          assumption: met.isLet ? met.assumption : comesBack(met.assumption, context),
        }),
      ),
      effectNote: TOO_SHORT,
    };
  },
});

/** Whether it is bought in to be sold: the work that is sold beside goods is not, nor what a maker makes. */
const isBought = ({ change }: NamedEvent, context: SalesRuleContext): boolean =>
  context.ofGoods && context.business?.id !== 'manufacturing' && !areByTime(context, [change]);

export const dearerPurchase = defineSalesRule<{ event: NamedEvent; words: string }>({
  id: 'dearer-purchase',
  theme: 'margin',
  when(context) {
    // Where most of the dearer purchases are others', advice on them all is worth more.
    const whole = Math.abs(size(context.book.get(key.bridgeCost)));
    return heaviest(
      context,
      ({ type, change }) => type === 'unitCost' && Math.abs(size(change)) >= whole / 2,
    );
  },
  advise: ({ event, words }, context) => ({
    ...common(event),
    title: `Ta igen den högre kostnaden för ${mention(event.change)}`,
    description: words,
    action: isBought(event, context)
      ? 'Be leverantören förklara höjningen och lämna ett pris som gäller en bestämd tid, ta in ett anbud till, och höj ert eget pris med det som blir kvar.'
      : `Ta reda på vad som stigit: ${costsOf(context.business)}. Förhandla om det som köps in, och höj ert eget pris med det som blir kvar.`,
    firstStep: isBought(event, context)
      ? `På måndag: lägg den senaste fakturan för det som går åt till ${mention(event.change)} bredvid en från före höjningen.`
      : `På måndag: lägg kostnaden för ${mention(event.change)} i dag bredvid den från före höjningen, del för del.`,
    timeframe: 'Inom ett kvartal',
    effort: 1,
    sureness: 0.7,
    effect: asOfYear(
      event,
      priceEffect(lossPerYear(event, context), {
        claims: ['goods-cost'],
        assumption: asPassedOn(TAKEN_BACK, context.figures),
      }),
    ),
    effectNote: TOO_SHORT,
  }),
});

/** Whether any discount was given at the same time before: what was not there has not grown. */
function gaveBefore({ parts }: NamedEvent): boolean {
  const share = parts.get('discountSharePrevious');
  return share !== undefined && isShown(share);
}

const growingDiscounts = defineSalesRule<{ event: NamedEvent; words: string }>({
  id: 'growing-discounts',
  theme: 'price',
  when: (context) => heaviest(context, ({ type }) => type === 'discount'),
  advise: ({ event, words }, context) => ({
    ...common(event),
    title: gaveBefore(event) ? 'Stoppa rabatterna som växer' : 'Stoppa de nya rabatterna',
    description: words,
    action:
      'Bestäm vem som får ge rabatt, hur stor den får vara och när den ska sluta, och låt resten gå genom dig. En rabatt som alla får är ett nytt pris.',
    firstStep:
      'På måndag: se efter i filen om alla köp får rabatt eller bara några, och fråga den som har gett den varför.',
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.65,
    effect: asOfYear(
      event,
      priceEffect(lossPerYear(event, context), {
        claims: ['discount'],
        assumption: ownOfMonths(
          {
            label: 'Antagen del av de nya rabatterna som kan tas bort',
            basis:
              'Försiktigt antagande: en del av rabatterna har gett köp som annars inte blivit av.',
            low: '25',
            likely: '50',
            high: '75',
          },
          smallerBy(context.figures.ownMonths?.discounts ?? null, monthOf(event)),
          'Ur filens egna månader: så mycket mindre har rabatterna ökat de månader då de ökat minst',
        ),
      }),
    ),
    effectNote: TOO_SHORT,
  }),
});

const smallerCustomer = defineSalesRule<{ event: NamedEvent; words: string }>({
  id: 'smaller-customer',
  theme: 'customers',
  when: customerBuyingLess,
  advise: ({ event, words }, context) => ({
    ...common(event),
    title: `Ta reda på varför ${mention(event.change)} köper mindre`,
    description: sentences(
      words,
      'En kund som drar ner är lättare att behålla än en som redan gått.',
    ),
    action:
      'Fråga om behovet har minskat eller om någon annan har tagit en del av det, och vad som krävs för att få tillbaka den.',
    firstStep: `På måndag: boka ett möte med ${mention(event.change)}.`,
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.6,
    effect: asOfYear(
      event,
      volumeEffect(context, lossPerYear(event, context), {
        claims: ['lost-volume'],
        of: [event.change],
        assumption: ownOfMonths(
          {
            label: 'Antagen del av de minskade köpen som kommer tillbaka',
            basis: 'Försiktigt antagande: behovet kan ha minskat av skäl som ett möte inte ändrar.',
            low: '10',
            likely: '25',
            high: '50',
          },
          smallerBy(ownChange(context.figures, 'customer', [event.change]), monthOf(event)),
          'Ur kundens egna månader: så mycket mindre har köpen minskat de månader då de minskat minst',
        ),
      }),
    ),
    effectNote: TOO_SHORT,
  }),
});

/** Advice on what has happened: it stands before all other. */
export const salesEventRules: readonly Rule<SalesRuleContext>[] = [
  stoppedCustomer,
  dearerPurchase,
  growingDiscounts,
  smallerCustomer,
  absentStaff,
];
