import type { Ask } from './ask.ts';
import { dimensionOf, LEAST, MOST, numberOf } from './vocabulary.ts';
import type { Word } from './words.ts';

const PART_OF_IT = /\b(?:del|andel|procent|mycket) (?:\w+ )?av (?:det|den|dem|dom|detta)\b/;

/** `Hur stor del av det är material?` is of what was asked before, and not of all. */
export const isPartOfIt = (text: string, ask: Ask, before: Ask): boolean =>
  ask.share && ask.named.length > 0 && before.named.length > 0 && PART_OF_IT.test(text);

const ONE = /^(?:den|denna|denne|hon|han|hen|henne|honom|dess|hennes|hans)$/;
/** `Hur många kunder köpte det?`: what was named, where nothing stands behind. */
const BOUGHT_IT =
  /\b(?:kop(?:er|te|t)|sal(?:jer|de|t)|handla(?:r|de|t)|bestall(?:er|de|t)) det(?: da)?$/;
/** `Vad kostar det?`, `vad kostar det i månaden?`: what was asked of, where there is something. */
const COSTS_IT =
  /^(?:och |men )?(?:vad|hur mycket) (?:kostar|kostade) (?:det|den|dom|dem|de)(?: oss)?(?: (?:i manaden|per manad|om aret|per ar|da|nu))*$/;
const MANY = /^(?:de|dem|dom|dessa|deras)$/;

const isOfKind = (word: Word | undefined) =>
  word !== undefined && dimensionOf(word.plain.replace(/s$/, '')) !== null;

/** The word that stands for what was named before: `hur mycket köpte den?`, not `den bästa` or `den 5 mars`. */
export function pronounIn(words: readonly Word[]): 'one' | 'many' | null {
  const text = words.map(({ plain }) => plain).join(' ');
  if (BOUGHT_IT.test(text) || COSTS_IT.test(text)) return 'one';
  const at = words.findIndex(({ plain, taken }, place) => {
    if (taken !== null || !(ONE.test(plain) || MANY.test(plain))) return false;
    const next = words[place + 1];
    // `Den där kunden`, `den där kundens marginal`: who was named.
    if (/^(?:har|dar)$/.test(next?.plain ?? '') && isOfKind(words[place + 2])) return true;
    if (next === undefined || /^(?:hon|han|hen|henne|honom|hennes|hans|dess|deras)$/.test(plain))
      return true;
    const isDay = next.taken === 'period' && /^\d{1,2}$/.test(next.plain);
    const isOfNoun =
      [MOST, LEAST].some((order) => order.test(next.plain) && /[ae]$/.test(next.plain)) ||
      dimensionOf(next.plain) !== null ||
      numberOf(next.plain) !== null ||
      // `När betalade vi den senast?` is of it.
      (next.plain === 'senaste' && words[place + 2] !== undefined) ||
      /^(?:har|dar|forsta|andra|totala|nya|gamla|manaden|perioden)$/.test(next.plain);
    return !isDay && !isOfNoun && next.taken !== 'name';
  });
  const word = words[at];
  if (word === undefined) return null;
  return ONE.test(word.plain) ? 'one' : 'many';
}
