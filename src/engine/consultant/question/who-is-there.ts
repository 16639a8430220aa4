import type { Known } from './known.ts';
import type { Meaning } from './meaning.ts';
import type { Named } from './named.ts';

/** `Vem har flest besök?` is of those who sell, where the file tells who they are and nobody who buys. */
export function ofThoseThere(meaning: Meaning, text: string, { names }: Known): Meaning {
  const has = (kind: Named['dimension']) => names.some(({ dimension }) => dimension === kind);
  const isWho = meaning.dimension === 'customer' && /\bvem\b/.test(text) && !/\bkund/.test(text);
  return isWho && has('staff') && !has('customer') ? { ...meaning, dimension: 'staff' } : meaning;
}
