import type { Typeset } from '#adapters/typesetter/typst.ts';
import { type FrozenPackage, packageOf } from '../package/package-of.ts';
import type { Report } from '../report.ts';

/** A bank or a board reads no more. */
const MOST_PAGES = 8;
/** Under half of what a page has, so that no round leaves out many more than it must. */
const ROWS_A_ROUND = 20;

const rowsIn = ({ parts }: Report): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'receipts' ? part.receipts.length : 0), 0);

/** A package of at most eight pages: its appendix has as many rows as there is room for, and says how many it has not. */
export function fittedPackage(
  frozen: FrozenPackage,
  set: (report: Report) => Typeset,
): { report: Report; bytes: Buffer } {
  for (let most: number | undefined; ; ) {
    const report = packageOf({ ...frozen, ...(most !== undefined && { mostReceipts: most }) });
    const { bytes, pages } = set(report);
    const rows = rowsIn(report);
    if (pages <= MOST_PAGES || rows === 0) return { report, bytes };
    most = Math.max(0, rows - (pages - MOST_PAGES) * ROWS_A_ROUND);
  }
}
