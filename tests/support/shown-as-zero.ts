import type { Fact } from '#engine/facts/fact.ts';
import { isShown } from '#engine/facts/fact-value.ts';
import { placeholders } from '#engine/text/placeholder.ts';
import { stringsIn } from './strings-in.ts';

/** The sentences of a draft that word a change which is shown as zero: nothing has fallen by 0,0 %. */
export function changesOfNothing(draft: unknown, facts: readonly Fact[]): string[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return stringsIn(draft)
    .flatMap((text) => text.split(/(?<=\.)\s/u))
    .filter((sentence) =>
      placeholders(sentence).some(({ form, factId }) => {
        const fact = byId.get(factId);
        return form === 'magnitude' && fact !== undefined && !isShown(fact);
      }),
    );
}
