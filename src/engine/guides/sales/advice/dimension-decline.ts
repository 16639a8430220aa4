import { lossOf } from '../../../advice/effect-formula.ts';
import { subjectKey } from '../../../events/own-months.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isNegative, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure, magnitude } from '../../../text/placeholder.ts';
import { capital, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { during, ofFile } from '../coverage.ts';
import { volumeEffect } from '../own-margin.ts';
import {
  comparable,
  comparedPerYear,
  defineSalesRule,
  knowsCustomers,
  notPerYear,
  paysToSell,
  type SalesRuleContext,
} from '../rule-context.ts';
import { type Dimension, dimensions, spokenOf } from './dimensions.ts';
import { fallenProducts, stoppedCustomer, whoHears } from './falling-volume.ts';
import { ofEvents } from './of-events.ts';
import { fallBegan, fallenLess, ownChange } from './own-changes.ts';
import { haveMoved, haveNotMoved } from './same-buyers.ts';
import { isOfWhoLeft } from './where-it-fell.ts';

interface Decline {
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

/** A rise of less than this part of the fall leaves most of it lost, wherever buyers have gone. */
const MOST_OF_IT = 0.5;

/** A rise that a new price, a new buyer or one large purchase made by so much is no move between the parts. */
const MADE_OTHERWISE = 0.5;

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

/** Whether a rise may be what fell elsewhere: where the rows tell who buys, by those who do, else where nothing else made it. */
function mayHaveMoved(change: Fact, growing: Fact, context: SalesRuleContext): boolean {
  const { happened } = context;
  if (haveNotMoved(change, growing, context)) return false;
  const otherwise = happened.all.filter(
    ({ type, change }) => ['price', 'started', 'once'].includes(type) && size(change) > 0,
  );
  const kronor = otherwise.reduce((sum, { change }) => sum + size(change), 0);
  return kronor < MADE_OTHERWISE * size(growing);
}

/** What is more of the file than this, in per cent, falls as the file does. */
const NEARLY_THE_FILE = 80;

/** Of two, one has not fallen most of all. */
const isOfTwo = (keys: Dimension['keys'], { book }: SalesRuleContext): boolean =>
  book.all(keys.change).length === 2;

/** By how much one fell, and that of several it fell most. */
function howMuch(change: Fact, dimension: Dimension, context: SalesRuleContext): string {
  const { the, many } = spokenOf(dimension, context.words);
  return isOfTwo(dimension.keys, context)
    ? `${capital(the)} ${mention(change)} har minskat med ${magnitude(change)} ${during(change, context)}.`
    : `Av alla ${many} har ${mention(change)} minskat mest ${during(change, context)}: ner ${magnitude(change)}.`;
}

function besideIt(
  { change, growing, hardly, share }: Decline,
  the: Dimension['the'],
  keys: Dimension['keys'],
  context: SalesRuleContext,
): string {
  if (growing === null)
    return `${isOfTwo(keys, context) ? 'Den andra har inte' : 'Ingen av de andra har'} ökat${hardly ? ' nämnvärt' : ''}, så någon flytt dit syns inte, och ${the} står för ${figure(share)} av omsättningen${ofFile(share, context)}.`;
  const grew = `Samtidigt har ${mention(growing)} ökat med ${magnitude(growing)}.`;
  if (haveNotMoved(change, growing, context))
    return `${grew.replace(/\.$/u, '')}, men inte nämnvärt hos ${context.words.customers} som har minskat i ${mention(change)}.`;
  if (!mayHaveMoved(change, growing, context)) return grew;
  return size(growing) >= -MOST_OF_IT * size(change)
    ? `${grew} Har ${context.words.theCustomers} flyttat dit är det ingen fara.`
    : `${grew} Om en del av ${context.words.theCustomers} har flyttat dit är ändå det mesta borta.`;
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

/** Its fall, less the rise that buyers may have moved to. */
function lostOf({ change, growing }: Decline, context: SalesRuleContext): Fact[] {
  return growing !== null && mayHaveMoved(change, growing, context) ? [change, growing] : [change];
}

/** Most of a fall is of one where it is so much of it, and so many times as much as was bought there of it. */
const MOST_OF_FALL = 0.6;
const BEYOND_ITS_PART = 1.2;

/** The customer, or the product, that most of a fall is of, counted row by row; null where it is of several. */
function mostlyOf({ subject }: Fact, { book, figures }: SalesRuleContext): Fact | null {
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

/** One of several whom a fall is with did at least so much of it. */
const OF_SEVERAL = 0.2;
const NAMED = 3;

/** The customers, or products where no customers are known, that a fall is of, the largest part first; none where none is much of it. */
function fellHere({ subject }: Fact, context: SalesRuleContext): Fact[] {
  const { book, figures } = context;
  const kind = knowsCustomers(context) ? 'customer' : 'product';
  const of = kind === 'customer' ? key.customerChange : key.productChange;
  const places = figures.fallsIn?.get(subjectKey(subject?.kind ?? 'channel', subject?.name ?? ''));
  const found = (places ?? [])
    .filter(({ by, part }) => by.kind === kind && part >= OF_SEVERAL)
    // What falls as all that is sold there does is no reason for it.
    .filter(({ part, share }) => kind === 'customer' || part >= BEYOND_ITS_PART * share)
    .flatMap(({ by }) => book.of(of, by.name) ?? [])
    .filter(isNegative);
  return [...new Set(found)].slice(0, NAMED);
}

/** Whether most of it is of a product that has fallen as a whole, or of a customer who has stopped: they are advised on by themselves. */
function isOfAdvised(change: Fact, context: SalesRuleContext): boolean {
  const one = mostlyOf(change, context);
  if (one?.subject?.kind === 'product') return fallenProducts(context).includes(one);
  return one !== null && context.happened.hasStopped('customer', subjectName(one));
}

interface Todo {
  action: string;
  firstStep: string;
}

/** What is done where most of a fall is of one who buys, or one thing that is bought. */
function whatToDoOf(one: Fact, change: Fact, context: SalesRuleContext): Todo {
  const { customers, bought } = context.words;
  const put = 'rätta till det som ni själva styr över.';
  if (one.subject?.kind === 'customer')
    return {
      action: `Det mesta av tappet är hos ${mention(one)}: fråga vad det beror på, och ${put}`,
      firstStep: `På måndag: ring ${mention(one)}, och fråga vad som har ändrats.`,
    };
  return {
    action: `Det mesta av tappet där är ${mention(one)}: ta reda på varför, och ${put}`,
    firstStep: knowsCustomers(context)
      ? `På måndag: lista vilka ${customers} i ${mention(change)} som har ${bought} mindre av ${mention(one)}, och ring den som har minskat mest.`
      : `På måndag: fråga ${whoHears(context)} vad de har hört om ${mention(one)}.`,
  };
}

/** Who buys less can be looked up where the file names them; else those who meet them are asked. */
function whatToDo(
  { change, growing }: Decline,
  the: Dimension['the'],
  context: SalesRuleContext,
): Todo {
  const { customers, theCustomers, bought } = context.words;
  const mostly = `På måndag: lista vad som stod för det mesta av tappet i ${mention(change)}`;
  const one = mostlyOf(change, context);
  if (one !== null) return whatToDoOf(one, change, context);
  const isMove = growing !== null && mayHaveMoved(change, growing, context);
  const [most, ...more] = fellHere(change, context);
  const ofSold = most?.subject?.kind === 'product';
  if (!isMove && most !== undefined)
    return {
      action: `${ofSold ? 'Där är tappet störst på' : 'Störst är tappet hos'} ${mentions([most, ...more])}: ${ofSold ? 'ta reda på varför' : 'fråga vad det beror på'}, och rätta till det som ni själva styr över.`,
      firstStep: ofSold
        ? `På måndag: fråga ${whoHears(context)} vad de har hört om ${mention(most)}.`
        : `På måndag: ring ${mention(most)}, och fråga vad som har ändrats.`,
    };
  if (!knowsCustomers(context))
    return {
      action: isMove
        ? `Ta reda på om ${theCustomers} har flyttat dit eller lämnat: börjar det ena öka samma vecka som det andra minskar är det en flytt. Rätta till det som ni själva styr över.`
        : `Se efter vad som har minskat där, och från vilken vecka. Har allt minskat samtidigt beror det troligen på ${the}, annars på det som säljs. Rätta till det som ni själva styr över.`,
      firstStep: `${mostly}, och fråga ${whoHears(context)} vad de har hört.`,
    };
  return {
    action: isMove
      ? `Skilj på ${customers} som har flyttat och ${customers} som har minskat eller lämnat. Fråga de senare varför, och rätta till det som ni själva styr över.`
      : `Ta reda på vilka ${customers} som har ${bought} mindre och varför, och rätta till det som ni själva styr över.`,
    firstStep: `${mostly}, och vilka ${customers}.`,
  };
}

/** Whether a fall is of what there is advice on by itself: who has left, larger discounts, a product in it. */
function isToldElsewhere(
  id: Dimension['id'],
  change: Fact,
  share: Fact,
  context: SalesRuleContext,
): boolean {
  if (stoppedCustomer(context, -size(change), NEARLY_ALL) !== null) return true;
  if (isOfWhoLeft(change, context) || isByDiscounts(change, share, context)) return true;
  return (id === 'category' && isOfTold(change, context)) || isOfAdvised(change, context);
}

function declineRule(dimension: Dimension) {
  const { id, theme, keys } = dimension;
  return defineSalesRule<Decline>({
    id: `${id}-decline`,
    theme,
    when(context) {
      const { book, yearlyRevenue } = context;
      if (!comparable(context)) return null;
      const changes = byValue(book.all(keys.change));
      const change = changes[changes.length - 1] ?? null;
      if (changes.length < 2 || !isNegative(change)) return null;
      const share = book.of(keys.share, subjectName(change));
      if (share === null || size(share) < 5 || size(share) > NEARLY_THE_FILE) return null;
      if (!paysToSell(context, book.of(keys.margin, subjectName(change)))) return null;
      if (isToldElsewhere(id, change, share, context)) return null;
      if (-size(change) < (FALL * yearlyRevenue * size(share)) / 100) return null;
      const growing = changes[0] ?? null;
      // Whoever buys as much in another channel is not lost.
      if (isPositive(growing) && haveMoved(change, growing, context)) return null;
      const hardly = isPositive(growing) && size(growing) < -TO_SPEAK_OF * size(change);
      return { change, share, growing: isPositive(growing) && !hardly ? growing : null, hardly };
    },
    advise(found, context) {
      const { change } = found;
      const { the } = spokenOf(dimension, context.words);
      return {
        title: `Vänd nedgången i ${the} ${mention(change)}`,
        description: sentences(
          howMuch(change, dimension, context),
          besideIt(found, the, keys, context),
        ),
        ...whatToDo(found, the, context),
        cost: 'Ingen utgift, några dagars arbete',
        timeframe: 'Inom ett kvartal',
        effort: 2,
        sureness: 0.45,
        effect: volumeEffect(context, comparedPerYear(context, lossOf(...lostOf(found, context))), {
          claims: ['lost-volume'],
          of: [change],
          assumption: fallenLess(
            {
              label: 'Antagen andel av tappet som kan återtas',
              basis:
                'Försiktigt antagande: en del av tappet har flyttat till andra delar av försäljningen och en del är marknadens.',
              low: '10',
              likely: '20',
              high: '30',
            },
            ownChange(context.figures, id, [change]),
            fallBegan([change], context),
          ),
        }),
        effectNote: notPerYear(context),
        stake: 0,
        family: 'decline',
        ...ofEvents(context, id, [change]),
      };
    },
  });
}

export const dimensionDecline = dimensions.map(declineRule);
