import type { Ask } from './ask.ts';

/** `Hur ofta köper X`, `hur många dagar går det mellan X köp`. */
const HOW_OFTEN =
  /\bhur ofta\b|\bhur (?:manga dagar|lang tid|lange) (?:\w+ ){0,5}?(?:ar|gar|ga|gatt|gick|tar|ta|tog|droj\w*) (?:det )?(?:\w+ ){0,3}?mellan\b/;

/** Whether it is asked how often one of the file's own buys, is sold or is paid. */
export const isHowOften = (ask: Ask, text: string): boolean =>
  ask.named.length > 0 &&
  ask.periods.length < 2 &&
  !ask.compared &&
  ask.direction === null &&
  !ask.share &&
  HOW_OFTEN.test(text);

const WORDS = /^(?:ofta|dagar|lang|lange|tid|mellan|kop|kopen|kopet|tar|tog|brukar|drojer|drojde)$/;
const NONE = /^$/;

/** The words that say it. */
export const howOftenWords = (ask: Ask, text: string): RegExp =>
  isHowOften(ask, text) ? WORDS : NONE;
