import { expect, it } from 'vitest';
import { decimal } from './decimal.ts';
import { leading } from './fact-value.ts';
import { createFacts, NO_ORIGIN } from './facts.ts';

const facts = createFacts(NO_ORIGIN);
const changes = (...values: string[]) =>
  values.map((value) =>
    facts.add({
      ...{ key: value, label: value, unit: 'SEK', columns: [], filter: '', rows: 0, formula: '' },
      value: decimal(value),
    }),
  );

it.each([
  ['what weighs next to nothing is not named', ['-587729', '-103445', '-455.68'], 2],
  ['what weighs a twentieth is', ['100', '5', '4.9'], 2],
  ['no more than asked for', ['100', '90', '80', '70'], 3],
  ['nothing of nothing', [], 0],
] as const)('leading facts: %s', (_, values, count) => {
  expect(leading(changes(...values), 3).map(({ key }) => key)).toEqual(values.slice(0, count));
});
