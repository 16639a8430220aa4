import { plain } from '../../advice/answers/names.ts';
import { areForms } from '../../text/word-forms.ts';
import type { OwnNames } from './named.ts';
import { wordsOfNames } from './split-names.ts';

const TIME =
  '(?:i (?:år|fjol|\\p{L}+)|iår|förra \\p{L}+|\\d{4}|under \\p{L}+(?: \\d{4})?|(?:de )?senaste .{2,30}|(?:sedan|sen) (?:i )?(?:fjol|förra \\p{L}+|\\d{4}|\\p{L}+ \\d{4}))';
const HELD = `(?: (?:än|mot|jämfört med) (?:i (?:fjol|\\p{L}+)|förra \\p{L}+|\\d{4}|året (?:innan|före)|tidigare|innan))`;
const HOW = '(?<how>dyrare|billigare)';
const WHAT = '(?!det(?:ta)?(?:\\P{L}|$))(?<what>[\\p{L}\\d][\\p{L}\\d ]{1,40}?)';
const WHEN = `(?<when>(?: nu| i dag| idag)?(?: ${TIME})?${HELD}?)`;
/** `Är elen dyrare i år?` */
const IS_DEARER = new RegExp(`^(?:är|har|blev|var|blir) ${WHAT} (?:blivit )?${HOW}${WHEN}$`, 'iu');
/** `Hur mycket dyrare blev stålet 2025?`, `hur mycket har elen blivit dyrare?` */
const HOW_MUCH = new RegExp(
  `^(?<much>hur mycket) ${HOW} (?:är|har|blev|var) ${WHAT}(?: blivit)?${WHEN}$`,
  'iu',
);
const HOW_MUCH_HAS = new RegExp(`^(?<much>hur mycket) har ${WHAT} blivit ${HOW}${WHEN}$`, 'iu');
const DEARER = [IS_DEARER, HOW_MUCH, HOW_MUCH_HAS];
/** `Är elen dyrare än hyran?`: one beside the other. */
const THAN_OTHER = new RegExp(
  `^(?:är|var|blev) ${WHAT} ${HOW} än (?!(?:i|förra|\\d{4}|tidigare|innan|året|vanligt|normalt|vad)(?:\\P{L}|$))(?<other>\\p{L}[\\p{L} ]{1,40}?)(?<when> ${TIME})?$`,
  'iu',
);
/** Nothing more than that it is now: the latest year against the one before. */
const NOW = / (?:nu|i dag|idag)(?= |$)/iu;

/** Whether a name of the guide has a word of it. */
function isIn(guide: OwnNames['guide'], what: string, names: readonly OwnNames[]): boolean {
  const words = plain(what).split(' ');
  const own = [...wordsOfNames(names.filter((each) => each.guide === guide))];
  return words.some((word) => word.length > 2 && own.some((each) => areForms(each, word)));
}

/** A question of what has become dearer, as one of its price where it is sold, and of what it costs where it is paid for. */
export function dearer(question: string, names: readonly OwnNames[]): string {
  const bare = question
    .trim()
    .replace(/[?!.]$/u, '')
    .trimEnd();
  const other = THAN_OTHER.exec(bare)?.groups;
  if (other) {
    const both = `${other.what} jämfört med ${other.other}${other.when ?? ''}?`;
    const { what = '' } = other;
    return isIn('sales', what, names) && !isIn('costs', what, names)
      ? `Vad är snittpriset på ${both}`
      : `Vad kostar ${both}`;
  }
  const found = DEARER.map((each) => each.exec(bare)?.groups).find((each) => each !== undefined);
  if (found === undefined) return question;
  const { what = '', how = '', when = '', much } = found;
  const way = /^d/iu.test(how) ? 'upp' : 'ner';
  const [sold, paid] = [isIn('sales', what, names), isIn('costs', what, names)];
  const of = !sold ? what : paid ? `kostnaden för ${what}` : `priset på ${what}`;
  return `${much === undefined ? 'Har' : 'Hur mycket har'} ${of} gått ${way}${when.replace(NOW, '')}?`;
}
