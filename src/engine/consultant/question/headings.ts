import { plain } from '../../advice/answers/names.ts';
import { isKnownWord } from './vocabulary.ts';
import { areOne, type Word } from './words.ts';

/** What the columns of a role are called by the vocabulary. */
const CALLED: Readonly<Record<string, string>> = {
  product: 'produkt',
  category: 'varugrupp',
  customer: 'kund',
  channel: 'kanal',
  region: 'region',
  supplier: 'leverantor',
  department: 'avdelning',
  project: 'projekt',
  quantity: 'enheter',
  revenue: 'omsattning',
  amount: 'kostnad',
};

const LEAST = 4;

/** The file's own headings of one word that the vocabulary does not know: `uppdrag`, `timmar`. */
export function headingsOf(
  columns: Readonly<Partial<Record<string, { name: string }>>>,
): [heading: string, called: string][] {
  return Object.entries(CALLED).flatMap(([role, called]): [string, string][] => {
    const heading = plain(columns[role]?.name ?? '');
    const isOwn = /^\p{L}+$/u.test(heading) && heading.length >= LEAST && !isKnownWord(heading);
    return isOwn ? [[heading, called]] : [];
  });
}

/** Reads the file's own headings as what their columns are; gives the words they were. */
export function readHeadings(
  words: readonly Word[],
  headings: readonly (readonly [heading: string, called: string])[],
  ofNames: ReadonlySet<string>,
): [was: string, called: string][] {
  return words.flatMap((word): [string, string][] => {
    if (word.taken !== null || isKnownWord(word.plain) || ofNames.has(word.plain)) return [];
    const called = headings.find(([heading]) => areOne(heading, word.plain))?.[1];
    if (called === undefined) return [];
    const was = word.plain;
    word.plain = called;
    return [[was, called]];
  });
}
