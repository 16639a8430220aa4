import type { WriteSheet } from 'hucre/xlsx';
import type { Fact } from '#engine/facts/fact.ts';
import { formatPeriod } from '#engine/text/format.ts';
import { factName } from '#engine/text/full-value.ts';
import { reportTexts } from '../../texts.ts';
import {
  formatOf,
  formulaCell,
  inputCell,
  numberCell,
  type SheetCell,
  tableSheet,
  textCell,
} from './cells.ts';
import { cellFormula } from './formula.ts';

const { sheets: names, data: texts } = reportTexts.workbook;
/** Decimals of money, and those of other figures, that a full value shows. */
const DECIMALS = 2;

/** Where the figure of each fact stands, for the formulas of all sheets. */
export interface FactCells {
  /** `Siffror!$C$12`, or nothing for a fact that the analysis does not have. */
  at(factId: string): string | undefined;
  /** The figure from the data sheet, as other sheets show it. */
  cell(fact: Fact, precision?: number): SheetCell;
}

/** The data sheet has the facts in their order, below its header. */
export function factCells(facts: readonly Fact[]): FactCells {
  const rows = new Map(facts.map(({ id }, index) => [id, index + 2]));
  const at = (id: string) => {
    const row = rows.get(id);
    return row === undefined ? undefined : `${names.data}!$C$${row}`;
  };
  return {
    at,
    cell: (fact, precision = fact.precision) => {
      const address = at(fact.id);
      const numFmt = formatOf(fact, precision);
      return address === undefined
        ? numberCell(fact.value, numFmt)
        : formulaCell(address, Number(fact.value), numFmt);
    },
  };
}

/** Together as wide as one lying sheet of paper has room for: a figure and its receipt stand in one row. */
const COLUMNS = [
  { title: texts.id, width: 7 },
  { title: texts.figure, width: 32 },
  { title: texts.value, width: 18 },
  { title: texts.exact, width: 16 },
  { title: texts.period, width: 18 },
  { title: texts.how, width: 38 },
  { title: texts.columns, width: 19 },
  { title: texts.filter, width: 22 },
  { title: texts.rows, width: 8 },
  { title: texts.file, width: 32 },
] as const;

/** To two significant digits, as estimates are. */
const coarse = (cell: string) => `IF(${cell}=0,0,ROUND(${cell},1-INT(LOG10(ABS(${cell})))))`;

/**
 * All figures with what is behind each. A figure made of others is a formula over their rows; an
 * assumption comes from where it can be changed (`inputs`: its cell in another sheet).
 */
export function dataSheet(facts: readonly Fact[], inputs: ReadonlyMap<string, string>): WriteSheet {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const rowOf = new Map(facts.map(({ id }, index) => [id, index + 2]));
  const inSheet = (id: string) => (rowOf.has(id) ? `C${rowOf.get(id)}` : undefined);
  const valueCells = (fact: Fact): [SheetCell, SheetCell | null] => {
    const value = Number(fact.value);
    const numFmt = formatOf(fact, Math.max(fact.precision, fact.unit === 'count' ? 0 : DECIMALS));
    const input = inputs.get(fact.id);
    if (input !== undefined) return [formulaCell(input, value, numFmt), null];
    const formula = cellFormula(fact, byId, inSheet);
    if (formula !== null && formula.decimals === null) {
      const exact = `D${rowOf.get(fact.id)}`;
      return [
        formulaCell(coarse(exact), value, numFmt),
        formulaCell(formula.exact, formula.value, numFmt),
      ];
    }
    if (formula !== null)
      return [formulaCell(`ROUND(${formula.exact},${formula.decimals})`, value, numFmt), null];
    const make = fact.kind === 'assumption' ? inputCell : numberCell;
    return [make(fact.value, numFmt), null];
  };
  const rows = facts.map((fact) => {
    const { source, period, kind } = fact;
    const isComputed = kind === 'computed';
    return [
      textCell(fact.id, 'muted'),
      textCell(factName(fact)),
      ...valueCells(fact),
      textCell(period ? formatPeriod(period) : ''),
      textCell(source.formula),
      textCell(source.columns.join(', '), 'muted'),
      textCell(isComputed ? source.filter : '', 'muted'),
      source.rows > 0 ? numberCell(`${source.rows}`, '#,##0') : null,
      textCell(source.document ?? '', 'muted'),
    ];
  });
  return tableSheet({ name: names.data, columns: COLUMNS, rows, frozenColumns: 2 });
}
