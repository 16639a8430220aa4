import type { Fact } from '#engine/facts/fact.ts';
import { isShown } from '#engine/facts/fact-value.ts';
import { isManyTimes } from '#engine/text/format.ts';
import { placeholders } from '#engine/text/placeholder.ts';
import { stringsIn } from './strings-in.ts';

/**
 * The sentences of a draft that word a change which is shown as zero, or in per cent of a small base: nothing has fallen by
 * 0,0 %, nor risen by 587 %.
 */
export function misleadingChanges(draft: unknown, facts: readonly Fact[]): string[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return stringsIn(draft)
    .flatMap((text) => text.split(/(?<=\.)\s/u))
    .filter((sentence) =>
      placeholders(sentence).some(({ form, factId }) => {
        const fact = byId.get(factId);
        return form === 'magnitude' && fact !== undefined && (!isShown(fact) || isManyTimes(fact));
      }),
    );
}
