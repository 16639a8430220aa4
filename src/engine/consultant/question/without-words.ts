import { plain } from '../../advice/answers/names.ts';

/** Words that change what is asked: without them it is another question. */
const RESTRICTS =
  /^(?:inte|ej|icke|aldrig|utan|utom|exkl\w*|inkl\w*|forutom|innan|fore|efter|halva|dubbel\w*)$/;

/** What stands behind one of these is a thing, and a question without it is of all things. */
const BEFORE_THINGS =
  /^(?:av|till|fran|pa|i|med|hos|for|per|mot|och|eller|bland|an|en|ett|den|det|de|dom|var|vara|vart|ha|som|mycket|manga|mkt|vilken|vilket|vilka|kostar|kostade|saljer|salde|koper|kopte|sald|salt|salda|omsatt)$/;

/** What stands before one of these is what it is of: `risken om`, `priset för`. */
const AFTER_THINGS = /^(?:om|att|av|for|med|mot|pa|i|hos|till|per|procent)$/;

/** What says nothing without a word behind it. */
const UNFINISHED =
  /^(?:ar|var|blev|blir|har|hade|ha|ska|kan|och|eller|i|pa|for|av|med|mot|an|som|vi|jag|man|ni|du|de|gar|gor|far|efter|innan|fore|till|fran|om|utan|hos|per)$/;

/** What no question begins with: its verb has gone. */
const NO_BEGINNING = /^(?:det|den|sig|de|dom|oss|mig|att|inte)$/;

/**
 * The question without words that nothing explains, to be asked instead; null where they may be what it is about. It is
 * offered and never answered unasked.
 */
export function withoutWords(question: string, unknown: readonly string[]): string | null {
  const words = question.split(/[\s?]+/).filter((word) => word !== '');
  const dropped = new Set(unknown.map(plain));
  const isDropped = (word: string) => dropped.has(plain(word));
  const mayGo = words.every(
    (word, at) =>
      !isDropped(word) ||
      (!RESTRICTS.test(plain(word)) &&
        !/\d/.test(word) &&
        !(AFTER_THINGS.test(plain(words[at + 1] ?? '')) && !word.endsWith(',')) &&
        !BEFORE_THINGS.test(plain(words[at - 1] ?? '')) &&
        (at === 0 || !/^\p{Lu}/u.test(word))),
  );
  const rest = words.filter((word) => !isDropped(word));
  // `Vilken kund är` asks nothing.
  const isOpen = UNFINISHED.test(plain(rest.at(-1) ?? ''));
  const isBegun = !NO_BEGINNING.test(plain(rest[0] ?? ''));
  if (!mayGo || isOpen || !isBegun || rest.length < 3 || rest.length === words.length) return null;
  const text = rest
    .join(' ')
    .replace(/^[,;:]\s*/, '')
    .replace(/[,;:]$/, '');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}?`;
}
