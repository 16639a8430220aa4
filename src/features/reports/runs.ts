import type { Fact, Figure } from '#engine/facts/fact.ts';
import { columnPrecision } from '#engine/text/column-precision.ts';
import { segmentsOf } from '#engine/text/figure-segments.ts';
import { formatFact } from '#engine/text/format.ts';
import { formattedBlocks, type Run } from '#engine/text/formatted-lines.ts';
import type { ReportBlock, ReportRun } from './report.ts';

/** What the parts of a report are made with: the facts and figures of one analysis. */
export interface Words {
  /** A text of the result with its figures. */
  text(text: string, path: string): ReportRun[];
  /** A formatted text of the result as paragraphs, headings and lists. */
  blocks(text: string, path: string): ReportBlock[];
  /** The figure of a fact; a dash where it is unknown. */
  figure(factId: string | null): ReportRun[];
  /** The figures of a column, with as many decimals under each other. */
  column(factIds: readonly (string | null)[]): ReportRun[][];
}

export const plain = (text: string): ReportRun[] => (text === '' ? [] : [{ text, factId: null }]);

/** The words of runs, without what they lead to. */
export const runsText = (runs: readonly ReportRun[]): string =>
  runs.map(({ text }) => text).join('');

export const paragraph = (...lines: ReportRun[][]): ReportBlock => ({ kind: 'text', lines });

const sentences = new Intl.Segmenter('sv', { granularity: 'sentence' });

/** So many sentences make a paragraph that is read in one go. */
const MOST_SENTENCES = 3;

function cut(runs: readonly ReportRun[], from: number, to: number): ReportRun[] {
  let start = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}

/** Where the sentences of a text begin; what a point in an abbreviation or a date leads to is none. */
const sentenceStarts = (text: string) =>
  Array.from(sentences.segment(text), ({ index }) => index).filter(
    (index) => index === 0 || /^[\p{Lu}”"]/u.test(text.slice(index)),
  );

/** The first sentence, and what is said after it. */
export function firstSentence(runs: readonly ReportRun[]): [first: ReportRun[], rest: ReportRun[]] {
  const text = runsText(runs);
  const end = sentenceStarts(text)[1] ?? text.length;
  return [cut(runs, 0, end), cut(runs, end, text.length)];
}

/** A long paragraph as several of a few sentences; headings and lists as they are. */
export function inShortParagraphs(block: ReportBlock): ReportBlock[] {
  const [line, ...more] = block.lines;
  if (block.kind !== 'text' || line === undefined || more.length > 0) return [block];
  const text = runsText(line);
  const firsts = sentenceStarts(text).filter((_, count) => count % MOST_SENTENCES === 0);
  return firsts.map((from, at) => paragraph(cut(line, from, firsts[at + 1] ?? text.length)));
}

type Piece = Pick<Run, 'text' | 'factId' | 'before' | 'after'> & { strong?: boolean };

/** The punctuation that the screen keeps beside a figure is text again. */
function withPunctuation({ text, factId, before, after, strong }: Piece): ReportRun[] {
  const look = strong ? { strong } : {};
  return [...plain(before), { text, factId, ...look }, ...plain(after)];
}

/** The texts of an analysis as runs, with the figures where they stand. */
export function wordsOf(
  facts: readonly Fact[],
  byPath: ReadonlyMap<string, readonly Figure[]>,
  missing: string,
): Words {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const known = (factId: string | null) => (factId === null ? undefined : byId.get(factId));
  const figure = (fact: Fact | undefined): ReportRun[] =>
    fact === undefined ? plain(missing) : [{ text: formatFact(fact), factId: fact.id }];
  const at = (path: string) => (byPath.get(path) ?? []).filter(({ factId }) => byId.has(factId));
  return {
    text: (text, path) => segmentsOf(text, at(path)).flatMap(withPunctuation),
    blocks: (text, path) =>
      formattedBlocks(text, at(path)).map(({ kind, lines }) => ({
        kind,
        ...(kind === 'numbered' ? { first: lines[0]?.number ?? 1 } : {}),
        lines: lines.map(({ runs }) => runs.flatMap(withPunctuation)),
      })),
    figure: (factId) => figure(known(factId)),
    column: (factIds) => {
      const column = factIds.map(known);
      const precision = columnPrecision(column.flatMap((fact) => fact ?? []));
      return column.map((fact) => figure(fact && { ...fact, precision: precision(fact) }));
    },
  };
}
