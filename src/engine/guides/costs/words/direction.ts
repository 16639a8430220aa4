import { bookKeys } from '../../../books/keys.ts';
import { hasChanged } from '../../../events/chance.ts';
import { subjectKey, WHOLE } from '../../../events/own-months.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, isShown, size, subjectName } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure, magnitude, nameOf, periodOf } from '../../../text/placeholder.ts';
import { byHowMuch, directed, listed, sentences } from '../../../text/swedish.ts';
import { eventsIn, onceInAll } from '../area-events.ts';
import { theCostOf } from '../areas/areas.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { costKeys as key } from '../catalogue.ts';
import { changeOfAll, type Unlike, unlikeAreas } from '../like-for-like.ts';
import { type CostRuleContext, comparable, versus } from '../rule-context.ts';
import { isMover } from './movers.ts';
import { besidesSales } from './per-sale.ts';

/** Lines of the income statement that say what a year cost. */
const yearLines: readonly [key: string, words: string][] = [
  [bookKeys.goods, 'varor, material och köpta tjänster'],
  [bookKeys.external, 'övriga externa kostnader'],
  [bookKeys.personnel, 'personal'],
];

/** Yearly balances are compared through the income statement, if the file has the year before. */
function againstYearBefore({ book, year, yearBefore }: CostRuleContext): string | null {
  if (year === null || yearBefore === null) return null;
  const sentences = yearLines.flatMap(([line, words]) => {
    const [now, before] = [book.of(line, year), book.of(line, yearBefore)];
    return isPositive(now) && isPositive(before)
      ? [{ text: `${words} ${figure(now)} (då ${figure(before)})`, before }]
      : [];
  });
  const [first] = sentences;
  if (first === undefined) return null;
  return `Jämfört med ${nameOf(first.before)}: ${listed(sentences.map(({ text }) => text))}.`;
}

/** A smaller change, in per cent, is none. */
const UNCHANGED = 1;

/** `har` and `ökat med 8,3 %`. */
function moved(change: Fact): { verb: 'har' | 'är'; rest: string } {
  if (size(change) !== 0 && Math.abs(size(change)) < UNCHANGED)
    return { verb: 'är', rest: 'i stort sett oförändrade' };
  const rest = directed(change, {
    up: `ökat ${byHowMuch(change)}`,
    down: `minskat med ${magnitude(change)}`,
    flat: 'oförändrade',
  });
  return { verb: rest === 'oförändrade' ? 'är' : 'har', rest };
}

/** What both times have: a year without wages says nothing of one with them. */
export function ofLike({ words: lacking, them, like }: Unlike, besides = ''): string {
  const words = `${lacking}${besides}`;
  if (like === null) return `${words}, så perioderna jämförs inte.`;
  const { now, before, percent } = like;
  const { verb, rest } = moved(percent);
  return `${words}. Utan ${them} ${verb} kostnaderna ${rest}: ${figure(now)} ${duringPeriodOf(now)} mot ${figure(before)} ${duringPeriodOf(before)}.`;
}

/** How the costs have moved; areas that one of the times lacks are said, and what both have is compared. */
export function direction(context: CostRuleContext): string | null {
  const { book } = context;
  if (context.figures.perYear === 'balances') return againstYearBefore(context);
  const change = book.get(key.changePercent);
  const current = book.get(key.current);
  const previous = book.get(key.previous);
  if (change === null || current?.period == null || previous?.period == null) return null;
  // A single month against another reflects the calendar more than the company.
  if (!comparable(context))
    return `Under ${periodOf(current)} kostade det ${figure(current)}, mot ${figure(previous)} under ${periodOf(previous)}; så korta perioder säger lite om riktningen.`;
  const unlike = unlikeAreas(book, context.figures.business);
  if (unlike !== null) return sentences(ofLike(unlike, besidesSales(context)), onceInAll(context));
  const { verb, rest } = moved(change);
  // Where the file is the period, its sum has just been said.
  const by =
    current.value === book.get(key.total)?.value
      ? `Kostnaderna ${verb} ${rest}: under ${periodOf(previous)} var de ${figure(previous)}.`
      : `Kostnaderna ${verb} ${rest}: ${figure(current)} under ${periodOf(current)} mot ${figure(previous)} under ${periodOf(previous)}.`;
  const moves = sentences(by, onceInAll(context));
  // Of years by the books no area is compared: their lines are.
  return book.all(key.areaChange).length > 0 ? moves : sentences(moves, againstYearBefore(context));
}

/** An area must account for this share of the total change to be named as its reason. */
const EXPLAINS = 0.3;

/** A change of which what has happened there, and is said of itself, did so much. */
const SAID = 0.5;

function isSaidByEvents(change: Fact, context: CostRuleContext): boolean {
  const kronor = eventsIn(subjectName(change), context)
    .map((event) => size(event.change))
    .filter((each) => each * size(change) > 0);
  const explained = kronor.reduce((sum, each) => sum + Math.abs(each), 0);
  return explained >= SAID * Math.abs(size(change));
}

/** Whether an area or all costs have changed by more than their months vary by: else there is nothing to explain. */
function isMoreThanChance(area: string, { figures }: CostRuleContext): boolean {
  const { compared } = figures.ownMonths ?? {};
  const [own, all] = [compared?.get(subjectKey('area', area)), compared?.get(WHOLE)];
  if (compared === undefined || own === undefined || all === undefined) return true;
  const looked = [...compared.values()];
  return hasChanged(all, looked) || hasChanged(own, looked);
}

/** The area that contributed most to the total change. */
export function why(context: CostRuleContext): string | null {
  const { book } = context;
  const unlike = unlikeAreas(book, context.figures.business);
  const whole = unlike === null ? book.get(key.change) : (unlike.like?.change ?? null);
  if (whole === null || size(whole) === 0 || !comparable(context)) return null;
  if (Math.abs(size(changeOfAll(book))) < UNCHANGED) return null;
  const up = size(whole) > 0;
  const [driver] = book
    .all(key.areaChange)
    .filter((fact) => isShown(fact) && size(fact) > 0 === up)
    .filter((fact) => subjectName(fact) !== UNPLACED)
    .filter((fact) => !unlike?.areas.includes(subjectName(fact)))
    .sort((a, b) => Math.abs(size(b)) - Math.abs(size(a)));
  // One of many small contributions explains nothing.
  if (driver === undefined || size(driver) / size(whole) < EXPLAINS) return null;
  // What was paid once, or who is new, has been told to be most of it.
  if (onceInAll(context) !== null) return null;
  if (isSaidByEvents(driver, context) || isMover(subjectName(driver), context)) return null;
  if (!isMoreThanChance(subjectName(driver), context)) return null;
  const moved = directed(driver, { up: 'har ökat', down: 'har minskat', flat: 'är oförändrad' });
  return `Mest betyder att ${theCostOf(subjectName(driver), context.figures.business)} ${moved} med ${magnitude(driver)} ${versus(context)}.`;
}
