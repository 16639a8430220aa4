import { plain as plainOf } from '../../advice/answers/names.ts';
import { isHowOften } from '../question/how-often.ts';
import type { Named } from '../question/named.ts';
import { editDistance, mistakesIn, type Word } from '../question/words.ts';
import type { Check } from './held.ts';

/** Each of the company's own names is one that the figures are of. */
const ofEachName: Check = ({ reading: { ask, shape, followsUp, words }, wording }) => {
  // How often one of a list buys is of all that it buys: `vem köper mest te?` `hur ofta handlar de?`
  const isOfOne =
    followsUp && isHowOften(ask, shape) && words.every(({ taken }) => taken !== 'name');
  if (isOfOne) return [];
  return [...ask.named, ...(ask.without ?? [])].flatMap(({ names, written }) =>
    names.some((name) => wording.includes(name.toLowerCase())) ? [] : [written],
  );
};

/** Whether a word is of a name, with letters wrong too. */
const isOf = ({ plain, written }: Word, { names, written: as }: Named): boolean =>
  plainOf(as).includes(plainOf(written)) ||
  names.some((name) =>
    plainOf(name)
      .split(' ')
      .some((each) => {
        const limit = mistakesIn(plain);
        return (
          each.includes(plain) || plain.includes(each) || editDistance(plain, each, limit) <= limit
        );
      }),
  );

/** A word that was taken for a name is of one that is computed. */
const takenAsNamed: Check = ({ reading: { ask, words } }) =>
  words.flatMap((word) =>
    word.taken !== 'name' || [...ask.named, ...(ask.without ?? [])].some((each) => isOf(word, each))
      ? []
      : [word.written],
  );

const LEFT_OUT =
  /\b(?:utom|forutom|bortsett fran|undantag\w*|(?:raknar|rakna|tar|ta) (?:inte |ej )?(?:bort|med)|(?:exklusive|exkl|utan)(?! moms))\b/;

/** What is to be left out is left out of the rows. */
const withoutLeftOut: Check = ({ reading: { question, intent }, wording }) => {
  const found = intent === 'figure' ? LEFT_OUT.exec(plainOf(question))?.[0] : undefined;
  return found === undefined || /är inte|är varken|saknas|inte såld/.test(wording) ? [] : [found];
};

const IT =
  /\b(?:kop(?:er|te|t)|sal(?:jer|de|t)|handla(?:r|de|t)|bestall(?:er|de|t)) (?:det|den|dem|dom|de)(?: da)?$/;

/** What `it` stands for is what was asked before, and not all there is. */
const ofIt: Check = ({ reading: { plain, followsUp, ask } }) => {
  const found = IT.exec(plain)?.[0];
  return found === undefined || followsUp || ask.named.length > 0 ? [] : [found];
};

/** Checks of whose figures an answer gives. */
export const names: readonly Check[] = [ofEachName, takenAsNamed, withoutLeftOut, ofIt];
