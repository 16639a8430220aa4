import type { Period } from '../table/period.ts';
import { absolute, compare, type Decimal, decimal, toText } from './decimal.ts';
import type { Fact, FactKind, FactSource, Subject, Unit } from './fact.ts';

/** What is the same for every fact of one table. */
export interface FactOrigin {
  documentId: string | null;
  document: string | null;
  sheet: string | null;
  /** ISO 4217 where money is in another currency than SEK. */
  currency: string | null;
}

/** A fact before it has its id; what is left out has the plain value of its unit. */
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
  inputs?: Fact[];
}

/** The facts of one analysis in the order they were added, with ids F1, F2 … */
export interface FactList {
  readonly facts: Fact[];
  add(draft: FactDraft): Fact;
  /** The fact for the whole file; null where it was not added. */
  find(key: string): Fact | null;
  /** The fact for one subject; null where it was not added. */
  findFor(key: string, name: string): Fact | null;
}

const THOUSAND = decimal('1000');
const ALL = decimal('100');

/** Öre are shown only on sums below a thousand: above it they hide what the sum says. Nothing, and all, are whole. */
function shownDecimals(value: Decimal, unit: Unit): number {
  if (value.units === 0n) return 0;
  if (unit === 'SEK') return compare(absolute(value), THOUSAND) < 0 ? 2 : 0;
  if (unit === 'percent' && compare(absolute(value), ALL) === 0) return 0;
  if (unit === 'percent' || unit === 'percentagePoints') return 1;
  return unit === 'ratio' ? 2 : 0;
}

function sourceOf(origin: FactOrigin, draft: FactDraft): FactSource {
  return {
    documentId: origin.documentId,
    document: origin.document,
    sheet: origin.sheet,
    columns: draft.columns,
    filter: draft.filter,
    rows: draft.rows,
    formula: draft.formula,
    where: draft.where ?? null,
    inputs: (draft.inputs ?? []).map((fact) => fact.id),
  };
}

function lookupKey(key: string, name: string | null): string {
  return JSON.stringify([key, name]);
}

export function createFactList(origin: FactOrigin): FactList {
  const facts: Fact[] = [];
  const index = new Map<string, Fact>();
  const lookUp = (key: string, name: string | null) => index.get(lookupKey(key, name)) ?? null;
  return {
    facts,
    add(draft) {
      const fact: Fact = {
        id: `F${facts.length + 1}`,
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
      facts.push(fact);
      index.set(lookupKey(fact.key, fact.subject?.name ?? null), fact);
      return fact;
    },
    find: (key) => lookUp(key, null),
    findFor: lookUp,
  };
}
