import { addUnknown, type MetricContext } from './context.ts';

/** Adds an unknown, with its reason, for every figure that depends on an unknown one. */
export function completeUnknowns<Key extends string>(context: MetricContext<Key>): void {
  const reasons = new Map<string, string>(context.unknowns.map(({ key, reason }) => [key, reason]));
  const given = new Set(context.facts.list.map((fact) => fact.key));
  for (const { key, restsOn } of context.measure.catalogue.rows) {
    if (given.has(key) || reasons.has(key)) continue;
    const reason = restsOn.flatMap((source) => reasons.get(source) ?? [])[0];
    if (reason !== undefined) addUnknown(context, [key], reason);
  }
}
