import { type Formula, sumOf, withoutAny } from '../../advice/effect-formula.ts';
import type { NamedEvent } from '../../events/sentence.ts';
import type { Fact } from '../../facts/fact.ts';
import { isPositive, size, subjectName } from '../../facts/fact-value.ts';
import { monthNumber } from '../../figures/calendar/months.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { mention } from '../../text/swedish.ts';
import type { CostKind } from './areas/kinds.ts';
import { costKeys as key } from './catalogue.ts';
import { lackingKind, unlikeAreas } from './like-for-like.ts';
import { areaPerYear, type CostRuleContext, perYear } from './rule-context.ts';
import { areaOf } from './services.ts';

/** What has happened to an area's suppliers, or to the area itself where none of them is named. */
export function eventsIn(area: string, { happened, figures }: CostRuleContext): NamedEvent[] {
  const among = (kind: 'supplier' | 'area') =>
    happened.all.filter(({ change }) => {
      if (change.subject?.kind !== kind) return false;
      const name = change.subject.name;
      return kind === 'area' ? name === area : areaOf(name, figures) === area;
    });
  const ofSuppliers = among('supplier');
  return ofSuppliers.length > 0 ? ofSuppliers : among('area');
}

/** A rise of which what was paid once, or one who is new, made so much is told of by that … */
const MOSTLY_ONCE = 0.5;
/** … and of which it made so much, or more, is nothing else, or without it a fall. */
const ALL_ONCE = 0.9;
const MORE_THAN_ALL = 1.05;
/** Of one who is new it takes more to be more than all: something else has fallen, or that one is instead of it. */
const INSTEAD = 1.1;
/** What made so much of it as another did is told with that one or not at all. */
const NEARLY_AS_MUCH = 0.8;

/** What was paid once, or who is new, that made most of a rise, in words, and how much of it that made; null where nothing did. */
function mostlyOnce(
  rise: number,
  events: readonly NamedEvent[],
): { extra: string; part: 'most' | 'all' | 'more' } | null {
  // Where another has risen by more, most of it may as well be that.
  const [largest, next] = events
    .filter(({ change }) => change.subject?.kind === 'supplier' && size(change) > 0)
    .sort((a, b) => size(b.change) - size(a.change));
  if (largest === undefined) return null;
  const { type, change } = largest;
  // … or hardly less.
  if (next !== undefined && size(next.change) >= NEARLY_AS_MUCH * size(change)) return null;
  if (type !== 'once' && type !== 'started') return null;
  if (rise <= 0 || size(change) < MOSTLY_ONCE * rise) return null;
  // Of what has risen beside it, it has to be most too: else what fell hides the others.
  const risen = events
    .filter((event) => event.change.subject?.kind === 'supplier' && size(event.change) > 0)
    .reduce((sum, event) => sum + size(event.change), 0);
  if (size(change) < MOSTLY_ONCE * risen) return null;
  const extra =
    type === 'once'
      ? `det som ${mention(change)} kostade extra i ${periodOf(change)} (${figure(change)})`
      : `${figure(change)} till ${mention(change)}, som är ny`;
  const part = size(change) / rise;
  // Without one who is new there might have been another.
  if (part >= MORE_THAN_ALL && type === 'once') return { extra, part: 'more' };
  if (part >= INSTEAD) return null;
  return { extra, part: part >= ALL_ONCE ? 'all' : 'most' };
}

/** `, mest genom det som Kafé Ekot kostade extra i maj 2025 (…)`; nothing where most of a rise is of other things. */
export function onceIn(area: string, context: CostRuleContext): string {
  const rise = size(context.book.of(key.areaChange, area));
  const once = mostlyOnce(rise, eventsIn(area, context));
  if (once === null) return '';
  const { extra, part } = once;
  if (part === 'more') return `, en ökning som försvinner utan ${extra}`;
  return `, ${part === 'all' ? 'så gott som helt' : 'mest'} genom ${extra}`;
}

/**
 * What was paid once that made most of the rise of all costs, as a sentence; null where nothing did. Where areas are
 * not compared, of the rise of the others.
 */
export function onceInAll(context: CostRuleContext): string | null {
  const { book, happened, figures } = context;
  const unlike = unlikeAreas(book);
  const rise = unlike === null ? book.get(key.change) : (unlike.like?.change ?? null);
  const compared = happened.all.filter((event) => {
    const { subject } = event.change;
    const area = subject && areaOf(subject.name, figures);
    // Of an area that lacks one kind of its cost the others are compared.
    if (!area || !unlike?.areas.includes(area)) return true;
    return book.of(key.areaMonthsWithout, area) === null && kindOfAll(event, context) === null;
  });
  const once = mostlyOnce(size(rise), compared);
  if (once === null) return null;
  const { extra, part } = once;
  if (part === 'more') return `Ökningen försvinner utan ${extra}.`;
  return `${part === 'all' ? 'Så gott som hela' : 'Det mesta av'} ökningen är ${extra}.`;
}

/** What a year in an area costs without what will not come again. */
export interface Lasting {
  formula: Formula | null;
  /** The latest year, where it says more than the file's average. */
  year: Fact | null;
  /** What was paid once, and suppliers that have stopped: they are not in it. */
  once: Fact[];
  stopped: Fact[];
}

/** What some kronor come to a year: those of a year as they are, those of the file by its months. */
const yearly = (context: CostRuleContext, formula: Formula, isYear: boolean): Formula | null =>
  isYear ? formula : perYear(context, formula);

