import { plain } from '../../advice/answers/names.ts';
import { OWN_ROLES } from '../../guides/sales/figures/unroled.ts';
import { areOne, stem } from '../../text/word-forms.ts';
import { countryNames, leaveOtherCountries } from './countries.ts';
import { type Entry, entriesOf, withAccents } from './entries.ts';
import { gluedNames } from './glued-names.ts';
import { joined } from './join-names.ts';
import { joinedByNames } from './joined-by.ts';
import {
  begunBeside,
  begunNames,
  compounds,
  isAlsoName,
  isInflected,
  isLetterOf,
  notDenied,
  shortNames,
} from './name-parts.ts';
import type { Candidate, Named, OwnNames } from './named.ts';
import {
  CHANGES,
  GENERIC,
  SMALL,
  takeGenericBeside,
  takeKindBefore,
  takeSpeltBeside,
} from './names-beside.ts';
import { isOrdinary } from './ordinary.ts';
import { begunAlone, endedAlone, paidNames, speltNames } from './spelt-names.ts';
import type { DimensionId } from './vocabulary.ts';
import {
  dimensionOf,
  isBookedGoods,
  isKnownWord,
  isListedWord,
  LEAST,
  MOST,
  measureOf,
  numberOf,
} from './vocabulary.ts';
import type { Word } from './words.ts';

/** A word that so many names hold says nothing of which is meant. */
const MOST_HOLDING = 200;

/** The whole name, in the order of its words, from one place of the question. */
function wholeAt(entry: Entry, question: readonly Word[], at: number): number {
  const { words, stems } = entry;
  const length = words.filter((word, index) => index === 0 || !/^(?:ab|hb|kb|inc|ltd)$/.test(word));
  for (const wanted of [words.length, length.length]) {
    if (wanted === 0 || at + wanted > question.length) continue;
    const fits = question.slice(at, at + wanted).every((word, index) => {
      if (word.taken !== null) return false;
      return word.plain === words[index] || (wanted > 0 && stem(word.plain) === stems[index]);
    });
    if (fits) return wanted;
  }
  return 0;
}

/** `Avdelning Försäljning`, and `avdelning Lager mot Försäljning`: the kind is said beside the name, or before a list of them. */
function isOfKind(question: readonly Word[], at: number): boolean {
  const isKind = (word: Word | undefined) => word !== undefined && dimensionOf(word.plain) !== null;
  // `Vad har Försäljning kostat som kostnadsställe?`
  if (
    question.some(
      ({ plain: text }, place) => text === 'som' && place > at && isKind(question[place + 1]),
    )
  )
    return true;
  if (isKind(question[at - 1]) || isKind(question[at + 1])) return true;
  const isBetween = /^(?:och|o|mot|eller|vs|kontra|jamfort|med|samt|resp|respektive)$/.test(
    question[at - 1]?.plain ?? '',
  );
  return isBetween && isKind(question[at - 3]);
}

/** No name and no number stands beside it, of which it would say the kind. */
const isAlone = (question: readonly Word[], at: number): boolean =>
  [question[at - 1], question[at + 1]].every(
    (word) =>
      word === undefined ||
      (word.taken !== 'name' &&
        isKnownWord(word.plain) &&
        !/^(?:manga|antal|antalet|alla)$/.test(word.plain)),
  );

/** Whether a single word is itself a name that also is a common word, such as an area called Resor. */
function isAsWritten(
  entry: Entry,
  question: readonly Word[],
  at: number,
  hasSales: boolean,
): boolean {
  const word = question[at];
  if (word === undefined || entry.words.length > 1) return true;
  // `Försäljningen` is what was sold, though a department has that name: `avdelning Försäljning` is that one.
  const isOfGoods = isBookedGoods(word.plain, hasSales);
  const isPlace = /^(?:i|pa|for|inom)$/.test(question[at - 1]?.plain ?? '');
  // `På Försäljning` is the department, where nothing is known of what was sold.
  if (measureOf(word.plain) !== null && !isOfGoods)
    return isOfKind(question, at) || (!hasSales && isPlace && word.written === entry.name);
  if (isOfGoods || !isListedWord(word.plain)) return true;
  // `Hur mycket sålde vi i produkter`, where a group is called so.
  const isWithin = /^(?:i|pa|for|med|inom)$/.test(question[at - 1]?.plain ?? '');
  const isListing = question.some(({ plain: each }) =>
    /^(?:vilk\w+|per|varje|topp|lista)$/.test(each),
  );
  if (isWithin && !isListing && dimensionOf(word.plain) !== null)
    return word.plain === entry.words[0];
  // `Har Marknad gått upp?` is of the channel, `vilken marknad` of all of them.
  const isOrdered = question.some(({ plain: each }) => MOST.test(each) || LEAST.test(each));
  if (dimensionOf(word.plain) !== null)
    return !isListing && !isOrdered && word.plain === entry.words[0] && isAlone(question, at);
  return word.written === entry.name;
}

