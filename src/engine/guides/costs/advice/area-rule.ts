import { type Formula, timesPercent } from '../../../advice/effect-formula.ts';
import { belowOtherYears } from '../../../advice/own-cases.ts';
import { ownOr } from '../../../advice/own-spread.ts';
import { changedDuring } from '../../../advice/periods.ts';
import type { Assumption, Rule } from '../../../advice/rule.ts';
import { hasChanged } from '../../../events/chance.ts';
import { subjectKey } from '../../../events/own-months.ts';
import type { NamedEvent } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure, periodOf } from '../../../text/placeholder.ts';
import { byHowMuch, capital, directed, listed, mention, sentences } from '../../../text/swedish.ts';
import { eventsIn, type Lasting, lastingCost, onceIn } from '../area-events.ts';
import type { AreaAdvice, PartAdvice } from '../areas/area.ts';
import { type Area, adviceOn, areaHas, dearerIn, theCostOf } from '../areas/areas.ts';
import { costKeys as key } from '../catalogue.ts';
import { duringText, ofFile } from '../coverage.ts';
import { isUnlike } from '../like-for-like.ts';
import {
  areaPerYear,
  areaSize,
  type CostRuleContext,
  claimOf,
  comparable,
  defineCostRule,
  longEnough,
  notPerYear,
  saving,
  versus,
} from '../rule-context.ts';
import { EVEN } from '../variable-areas.ts';
import { mostOfArea } from './depended-on.ts';

interface AreaCost {
  total: Fact;
  share: Fact;
  month: Fact | null;
  growth: Fact | null;
  /** Recurring payments in the area, largest per year first. */
  recurring: Fact[];
  lasting: Lasting;
}

/** An area that has fallen this many per cent is already being dealt with. */
const FALLING = -30;
/** Smaller changes, in per cent, are called no change. */
const WORTH_SAYING = 3;
/** … nor is one of fewer kronor than this part of a year's costs. */
const WORTH_KRONOR = 0.002;

/** So much of an area's year with those who are new there: its agreements have just been made. */
const NEW = 0.5;

function isNewlyMade(area: Area, yearly: number, context: CostRuleContext): boolean {
  const came = eventsIn(area, context).filter(
    ({ type, change }) => type === 'started' && change.subject?.kind === 'supplier',
  );
  const kronor = came.reduce((sum, { change }) => sum + size(change), 0);
  return kronor > 0 && kronor >= NEW * yearly;
}

/** Who is paid so much of an area is the one whom advice on it would ask. */
const NEARLY_ALL = 0.9;

/** Whether one that cannot be replaced, or that nearly all of it is paid to, has become dearer, and is asked about it already. */
function isTakenUp(area: Area, context: CostRuleContext): boolean {
  const { book } = context;
  const risen = eventsIn(area, context).filter(
    ({ type, change }) =>
      type === 'level' && change.subject?.kind === 'supplier' && size(change) > 0,
  );
  const asks = dearerIn(area) !== null && areaHas(area, 'bound');
  const isPaidAll = ({ change }: NamedEvent) =>
    size(book.of(key.supplierTotal, subjectName(change))) >=
    NEARLY_ALL * size(book.of(key.areaTotal, area));
  return risen.some((event) => asks || isPaidAll(event));
}

/** Months without a cost, from the last backwards, after which an area is thought to have ended. */
const SILENT = 3;

/** Whether nothing was paid for an area in the later half of the file's months. */
function hasGone(area: Area, { figures }: CostRuleContext): boolean {
  const months = figures.areaMonths?.get(area) ?? [];
  const later = months.slice(Math.ceil(months.length / 2));
  return later.length >= SILENT && later.every((kronor) => kronor <= 0);
}

/** Whether the file holds no whole month. */
const lacksMonths = ({ book }: CostRuleContext): boolean => size(book.get(key.wholeMonths)) === 0;

