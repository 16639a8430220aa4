import type { Word } from './words.ts';

/** `Fler än 50 000`: what is counted and listed is more or less than so much. */
export interface Beyond {
  side: 'over' | 'under';
  /** `Minst 10`: what is exactly so much is among them. */
  orEqual: boolean;
  value: string;
  /** What the number is of; null where it says nothing. */
  of: 'kronor' | 'pieces' | 'orders' | 'profit' | null;
}

/** A limit with the words that say it. */
interface Found {
  beyond: Beyond;
  from: number;
  words: number;
}

const MARKS: readonly (readonly [
  words: readonly RegExp[],
  mark: Pick<Beyond, 'side' | 'orEqual'>,
  isPlain?: true,
])[] = [
  [[/^(?:mer|mera|fler|flera|storre|hogre)$/, /^an$/], { side: 'over', orEqual: false }, true],
  [[/^(?:mindre|farre|lagre)$/, /^an$/], { side: 'under', orEqual: false }, true],
  [[/^over$/], { side: 'over', orEqual: false }],
  [[/^under$/], { side: 'under', orEqual: false }],
  [[/^minst$/], { side: 'over', orEqual: true }],
  [[/^(?:hogst|max|maximalt)$/], { side: 'under', orEqual: true }],
];

const SCALES: readonly (readonly [word: RegExp, times: number])[] = [
  [/^(?:tusen|tkr|k)$/, 1_000],
  [/^(?:miljon|miljoner|mkr|milj)$/, 1_000_000],
];
const UNITS: readonly (readonly [word: RegExp, of: NonNullable<Beyond['of']>])[] = [
  [/^(?:kr|kronor|sek|spann)$/, 'kronor'],
  [/^(?:st|stycken|styck|enheter|exemplar|paket|forpackningar)$/, 'pieces'],
  [/^(?:order|ordrar|ganger|kop|bestallningar|fakturor|betalningar)$/, 'orders'],
];
/** Days, parts and people are no limit of an amount. */
const OF_OTHER =
  /^(?:dag\w*|veck\w*|manad\w*|ar|aret|aren|timm\w*|minut\w*|procent\w*|anstall\w*|ars)$/;

/** Digits in one word or in groups of three, with what is written close to them: `50 000`, `50k`. */
function numberAt(
  words: readonly Pick<Word, 'plain'>[],
  at: number,
): { value: number; words: number } | null {
  const first = words[at]?.plain ?? '';
  const close = /^(\d+)(k|tkr|mkr|kr|st)$/.exec(first);
  if (close) {
    const times = SCALES.find(([word]) => word.test(close[2] ?? ''))?.[1] ?? 1;
    return { value: Number(close[1]) * times, words: 1 };
  }
  if (/^\d{1,3}( \d{3})+$/.test(first))
    return { value: Number(first.replaceAll(' ', '')), words: 1 };
  if (!/^\d{1,9}$/.test(first)) return null;
  let digits = first;
  let count = 1;
  while (first.length <= 3 && /^\d{3}$/.test(words[at + count]?.plain ?? '')) {
    digits += words[at + count]?.plain;
    count += 1;
  }
  return { value: Number(digits), words: count };
}

const isYear = (value: number, words: number) => words === 1 && value >= 1900 && value < 2100;

/** `Sålt mer än 100 av i år`: so many of them. */
const isPieces = (words: readonly Word[], at: number, end: number): boolean =>
  words[end]?.plain === 'av' &&
  words[at - 1]?.plain !== 'for' &&
  /^(?:i|under|forra|hittills|sen|sedan|\d{4}|)$/.test(words[end + 1]?.plain ?? '');

