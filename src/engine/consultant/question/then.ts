import type { Period } from '../../table/period.ts';
import type { Focus } from './ask.ts';
import type { DaysOfWeek } from './vocabulary.ts';
import type { Word } from './words.ts';

/** `Vem köpte mest då?`, where the question tells no time of its own. */
export const isThen = (text: string): boolean => /^(?!(?:och|men) \w+$)\w+ \w.*\bda$/.test(text);

/** `Vad säljer vi då?`, `den dagen`, after the best or the worst day of the week. */
export function thatDay(
  words: readonly Word[],
  text: string,
  focus: Focus | null,
): DaysOfWeek | null {
  if (focus?.weekday === undefined) return null;
  const at = words.findIndex(
    ({ plain }, place) =>
      /^(?:den|de|dom)$/.test(words[place - 1]?.plain ?? '') && /^dag(?:en|arna)$/.test(plain),
  );
  if (at < 1) return isThen(text) ? focus.weekday : null;
  for (const word of words.slice(at - 1, at + 1)) word.taken = 'period';
  return focus.weekday;
}

/** `Den månaden` after the best of a list of times. */
export function thenIn(words: readonly Word[], focus: Focus | null): Period | null {
  if (focus?.time === undefined) return null;
  const at = words.findIndex(
    ({ plain }, place) =>
      /^(?:den|det|samma)$/.test(words[place - 1]?.plain ?? '') &&
      /^(?:manaden|kvartalet|aret|veckan|dagen|perioden)$/.test(plain),
  );
  if (at < 1) return null;
  for (const word of words.slice(at - 1, at + 1)) word.taken = 'period';
  return focus.time;
}
