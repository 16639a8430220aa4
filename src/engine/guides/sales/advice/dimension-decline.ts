import { lossOf } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure, magnitude } from '../../../text/placeholder.ts';
import { capital, mention, mentions, sentences } from '../../../text/swedish.ts';
import { during, ofFile } from '../coverage.ts';
import { volumeEffect } from '../own-margin.ts';
import {
  comparedPerYear,
  defineSalesRule,
  knowsCustomers,
  notPerYear,
  type SalesRuleContext,
} from '../rule-context.ts';
import { type Dimension, dimensions, spokenOf } from './dimensions.ts';
import { type Decline, fallIn, fellHere, hasFallenThere, mostlyOf } from './fallen-part.ts';
import { fallenProducts, whoHears } from './falling-volume.ts';
import { ofEvents } from './of-events.ts';
import { fallBegan, fallenLess, ownChange } from './own-changes.ts';
import { haveNotMoved } from './same-buyers.ts';

/** A rise of less than this part of the fall leaves most of it lost, wherever buyers have gone. */
const MOST_OF_IT = 0.5;

/** A rise that a new price, a new buyer or one large purchase made by so much is no move between the parts. */
const MADE_OTHERWISE = 0.5;

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

/** Its fall, less the rise that buyers may have moved to. */
function lostOf({ change, growing }: Decline, context: SalesRuleContext): Fact[] {
  return growing !== null && mayHaveMoved(change, growing, context) ? [change, growing] : [change];
}

/** Whether most of it is of a product that has fallen as a whole, or of a customer who has stopped: they are advised on by themselves. */
function isOfAdvised(change: Fact, context: SalesRuleContext): boolean {
  const one = mostlyOf(change, context);
  if (one?.subject?.kind === 'product') {
    // What is told of a product is not told of its group once more.
    const isTold = context.happened.to('product', one.subject.name, 'level') !== null;
    return fallenProducts(context).includes(one) || (change.subject?.kind === 'category' && isTold);
  }
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

/** Whether the advice on where sales fell begins with ringing a customer. */
export function isRungForPlace(customer: string, context: SalesRuleContext): boolean {
  return dimensions.some((dimension) => {
    const found = fallIn(dimension, context);
    if (found === null || isOfAdvised(found.change, context)) return false;
    const who = mostlyOf(found.change, context) ?? fellHere(found.change, context)[0];
    return who?.subject?.kind === 'customer' && who.subject.name === customer;
  });
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
  const there = hasFallenThere(change, context);
  if (!knowsCustomers(context) && !isMove && there !== null)
    return {
      action: `${there === 'all' ? 'Så gott som allt' : 'Det mesta'} som säljs där har minskat, så det beror troligen på ${the} och inte på det som säljs. Rätta till det som ni själva styr över.`,
      firstStep: `På måndag: fråga den som har hand om ${the} vad som ändrades när tappet började.`,
    };
  const event = context.happened.to(
    change.subject?.kind ?? 'channel',
    subjectName(change),
    'level',
  );
  if (!knowsCustomers(context) && !isMove && event !== null && size(event.change) < 0)
    return {
      action: `Det är ${duringPeriodOf(event.change)} som det har blivit mindre där: ta reda på vad som ändrades då, och rätta till det som ni själva styr över.`,
      firstStep: `På måndag: fråga den som har hand om ${the} vad som ändrades när tappet började.`,
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

function declineRule(dimension: Dimension) {
  const { id, theme, keys } = dimension;
  return defineSalesRule<Decline>({
    id: `${id}-decline`,
    theme,
    when(context) {
      const found = fallIn(dimension, context);
      return found === null || isOfAdvised(found.change, context) ? null : found;
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