/** An area's cost a year; where something has happened in it, the latest year, or the file, without what was paid once or has stopped. */
export function lastingCost(area: string, context: CostRuleContext): Lasting {
  const { book, comparedMonths } = context;
  const events = eventsIn(area, context);
  const latest = book.of(key.areaCurrent, area);
  const isYear = comparedMonths === 12 && isPositive(latest);
  const whole = isYear ? latest : book.of(key.areaTotal, area);
  const paid = isYear ? key.supplierCurrent : key.supplierTotal;
  const once = events
    .filter(({ type, change }) => type === 'once' && size(change) > 0)
    .map(({ change }) => change);
  const stopped = events
    .filter(({ type }) => type === 'stopped')
    .flatMap(({ change }) => book.of(paid, subjectName(change)) ?? [])
    .filter(isPositive);
  const apart = [...once, ...stopped];
  const isOther = isYear ? events.length > 0 : apart.length > 0 && context.figures.perYear === null;
  if (!isOther || whole === null)
    return { formula: areaPerYear(context, area), year: null, once: [], stopped: [] };
  const left = size(whole) - apart.reduce((sum, fact) => sum + size(fact), 0);
  const formula = left > 0 ? yearly(context, withoutAny([whole], apart), isYear) : null;
  return { formula, year: isYear ? whole : null, once, stopped };
}

/** How much of an area's change no event explains, as a formula; null where they explain it all. */
export function unexplained(
  change: Fact,
  area: string,
  context: CostRuleContext,
): { formula: Formula; kronor: number } | null {
  const explained = eventsIn(area, context)
    .map((event) => event.change)
    .filter((fact) => size(fact) > 0);
  const kronor = size(change) - explained.reduce((sum, fact) => sum + size(fact), 0);
  if (kronor <= 0) return null;
  return {
    kronor,
    formula: explained.length === 0 ? sumOf(change) : withoutAny([change], explained),
  };
}

/** So much of an area with one who has come or stopped: the area has begun or ended with that. */
const ALL_OF_IT = 0.95;

/** Whether nothing at all is paid in an area in the months of a silence that are whole. */
function isSilent(area: string, { period }: Fact, { figures }: CostRuleContext): boolean {
  if (period === null) return false;
  const months = monthNumber(period.to) - monthNumber(period.from);
  const values = figures.areaMonths?.get(area) ?? [];
  return months > 0 && values.length > months && values.slice(-months).every((sum) => sum === 0);
}

/** Whether nothing at all was paid in an area before its one payee came, up to the last whole month. */
function wasSilent(area: string, { period }: Fact, { figures }: CostRuleContext): boolean {
  if (period === null) return false;
  const months = monthNumber(period.to) - monthNumber(period.from) + 1;
  const values = figures.areaMonths?.get(area) ?? [];
  return values.length > months && values.slice(0, -months).every((sum) => sum === 0);
}

/** What happened to the one that all of an area was paid to; null where there is none such. */
function ofTheWhole(
  total: Fact,
  type: NamedEvent['type'],
  context: CostRuleContext,
): NamedEvent | null {
  const events = eventsIn(subjectName(total), context).filter((event) => event.type === type);
  const [only] = events;
  if (only === undefined || events.length > 1) return null;
  // Those who are no suppliers, as whoever pays the wages, are not listed with what they were paid.
  const paid = context.book.of(key.supplierTotal, subjectName(only.change));
  if (paid !== null) return size(paid) >= ALL_OF_IT * size(total) ? only : null;
  const isAll =
    type === 'started'
      ? size(only.change) >= ALL_OF_IT * size(total) ||
        wasSilent(subjectName(total), only.change, context)
      : isSilent(subjectName(total), only.change, context);
  return isAll ? only : null;
}

/** The end of the one that an area was paid to; null where it goes on. */
export const endOf = (total: Fact, context: CostRuleContext): Fact | null =>
  ofTheWhole(total, 'stopped', context)?.parts.get('last') ?? null;

/** What it has come to since it began within the file; null where it was there before. */
export const startOf = (total: Fact, context: CostRuleContext): Fact | null =>
  ofTheWhole(total, 'started', context)?.change ?? null;

/** The kind of cost within an area that one of two compared times lacks, where all of it was paid to the one who has come or stopped; null where it was not. */
export function kindOfAll(
  { type, change, parts }: NamedEvent,
  { book, figures }: CostRuleContext,
): CostKind | null {
  const name = change.subject?.name ?? '';
  const found = lackingKind(areaOf(name, figures) ?? '', book);
  if (found === null) return null;
  const { kind, lacking } = found;
  const [now, before] = [book.of(key.kindCurrent, kind.name), book.of(key.kindPrevious, kind.name)];
  const hasEnded = lacking.period?.from === now?.period?.from;
  if (hasEnded !== (type === 'stopped')) return null;
  const theirs = type === 'stopped' ? (parts.get('previous') ?? null) : change;
  const ofKind = type === 'stopped' ? size(before) - size(now) : size(now) + size(before);
  return size(theirs) >= ALL_OF_IT * ofKind ? kind : null;
}

/** Whether an area was paid all the time: only then do its months and its part of sales say what it costs. */
export function isThroughout(area: string, context: CostRuleContext): boolean {
  const total = context.book.of(key.areaTotal, area);
  return total === null || (endOf(total, context) ?? startOf(total, context)) === null;
}

/** What stands before a time: a day, a month, or a year that takes nothing. */
export function whenOf({ period }: Fact): string {
  if (period === null) return '';
  if (period.from === period.to) return 'den ';
  return period.from.slice(0, 7) === period.to.slice(0, 7) ? 'i ' : '';
}
