import type { Fact } from './fact.ts';

/** A finished analysis whose figures another one uses. */
export interface OtherAnalysis {
  analysisId: string;
  facts: readonly Fact[];
}

/** Figures of another analysis, copied into this one. */
export interface ImportedFacts {
  /** The figure of the whole file; null where the other analysis lacks it. */
  get(key: string): Fact | null;
  /** The figure with this id in the other analysis; null where it lacks it. */
  withId(id: string): Fact | null;
}

/**
 * References to facts in formulas and filters: `Rabatter (F12) × 10`, `raderna bakom F21 och F22`.
 */
const NAMED = /\(F\d+\)|^raderna bakom F\d+(?: och F\d+)*/g;

/** A formula or a filter that names its inputs by their new ids; other ids stay. */
export function renamed(text: string, ids: ReadonlyMap<string, string>): string {
  return text.replace(NAMED, (names) => names.replace(/F\d+/g, (id) => ids.get(id) ?? id));
}

/** Copies figures of `analysis` by `append`, each once, after its inputs. */
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
    const ids = new Map(
      fact.source.inputs.flatMap((input): [string, string][] => {
        const ours = withId(input);
        return ours === null ? [] : [[input, ours.id]];
      }),
    );
    const { id: factId, ...rest } = fact;
    const source = {
      ...fact.source,
      inputs: [...ids.values()],
      formula: renamed(fact.source.formula, ids),
      filter: renamed(fact.source.filter, ids),
      origin: { analysisId, factId },
    };
    const copy = append({ ...rest, source });
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
