import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { formatNumber } from '#engine/text/format.ts';
import { resultTexts } from '#features/guides/texts.ts';
import { bridge, keyFigures, wholeFigure } from '#features/sales/model.ts';
import { resultTexts as texts } from '#features/sales/texts.ts';
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
import { plain } from './runs.ts';
import { reportTexts } from './texts.ts';

const counts = {
  products: salesKeys.productsTotal,
  growing: salesKeys.productsGrowing,
  stable: salesKeys.productsStable,
  shrinking: salesKeys.productsShrinking,
  dormant: salesKeys.dormantProducts,
} as const;

/** How many products there are, and how many of them grow or decline. */
function portfolioPart({ result, words }: Source<SalesResult>): ReportPart[] {
  const { portfolio, facts } = result;
  if (portfolio === null) return [];
  const names = Object.keys(counts) as (keyof typeof counts)[];
  const figureOf = (name: keyof typeof counts) => {
    const fact = facts.find(({ key, subject }) => key === counts[name] && subject === null);
    return fact ? words.figure(fact.id) : plain(formatNumber(portfolio[name]));
  };
  return [
    {
      kind: 'table',
      title: texts.portfolio,
      lead: [],
      columns: names.map((name) => ({ title: texts.portfolioCounts[name], numeric: true })),
      rows: [{ cells: names.map(figureOf) }],
    },
  ];
}

/** The best and the weakest products, each with its figures and its reason. */
function productParts({ result, words }: Source<SalesResult>): ReportPart[] {
  const lists = [
    { name: 'topPerformers', title: texts.top(result), figures: ['revenue', 'growth', 'margin'] },
    { name: 'underperformers', title: texts.under, figures: ['revenue', 'margin'] },
  ] as const;
  const notes = { topPerformers: ['reason'], underperformers: ['issues', 'recommendations'] };
  return lists.flatMap(({ name, title, figures }) => {
    const products: Readonly<Record<string, string>>[] = result.productAnalysis[name].map(
      (product) => ({ ...product }),
    );
    if (products.length === 0) return [];
    const textOf = (index: number, field: string) =>
      words.text(products[index]?.[field] ?? '', `productAnalysis.${name}.${index}.${field}`);
    // What is unknown of every product is told once, under what is not known.
    const known = figures.filter((field) =>
      products.some((_, index) => textOf(index, field).some(({ factId }) => factId !== null)),
    );
    const rows = products.map((_, index) => ({
      cells: [
        [
          ...textOf(index, 'product').map((run) => ({ ...run, strong: true })),
          ...notes[name].flatMap((field) => [...plain('\n'), ...textOf(index, field)]),
        ],
        ...known.map((field) => textOf(index, field)),
      ],
    }));
    const columns = [
      { title: reportTexts.products, numeric: false },
      ...known.map((field) => ({ title: texts[field], numeric: true })),
    ];
    return [{ kind: 'table' as const, title, lead: [], columns, rows }];
  });
}

/** A sales analysis, most important first, as on its page. */
export function salesParts(source: Source<SalesResult>, industryRatios: number | null) {
  const { result } = source;
  const { facts, summary, sections, answerChecks, productAnalysis } = result;
  const moved = bridge(result);
  const insights = 'productAnalysis.profitabilityInsights';
  return [
    ...keyFigureParts(source, {
      keyFigures: keyFigures(result),
      wholeFigure: wholeFigure(facts),
    }),
    ...summaryPart(source, summary),
    ...chartPart(moved),
    ...chartParts(source, 'revenue-by-month'),
    ...adviceParts(source, 'sales', sections),
    ...listPart(source, { title: resultTexts.answers }, answerChecks, 'answerChecks'),
    ...portfolioPart(source),
    ...productParts(source),
    ...chartParts(source, 'top-products', 'pareto'),
    ...textPart(source, texts.profitability, productAnalysis.profitabilityInsights, insights),
    ...(moved?.id === 'margin-bridge' ? [] : chartParts(source, 'margin-bridge')),
    ...industryPart(source, industryRatios),
    ...unknownsPart(source),
    ...qualityPart(source),
  ];
}
