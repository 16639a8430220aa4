import type { BusinessId } from '../../business/business.ts';
import type { NamedEvent } from '../../events/sentence.ts';
import type { Fact } from '../../facts/fact.ts';
import { size, subjectName } from '../../facts/fact-value.ts';
import { monthNumber } from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import { mention } from '../../text/swedish.ts';
import { endOf, eventsIn, kindOfAll, startOf } from './area-events.ts';
import { type Area, whatOf } from './areas/areas.ts';
import { FUEL } from './areas/kinds.ts';
import { PREMISES } from './areas/premises.ts';
import { UNPLACED } from './areas/unplaced.ts';
import { costKeys as key } from './catalogue.ts';
import type { CostRuleContext } from './rule-context.ts';
import { areaOf } from './services.ts';

export const GOODS: Area = 'Varor och material';
/** What is bought each time by itself, and so has no agreement to end. */
export const BY_THE_TIME: ReadonlySet<string> = new Set(['Resor', 'Frakt och porto']);
const LANDLORD: BusinessId = 'property';
const ENERGY: Area = 'El och värme';
const INSURANCE: Area = 'Försäkring och risk';
const FEES: Area = 'Avgifter och medlemskap';
const ASSOCIATION: BusinessId = 'association';

/** What is driven needs fuel. */
const OF_FUEL =
  'körs det som förut, se efter var det tankas nu och om fakturor, kort eller utlägg saknas i filen. Körs det inte, stryk det ur budgeten.';

/** What to ask where nothing at all is paid in an area since its one payee stopped. */
function whereAreaIsEmpty(area: string, context: CostRuleContext): string {
  if (area === GOODS)
    return context.business?.kindOfSales === 'goods' || context.business == null
      ? 'se efter vem ni köper av nu, om ni säljer ur lagret och om fakturor saknas i filen.'
      : 'se efter vem ni köper av nu, om något tas ur förrådet och om fakturor saknas i filen.';
  if (area === PREMISES && context.business?.id === LANDLORD)
    return 'huset ska skötas ändå, så se efter vem som gör det nu och om fakturor saknas i filen.';
  if (area === PREMISES)
    return 'har ni flyttat, kontrollera att avtalet är uppsagt och att en deposition är återbetald. Är ni kvar saknas fakturor i filen.';
  // An association is a member of its federation: it has no agreement with it.
  if (area === FEES && context.business?.id === ASSOCIATION)
    return 'är ni fortfarande med, se efter om avgiften har fakturerats, vem som betalar den nu och om fakturor saknas i filen. Har ni lämnat, kontrollera att utträdet är bekräftat och stryk avgiften ur budgeten.';
  if (area === ENERGY && context.business?.id === LANDLORD)
    return 'huset behöver el och värme ändå, så se efter vem som står för det nu och om fakturor saknas i filen.';
  if (area === ENERGY)
    return 'är ni kvar i lokalen, se efter om det ingår i hyran nu, vem som annars står för det och om fakturor saknas i filen. Har ni flyttat, kontrollera att avtalet är uppsagt.';
  if (area === INSURANCE)
    return 'se efter hos vem ni är försäkrade nu, och om fakturor saknas i filen. Är ni det inte, kontrollera att någon har beslutat det.';
  if (BY_THE_TIME.has(area))
    return 'köps det fortfarande, se efter vem som betalas för det nu och om fakturor eller utlägg saknas i filen. Är det slut, stryk det ur budgeten.';
  return 'behövs det fortfarande, se efter vem som står för det nu och om fakturor saknas i filen. Behövs det inte, kontrollera att avtalet är uppsagt.';
}

/** Who began so many months from when another stopped, and costs so much of it in a month, may stand for the same. */
const MONTHS_APART = 3;
const AS_MUCH = 0.5;

const monthsOver = ({ from, to }: Period) => monthNumber(to) - monthNumber(from) + 1;

const perMonth = (fact: Fact) =>
  fact.period === null ? 0 : Math.abs(size(fact)) / monthsOver(fact.period);

type Words = CostRuleContext['figures']['wordsOfSupplier'];

/** Whether the rows of both say what is bought of them, and it is not the same. */
function areOfOther(begun: Fact, stopped: Fact, words: Words): boolean {
  const [one, other] = [begun, stopped].map((fact) => words?.get(subjectName(fact)));
  return one !== undefined && other !== undefined && ![...one].some((words) => other.has(words));
}

/** One who has come, or who is paid more than before. */
const isMorePaid = ({ key: of }: Fact, kronor: number): boolean =>
  of === key.eventStarted || (of === key.eventLevel && kronor > 0);

