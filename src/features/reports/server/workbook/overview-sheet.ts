import type { WriteSheet } from 'hucre/xlsx';
import { type Letterhead, rasterOf } from '#features/letterhead/letterhead.ts';
import { clean } from '../../printable.ts';
import type { Report } from '../../report.ts';
import { runsText } from '../../runs.ts';
import { reportTexts } from '../../texts.ts';
import type { DefinedName } from './advice-sheet.ts';
import {
  indented,
  laidOut,
  PORTRAIT,
  type SheetCell,
  type Span,
  textCell,
  titleCell,
} from './cells.ts';
import type { FactCells } from './data-sheet.ts';
import { runsCell } from './report-sheet.ts';

const { sheets, overview: texts, names } = reportTexts.workbook;
type Row = (SheetCell | null)[];

/** A text stands over names and figures, which are short. */
const ACROSS: Span = { from: 0, to: 2 };

/** Letters of the words that stand for the logo. */
const LONGEST_ALT = 200;
/** Pixels, of a column as wide as a sign, and of a row as high as a point. */
const PIXELS_OF_SIGN = 7;
const PIXELS_OF_POINT = 96 / 72;
const WIDEST_LOGO = 320;

/** A name that formulas can use: letters and digits, and one for each figure. */
function nameOf(label: string, taken: ReadonlySet<string>): string {
  const base = names.keyFigure((label.match(/[\p{L}\p{N}]+/gu) ?? []).join('_'));
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base}_${number}`;
  return name;
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
      const noted = indented(textCell(runsText(note), 'muted'));
      rows.push([textCell(label), runsCell(value, byId, cells), noted]);
      const name = nameOf(label, new Set(defined.map((each) => each.name)));
      defined.push({ name, range: `${sheets.overview}!$B$${rows.length}` });
    }
    rows.push([]);
  }
  rows.push([textCell(texts.how, 'heading')]);
  rows.push(...texts.lines.map((line): Row => [textCell(line)]), []);
  rows.push([textCell(texts.sheets, 'heading')]);
  rows.push(...listed.map(({ name }): Row => [linkTo(name)]));
  const spans = new Map(rows.flatMap((row, at) => (row.length === 1 ? [[at, ACROSS]] : [])));
  const sheet: WriteSheet = {
    name: sheets.overview,
    ...withLogo(
      laidOut(rows, [34, 20, 50], spans),
      letterhead,
      clean(cover.company).slice(0, LONGEST_ALT),
    ),
    pageSetup: PORTRAIT,
    view: { showGridLines: false },
  };
  return { sheet, names: defined };
}

/**
 * The logo in a column of its own beside the first lines. The library ties a picture to whole cells,
 * so the column is as wide as the lines' height makes it: else the picture would be stretched.
 */
function withLogo(laid: ReturnType<typeof laidOut>, { logo }: Letterhead, altText: string) {
  if (logo === null) return laid;
  const { type, bytes, width, height } = rasterOf(logo);
  const aspect = width / height;
  const high = (lines: number) =>
    Array.from({ length: lines }, (_, row) => laid.rowDefs.get(row)?.height ?? 0).reduce(
      (sum, points) => sum + points * PIXELS_OF_POINT,
      0,
    );
  const lines = [3, 2].find((count) => high(count) * aspect <= WIDEST_LOGO) ?? 1;
  const wide = high(lines) * aspect;
  const column = laid.columns.length;
  const image: NonNullable<WriteSheet['images']>[number] = {
    ...{ data: new Uint8Array(Buffer.from(bytes, 'base64')), altText },
    type: type === 'image/jpeg' ? 'jpeg' : 'png',
    anchor: { from: { row: 0, col: column }, to: { row: lines, col: column + 1 } },
    ...{ width: wide, height: high(lines) },
  };
  return {
    ...laid,
    columns: [...laid.columns, { width: wide / PIXELS_OF_SIGN }],
    images: [image],
  };
}

function linkTo(name: string): SheetCell {
  return { ...textCell(name, 'link'), hyperlink: { target: '', location: `'${name}'!A1` } };
}
