import { createSentenceCheck, type GuardGround, type ReplacedSentence } from './guard-sentences.ts';
import { sentencesOf } from './sentences-of.ts';
import { stringsAt } from './text-tree.ts';

/** Takes a text in pieces as it is written, and gives back the sentences that may be shown. */
export interface SentenceGuard {
  /** The sentences that are whole with this piece and hold. */
  take(piece: string): string[];
  /** What is left, as the last sentences. */
  end(): string[];
  /** Those that did not hold. */
  readonly replaced: readonly ReplacedSentence[];
  readonly passed: number;
}

/** A text without any end of a sentence is let go of at this length. */
const LONGEST_WAIT = 4000;

/** What is done with sentences beside the check. */
interface Treatment {
  path?: string;
  /** Puts back what the model was not shown, before the check. */
  reveal?: (sentence: string) => string;
  /** What is shown where a sentence did not hold; nothing unless given. */
  instead?: (sentence: string) => string[];
  /** The rules' text under a heading: what is known by where it stands is known under the same heading. */
  sectionOf?: (heading: string) => string;
}

const HEADING = /^#{1,4} /;
/** What even the rules' own sentence must have right where it stands now. */
const isOfPlace = (kind: string) => kind === 'name' || kind === 'period';

/** A guard over a stream: what is given back does not depend on how the text was cut. */
export function createSentenceGuard(
  ground: GuardGround,
  {
    path = 'text',
    reveal = (sentence) => sentence,
    instead = () => [],
    sectionOf = () => '',
  }: Treatment = {},
): SentenceGuard {
  const check = createSentenceCheck(ground);
  const own = new Set(
    [...stringsAt(ground.rules).values()].flatMap(sentencesOf).map((each) => each.trim()),
  );
  const scope = new Map<string, string | null>();
  const replaced: ReplacedSentence[] = [];
  let waiting = '';
  let isOver = false;
  let passed = 0;
  const judge = (written: string): string[] => {
    const sentence = reveal(written);
    if (HEADING.test(sentence)) {
      scope.clear();
      for (const [kind, name] of check.scopeOf(sectionOf(sentence))) scope.set(kind, name);
    }
    const found = check.breaches(sentence, scope);
    const isRules = own.has(sentence.trim()) && !found.some(({ kind }) => isOfPlace(kind));
    const breaches = isRules ? [] : found;
    for (const [kind, name] of check.scopeOf(sentence)) scope.set(kind, name);
    if (breaches.length > 0) {
      replaced.push({ path, kinds: [...new Set(breaches.map(({ kind }) => kind))] });
      return instead(sentence);
    }
    passed += 1;
    return [sentence];
  };
  return {
    replaced,
    get passed() {
      return passed;
    },
    take(piece) {
      if (isOver) return [];
      waiting += piece;
      const parts = sentencesOf(waiting);
      waiting = parts.pop() ?? '';
      if (waiting.length > LONGEST_WAIT) {
        isOver = true;
        replaced.push({ path, kinds: ['tooLong'] });
        waiting = '';
      }
      return parts.flatMap(judge);
    },
    end() {
      const rest = waiting;
      waiting = '';
      return rest.trim() === '' ? [] : sentencesOf(rest).flatMap(judge);
    },
  };
}
