import { actionId } from '../../advice/action-id.ts';
import { monthsBetween } from '../../advice/periods.ts';
import { bookKeys } from '../../books/keys.ts';
import { resultSentence } from '../../books/result-sentence.ts';
import { ALWAYS_NAMED, saidEvents } from '../../events/sentence.ts';
import type { Fact } from '../../facts/fact.ts';
import { size } from '../../facts/fact-value.ts';
import { createFacts, type Facts, NO_ORIGIN } from '../../facts/facts.ts';
import type { ImportedFacts } from '../../facts/import-facts.ts';
import type { RecommendationRecord } from '../../text/result.ts';
import { inQuotes } from '../../text/swedish.ts';
import { costCatalogue, costKeys } from '../costs/catalogue.ts';
import { salesCatalogue, salesKeys } from '../sales/catalogue.ts';
import { type Candidate, fromAdvice } from './candidate.ts';
import { capacity } from './capacity.ts';
import { type ChosenActions, chooseActions, MUCH } from './choose-actions.ts';
import { basesFor } from './goals/bases.ts';
import { type Gap, isGap, measureGoal, type Unmeasured } from './goals/gap.ts';
import { asMeant, goalsOf, kindsCounted } from './goals/goals-of.ts';
import { savesBesides } from './goals/sales-moved.ts';
import { importText } from './import-text.ts';
import type { LeftOf, PlanInput, PlanSource } from './input.ts';
import { businessOfPlan, matchingPractices } from './matching-practices.ts';
import { wordNaming } from './named-by-owner.ts';
import { coverage, coverageOfLoss, hasOnceInLoss, type Worth, worthOf } from './plan-effect.ts';
import { byPriority } from './plan-priority.ts';
import { namedAsMeant, ofProblem, problemSentences } from './problem.ts';
import { totalSentences } from './problem-totals.ts';
import { reviewsOf } from './reviews.ts';
import { type CompanyFigures, isSameSum, standingOf } from './standing.ts';

/** A goal compared with the figures and the plan. */
export interface BriefGoal {
  reading: Gap | Unmeasured;
  /** How much of it the plan is likely to reach, in per cent. */
  coverage: Fact | null;
  /** Of a goal of the result: sales that the actions may give too, of which it is not known what is left. */
  besides?: Fact | null;
  /** Of the first goal of sales: some planned kronor raise none. */
  saves?: boolean;
  /** What the margin is after: `varorna är betalda`. */
  paid?: string;
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
  /** What has happened according to the analyses, the heaviest first, as draft sentences. */
  events: string[];
  /** The advice of the analyses on what of it no planned action is on. */
  leftOut: Candidate[];
  /** What the owner calls the problem, in the figures, as draft sentences. */
  problem: string[];
  /** The company's result by its books, else what sales and costs of the same months leave, as a draft; null without. */
  result: string | null;
  /** That says what the sales are of which the standing tells how they have moved. */
  isSalesSaid: boolean;
  /** That says how sales and costs have moved too. */
  isResultCompared: boolean;
  /** How much of what costs exceed sales by the plan is likely to make up for, in per cent; null where they do not. */
  ofLoss: Fact | null;
  /** Much of that is what cost more than usual once. */
  isOnceInLoss: boolean;
  /** The owner works alone. */
  alone: boolean;
  /** A year's sales or a year's cost, the larger of them, as a float; 0 where neither is known. */
  yearly: number;
}

/** That costs are not uploaded the plan says itself, where they are not. */
const KEPT_IN_COSTS = 'missing-books';
const isData = ({ theme }: RecommendationRecord) => theme === 'data';

function advised(
  source: PlanSource | null,
  basis: 'sales' | 'costs',
  from: ImportedFacts | null,
): Candidate[] {
  if (source === null || from === null) return [];
  const movedOf = ({ on = [] }: RecommendationRecord) =>
    Math.max(
      0,
      ...source.facts.filter(({ id }) => on.includes(id)).map((fact) => Math.abs(size(fact))),
    );
  return source.advice
    .filter((advice) => !isData(advice))
    .flatMap((advice) => {
      const candidate = fromAdvice(advice, basis, from);
      const moved = movedOf(advice);
      return candidate === null ? [] : [{ ...candidate, ...(moved > 0 && { moved }) }];
    });
}

