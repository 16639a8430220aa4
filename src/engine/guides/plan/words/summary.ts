import { isNew, ownersHaveNoWage } from '../../../books/company.ts';
import { wordsOfFacts } from '../../../business/words-of-facts.ts';
import { underEvents } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { asTask } from '../../../text/infinitive.ts';
import { duringPeriodOf, figure, magnitude, periodOf } from '../../../text/placeholder.ts';
import {
  byHowMuch,
  capital,
  directed,
  inQuotes,
  listed,
  moreOrLess,
  sentences,
} from '../../../text/swedish.ts';
import { ofLike } from '../../costs/words/direction.ts';
import { salesKeys } from '../../sales/catalogue.ts';
import type { ActionsBrief } from '../brief.ts';
import type { Candidate } from '../candidate.ts';
import { isGap } from '../goals/gap.ts';
import type { PlanInput } from '../input.ts';
import type { Worth } from '../plan-effect.ts';
import { underProblem } from '../problem.ts';
import type { CompanyFigures, Compared } from '../standing.ts';
import { laterOnProblem } from './answered.ts';
import { reachText } from './goal-text.ts';
import { wanted } from './priority.ts';

/** A smaller change, in per cent, is none. */
const UNCHANGED = 1;

const isUnchanged = (change: Fact) => size(change) !== 0 && Math.abs(size(change)) < UNCHANGED;

/** `från januari–juni till juli–december` */
function between(periods: Compared | null): string {
  if (periods?.now.period == null || periods.before.period === null)
    return 'mellan de perioder som jämförs';
  return `från ${periodOf(periods.before)} till ${periodOf(periods.now)}`;
}

/** An amount of a file, the period that it covers, and how it has moved between which. */
interface Moved {
  amount: Fact;
  covered: Fact | null;
  change: Fact | null;
  periods: Compared | null;
}

/** `5 094 465 kr under 2025, 15,4 % mer än under 2024`, without the sum where it `isSaid`: the months that are held against the same ones a year before; null where others are. */
function ofLate({ change, periods }: Moved, isSaid = false): string | null {
  if (change === null || periods === null) return null;
  const { now, before } = periods;
  const [from, earlier] = [now.period?.from.slice(4), before.period?.from.slice(4)];
  if (from === undefined || from !== earlier) return null;
  const perDay = change.key === salesKeys.growthPerDay ? 'räknat per dag ' : '';
  const moved = isUnchanged(change) ? 'i stort sett lika mycket' : moreOrLess(change);
  const than = / (?:mer|mindre)$/u.test(moved) ? 'än' : 'som';
  if (!isSaid)
    return `${figure(now)} ${duringPeriodOf(now)}, ${perDay}${moved} ${than} ${duringPeriodOf(before)}`;
  // Of what has been said to be a sum: it is higher or lower, and not more or less.
  const level = moved
    .replace(/ mer$/u, ' högre')
    .replace(/ mindre$/u, ' lägre')
    .replace('i stort sett lika mycket', 'på i stort sett samma nivå')
    .replace('lika mycket', 'på samma nivå');
  return `${perDay}${level} ${than} ${duringPeriodOf(before)}`;
}

/** What the whole file came to, and how it moved within it; `is` and `has` for one or several. */
function ofAll({ amount, covered, change, periods }: Moved, it: { is: string; has: string }) {
  const period = covered === null ? '' : ` ${duringPeriodOf(covered)}`;
  const perDay = change?.key === salesKeys.growthPerDay ? ' räknat per dag' : '';
  const moved =
    change === null
      ? ''
      : isUnchanged(change)
        ? `, och ${it.is} ${between(periods)}`
        : directed(change, {
            up: `, och ${it.has} ökat ${byHowMuch(change)}${perDay} ${between(periods)}`,
            down: `, och ${it.has} minskat med ${magnitude(change)}${perDay} ${between(periods)}`,
            flat: ' och står still',
          });
  return `${figure(amount)}${period}${moved}`;
}

function sales(
  { revenue, covered, growth, sold }: CompanyFigures,
  income: string,
  isSaid: boolean,
): string | null {
  if (revenue === null) return null;
  const moved = { amount: revenue, covered, change: growth, periods: sold };
  const it = { is: 'den är i stort sett oförändrad', has: 'den har' };
  return `${capital(income)} var ${ofLate(moved, isSaid) ?? ofAll(moved, it)}.`;
}

/** A smaller change of it, in percentage points, is none. */
const SAME_MARGIN = 0.5;

function margin({ margin, marginOf }: CompanyFigures): string | null {
  if (margin === null) return null;
  if (marginOf === null) return `Täckningsgraden är ${figure(margin)}.`;
  const { now, before } = marginOf;
  if (Math.abs(size(now) - size(before)) < SAME_MARGIN)
    return `Täckningsgraden var ${figure(now)} ${duringPeriodOf(now)}.`;
  return `Täckningsgraden var ${figure(now)} ${duringPeriodOf(now)}, mot ${figure(before)} ${duringPeriodOf(before)}.`;
}

function costs(standing: CompanyFigures, isSaid: boolean): string | null {
  const { cost, costCovered, costChange, paid, unlike } = standing;
  if (cost === null) return null;
  if (unlike !== null) {
    // Of all of the file it would be another time than the sales are of; of their year it may have been told.
    const late =
      paid?.now.period == null ? null : `${figure(paid.now)} ${duringPeriodOf(paid.now)}`;
    const whole = `${figure(cost)}${costCovered === null ? '' : ` ${duringPeriodOf(costCovered)}`}`;
    return sentences(isSaid ? null : `Kostnaderna i filen var ${late ?? whole}.`, ofLike(unlike));
  }
  const moved = { amount: cost, covered: costCovered, change: costChange, periods: paid };
  const it = { is: 'de är i stort sett oförändrade', has: 'de har' };
  return `Kostnaderna i filen var ${ofLate(moved) ?? ofAll(moved, it)}.`;
}

