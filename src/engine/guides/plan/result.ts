import type { ResultBasis } from '../../text/result.ts';

/** One action of a plan. Every string may hold figures. */
export interface PlannedAction {
  id: string;
  title: string;
  /** What to do. */
  text: string;
  /** Why: what the figures or the answers say. */
  description: string;
  /** What to do on Monday morning. */
  firstStep: string;
  owner: string;
  /** When it is to be done; `tidsram` is the same, as are the pairs below (SPEC section 3 has both names). */
  timeframe: string;
  tidsram: string;
  priority: 'Hög' | 'Medium' | 'Låg';
  prioritet: 'Hög' | 'Medium' | 'Låg';
  /** Kronor per year, low–likely–high, or why there are none. */
  impact: string;
  paverkan: string;
  /** The few short-term actions that matter most. */
  critical: boolean;
  /** 1 = days of work, 2 = weeks, 3 = a project. */
  effort: 1 | 2 | 3;
  /** What the action rests on. */
  basis: 'sales' | 'costs' | 'answers';
}

/** A goal the user wrote, held against the figures. */
export interface PlannedGoal {
  /** In the user's own words. */
  goal: string;
  /** The gap in kronor per month and year, or what would make the goal measurable. */
  text: string;
  measurable: boolean;
}

/** The texts of an action plan in the specification's shape, with what it rests on. */
interface ActionsTexts {
  summary: string;
  shortTerm: PlannedAction[];
  longTerm: PlannedAction[];
  keyRecommendations: string[];
  goals: PlannedGoal[];
  /** What is missing and what it would give. */
  missing: string[];
  /** The block 'Strategisk handlingsplan'. */
  strategy: { tidsram: string; prioritet: string; paverkan: string };
}

/** What a writer gives: the same shape, with `{{F12}}` where a figure is to stand. */
export type ActionsDraft = ActionsTexts;

/** A finished action plan as stored and sent. */
export interface ActionsResult extends ActionsTexts, ResultBasis {
  strategicActions: PlannedAction[];
  operationalActions: PlannedAction[];
  growthActions: PlannedAction[];
  /** True where neither a sales nor a cost analysis was there to build on. */
  fromAnswersAlone: boolean;
}
