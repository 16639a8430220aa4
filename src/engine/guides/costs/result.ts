import type { ResultBasis, ResultSection } from '../../text/result.ts';

/** A block of formatted text: `## ` begins a heading, `- ` a list item, and `**` stands around bold. */
export interface TextBlock {
  titel: string;
  innehall: string;
}

/** The texts of a cost analysis: both of the specification's shapes. */
interface CostTexts {
  sections: ResultSection[];
  summary: string;
  stora_kostnadsomraden: TextBlock;
  optimeringsmojligheter: TextBlock;
  avdelningsspecifika_rad: TextBlock;
}

/** What a writer gives: the same shape, with `{{F12}}` where a figure is to stand. */
export type CostDraft = CostTexts;

/** One row of the table of areas; every value is the id of a fact, null where it is unknown. */
export interface CostAreaRow {
  name: string;
  total: string;
  share: string | null;
  perMonth: string | null;
  /** In per cent between the comparable periods. */
  growth: string | null;
  /** Kronor of the total that are fixed. */
  fixed: string | null;
  perRevenue: string | null;
}

/** A finished cost analysis as stored and sent. */
export interface CostResult extends CostTexts, ResultBasis {
  /** Largest first, `Övrigt` last. */
  areas: CostAreaRow[];
  /** Answers checked against the file: "Du skrev att lokalkostnaden är …". */
  answerChecks: string[];
}
