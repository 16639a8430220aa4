import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, toText } from '../facts/decimal.ts';
import { less, type Term } from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import { createFacts, NO_ORIGIN } from '../facts/facts.ts';
import { effectByAssumption } from './effect-at.ts';
import { addEffectFacts } from './effect-facts.ts';
import {
  dividedBy,
  type Formula,
  lossOf,
  multipliedBy,
  sumOf,
  timesPercent,
} from './effect-formula.ts';
import type { Recommendation } from './rule.ts';

const kronor = fc.integer({ min: 1, max: 10 ** 12 }).map((ore) => (ore / 100).toFixed(2));
const percents = fc.integer({ min: 0, max: 1000 }).map((tenths) => (tenths / 10).toString());

/** The shapes of formula that the rules write. */
type Shape = (base: Fact, other: Fact, percent: Term) => Formula;
const plainShape: Shape = (base, _, percent) => timesPercent(sumOf(base), percent);
const shapes: Shape[] = [
  plainShape,
  (base, other, percent) => timesPercent(multipliedBy(sumOf(base, other), 12), percent),
  (base, other, percent) =>
    multipliedBy(timesPercent(sumOf(base), percent), dividedBy(sumOf(other), 31)),
  (base, other, percent) => timesPercent(dividedBy(lossOf(base, other), 7), percent),
  (base, other, percent) => timesPercent(multipliedBy(sumOf(base), less(other, base)), percent),
];

function effectOf(shape: Shape, [one, two]: [string, string], percent: string) {
  const facts = createFacts(NO_ORIGIN);
  const about = {
    unit: 'SEK',
    precision: 0,
    kind: 'computed',
    filter: '',
    rows: 1,
  } as const;
  const add = (key: string, value: string) =>
    facts.add({
      ...about,
      columns: [],
      key,
      label: `Såld ${key} (netto)`,
      value: decimal(value),
      formula: 'summan av Summa',
      origin: NO_ORIGIN,
    });
  const [base, other] = [add('mängd', one), add('rest', two)];
  const made = addEffectFacts(
    { id: 'price' } as Recommendation,
    {
      measure: 'revenue',
      assumption: {
        label: 'Antagen höjning',
        basis: 'prövat',
        low: '1',
        likely: percent,
        high: '99',
      },
      formula: (assumed) => shape(base, other, assumed),
      claims: [],
    },
    facts,
  );
  return { effect: made.likely, factOf: (id: string) => facts.list.find((each) => each.id === id) };
}

test('an effect by another assumption is what the engine would have made of it, to the krona', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shapes),
      fc.tuple(kronor, kronor),
      percents,
      percents,
      (shape, sums, own, other) => {
        const { effect, factOf } = effectOf(shape, sums, own);
        const read = effectByAssumption(effect, factOf);
        const then = effectOf(shape, sums, other).effect.value;
        const value = read?.at(other);
        expect(value && toText(value)).toBe(then);
      },
    ),
    { numRuns: 300 },
  );
});

test('a receipt that does not give the effect it stands with tells nothing of another', () => {
  const { effect, factOf } = effectOf(plainShape, ['1000', '1'], '10');
  expect(effectByAssumption({ ...effect, value: '101' }, factOf)).toBeNull();
  const words = { ...effect.source, formula: 'så mycket som i fjol' };
  expect(effectByAssumption({ ...effect, source: words }, factOf)).toBeNull();
  expect(effectByAssumption(effect, () => undefined)).toBeNull();
});
