import { correctedWord } from './corrected.ts';
import { isIntentWord } from './intents.ts';
import { FIRST_NAMES } from './name-parts.ts';
import { GENERIC } from './names-beside.ts';
import { patternWords } from './open/patterns.ts';
import { isOrdinary } from './ordinary.ts';
import { isKnownWord, measureOf } from './vocabulary.ts';
import type { Word } from './words.ts';

const MODAL =
  /^(?:kan|kunde|ska|skall|skulle|bor|borde|maste|far|vill|ville|behover|brukar|vagar|hinner|orkar|lar)$/;
const WHO = /^(?:jag|ja|vi|man|ni|du|de|dom|den|det)$/;
const WITHIN = /^(?:inte|ej|bara|ens|sedan|sen|ocksa|nu|aldrig|alltid)$/;

/** `Kan jag spara`, `för att starta`: what one can or should do is a verb, whatever name is near it. */
function isVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || word.written !== word.written.toLowerCase()) return false;
  const before = words
    .slice(Math.max(0, at - 3), at)
    .map(({ plain }) => plain)
    .filter((each) => !WITHIN.test(each));
  const [second = '', first = ''] = [before.at(-2), before.at(-1)];
  if (first === 'att') return word.plain.endsWith('a');
  return (WHO.test(first) && MODAL.test(second)) || (MODAL.test(first) && WHO.test(second));
}

/** An ordinary word as it stands, which is no name with a letter wrong. */
export function isNeverAName(words: readonly Word[], at: number): boolean {
  const { plain = '' } = words[at] ?? {};
  return (
    isKnownWord(plain) ||
    isIntentWord(plain) ||
    GENERIC.has(plain) ||
    isOrdinary(plain) ||
    FIRST_NAMES.has(plain) ||
    patternWords.includes(plain) ||
    measureOf(correctedWord(plain) ?? '') !== null ||
    isVerb(words, at)
  );
}
