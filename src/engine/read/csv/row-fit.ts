import { type Cell, cellText, isBlank, type Row } from '../../table/cell.ts';
import { type Shape, shapeOf } from '../rows/value-shape.ts';

/** What each column of well-formed rows holds: a row out of step does not fit it. */
export type ColumnShapes = readonly Shape[];

export function shapesOf(rows: readonly Row[], width: number): Shape[] {
  const step = Math.max(1, Math.floor(rows.length / 600));
  const sample = rows.filter(
    (row, r) => r % step === 0 && row.cells.length === width && !row.fault,
  );
  const tally = Array.from({ length: width }, () => new Map<Shape, number>());
  for (const { cells } of sample) {
    for (let c = 0; c < width; c++) {
      const shape = cellShape(cells[c]);
      tally[c]?.set(shape, (tally[c]?.get(shape) ?? 0) + 1);
    }
  }
  return tally.map((counts) => dominant(counts, sample.length));
}

function dominant(counts: Map<Shape, number>, looked: number): Shape {
  const empty = counts.get('empty') ?? 0;
  if (empty === looked) return 'empty';
  const [best] = [...counts].filter(([shape]) => shape !== 'empty').sort((a, b) => b[1] - a[1]);
  return best && best[1] >= (looked - empty) * 0.75 ? best[0] : 'text';
}

function cellShape(cell: Cell | undefined): Shape {
  if (cell === undefined || isBlank(cell)) return 'empty';
  return typeof cell === 'string' ? shapeOf(cell) : typeof cell === 'number' ? 'number' : 'date';
}

/** True where every value stands under a column that holds such values. */
function fits(cells: readonly Cell[], shapes: ColumnShapes): boolean {
  return shapes.every((shape, c) => {
    const own = cellShape(cells[c]);
    if (own === 'empty' || shape === 'text') return true;
    if (shape === 'code') return own !== 'date';
    return own === shape;
  });
}

/**
 * Cells of a row with too few or too many values, put in step with the columns; null where no one
 * way, or more than one, makes them fit.
 */
export function inStep(row: Row, shapes: ColumnShapes, delimiter: string): Cell[] | null {
  const { cells } = row;
  const width = shapes.length;
  if (cells.length === width) return cells;
  if (cells.length < width) {
    const padded = [...cells, ...Array<Cell>(width - cells.length).fill('')];
    return fits(padded, shapes) && someKept(cells, shapes) ? padded : null;
  }
  if (cells.slice(width).every(isBlank) && fits(cells.slice(0, width), shapes))
    return cells.slice(0, width);
  if (cells.length !== width + 1) return null;
  return only(withoutOneBlank(cells, shapes)) ?? only(withTwoJoined(cells, shapes, delimiter));
}

/** A short row must still hold a value under a number or date column, else it is a note. */
function someKept(cells: readonly Cell[], shapes: ColumnShapes): boolean {
  const typed = shapes.some((shape) => shape === 'number' || shape === 'date');
  return (
    !typed ||
    shapes.some((shape, c) => (shape === 'number' || shape === 'date') && !isBlank(cells[c]))
  );
}

function withoutOneBlank(cells: readonly Cell[], shapes: ColumnShapes): Cell[][] {
  const ways: Cell[][] = [];
  for (let c = 0; c < cells.length; c++) {
    if (!isBlank(cells[c]) || (c > 0 && isBlank(cells[c - 1]))) continue;
    const way = cells.filter((_, place) => place !== c);
    if (fits(way, shapes)) ways.push(way);
  }
  return ways;
}

function withTwoJoined(cells: readonly Cell[], shapes: ColumnShapes, delimiter: string): Cell[][] {
  const ways: Cell[][] = [];
  for (let c = 0; c + 1 < cells.length; c++) {
    if (shapes[c] !== 'text' || isBlank(cells[c]) || isBlank(cells[c + 1])) continue;
    const joined = `${cellText(cells[c])}${delimiter}${cellText(cells[c + 1])}`;
    const way = [...cells.slice(0, c), joined, ...cells.slice(c + 2)];
    if (fits(way, shapes)) ways.push(way);
  }
  return ways;
}

const only = (ways: Cell[][]): Cell[] | null => (ways.length === 1 ? (ways[0] ?? null) : null);
