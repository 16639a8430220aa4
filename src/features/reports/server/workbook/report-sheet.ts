import type { WriteSheet } from 'hucre/xlsx';
import type { Fact } from '#engine/facts/fact.ts';
import type {
  Report,
  ReportBlock,
  ReportColumn,
  ReportPart,
  ReportRow,
  ReportRun,
} from '../../report.ts';
import { runsText } from '../../runs.ts';
import { reportTexts } from '../../texts.ts';
import { adviceBlocks } from './advice-lines.ts';
import {
  indented,
  laidOut,
  PAPER,
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
/** In per cent, at which they do on a lying one; and the points that a page then has room for. */
const SCALE = 88;
const PAGE = 550;
/** Texts stand over so many columns that their lines can be read. */
const TEXT_TO = 3;

interface Line {
  cells: (SheetCell | null)[];
  span?: Span;
  /** It leads to the next, and is never the last of a page. */
  leads?: true;
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
const leading = (cell: SheetCell): Line => ({ ...ofText(cell), leads: true });
const EMPTY: Line = { cells: [] };

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
  return [{ cells: header, ...more, leads: true }, ...lines];
}

/** Paragraphs stand apart; the lines of a list under each other. */
function blockLines(blocks: readonly ReportBlock[]): Line[] {
  return blocks.flatMap(({ kind, lines }, place) => {
    const apart = kind === 'text' && blocks[place - 1]?.kind === 'text' ? [EMPTY] : [];
    const made = lines.map((line) => {
      if (kind === 'heading') return leading(textCell(runsText(line), 'strong'));
      return ofText(textCell(`${kind === 'list' ? '• ' : ''}${runsText(line)}`));
    });
    return [...apart, ...made];
  });
}

function adviceLines({ items }: ReportPart & { kind: 'advice' }): Line[] {
  return items.flatMap((item, place) => {
    const { heading, muted, blocks } = adviceBlocks(item, place + 1);
    const weight = leading(textCell(runsText(muted), 'muted'));
    const apart = place > 0 ? [EMPTY] : [];
    return [...apart, ...blockLines([heading]), weight, ...blockLines(blocks)];
  });
}

function linesOf(part: ReportPart, cellOf: (runs: readonly ReportRun[]) => SheetCell): Line[] {
  if (part.kind !== 'text' && part.kind !== 'table' && part.kind !== 'advice') return [];
  const body = () => {
    if (part.kind === 'table') return tableLines(part, cellOf);
    return part.kind === 'advice' ? adviceLines(part) : blockLines(part.blocks);
  };
  const words = typeof part.lead === 'string' ? part.lead : runsText(part.lead);
  const lead = words === '' ? [] : [leading(textCell(words, 'muted'))];
  return [leading(textCell(part.title, 'heading')), ...lead, ...body(), EMPTY];
}

/** Lines that begin a page: what leads to a line, with it, where the page has no room for them. */
export function pageStarts(
  heights: readonly number[],
  leads: (row: number) => boolean,
  most: number,
): number[] {
  const starts: number[] = [];
  let used = 0;
  let row = 0;
  while (row < heights.length) {
    let next = row + 1;
    while (next < heights.length && leads(next - 1)) next++;
    const height = heights.slice(row, next).reduce((sum, each) => sum + each, 0);
    if (used > 0 && used + height > most) {
      starts.push(row);
      used = 0;
    }
    used += height;
    row = next;
  }
  return starts;
}

/** The texts and tables of the report in its order; charts are the other sheets' figures. */
export function reportSheet({ parts, facts }: Report, cells: FactCells): WriteSheet {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const lines = parts.flatMap((part) => linesOf(part, (runs) => runsCell(runs, byId, cells)));
  const laid = laidOut(
    lines.map((line) => line.cells),
    WIDTHS,
    new Map(lines.flatMap(({ span }, row) => (span ? [[row, span]] : []))),
  );
  const heights = lines.map((_, row) => laid.rowDefs.get(row)?.height ?? 0);
  return {
    name: sheets.text,
    ...laid,
    // A program that fits a sheet to its paper takes no breaks: this one has its scale.
    pageSetup: { ...PAPER, fitToPage: false, orientation: 'landscape', scale: SCALE },
    // The library has the last line of a page.
    rowBreaks: pageStarts(heights, (row) => lines[row]?.leads === true, PAGE).map((row) => row - 1),
    view: { showGridLines: false },
  };
}
