import type { ResultBasis, ResultSection } from '../../text/result.ts';

/** Formatted text: `## ` headings, `- ` list items and `**` bold. */
export interface TextBlock {
  titel: string;
  innehall: string;
}

/** The texts of a cost analysis, in both of the specification's shapes. */
interface CostTexts {
  sections: ResultSection[];
  summary: string;
  stora_kostnadsomraden: TextBlock;
  optimeringsmojligheter: TextBlock;
  avdelningsspecifika_rad: TextBlock;
}

/** A writer's draft: the same shape, with placeholders `{{F12}}` for figures. */
export type CostDraft = CostTexts;

/** One row of the table of areas: ids of facts, null where unknown. */
export interface CostAreaRow {
  name: string;
  total: string;
  share: string | null;
  perMonth: string | null;
  /** Change in per cent between the comparable periods. */
  growth: string | null;
  /** The fixed part of the total, in kronor. */
  fixed: string | null;
  perRevenue: string | null;
}

/** A finished cost analysis as stored and sent. */
export interface CostResult extends CostTexts, ResultBasis {
  /** Largest first, `Övrigt` last. */
  areas: CostAreaRow[];
  /** Answers compared with the file: "Du skrev att lokalkostnaden är …". */
  answerChecks: string[];
}
