import { plain } from '../../advice/answers/names.ts';
import { AREAS, type Area } from '../../guides/costs/areas/areas.ts';
import { listed } from '../../text/swedish.ts';
import { stem } from '../../text/word-forms.ts';
import type { Reading } from '../question/ask.ts';
import { columnCalled } from '../question/money-columns.ts';
import { isKnownWord } from '../question/vocabulary.ts';
import { type Consultation, guidePages, type Reply, refusal, withoutSource } from './reply.ts';

const MOST_WORDS = 3;

/** Words about how to count, which no name in a file is. */
const OF_COUNTING =
  /^(?:ink|inkl|inklusive|ex|exkl|exklusive|inte|ej|utan|utom|med|bara|endast|nast|andel|procent|mellan|av)$/;

const isOfCounting = (word: string): boolean =>
  plain(word)
    .split(' ')
    .some((each) => OF_COUNTING.test(each) || isKnownWord(each) || columnCalled(each) === 'vat');

function whatIsNot(words: readonly string[], where: string, isOfSales: boolean): string {
  const quoted = words.map((word) => `”${word}”`);
  if (words.length === 0)
    return `Jag förstår inte vad talet i frågan står för i ${where}, och gissar inte.`;
  const isColumn = (word: string) =>
    columnCalled(plain(word)) === 'vat' || (isOfSales && columnCalled(plain(word)) !== null);
  if (words.every(isColumn))
    return `Jag hittar ingen kolumn med ${words.join(' eller ').toLowerCase()} i ${where}, och gissar inte. Finns den under ett annat namn där?`;
  if (words.every(isOfCounting))
    return `Jag förstår inte hur ${listed(quoted)} ska räknas i den frågan, och gissar inte.`;
  return `Jag hittar inget som heter ${quoted.join(' eller ')} i ${where}, och gissar inte. Finns det under ett annat namn där?`;
}

const askedOften = ({ guide }: Reading['ask']): string[] =>
  guide === 'costs'
    ? ['Vilka leverantörer kostar mest?', 'Hur stora är kostnaderna per månad?']
    : ['Vilka produkter säljer bäst?', 'Hur mycket säljer vi per månad?'];

/** A cost area of the product's that a word is the name of; one that rows are of is a name that is known. */
const areaCalled = (word: string): Area | null =>
  AREAS.find(({ name }) => stem(plain(name)) === stem(plain(word)))?.name ?? null;

/** `Marknadsföring`, where no cost is placed there. */
function noSuchArea(unknown: readonly string[], { sources }: Consultation): Reply | null {
  const [area] = unknown.flatMap((word) => areaCalled(word) ?? []);
  const source = sources.find(({ guide }) => guide === 'costs');
  if (area === undefined) return null;
  if (source === undefined) return withoutSource('costs', { sources });
  return refusal(
    `Ingen kostnad i ${source.document} hör till ${area}. Området läses av konton, leverantörer och texter, så kostnaden kan stå under ett annat namn.`,
    { missing: guidePages.costs, suggestions: ['Vilka kostnadsområden är störst?'] },
  );
}

/** Words that nothing explains: what was not understood is said, not guessed at. */
export function notUnderstood({ unknown, ask }: Reading, consultation: Consultation): Reply {
  const { sources } = consultation;
  const nowhere = noSuchArea(unknown, consultation);
  if (nowhere !== null) return nowhere;
  const words = unknown
    .slice(0, MOST_WORDS)
    .map((word) => word.replace(/[{}*#\d]/g, '').trim())
    .filter((word) => /\p{L}/u.test(word));
  const what = whatIsNot(
    [...new Set(words)],
    sources.length > 1 ? 'filerna' : 'filen',
    ask.guide === 'sales',
  );
  const isOfNames = what.endsWith('där?');
  return refusal(
    `${what} ${isOfNames ? 'Skriv det som det står, eller fråga på ett annat sätt.' : 'Fråga på ett annat sätt, eller om en sak i taget.'}`,
    {
      suggestions: askedOften(ask),
      missing: guidePages[ask.guide],
    },
  );
}

/** What was computed is of something else than a word of the question: it is not shown. */
export function notOf({ unknown, ask }: Reading): Reply {
  const shown = unknown
    .slice(0, MOST_WORDS)
    .map((word) => `”${word.replace(/[{}*#]/g, '').trim()}”`);
  return refusal(
    `Siffran jag kom fram till säger inget om ${listed(shown)} i frågan, så jag visar den inte. Fråga på ett annat sätt, eller om en sak i taget.`,
    { suggestions: askedOften(ask) },
  );
}