/** Whether one who has come, or is paid more, may be paid for what another was that stopped: about then, for much of its kronor, and for no other thing by the `words` of their rows. */
export function mayReplace(begun: Fact, stopped: Fact, words?: Words): boolean {
  if (areOfOther(begun, stopped, words)) return false;
  if (!isMorePaid(begun, size(begun)) || begun.period === null || stopped.period === null)
    return false;
  const apart = Math.abs(monthNumber(begun.period.from) - monthNumber(stopped.period.from));
  return apart <= MONTHS_APART && perMonth(begun) >= AS_MUCH * perMonth(stopped);
}

/** Who has come instead of one that has stopped, by its kronor and when; undefined where nobody has. */
const replacedBy = (area: string, { change }: NamedEvent, context: CostRuleContext) =>
  eventsIn(area, context).find((event) =>
    mayReplace(event.change, change, context.figures.wordsOfSupplier),
  );

/** Goods of which one supplier came to this part of a year's costs or more leave a gap when it stops. */
export const GAP = 0.03;

/** Whether goods were bought of one that has stopped, nobody has come instead, and much less is paid for goods since: more may have been bought than the file has. */
export function lacksGoods(context: CostRuleContext): boolean {
  const events = eventsIn(GOODS, context);
  // What was paid once is no sign that they are paid elsewhere.
  const once = events
    .filter(({ type }) => type === 'once')
    .reduce((sum, { change }) => sum + size(change), 0);
  const change = size(context.book.of(key.areaChange, GOODS)) - once;
  return events.some(
    (event) =>
      event.type === 'stopped' &&
      event.change.subject?.kind === 'supplier' &&
      -size(event.change) >= GAP * context.yearlyCost &&
      change <= size(event.change) / 2 &&
      replacedBy(GOODS, event, context) === undefined,
  );
}

/** Who is paid more than this part of what it was is paid more than before. */
const AS_BEFORE = 1.1;

/** Whether any in an area is paid more than before, but for what was paid once. */
function isMorePaidIn(area: string, context: CostRuleContext): boolean {
  const { book, figures } = context;
  const events = eventsIn(area, context);
  const onceTo = (name: string) =>
    events
      .filter(({ type, change }) => type === 'once' && subjectName(change) === name)
      .reduce((sum, { change }) => sum + size(change), 0);
  return (
    events.some(({ change }) => isMorePaid(change, size(change))) ||
    book
      .all(key.supplierCurrent)
      .filter((now) => areaOf(subjectName(now), figures) === area)
      .some((now) => {
        const name = subjectName(now);
        const before = size(book.of(key.supplierPrevious, name));
        return size(now) - onceTo(name) > AS_BEFORE * before;
      })
  );
}

/** What to do about a payee that is new, where nothing was paid for the like before; null where something was. */
export function stepForStarted({ type, change }: NamedEvent, context: CostRuleContext) {
  if (type !== 'started' || change.subject?.kind !== 'supplier') return null;
  const area = areaOf(change.subject.name, context.figures);
  const total = area === null || area === UNPLACED ? null : context.book.of(key.areaTotal, area);
  if (area === null || total === null || startOf(total, context)?.id !== change.id) return null;
  const todo = `${mention(change)}: tidigare i filen är inget betalt för ${whatOf(area, context.figures.business)}. Se efter om det är en ny kostnad att skriva in i budgeten, eller om den har bokförts på annat håll förut.`;
  return todo;
}

/** What to do about a payee that has stopped, by what is paid for the like since; null where the file does not tell. */
export function stepForStopped(event: NamedEvent, context: CostRuleContext) {
  const { type, change, parts } = event;
  const { book, figures } = context;
  if (type !== 'stopped' || change.subject?.kind !== 'supplier') return null;
  const area = areaOf(change.subject.name, figures);
  const total = area === null || area === UNPLACED ? null : book.of(key.areaTotal, area);
  if (area === null || total === null) return null;
  const who = mention(change);
  const last = endOf(total, context);
  if (last !== null && last.id === parts.get('last')?.id)
    return `Efter ${who} är inget betalt för ${whatOf(area, figures.business)}: ${whereAreaIsEmpty(area, context)}`;
  const kind = kindOfAll(event, context);
  if (kind !== null)
    return `Efter ${who} är inget betalt för ${kind.what}: ${kind === FUEL ? OF_FUEL : whereAreaIsEmpty(area, context)}`;
  const next = replacedBy(area, event, context);
  if (next?.type === 'level')
    return `Se efter om ${mention(next.change)} nu levererar det som ${who} gjorde, och om det i så fall har blivit billigare.`;
  if (next !== undefined)
    return `Se efter om ${mention(next.change)} har ersatt ${who}, och om det i så fall har blivit billigare.`;
  if (area !== GOODS) return null;
  return isMorePaidIn(area, context)
    ? `Se efter vem ni nu köper det av som ni förut köpte av ${who}, och till vilket pris.`
    : `Ingen annan ni betalar för ${whatOf(area, figures.business)} får märkbart mer än förut: köps det som ${who} levererade ändå, leta efter fakturor som saknas i filen, och stryk det annars ur budgeten.`;
}
