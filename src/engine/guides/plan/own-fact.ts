import type { Ledger } from '../../advice/fact-ledger.ts';
import { type Decimal, toText } from '../../facts/decimal.ts';
import type { Fact, Unit } from '../../facts/fact.ts';

interface OwnFact {
  key: string;
  /** The goal it is about, as it was written; plans are compared goal by goal. */
  goal?: string;
  label: string;
  value: Decimal;
  unit: Unit;
  kind: 'answer' | 'computed';
  /** In words, naming its inputs with their ids. */
  formula: string;
  inputs?: readonly Fact[];
  /** Where the figure was written, for an answer. */
  written?: string;
}

/** `Omsättning per månad (F3)`: a fact as formulas name it. */
export function named(fact: Fact): string {
  return `${fact.label} (${fact.id})`;
}

function decimalsOf({ scale, units }: Decimal, unit: Unit): number {
  if (unit !== 'percent' && unit !== 'percentagePoints') return 0;
  return scale > 0 && units % 10n ** BigInt(scale) !== 0n ? 1 : 0;
}

/** Appends a figure of the plan's own: what the user wrote, or what follows from it and the analyses. */
export function ownFact(ledger: Ledger, given: OwnFact): Fact {
  const inputs = given.inputs ?? [];
  const [basis] = inputs.filter(({ source }) => source.document !== null);
  return ledger.append({
    key: given.key,
    subject: given.goal === undefined ? null : { kind: 'goal', name: given.goal },
    label: given.label,
    value: toText(given.value),
    unit: given.unit,
    currency:
      given.unit === 'SEK' ? (inputs.find(({ unit }) => unit === 'SEK')?.currency ?? null) : null,
    period: null,
    precision: decimalsOf(given.value, given.unit),
    kind: given.kind,
    source: {
      documentId: basis?.source.documentId ?? null,
      document: basis?.source.document ?? null,
      sheet: basis?.source.sheet ?? null,
      columns: [...new Set(inputs.flatMap(({ source }) => source.columns))],
      filter:
        given.kind === 'answer'
          ? `${given.written ?? 'ditt svar i formuläret'}, inga rader ur någon fil`
          : 'de rader som siffrorna i formeln bygger på',
      rows: inputs.reduce((rows, { source }) => rows + source.rows, 0),
      formula: given.formula,
      where: null,
      inputs: inputs.map(({ id }) => id),
    },
  });
}
