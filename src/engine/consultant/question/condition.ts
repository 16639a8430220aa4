import { numberOf } from './vocabulary.ts';
import type { Word } from './words.ts';

const CHANGES =
  '(?:hoj\\w*|sank\\w*|ok(?:ar|ade|at|as)|minsk\\w*|stig(?:er|it)|steg|sjunk\\w*|sjonk|gar upp|gar ner|gick upp|gick ner|blir|blev|kost\\w*|dyrare|billigare|ta|tar|tog|slutar|slutade|forsvinn\\w*|forsvann)';

/** `Om hyran blir 4 % dyrare`, `om te kostat 10 kr mer`: what is supposed, and not what is. */
const SUPPOSED = new RegExp(
  `\\bom (?!dagen|aret|manaden|veckan)(?:\\w+ ){1,7}?${CHANGES}\\b|\\b(?:anta|antag|tank|sag) (?:att|om)\\b|\\b(?:tappar|forlorar|missar) (?:(?:vi|jag) )?(?:kanske )?\\d{1,3}\\b`,
);

/** `Om Ek slutade handla`, `om Ek försvinner`. */
const LOST =
  /\bom (?:\w+ ){1,6}?(?:slutar|slutade|forsvinner|forsvann|hoppar av|hoppade av|lamnar oss|lamnade oss)\b/;

/** `Om vi säger upp Telia`, `vad sparar vi på att slopa Telia`: what is named falls away. */
const CANCELLED =
  /\b(?:sag(?:a|er|s|t)?|sades?|sade|sagt|sagas) (?:\w+ ){0,3}?upp\b|\b(?:skippa\w*|slopa\w*|avsluta\w*|hoppa\w* over|(?:tar|ta|tog|tagit) (?:\w+ ){0,3}?bort|(?:slutar|sluta|slutade) (?:med|hos|anlita|anvanda)|(?:gor|gora|gjorde) (?:oss|mig) av med|(?:blir|bli|blev) av med|drar in|lagger ner)\b/;
/** Whether it is asked what falls away with something that is named. */
export const isCancelled = (text: string): boolean =>
  CANCELLED.test(text) && /\b(?:spara\w*|om (?:vi|jag|man)|tjana\w*|hander)\b/.test(text);

/** The words that say it falls away. */
export const cancelledIn = (text: string): string => CANCELLED.exec(text)?.[0] ?? '';

const KRONOR = /^(?:kr|kronor|kronan?|sek|spann)$/;

/** So many kronor, which the words say of each; null where none are told. */
export function kronorIn(question: string): string | null {
  const found =
    /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,2})?)\s?(?:kr|kronor|kronan|krona|spänn|spann|pix|:-)(?!\p{L})/iu.exec(
      question,
    );
  return found?.[1]?.replace(',', '.') ?? null;
}

/** Whether so many per cent or kronor are supposed of something. */
export const isSupposed = (text: string, isOfAmount: boolean): boolean =>
  LOST.test(text) || (isOfAmount && SUPPOSED.test(text));

/** The number of what is supposed: `5` of `5 kr mer`. */
export const isOfKronor = (words: readonly Word[], at: number): boolean =>
  /^\d{1,5}(?:[ .,]\d{1,2})?$/.test(words[at]?.plain ?? '') &&
  KRONOR.test(words[at + 1]?.plain ?? '');

const PERCENT = /(\d{1,3}(?:[.,]\d{1,2})?)\s{0,2}(?:%|procent)/;
const WRITTEN_PERCENT: readonly (readonly [RegExp, string])[] = [
  [/\bdubbl\w*|\bdubbelt/, '100'],
  [/\bhalver\w*|\bhalften/, '50'],
];

/** So many per cent, in digits or words; null where none are told. */
export function percentIn(question: string, text: string): string | null {
  const found = PERCENT.exec(question);
  if (found) return (found[1] ?? '').replace(',', '.');
  const written = numberOf(/\b(\w+) procent\b/.exec(text)?.[1] ?? '');
  if (written !== null) return String(written);
  return WRITTEN_PERCENT.find(([words]) => words.test(text))?.[1] ?? null;
}
