import { readNumber } from '../../columns/types/number.ts';

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
const often =
  /(?:\/\s?|\bper |\bi |\bvarje )(månad(?:en)?|mån\.?|mån|kvartal(?:et)?|år(?:et)?|vecka(?:n)?|dag(?:en)?)(?![a-zåäö])|\b(månadsvis|årligen|årsvis|kvartalsvis|veckovis)\b/i;
const day = /\b(\d{4}-\d{2}-\d{2})\b/;

const intervals: [pattern: RegExp, name: string][] = [
  [/^mån/i, 'månad'],
  [/^kvartal/i, 'kvartal'],
  [/^år/i, 'år'],
  [/^veck/i, 'vecka'],
  [/^dag/i, 'dag'],
];

/** The costs one line tells of; none where it has no amount. `onlyPriced` takes only those that name kronor. */
export function costsIn(line: string, onlyPriced = false): WrittenCost[] {
  const date = day.exec(line)?.[1] ?? '';
  const words = line.replace(day, ' ').replace(/^\s*(?:[-*•·–]|\d+[.)])\s+/, '');
  const hits = [...words.matchAll(priced)];
  if (hits.length === 0) return onlyPriced ? [] : lastNumber(words, date);
  return hits.map((hit, n) => {
    const before = hits[n - 1];
    const from = before ? before.index + before[0].length : 0;
    const to = hits[n + 1]?.index ?? words.length;
    const after = words.slice(hit.index + hit[0].length, to);
    const label = before ? words.slice(from, hit.index) : words.slice(0, hit.index);
    const text = labelOf(label.replace(often, ' ')) || labelOf(after.replace(often, ' '));
    const interval = intervalIn(after) || (n === 0 ? intervalIn(label) : '');
    return { text, amount: amountOf(hit), interval, date };
  });
}

/** `Lön Anna 32000`: a number that ends a short line, and is no year. */
function lastNumber(words: string, date: string): WrittenCost[] {
  const hit = bare.exec(words);
  const written = hit?.[1] ?? '';
  const text = labelOf(words.slice(0, hit?.index ?? 0).replace(often, ' '));
  const year = /^(?:19|20)\d\d$/.test(written) && !/[:\t]\s*$/.test(words.slice(0, hit?.index));
  if (!hit || year || text === '' || text.split(/\s+/).length > 7) return [];
  const value = readNumber(written, ',') ?? readNumber(written, '.');
  return value ? [{ text, amount: value.value, interval: intervalIn(words), date }] : [];
}

function amountOf(hit: RegExpMatchArray): string {
  const written = `${hit[1] ?? hit[2] ?? ''}${/tkr/i.test(hit[0]) ? ' tkr' : /mkr/i.test(hit[0]) ? ' mkr' : ''}`;
  const value = readNumber(written, ',') ?? readNumber(written, '.');
  return value?.value ?? '';
}

function intervalIn(text: string): string {
  const hit = often.exec(text);
  const word = hit?.[1] ?? hit?.[2] ?? '';
  return intervals.find(([pattern]) => pattern.test(word))?.[1] ?? '';
}

const labelOf = (text: string) =>
  text
    .replace(/\b(?:ca|cirka|ungefär|runt|kostar|kostnad|är|på|och|samt|för)\s*$/i, '')
    .replace(/^\s*(?:och|samt|,|;)\s*/i, '')
    .replace(/^[\s:;,.()–—-]+|[\s:;,(–—=-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
