import { plain } from '../../advice/answers/names.ts';
import { stem } from '../../text/word-forms.ts';
import type { Candidate } from './named.ts';
import { dimensionOf, isKnownWord } from './vocabulary.ts';
import { editDistance, mistakesIn, type Word } from './words.ts';

/** Kinds of companies and places: a word that many names begin with names none of them. */
export const GENERIC = new Set(
  'butik butiken cafe hotell restaurang bageri kontor gym kiosk spa handel service bygg konsult sverige nordic transport grossist handelsbolag'.split(
    ' ',
  ),
);

/** Words of a change, which are no names though one may sound so: `mer` is no `Mère`. */
export const CHANGES = /^(?:mera?|mindre|fler|flera|farre|battre|samre|storre|hogre|lagre)$/;

export const SMALL = /^(?:ab|hb|kb|the|and|och|i|av|med|med|de|la|of|inc|ltd|co)$/;

/** Stands before any name, and between the words of some. */
const BETWEEN = /^(?:till|for|fran|pa|med|hos|via|ur|vid|under|over|per|som|om|mot|an|eller)$/;

/** `I gruppen Veggie`: of which kind the name is, and no list of them. */
export function takeKindBefore(found: readonly Candidate[], question: readonly Word[]): void {
  for (const { from, dimension } of found) {
    const [before, kind] = [question[from - 2], question[from - 1]];
    if (kind?.taken !== null || dimensionOf(kind.plain) !== dimension) continue;
    if (/^(?:i|inom|for|av|pa|fran|ur|till|hos|via)$/.test(before?.plain ?? ''))
      kind.taken = 'grammar';
  }
}

/** `Hotell` or `fan` beside a part of a name that holds it is of that name, and tells which is meant. */
export function takeGenericBeside(found: readonly Candidate[], question: readonly Word[]): void {
  for (const each of found)
    for (const at of [each.from - 1, each.from + each.words]) {
      const word = question[at];
      if (word === undefined || word.taken !== null || word.plain.length < 3) continue;
      const isGeneric = GENERIC.has(word.plain) || GENERIC.has(stem(word.plain));
      if (!isGeneric && (each.names.length === 1 || SMALL.test(word.plain))) continue;
      // `Till löner` is of all of them, and not of those that are `löner till` somebody.
      if (BETWEEN.test(word.plain)) continue;
      const root = stem(word.plain);
      const holding = each.names.filter((name) =>
        plain(name)
          .split(' ')
          .some((other) => other === word.plain || (isGeneric && stem(other) === root)),
      );
      if (holding.length === 0) continue;
      each.names = holding;
      word.taken = 'name';
    }
}

/** `Kafe` begins as `Café` does. */
const sound = (word: string) => (word.startsWith('c') ? 'k' : word[0]);

/** `Chicago City Sadles`: a word with letters wrong beside a name that has it is of that name. */
export function takeSpeltBeside(found: readonly Candidate[], question: readonly Word[]): void {
  for (const each of found)
    for (const at of [each.from - 1, each.from + each.words]) {
      const word = question[at];
      if (word === undefined || word.taken !== null || isKnownWord(word.plain)) continue;
      const limit = mistakesIn(word.plain);
      const ofNames = new Set(
        question.filter(({ taken }) => taken === 'name').map(({ plain }) => plain),
      );
      const isIt = (other: string) =>
        !ofNames.has(other) &&
        sound(other) === sound(word.plain) &&
        editDistance(word.plain, other, limit) <= limit;
      const holding = each.names.filter((name) => limit > 0 && plain(name).split(' ').some(isIt));
      if (holding.length === 0) continue;
      each.names = holding;
      word.taken = 'name';
    }
}
