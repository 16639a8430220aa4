import type { Chart } from '../facts/chart.ts';
import type { Fact, Figure, Unknown } from '../facts/fact.ts';
import type { ColumnEvidence } from '../table/column-evidence.ts';
import type { Period } from '../table/period.ts';
import type { Scope } from '../table/scope.ts';
import type { ReplacedSentence } from './guard-sentences.ts';

/** One recommendation or insight. Every text may contain figures. */
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
 * A recommendation as stored for the action plan. Texts are drafts with `{{F12}}` placeholders for
 * facts of the same analysis; `effect` lists the facts of its kronor per year.
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
  /** The recommendation whose effect includes its kronor, if any; absent in older analyses. */
  countedIn?: string;
  measure: 'revenue' | 'grossProfit' | 'cost' | null;
  effect: { low: string; likely: string; high: string } | null;
  /** Kronor a year that it is weighed by, never shown, where it has none of its own; absent in older analyses. */
  stake?: number;
  /** The facts of what has happened that it is on; absent where there is none, and in older analyses. */
  on?: string[];
}

/** What a model has written of a result, or why it has not. */
export interface ModelShare {
  name: string;
  /** `away`: it did not answer; `refused`: nothing of its answer held. */
  outcome: 'wrote' | 'away' | 'refused';
  /** The sentences that it wrote: `text.slice(start, end)` of the string at `path`. */
  sentences: { path: string; start: number; end: number }[];
  /** Sentences that gave way to the rules', and by which checks. */
  replaced: ReplacedSentence[];
}

/** What every finished analysis contains besides its texts. */
export interface ResultBasis {
  facts: readonly Fact[];
  figures: Figure[];
  charts: Chart[];
  unknowns: Unknown[];
  /** Ratios of the industry that are left out as sent; absent where all are there. */
  industryMore?: number | undefined;
  period: Period | null;
  /** What the amounts of its file are of; absent without a file, and in older analyses. */
  scope?: Scope;
  /** What decided each column its figures may rest on; absent without a file, and in older analyses. */
  evidence?: ColumnEvidence[];
  dataQuality: { text: string; warnings: string[] };
  advice: RecommendationRecord[];
  engine: {
    writer: 'rules' | 'model';
    version: string;
    /** Present where a model was asked. */
    model?: ModelShare | undefined;
  };
}
