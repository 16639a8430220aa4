import * as xlsx from '@e965/xlsx';

/** What stands in a cell: a number, nothing, words, or what is no number or not known yet. */
export type CellValue = number | null | 'words' | undefined;
type CellAt = (row: number, column: number) => CellValue;

/** Cells of one range. */
const MOST_CELLS = 100_000;

const token = /\s*(?:(\d+(?:\.\d+)?)|(SUM|ROUND)\(|(\$?[A-Z]{1,3}\$?\d{1,7})|([-+*/(),:]))/iy;

/**
 * What a formula of the four rules of arithmetic, SUM and ROUND comes to, of the cells of its own sheet; null where it has
 * anything else, or a cell of it is no number. As in a spreadsheet an empty cell is nothing, and SUM passes over words.
 */
export function computeFormula(formula: string, cellAt: CellAt): number | null {
  const tokens = tokensOf(formula.replace(/^=/, ''));
  if (tokens === null) return null;
  const value = new Computation(tokens, cellAt).whole();
  return value !== null && Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
}

function tokensOf(formula: string): string[] | null {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.trimEnd().length) {
    const match = token.exec(formula);
    if (!match) return null;
    tokens.push(match[0].trim().toUpperCase());
  }
  return tokens;
}

class Computation {
  private readonly tokens: readonly string[];
  private readonly cellAt: CellAt;
  private at = 0;

  constructor(tokens: readonly string[], cellAt: CellAt) {
    this.tokens = tokens;
    this.cellAt = cellAt;
  }

  whole(): number | null {
    const value = this.sum();
    return this.at === this.tokens.length ? value : null;
  }

  private takes(...some: string[]): string | null {
    const next = this.tokens[this.at];
    if (next === undefined || !some.includes(next)) return null;
    this.at++;
    return next;
  }

  private sum(): number | null {
    let value = this.product();
    for (let sign = this.takes('+', '-'); sign; sign = this.takes('+', '-'))
      value = of(value, this.product(), (a, b) => (sign === '+' ? a + b : a - b));
    return value;
  }

  private product(): number | null {
    let value = this.factor();
    for (let sign = this.takes('*', '/'); sign; sign = this.takes('*', '/'))
      value = of(value, this.factor(), (a, b) => (sign === '*' ? a * b : a / b));
    return value;
  }

  private factor(): number | null {
    // Many write `=+A1*B1`.
    if (this.takes('+')) return this.factor();
    if (this.takes('-')) return of(this.factor(), 0, (a) => -a);
    if (this.takes('(')) return this.closed(this.sum());
    if (this.takes('SUM(')) return this.closed(this.sumOfRanges());
    if (this.takes('ROUND(')) {
      const value = this.sum();
      const places = this.takes(',') ? this.sum() : 0;
      return this.closed(of(value, places, (a, b) => Math.round(a * 10 ** b) / 10 ** b));
    }
    const next = this.tokens[this.at++] ?? '';
    if (/^\d/.test(next)) return Number(next);
    if (!/^\$?[A-Z]/.test(next)) return null;
    const { r, c } = placeOf(next);
    const value = this.cellAt(r, c);
    if (value === null) return 0;
    return typeof value === 'number' ? value : null;
  }

  private closed(value: number | null): number | null {
    return this.takes(')') ? value : null;
  }

  private sumOfRanges(): number | null {
    let value = this.range();
    while (this.takes(',')) value = of(value, this.range(), (a, b) => a + b);
    return value;
  }

  private range(): number | null {
    const [first = '', colon, last = ''] = this.tokens.slice(this.at, this.at + 3);
    if (colon !== ':') return this.sum();
    this.at += 3;
    const [from, to] = [placeOf(first), placeOf(last)];
    if ((to.r - from.r + 1) * (to.c - from.c + 1) > MOST_CELLS) return null;
    let sum = 0;
    for (let row = from.r; row <= to.r; row++)
      for (let column = from.c; column <= to.c; column++) {
        const value = this.cellAt(row, column);
        if (value === undefined) return null;
        if (typeof value === 'number') sum += value;
      }
    return sum;
  }
}

const placeOf = (reference: string) => xlsx.utils.decode_cell(reference.replaceAll('$', ''));

const of = (a: number | null, b: number | null, how: (a: number, b: number) => number) =>
  a === null || b === null ? null : how(a, b);
