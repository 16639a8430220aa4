import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatFact } from '#engine/text/format.ts';
import { shortened } from '#engine/text/shortened.ts';
import { blockTitles } from '#features/costs/texts.ts';
import { resultTexts } from '#features/guides/texts.ts';
import { resultTexts as salesTexts } from '#features/sales/texts.ts';
import { effectOf } from '../../effect.ts';
import type { Report, ReportAdvice, ReportBlock, ReportPart, ReportReceipt } from '../../report.ts';
import { runsText } from '../../runs.ts';
import { reportTexts } from '../../texts.ts';

const { deck: texts } = reportTexts;

export interface SlideColumn {
  title: string;
  /** Its share of the width. */
  share: number;
  numeric?: boolean;
}

/** What a slide shows; `notes` is what whoever shows it can read: all of the text, and the receipts. */
export type Slide = { title: string; notes: string[] } & (
  | { kind: 'cover'; company: string; lines: string[] }
  | { kind: 'figures'; lead: string; entries: { label: string; value: string; note: string }[] }
  | { kind: 'points'; points: string[] }
  | { kind: 'chart'; chart: Chart }
  | { kind: 'table'; columns: SlideColumn[]; rows: string[][] }
);

const MOST_SLIDES = 10;
const FEWEST_ON_SLIDE = 2;
const MOST_POINTS = 6;
const MOST_ROWS = 6;
const LONGEST_POINT = 230;
const LONGEST_CELL = 110;
/** Letters that a slide of points has room for. */
const ROOM = 900;
/** More receipts than this are told by their number: the report as PDF has them all. */
const MOST_RECEIPTS = 20;

const sentences = new Intl.Segmenter('sv', { granularity: 'sentence' });

/** The pieces that have room, the first of them at least, without a mark that the notes have more. */
function withRoom(pieces: readonly string[], most: number): string {
  let text = '';
  for (const piece of pieces) {
    if (text.length + piece.trimEnd().length > most) break;
    text += piece;
  }
  return text === '' ? shortened(pieces.join(''), most) : text.trim();
}

/** Whole sentences where they have room. */
const short = (text: string, most: number) =>
  withRoom(
    Array.from(sentences.segment(text), ({ segment }) => segment),
    most,
  );

/** The ids of the facts that something shows, once each. */
function cited(value: unknown): string[] {
  const found = (each: unknown): string[] => {
    if (typeof each !== 'object' || each === null) return [];
    if ('factId' in each) return typeof each.factId === 'string' ? [each.factId] : [];
    return Object.values(each).flatMap(found);
  };
  return [...new Set(found(value))];
}

class Notes {
  private readonly receipts: ReadonlyMap<string, ReportReceipt>;

  constructor(parts: readonly ReportPart[]) {
    const all = parts.flatMap((part) => (part.kind === 'receipts' ? part.receipts : []));
    this.receipts = new Map(all.map((receipt) => [receipt.factId, receipt]));
  }

  /** Where each figure of `shown` comes from. */
  of(shown: unknown): string[] {
    const known = cited(shown).flatMap((id) => this.receipts.get(id) ?? []);
    if (known.length === 0) return [];
    const lines = known.slice(0, MOST_RECEIPTS).map(({ name, value, formula, source }) => {
      const grounds = source.map((each) => `${each.name}: ${each.text}`).join(' · ');
      return `${name}: ${value}. ${formula.text}${grounds === '' ? '' : ` (${grounds})`}`;
    });
    const more = known.length - lines.length;
    return [texts.receipts, ...lines, ...(more > 0 ? [texts.more(more)] : [])];
  }
}

/** `(4 siffror. Gäller: …)` at the end is left to the notes. */
const REMARK = new RegExp(` \\([^()]*\\. ${resultTexts.unknownsOf}: .*\\)$`, 's');

/** What stands under each heading as one point, the heading first. */
function underHeadings(blocks: readonly ReportBlock[]): string[] {
  const groups: { heading: string; lines: string[] }[] = [];
  for (const { kind, lines } of blocks) {
    const texts = lines.map(runsText);
    if (kind === 'heading') groups.push({ heading: texts.join(' '), lines: [] });
    else groups.at(-1)?.lines.push(...texts);
  }
  const ended = (line: string) => (/[.!?…:]$/.test(line) ? line : `${line}.`);
  // Of a line that has no room nothing is told: its first sentence alone would be a half.
  return groups.map(({ heading, lines: [first = '', ...more] }) =>
    withRoom(
      [`${heading}: ${ended(first)}`, ...more.map((line) => ` ${ended(line)}`)],
      LONGEST_POINT,
    ),
  );
}

const sentencesOf = (text: string) =>
  Array.from(sentences.segment(text), ({ segment }) => segment.trim());

/** Paragraphs with a name on a line of its own are points; others are their sentences. */
function paragraphPoints(blocks: readonly ReportBlock[]): string[] {
  return blocks.flatMap(({ kind, lines }) => {
    if (kind !== 'text') return [];
    const isNamed = lines.length > 1 && lines[0]?.every(({ strong }) => strong === true);
    if (isNamed) return [lines.map(runsText).join(': ')];
    return lines.flatMap((line) => sentencesOf(runsText(line)));
  });
}

/** A list with fewer is not all there is to say. */
const FEWEST_POINTS = 3;

