import { readFileSync } from 'node:fs';
import { defineTask, type TaskWork, workOf } from '#adapters/child-process/task.ts';
import { firstPage, type Typeset, typeset } from '#adapters/typesetter/typst.ts';
import type { ReportAnswer } from '#features/guides/report-answers-contract.ts';
import type { IssuedContents } from '../check-contract.ts';
import { issuedContents } from '../issued-contents.ts';
import type { FrozenPackage } from '../package/package-of.ts';
import { pageOf } from '../page-of.ts';
import type { Report } from '../report.ts';
import { type FrozenAnalysis, reportOf } from '../report-of.ts';
import type { SharedReport, Statement } from '../shared-contract.ts';
import { statementsOf } from './answers/statements.ts';
import { withAnswers } from './answers/with-answers.ts';
import { checkOf } from './check-code.ts';
import { fittedPackage } from './fitted-package.ts';
import { pageData, picturesOf } from './page-data.ts';

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

const template = new URL('./report.typ', import.meta.url);

const answered = (analysis: AnsweredAnalysis) => withAnswers(reportOf(analysis), analysis.answers);

const setWhole = (report: Report, set: (report: Report) => Typeset) => ({ report, ...set(report) });

async function locked(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  // Loaded when it is first asked for: few reports are locked.
  const { lockPdf } = await import('#adapters/typesetter/lock-pdf.ts');
  return lockPdf(bytes, password);
}

export const reportWork: readonly TaskWork[] = [
  workOf(reportPdf, async ({ checkAt, frozen, password }) => {
    const check = await checkOf(checkAt);
    const look = readFileSync(template, 'utf8');
    const set = (report: Report) =>
      typeset(look, { ...pageData(report), check }, report.day, picturesOf(report));
    const { report, bytes } =
      'analyses' in frozen ? fittedPackage(frozen, set) : setWhole(answered(frozen), set);
    return {
      bytes: password === null ? bytes : await locked(bytes, password),
      contents: issuedContents(report),
    };
  }),
  workOf(reportPreview, async (analysis) => {
    const report = reportOf(analysis);
    return firstPage(readFileSync(template, 'utf8'), pageData(report), picturesOf(report));
  }),
  workOf(reportPage, async (analysis) => {
    const report = reportOf(analysis);
    return { report: pageOf(report), statements: statementsOf(report) };
  }),
  workOf(reportXlsx, async (analysis) => {
    // Loaded when it is first asked for: the child has other work than this.
    const { workbookOf } = await import('./workbook/workbook.ts');
    return workbookOf(answered(analysis));
  }),
  workOf(reportPptx, async (analysis) => {
    const { deckOf } = await import('./deck/deck.ts');
    return deckOf(answered(analysis));
  }),
];
