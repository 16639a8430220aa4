import type { GuideReading } from '../columns/guide-reading.ts';
import type { Row } from '../table/cell.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import type { SheetSummary } from '../table/understanding.ts';
import { figuresAsRow } from './figures-as-row.ts';
import type { InterpretInput, KnownTable } from './interpret-input.ts';
import { latest } from './latest.ts';
import { pricedCounts } from './priced-counts.ts';
import { sheetBody } from './rows/sheet-body.ts';
import { turnedMeasures } from './turned-measures.ts';

type Written = Pick<InterpretInput, 'head' | 'known'> & { sheets: readonly SheetSummary[] };
type Table = Pick<InterpretInput, 'head' | 'readBody' | 'currencies'> & { known?: KnownTable };

/** A report whose lines are measures, as a table of rows; null of others, and where the user said which line names them. */
export function reportAsTable(
  { head, known, sheets }: Written,
  { headerRow }: ReadOverrides,
  { readsFigureLines, purpose, checksSold }: GuideReading,
): Table | null {
  if (known || headerRow) return null;
  const figures = readsFigureLines ? figuresAsRow(head) : null;
  const isOneSheet = sheets.filter(({ chosen }) => chosen).length < 2;
  if (figures || !isOneSheet) return figures;
  return turnedMeasures(head, purpose) ?? (checksSold ? countsInText(head, sheets) : null);
}

/** Lines from which a text file may go on below those that are looked at. */
const LONGEST = 1500;

/** Counts with their prices on a line; the sheets of a workbook are looked at before one of them is chosen. */
function countsInText(head: readonly Row[], sheets: readonly SheetSummary[]): Table | null {
  const rows = sheets.length > 0 || head.length > LONGEST ? null : pricedCounts(head, null);
  return (
    rows && {
      head: rows,
      readBody: latest((layout, names) => sheetBody(rows.slice(layout.from), names)),
      currencies: undefined,
    }
  );
}