function limitAt(words: readonly Word[], at: number): Found | null {
  for (const [marks, mark, isSure = false] of MARKS) {
    if (!marks.every((each, place) => each.test(words[at + place]?.plain ?? ''))) continue;
    const start = at + marks.length;
    const number = numberAt(words, start);
    if (number === null) continue;
    let end = start + number.words;
    const scale = SCALES.find(([word]) => word.test(words[end]?.plain ?? ''))?.[1] ?? null;
    if (scale !== null) end += 1;
    const close = /(?:kr|st)$/.exec(words[start]?.plain ?? '')?.[0];
    const unit = UNITS.find(([word]) => word.test(close ?? words[end]?.plain ?? ''))?.[1] ?? null;
    if (unit !== null && close === undefined) end += 1;
    const next = words[end]?.plain ?? '';
    const isTold = unit !== null || scale !== null || close !== undefined;
    if (OF_OTHER.test(next) || (!isTold && isYear(number.value, number.words))) return null;
    // `Under 3` may be of a time.
    if (!isTold && !isSure && number.value < 1_000) return null;
    const isOfThem = isPieces(words, at, end) && scale === null;
    // `Fler än 100 av te` may be of kronor or of pieces.
    const isOpen = next === 'av' && !isOfThem && words[at - 1]?.plain !== 'for';
    if (unit === null && isOpen && words[end + 1]?.plain !== 'oss') return null;
    const of = unit ?? (isOfThem ? 'pieces' : null);
    const value = String(number.value * (scale ?? 1));
    return { beyond: { ...mark, value, of }, from: at, words: end - at };
  }
  return null;
}

/** `Vilka produkter går back?`, `förlorar vi pengar på`: what is earned of each is less than nothing. */
const AT_A_LOSS = [
  ['(?:gar|gick|gatt)', '(?:back|minus)'],
  ['(?:gar|gick|gatt)', 'med', '(?:back|minus|forlust)'],
  ['(?:forlorar|forlorade|forlorat)', 'pengar'],
  ['(?:forlorar|forlorade|forlorat)', '(?:vi|jag|man)', 'pengar'],
].map((words) => words.map((word) => new RegExp(`^${word}$`)));

const LOSS: Beyond = { side: 'under', orEqual: false, value: '0', of: 'profit' };

/** The words that ask which of a list were sold at a loss; null where none do. */
export function lossIn(words: readonly Word[]): Found | null {
  for (const [at] of words.entries()) {
    const found = AT_A_LOSS.find((each) =>
      each.every((word, place) => word.test(words[at + place]?.plain ?? '')),
    );
    if (found !== undefined) return { beyond: LOSS, from: at, words: found.length };
  }
  return null;
}

const ONLY = /^(?:bara|endast|enbart)$/;
const BUYS =
  /^(?:handlat|handlade|handlar|kopt|kopte|koper|bestallt|bestallde|bestaller|varit|gjort|lagt)$/;
const TIME = /^(?:gang|order|kop|bestallning)$/;

/** `Bara handlat en gång`: who has one order, and no more. */
function onceIn(words: readonly Word[]): Found[] {
  return words.flatMap(({ plain }, from) => {
    if (!ONLY.test(plain)) return [];
    const at = BUYS.test(words[from + 1]?.plain ?? '') ? from + 2 : from + 1;
    const isOne = /^(?:en|ett|1)$/.test(words[at]?.plain ?? '');
    const end = words[at + 1]?.plain === 'enda' ? at + 2 : at + 1;
    if (!isOne || !TIME.test(words[end]?.plain ?? '')) return [];
    const beyond: Beyond = { side: 'under', orEqual: true, value: '1', of: 'orders' };
    return [{ beyond, from, words: end + 1 - from }];
  });
}

/** The one limit of a question; null where there is none, or more than one. */
export function limitIn(words: readonly Word[]): Found | null {
  const found = [...words.flatMap((_, at) => limitAt(words, at) ?? []), ...onceIn(words)];
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** An amount in digits, with what it is counted in: `100 000 kr`, `250 tkr`; in whole kronor, null where there is none. */
export function amountIn(text: string): string | null {
  const words = text.split(' ').map((plain) => ({ plain }));
  const number = numberAt(words, 0);
  if (number === null || number.value === 0) return null;
  const scale = SCALES.find(([word]) => word.test(words[number.words]?.plain ?? ''))?.[1] ?? 1;
  return String(number.value * scale);
}
