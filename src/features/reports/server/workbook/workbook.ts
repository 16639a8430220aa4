import { writeXlsx } from 'hucre/xlsx';
import type { Report } from '../../report.ts';
import { clean } from '../printable.ts';
import { adviceSheet } from './advice-sheet.ts';
import { FONT } from './cells.ts';
import { dataSheet, factCells } from './data-sheet.ts';
import { subjectSheets } from './subject-sheets.ts';
import { overviewSheet, textSheet } from './text-sheets.ts';

/** A report as a workbook that computes: figures made of others are formulas over one data sheet. */
export async function workbookOf(report: Report): Promise<Uint8Array> {
  const cells = factCells(report.facts);
  const advice = adviceSheet(report, cells);
  const sheets = [
    ...(advice === null ? [] : [advice.sheet]),
    ...subjectSheets(report.facts, cells),
    textSheet(report, cells),
    dataSheet(report.facts, advice?.inputs ?? new Map()),
  ];
  const overview = overviewSheet(report, cells, sheets);
  // A sign that steers the line is written twice.
  const words = clean(report.footer).replaceAll('&', '&&');
  const foot = words === '' ? {} : { headerFooter: { oddFooter: `&L${words}&R&P (&N)` } };
  const made = new Date(`${report.day}T00:00:00Z`);
  return writeXlsx({
    sheets: [overview.sheet, ...sheets].map((sheet) => ({ ...sheet, ...foot })),
    namedRanges: [...overview.names, ...(advice?.names ?? [])],
    defaultFont: FONT,
    properties: {
      ...{ title: report.cover.title, company: clean(report.cover.company) },
      ...{ created: made, modified: made },
    },
  });
}
