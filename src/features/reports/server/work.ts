import { readFileSync } from 'node:fs';
import { type TaskWork, workOf } from '#adapters/child-process/task.ts';
import { firstPage, type Typeset, typeset } from '#adapters/typesetter/typst.ts';
import { issuedContents } from '../issued-contents.ts';
import { pageOf } from '../page-of.ts';
import type { Report } from '../report.ts';
import { reportOf } from '../report-of.ts';
import { statementsOf } from './answers/statements.ts';
import { withAnswers } from './answers/with-answers.ts';
import { checkOf } from './check-code.ts';
import { fittedPackage } from './fitted-package.ts';
import { pageData, picturesOf } from './page-data.ts';
import {
  type AnsweredAnalysis,
  reportPage,
  reportPdf,
  reportPptx,
  reportPreview,
  reportXlsx,
} from './tasks.ts';

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
