import { readFileSync } from 'node:fs';
import { defineTask, type TaskWork, workOf } from '#adapters/child-process/task.ts';
import { typeset } from '#adapters/typesetter/typst.ts';
import { pageOf } from '../page-of.ts';
import { type FrozenAnalysis, reportOf } from '../report-of.ts';
import type { SharedReport } from '../shared-contract.ts';
import { pageData } from './page-data.ts';

export const PDF = 'application/pdf';

/** A frozen analysis as a PDF. */
export const reportPdf = defineTask<FrozenAnalysis, Uint8Array>('report as PDF');

/** A frozen analysis as a workbook. */
export const reportXlsx = defineTask<FrozenAnalysis, Uint8Array>('report as a workbook');

/** A frozen analysis as a deck for a board. */
export const reportPptx = defineTask<FrozenAnalysis, Uint8Array>('report as a deck');

/** A frozen analysis as a page for who has a link. */
export const reportPage = defineTask<FrozenAnalysis, SharedReport>('report as a page');

const template = new URL('./report.typ', import.meta.url);

export const reportWork: readonly TaskWork[] = [
  workOf(reportPdf, async (analysis) => {
    const report = reportOf(analysis);
    return typeset(readFileSync(template, 'utf8'), pageData(report), report.day);
  }),
  workOf(reportPage, async (analysis) => pageOf(reportOf(analysis))),
  workOf(reportXlsx, async (analysis) => {
    // Loaded when it is first asked for: the child has other work than this.
    const { workbookOf } = await import('./workbook/workbook.ts');
    return workbookOf(reportOf(analysis));
  }),
  workOf(reportPptx, async (analysis) => {
    const { deckOf } = await import('./deck/deck.ts');
    return deckOf(reportOf(analysis));
  }),
];
