import type { Period } from '../table/period.ts';
import { absolute, compare, type Decimal, decimal, toText } from './decimal.ts';
import type { Fact, FactKind, FactSource, Subject, Unit } from './fact.ts';
import { type ImportedFacts, importFacts, type OtherAnalysis } from './import-facts.ts';

/** The table a fact was computed from. */
export interface FactOrigin {
  documentId: string | null;
  document: string | null;
  sheet: string | null;
  /** ISO 4217 code if the currency is not SEK. */
  currency: string | null;
}

/** The origin of facts without a table: answers and assumptions. */
export const NO_ORIGIN: FactOrigin = {
  documentId: null,
  document: null,
  sheet: null,
  currency: null,
};

/** A fact before it has its id; omitted fields get the defaults of its unit. */
export interface FactDraft {
  key: string;
  subject?: Subject | null;
  label: string;
  value: Decimal;
  unit: Unit;
  period?: Period | null;
  precision?: number;
  kind?: FactKind;
  columns: string[];
  filter: string;
  rows: number;
  formula: string;
  where?: string | null;
  inputs?: readonly Fact[];
  /** Where it differs from the origin of the other facts. */
  origin?: FactOrigin;
}

/** The facts of one analysis, looked up by key and subject. */
export interface Facts {
  /** In the order they were added. */
  readonly list: readonly Fact[];
  /** Adds a fact with the next id: F1, F2 … */
  add(draft: FactDraft): Fact;
  /** The figure of the whole file; null where unknown. */
  get(key: string): Fact | null;
  /** The figure of one product, customer, month …; null where unknown. */
  of(key: string, name: string): Fact | null;
  /** The figure of every subject, in the order they were added. */
  all(key: string): Fact[];
  /** Figures of another analysis, each copied here on first use, after its inputs. */
  from(analysis: OtherAnalysis): ImportedFacts;
}

const THOUSAND = decimal('1000');
const ALL = decimal('100');

/** Öre are shown only below a thousand kronor. 0 % and 100 % have no decimals. */
function shownDecimals(value: Decimal, unit: Unit): number {
  if (value.units === 0n) return 0;
  if (unit === 'SEK') return compare(absolute(value), THOUSAND) < 0 ? 2 : 0;
  if (unit === 'percent' && compare(absolute(value), ALL) === 0) return 0;
  if (unit === 'percent' || unit === 'percentagePoints') return 1;
  return unit === 'ratio' ? 2 : 0;
}

function sourceOf({ documentId, document, sheet }: FactOrigin, draft: FactDraft): FactSource {
  return {
    ...{ documentId, document, sheet },
    columns: draft.columns,
    filter: draft.filter,
    rows: draft.rows,
    formula: draft.formula,
    where: draft.where ?? null,
    inputs: (draft.inputs ?? []).map(({ id }) => id),
  };
}

function factOf(draft: FactDraft, origin: FactOrigin, id: string): Fact {
  return {
    id,
    key: draft.key,
    subject: draft.subject ?? null,
    label: draft.label,
    value: toText(draft.value),
    unit: draft.unit,
    currency: draft.unit === 'SEK' ? origin.currency : null,
    period: draft.period ?? null,
    precision: draft.precision ?? shownDecimals(draft.value, draft.unit),
    kind: draft.kind ?? 'computed',
    source: sourceOf(origin, draft),
  };
}

const numberOf = ({ id }: Fact) => Number(id.slice(1));

/** An index of facts by key and subject name. */
function createIndex() {
  const whole = new Map<string, Fact>();
  const bySubject = new Map<string, Map<string, Fact>>();
  return {
    put(fact: Fact): void {
      if (fact.subject === null) {
        whole.set(fact.key, fact);
        return;
      }
      const subjects = bySubject.get(fact.key) ?? new Map<string, Fact>();
      bySubject.set(fact.key, subjects.set(fact.subject.name, fact));
    },
    get: (key: string) => whole.get(key) ?? null,
    of: (key: string, name: string) => bySubject.get(key)?.get(name) ?? null,
    all: (key: string) => [...(bySubject.get(key)?.values() ?? [])],
  };
}

/**
 * The facts of one analysis: those `given`, unchanged, and those added; `origin` is the default.
 */
export function createFacts(origin: FactOrigin, given: readonly Fact[] = []): Facts {
  const list = [...given];
  const index = createIndex();
  for (const fact of given) index.put(fact);
  let last = given.reduce((highest, fact) => Math.max(highest, numberOf(fact) || 0), 0);
  const append = (make: (id: string) => Fact): Fact => {
    last += 1;
    const fact = make(`F${last}`);
    list.push(fact);
    index.put(fact);
    return fact;
  };
  return {
    list,
    add: (draft) => append((id) => factOf(draft, draft.origin ?? origin, id)),
    get: index.get,
    of: index.of,
    all: index.all,
    from: (analysis) => importFacts(analysis, (copy) => append((id) => ({ id, ...copy }))),
  };
}
