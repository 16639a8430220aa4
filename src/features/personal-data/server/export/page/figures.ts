import { createElement as h, type ReactNode } from 'react';
import type { Fact, Figure } from '#engine/facts/fact.ts';
import { figuresByPath, type Segment, segmentsOf } from '#engine/text/figure-segments.ts';
import { formatFact } from '#engine/text/format.ts';
import { type Block, formattedBlocks } from '#engine/text/formatted-lines.ts';
import type { ResultBasis } from '#engine/text/result.ts';

/** Writes the texts of one analysis so that each figure leads to its receipt on the same page. */
export interface Figures {
  fact(id: string): Fact | undefined;
  /** A figure by the id of its fact; a dash where it is unknown. */
  figure(id: string | null | undefined): ReactNode;
  /** A text on one line. */
  line(text: string, path: string): ReactNode;
  /** A text with headings, lists and bold. */
  text(text: string, path: string): ReactNode;
}

export function figuresOf({ facts, figures }: Pick<ResultBasis, 'facts' | 'figures'>): Figures {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const byPath = figuresByPath(figures);
  const figuresAt = (path: string): readonly Figure[] => byPath.get(path) ?? [];
  const link = (id: string, text: string) =>
    byId.has(id) ? h('a', { href: `#${id}` }, text) : text;
  const segment = ({ text, factId, before, after, start }: Segment): ReactNode =>
    factId === null
      ? h('span', { key: start }, text)
      : h('span', { key: start }, before, link(factId, text), after);
  const lineOf = ({ runs }: Block['lines'][number]) =>
    runs.map((run) => (run.strong ? h('strong', { key: run.start }, segment(run)) : segment(run)));
  return {
    fact: (id) => byId.get(id),
    figure(id) {
      const fact = id == null ? undefined : byId.get(id);
      return fact === undefined ? '–' : link(fact.id, formatFact(fact));
    },
    line: (text, path) => segmentsOf(text, figuresAt(path)).map(segment),
    text: (text, path) =>
      formattedBlocks(text, figuresAt(path)).map((block, place) => blockOf(block, place, lineOf)),
  };
}

function blockOf(
  { kind, lines }: Block,
  key: number,
  write: (line: Block['lines'][number]) => ReactNode,
): ReactNode {
  if (kind === 'heading') return h('h3', { key }, lines.map(write));
  const isList = kind === 'list' || kind === 'numbered';
  const written = lines.map((line) =>
    h(isList ? 'li' : 'p', { key: line.start, value: line.number ?? undefined }, write(line)),
  );
  return h(isList ? (kind === 'list' ? 'ul' : 'ol') : 'div', { key }, written);
}
