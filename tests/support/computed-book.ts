import { runInNewContext } from 'node:vm';
import type { Workbook } from 'hucre/xlsx';

type Value = string | number;

/** What a spreadsheet program does, as far as our formulas go; rounds the written number. */
const functions = {
  ROUND: (value: number, decimals: number) => {
    const up = Math.round(Number(`${Math.abs(value).toPrecision(15)}e${decimals}`));
    return Math.sign(value) * Number(`${up}e${-decimals}`);
  },
  IF: (test: boolean, yes: number, no: number) => (test ? yes : no),
  ABS: Math.abs,
  INT: Math.floor,
  LOG10: Math.log10,
};
const CELL = /(?:(\p{L}+)!)?\$?([A-Z]{1,2})\$?(\d+)(?![\d(])/gu;

/** Computes a workbook anew from its numbers and formulas; `changed` are cells with another value. */
export function computedBook(book: Workbook, changed: Readonly<Record<string, number>> = {}) {
  const values = new Map<string, Value>(Object.entries(changed));
  const formulas = new Map<string, string>();
  for (const sheet of book.sheets)
    for (const [place, cell] of sheet.cells ?? []) {
      const name = cellName(sheet.name, place);
      if (values.has(name)) continue;
      if (cell.formula !== undefined) formulas.set(name, cell.formula);
      else if (typeof cell.value === 'string' || typeof cell.value === 'number')
        values.set(name, cell.value);
    }
  const figureAt = (name: string): Value => {
    const known = values.get(name);
    if (known !== undefined) return known;
    const [sheet = ''] = name.split('!');
    const code = (formulas.get(name) ?? 'NaN')
      .replace(/(?<![<>=])=(?!=)/g, '===')
      .replace(CELL, (_, of: string | undefined, column: string, row: string) => {
        const cell = figureAt(`${of ?? sheet}!${column}${row}`);
        return typeof cell === 'number' ? `(${cell})` : JSON.stringify(cell);
      });
    const value = Number(runInNewContext(code, functions));
    values.set(name, value);
    return value;
  };
  return { formulas, figureAt };
}

/** `Råd!B3` of `2,1`. */
export function cellName(sheet: string, place: string): string {
  const [row = 0, column = 0] = place.split(',').map(Number);
  return `${sheet}!${letters(column)}${row + 1}`;
}

function letters(column: number): string {
  const before = Math.floor(column / 26) - 1;
  return `${before >= 0 ? letters(before) : ''}${String.fromCharCode(65 + (column % 26))}`;
}
