import { coveredBy } from '../../advice/periods.ts';
import type { Fact } from '../../facts/fact.ts';
import { createFacts, NO_ORIGIN } from '../../facts/facts.ts';
import type { ImportedFacts } from '../../facts/import-facts.ts';
import type { RecommendationRecord } from '../../text/result.ts';
import { costCatalogue, costKeys } from '../costs/catalogue.ts';
import { salesCatalogue, salesKeys } from '../sales/catalogue.ts';
import { type Candidate, fromAdvice } from './candidate.ts';
import { capacity } from './capacity.ts';
import { type ChosenActions, chooseActions } from './choose-actions.ts';
import { basesFor } from './goals/bases.ts';
import { type Gap, isGap, measureGoal, type Unmeasured } from './goals/gap.ts';
import { readGoals } from './goals/read-goals.ts';
import { importText } from './import-text.ts';
import type { PlanInput, PlanSource } from './input.ts';
import { matchingPractices } from './matching-practices.ts';
import { coverage, type Worth, worthOf } from './plan-effect.ts';

/** A goal compared with the figures and the plan. */
export interface BriefGoal {
  reading: Gap | Unmeasured;
  /** How much of it the plan is likely to reach, in per cent. */
  coverage: Fact | null;
}

/** The company's figures, imported from the analyses; null where unknown. */
export interface CompanyFigures {
  revenue: Fact | null;
  /** The fact whose period best covers the sales file. */
  covered: Fact | null;
  growth: Fact | null;
  margin: Fact | null;
  cost: Fact | null;
  /** The same of the cost file. */
  costCovered: Fact | null;
  costChange: Fact | null;
}

/** All that a plan writer gets: facts, chosen actions, goals; never rows of a file. */
export interface ActionsBrief {
  input: PlanInput;
  facts: readonly Fact[];
  /** Keys of the facts whose sign is a direction, for the guard. */
  changes: ReadonlySet<string>;
  actions: ChosenActions;
  goals: BriefGoal[];
  worth: Worth;
  standing: CompanyFigures;
  /** What the files lack, as drafts: for the next export, not part of the strategy. */
  dataGaps: string[];
  /** The owner works alone. */
  alone: boolean;
}

function goalsOf({ question1, question5 }: PlanInput['answers']) {
  const goals = readGoals(question1);
  const goalWords = new Set(goals.map(({ words }) => words.toLowerCase()));
  // The success measure often repeats a goal; it counts as another only with a new figure.
  const more = readGoals(question5).filter(
    ({ measure, kind, words }) =>
      measure !== null &&
      !goalWords.has(words.toLowerCase()) &&
      !goals.some((goal) => goal.kind === kind && goal.measure !== null),
  );
  return [...goals, ...more];
}

const isData = ({ theme }: RecommendationRecord) => theme === 'data';

function advised(
  source: PlanSource | null,
  basis: 'sales' | 'costs',
  from: ImportedFacts | null,
): Candidate[] {
  if (source === null || from === null) return [];
  return source.advice
    .filter((advice) => !isData(advice))
    .flatMap((advice) => fromAdvice(advice, basis, from) ?? []);
}

function dataAdvice(source: PlanSource | null, from: ImportedFacts | null): string[] {
  return (source?.advice ?? [])
    .filter(isData)
    .flatMap(({ title, firstStep }) =>
      from === null ? [] : (importText(`${title}. ${firstStep}`, from) ?? []),
    );
}

const guideNames = { sales: 'försäljningsanalysen', costs: 'kostnadsanalysen' } as const;

/** Where kronor are counted in a recommendation left out of the plan, the plan says so. */
function withoutKeeper(
  { shortTerm, longTerm }: ChosenActions,
  known: readonly Candidate[],
): ChosenActions {
  const planned = new Set([...shortTerm, ...longTerm].map(({ id }) => id));
  const withImpact = (candidate: Candidate): Candidate => {
    const { countedIn, basis } = candidate;
    const counter = known.find(({ id }) => id === countedIn);
    if (counter === undefined || planned.has(counter.id) || basis === 'answers') return candidate;
    const impact = `Beloppet är räknat i rådet ”${counter.title}” i ${guideNames[basis]}, som inte fick plats i planen.`;
    return { ...candidate, impact };
  };
  return { shortTerm: shortTerm.map(withImpact), longTerm: longTerm.map(withImpact) };
}

/** From analyses, answers and profile to chosen actions and measured goals. Deterministic. */
export function actionsBrief(input: PlanInput): ActionsBrief {
  const facts = createFacts(NO_ORIGIN);
  const from = (source: PlanSource | null) => (source === null ? null : facts.from(source));
  const [sales, costs] = [from(input.sales), from(input.costs)];
  const revenue = sales?.get(salesKeys.revenueTotal) ?? null;
  const cost = costs?.get(costKeys.total) ?? null;
  const standing: CompanyFigures = {
    revenue,
    covered: coveredBy(revenue, sales?.get(salesKeys.wholeMonths) ?? null)?.fact ?? null,
    growth: sales?.get(salesKeys.growthPerDay) ?? sales?.get(salesKeys.growth) ?? null,
    margin: sales?.get(salesKeys.grossMargin) ?? null,
    cost,
    costCovered: coveredBy(cost, costs?.get(costKeys.wholeMonths) ?? null)?.fact ?? null,
    costChange: costs?.get(costKeys.changePercent) ?? null,
  };
  const known = [...advised(input.sales, 'sales', sales), ...advised(input.costs, 'costs', costs)];
  const dataGaps = [...dataAdvice(input.sales, sales), ...dataAdvice(input.costs, costs)];
  const candidates = [...known, ...matchingPractices(input, known)];
  const room = capacity(input.answers.question4, input.profile.employees);
  const actions = withoutKeeper(chooseActions(candidates, input.answers, room), known);
  const worth = worthOf([...actions.shortTerm, ...actions.longTerm], facts);
  const goals = goalsOf(input.answers);
  const bases = basesFor(
    new Set(goals.flatMap(({ kind, measure }) => (measure === null ? [] : kind))),
    sales,
    costs,
    input.profile,
    facts,
  );
  const measured = goals.map((goal): BriefGoal => {
    const reading = measureGoal(goal, bases, facts);
    return { reading, coverage: isGap(reading) ? coverage(reading, worth, facts) : null };
  });
  const changes = new Set([...salesCatalogue.changes, ...costCatalogue.changes]);
  const { alone } = room;
  return {
    input,
    facts: facts.list,
    changes,
    actions,
    goals: measured,
    worth,
    standing,
    dataGaps,
    alone,
  };
}
