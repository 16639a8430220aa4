import { actionId } from '#engine/advice/action-id.ts';
import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatNumber, formatPeriod } from '#engine/text/format.ts';
import type { ResultBasis, ResultSection } from '#engine/text/result.ts';
import { industryTable } from '#features/guides/industry.ts';
import { industryTexts } from '#features/guides/industry-texts.ts';
import type { KeyFigure } from '#features/guides/key-figures.ts';
import { unknownsByReason, whyPriority, withDefaults } from '#features/guides/model.ts';
import { type ShownFigure, shownFigures } from '#features/guides/shown-figures.ts';
import { resultTexts } from '#features/guides/texts.ts';
import type { OwnOf } from './own-assumption.ts';
import type { ReportPart, ReportRun } from './report.ts';
import { inShortParagraphs, paragraph, plain, type Words } from './runs.ts';
import { reportTexts } from './texts.ts';

/** An analysis on its way to a report. */
export interface Source<Result extends ResultBasis = ResultBasis> {
  result: Result;
  words: Words;
  /** What the owner assumes of actions. */
  own: OwnOf;
}

/** What a guide puts first of its facts, as on the first screen of its result. */
interface FirstFigures {
  keyFigures: readonly KeyFigure[];
  /** The figure of the whole file, where the others are of a part of it. */
  wholeFigure: Fact | null;
}

/** `+12 kr (+4 %) från 300 kr`, and the period where it is not the one over all. */
function noteOf({ figure: { before }, change, note }: ShownFigure, words: Words): ReportRun[] {
  const from =
    change === null || before === null
      ? []
      : [...plain(`${change.text} ${reportTexts.from} `), ...words.figure(before.id)];
  const apart = from.length > 0 && note !== null ? plain('\n') : [];
  return [...from, ...apart, ...plain(note ?? '')];
}

function wholeRuns(whole: Fact | null, words: Words): ReportRun[] {
  if (whole === null) return [];
  const period = whole.period === null ? '' : `, ${formatPeriod(whole.period)}`;
  return [...plain(`${resultTexts.wholeFile} `), ...words.figure(whole.id), ...plain(period)];
}

/** The key figures at the top: those of the screen, with what they are held against. */
export function keyFigureParts(
  { result, words }: Source,
  { keyFigures, wholeFigure }: FirstFigures,
): ReportPart[] {
  if (keyFigures.length === 0) return [];
  const { over, shown } = shownFigures(keyFigures, result.period);
  const whole = wholeRuns(wholeFigure, words);
  const apart = over !== null && whole.length > 0 ? plain('\n') : [];
  const entries = shown.map((each) => ({
    label: each.label,
    value: words.figure(each.figure.now.id),
    note: noteOf(each, words),
  }));
  const lead = [...plain(over ?? ''), ...apart, ...whole];
  return [{ kind: 'keyFigures', title: resultTexts.headlines, lead, entries }];
}

/** A chart that may be unknown. */
export const chartPart = (chart: Chart | null): ReportPart[] =>
  chart === null ? [] : [{ kind: 'chart', chart }];

/** A text with a heading; left out where it is empty. */
export function textPart(
  { words }: Source,
  title: string,
  text: string,
  path: string,
): ReportPart[] {
  if (text.trim() === '') return [];
  return [{ kind: 'text', title, lead: [], blocks: words.blocks(text, path) }];
}

/** What the analysis says first, in paragraphs that are read on paper without losing the line. */
export function summaryPart({ words }: Source, summary: string): ReportPart[] {
  if (summary.trim() === '') return [];
  const blocks = words.blocks(summary, 'summary').flatMap(inShortParagraphs);
  return [{ kind: 'text', title: resultTexts.summary, lead: [], blocks }];
}

/** Short texts as a list under a heading; left out without any. */
export function listPart(
  { words }: Source,
  { title, lead = '' }: { title: string; lead?: string },
  texts: readonly string[],
  path: string,
): ReportPart[] {
  if (texts.length === 0) return [];
  const lines = texts.map((text, index) => words.text(text, `${path}.${index}`));
  return [{ kind: 'text', title, lead: plain(lead), blocks: [{ kind: 'list', lines }] }];
}

/** The charts named, in that order, where the analysis has them. */
export function chartParts({ result }: Source, ...names: Chart['id'][]): ReportPart[] {
  return names.flatMap((name) => {
    return chartPart(result.charts.find(({ id }) => id === name) ?? null);
  });
}

