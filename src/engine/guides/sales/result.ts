import type { ResultBasis, ResultSection } from '../../text/result.ts';

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
export interface SalesResult extends SalesTexts, ResultBasis {
  /** Counts for 'Portföljöversikt'. */
  portfolio: {
    products: number;
    growing: number;
    shrinking: number;
    stable: number;
    dormant: number;
  } | null;
  /** Answers checked against the file: "Du skrev 20 % …". */
  answerChecks: string[];
}
