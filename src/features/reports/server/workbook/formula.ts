import { ROUNDING_NOTE } from '#engine/advice/effect-formula.ts';
import type { Fact } from '#engine/facts/fact.ts';

/** How a fact is computed from others, as a spreadsheet writes it. */
export interface CellFormula {
  /** Before it is rounded, and what that gives. */
  exact: string;
  value: number;
  /** Decimals it is rounded to; null for two significant digits. */
  decimals: number | null;
}

interface Term {
  text: string;
  value: number;
}

/** The facts of a formula by the sign that stands for each, with the cell where it stands. */
type Cells = ReadonlyMap<string, Term>;

const ROUNDED = `, ${ROUNDING_NOTE}`;
/** What a number is a number of, and remarks: `31 dagar`, `7 (månader)`. */
const REMARK = /(?<=\d) (?:dagar|dag|kr|gånger per år)(?!\p{L})| \(\p{L}[^()]*\)/gu;
const SIGN = /\uE000\d+\uE001|\d[\d\u00A0]*(?:[.,]\d+)?|% av|[()+−×÷]/gu;
/** What shares and averages are rounded to, then what a formula with more or fewer needs. */
const USUAL_DECIMALS = 4;
const FINEST = 12;

class Unreadable extends Error {}

function numberOf(sign: string): Term {
  const text = sign.replaceAll('\u00A0', '').replace(',', '.');
  const value = Number(text);
  if (text === '' || Number.isNaN(value)) throw new Unreadable();
  return { text, value };
}

/** Reads `−(a + b) × c ÷ d − 1`: products before sums. */
class Reader {
  private at = 0;
  private readonly signs: readonly string[];
  private readonly cells: Cells;

  constructor(signs: readonly string[], cells: Cells) {
    this.signs = signs;
    this.cells = cells;
  }

  all(): Term {
    const term = this.sum();
    if (this.at < this.signs.length) throw new Unreadable();
    return term;
  }

  private sum(): Term {
    let term = this.product();
    while (this.is('+') || this.is('−')) {
      const isPlus = this.next() === '+';
      const other = this.product();
      term = {
        text: `${term.text}${isPlus ? '+' : '-'}${other.text}`,
        value: isPlus ? term.value + other.value : term.value - other.value,
      };
    }
    return term;
  }

  private product(): Term {
    let term = this.factor();
    while (this.is('×') || this.is('÷')) {
      const isTimes = this.next() === '×';
      const other = this.factor();
      term = {
        text: `${term.text}${isTimes ? '*' : '/'}${other.text}`,
        value: isTimes ? term.value * other.value : term.value / other.value,
      };
    }
    return term;
  }

  private factor(): Term {
    const sign = this.next();
    if (sign === '−') {
      const { text, value } = this.product();
      return { text: `(-${text})`, value: -value };
    }
    if (sign === '(') {
      const { text, value } = this.sum();
      if (this.next() !== ')') throw new Unreadable();
      return { text: `(${text})`, value };
    }
    const term = this.cells.get(sign) ?? numberOf(sign);
    if (!this.is('% av')) return term;
    this.next();
    const of = this.factor();
    return { text: `(${term.text}/100*${of.text})`, value: (term.value / 100) * of.value };
  }

  private is(sign: string): boolean {
    return this.signs[this.at] === sign;
  }

  private next(): string {
    const sign = this.signs[this.at++];
    if (sign === undefined) throw new Unreadable();
    return sign;
  }
}

/** Rounds as spreadsheets do: halves of the written number away from zero. */
function rounded(value: number, decimals: number): number {
  const size = Math.abs(value);
  const up = Math.round(Number(`${size.toPrecision(15)}e${decimals}`));
  return Math.sign(value) * Number(`${up}e${-decimals}`);
}

/** To two significant digits. */
function coarse(value: number): number {
  return value === 0 ? 0 : rounded(value, 1 - Math.floor(Math.log10(Math.abs(value))));
}

/** The words of a receipt, with each fact as one sign and nothing but arithmetic; null where there is more. */
function signsOf(fact: Fact, inputs: readonly Fact[]): string[] | null {
  const longestFirst = inputs.toSorted((one, other) => other.label.length - one.label.length);
  let words = fact.source.formula.replace(ROUNDED, '');
  for (const { id, label } of longestFirst)
    words = words.replaceAll(`${label} (${id})`, `\uE000${id.slice(1)}\uE001`);
  const arithmetic = (words.split(/[,;:] /)[0] ?? '').replace(REMARK, '');
  return arithmetic.replace(SIGN, '').trim() === '' ? (arithmetic.match(SIGN) ?? []) : null;
}

function decimalsOf(fact: Fact, value: number): number | null | undefined {
  const shown = Number(fact.value);
  if (fact.source.formula.endsWith(ROUNDED)) return coarse(value) === shown ? null : undefined;
  const written = fact.value.split('.')[1]?.length ?? 0;
  const tried = [Math.max(USUAL_DECIMALS, written), written, ...[6, 8, 10, FINEST]];
  return tried.find((decimals) => rounded(value, decimals) === shown);
}

/**
 * The receipt of a fact as a formula over the cells of other facts. Null where rows of the file or
 * a method are part of it, and where the words would not give the figure to the öre.
 */
export function cellFormula(
  fact: Fact,
  facts: ReadonlyMap<string, Fact>,
  cellOf: (factId: string) => string | undefined,
): CellFormula | null {
  const inputs = fact.source.inputs.flatMap((id) => facts.get(id) ?? []);
  if (inputs.length === 0 || inputs.length < fact.source.inputs.length) return null;
  const signs = signsOf(fact, inputs);
  const cells = new Map(
    inputs.flatMap(({ id, value }) => {
      const text = cellOf(id);
      const sign = `\uE000${id.slice(1)}\uE001`;
      return text === undefined ? [] : [[sign, { text, value: Number(value) }] as const];
    }),
  );
  if (signs === null || !signs.some((sign) => cells.has(sign))) return null;
  try {
    const term = new Reader(signs, cells).all();
    // A share reads as per cent, 0.25 is 25 %, unless the words themselves have the hundred.
    const isShare =
      fact.unit === 'percent' && signs.includes('÷') && !/[×÷] 100(?!\d)/.test(signs.join(' '));
    const value = isShare ? term.value * 100 : term.value;
    const decimals = decimalsOf(fact, value);
    if (decimals === undefined) return null;
    return { exact: isShare ? `(${term.text})*100` : term.text, value, decimals };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
