import type { Fact, Figure } from '../facts/fact.ts';
import { formatFact } from './format.ts';
import { type Placeholder, placeholders } from './placeholder.ts';
import { formatPeriodName, formatSubject } from './subject.ts';

/** Texts in any structure of objects and arrays. */
type TextTree = string | number | boolean | null | TextTree[] | { [key: string]: TextTree };

function withoutMinus(fact: Fact): Fact {
  return { ...fact, value: fact.value.replace(/^-/, '') };
}

/** The text shown for one placeholder. */
export function shown(fact: Fact, form: Placeholder['form']): string {
  if (form === 'name') return formatSubject(fact);
  if (form === 'period') return formatPeriodName(fact.period);
  return formatFact(form === 'magnitude' ? withoutMinus(fact) : fact);
}

/** A full stop after a name that ends with one, whether bold or quoted between: `Co.` ends a sentence alone. */
const FULL_STOP = /^(\*\*)?\.(?!\p{L}|\d|\.)/u;

/** The draft from a place on, after a piece that stands there: no two full stops in a row. */
function after(piece: string, rest: string): string {
  return piece.endsWith('.') ? rest.replace(FULL_STOP, '$1') : rest;
}

/**
 * Fills figures and names into one draft text. Throws RangeError where a placeholder has no fact:
 * an unresolved placeholder must never reach a reader.
 */
export function renderText(
  draft: string,
  facts: ReadonlyMap<string, Fact>,
  path: string,
): { text: string; figures: Figure[] } {
  const figures: Figure[] = [];
  let text = '';
  let from = 0;
  let piece = '';
  for (const place of placeholders(draft)) {
    const fact = facts.get(place.factId);
    if (fact === undefined) throw new RangeError(`${path}: no fact ${place.factId}`);
    text += after(piece, draft.slice(from, place.start));
    piece = shown(fact, place.form);
    if (place.form === 'figure' || place.form === 'magnitude')
      figures.push({ path, start: text.length, end: text.length + piece.length, factId: fact.id });
    text += piece;
    from = place.end;
  }
  return { text: text + after(piece, draft.slice(from)), figures };
}

function renderTree(
  tree: TextTree,
  facts: ReadonlyMap<string, Fact>,
  path: string,
  figures: Figure[],
): TextTree {
  if (typeof tree === 'string') {
    const rendered = renderText(tree, facts, path);
    figures.push(...rendered.figures);
    return rendered.text;
  }
  const below = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);
  if (Array.isArray(tree))
    return tree.map((item, index) => renderTree(item, facts, below(index), figures));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, item]) => [key, renderTree(item, facts, below(key), figures)]),
  );
}

/**
 * Fills figures into every text of a draft. Each returned figure gives the path
 * (`sections.0.description`) and position of a fact, so that `text.slice(start, end)` is its
 * figure.
 */
export function renderDraft<T extends object>(
  draft: T,
  facts: readonly Fact[],
): { texts: T; figures: Figure[] } {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const figures: Figure[] = [];
  const texts = renderTree(draft as unknown as TextTree, byId, '', figures);
  return { texts: texts as unknown as T, figures };
}