/** The planned actions' likely effects by kind; null where none is in kronor. */
export function worthText({ revenue, grossProfit, cost }: Worth): string | null {
  const parts = [
    grossProfit === null ? null : `${figure(grossProfit)} per år i täckningsbidrag`,
    cost === null ? null : `${figure(cost)} per år i lägre kostnad`,
    revenue === null ? null : `${figure(revenue)} per år i omsättning`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : listed(parts);
}

/** Whether the profile says anything of the company. */
function isFilled({ profile, company }: PlanInput): boolean {
  return [...Object.values(profile), ...Object.values(company ?? {})].some((each) => each !== null);
}

function basis({ input }: ActionsBrief): string {
  const { sales: bySales, costs: byCosts } = input;
  const byProfile = isFilled(input) ? ['din företagsprofil'] : [];
  if (bySales === null && byCosts === null)
    return `Planen är gjord av ${listed(['dina svar', ...byProfile])}, utan någon analys, så åtgärderna är beprövade arbetssätt för det du beskriver och inte räknade ur dina siffror.`;
  const made = listed(
    [bySales && 'försäljningsanalys', byCosts && 'kostnadsanalys'].filter((name) => name !== null),
  );
  return `Planen bygger på ${listed([`din ${made}`, 'dina svar', ...byProfile])}, med tyngd på ${wanted[input.answers.question3]}.`;
}

/** What the profile says of the company that one who judges the figures should know. */
function ofCompany({ input: { company, today, sales, costs } }: ActionsBrief): string {
  if (!company) return '';
  const hasFigures = sales !== null || costs !== null;
  return sentences(
    ownersHaveNoWage(company.form)
      ? 'Din egen lön är ingen kostnad i bolagsformen, så räkna in det du behöver leva på när du bedömer resultatet.'
      : null,
    hasFigures && isNew(company.foundedYear, today)
      ? 'Företaget är så nytt att siffrorna rymmer uppstarten: gör om planen när det finns ett helt vanligt år.'
      : null,
  );
}

/** What is counted of a plan against what costs exceed sales by. */
function ofLoss(brief: ActionsBrief): string | null {
  const { ofLoss: share } = brief;
  if (share === null) return null;
  const it = isOfSeveral(brief) ? 'de' : 'det';
  if (size(share) >= 100) return `Det som fattas i dag täcker ${it}, om ${it} genomförs.`;
  const decisions = 'beslut som planen inte kan räkna på, som pris, bemanning eller lokal';
  return brief.isOnceInLoss
    ? `Av det som fattas i dag täcker ${it} ${figure(share)}, och en stor del är vad som kostade ovanligt mycket en gång: stäm av det först, för resten kräver ${decisions}.`
    : `Av det som fattas i dag täcker ${it} ${figure(share)}: resten kräver ${decisions}.`;
}

/** `att ringa Ekot`; where its heading tells of no one thing to do, the heading. */
export function toDo({ title }: Candidate): string {
  const task = asTask(title);
  return task === null ? inQuotes(title) : `att ${task}`;
}

/** The same after `det är dags`. */
export const forToDo = (candidate: Candidate) =>
  asTask(candidate.title) === null ? `för ${toDo(candidate)}` : toDo(candidate);

/** What is on the problem that the owner names, where that is none of what comes soonest; what to begin with stands first of the advice. */
function answersLater({ actions, input }: ActionsBrief): string | null {
  const later = laterOnProblem(actions, input.answers);
  return later === null || actions.shortTerm.length === 0
    ? null
    : `Det som svarar på något du skrev bland utmaningarna tar längre tid: ${toDo(later)}.`;
}

/** Whether more than one action has kronor: of one alone nothing is together. */
function isOfSeveral({ actions }: ActionsBrief): boolean {
  return (
    [...actions.shortTerm, ...actions.longTerm].filter(({ likely }) => likely !== null).length > 1
  );
}

function whoseWorth(brief: ActionsBrief): string {
  return isOfSeveral(brief)
    ? 'Tillsammans är åtgärderna troligen värda'
    : 'Det som går att räkna är troligen värt';
}

/** What has happened, what the owner's problem is in the figures, then in one paragraph current position, profit before sales before costs, sources, what it takes. */
export function summary(brief: ActionsBrief): string {
  const { events, goals, input, isResultCompared, standing, worth } = brief;
  const goal = goals.find(({ reading }) => isGap(reading));
  const kronor = worthText(worth);
  const whole = sentences(
    brief.result,
    isResultCompared
      ? null
      : sales(standing, wordsOfFacts(input.sales?.facts ?? []).income.the, brief.isSalesSaid),
    margin(standing),
    isResultCompared ? null : costs(standing, brief.isSalesSaid),
    ofCompany(brief) || null,
    basis(brief),
    kronor === null ? null : `${whoseWorth(brief)} ${kronor}.`,
    goal === undefined ? null : reachText(goal),
    ofLoss(brief),
    answersLater(brief),
  );
  // The owner's own problem is answered before how the company stands.
  return underEvents(underProblem(whole, brief.problem), events);
}