/** What a slide says of a text: its headings, else its lists, else its sentences. */
function pointsOf(blocks: readonly ReportBlock[]): string[] {
  const lists = blocks.flatMap(({ kind, lines }) =>
    kind === 'list' || kind === 'numbered' ? lines.map(runsText) : [],
  );
  const hasHeadings = blocks.filter(({ kind }) => kind === 'heading').length > 1;
  // One happening is no summary: its sentences are told too, without what only leads to the list.
  const sentencesToo = () => paragraphPoints(blocks).filter((text) => !text.endsWith(':'));
  const texts = lists.length >= FEWEST_POINTS ? lists : [...lists, ...sentencesToo()];
  const named = (hasHeadings ? underHeadings(blocks) : texts).map((text) =>
    text.replace(REMARK, ''),
  );
  // One paragraph is no slide, and its sentences are.
  const all = named.length === 1 ? sentencesOf(named[0] ?? '') : named;
  const points: string[] = [];
  let room = ROOM;
  for (const text of all.filter((each) => each !== '').slice(0, MOST_POINTS)) {
    const point = short(text, LONGEST_POINT);
    if (point.length > room) break;
    room -= point.length;
    points.push(point);
  }
  return points;
}

const wholeText = (blocks: readonly ReportBlock[]) =>
  blocks.flatMap(({ lines }) => lines.map(runsText)).filter((line) => line !== '');

function effectText(item: ReportAdvice, facts: ReadonlyMap<string, Fact>): string {
  const effect = effectOf(item, facts);
  if (effect === null) return short(runsText(item.entries[0]?.value ?? []), LONGEST_CELL);
  const { low, likely, high } = effect.figures;
  return `${formatFact(likely)}\n(${formatFact(low)}–${formatFact(high)})`;
}

function adviceSlide(
  { title, items }: ReportPart & { kind: 'advice' },
  facts: ReadonlyMap<string, Fact>,
  notes: Notes,
): Slide[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, MOST_ROWS);
  const entry = ({ entries }: ReportAdvice, label: string) =>
    runsText(entries.find((each) => each.label === label)?.value ?? []);
  return [
    {
      kind: 'table',
      title,
      columns: [
        { title: texts.advice, share: 0.38 },
        { title: texts.effect, share: 0.34 },
        { title: texts.timeframe, share: 0.15 },
        { title: texts.priority, share: 0.13 },
      ],
      rows: shown.map((item) => [
        shortened(runsText(item.title), LONGEST_CELL),
        effectText(item, facts),
        entry(item, texts.timeframe),
        item.priority.replace(/^.*: /, ''),
      ]),
      notes: [
        ...shown.flatMap((item) => [
          runsText(item.title),
          ...wholeText(item.body),
          ...wholeText(item.action?.blocks ?? []),
        ]),
        ...(items.length > shown.length ? [texts.moreAdvice(items.length - shown.length)] : []),
        ...notes.of(shown),
      ],
    },
  ];
}

/** Texts that a board reads for their figures. */
const ofFigures: ReadonlySet<string> = new Set([
  salesTexts.profitability,
  blockTitles.avdelningsspecifika_rad,
]);

interface Weighed {
  slide: Slide;
  weight: number;
}

/** A slide of each part that is one, with how much it weighs where there is not room for all. */
function weighed(part: ReportPart, facts: ReadonlyMap<string, Fact>, notes: Notes): Weighed[] {
  if (part.kind === 'keyFigures') {
    const entries = part.entries.slice(0, 4).map(({ label, value, note = [] }) => ({
      label,
      value: runsText(value),
      note: runsText(note),
    }));
    return [
      {
        weight: 9,
        slide: {
          ...{ kind: 'figures', title: part.title, lead: runsText(part.lead), entries },
          notes: notes.of([part.entries, part.lead]),
        },
      },
    ];
  }
  if (part.kind === 'advice')
    return adviceSlide(part, facts, notes).map((slide) => ({ slide, weight: 8 }));
  // Bars by size say the same as the first of them.
  if (part.kind === 'chart' && part.chart.kind !== 'pareto') {
    const { title, description, series } = part.chart;
    const slide: Slide = {
      kind: 'chart',
      title,
      chart: part.chart,
      notes: [description, ...notes.of(series)],
    };
    return [{ slide, weight: part.chart.kind === 'line' ? 8 : 6 }];
  }
  if (part.kind === 'text') {
    // Who wrote the text, which ends the quality, is no point: it stands in the notes.
    const isQuality = part.title === resultTexts.quality;
    const points = pointsOf(isQuality ? part.blocks.slice(0, -1) : part.blocks);
    // One point is no slide, nor is how to get figures that the file has not: they stand in the other formats.
    const isHowTo = ofFigures.has(part.title) && cited(part.blocks).length === 0;
    if (points.length < FEWEST_ON_SLIDE || isHowTo) return [];
    const all = wholeText(part.blocks);
    const slide: Slide = {
      ...{ kind: 'points', title: part.title, points },
      notes: [...all, ...notes.of(part.blocks)],
    };
    return [{ slide, weight: 5 }];
  }
  return [];
}

/** A report as a deck for a board: at most ten slides, the weightiest, in the report's order. */
export function slidesOf({ cover, parts, facts }: Report): Slide[] {
  const notes = new Notes(parts);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const all = parts.flatMap((part) => weighed(part, byId, notes));
  // The first text is the summary; of others the first weigh most.
  const summary = all.find(({ slide }) => slide.kind === 'points');
  const ranked = all
    .map((each, place) => ({ ...each, place }))
    .sort(
      (one, other) =>
        Number(other.slide === summary?.slide) - Number(one.slide === summary?.slide) ||
        other.weight - one.weight ||
        one.place - other.place,
    )
    .slice(0, MOST_SLIDES - 1)
    .sort((one, other) => one.place - other.place);
  const { title, company, period, lines } = cover;
  return [
    {
      ...{ kind: 'cover', title, company: shortened(company, LONGEST_POINT) },
      lines: [...(period === null ? [] : [period]), lines.join(' · ')],
      notes: [texts.coverNote],
    },
    ...ranked.map(({ slide }) => slide),
  ];
}
