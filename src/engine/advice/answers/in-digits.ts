import { cardinal } from './number-words.ts';

/** What a sum is written in: `mkr`, `tusen`; kronor where it is none of them. */
const SCALES: readonly (readonly [words: RegExp, times: number])[] = [
  [/^miljard/u, 1_000_000_000],
  [/^(?:mkr|mnkr|msek|milj|mille|millar)/u, 1_000_000],
  [/^(?:tkr|kkr|tsek|ksek|tusen|k$)/u, 1000],
];

/** Units of money, in a pattern: those of a scale first. */
export const MONEY_UNITS = String.raw`miljard(?:er)?|mkr|mnkr|msek|miljon(?:er)?|milj|mille|millar|tkr|kkr|tsek|ksek|tusen(?:lappar)?|k(?!\p{L})|kr(?!\p{L})|kronor|sek(?!\p{L})|:-`;

/** How many kronor a unit of `MONEY_UNITS` is. */
export const scaleOf = (unit: string): number =>
  SCALES.find(([words]) => words.test(unit))?.[1] ?? 1;

const PARTS: Readonly<Record<string, number>> = {
  halv: 0.5,
  halvt: 0.5,
  halva: 0.5,
  kvarts: 0.25,
  trekvarts: 0.75,
  halvannan: 1.5,
};
const LARGE = /^(?:miljard(?:er)?|miljon(?:er)?|milj|mille|millar|tusen|tusenlappar)$/u;
/** Words are read as a number only before these: `två butiker` are no figure. */
const UNIT = /^(?:procent\p{L}*|proc|kr|kronor|krona|sek|gånger|ggr)$/u;

/** A number and the words that it is written with, from a place on. */
interface Read {
  value: number;
  end: number;
}

/** No number is written with more words. */
const MOST_WORDS = 12;

const isOne = (word: string | undefined) => word === 'en' || word === 'ett';

/** `halv`, `en kvarts`, `tre kvarts`, `ett par`. */
function partAt(words: readonly string[], at: number): Read | null {
  const first = words[at] ?? '';
  const second = words[at + 1] ?? '';
  if (first === 'ett' && second === 'par') return { value: 2, end: at + 2 };
  if (first === 'tre' && second === 'kvarts') return { value: 0.75, end: at + 2 };
  const from = isOne(first) ? at + 1 : at;
  const value = PARTS[words[from] ?? ''];
  return value === undefined ? null : { value, end: from + 1 };
}

/** A number below a thousand, in one word or several: `två hundra femtio`, `två och en halv`. */
function smallAt(words: readonly string[], at: number): Read | null {
  const part = partAt(words, at);
  if (part !== null) return part;
  const first = words[at] ?? '';
  const value = /^\d{1,3}$/u.test(first) ? Number(first) : cardinal(first);
  if (value === null) return null;
  const read = { value, end: at + 1 };
  if (value < 10 && words[read.end] === 'hundra') {
    const rest = cardinal(words[read.end + 1] ?? '');
    const isRest = rest !== null && rest < 100;
    return { value: value * 100 + (isRest ? rest : 0), end: read.end + (isRest ? 2 : 1) };
  }
  const more = words[read.end] === 'och' ? partAt(words, read.end + 1) : null;
  return more !== null && more.value < 1 ? { value: value + more.value, end: more.end } : read;
}

/** A number with its scales, the largest first: `en miljon två hundra tusen`. */
function numberAt(words: readonly string[], start: number): (Read & { scale: number }) | null {
  let [total, scale, at] = [0, 1, start];
  for (let least = Number.POSITIVE_INFINITY; ; ) {
    const small = smallAt(words, total > 0 && words[at] === 'och' ? at + 1 : at);
    if (small === null) break;
    const large = LARGE.test(words[small.end] ?? '') ? scaleOf(words[small.end] ?? '') : 1;
    if (large >= least || (total > 0 && small.value * large >= least)) break;
    total += small.value * large;
    [scale, at] = [Math.max(scale, large, small.value >= 1000 ? 1000 : 1), small.end];
    if (large === 1) break;
    at += 1;
    least = large;
  }
  return at === start ? null : { value: total, end: at, scale };
}

const SUMS: Readonly<Record<number, string>> = {
  1000000000: ' miljarder',
  1000000: ' miljoner',
  1000: ' tusen',
};

/** `1,5`: as digits are written in an answer. */
const asWritten = (value: number) => String(Math.round(value * 1e6) / 1e6).replace('.', ',');

/**
 * A text with the numbers that are written in words in digits, where they are of a sum or a part: `en halv miljon` →
 * `0,5 miljoner`, `tio procent` → `10 procent`. `text` is in lower case.
 */
export function inDigits(text: string): string {
  const pieces = [...text.matchAll(/\d+(?:[.,]\d+)*|\p{L}+/gu)];
  // Words with anything but a space between them are not of one number.
  const isNext = (at: number) => {
    const [last, next] = [pieces[at - 1], pieces[at]];
    return last && next ? text.slice(last.index + last[0].length, next.index) === ' ' : false;
  };
  let written = '';
  let done = 0;
  for (let at = 0; at < pieces.length; ) {
    let stop = at + 1;
    while (stop < pieces.length && stop - at < MOST_WORDS && isNext(stop)) stop += 1;
    const words = pieces.slice(at, stop).map(([word]) => word);
    const read = numberAt(words, 0);
    const [first, last] = [pieces[at], pieces[at + (read?.end ?? 1) - 1]];
    const isOfUnit = read !== null && (read.scale > 1 || UNIT.test(words[read.end] ?? ''));
    const isDigits = read?.end === 1 && /^\d/u.test(words[0] ?? '');
    // `2500 tusen` is one number, whose beginning is in digits already.
    const isRest = /^\d/u.test(pieces[at - 1]?.[0] ?? '') && isNext(at);
    if (read === null || !first || !last || !isOfUnit || isDigits || isRest) {
      at += 1;
      continue;
    }
    written += `${text.slice(done, first.index)}${asWritten(read.value / read.scale)}${SUMS[read.scale] ?? ''}`;
    done = last.index + last[0].length;
    at += read.end;
  }
  return written + text.slice(done);
}
