import { readNumber } from '../../columns/types/number.ts';
import { decimal, multiply, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { namesCode } from '../../table/vocabulary/header-words.ts';
import { tellsOfNoCost } from '../../table/vocabulary/not-sold.ts';

/** A cost that a line of plain words tells of. */
export interface WrittenCost {
  text: string;
  /** Plain notation. */
  amount: string;
  /** `månad`, `kvartal`, `år`, `vecka` or `dag` where the line says how often; else empty. */
  interval: string;
  /** YYYY-MM-DD as written; empty where the line has no day. */
  date: string;
}

const number = '\\d{1,3}(?:[ \\u00a0\\u202f.]\\d{3})+(?:,\\d{1,2})?|\\d+(?:[,.]\\d{1,2})?';
const unit = '(?:kr(?:onor)?\\b|sek\\b|:-|,-|€|eur\\b|tkr\\b|mkr\\b)';
const priced = new RegExp(
  `(?:(?:sek|€)\\s?(${number})(?![\\d.,]*\\d)|(?<![\\d.,-])(${number})\\s?(tkr|mkr)?\\s?${unit})`,
  'gi',
);
const bare = new RegExp(`(?<![\\d.,-])(-?(?:${number}))\\s*$`);
/** Digits before a number that ends a line are of one with it: a telephone number. */
const longer = /\d[\s-]*$/;
/** `3 abonnemang à`, `5 x` before what one of them costs. */
const each =
  /(?<![\d.,-])(\d{1,4})\s*(?:(st|stycken|\p{L}[\p{L}-]*)?\s*(?:à|á|@)|(?:(st|stycken)\s+a)|[x×*])\s*$/iu;
const often =
  /(?:\/\s?|\bper |\bi |\bvarje )(månad(?:en)?|mån\.?|mån|kvartal(?:et)?|år(?:et)?|vecka(?:n)?|dag(?:en)?)(?![a-zåäö])|\b(månadsvis|årligen|årsvis|kvartalsvis|veckovis)\b/i;
/** `4 ggr per år`, `fyra gånger om året`. */
const counted =
  /(?<![\d.,-])(?:\d{1,3}|en|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv)\s*(?:ggr|gånger|gång)\s*(?:per|om|i|\/)?\s*(?:år(?:et)?|månad(?:en)?|mån)(?![a-zåäö])/iu;
const day = /\b(\d{4}-\d{2}-\d{2})\b/;

const intervals: [pattern: RegExp, name: string][] = [
  [/^mån/i, 'månad'],
  [/^kvartal/i, 'kvartal'],
  [/^år/i, 'år'],
  [/^veck/i, 'vecka'],
  [/^dag/i, 'dag'],
];

/** No cost is told of in a longer line. */
const LONGEST_LINE = 2_000;

/** The costs one line tells of; none where it has no amount. `onlyPriced` takes only those that name kronor. */
export function costsIn(line: string, onlyPriced = false): WrittenCost[] {
  if (line.length > LONGEST_LINE) return [];
  const date = day.exec(line)?.[1] ?? '';
  const words = line.replace(day, ' ').replace(/^\s*(?:[-*•·–]|\d+[.)])\s+/, '');
  const hits = [...words.matchAll(priced)];
  if (hits.length === 0) return onlyPriced ? [] : lastNumber(words, date);
  const costs = hits.map((hit, n) => {
    const before = hits[n - 1];
    const from = before ? before.index + before[0].length : 0;
    const to = hits[n + 1]?.index ?? words.length;
    const after = words.slice(hit.index + hit[0].length, to);
    const label = before ? words.slice(from, hit.index) : words.slice(0, hit.index);
    const text = labelIn(label) || labelIn(after);
    const interval = intervalIn(after) || (n === 0 ? intervalIn(label) : '');
    return { text, amount: ofSeveral(amountOf(hit), label), interval, date };
  });
  return costs.filter(({ text }) => !tellsOfNoCost(normaliseName(text)));
}

/** `0701234567`, `51001234`: a number of a telephone, an account or a reference. */
const numberOfThing = /^0\d|^-?\d{8,}/;

/** `Lön Anna 32000`: a number that ends a short line, and is no year. */
function lastNumber(words: string, date: string): WrittenCost[] {
  const hit = bare.exec(words);
  const written = hit?.[1] ?? '';
  const before = words.slice(0, hit?.index ?? 0);
  const text = labelIn(before);
  const year = /^(?:19|20)\d\d$/.test(written) && !/[:\t]\s*$/.test(before);
  if (!hit || year || longer.test(before) || text === '' || text.split(/\s+/).length > 7) return [];
  if (numberOfThing.test(written) || namesCode(normaliseName(text))) return [];
  const value = readNumber(written, ',') ?? readNumber(written, '.');
  return value && !tellsOfNoCost(normaliseName(text))
    ? [{ text, amount: ofSeveral(value.value, before), interval: intervalIn(words), date }]
    : [];
}

function amountOf(hit: RegExpMatchArray): string {
  const written = `${hit[1] ?? hit[2] ?? ''}${/tkr/i.test(hit[0]) ? ' tkr' : /mkr/i.test(hit[0]) ? ' mkr' : ''}`;
  const value = readNumber(written, ',') ?? readNumber(written, '.');
  return value?.value ?? '';
}

/** What all of them cost, where the words before say how many there are: `3 abonnemang à` 299. */
function ofSeveral(amount: string, label: string): string {
  const number = each.exec(label)?.[1];
  return number === undefined || amount === ''
    ? amount
    : toText(multiply(decimal(amount), decimal(number)));
}

function intervalIn(text: string): string {
  const times = counted.exec(text)?.[0];
  if (times !== undefined) return times;
  const hit = often.exec(text);
  const word = hit?.[1] ?? hit?.[2] ?? '';
  return intervals.find(([pattern]) => pattern.test(word))?.[1] ?? '';
}

const labelIn = (text: string) => labelOf(text.replace(counted, ' ').replace(often, ' '));

const labelOf = (text: string) =>
  text
    .replace(/\b(?:ca|cirka|ungefär|runt|kostar|kostnad|är|på|och|samt|för)\s*$/i, '')
    .replace(/\s[àá@]\s*$/i, '')
    .replace(/^\s*(?:och|samt|,|;)\s*/i, '')
    .replace(/^[\s:;,.()–—-]+|[\s:;,(–—=-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
