import { plain } from '../../../advice/answers/names.ts';
import type { Named } from '../named.ts';
import { measureOf } from '../vocabulary.ts';
import { editDistance } from '../words.ts';
import { patternWords } from './patterns.ts';

/** Words around an open question that say nothing of what is asked. */
const FILLERS =
  /^(?:egentligen|alltsa|liksom|typ|faktiskt|nu|idag|just|verkligen|da|ens|asso|assa|sk|tack|snalla|har)$/;
const BEFORE =
  /^(?:(?:hej|hejsan|tja|tjena|du|jo|ok|okej|men|och|ja|nja|asso|alltsa|sen|forresten|undrar|jag undrar|kan du saga|sag|beratta|vet du) )+/;
const PHRASES =
  / (?:tycker du|tror du|anser du|menar du|i dag|just nu|i nulaget|for tillfallet|for narvarande)(?= |$)/g;

/** Whoever asks, and what a company is called by its owner. */
const WE =
  /^(?:jag|ja|vi|man|ni|mig|mej|oss|foretaget|firman|bolaget|foreningen|klubben|salongen|butiken|affaren|restaurangen|krogen|akeriet|verkstan|verkstaden|byran|fastigheten|fastigheterna|verksamheten|rorelsen)$/;
const SAME: Readonly<Record<string, string>> = {
  ...{ va: 'vad', e: 'ar', mkt: 'mycket', o: 'och', ka: 'vad', pengarna: 'pengarna' },
  ...{ nat: 'nagot', nan: 'nagot', nagon: 'nagot', nagra: 'nagot', nagonting: 'nagot' },
  ...{ bor: 'ska', borde: 'ska', skulle: 'ska', maste: 'ska', behover: 'ska', skall: 'ska' },
};

const spelt = (word: string): string => {
  // `Täckningsgraden` is no misspelt `täckningsgrad`.
  if (word.length < 5 || patternWords.includes(word) || measureOf(word) !== null) return word;
  const limit = word.length < 9 ? 1 : 2;
  return (
    patternWords.find(
      (known) => known[0] === word[0] && editDistance(word, known, limit) <= limit,
    ) ?? word
  );
};

/** `Lönekostnader` is read by its first part: what is paid for it is the same. */
const PAID_FOR = ['', 'kostnad', 'kostnaden', 'kostnader', 'kostnaderna', 'utgifter', 'utgifterna'];

function named(text: string, names: readonly Named[]): string {
  return names.reduce((whole, { written }) => {
    const words = PAID_FOR.map((end) => ` ${plain(written)}${end} `);
    const found = words.find((each) => ` ${whole} `.includes(each));
    return found === undefined ? whole : ` ${whole} `.replace(found, ' namn ').trim();
  }, text);
}

function inWords(text: string, own: ReadonlySet<string>): string[] {
  const words = ` ${text}`
    .replace(PHRASES, '')
    .trim()
    .replace(BEFORE, '')
    .split(' ')
    .map((word) => SAME[word] ?? (WE.test(word) && !own.has(word) ? 'vi' : word));
  // `Här` ends a question or stands in it: `har` is also what one has.
  return words
    .filter((word, at) => word !== 'har' || at < words.length - 1)
    .filter((word) => word === 'har' || !FILLERS.test(word));
}

/** The question as whole patterns know it, the surest reading first: with its names, without, and with letters put right. */
export function openTexts(question: string, names: readonly Named[]): string[] {
  const text = plain(question);
  // `Höja hyran för lokalerna`: one of the names may be a word of what is asked.
  const alone = names.length > 1 ? names.map((one) => named(text, [one])) : [];
  // `Butiken` is a channel where one is called so.
  const own = new Set(
    names.flatMap(({ written, dimension }) => (dimension === 'costText' ? [] : [plain(written)])),
  );
  const readings = [named(text, names), ...alone, text].map((each) => inWords(each, own));
  const all = [...readings, ...readings.map((words) => words.map(spelt))];
  return [...new Set(all.map((words) => words.join(' ')))];
}