/** Whether another name is spelt as it was written, where this one has other accents. */
function isOtherwiseSpelt({ name }: Entry, names: readonly string[], written: string): boolean {
  const asked = written.toLowerCase();
  if (name.toLowerCase() === asked || plain(name) !== plain(asked)) return false;
  return names.some((each) => each.toLowerCase() === asked);
}

function wholeNames(
  { guide, dimension, names }: OwnNames,
  question: readonly Word[],
  hasSales: boolean,
): Candidate[] {
  return entriesOf(names).flatMap((entry) =>
    question.flatMap((word, from): Candidate[] => {
      const words = wholeAt(entry, question, from);
      if (words === 0 || (words === 1 && !isAsWritten(entry, question, from, hasSales))) return [];
      const written = question
        .slice(from, from + words)
        .map((each) => each.written)
        .join(' ');
      const isSure = word.taken === null;
      // `Kund A` is not `Kund Å`, where both are there.
      if (!isSure || isOtherwiseSpelt(entry, names, written)) return [];
      return [{ guide, dimension, names: [entry.name], written, how: 'exact', from, words }];
    }),
  );
}

/** `Ost` is no `Nord-Ost`: so short a word is no half of a name that is written with a line. */
const isHalfOf = (name: string, { plain: text, written }: Word): boolean =>
  text.length <= 3 &&
  !written.includes('-') &&
  plain(name.replaceAll('-', ''))
    .split(' ')
    .every((each) => each !== text);

/** A word of the question that names hold as one of theirs, or that begins one of their words. */
function partNames(
  { guide, dimension, names }: OwnNames,
  question: readonly Word[],
  hasSales: boolean,
): Candidate[] {
  const entries = entriesOf(names);
  return question.flatMap((word, from): Candidate[] => {
    const isLetter = isLetterOf(entries, word);
    if (word.taken !== null || (word.plain.length < 2 && !isLetter)) return [];
    const isEndOfName = isLetter || isAlsoName(entries, word.plain);
    if (isKnownWord(word.plain) && !isEndOfName && !isBookedGoods(word.plain, hasSales)) return [];
    if (SMALL.test(word.plain) || CHANGES.test(word.plain)) return [];
    if (numberOf(word.plain) !== null) return [];
    const root = isOrdinary(word.plain) ? null : stem(word.plain);
    // Goods are named by what they are; the end of a company's name says nothing: `-viken`.
    const isCompany = dimension === 'customer' || dimension === 'supplier';
    if (GENERIC.has(word.plain) && isCompany) return [];
    const whole = entries.filter(({ name, words, stems }) =>
      isLetter
        ? name.endsWith(` ${word.written}`)
        : words.some(
            (each, index) =>
              (each === word.plain && !(isCompany && isHalfOf(name, word))) ||
              (stems[index] === root && areOne(each, word.plain)) ||
              (root !== null && isInflected(each, word.plain)),
          ),
    );
    if (whole.length === 0 && root !== null) whole.push(...shortNames(entries, word.plain));
    if (whole.length === 0 && root !== null && dimension === 'channel' && /e[nt]$/.test(word.plain))
      whole.push(...begunNames(entries, root));
    const holding =
      whole.length > 0 || isCompany || root === null ? whole : compounds(entries, word.plain);
    if (holding.length === 0 || holding.length > MOST_HOLDING) return [];
    const found = withAccents(notDenied(holding, question, from), word.written);
    const beside =
      root === null || dimension !== 'product' ? [] : begunBeside(entries, root, found);
    return [
      {
        ...{ guide, dimension, names: found, written: word.written, how: 'part', from, words: 1 },
        ...(beside.length > 0 && { beside }),
      },
    ];
  });
}

