import type { Fact } from '#engine/facts/fact.ts';
import { renamed } from '#engine/facts/import-facts.ts';

/** A value with every `factId` in it led by a mark, which keeps the same id of two analyses apart. */
function marked(value: unknown, mark: string): unknown {
  if (Array.isArray(value)) return value.map((each) => marked(each, mark));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    key === 'factId' && typeof each === 'string' ? `${mark}${each}` : marked(each, mark),
  ]);
  return Object.fromEntries(entries);
}

/** Parts of a report whose figures lead to the facts of one analysis among several: `F1` is `1-F1`. */
export function scopedParts<Part>(parts: readonly Part[], mark: string): Part[] {
  // Only ids change, so that the shape stays.
  return marked(parts, mark) as Part[];
}

/** The same facts under the ids that `scopedParts` gives them, in their receipts too; `origin` leads outside and stays. */
export function scopedFacts(facts: readonly Fact[], mark: string): Fact[] {
  return facts.map((fact) => {
    const { inputs, formula, filter } = fact.source;
    const ids = new Map(inputs.map((id) => [id, `${mark}${id}`]));
    return {
      ...fact,
      id: `${mark}${fact.id}`,
      source: {
        ...fact.source,
        inputs: inputs.map((id) => `${mark}${id}`),
        formula: renamed(formula, ids),
        filter: renamed(filter, ids),
      },
    };
  });
}
