import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { Letterhead } from '#features/letterhead/letterhead.ts';

/** A piece of text; the figure of a fact where `factId` is set. */
export interface ReportRun {
  text: string;
  factId: string | null;
  strong?: boolean;
}

/** A paragraph, a heading inside a part, or a list. */
export interface ReportBlock {
  kind: 'heading' | 'list' | 'numbered' | 'text';
  /** The number of the first line of a numbered list. */
  first?: number;
  lines: ReportRun[][];
}

/** A name with what stands beside it. */
export interface ReportEntry {
  label: string;
  value: ReportRun[];
  note?: ReportRun[];
}

/** One piece of advice or one action. */
export interface ReportAdvice {
  title: ReportRun[];
  priority: string;
  body: ReportBlock[];
  action: { title: string; blocks: ReportBlock[] } | null;
  entries: ReportEntry[];
}

export interface ReportColumn {
  title: string;
  numeric: boolean;
}

/** A row of a table; the title of a group where `group` is true, with one cell only. */
export interface ReportRow {
  cells: ReportRun[][];
  group?: true;
}

/** A fact in the appendix: its full value and how it was made. */
export interface ReportReceipt {
  factId: string;
  name: string;
  value: string;
  /** Origin, period, file, columns, selection and rows: name and text. */
  source: { name: string; text: string }[];
  formula: { name: string; text: string };
  /** The facts of the formula that have a row of their own. */
  inputs: ReportRun[];
}

/** A part of a report, in the order they are read. All but key figures have a heading. */
export type ReportPart =
  | { kind: 'keyFigures'; title: string; lead: ReportRun[]; entries: ReportEntry[] }
  | { kind: 'text'; title: string; lead: ReportRun[]; blocks: ReportBlock[] }
  | { kind: 'chart'; chart: Chart }
  | {
      kind: 'table';
      title: string;
      lead: ReportRun[];
      columns: ReportColumn[];
      rows: ReportRow[];
    }
  | { kind: 'advice'; title: string; lead: string; items: ReportAdvice[] }
  | {
      kind: 'receipts';
      title: string;
      lead: string;
      receipts: ReportReceipt[];
    };

/** An analysis as a document: what every format shows, in the words and figures of the screen. */
export interface Report {
  cover: {
    /** `Försäljningsanalys` */
    title: string;
    company: string;
    /** The period of its figures; null without one. */
    period: string | null;
    /** When it was made, of which files, and that it is of made-up figures. */
    lines: string[];
  };
  parts: ReportPart[];
  /** All figures of the analysis, for formats that compute with them. */
  facts: readonly Fact[];
  /** The company's own logo and colour; empty for the product's look. */
  letterhead: Letterhead;
  /** At the foot of every page. */
  footer: string;
  /** Set closely, its appendix in two columns of small paragraphs: a document that is to be short. */
  isShort?: true;
  /** YYYY-MM-DD: the day of the analysis, so that the same analysis gives the same document. */
  day: string;
}
