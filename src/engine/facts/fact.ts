import type { Period } from '../table/period.ts';

/** The unit of a figure. `SEK` is money (see `Fact.currency`); `percent` is 0–100, not 0–1. */
export type Unit = 'SEK' | 'percent' | 'percentagePoints' | 'count' | 'days' | 'ratio';

/** The origin of a figure: the file, a stated assumption, the user, or SCB. */
export type FactKind = 'computed' | 'assumption' | 'answer' | 'benchmark';

/** What a figure concerns, unless it is the whole file. */
export interface Subject {
  kind:
    | 'product'
    | 'customer'
    | 'category'
    | 'channel'
    | 'region'
    /** Who of the company's own sold it. */
    | 'staff'
    /** One order, by its number. */
    | 'order'
    | 'month'
    | 'weekday'
    | 'advice'
    /** Of costs: what is paid for, to whom, and where it is booked. */
    | 'area'
    | 'supplier'
    | 'subscription'
    | 'payment'
    | 'department'
    | 'project'
    | 'account'
    /** One area in one month: `Fordon, mars 2025`. */
    | 'areaMonth'
    /** A financial year: `2024`, `2023/2024`. */
    | 'year'
    /** A ratio of the industry. */
    | 'ratio'
    /** Of an action plan: a goal as the user wrote it. */
    | 'goal';
  name: string;
}

/** Everything needed to recompute the figure by hand. */
export interface FactSource {
  documentId: string | null;
  /** The file's name as uploaded. */
  document: string | null;
  sheet: string | null;
  /** Column names as in the file. */
  columns: string[];
  /** Which rows, in Swedish: `alla rader`, `rader där Benämning är "Kaffe"`. */
  filter: string;
  /** Number of file rows behind the figure. */
  rows: number;
  /** How, in Swedish: `summan av Summa`, `Omsättning 2025 ÷ Omsättning 2024 − 1`. */
  formula: string;
  /**
   * Condition on the view `sales` or `costs` that selects the rows behind the figure; null for
   * none.
   */
  where: string | null;
  /** Ids of the facts in the formula. */
  inputs: string[];
  /** For an imported figure of an action plan: the analysis whose rows are behind it. */
  origin?: { analysisId: string; factId: string };
}

/** One figure. Texts, charts and answers take their figures only from facts. */
export interface Fact {
  /** `F1`, `F2` …: unique in one analysis, stable for the same file and answers. */
  id: string;
  /** What it measures: `sales.revenue.total`. docs/analysis.md has the list. */
  key: string;
  subject: Subject | null;
  label: string;
  /** An exact decimal number: `817860.05`, `-3.25`. */
  value: string;
  unit: Unit;
  /** ISO 4217 code if the currency is not SEK. */
  currency: string | null;
  period: Period | null;
  /** Decimals to show. */
  precision: number;
  kind: FactKind;
  source: FactSource;
}

/** A figure that could not be computed, and what would make it possible. Unknown is not zero. */
export interface Unknown {
  key: string;
  label: string;
  /** Why, and which column or period would provide it, in Swedish. */
  reason: string;
}

/** The position of a fact's figure in a text: `text.slice(start, end)` of the string at `path`. */
export interface Figure {
  /** `summary`, `sections.0.description`, `productAnalysis.topPerformers.2.revenue`. */
  path: string;
  start: number;
  end: number;
  factId: string;
}
