import type { Fact, Figure } from '#engine/facts/fact.ts';
import { type GuardedTexts, guardSentences } from '#engine/text/guard-sentences.ts';
import { renderText } from '#engine/text/render.ts';
import type { ModelShare, ResultBasis } from '#engine/text/result.ts';
import { stringsAt } from '#engine/text/text-tree.ts';
import type { Composed, Guide } from './guide.ts';

/** What a model answered: its texts by path. */
export interface ModelTexts {
  name: string;
  texts: ReadonlyMap<string, string>;
}

/** The texts of a draft that a model may write, by path. */
export function textsForModel(
  { draft }: Pick<Composed, 'draft'>,
  { modelTexts = [] }: Pick<Guide, 'modelTexts'>,
): Map<string, string> {
  const wanted = new Set(modelTexts);
  const shapeOf = (path: string) => path.replace(/(?<=\.)\d+(?=\.|$)/g, '*');
  return new Map([...stringsAt(draft)].filter(([path]) => wanted.has(shapeOf(path))));
}

interface Shown {
  text: string;
  figures: Figure[];
  sentences: ModelShare['sentences'];
}

/** The sentences of one path with their figures put in. */
function shownText(
  path: string,
  sentences: GuardedTexts['texts'] extends Map<string, infer S> ? S : never,
  facts: ReadonlyMap<string, Fact>,
): Shown {
  const shown: Shown = { text: '', figures: [], sentences: [] };
  for (const { text, by } of sentences) {
    const start = shown.text.length;
    const piece = renderText(text, facts, path);
    shown.text += piece.text;
    for (const figure of piece.figures)
      shown.figures.push({ ...figure, start: figure.start + start, end: figure.end + start });
    if (by === 'model')
      shown.sentences.push({ path, start, end: start + piece.text.trimEnd().length });
  }
  return shown;
}

/** The tree with another text at a path. */
function withText<T>(tree: T, [name, ...rest]: readonly string[], text: string): T {
  if (name === undefined) return text as T;
  const inner = (tree as Record<string, unknown>)[name];
  const changed = withText(inner, rest, text);
  if (Array.isArray(tree)) return tree.map((each, at) => (`${at}` === name ? changed : each)) as T;
  return { ...tree, [name]: changed };
}

/**
 * A result with the sentences of a model that hold, and the rules' in place of the others. `engine` says which
 * sentences are the model's, and how many were replaced by which checks.
 */
export function rewritten(
  guide: Pick<Guide, 'modelTexts' | 'aligned'>,
  { result, draft, changes }: Composed,
  { name, texts }: ModelTexts,
): ResultBasis {
  const allowed = textsForModel({ draft }, guide);
  const written = new Map([...texts].filter(([path]) => allowed.has(path)));
  const ground = { facts: result.facts, changes: new Set(changes), rules: draft };
  const guarded = guardSentences(ground, written);
  const byId = new Map(result.facts.map((fact) => [fact.id, fact]));
  const share: ModelShare = {
    name,
    outcome: guarded.passed > 0 ? 'wrote' : 'refused',
    sentences: [],
    replaced: guarded.replaced,
  };
  let made = result;
  const figures = new Map<string, Figure[]>();
  for (const [path, sentences] of guarded.texts) {
    const shown = shownText(path, sentences, byId);
    figures.set(path, shown.figures);
    share.sentences.push(...shown.sentences);
    made = withText(made, path.split('.'), shown.text);
  }
  const before = Map.groupBy(result.figures, ({ path }) => path);
  const order = new Set([...before.keys(), ...figures.keys()]);
  made = {
    ...made,
    figures: [...order].flatMap((path) => figures.get(path) ?? before.get(path) ?? []),
    engine:
      share.outcome === 'wrote'
        ? { writer: 'model', version: name, model: share }
        : { ...result.engine, model: share },
  };
  return guide.aligned?.(made) ?? made;
}
