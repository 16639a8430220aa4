import { writeXlsx } from 'hucre/xlsx';
import { clean } from '../../printable.ts';
import type { Report } from '../../report.ts';
import { adviceSheet } from './advice-sheet.ts';
import { FONT } from './cells.ts';
import { dataSheet, factCells } from './data-sheet.ts';
import { overviewSheet } from './overview-sheet.ts';
import { reportSheet } from './report-sheet.ts';
import { subjectSheets } from './subject-sheets.ts';

/** Of a document's properties. */
const LONGEST_PROPERTY = 250;
/** A program refuses a file with a longer line at the foot of its pages. */
const LONGEST_FOOT = 230;

/** The foot's words: a sign that steers is written twice, and what is too long ends early. */
function footWords(footer: string): string {
  const signs = Array.from(clean(footer), (sign) => (sign === '&' ? '&&' : sign));
  let words = '';
  for (const sign of signs) {
    if (words.length + sign.length > LONGEST_FOOT) return `${words}…`;
    words += sign;
  }
  return words;
}

/** A report as a workbook that computes: figures made of others are formulas over one data sheet. */
export async function workbookOf(report: Report): Promise<Uint8Array> {
  const cells = factCells(report.facts);
  const advice = adviceSheet(report, cells);
  const sheets = [
    ...(advice === null ? [] : [advice.sheet]),
    ...subjectSheets(report.facts, cells),
    reportSheet(report, cells),
    dataSheet(report.facts, advice?.inputs ?? new Map()),
  ];
  const overview = overviewSheet(report, cells, sheets);
  const words = footWords(report.footer);
  const foot = words === '' ? {} : { headerFooter: { oddFooter: `&L${words}&R&P (&N)` } };
  const made = new Date(`${report.day}T00:00:00Z`);
  return writeXlsx({
    sheets: [overview.sheet, ...sheets].map((sheet) => ({ ...sheet, ...foot })),
    namedRanges: [...overview.names, ...(advice?.names ?? [])],
    defaultFont: FONT,
    properties: {
      ...{
        title: report.cover.title,
        company: clean(report.cover.company).slice(0, LONGEST_PROPERTY),
      },
      ...{ created: made, modified: made },
    },
  });
}
