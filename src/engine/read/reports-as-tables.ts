import type { GuideReading } from '../columns/guide-reading.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import type { SheetSummary } from '../table/understanding.ts';
import { figuresAsRow } from './figures-as-row.ts';
import type { InterpretInput, KnownTable } from './interpret-input.ts';
import { turnedMeasures } from './turned-measures.ts';

type Written = Pick<InterpretInput, 'head' | 'known'> & { sheets: readonly SheetSummary[] };
type Table = Pick<InterpretInput, 'head' | 'readBody' | 'currencies'> & { known?: KnownTable };

/** A report whose lines are measures, as a table of rows; null of others, and where the user said which line names them. */
export function reportAsTable(
  { head, known, sheets }: Written,
  { headerRow }: ReadOverrides,
  { readsFigureLines, purpose }: GuideReading,
): Table | null {
  if (known || headerRow) return null;
  const figures = readsFigureLines ? figuresAsRow(head) : null;
  const isOneSheet = sheets.filter(({ chosen }) => chosen).length < 2;
  return figures ?? (isOneSheet ? turnedMeasures(head, purpose) : null);
}
