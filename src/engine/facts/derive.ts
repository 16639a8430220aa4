import type { Worked } from './expression.ts';
import type { Fact } from './fact.ts';
import type { FactDraft, Facts } from './facts.ts';

/** The row filter of a figure computed from others. */
/** The selection of a figure that is made of others. */
export const DERIVED_ROWS = 'de rader som siffrorna i formeln bygger på';

type Derived = Worked & Pick<FactDraft, 'key' | 'label' | 'unit'> & Partial<FactDraft>;

/**
 * Adds a figure computed from others; inherits their file, columns and rows unless it names its
 * own.
 */
export function derive(facts: Facts, draft: Derived): Fact {
  const { inputs } = draft;
  const source = inputs.find((fact) => fact.source.document !== null)?.source;
  const currency = inputs.find(({ unit }) => unit === 'SEK')?.currency ?? null;
  const { documentId = null, document = null, sheet = null } = source ?? {};
  return facts.add({
    columns: [...new Set(inputs.flatMap((fact) => fact.source.columns))],
    filter: DERIVED_ROWS,
    rows: inputs.reduce((rows, fact) => rows + fact.source.rows, 0),
    origin: { documentId, document, sheet, currency },
    ...draft,
  });
}
