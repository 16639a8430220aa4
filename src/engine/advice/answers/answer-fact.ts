import { fromNumber } from '../../facts/decimal.ts';
import type { Fact } from '../../facts/fact.ts';
import { type FactDraft, type Facts, NO_ORIGIN } from '../../facts/facts.ts';

type Answer = Pick<FactDraft, 'key' | 'subject' | 'label' | 'unit' | 'formula'> & {
  value: number;
  /** ISO 4217 code if the currency is not SEK. */
  currency?: string | null;
};

/** The source of a figure that comes from an answer, not the file. */
export const ANSWERED = {
  kind: 'answer',
  columns: [],
  filter: 'ditt svar i formuläret, inga rader ur filen',
  rows: 0,
} as const satisfies Partial<FactDraft>;

/** Adds a figure from an answer. */
export function addAnswer(facts: Facts, { value, currency = null, ...given }: Answer): Fact {
  return facts.add({
    ...ANSWERED,
    ...given,
    columns: [],
    value: fromNumber(value),
    precision: given.unit === 'percent' && !Number.isInteger(value) ? 1 : 0,
    origin: { ...NO_ORIGIN, currency },
  });
}