/** The recommendations in order, each with what to do and its effect. */
export function adviceParts(
  { words, own, result: { advice } }: Source,
  guide: 'sales' | 'costs',
  sections: readonly Partial<ResultSection>[],
): ReportPart[] {
  const { actions: title, actionsLead, noActions } = resultTexts;
  const items = sections.map(withDefaults).map((section, index) => {
    const path = `sections.${index}`;
    return {
      title: words.text(section.title, `${path}.title`),
      priority: resultTexts.priority(section.priority),
      body: words.blocks(section.description, `${path}.description`),
      action: {
        title: resultTexts.action,
        blocks: words.blocks(section.action, `${path}.action`),
      },
      entries: [
        ...(['roi', 'cost', 'timeframe'] as const).map((field) => ({
          label: resultTexts[field],
          value: words.text(section[field], `${path}.${field}`),
        })),
        ...(advice[index] === undefined
          ? []
          : [{ label: resultTexts.why, value: plain(whyPriority(advice[index])) }]),
        ...own(actionId(guide, advice[index]?.id ?? ''), `${path}.roi`),
      ],
    };
  });
  return [{ kind: 'advice', title, lead: items.length > 0 ? actionsLead : noActions, items }];
}

/** The company's ratios among the quartiles of its industry; `most` of them, all where it is null. */
export function industryPart({ result, words }: Source, most: number | null): ReportPart[] {
  const table = industryTable(result.facts);
  if (table === null) return [];
  const { title, of, basis, source, ratio, own, quartiles, place, quarters } = industryTexts;
  const numeric = [own, quartiles.low, quartiles.median, quartiles.high];
  return [
    {
      kind: 'table',
      title,
      lead: [
        ...plain(`${of} `),
        ...words.figure(table.companies),
        ...plain(` ${basis(table.basis)} ${source(table.year)}`),
      ],
      columns: [
        { title: ratio, numeric: false },
        ...numeric.map((name) => ({ title: name, numeric: true })),
        { title: place, numeric: false },
      ],
      rows: table.lines.slice(0, most ?? table.lines.length).map((line) => ({
        cells: [
          plain(line.label),
          ...[line.own, line.low, line.median, line.high].map(words.figure),
          plain(quarters[line.quarter]),
        ],
      })),
    },
  ];
}

/** A list of more names than these is passed over unread. */
const MOST_NAMES = 6;

function someOf(names: readonly string[]): string {
  // One more name takes no more room than its number.
  if (names.length <= MOST_NAMES + 1) return names.join(', ');
  const left = formatNumber(names.length - MOST_NAMES);
  return `${names.slice(0, MOST_NAMES).join(', ')} ${reportTexts.more(left)}`;
}

/** What could not be computed, and what it would take. */
export function unknownsPart({ result }: Source): ReportPart[] {
  if (result.unknowns.length === 0) return [];
  const { unknowns: title, unknownsLead, figuresMissing, unknownsOf } = resultTexts;
  const lines = unknownsByReason(result.unknowns).map(({ reason, labels }) => {
    const count = figuresMissing(labels.length, formatNumber(labels.length));
    return plain(`${reason} (${count}. ${unknownsOf}: ${someOf(labels)}.)`);
  });
  return [{ kind: 'text', title, lead: plain(unknownsLead), blocks: [{ kind: 'list', lines }] }];
}

/** How far the file can be trusted, who wrote the text, and what it is not. */
export function qualityPart({ result, words }: Source): ReportPart[] {
  const { dataQuality, engine } = result;
  if (engine.version === '' && dataQuality.text === '') return [];
  const { writtenBy, advice, engine: engineText } = resultTexts;
  const by = `${writtenBy[engine.writer]} ${advice} ${engineText(engine.version)}.`;
  const warnings = dataQuality.warnings.map((text, index) =>
    words.text(text, `dataQuality.warnings.${index}`),
  );
  return [
    {
      kind: 'text',
      title: resultTexts.quality,
      lead: [],
      blocks: [
        ...words.blocks(dataQuality.text, 'dataQuality.text'),
        ...(warnings.length > 0 ? [{ kind: 'list' as const, lines: warnings }] : []),
        paragraph(plain(by)),
      ],
    },
  ];
}
