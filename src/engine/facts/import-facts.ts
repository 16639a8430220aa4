import type { Fact } from './fact.ts';

/** A finished analysis whose figures another one builds on. */
export interface OtherAnalysis {
  analysisId: string;
  facts: readonly Fact[];
}

/** Figures of another analysis, as this one's own copies. */
export interface ImportedFacts {
  /** The figure for the whole file; null where the other analysis does not have it. */
  get(key: string): Fact | null;
  /** The figure with this id in the other analysis; null where it does not have it. */
  withId(id: string): Fact | null;
}

/** `Rabatter (F12) × 10` names facts by id: the copy must name its own. */
function renamed(text: string, ids: ReadonlyMap<string, string>): string {
  return text.replace(/\((F\d{1,6})\)/g, (whole, id: string) => {
    const own = ids.get(id);
    return own === undefined ? whole : `(${own})`;
  });
}

/** Copies figures of `analysis` by `append`, each once, after what it rests on. */
export function importFacts(
  { analysisId, facts }: OtherAnalysis,
  append: (copy: Omit<Fact, 'id'>) => Fact,
): ImportedFacts {
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const own = new Map<string, Fact>();
  const withId = (id: string): Fact | null => {
    const held = own.get(id);
    if (held) return held;
    const fact = known.get(id);
    if (fact === undefined) return null;
    const inputs = fact.source.inputs.flatMap((input) => withId(input)?.id ?? []);
    const ids = new Map([...own].map(([theirs, { id: ours }]) => [theirs, ours]));
    const { id: factId, ...rest } = fact;
    const formula = renamed(fact.source.formula, ids);
    const origin = { analysisId, factId };
    const copy = append({ ...rest, source: { ...fact.source, inputs, formula, origin } });
    own.set(id, copy);
    return copy;
  };
  return {
    withId,
    get: (key) => {
      const fact = facts.find((each) => each.key === key && each.subject === null);
      return fact === undefined ? null : withId(fact.id);
    },
  };
}
