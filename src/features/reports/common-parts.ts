import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { unequalDays } from '#engine/figures/calendar/unequal-days.ts';
import type { Period } from '#engine/table/period.ts';
import { formatDays, formatNumber, formatPeriod } from '#engine/text/format.ts';
import type { ResultBasis, ResultSection } from '#engine/text/result.ts';
import { industryTable } from '#features/guides/industry.ts';
import { unknownsByReason, withDefaults } from '#features/guides/model.ts';
import { industryTexts, resultTexts } from '#features/guides/texts.ts';
import type { ReportPart } from './report.ts';
import { paragraph, plain, type Words } from './runs.ts';

/** An analysis on its way to a report. */
export interface Source<Result extends ResultBasis = ResultBasis> {
  result: Result;
  words: Words;
}

/** `mars 2025 mot mars 2024, 31 dagar mot 29 dagar`, as under the key figures of the screen. */
function periodNote(period: Period | null, against: Period | null): string {
  if (period === null) return '';
  if (against === null) return formatPeriod(period);
  const compared = `${formatPeriod(period)} ${resultTexts.against(formatPeriod(against))}`;
  const days = unequalDays(period, against);
  if (days === null) return compared;
  return `${compared}, ${formatDays(days.now)} ${resultTexts.against(formatDays(days.before))}`;
}

/** The key figures at the top, each with its period. */
export function keyFigures(
  { result, words }: Source,
  shown: readonly Fact[],
  against: (fact: Fact) => Period | null,
): ReportPart[] {
  if (shown.length === 0) return [];
  const entries = shown.map((fact) => ({
    label: fact.label,
    value: words.figure(fact.id),
    note: periodNote(fact.period ?? result.period, against(fact)),
  }));
  return [{ kind: 'keyFigures', title: resultTexts.headlines, entries }];
}

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
    const chart = result.charts.find(({ id }) => id === name);
    return chart === undefined ? [] : [{ kind: 'chart' as const, chart }];
  });
}

/** The recommendations in order, each with what to do and its effect. */
export function adviceParts(
  { words }: Source,
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
      entries: (['roi', 'cost', 'timeframe'] as const).map((field) => ({
        label: resultTexts[field],
        value: words.text(section[field], `${path}.${field}`),
      })),
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

/** What could not be computed, and what it would take. */
export function unknownsPart({ result }: Source): ReportPart[] {
  if (result.unknowns.length === 0) return [];
  const { unknowns: title, unknownsLead, figuresMissing, unknownsOf } = resultTexts;
  const lines = unknownsByReason(result.unknowns).map(({ reason, labels }) => {
    const count = figuresMissing(labels.length, formatNumber(labels.length));
    return plain(`${reason} (${count}. ${unknownsOf}: ${labels.join(', ')}.)`);
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
