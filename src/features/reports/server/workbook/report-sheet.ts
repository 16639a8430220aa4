import type { WriteSheet } from 'hucre/xlsx';
import type { Fact } from '#engine/facts/fact.ts';
import type { Report, ReportColumn, ReportPart, ReportRow, ReportRun } from '../../report.ts';
import { runsText } from '../../runs.ts';
import { reportTexts } from '../../texts.ts';
import {
  indented,
  laidOut,
  PORTRAIT,
  type SheetCell,
  type Span,
  textCell,
  toTheRight,
} from './cells.ts';
import type { FactCells } from './data-sheet.ts';

const { sheets, advice: texts } = reportTexts.workbook;

/** Of names, then of figures; a sheet of paper has room for them. */
const WIDTHS = [48, ...Array.from({ length: 7 }, () => 15)];
const LAST = WIDTHS.length - 1;
/** Texts stand over so many columns that their lines can be read. */
const TEXT_TO = 3;

interface Line {
  cells: (SheetCell | null)[];
  span?: Span;
}

/** A run that is one figure and nothing else is that figure, alive; else a text. */
export function runsCell(
  runs: readonly ReportRun[],
  byId: ReadonlyMap<string, Fact>,
  cells: FactCells,
): SheetCell {
  const [run, ...others] = runs;
  const fact = others.length === 0 ? byId.get(run?.factId ?? '') : undefined;
  // As many decimals as the report shows.
  const shown = /,(\d+)/.exec(run?.text ?? '')?.[1]?.length ?? 0;
  return fact === undefined ? textCell(runsText(runs)) : cells.cell(fact, shown);
}

const ofText = (cell: SheetCell): Line => ({ cells: [cell], span: { from: 0, to: TEXT_TO } });

const LEVELS = [texts.assumed.likely, texts.assumed.low, texts.assumed.high];
const figuresOf = (runs: readonly ReportRun[]) => runs.filter(({ factId }) => factId !== null);

/** A column of ranges as three, so that each figure of them is alive. */
function spread({ columns, rows }: ReportPart & { kind: 'table' }) {
  const isRange = columns.map(
    ({ numeric }, place) =>
      numeric && rows.some(({ cells }) => figuresOf(cells[place] ?? []).length === LEVELS.length),
  );
  const wide = columns.flatMap((column, place): ReportColumn[] =>
    isRange[place] ? LEVELS.map((title) => ({ ...column, title })) : [column],
  );
  const wideRows = rows.map((row): ReportRow => {
    const cells = row.cells.flatMap((runs, place) => {
      if (!isRange[place]) return [runs];
      const figures = figuresOf(runs);
      return LEVELS.map((_, level) => figures.slice(level, level + 1));
    });
    return { ...row, cells };
  });
  return { columns: wide, rows: wideRows };
}

/** A table whose last column, where it is of text, takes the width that is left. */
function tableLines(
  part: ReportPart & { kind: 'table' },
  cellOf: (runs: readonly ReportRun[]) => SheetCell,
): Line[] {
  const { columns, rows } = spread(part);
  const from = columns.length - 1;
  const isWide = from > 0 && from < LAST && columns[from]?.numeric === false;
  const more = isWide ? { span: { from, to: LAST } } : {};
  // Figures end where the text beside them begins.
  const beside = (cell: SheetCell, place: number) =>
    columns[place - 1]?.numeric ? indented(cell) : cell;
  const header = columns.map(({ title, numeric }, place) => {
    const cell = textCell(title, 'strong');
    return numeric ? toTheRight(cell) : beside(cell, place);
  });
  const lines = rows.map(({ cells, group }): Line => {
    if (group) return { cells: cells.map((runs) => textCell(runsText(runs), 'strong')) };
    const made = cells.map((runs, place) => {
      const cell = cellOf(runs);
      if (cell.type !== 'string') return cell;
      return columns[place]?.numeric ? toTheRight(cell) : beside(cell, place);
    });
    return { cells: made, ...more };
  });
  return [{ cells: header, ...more }, ...lines];
}

function linesOf(part: ReportPart, cellOf: (runs: readonly ReportRun[]) => SheetCell): Line[] {
  if (part.kind !== 'text' && part.kind !== 'table') return [];
  const body =
    part.kind === 'table'
      ? tableLines(part, cellOf)
      : part.blocks.flatMap(({ kind, lines }) =>
          lines.map((line) => {
            const mark = kind === 'list' ? '• ' : '';
            const look = kind === 'heading' ? 'strong' : 'plain';
            return ofText(textCell(`${mark}${runsText(line)}`, look));
          }),
        );
  const lead = part.lead.length > 0 ? [ofText(textCell(runsText(part.lead), 'muted'))] : [];
  return [ofText(textCell(part.title, 'heading')), ...lead, ...body, { cells: [] }];
}

/** The texts and tables of the report in its order; charts are the other sheets' figures. */
export function reportSheet({ parts, facts }: Report, cells: FactCells): WriteSheet {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const lines = parts.flatMap((part) => linesOf(part, (runs) => runsCell(runs, byId, cells)));
  return {
    name: sheets.text,
    ...laidOut(
      lines.map((line) => line.cells),
      WIDTHS,
      new Map(lines.flatMap(({ span }, row) => (span ? [[row, span]] : []))),
    ),
    pageSetup: PORTRAIT,
    view: { showGridLines: false },
  };
}
