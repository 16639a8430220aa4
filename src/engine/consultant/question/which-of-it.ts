import type { Ask } from './ask.ts';
import type { Meaning } from './meaning.ts';
import type { Word } from './words.ts';

const WHICH_OF_IT =
  /^(?:och |men )?(?:vem|vilken|vilket|vilka)(?: \w+)?(?: (?:salde|kopte|kostade|fick|betalade|handlade|drog in|var))? (?:mest|minst|bast|samst|flest)$/;

/** `Vilken vara mest?`, `vem sålde mest?`: of the list that is asked for, what was named and told before. */
export function isWhichOfIt(text: string, words: readonly Word[], ask: Ask, before: Ask): boolean {
  const isBare = words.every(({ taken }) => taken !== 'name' && taken !== 'period');
  const isOfList = ask.by !== null && ask.order !== null && ask.guide === before.guide;
  const isOfOther = before.named.every(({ dimension }) => dimension !== ask.by);
  const isPlain =
    before.direction === null &&
    !(before.compared || before.share || before.average) &&
    before.place === undefined &&
    before.beyond === undefined &&
    before.each === undefined;
  return WHICH_OF_IT.test(text) && isBare && isOfList && isOfOther && isPlain;
}

const AROUND_MEASURE =
  /^(?:i|under|for|och|o|men|da|hur|manga|stora?|stort|ar|var|blev|blir|vad|antal|antalet|det|kr|kronor|pengar|procent)$/;

/** `Och vinsten i april?`, `och i fjol i kronor?`: another measure and time of what was asked, and nothing else. */
export const isMeasureInTime = (
  { measure, dimension, order }: Meaning,
  text: string,
  words: readonly Word[],
): boolean =>
  /^(?:och|o|men)\b/.test(text) &&
  measure !== null &&
  dimension === null &&
  order === null &&
  words.some(({ taken }) => taken === 'period') &&
  words.every(({ taken }) => taken !== 'name') &&
  words.filter(({ taken, plain }) => taken === null && !AROUND_MEASURE.test(plain)).length < 2;
