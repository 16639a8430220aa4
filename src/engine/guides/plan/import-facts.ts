import type { Ledger } from '../../advice/fact-ledger.ts';
import type { Fact } from '../../facts/fact.ts';
import { placeholders } from '../../text/placeholder.ts';
import type { PlanSource } from './input.ts';

/** Takes figures over from a finished analysis into the plan, with all they rest on. */
export interface FactImport {
  /** The plan's own copy of a fact, made once; null where the analysis does not have it. */
  take(id: string): Fact | null;
  /** The figure for the whole file by key; null where the analysis does not have it. */
  find(key: string): Fact | null;
  /** A draft text of the analysis with the plan's ids; null where a figure is missing. */
  text(draft: string): string | null;
}

/** `Rabatter (F12) × 10` names facts by id: the copy must name its own. */
function renamed(formula: string, ids: ReadonlyMap<string, string>): string {
  return formula.replace(/\((F\d{1,6})\)/g, (whole, id: string) => {
    const own = ids.get(id);
    return own === undefined ? whole : `(${own})`;
  });
}

export function factImport({ analysisId, facts }: PlanSource, ledger: Ledger): FactImport {
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const own = new Map<string, Fact>();

  const take = (id: string): Fact | null => {
    const held = own.get(id);
    if (held) return held;
    const fact = known.get(id);
    if (fact === undefined) return null;
    const inputs = fact.source.inputs.flatMap((input) => take(input)?.id ?? []);
    const ids = new Map([...own].map(([theirs, { id: ours }]) => [theirs, ours]));
    const { id: factId, ...rest } = fact;
    const copy = ledger.append({
      ...rest,
      source: {
        ...fact.source,
        inputs,
        formula: renamed(fact.source.formula, ids),
        origin: { analysisId, factId },
      },
    });
    own.set(id, copy);
    return copy;
  };

  return {
    take,
    find: (key) => {
      const fact = facts.find((each) => each.key === key && each.subject === null);
      return fact === undefined ? null : take(fact.id);
    },
    text: (draft) => {
      let text = '';
      let from = 0;
      for (const place of placeholders(draft)) {
        const fact = take(place.factId);
        if (fact === null) return null;
        text += draft.slice(from, place.start) + place.text.replace(place.factId, fact.id);
        from = place.end;
      }
      return text + draft.slice(from);
    },
  };
}
