import type { Certainty } from '../../advice/certainty.ts';
import type { ResultBasis } from '../../text/result.ts';

/** One action of a plan. Every text may contain figures. */
export interface PlannedAction {
  id: string;
  title: string;
  /** What to do. */
  text: string;
  /** The reason, from figures or answers. */
  description: string;
  /** The first concrete step. */
  firstStep: string;
  owner: string;
  /**
   * The time frame; `tidsram` is the same, as are the pairs below (SPEC section 3 has both names).
   */
  timeframe: string;
  tidsram: string;
  priority: 'Hög' | 'Medium' | 'Låg';
  prioritet: 'Hög' | 'Medium' | 'Låg';
  /** Kronor per year, low–likely–high, or why there are none. */
  impact: string;
  paverkan: string;
  /** True for the few most important short-term actions. */
  critical: boolean;
  /** 1 = days of work, 2 = weeks, 3 = a project. */
  effort: 1 | 2 | 3;
  /** How certain it is to fit this company; not in older plans. */
  certainty?: Certainty | undefined;
  /** What the action is based on. */
  basis: 'sales' | 'costs' | 'answers';
}

/** A user's goal compared with the figures. */
export interface PlannedGoal {
  /** In the user's own words. */
  goal: string;
  /** The gap in kronor per month and year, or what would make the goal measurable. */
  text: string;
  measurable: boolean;
}

/** The texts of a plan in the specification's shape, with its sources. */
interface ActionsTexts {
  summary: string;
  shortTerm: PlannedAction[];
  longTerm: PlannedAction[];
  keyRecommendations: string[];
  goals: PlannedGoal[];
  /** Missing sources and what they would add. */
  missing: string[];
  /** The block 'Strategisk handlingsplan'. */
  strategy: { tidsram: string; prioritet: string; paverkan: string };
}

/** A writer's draft: the same shape, with placeholders `{{F12}}` for figures. */
export type ActionsDraft = ActionsTexts;

/** A finished plan as stored and sent. */
export interface ActionsResult extends ActionsTexts, ResultBasis {
  strategicActions: PlannedAction[];
  operationalActions: PlannedAction[];
  growthActions: PlannedAction[];
  /** True without any sales or cost analysis to build on. */
  fromAnswersAlone: boolean;
}
