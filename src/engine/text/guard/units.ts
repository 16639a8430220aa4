import type { Fact, Unit } from '../../facts/fact.ts';
import { placeholders } from '../placeholder.ts';

/** Words of scale, which no shown figure has. */
const SCALE = /(?<!\p{L})(?:tkr|mkr|mnkr|ksek|msek|tsek|mdr|mdkr)(?!\p{L})/giu;
const UNIT_AFTER =
  /^[\s*_]{0,4}(procentenhet\p{L}{0,3}|procent|kr|kronor|sek|eur|euro|dagar|dag|stycken|st|tusen)(?!\p{L})|^[\s*_]{0,4}([%‰€$])/iu;
const POINTS = /(?<!\p{L})procentenhet\p{L}{0,3}/giu;

/** Units that may be written after a figure of each unit; the figure already shows its own. */
const allowed: Partial<Record<Unit, RegExp>> = { count: /^(st|stycken)$/i };

/** A unit of the sentence's own that its figures do not have, or have already. */
export function unitBreaches(sentence: string, facts: ReadonlyMap<string, Fact>): string[] {
  const places = placeholders(sentence);
  const units = new Set<Unit>();
  const after: string[] = [];
  for (const place of places) {
    const fact = facts.get(place.factId);
    if (fact === undefined || place.form === 'name' || place.form === 'period') continue;
    units.add(fact.unit);
    const match = UNIT_AFTER.exec(sentence.slice(place.end, place.end + 24));
    const word = match?.[1] ?? match?.[2];
    if (word !== undefined && !allowed[fact.unit]?.test(word)) after.push(word);
  }
  const isOfPoints = units.size === 0 || units.has('percentagePoints');
  const points = isOfPoints ? [] : (sentence.match(POINTS) ?? []);
  return [...after, ...(sentence.match(SCALE) ?? []), ...points];
}
