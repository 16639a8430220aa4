import { plain } from '../../../advice/answers/names.ts';
import type { Reading } from '../ask.ts';
import type { Named } from '../named.ts';
import { dimensionOf, isStep, stepOf } from '../vocabulary.ts';
import type { Open, OpenKind } from './kinds.ts';
import { openTexts } from './open-text.ts';
import { patterns } from './patterns.ts';

const OF_NAMES: readonly OpenKind[] = [
  'howIs',
  'choose',
  'dependent',
  'weighs',
  'worth',
  'earns',
  'about',
  'whoPays',
];

/** `Mot andra kunder` is held against no industry. */
const isOtherKind = (text: string): boolean => {
  const [, word = ''] = /\bandra (\w+)/.exec(text) ?? [];
  return word !== '' && (dimensionOf(word) !== null || isStep(stepOf(word) ?? 'product'));
};

function wholeIn(question: string, named: readonly Named[]): Open | null {
  const texts = openTexts(question, named);
  for (const text of texts)
    for (const [kind, whole] of patterns) {
      const found = whole.exec(text);
      if (found === null || (kind === 'industry' && isOtherKind(text))) continue;
      // What it is of is told in the question's own words: `en konsult till`, where a supplier is called so.
      const own = texts.flatMap((each) => whole.exec(each)?.groups?.of ?? []);
      const of = own.find((each) => !/\bnamn\b/.test(each)) ?? null;
      return { kind, of, isOfNames: OF_NAMES.includes(kind) || /\bnamn\b/.test(text) };
    }
  return null;
}

/** What is asked to be done or thought of at large, which a premise before it does not narrow. */
const AFTER_PREMISE: readonly OpenKind[] = [
  'raisePrice',
  'afford',
  'first',
  'risk',
  'save',
  'sellMore',
];
const LEAST_PREMISE = 4;
const ASKS = /^(?:vad|va|vilk\w+|hur|nar|har|vem|ar|ska|kan|vart|var|varfor)\b/;

/** The open question that a whole question is; null for any other. */
export function openIn({ question, ask }: Pick<Reading, 'question' | 'ask'>): Open | null {
  const whole = wholeIn(question, ask.named);
  if (whole !== null) return whole;
  // `Stålet har blivit dyrare, ska vi höja priserna?`
  const at = question.search(/[,.!?]\s/);
  const [premise, rest] = [question.slice(0, at), question.slice(at + 1).trim()];
  if (at < LEAST_PREMISE || rest === '' || ASKS.test(plain(premise))) return null;
  const found = wholeIn(rest, ask.named);
  return found !== null && AFTER_PREMISE.includes(found.kind) && !found.isOfNames ? found : null;
}