function find(area: Area, leastShare: number, context: CostRuleContext): AreaCost | null {
  const { book, figures } = context;
  // Some days of a cost show nothing of how it is bought.
  if (figures.period !== null && figures.perYear === null && lacksMonths(context)) return null;
  const total = book.of(key.areaTotal, area);
  const share = book.of(key.areaShare, area);
  if (!isPositive(total) || share === null || size(share) < leastShare) return null;
  const names = figures.subscriptions.filter(
    (name) => figures.areaOfSubscription.get(name) === area,
  );
  const recurring = byValue(names.flatMap((name) => book.of(key.subscriptionYearly, name) ?? []));
  const growth = book.of(key.areaGrowth, area);
  if (growth === null ? hasGone(area, context) : size(growth) <= FALLING) return null;
  const lasting = lastingCost(area, context);
  // What is left of it has all stopped or was paid once.
  if (lasting.formula === null && longEnough(context)) return null;
  if (lasting.year !== null && isNewlyMade(area, size(lasting.year), context)) return null;
  return { total, share, month: book.of(key.areaPerMonth, area), growth, recurring, lasting };
}

function moved(growth: Fact | null, area: Area, context: CostRuleContext): string {
  if (growth === null || !comparable(context) || Math.abs(size(growth)) < WORTH_SAYING) return '';
  const { compared } = context.figures.ownMonths ?? {};
  const own = compared?.get(subjectKey('area', area));
  const change = context.book.of(key.areaChange, area);
  // What one of the times has only a part of is not compared.
  if (isUnlike(area, context.book)) return '';
  if (change !== null && Math.abs(size(change)) < WORTH_KRONOR * context.yearlyCost) return '';
  // What its months vary by anyhow is no rise.
  if (compared !== undefined && own !== undefined && !hasChanged(own, [...compared.values()]))
    return '';
  // What was paid once, or who is new, is told by itself, and is no reason for this.
  if (onceIn(area, context) !== '') return '';
  const words = directed(growth, { up: 'har ökat', down: 'har minskat', flat: 'är oförändrad' });
  return ` Den ${words} ${byHowMuch(growth)} ${changedDuring(growth, versus(context))}.`;
}

/** What is not in the effect, since it will not come again. */
function leftOut({ once, stopped }: Lasting): string | null {
  const parts = [
    ...once.map((fact) => `det som ${mention(fact)} kostade extra i ${periodOf(fact)}`),
    ...stopped.map((fact) => `${mention(fact)}, som inte längre får betalt`),
  ];
  return parts.length === 0 ? null : `Räknat utan ${listed(parts)}.`;
}

function described(
  { total, share, month, growth, recurring, lasting }: AreaCost,
  area: Area,
  context: CostRuleContext,
) {
  const during = duringText(context);
  const { year } = lasting;
  const [amount, all] =
    isPositive(month) && !isUnlike(area, context.book)
      ? [`i snitt ${figure(month)} i månaden`, ofFile(share, context)]
      : [`${figure(total)} ${during}`, ''];
  const known = recurring.slice(0, 3).map((fact) => `${mention(fact)} (${figure(fact)} per år)`);
  return sentences(
    year === null
      ? `${capital(theCostOf(area, context.figures.business))} är ${amount}, ${figure(share)} av kostnaderna${all}.${moved(growth, area, context)}`
      : `${capital(theCostOf(area, context.figures.business))} var ${figure(year)} under ${periodOf(year)}.`,
    known.length === 0 ? null : `Återkommande betalningar går till ${listed(known)}.`,
  );
}

/** As much lower as the same months have been in the area's cheaper year, where nothing has happened in it. */
function asInCheaperMonths(general: Assumption, area: Area, context: CostRuleContext): Assumption {
  const months = context.figures.areaMonths?.get(area) ?? [];
  return ownOr(
    general,
    eventsIn(area, context).length > 0 ? [] : belowOtherYears(months),
    'Ur filens egna år: så mycket lägre än sitt snitt har samma månader, mot resten av sitt år, varit när de varit som lägst',
  );
}

/** Whether what it is paid comes back as even amounts: an agreed fee, and no hours. */
function isEven({ total }: AreaCost, { book }: CostRuleContext): boolean {
  const fixed = book.of(key.areaFixed, subjectName(total));
  return fixed !== null && size(fixed) >= EVEN * size(total);
}

/** The rows of an area that alone are lowered: how much of it they are, and what is assumed of them is called. */
interface Lowered {
  share: Fact;
  label: string;
  /** That they are not all of it. */
  countedWith: string;
}

