import type { Fact } from '../facts/fact.ts';
import { costCatalogue } from '../guides/costs/catalogue.ts';
import { salesCatalogue } from '../guides/sales/catalogue.ts';
import { moneyCatalogue } from '../money/catalogue.ts';
import {
  type ReplacedSentence,
  replacement,
  type WrittenSentence,
} from '../text/guard-sentences.ts';
import { placeholders } from '../text/placeholder.ts';
import { renderText } from '../text/render.ts';
import type { ModelShare } from '../text/result.ts';
import { createSentenceGuard } from '../text/sentence-guard.ts';
import { sentencesOf } from '../text/sentences-of.ts';
import type { ConsultantAnswer, DraftedAnswer } from './consult.ts';
import type { ToolOutcome } from './tools.ts';
import { used } from './used.ts';

/** Keys of the facts whose sign is a direction, in analyses and in answers. */
export const answerChanges: ReadonlySet<string> = new Set([
  ...[...salesCatalogue.changes, ...costCatalogue.changes, ...moneyCatalogue.changes],
  ...['ask.change', 'ask.growth'],
]);

/** An answer that a model writes, sentence by sentence, on the ground of the rules' answer and of its tools. */
export interface ModelAnswer {
  /** Everything the model may refer to so far. */
  readonly facts: readonly Fact[];
  /** What a tool gave: from now on it may be referred to. */
  learn(outcome: ToolOutcome): void;
  /** A piece of the model's text; gives what may be shown of it, as it is shown. */
  take(piece: string): string[];
  /** The model has stopped writing, for good or to call a tool. */
  pause(): string[];
  /** The whole answer: the model's where it holds, else the rules'. `cut` where the model did not come to an end. */
  finish(model: { name: string; cut: boolean }): ConsultantAnswer;
  /** What has been shown so far, and nothing more, for one who stops the answer there; null for nothing. */
  stopped(name: string): ConsultantAnswer | null;
}

/** The rules' answer, which says that a model should have written it. */
export function answeredWithout({ answer }: DraftedAnswer, model: ModelShare): ConsultantAnswer {
  return { ...answer, engine: { ...answer.engine, model } };
}

/** The sentences as one text with its figures, and where those by the model stand. */
function composed(sentences: readonly WrittenSentence[], byId: ReadonlyMap<string, Fact>) {
  let draft = '';
  const own: ModelShare['sentences'] = [];
  for (const { text, by } of sentences) {
    const { length: start } = renderText(draft, byId, 'text').text;
    draft += text;
    const end = renderText(draft.trimEnd(), byId, 'text').text.length;
    if (by === 'model' && end > start) own.push({ path: 'text', start, end });
  }
  return { draft: draft.trimEnd(), own };
}

const MOST_BESIDE = 2;

type Outcome = Pick<ToolOutcome, 'draft' | 'meant' | 'tables' | 'charts'>;

/** The tables and charts whose figures the answer names, or those of the text that they were given beside. */
function beside<T>(
  outcomes: readonly Outcome[],
  given: (outcome: Outcome) => readonly T[],
  idsOf: (one: T) => readonly (string | null)[],
  named: ReadonlySet<string>,
): T[] {
  const isNamed = (id: string | null) => id !== null && named.has(id);
  return outcomes
    .flatMap((outcome) => {
      const isOfText = placeholders(outcome.draft).some(({ factId }) => isNamed(factId));
      return given(outcome).filter((one) => isOfText || idsOf(one).some(isNamed));
    })
    .slice(0, MOST_BESIDE);
}

