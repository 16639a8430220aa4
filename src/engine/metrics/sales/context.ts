import type { Fact, Subject, Unknown } from '../../facts/fact.ts';
import type { FactDraft, FactList } from '../../facts/fact-list.ts';
import type { Query } from '../query.ts';
import type { Amount } from './amounts.ts';
import type { Comparison } from './comparison.ts';
import { type ComputedKey, labelOf, unknownLabel } from './labels.ts';
import type { Timeline } from './timeline.ts';
import type { SalesView } from './view.ts';

/** What every group of sales metrics works from. */
export interface SalesContext {
  query: Query;
  view: SalesView;
  revenue: Amount;
  list: FactList;
  unknowns: Unknown[];
  warnings: string[];
  /** True where some rows have no amount: then every condition leaves them out. */
  emptyAmounts: boolean;
  timeline: Timeline | null;
  comparison: Comparison | null;
}

export type KeyedDraft = Omit<FactDraft, 'label' | 'key'> & { key: ComputedKey };

/** Adds a fact under its key's Swedish label. */
export function addFact(context: SalesContext, draft: KeyedDraft): Fact {
  return context.list.add({
    ...draft,
    label: labelOf(draft.key, draft.subject ?? null, draft.period ?? null),
  });
}

/** Says why figures cannot be given, once for each. */
export function addUnknown(
  context: SalesContext,
  keys: readonly ComputedKey[],
  reason: string,
): void {
  for (const key of keys) context.unknowns.push({ key, label: unknownLabel(key), reason });
}

export function subject(kind: Subject['kind'], name: string): Subject {
  return { kind, name };
}