/** The words for what most of its rows are of, and what is lowered of it where that is not all; null where no kind is so much of it. */
function partIn(
  area: Area,
  { book, figures }: CostRuleContext,
  ofPart: readonly PartAdvice[] = [],
): { words: NonNullable<AreaAdvice['whenEven']>; lowered: Lowered | null } | null {
  const found = ofPart.find(({ part, least }) => size(book.of(part, area)) >= least);
  if (found === undefined) return null;
  const { part, title, why, action, firstStep, lowers: label } = found;
  const share = book.of(part, area);
  const words = { title, why, action, firstStep };
  if (label === undefined || share === null || size(share) >= 100) return { words, lowered: null };
  const countedWith = `Räknat på den del som är drivmedel, ${figure(share)} av ${theCostOf(area, figures.business)} i hela filen.`;
  return { words, lowered: { share, label, countedWith } };
}

/** What is lowered of it is a part of the whole file: then what it costs a year is of the whole file too, where nothing in it was paid once or has stopped. */
function baseOf(found: AreaCost, area: Area, isPart: boolean, context: CostRuleContext): AreaCost {
  const { once, stopped } = found.lasting;
  if (!isPart || once.length > 0 || stopped.length > 0) return found;
  const formula = areaPerYear(context, area);
  return { ...found, lasting: { formula, year: null, once, stopped } };
}

const ofRows = (formula: Formula | null, lowered: Lowered | null): Formula | null =>
  formula === null || lowered === null ? formula : timesPercent(formula, lowered.share);

/** Whether there is advice on an area, of the costs that it has. */
export function isAdvisedOn(area: Area, context: CostRuleContext): boolean {
  const advice = adviceOn(area);
  if (advice === undefined || isTakenUp(area, context)) return false;
  return find(area, advice.leastShare, context) !== null;
}

const GOODS: Area = 'Varor och material';
/** So much of an area is all but all of it. */
const ALL_BUT_ALL = 0.95;

/** What hangs on the one that most of the goods are bought of; null where they are bought of several. */
function dependence(area: Area, context: CostRuleContext): string | null {
  const most = area === GOODS ? mostOfArea(area, context) : null;
  if (most === null) return null;
  const part =
    most.part === 1 ? 'Allt' : most.part >= ALL_BUT_ALL ? 'Så gott som allt' : 'Det mesta';
  return `${part} går till ${mention(most.share)}: höjer leverantören priset, får brist eller slutar leverera märks det i resultatet.`;
}

/** Another to buy most of the goods of is found, and tried, before anything is agreed. */
const ofOne = {
  action:
    'Ta reda på vem mer som kan leverera det ni köper för mest, ta in en offert och gör en provbeställning. Förhandla sedan pris, leveranstid, betalningstid och frakt i samma samtal.',
  timeframe: 'Inom ett halvår',
};

/** The recommendation for one cost area: its figures, the usual saving, and how to get it. */
export function areaRule(
  area: Area,
  { id, leastShare, assumption, byUse, whenEven, ofKind, ofPart, ...advice }: AreaAdvice,
): Rule<CostRuleContext> {
  return defineCostRule<AreaCost>({
    id,
    theme: 'areas',
    when: (context) => (isTakenUp(area, context) ? null : find(area, leastShare, context)),
    advise(all, context) {
      const own = context.business === null ? undefined : ofKind?.[context.business.id];
      const even = whenEven !== undefined && isEven(all, context) ? whenEven : undefined;
      // What a fixed fee varies by is no use of it.
      const ofAll =
        byUse === true && even === undefined
          ? asInCheaperMonths(assumption, area, context)
          : assumption;
      const part = own || even ? null : partIn(area, context, ofPart);
      const { why, ...words } = { ...advice, ...(own ?? even ?? part?.words) };
      const lowered = part?.lowered ?? null;
      const found = baseOf(all, area, lowered !== null, context);
      const assumed = lowered === null ? ofAll : { ...ofAll, label: lowered.label };
      const without = sentences(leftOut(found.lasting), lowered?.countedWith ?? null);
      const hangsOnOne = dependence(area, context);
      return {
        ...words,
        ...(hangsOnOne !== null && ofOne),
        description: sentences(described(found, area, context), hangsOnOne, why),
        effect: saving(ofRows(found.lasting.formula, lowered), {
          ...{ claims: [claimOf(area)], assumption: assumed },
          ...(without !== '' && { countedWith: without }),
        }),
        effectNote: notPerYear(context),
        stake: areaSize(context, area) * (Number(assumed.likely) / 100),
      };
    },
  });
}
