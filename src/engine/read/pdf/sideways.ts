import { shapeOf } from '../rows/value-shape.ts';
import { type PdfItem, type PdfPage, rowsOf } from './lines.ts';

/** Rows that two pages must have at the same height for the one to go on with the columns of the other. */
const FEWEST_ROWS = 3;
/** Share of what stands below the names on a page of further columns that is numbers or days. */
const VALUES = 0.8;
/** Points between rows at the same height, and between the columns of two pages. */
const SAME_HEIGHT = 1;
const GAP = 30;

/** Pages whose columns go on beside each other, as one page each, and how many pages wide they are. */
export interface Sideways {
  pages: readonly PdfPage[];
  wide: number;
}

/**
 * A sheet that is wider than the paper is printed with its first columns on the first pages and the rest on those that
 * follow: their rows stand at the same heights, under names of their own. The pages as they are where none do.
 */
export function besideEachOther(pages: readonly PdfPage[]): Sideways {
  for (let tall = 1; tall <= pages.length / 2; tall++) {
    const wide = pages.length / tall;
    if (!Number.isInteger(wide)) continue;
    const rows = pages.map(rowsOf);
    const goesOn = rows.every((page, n) => n < tall || isBeside(page, rows[n % tall] ?? []));
    const areNamed = Array.from({ length: wide - 1 }, (_, n) => rows[(n + 1) * tall] ?? []).every(
      holdsFurtherColumns,
    );
    if (goesOn && areNamed) return { pages: joined(pages, tall), wide };
  }
  return { pages, wide: 1 };
}

/** Whether each row stands at the height of one on the other page, and none of several words says the same. */
function isBeside(page: PdfItem[][], other: PdfItem[][]): boolean {
  const pairs = page.map((row) => [row, other.find((each) => isLevel(each, row))] as const);
  const below = page.filter((row) => row.length > 0).length;
  return (
    below >= FEWEST_ROWS &&
    pairs.every(
      ([row, same]) => same !== undefined && (row.length < 2 || textOf(row) !== textOf(same)),
    )
  );
}

const isLevel = ([one]: PdfItem[], [other]: PdfItem[]) =>
  one !== undefined && other !== undefined && Math.abs(one.y - other.y) <= SAME_HEIGHT;
const textOf = (row: readonly PdfItem[]) => row.map(({ text }) => text.trim()).join(' ');

/** Names without an amount above rows of numbers and days alone. */
function holdsFurtherColumns([names = [], ...rows]: PdfItem[][]): boolean {
  const shapes = rows.flat().map(({ text }) => shapeOf(text.trim()));
  const values = shapes.filter((shape) => shape !== 'text').length;
  return (
    names.every(({ text }) => shapeOf(text.trim()) !== 'number') && values >= shapes.length * VALUES
  );
}

function joined(pages: readonly PdfPage[], tall: number): PdfPage[] {
  return pages.slice(0, tall).map((first, place) => {
    const page = [...first];
    for (let n = place + tall; n < pages.length; n += tall) {
      const edge = Math.max(...page.map(({ x, width }) => x + width)) + GAP;
      page.push(...(pages[n] ?? []).map((item) => ({ ...item, x: item.x + edge })));
    }
    return page;
  });
}