/** `Sociala avgifter`: words beside each other that stand so in names are of those, and not each of a name of its own. */
function phraseNames(
  { guide, dimension, names }: OwnNames,
  question: readonly Word[],
): Candidate[] {
  const entries = entriesOf(names);
  const isOpen = (word: Word | undefined) =>
    word?.taken === null &&
    word.plain.length > 1 &&
    !SMALL.test(word.plain) &&
    !/^(?:och|samt|eller|mot)$/.test(word.plain) &&
    !isOrdinary(word.plain) &&
    !/\d/.test(word.plain);
  return question.flatMap((word, from): Candidate[] => {
    const next = question[from + 1];
    if (next === undefined || !isOpen(word) || !isOpen(next)) return [];
    if (isListedWord(word.plain) && isListedWord(next.plain)) return [];
    const [first, second] = [stem(word.plain), stem(next.plain)];
    const found = entries
      .filter(({ stems }) => stems.some((each, at) => each === first && stems[at + 1] === second))
      .map(({ name }) => name);
    if (found.length === 0 || found.length > MOST_HOLDING) return [];
    const written = `${word.written} ${next.written}`;
    return [{ guide, dimension, names: found, written, how: 'part', from, words: 2 }];
  });
}

const strength: Record<Named['how'], number> = { exact: 2, part: 1, spelt: 0 };

/** A word that is in names of several kinds is of the widest: a group before its products, customers last. */
const WIDEST: readonly DimensionId[] = [
  ...(['category', 'area', 'costCategory', 'product', 'supplier', 'channel', 'region'] as const),
  ...(['staff', ...OWN_ROLES, 'department', 'project', 'account', 'customer', 'costText'] as const),
];
const asName = ({ dimension, how }: Named) => (how === 'exact' ? 0 : WIDEST.indexOf(dimension));

/** The longest and surest first; then those of the guide that is asked about, in the order of `own`. */
function ranked(candidates: Candidate[], guide: OwnNames['guide'] | null): Candidate[] {
  const off = (each: Candidate) => (guide === null || each.guide === guide ? 0 : 1);
  return [...candidates].sort(
    (a, b) =>
      b.words - a.words ||
      strength[b.how] - strength[a.how] ||
      off(a) - off(b) ||
      asName(a) - asName(b) ||
      a.names.length - b.names.length,
  );
}

/** What things are counted in: beside a name it says nothing of which. */
const UNITS =
  /^(?:pasar|pase|paket|burk|burkar|flaska|flaskor|lada|lador|askar|ask|kilo|kg|liter|forpackningar|forpackning|bitar|pack)$/;

const SURE_WHOLE = [joinedByNames, wholeNames];
const SURE_PARTS = [phraseNames, countryNames, partNames];
const OF_TEXTS = [joinedByNames, phraseNames, partNames];
const SPELT = [gluedNames, paidNames, speltNames, begunAlone, endedAlone];

/** The company's own names in a question; their words are marked as taken. */
export function readNames(
  question: Word[],
  own: readonly OwnNames[],
  guide: OwnNames['guide'] | null,
  texts: readonly OwnNames[] = [],
): Named[] {
  const found: Candidate[] = [];
  const hasSales = own.some((each) => each.guide === 'sales');
  for (const [read, names] of [
    ...SURE_WHOLE.map((each) => [each, own] as const),
    // `Stålet` is what a row of costs is called, and no `Kåpa stål` where it is asked what is paid.
    ...(guide === 'costs' || (guide === null && hasSales) ? [[wholeNames, texts] as const] : []),
    ...SURE_PARTS.map((each) => [each, own] as const),
    // What is no name as it stands may be what rows say of themselves.
    ...OF_TEXTS.map((each) => [each, texts] as const),
    ...SPELT.map((each) => [each, own] as const),
    [paidNames, texts] as const,
  ]) {
    if (read === partNames && names === own) leaveOtherCountries(own, question);
    const candidates = names.flatMap((each) => read(each, question, hasSales));
    const isUnit = ({ how, from }: Candidate) =>
      how !== 'exact' && UNITS.test(question[from]?.plain ?? '');
    const isOther = found.length > 0 || candidates.some((each) => !isUnit(each));
    for (const each of ranked(candidates, guide)) {
      if (isOther && isUnit(each)) continue;
      const words = question.slice(each.from, each.from + each.words);
      if (words.some((word) => word.taken !== null)) continue;
      for (const word of words) word.taken = 'name';
      found.push(each);
    }
  }
  if (found.length > 0)
    for (const word of question)
      if (word.taken === null && UNITS.test(word.plain)) word.taken = 'grammar';
  takeSpeltBeside(found, question);
  takeGenericBeside(found, question);
  takeKindBefore(found, question);
  return joined(found);
}
