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

/** A writer's draft: the same shape, with placeholders `{{F12}}` for figures. */
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
  /** All the best products have fallen: they are those that contribute most. Absent otherwise. */
  topFell?: boolean;
  /** Hours of work and pieces of material are sold: how many they are together says nothing. Absent otherwise. */
  unlikeUnits?: boolean;
  /** Answers compared with the file: "Du skrev 20 % …". */
  answerChecks: string[];
}
