import { type Cell, cellText, isBlank, isBlankRow, type Row } from '../table/cell.ts';
import { normaliseName } from '../table/normalise-name.ts';
import type { Purpose } from '../table/purpose.ts';
import { namesMany, namesOnePrice } from '../table/vocabulary/beside-amounts.ts';
import { namesPlan } from '../table/vocabulary/lists.ts';
import { amountRank, isMeasure, titlesMeasure } from '../table/vocabulary/measures.ts';
import { namesWayOfPay } from '../table/vocabulary/row-kinds.ts';
import { isComparison, isVatLabel, isWorkedOut } from '../table/vocabulary/totals.ts';
import { vatSide, withoutRate, withoutVat } from '../table/vocabulary/vat.ts';
import type { InterpretInput } from './interpret-input.ts';
import { latest } from './latest.ts';
import { periodOf } from './rows/period-names.ts';
import { sheetBody } from './rows/sheet-body.ts';
import { isAverageLabel, isTotalLabel } from './rows/total-labels.ts';

/** A report has no more lines of measures, and no more lines of title above them. */
const MOST_LINES = 60;
const MOST_ABOVE = 12;
const FEWEST_PERIODS = 3;
const FEWEST_MEASURES = 2;
/** Measures that are no amounts, where no line names an amount: one may be the name of something sold. */
const FEWEST_ALONE = 2;

type Turned = Pick<InterpretInput, 'head' | 'readBody' | 'currencies'>;

/**
 * A report with its periods beside each other and a line for each measure, as `Försäljning`, `Moms`, `Kort` and `Antal
 * kvitton` under days: lines that are never one sum. Turned, each measure is a column and each period a row. Null where
 * most lines are of things, such as goods or accounts.
 */
export function turnedMeasures(head: readonly Row[], purpose: Purpose): Turned | null {
  if (head.length > MOST_LINES + MOST_ABOVE) return null;
  const rows = head.filter(({ cells }) => !isBlankRow(cells));
  const at = rows.slice(0, MOST_ABOVE).findIndex(isPeriods);
  const header = rows[at];
  const below = rows.slice(at + 1).filter(hasNumbers);
  if (!header || !areMeasures(below, purpose)) return null;
  const names = ['Period', ...below.map(({ cells }) => cellText(cells[0]).trim())];
  // Numbered from the header on as the turned table stands: what is counted is found by the number of its row.
  const turned = header.cells.flatMap((cell, place): Row[] =>
    place === 0 || isBlank(cell)
      ? []
      : [
          {
            line: header.line + place,
            cells: [cell, ...below.map((row) => row.cells[place] ?? '')],
          },
        ],
  );
  const table = [...rows.slice(0, at), { line: header.line, cells: names }, ...turned];
  return {
    head: table,
    readBody: latest((layout, written) => sheetBody(table.slice(layout.from), written)),
    currencies: undefined,
  };
}

/** A line that names periods after its first cell, and beside them only what sums them. */
function isPeriods({ cells }: Row): boolean {
  const names = cells.slice(1).filter((cell) => !isBlank(cell));
  const texts = names.map((cell) => cellText(cell).trim());
  const periods = texts.filter((text) => periodOf(text) !== null);
  const isSum = (text: string) => isTotalLabel(text) || isAverageLabel(text);
  return (
    new Set(periods).size === periods.length &&
    periods.length >= FEWEST_PERIODS &&
    texts.every((text) => periods.includes(text) || isSum(text))
  );
}

const hasNumbers = ({ cells }: Row) => cells.slice(1).some((cell) => /\d/.test(cellText(cell)));

/** Lines of which each name is once, and half or more name a measure; one of them another than what was sold or bought. */
function areMeasures(rows: readonly Row[], purpose: Purpose): boolean {
  const labels = rows.map(({ cells }) => cells[0] ?? '');
  if (labels.length < FEWEST_MEASURES || !labels.every(isName)) return false;
  const names = labels.map((label) => normaliseName(cellText(label)));
  const others = names.filter(isOther).length;
  const amounts = names.filter((name) => !isOther(name) && isAmount(name, purpose)).length;
  const isOnce = new Set(names).size === names.length;
  const least = amounts > 0 ? 1 : FEWEST_ALONE;
  return isOnce && others >= least && (others + amounts) * 2 >= names.length;
}

const isName = (cell: Cell) => typeof cell === 'string' && /^\p{L}/u.test(cell.trim());

const isAmount = (name: string, purpose: Purpose) =>
  vatSide(name) !== null || amountRank(withoutRate(withoutVat(name)).trim(), purpose) !== null;

/** What is never added to an amount: its VAT, how it was paid, how many there were, what each came to, what was planned. */
const isOther = (name: string): boolean =>
  vatSide(name) === null &&
  (isVatLabel(name) ||
    namesWayOfPay(name) ||
    titlesMeasure(name) ||
    namesMany(name) ||
    name.endsWith('timmar') ||
    isWorkedOut(name) ||
    isComparison(name) ||
    namesPlan(name) ||
    namesOnePrice(name) ||
    (isMeasure(name) && amountRank(name, 'sales') === null && amountRank(name, 'costs') === null));