/** The end of a sentence of the rules, so that the next begins as it should. */
const ended = (text: string) =>
  /^[-#]|\n$/.test(text) ? `${text.trimEnd()}\n` : `${text.trimEnd()} `;

/** What stands under each heading of a text, with the heading. */
function sectionsOf(text: string): Map<string, string> {
  const parts = text.split(/^(?=#)/m).filter((part) => part.startsWith('#'));
  return new Map(parts.map((part) => [part.split('\n', 1)[0]?.trim() ?? '', part]));
}

const idsIn = (text: string) =>
  placeholders(text)
    .map(({ factId }) => factId)
    .join();

/** The section of a heading, or of one in other words about the same; empty where none or several could be meant. */
function sectionUnder(heading: string, sections: ReadonlyMap<string, string>): string {
  const same = sections.get(heading.trim());
  if (same !== undefined) return same;
  const ids = idsIn(heading);
  const alike = [...sections].filter(([other]) => ids !== '' && idsIn(other) === ids);
  return alike.length === 1 ? (alike[0]?.[1] ?? '') : '';
}

/** A model writes no digits, so it is shown headings without their numbers. */
export const withoutHeadingNumbers = (text: string): string =>
  text.replace(/^(#{1,4}) \d{1,2}\. /gm, '$1 ');

/** What an answer is made of once the model has written: its sentences, and all that they may refer to. */
interface Written {
  byId: ReadonlyMap<string, Fact>;
  outcomes: readonly Outcome[];
  sentences: readonly WrittenSentence[];
  replaced: ReplacedSentence[];
}

/** The model's answer where it holds, else the rules'. */
function finished(
  rules: DraftedAnswer,
  { byId, outcomes, sentences, replaced }: Written,
  { name, cut }: { name: string; cut: boolean },
): ConsultantAnswer {
  const { draft, own } = composed(sentences, byId);
  const named = new Set(placeholders(draft).map(({ factId }) => factId));
  const share = { name, sentences: [], replaced };
  if (cut) return answeredWithout(rules, { ...share, outcome: 'away' });
  // Without a figure the model has said nothing that can be held against anything.
  if (named.size === 0 || replaced.length > own.length)
    return answeredWithout(rules, { ...share, outcome: 'refused' });
  const tables = beside(
    outcomes,
    (each) => each.tables,
    ({ rows }) => rows.flatMap(({ factIds }) => factIds),
    named,
  );
  const charts = beside(
    outcomes,
    (each) => each.charts,
    ({ series }) => series.flatMap(({ points }) => points.map(({ factId }) => factId)),
    named,
  );
  const parts = [
    { text: draft, table: null, chart: null },
    ...tables.map((table) => ({ text: '', table, chart: null })),
    ...charts.map((chart) => ({ text: '', table: null, chart })),
  ];
  const model: ModelShare = { ...share, outcome: 'wrote', sentences: own };
  return {
    ...rules.answer,
    ...renderText(draft, byId, 'text'),
    ...{ kind: 'answer', tables, charts },
    meant: [...new Set(outcomes.flatMap(({ meant }) => meant))],
    facts: used([...byId.values()], parts),
    engine: { writer: 'model', version: name, model },
  };
}

/** The sentences that were shown before it was stopped, each of which had passed its check. */
function stoppedAt(
  rules: DraftedAnswer,
  { byId, sentences, replaced }: Written,
  name: string,
): ConsultantAnswer | null {
  const { draft, own } = composed(sentences, byId);
  if (draft.trim() === '') return null;
  const model: ModelShare = { name, outcome: 'wrote', sentences: own, replaced };
  return {
    ...rules.answer,
    ...renderText(draft, byId, 'text'),
    ...{ kind: 'answer', tables: [], charts: [], suggestions: [], missing: null },
    facts: used([...byId.values()], [{ text: draft, table: null, chart: null }]),
    engine: { writer: 'model', version: name, model },
  };
}

/** Gives the rules' sentence of the same figures in the place of one that did not hold, each once. */
function createReplacements(draft: string): {
  instead(left: string): string[];
  isRules(sentence: string): boolean;
} {
  const own = sentencesOf(draft);
  const taken = new Set<number>();
  const given = new Set<string>();
  return {
    instead(left) {
      const best = replacement(left, own, taken);
      if (best === null || best.shared === 0) return [];
      taken.add(best.at);
      const text = ended(own[best.at] ?? '');
      given.add(text);
      return [text];
    },
    isRules: (sentence) => given.has(sentence),
  };
}

/** Begins the answer of a model; `given` are figures of the answer before, which may be named again. */
export function createModelAnswer(
  rules: DraftedAnswer,
  given: readonly Fact[],
  reveal: (text: string) => string,
): ModelAnswer {
  const byId = new Map([...given, ...rules.answer.facts].map((fact) => [fact.id, fact]));
  const draft = withoutHeadingNumbers(rules.draft);
  const outcomes: Outcome[] = [{ ...rules.answer, draft }];
  const sections = sectionsOf(draft);
  const { instead, isRules } = createReplacements(draft);
  const sentences: WrittenSentence[] = [];
  const replaced: ReplacedSentence[] = [];
  const sectionOf = (heading: string) => sectionUnder(heading, sections);
  const begin = () => {
    const ground = { facts: [...byId.values()], rules: outcomes.map((each) => each.draft) };
    return createSentenceGuard(
      { ...ground, changes: answerChanges },
      { reveal, instead, sectionOf },
    );
  };
  let guard = begin();
  let hasMore = false;
  const shown = (passed: readonly string[]): string[] =>
    passed.map((sentence) => {
      const text = /\s$/.test(sentence) ? sentence : `${sentence} `;
      sentences.push({ text, by: isRules(sentence) ? 'rules' : 'model' });
      return renderText(text, byId, 'text').text;
    });
  const pause = () => {
    const rest = shown(guard.end());
    replaced.push(...guard.replaced);
    guard = begin();
    hasMore = false;
    return rest;
  };
  return {
    get facts() {
      return [...byId.values()];
    },
    learn(outcome) {
      for (const fact of outcome.facts) byId.set(fact.id, fact);
      outcomes.push(outcome);
      hasMore = true;
    },
    take(piece) {
      const rest = hasMore ? pause() : [];
      return [...rest, ...shown(guard.take(piece))];
    },
    pause,
    finish(model) {
      pause();
      return finished(rules, { byId, outcomes, sentences, replaced }, model);
    },
    stopped: (name) => stoppedAt(rules, { byId, outcomes, sentences, replaced }, name),
  };
}
