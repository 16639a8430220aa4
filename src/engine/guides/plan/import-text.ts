import type { ImportedFacts } from '../../facts/import-facts.ts';
import { placeholders } from '../../text/placeholder.ts';

/** A draft text of an analysis with the ids of the plan's facts; null where a figure is missing. */
export function importText(draft: string, from: ImportedFacts): string | null {
  let text = '';
  let at = 0;
  for (const place of placeholders(draft)) {
    const fact = from.withId(place.factId);
    if (fact === null) return null;
    text += draft.slice(at, place.start) + place.text.replace(place.factId, fact.id);
    at = place.end;
  }
  return text + draft.slice(at);
}
