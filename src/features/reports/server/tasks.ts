import { defineTask } from '#adapters/child-process/task.ts';
import type { ReportAnswer } from '#features/guides/report-answers-contract.ts';
import type { IssuedContents } from '../check-contract.ts';
import type { FrozenPackage } from '../package/package-of.ts';
import type { FrozenAnalysis } from '../report-of.ts';
import type { SharedReport, Statement } from '../shared-contract.ts';

export const PDF = 'application/pdf';

/** A frozen analysis with what was answered to its report. */
export interface AnsweredAnalysis extends FrozenAnalysis {
  answers: readonly ReportAnswer[];
}

/** What is handed over as a PDF: an analysis, or several as a package. */
export type HandedOver = AnsweredAnalysis | FrozenPackage;

/** A report as a PDF, and what it says of itself. */
interface PrintedReport {
  bytes: Uint8Array;
  contents: IssuedContents;
}

/** What is to be printed, and where that is checked. */
interface ToPrint {
  frozen: HandedOver;
  checkAt: string;
  /** Null where whoever has the file may open it. */
  password: string | null;
}

/** What was frozen as a PDF. */
export const reportPdf = defineTask<ToPrint, PrintedReport>('report as PDF');

/** A frozen analysis as a workbook. */
export const reportXlsx = defineTask<AnsweredAnalysis, Uint8Array>('report as a workbook');

/** A frozen analysis as a deck for a board. */
export const reportPptx = defineTask<AnsweredAnalysis, Uint8Array>('report as a deck');

/** A report as a page, and what of it can be answered. */
export interface ReportPage {
  report: SharedReport;
  statements: Statement[];
}

/** The first page of a report, to look at. */
export const reportPreview = defineTask<FrozenAnalysis, string>('first page of a report');

/** A frozen analysis as a page for who has a link. */
export const reportPage = defineTask<FrozenAnalysis, ReportPage>('report as a page');
