import type { WriteSheet } from 'hucre/xlsx';
import type { Fact } from '#engine/facts/fact.ts';
import { fitted, type Letterhead, rasterOf } from '#features/letterhead/letterhead.ts';
import type { Report, ReportPart, ReportRun } from '../../report.ts';
import { runsText } from '../../runs.ts';
import { reportTexts } from '../../texts.ts';
import { clean } from '../printable.ts';
import type { DefinedName } from './advice-sheet.ts';
import { laidOut, type SheetCell, textCell, titleCell } from './cells.ts';
import type { FactCells } from './data-sheet.ts';

const { sheets, overview: texts, names } = reportTexts.workbook;
type Row = (SheetCell | null)[];

/** Letters of the words that stand for the logo. */
const LONGEST_ALT = 200;
/** Pixels: as high as the lines it stands beside. */
const LOGO_BOX = { width: 240, height: 56 };

const PORTRAIT: NonNullable<WriteSheet['pageSetup']> = {
  paperSize: 'a4',
  orientation: 'portrait',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
};

/** A name that formulas can use: letters and digits, and one for each figure. */
function nameOf(label: string, taken: ReadonlySet<string>): string {
  const base = names.keyFigure((label.match(/[\p{L}\p{N}]+/gu) ?? []).join('_'));
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base}_${number}`;
  return name;
}

/** A run that is one figure and nothing else is that figure, alive; else a text. */
function runsCell(runs: readonly ReportRun[], byId: ReadonlyMap<string, Fact>, cells: FactCells) {
  const [run, ...others] = runs;
  const fact = others.length === 0 ? byId.get(run?.factId ?? '') : undefined;
  return fact === undefined ? textCell(runsText(runs)) : cells.cell(fact);
}

/** What the file is, its key figures, and how the sheets hang together. */
export function overviewSheet(
  { cover, parts, facts, letterhead }: Report,
  cells: FactCells,
  listed: readonly WriteSheet[],
): { sheet: WriteSheet; names: DefinedName[] } {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const rows: Row[] = [
    [titleCell(cover.title, letterhead.accent)],
    [textCell(cover.company, 'strong')],
    ...[cover.period ?? '', ...cover.lines]
      .filter((line) => line !== '')
      .map((line): Row => [textCell(line, 'muted')]),
    [],
  ];
  const defined: DefinedName[] = [];
  for (const part of parts) {
    if (part.kind !== 'keyFigures') continue;
    rows.push([textCell(part.title, 'heading')]);
    if (part.lead.length > 0) rows.push([textCell(runsText(part.lead), 'muted')]);
    for (const { label, value, note = [] } of part.entries) {
      rows.push([textCell(label), runsCell(value, byId, cells), textCell(runsText(note), 'muted')]);
      const name = nameOf(label, new Set(defined.map((each) => each.name)));
      defined.push({ name, range: `${sheets.overview}!$B$${rows.length}` });
    }
    rows.push([]);
  }
  rows.push([textCell(texts.how, 'heading')]);
  rows.push(...texts.lines.map((line): Row => [textCell(line)]), []);
  rows.push([textCell(texts.sheets, 'heading')]);
  rows.push(...listed.map(({ name }): Row => [linkTo(name)]));
  const sheet: WriteSheet = {
    name: sheets.overview,
    ...laidOut(rows, [64, 20, 50]),
    ...logoOn(letterhead, clean(cover.company).slice(0, LONGEST_ALT)),
    pageSetup: PORTRAIT,
    view: { showGridLines: false },
  };
  return { sheet, names: defined };
}

/** Beside the title, where no cell has a text. */
function logoOn({ logo }: Letterhead, altText: string): Pick<WriteSheet, 'images'> {
  if (logo === null) return {};
  const { type, bytes, ...sides } = rasterOf(logo);
  const size = fitted({ type, bytes, ...sides }, LOGO_BOX);
  const data = new Uint8Array(Buffer.from(bytes, 'base64'));
  const anchor = { from: { row: 0, col: 2 } };
  return {
    images: [{ data, type: type === 'image/jpeg' ? 'jpeg' : 'png', anchor, altText, ...size }],
  };
}

function linkTo(name: string): SheetCell {
  return { ...textCell(name, 'link'), hyperlink: { target: '', location: `'${name}'!A1` } };
}

function rowsOf(part: ReportPart, byId: ReadonlyMap<string, Fact>, cells: FactCells): Row[] {
  const lead = (runs: readonly ReportRun[]): Row[] =>
    runs.length === 0 ? [] : [[textCell(runsText(runs), 'muted')]];
  if (part.kind === 'text')
    return [
      [textCell(part.title, 'heading')],
      ...lead(part.lead),
      ...part.blocks.flatMap(({ kind, lines }) =>
        lines.map((line): Row => {
          const mark = kind === 'list' ? '• ' : '';
          return [textCell(`${mark}${runsText(line)}`, kind === 'heading' ? 'strong' : 'plain')];
        }),
      ),
      [],
    ];
  if (part.kind === 'table')
    return [
      [textCell(part.title, 'heading')],
      ...lead(part.lead),
      part.columns.map(({ title }) => textCell(title, 'strong')),
      ...part.rows.map((row): Row => row.cells.map((runs) => runsCell(runs, byId, cells))),
      [],
    ];
  return [];
}

/** The texts and tables of the report in its order; charts are the other sheets' figures. */
export function textSheet({ parts, facts }: Report, cells: FactCells): WriteSheet {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return {
    name: sheets.text,
    ...laidOut(
      parts.flatMap((part) => rowsOf(part, byId, cells)),
      [90, ...Array.from({ length: 7 }, () => 18)],
    ),
    pageSetup: PORTRAIT,
    view: { showGridLines: false },
  };
}
