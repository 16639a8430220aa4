import type { Step } from './calendar/rhythm.ts';
import type { Timeline } from './calendar/timeline.ts';
import type { MetricContext } from './context.ts';

const TIMES = { 3: 'kvartal', 4: 'tertial', 6: 'halvår', 12: 'år' } as const;

/** What times of so many months are called, one or several. */
export const stepName = (step: Exclude<Step, 1>) => TIMES[step];

/** Why monthly figures cannot be given for a file of quarters or years. */
export function noMonths(what: string, { step }: Pick<Timeline, 'step'>): string {
  return `${what} kan inte räknas: filen har ett belopp per ${step === 1 ? 'månad' : stepName(step)}, inte per månad.`;
}

/** The reason without dates: `Trend kan inte räknas: filen saknar en kolumn med datum.` */
export function noDates<Key extends string>(
  what: string,
  { measure }: Pick<MetricContext<Key>, 'measure'>,
): string {
  return `${what} kan inte räknas: ${measure.words.noDates}.`;
}

/**
 * The reason for an empty column: `Produkter kan inte räknas: kolumnen Benämning är tom på alla
 * rader med belopp.`
 */
export function emptyColumn(what: string, name: string): string {
  return `${what} kan inte räknas: kolumnen ${name} är tom på alla rader med belopp.`;
}
