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
  sentences,
} from '../../../text/swedish.ts';
import { salesKeys } from '../../sales/catalogue.ts';
import type { ActionsBrief, CompanyFigures, Compared } from '../brief.ts';
import type { Candidate } from '../candidate.ts';
import { isGap } from '../goals/gap.ts';
import type { PlanInput } from '../input.ts';
import type { Worth } from '../plan-effect.ts';
import { underProblem } from '../problem.ts';
import { laterOnProblem } from './answered.ts';
import { reachText } from './goal-text.ts';
import { wanted } from './priority.ts';

/** A smaller change, in per cent, is none. */
const UNCHANGED = 1;

const isUnchanged = (change: Fact) => size(change) !== 0 && Math.abs(size(change)) < UNCHANGED;

/** `från 2024 till 2025` */
function between(periods: Compared | null): string {
  if (periods?.now.period == null || periods.before.period === null)
    return 'mellan de perioder som jämförs';
  return `från ${periodOf(periods.before)} till ${periodOf(periods.now)}`;
}

function sales(
  { revenue, covered, growth, sold, margin }: CompanyFigures,
  income: string,
): string | null {
  if (revenue === null) return null;
  const perDay = growth?.key === salesKeys.growthPerDay ? ' räknat per dag' : '';
  const moved =
    growth === null
      ? ''
      : isUnchanged(growth)
        ? `, och den är i stort sett oförändrad ${between(sold)}`
        : directed(growth, {
            up: `, och den har ökat ${byHowMuch(growth)}${perDay} ${between(sold)}`,
            down: `, och den har minskat med ${magnitude(growth)}${perDay} ${between(sold)}`,
            flat: ' och står still',
          });
  const period = covered === null ? '' : ` ${duringPeriodOf(covered)}`;
  const marginSentence = margin === null ? null : `Täckningsgraden är ${figure(margin)}.`;
  return sentences(`${capital(income)} var ${figure(revenue)}${period}${moved}.`, marginSentence);
}

function costs({ cost, costCovered, costChange, paid }: CompanyFigures): string | null {
  if (cost === null) return null;
  const moved =
    costChange === null
      ? ''
      : isUnchanged(costChange)
        ? `, och de är i stort sett oförändrade ${between(paid)}`
        : directed(costChange, {
            up: `, och de har ökat ${byHowMuch(costChange)} ${between(paid)}`,
            down: `, och de har minskat med ${magnitude(costChange)} ${between(paid)}`,
            flat: ' och står still',
          });
  const period = costCovered === null ? '' : ` ${duringPeriodOf(costCovered)}`;
  return `Kostnaderna i filen var ${figure(cost)}${period}${moved}.`;
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
function ofLoss({ ofLoss: share }: ActionsBrief): string | null {
  if (share === null) return null;
  return size(share) >= 100
    ? 'Det som fattas i dag täcker de, om de genomförs.'
    : `Av det som fattas i dag täcker de ${figure(share)}: resten kräver beslut som planen inte kan räkna på, som pris, bemanning eller lokal.`;
}

/** `att ringa Ekot`; where its heading tells of no one thing to do, the heading. */
export function toDo({ title }: Candidate): string {
  const task = asTask(title);
  return task === null ? inQuotes(title) : `att ${task}`;
}

/** The same after `det är dags`. */
export const forToDo = (candidate: Candidate) =>
  asTask(candidate.title) === null ? `för ${toDo(candidate)}` : toDo(candidate);

/** What the plan begins with; and what is on the problem that the owner names, where that is none of what comes soonest. */
function begin({ actions, input }: ActionsBrief): string | null {
  const [first] = actions.shortTerm;
  const later = laterOnProblem(actions, input.answers);
  if (first === undefined) return null;
  return sentences(
    `Börja med ${toDo(first)}.`,
    later === null
      ? null
      : `Längre tid tar det ${toDo(later)}, och det svarar på något du skrev bland utmaningarna.`,
  );
}

/** What has happened, what the owner's problem is in the figures, then in one paragraph sources, current position, what it takes, where to begin. */
export function summary(brief: ActionsBrief): string {
  const { events, goals, input, standing, worth } = brief;
  const goal = goals.find(({ reading }) => isGap(reading));
  const kronor = worthText(worth);
  const whole = sentences(
    basis(brief),
    brief.result,
    sales(standing, wordsOfFacts(input.sales?.facts ?? []).income.the),
    costs(standing),
    ofCompany(brief) || null,
    kronor === null ? null : `Tillsammans är åtgärderna troligen värda ${kronor}.`,
    goal === undefined ? null : reachText(goal),
    ofLoss(brief),
    begin(brief),
  );
  // The owner's own problem is answered before how the company stands.
  return underEvents(underProblem(whole, brief.problem), events);
}
