import type { Fact } from '../facts/fact.ts';
import { bindingBreaches, ownerOf, type Scope } from './guard/bindings.ts';
import { unfoundedClaims } from './guard/evidence.ts';
import { createPlainNames } from './guard/plain-names.ts';
import { readStatement, type Statement } from './guard/statement.ts';
import { type Breach, guardText } from './guard.ts';
import { placeholders } from './placeholder.ts';
import { sentencesOf } from './sentences-of.ts';
import { stringsAt } from './text-tree.ts';

/** What a text is held against. */
export interface GuardGround {
  facts: readonly Fact[];
  /** Keys of the facts whose sign is a direction. */
  changes: ReadonlySet<string>;
  /** The rules writer's draft: what it says of causes, ranks and the like may be said again. */
  rules: unknown;
}

/** Why a sentence was not shown. */
export interface SentenceBreach {
  kind: Breach['kind'] | ReturnType<typeof bindingBreaches>[number]['kind'] | Claimed;
  found: string;
}
type Claimed = Statement['claims'][number]['kind'];

/** Holds sentences against the facts and the rules' own text. */
export interface SentenceCheck {
  /** Everything wrong with one sentence; `scope` are the names that its place in the text is about. */
  breaches(sentence: string, scope?: Scope): SentenceBreach[];
  /** Whom a text is about, one of each kind. */
  scopeOf(text: string): Scope;
}

/** Makes the check of one analysis or one conversation; reads the ground once. */
export function createSentenceCheck({ facts, changes, rules }: GuardGround): SentenceCheck {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const plainNames = createPlainNames(facts);
  const own = [...stringsAt(rules).values()].flatMap(sentencesOf);
  const statements = own.map((text) => readStatement(text, byId, plainNames));
  const evidence = { facts: byId, changes, rules: statements };
  return {
    breaches(sentence, scope = new Map()) {
      const basic = guardText(sentence, byId, changes);
      if (basic.some(({ kind }) => kind === 'tooLong')) return basic;
      const statement = readStatement(sentence, byId, plainNames);
      const claims = unfoundedClaims(statement, evidence);
      return [
        ...basic,
        ...bindingBreaches(statement, scope, statements),
        ...claims.map(({ kind, word }) => ({ kind, found: word })),
      ].map(({ kind, found }) => ({ kind, found }));
    },
    scopeOf(text) {
      const scope = new Map<string, string | null>();
      for (const { factId } of placeholders(text)) {
        const fact = byId.get(factId);
        const owner = fact === undefined ? null : ownerOf(fact);
        const kind = fact?.subject?.kind;
        if (owner === null || kind === undefined) continue;
        scope.set(
          kind,
          (scope.get(kind) ?? owner) === owner && scope.get(kind) !== null ? owner : null,
        );
      }
      return scope;
    },
  };
}

/** One sentence of a text as it is shown. */
export interface WrittenSentence {
  text: string;
  by: 'model' | 'rules';
}

/** A sentence that was not shown, and why; what it said is not told, since it may be false. */
export interface ReplacedSentence {
  path: string;
  kinds: SentenceBreach['kind'][];
}

interface GuardedText {
  sentences: WrittenSentence[];
  replaced: ReplacedSentence[];
}

/** Begins with a word that points at the sentence before, which may be another one now. */
const POINTS_BACK =
  /^[\s\-*•”"]{0,6}(?:den|det|de|denna|detta|dessa|då|där|så|samtidigt|men|dessutom|också|därför|resten|av det)(?!\p{L})/iu;

const idsIn = (text: string) => placeholders(text).map(({ factId }) => factId);

/** The rules' sentence that fits best where one is left out: of the same facts, else the next one unused. */
export function replacement(
  left: string,
  rules: readonly string[],
  used: ReadonlySet<number>,
): { at: number; shared: number } | null {
  const ids = new Set(idsIn(left));
  let best: { at: number; shared: number } | null = null;
  for (const [at, rule] of rules.entries()) {
    if (used.has(at) || POINTS_BACK.test(rule)) continue;
    const shared = idsIn(rule).filter((id) => ids.has(id)).length;
    if (best === null || shared > best.shared) best = { at, shared };
  }
  return best;
}

const ended = (text: string) => (/\s$/.test(text) ? text : `${text} `);

/**
 * One text of a model, sentence by sentence: one that breaks the guard gives way to one by the rules. Where more than
 * half would, or none is passed, the rules' whole text stands.
 */
function guardOne(
  check: SentenceCheck,
  path: string,
  text: string,
  rules: string,
  scope: Scope,
): GuardedText {
  const given = sentencesOf(text.trim());
  const own = sentencesOf(rules);
  const isOwn = new Set(own.map((each) => each.trim()));
  const soFar = new Map(scope);
  const judged = given.map((sentence) => {
    const breaches = isOwn.has(sentence.trim()) ? [] : check.breaches(sentence, soFar);
    for (const [kind, name] of check.scopeOf(sentence)) soFar.set(kind, name);
    return { sentence, kinds: [...new Set(breaches.map(({ kind }) => kind))] };
  });
  const replaced = judged.flatMap(({ kinds }) => (kinds.length === 0 ? [] : [{ path, kinds }]));
  const byRules = {
    sentences: own.map((each) => ({ text: each, by: 'rules' as const })),
    replaced,
  };
  if (given.length === 0 || replaced.length * 2 > given.length) return byRules;
  const used = new Set(
    own.flatMap((each, at) => (given.some((one) => one.trim() === each.trim()) ? [at] : [])),
  );
  const sentences = judged.flatMap(({ sentence, kinds }): WrittenSentence[] => {
    if (kinds.length === 0)
      return [{ text: sentence, by: isOwn.has(sentence.trim()) ? 'rules' : 'model' }];
    const at = replacement(sentence, own, used)?.at;
    if (at === undefined) return [];
    used.add(at);
    return [{ text: own[at] ?? '', by: 'rules' }];
  });
  const last = sentences.length - 1;
  return {
    sentences: sentences.map((each, at) =>
      at === last ? { ...each, text: each.text.trimEnd() } : { ...each, text: ended(each.text) },
    ),
    replaced,
  };
}

/** A draft of the rules with a model's texts in it, and which sentences are whose. */
export interface GuardedTexts {
  /** By path: the text with its placeholders, as sentences. */
  texts: Map<string, WrittenSentence[]>;
  replaced: ReplacedSentence[];
  /** Sentences that the model wrote and that stand. */
  passed: number;
}

/** The paths of one object stand beside each other: `sections.0.description`, `sections.0.title`. */
const besideOf = (path: string) => path.slice(0, path.lastIndexOf('.') + 1);

/** Guards a model's texts, given by path; a path that the rules' draft does not have is left out. */
export function guardSentences(
  ground: GuardGround,
  written: ReadonlyMap<string, string>,
): GuardedTexts {
  const check = createSentenceCheck(ground);
  const rules = stringsAt(ground.rules);
  const texts: GuardedTexts['texts'] = new Map();
  const replaced: ReplacedSentence[] = [];
  let passed = 0;
  for (const [path, text] of written) {
    const own = rules.get(path);
    if (own === undefined) continue;
    const place = besideOf(path);
    const near = place === '' ? [] : [...rules].filter(([other]) => other.startsWith(place));
    const scope = check.scopeOf(near.map(([, each]) => each).join('\n'));
    const guarded = guardOne(check, path, text, own, scope);
    texts.set(path, guarded.sentences);
    replaced.push(...guarded.replaced);
    passed += guarded.sentences.filter(({ by }) => by === 'model').length;
  }
  return { texts, replaced, passed };
}
