import { ROUNDING_NOTE } from '#engine/advice/effect-formula.ts';
import { decimal, roundSignificant, toText } from '#engine/facts/decimal.ts';
import type { Fact } from '#engine/facts/fact.ts';

/** A fraction, for recomputing a formula independently of the engine's decimals. */
interface Fraction {
  n: bigint;
  d: bigint;
}

function fraction(text: string): Fraction {
  const { units, scale } = decimal(text);
  return { n: units, d: 10n ** BigInt(scale) };
}

/** Works out `−(a + b) × c ÷ d` from left to right; products and quotients only outside the parentheses. */
function calculate(formula: string): Fraction {
  const tokens = formula.match(/-?\d+(?:\.\d+)?|[()+−×÷]/g) ?? [];
  let at = 0;
  const sum = (): Fraction => {
    let total = atom();
    while (tokens[at] === '+' || tokens[at] === '−') {
      const minus = tokens[at++] === '−';
      const next = atom();
      total = { n: total.n * next.d + (minus ? -next.n : next.n) * total.d, d: total.d * next.d };
    }
    return total;
  };
  const atom = (): Fraction => {
    if (tokens[at] === '−') {
      at += 1;
      const value = atom();
      return { n: -value.n, d: value.d };
    }
    if (tokens[at] === '(') {
      at += 1;
      const value = sum();
      at += 1;
      return value;
    }
    return fraction(tokens[at++] ?? '');
  };
  let product = atom();
  while (at < tokens.length) {
    const over = tokens[at++] === '÷';
    const next = atom();
    product = over
      ? { n: product.n * next.d, d: product.d * next.n }
      : { n: product.n * next.n, d: product.d * next.d };
  }
  return product;
}

/** The formula with each `label (F12)` replaced by the fact's value, worked out and rounded as it says. */
export function recomputed(fact: Fact, facts: ReadonlyMap<string, Fact>): string {
  const inputs = fact.source.inputs
    .map((id) => facts.get(id))
    .filter((input) => input !== undefined);
  const longestFirst = inputs.sort((a, b) => b.label.length - a.label.length);
  const text = longestFirst.reduce(
    (formula, { label, id, value: number }) => formula.replaceAll(`${label} (${id})`, number),
    fact.source.formula.replace(`, ${ROUNDING_NOTE}`, ''),
  );
  const { n, d } = calculate(text);
  const scaled = (n * 10n ** 12n * 2n + (n < 0n === d < 0n ? d : -d)) / (2n * d);
  return toText(roundSignificant({ units: scaled, scale: 12 }, 2));
}
