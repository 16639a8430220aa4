import type { Unit } from '../../facts/fact.ts';
import { limitIn } from '../question/limits.ts';
import { placeAt } from '../question/place.ts';
import { isStep, LEAST, MOST } from '../question/vocabulary.ts';
import { wordsOf } from '../question/words.ts';
import type { Check } from './held.ts';

const PARTS: readonly Unit[] = ['percent', 'percentagePoints'];
const COUNTS: readonly Unit[] = ['count', 'days', 'ratio'];

const KINDS: readonly (readonly [words: RegExp, units: readonly Unit[]])[] = [
  [/\b(?:procent|procentuellt|andel|andelen|hur stor (?:del|andel))\b/, PARTS],
  [/\bhur manga(?! (?:procent|kronor|kr|pengar|tusen))\b|\bantal(?:et)?\b/, COUNTS],
  [/\bflest\b/, COUNTS],
  [/\bi (?:kronor|kr|sek)\b/, ['SEK']],
];

/** How much is no answer to how many, nor to how large a part. */
const inUnits: Check = ({ reading: { intent }, open, facts, leads }) => {
  if (intent !== 'figure') return [];
  const text = open.map(({ plain }) => plain).join(' ');
  return KINDS.flatMap(([words, units]) => {
    const found = words.exec(text)?.[0];
    const shown = units === COUNTS ? leads : facts;
    return found === undefined || shown.some(({ unit }) => units.includes(unit)) ? [] : [found];
  });
};

const SAYS_LEAST = /lägst|minst|sist|sämst|minskat|ner\b/;
const SAYS_MOST = /högst|störst|mest|flest|plats|ja,|nej,|topp|bäst|ökat|ökade|största/;

const STRONG = /^(?:stark|svag)ast[ae]?$/;

/** `Vilken rost är starkast` asks of the thing, `starkaste månaden` of what was sold in it. */
const asStrong: Check = ({ reading: { ask }, open }) =>
  ask.measured || (ask.by !== null && isStep(ask.by))
    ? []
    : open.filter(({ plain }) => STRONG.test(plain)).map(({ written }) => written);

/** What is least is no answer to what is most. */
const inOrder: Check = ({ reading: { intent, ask }, open, reply }) => {
  if (intent !== 'figure' || ask.direction !== null || ask.measure === 'largestRow') return [];
  const [most, least] = [MOST, LEAST].map((order) => open.filter(({ plain }) => order.test(plain)));
  if (most === undefined || least === undefined || (most.length > 0 && least.length > 0)) return [];
  const wording = reply.text.toLowerCase();
  const isSaid = most.length > 0 ? SAYS_MOST.test(wording) : SAYS_LEAST.test(wording);
  return isSaid ? [] : [...most, ...least].map(({ written }) => written);
};

const PLACES = /\b(?:näst|tredje|fjärde|femte)\b|plats/i;

/** The second is no answer where the third is asked for. */
const inPlace: Check = ({ reading: { words }, reply }) =>
  words.flatMap((word, at) =>
    placeAt(words, at) === null || PLACES.test(reply.text) ? [] : [word.written],
  );

const MEAN = /\b(?:i (?:snitt|genomsnitt|medel)|snittet|genomsnittet|om dagen)\b/;

/** A mean is divided by something. */
const asMean: Check = ({ reading: { intent }, open, wording }) => {
  const text = open.map(({ plain }) => plain).join(' ');
  const found = intent === 'figure' ? MEAN.exec(text)?.[0] : undefined;
  return found === undefined || /snitt|÷|delat| per /.test(wording) ? [] : [found];
};

/** A limit that is said is one that the list was cut at. */
const withinLimit: Check = ({ reading: { question, intent }, facts, wording }) => {
  const limit = intent === 'figure' ? limitIn(wordsOf(question)) : null;
  if (limit === null || facts.some(({ key }) => key === 'ask.limit')) return [];
  return wording.includes(limit.beyond.value) ? [] : [limit.beyond.value];
};

/** Checks of what kind of figures an answer gives. */
export const units: readonly Check[] = [inUnits, inOrder, asStrong, inPlace, asMean, withinLimit];
