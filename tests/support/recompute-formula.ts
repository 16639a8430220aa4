import { decimal, roundSignificant, toText } from '#engine/facts/decimal.ts';
import type { Fact } from '#engine/facts/fact.ts';

/** A fraction, for recomputing a formula independently of the engine's arithmetic. */
interface Fraction {
  n: bigint;
  d: bigint;
}

/** What came of a receipt: its figure again, or why its words do not give it. */
export type Recomputed =
  | { kind: 'same'; value: string }
  | { kind: 'other'; value: string }
  /** Rows of the file, or a statistical method, are part of the formula. */
  | { kind: 'rows' }
  | { kind: 'unreadable'; rest: string };

const ROUNDED = ', avrundat till två värdesiffror';
/** What a formula is made of beside facts and numbers, where it is not made of facts alone. */
const OF_ROWS =
  /(?<!\p{L})(summan (av|per)|alla (leverantörers|produkters|kunders) |det fel som|antalet |minus |omsättning nu|täckningsbidrag nu|antal nu)/u;

function fraction(text: string): Fraction {
  const { units, scale } = decimal(text.replace(',', '.').replace('−', '-').replace(/\s/g, ''));
  return { n: units, d: 10n ** BigInt(scale) };
}

function divided(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new RangeError('division by zero');
  return { n: a.n * b.d, d: a.d * b.n };
}

const multiplied = (a: Fraction, b: Fraction) => ({ n: a.n * b.n, d: a.d * b.d });
const added = (a: Fraction, b: Fraction) => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });

/** Works out `−(a + b) × c ÷ d − 1`, products before sums, as a calculator with parentheses does. */
function calculate(tokens: readonly string[], values: ReadonlyMap<string, string>): Fraction {
  let at = 0;
  const next = () => {
    const token = tokens[at++];
    if (token === undefined) throw new SyntaxError('the formula ends too early');
    return token;
  };
  const atom = (): Fraction => {
    const token = next();
    if (token === '−') return multiplied({ n: -1n, d: 1n }, product());
    if (token === '(') {
      const value = sum();
      if (next() !== ')') throw new SyntaxError('a parenthesis is not closed');
      return value;
    }
    if (token.endsWith('% av'))
      return multiplied(divided(fraction(token.slice(0, -4)), { n: 100n, d: 1n }), atom());
    return fraction(values.get(token) ?? token);
  };
  const product = (): Fraction => {
    let value = atom();
    while (tokens[at] === '×' || tokens[at] === '÷')
      value = next() === '×' ? multiplied(value, atom()) : divided(value, atom());
    return value;
  };
  const sum = (): Fraction => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '−') {
      const negative = next() === '−';
      const term = product();
      value = added(value, negative ? { n: -term.n, d: term.d } : term);
    }
    return value;
  };
  const value = sum();
  if (at < tokens.length)
    throw new SyntaxError(`the formula goes on: ${tokens.slice(at).join(' ')}`);
  return value;
}

function rounded({ n, d }: Fraction, scale: number): string {
  const [above, below] = d < 0n ? [-n, -d] : [n, d];
  const up = (above < 0n ? -above : above) * 10n ** BigInt(scale);
  const units = (2n * up + below) / (2n * below);
  return toText({ units: above < 0n ? -units : units, scale });
}

const TOKEN = /(\d[\d\u00A0]*(?:,\d+)?\s?% av|\uE000\d+\uE001|\d[\d\u00A0]*(?:[.,]\d+)?|[()+−×÷])/u;
/** What a number is a number of: `31 dagar`, `7 (månader)`, `1 234,50 kr (trendlinjens mitt)`. */
const COUNTED =
  /(?<=\d)\s(?:dag(?:ar)?|kr|[A-Z]{3}|gånger per år)(?![\p{L}])|(?<=[\d\p{L}\uE001])\s\((?:\p{L}[^()]*|\d+\s\p{L}+\s\d{4})\)/gu;

/** The formula with each fact as one sign, without what is said after it in plain words. */
function arithmetic(fact: Fact, facts: ReadonlyMap<string, Fact>) {
  const values = new Map<string, string>();
  let formula = fact.source.formula.replace(ROUNDED, '');
  const inputs = fact.source.inputs.flatMap((id) => facts.get(id) ?? []);
  for (const { id, label, value } of inputs.sort((a, b) => b.label.length - a.label.length)) {
    const sign = `\uE000${id.slice(1)}\uE001`;
    values.set(sign, value);
    formula = formula.replaceAll(`${label} (${id})`, sign);
  }
  const [said = ''] = formula.split(/; |: |, (?=\D|\d+[\s\u00A0]månad)/u);
  return { words: said.replace(COUNTED, ''), values };
}

function tokensOf(words: string): string[] | null {
  const parts = words.split(TOKEN);
  const between = parts.filter((_, index) => index % 2 === 0);
  return between.every((text) => text.trim() === '')
    ? parts.filter((_, index) => index % 2 === 1)
    : null;
}

/** A share reads as per cent: 0.25 is 25 %, unless the formula itself multiplies by 100. */
function asUnit(value: Fraction, { unit }: Fact, words: string): Fraction {
  const isShare = unit === 'percent' && words.includes('÷') && !/[×÷] 100(?!\d)/u.test(words);
  return isShare ? multiplied(value, { n: 100n, d: 1n }) : value;
}

/** Whether a formula names facts by id. */
export function namesFacts({ source }: Fact): boolean {
  return source.inputs.length > 0 && /\bF\d+\b/u.test(source.formula);
}

const FINEST = 12;

/**
 * Recomputes a receipt from its words alone. The figure is the same where it is what the words give, rounded no
 * coarser than it is shown (or to two significant digits, where the words say so).
 */
export function recompute(fact: Fact, facts: ReadonlyMap<string, Fact>): Recomputed {
  const { words, values } = arithmetic(fact, facts);
  const tokens = tokensOf(words);
  if (tokens === null)
    return OF_ROWS.test(words) ? { kind: 'rows' } : { kind: 'unreadable', rest: words };
  const value = asUnit(calculate(tokens, values), fact, words);
  if (fact.source.formula.endsWith(ROUNDED)) {
    const units = BigInt(rounded(multiplied(value, { n: 10n ** 12n, d: 1n }), 0));
    const shown = toText(roundSignificant({ units, scale: 12 }, 2));
    return { kind: shown === fact.value ? 'same' : 'other', value: shown };
  }
  for (let scale = fact.precision; scale <= FINEST; scale++)
    if (rounded(value, scale) === fact.value) return { kind: 'same', value: fact.value };
  return { kind: 'other', value: rounded(value, FINEST) };
}

/** The value a receipt's words give, as text. */
export function recomputed(fact: Fact, facts: ReadonlyMap<string, Fact>): string {
  const result = recompute(fact, facts);
  return 'value' in result ? result.value : result.kind;
}
