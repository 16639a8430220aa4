import type { Chart } from '../facts/chart.ts';
import type { Fact, Figure, Period, Unknown } from '../facts/fact.ts';

export interface TopPerformer {
  product: string;
  revenue: string;
  margin: string;
  growth: string;
  reason: string;
}

export interface Underperformer {
  product: string;
  revenue: string;
  margin: string;
  issues: string;
  recommendations: string;
}

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

/** The texts of a sales analysis in the specification's shape. */
interface SalesTexts {
  productAnalysis: {
    topPerformers: TopPerformer[];
    underperformers: Underperformer[];
    profitabilityInsights: string;
  };
  sections: ResultSection[];
  summary: string;
}

/** What a writer gives: the same shape, with `{{F12}}` where a figure is to stand. */
export type SalesDraft = SalesTexts;

/** A finished sales analysis as stored and sent. */
export interface SalesResult extends SalesTexts {
  facts: Fact[];
  figures: Figure[];
  charts: Chart[];
  unknowns: Unknown[];
  period: Period | null;
  /** Counts for 'Portföljöversikt'. */
  portfolio: {
    products: number;
    growing: number;
    shrinking: number;
    stable: number;
    dormant: number;
  } | null;
  dataQuality: { text: string; warnings: string[] };
  /** Answers checked against the file: "Du skrev 20 % …". */
  answerChecks: string[];
  engine: { writer: 'rules' | 'model'; version: string };
}
