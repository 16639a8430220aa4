import type { Chart } from '../facts/chart.ts';
import type { Fact, Figure, Unknown } from '../facts/fact.ts';
import type { Period } from '../table/period.ts';

/** One advice or insight. Every string may hold figures. */
export interface ResultSection {
  title: string;
  description: string;
  action: string;
  cost: string;
  priority: 'Hög' | 'Medium' | 'Låg';
  timeframe: string;
  /** Effect in kronor per year, low–likely–high. */
  roi: string;
}

/**
 * An advice as it is kept for the action plan to build on. The texts are drafts, with `{{F12}}` where a fact
 * of the same analysis is to stand; `effect` names the facts of its kronor per year.
 */
export interface RecommendationRecord {
  id: string;
  theme: string;
  title: string;
  description: string;
  action: string;
  firstStep: string;
  cost: string;
  timeframe: string;
  /** 1 = days of work, 2 = weeks, 3 = a project. */
  effort: 1 | 2 | 3;
  /** 0–1. */
  sureness: number;
  priority: ResultSection['priority'];
  worth: string;
  /** The advice that its kronor are counted in, where they are; older analyses do not have it. */
  countedIn?: string;
  measure: 'revenue' | 'grossProfit' | 'cost' | null;
  effect: { low: string; likely: string; high: string } | null;
}

/** What every finished analysis holds beside its texts, whichever guide made it. */
export interface ResultBasis {
  facts: readonly Fact[];
  figures: Figure[];
  charts: Chart[];
  unknowns: Unknown[];
  period: Period | null;
  dataQuality: { text: string; warnings: string[] };
  advice: RecommendationRecord[];
  engine: { writer: 'rules' | 'model'; version: string };
}