function dataAdvice(source: PlanSource | null, from: ImportedFacts | null): string[] {
  return (source?.advice ?? [])
    .filter((advice) => isData(advice) && advice.id !== KEPT_IN_COSTS)
    .flatMap(({ title, firstStep }) =>
      from === null ? [] : (importText(`${title}. ${firstStep}`, from) ?? []),
    );
}

interface Happened {
  words: string;
  kronor: number;
  /** The advice of the analysis that is on it. */
  advice: string[];
}

function happened(
  source: PlanSource | null,
  basis: 'sales' | 'costs',
  from: ImportedFacts | null,
): Happened[] {
  if (source === null || from === null) return [];
  const onIt = (fact: Fact) =>
    source.advice.flatMap(({ id, on = [] }) => (on.includes(fact.id) ? [actionId(basis, id)] : []));
  return saidEvents(source.facts, ALWAYS_NAMED).flatMap(({ event, words }) => {
    const text = importText(words, from);
    const kronor = Math.abs(size(event.change));
    return text === null ? [] : [{ words: text, kronor, advice: onIt(event.change) }];
  });
}

/** The heaviest events of both analyses; among as heavy ones, sales first. */
function heaviest(events: readonly Happened[]): Happened[] {
  return [...events].sort((a, b) => b.kronor - a.kronor).slice(0, ALWAYS_NAMED);
}

/** What has moved by this part of a year is told where to read of, though the plan does not tell it. */
const WORTH_READING = 0.02;

/** The advice on what the plan tells has happened, or that is as much as `least` (SEK), where no planned action is on that. */
function leftOut(
  events: readonly Happened[],
  { advice, planned }: Record<'advice' | 'planned', readonly Candidate[]>,
  least: number,
): Candidate[] {
  const isPlanned = ({ advice: ids }: Happened) => planned.some(({ id }) => ids.includes(id));
  const named = new Set(heaviest(events));
  const ids = new Set(
    events
      .filter((each) => named.has(each) || each.kronor >= least)
      .filter((each) => !isPlanned(each))
      .flatMap((each) => each.advice),
  );
  return advice.filter(({ id }) => ids.has(id));
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
    const impact = `Beloppet är räknat i rådet ${inQuotes(counter.title)} i ${guideNames[basis]}, som inte fick plats i planen.`;
    return { ...candidate, impact };
  };
  return { shortTerm: shortTerm.map(withImpact), longTerm: longTerm.map(withImpact) };
}

const YEAR = 12;
const isYear = ({ period }: Fact) => period !== null && monthsBetween(period) >= YEAR;

type BySource = readonly [PlanSource | null, ImportedFacts | null];

/** The result of the newest whole financial year in the books of either analysis. */
function resultOfYear(sources: readonly BySource[]): Fact | null {
  for (const [source, from] of sources) {
    const year = source?.facts.find(
      (fact) => fact.key === bookKeys.resultAfterFinancial && isYear(fact),
    );
    if (year !== undefined && from !== null) return from.withId(year.id);
  }
  return null;
}

/** The result that either analysis has out of the company's books. */
function resultOf(sources: readonly BySource[]): string | null {
  for (const [source, from] of sources) {
    const words = source === null ? null : resultSentence(source.facts);
    if (words !== null && from !== null) return importText(words, from);
  }
  return null;
}

function yearlyOf(sales: ImportedFacts | null, costs: ImportedFacts | null): number {
  const months = [sales?.get(salesKeys.monthAverage), costs?.get(costKeys.monthAverage)];
  return YEAR * Math.max(0, ...months.map((month) => size(month ?? null)));
}

