import type { Fact } from '#engine/facts/fact.ts';

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

/** An id as receipts name it: in brackets after the figure's name, or after which rows it stands for. */
const NAMED_ID = /(?<=\()F\d+(?=\))|(?<=raderna bakom .*)\bF\d+\b/gu;

/** The same facts under the ids that `scopedParts` gives them, in their receipts too; `origin` leads outside and stays. */
export function scopedFacts(facts: readonly Fact[], mark: string): Fact[] {
  return facts.map((fact) => {
    const { inputs, formula, filter } = fact.source;
    const led = (text: string) =>
      text.replace(NAMED_ID, (id) => (inputs.includes(id) ? `${mark}${id}` : id));
    return {
      ...fact,
      id: `${mark}${fact.id}`,
      source: {
        ...fact.source,
        inputs: inputs.map((id) => `${mark}${id}`),
        formula: led(formula),
        filter: led(filter),
      },
    };
  });
}
