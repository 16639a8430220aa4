import { ROUNDING_NOTE } from '#engine/advice/effect-formula.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { type Algebra, readFormula } from '#engine/facts/read-formula.ts';

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

const ROUNDED = `, ${ROUNDING_NOTE}`;
/** What shares and averages are rounded to, then what a formula with more or fewer needs. */
const USUAL_DECIMALS = 4;
const FINEST = 12;

/** A formula as a spreadsheet writes it; `cells` are where the facts stand. */
const spreadsheet = (cells: ReadonlyMap<string, string>): Algebra<Term> => ({
  fact: ({ id, value }) => ({ text: cells.get(id) ?? value, value: Number(value) }),
  number: (text) => ({ text, value: Number(text) }),
  plus: (a, b) => ({ text: `${a.text}+${b.text}`, value: a.value + b.value }),
  minus: (a, b) => ({ text: `${a.text}-${b.text}`, value: a.value - b.value }),
  times: (a, b) => ({ text: `${a.text}*${b.text}`, value: a.value * b.value }),
  over: (a, b) => ({ text: `${a.text}/${b.text}`, value: a.value / b.value }),
  negative: ({ text, value }) => ({ text: `(-${text})`, value: -value }),
  grouped: ({ text, value }) => ({ text: `(${text})`, value }),
  percentOf: (a, b) => ({ text: `(${a.text}/100*${b.text})`, value: (a.value / 100) * b.value }),
});

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
  const cells = new Map(
    inputs.flatMap(({ id }) => {
      const cell = cellOf(id);
      return cell === undefined ? [] : [[id, cell] as const];
    }),
  );
  if (cells.size < inputs.length) return null;
  const words = fact.source.formula.replace(ROUNDED, '');
  const read = readFormula(words, inputs, spreadsheet(cells));
  if (read === null) return null;
  const { term, signs } = read;
  // A share reads as per cent, 0.25 is 25 %, unless the words themselves have the hundred.
  const isShare =
    fact.unit === 'percent' && signs.includes('÷') && !/[×÷] 100(?!\d)/.test(signs.join(' '));
  const value = isShare ? term.value * 100 : term.value;
  const decimals = decimalsOf(fact, value);
  if (decimals === undefined) return null;
  return { exact: isShare ? `(${term.text})*100` : term.text, value, decimals };
}
