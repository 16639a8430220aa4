import type { Fact, Subject, Unit } from '../../facts/fact.ts';

/** A figure the user gave, as a fact: its source is the answer, not the file. */
export function answerFact(given: {
  key: string;
  subject?: Subject;
  label: string;
  value: string;
  unit: Unit;
  currency?: string | null;
  formula: string;
  inputs?: string[];
  kind?: Fact['kind'];
  precision?: number;
}): Omit<Fact, 'id'> {
  return {
    key: given.key,
    subject: given.subject ?? null,
    label: given.label,
    value: given.value,
    unit: given.unit,
    currency: given.currency ?? null,
    period: null,
    precision: given.precision ?? (given.unit === 'percent' && given.value.includes('.') ? 1 : 0),
    kind: given.kind ?? 'answer',
    source: {
      documentId: null,
      document: null,
      sheet: null,
      columns: [],
      filter: 'ditt svar i formuläret, inga rader ur filen',
      rows: 0,
      formula: given.formula,
      where: null,
      inputs: given.inputs ?? [],
    },
  };
}
