import { decimal } from '../../facts/decimal.ts';
import type { Fact, Unit } from '../../facts/fact.ts';
import { type Facts, NO_ORIGIN } from '../../facts/facts.ts';
import type { Beyond } from '../question/limits.ts';

/** Which side of a limit an amount is on, in words: without what is just so much, and with it. */
export const SIDES = {
  over: ['kommer över', 'kommer upp i minst'],
  under: ['stannar under', 'stannar på högst'],
} as const;

/** The number of the question, as a figure that the answer may say. */
export const limitOf = (facts: Facts, { value }: Beyond, unit: Unit): Fact =>
  facts.add({
    key: 'ask.limit',
    label: 'Gränsen i frågan',
    value: decimal(value),
    ...{ unit, precision: 0, kind: 'answer', columns: [], rows: 0, origin: NO_ORIGIN },
    filter: 'inga rader: ur din fråga',
    formula: 'så stod det i frågan',
  });