/** The owner's goals held against the figures, and against what the plan is likely to give. */
function goalsMeasured(
  input: PlanInput,
  known: { sales: ImportedFacts | null; costs: ImportedFacts | null; result: Fact | null },
  { worth, planned }: { worth: Worth; planned: readonly Candidate[] },
  facts: Facts,
): BriefGoal[] {
  const goals = goalsOf(input.answers);
  const kinds = kindsCounted(goals);
  const bases = basesFor(kinds, { ...known, profile: input.profile }, facts);
  const paid = businessOfPlan(input)?.margin ?? 'varorna är betalda';
  const ofSales = goals.find(({ kind }) => kind === 'revenue' || kind === 'customers');
  return goals.map((goal) => {
    const reading = measureGoal(goal, bases, facts);
    return {
      reading,
      coverage: isGap(reading) ? coverage(reading, worth, planned, facts) : null,
      besides: goal.kind === 'result' ? worth.revenue : null,
      saves: goal === ofSales && savesBesides(planned),
      paid,
    };
  });
}

/** What the plan acts on of what the analyses advise: it names what has happened itself, but acts on what the owner calls the problem, and on a payment to be checked that is much of a year. */
const toActOn = (
  advice: readonly Candidate[],
  { question2: problem }: PlanInput['answers'],
  yearly: number,
) =>
  advice.filter(
    ({ about, basis, named, moved = 0 }) =>
      about !== 'events' ||
      wordNaming(problem, named) !== null ||
      (basis === 'costs' && yearly > 0 && moved >= MUCH * yearly),
  );

/** From analyses, answers and profile to chosen actions and measured goals. Deterministic. */
export function actionsBrief(given: PlanInput, leftOf: LeftOf = () => null): ActionsBrief {
  const input = asMeant(given);
  const facts = createFacts(NO_ORIGIN);
  const from = (source: PlanSource | null) => (source === null ? null : facts.from(source));
  const [sales, costs] = [from(input.sales), from(input.costs)];
  const meant = ofProblem(input.answers.question2, input);
  const advice = [...advised(input.sales, 'sales', sales), ...advised(input.costs, 'costs', costs)];
  const ofAdvice = advice.map(namedAsMeant(meant, input.sales?.facts));
  const yearly = yearlyOf(sales, costs);
  const ofAnalyses = toActOn(ofAdvice, input.answers, yearly);
  const known = [...ofAnalyses, ...reviewsOf(meant, ofAnalyses, input, { sales, costs })];
  const dataGaps = [...dataAdvice(input.sales, sales), ...dataAdvice(input.costs, costs)];
  const room = capacity(input.answers.question4, input.profile.employees);
  const candidates = [...known, ...matchingPractices(input, known)];
  const chosen = chooseActions(candidates, input.answers, room, yearly);
  const actions = byPriority(withoutKeeper(chosen, known), input.answers, yearly);
  const planned = [...actions.shortTerm, ...actions.longTerm];
  const worth = worthOf(planned, facts);
  const events = [
    ...happened(input.sales, 'sales', sales),
    ...happened(input.costs, 'costs', costs),
  ];
  const ofCosts: BySource = [input.costs, costs];
  const sources = [ofCosts, [input.sales, sales] as const];
  const byBooks = resultOf(sources);
  const left = byBooks === null ? leftOf(input, { sales, costs }, facts) : null;
  const ofYear = resultOfYear(sources) ?? (left?.left && isYear(left.left) ? left.left : null);
  const goals = goalsMeasured(given, { sales, costs, result: ofYear }, { worth, planned }, facts);
  const standing = standingOf(sales, costs, input.costs?.facts, businessOfPlan(input)?.id);
  const changes = [salesCatalogue.changes, costCatalogue.changes, left?.changes ?? []];
  return {
    input,
    facts: facts.list,
    changes: new Set(changes.flatMap((each) => [...each])),
    actions,
    goals,
    worth,
    standing,
    dataGaps,
    problem: [
      ...totalSentences(input.answers.question2, input, { sales, costs }),
      ...problemSentences(meant, input, { sales, costs }),
    ],
    events: heaviest(events).map(({ words }) => words),
    leftOut: leftOut(events, { advice: ofAdvice, planned }, WORTH_READING * yearly),
    result: byBooks ?? left?.text ?? null,
    isSalesSaid: isSameSum(left?.sold ?? null, standing.sold?.now ?? null),
    isResultCompared: left?.isCompared === true,
    ofLoss: coverageOfLoss(left?.left ?? null, worth, facts),
    isOnceInLoss: hasOnceInLoss(left?.left ?? null, input.costs?.facts ?? []),
    alone: room.alone,
    yearly,
  };
}
