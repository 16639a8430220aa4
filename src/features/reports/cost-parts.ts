import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { UNPLACED } from '#engine/guides/costs/areas/unplaced.ts';
import type { CostResult } from '#engine/guides/costs/result.ts';
import { bookTable } from '#features/costs/books.ts';
import {
  bridge,
  keyFigures,
  subscriptionRows,
  wholeFigure,
  withTimeOfSales,
} from '#features/costs/model.ts';
import { booksTexts, resultTexts as texts } from '#features/costs/texts.ts';
import type { ChosenOf } from '#features/guides/key-figures.ts';
import { resultTexts } from '#features/guides/texts.ts';
import {
  adviceParts,
  chartPart,
  chartParts,
  industryPart,
  keyFigureParts,
  listPart,
  qualityPart,
  type Source,
  summaryPart,
  textPart,
  unknownsPart,
} from './common-parts.ts';
import type { ReportPart } from './report.ts';
import { plain, type Words } from './runs.ts';

interface FactTable<Column extends string> {
  title: string;
  lead: string;
  nameTitle: string;
  columns: readonly [Column, ...Column[]];
  titles: Readonly<Record<Column, string>>;
  rows: readonly { name: string; values: Readonly<Record<Column, string | null>> }[];
}

/** Figures by name; a column that no row has a figure for is left out, as on the screen. */
function factTable<Column extends string>(words: Words, table: FactTable<Column>): ReportPart[] {
  const { title, lead, nameTitle, columns, titles, rows } = table;
  if (rows.length === 0) return [];
  const [first, ...others] = columns;
  const known = [
    first,
    ...others.filter((column) => rows.some(({ values }) => values[column] !== null)),
  ];
  const figures = known.map((column) => words.column(rows.map(({ values }) => values[column])));
  return [
    {
      kind: 'table',
      title,
      lead: plain(lead),
      columns: [
        { title: nameTitle, numeric: false },
        ...known.map((column) => ({ title: titles[column], numeric: true })),
      ],
      rows: rows.map(({ name }, row) => ({
        cells: [plain(name), ...figures.map((column) => column[row] ?? [])],
      })),
    },
  ];
}

function areasPart({ result, words }: Source<CostResult>): ReportPart[] {
  // With nothing but unclassified costs the table would only repeat the total.
  if (result.areas.every(({ name }) => name === UNPLACED)) return [];
  return factTable(words, {
    title: texts.areas,
    lead: withTimeOfSales(texts.areasLead, result.areas, (id) =>
      result.facts.find((fact) => fact.id === id),
    ),
    nameTitle: texts.area,
    columns: ['total', 'share', 'perMonth', 'growth', 'fixed', 'perRevenue'],
    titles: texts,
    rows: result.areas.map(({ name, ...values }) => ({ name, values })),
  });
}

function subscriptionsPart({ result, words }: Source<CostResult>): ReportPart[] {
  return factTable(words, {
    title: texts.subscriptions,
    lead: texts.subscriptionsLead,
    nameTitle: texts.subscription,
    columns: ['yearly', 'amount', 'perYear', 'rise', 'riseYearly'],
    titles: texts,
    rows: subscriptionRows(result.facts).map(({ name, stopped, ...values }) => ({
      name: stopped ? `${name} (${texts.stopped.toLowerCase()})` : name,
      values,
    })),
  });
}

/** Income statement, balance sheet and ratios, year beside year. */
function booksPart(facts: readonly Fact[], words: Words): ReportPart[] {
  const table = bookTable(facts);
  if (table === null) return [];
  const rows = table.groups.flatMap(({ name, lines }) => {
    const columns = table.years.map((_, year) =>
      words.column(lines.map(({ ids }) => ids[year] ?? null)),
    );
    return [
      { group: true as const, cells: [plain(booksTexts.groups[name])] },
      ...lines.map(({ label }, line) => ({
        cells: [plain(label), ...columns.map((column) => column[line] ?? [])],
      })),
    ];
  });
  const columns = [
    { title: booksTexts.line, numeric: false },
    ...table.years.map((year) => ({ title: year, numeric: true })),
  ];
  return [{ kind: 'table', title: booksTexts.title, lead: plain(booksTexts.lead), columns, rows }];
}

const blocks = [
  'stora_kostnadsomraden',
  'optimeringsmojligheter',
  'avdelningsspecifika_rad',
] as const;

/** What could not be placed is no area that has moved: by itself it tells no more than the two ends. */
function movedAreas(result: ChosenOf): Chart | null {
  const chart = bridge(result);
  const changes = chart?.series[0]?.points.slice(1, -1) ?? [];
  return changes.every(({ label }) => label === UNPLACED) ? null : chart;
}

/** A cost analysis, most important first, as on its page. */
export function costParts(source: Source<CostResult>, industryRatios: number | null) {
  const { result, words } = source;
  const { facts, summary, sections, answerChecks } = result;
  const hasAdvice = sections.length > 0 || result.engine.version !== '';
  return [
    ...keyFigureParts(source, {
      keyFigures: keyFigures(result),
      wholeFigure: wholeFigure(facts),
    }),
    ...summaryPart(source, summary),
    ...chartPart(movedAreas(result)),
    ...chartParts(source, 'cost-by-month'),
    ...(hasAdvice ? adviceParts(source, 'costs', sections) : []),
    ...listPart(source, { title: resultTexts.answers }, answerChecks, 'answerChecks'),
    ...areasPart(source),
    ...chartParts(source, 'fixed-variable', 'supplier-pareto'),
    ...subscriptionsPart(source),
    ...booksPart(facts, words),
    ...industryPart(source, industryRatios),
    ...blocks.flatMap((name) => {
      const { titel, innehall } = result[name];
      return textPart(source, titel, innehall, `${name}.innehall`);
    }),
    ...unknownsPart(source),
    ...qualityPart(source),
  ];
}
