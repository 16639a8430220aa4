import type { ReactNode } from 'react';
import type { GuideId } from '#contract/guides.ts';
import type { CostResult } from '#engine/guides/costs/result.ts';
import type { PlannedAction } from '#engine/guides/plan/result.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { formatCount } from '#engine/text/format.ts';
import type { ResultSection } from '#engine/text/result.ts';
import { bookTable } from '#features/costs/books.ts';
import {
  keyFigures as costFigures,
  subscriptionRows,
  withTimeOfSales,
} from '#features/costs/model.ts';
import { storedCosts } from '#features/costs/result-shape.ts';
import {
  booksTexts,
  questions as costQuestions,
  resultTexts as costResult,
  guideTexts as costTexts,
} from '#features/costs/texts.ts';
import type { KeyFigure } from '#features/guides/key-figures.ts';
import { withDefaults } from '#features/guides/model.ts';
import { resultTexts } from '#features/guides/texts.ts';
import { storedPlan } from '#features/plan/model.ts';
import {
  questions as planQuestions,
  resultTexts as planResult,
  guideTexts as planTexts,
} from '#features/plan/texts.ts';
import { keyFigures as salesFigures } from '#features/sales/model.ts';
import {
  questions as salesQuestions,
  resultTexts as salesResult,
  guideTexts as salesTexts,
} from '#features/sales/texts.ts';
import type { Figures } from './figures.ts';
import { definitions, list, part, piece, table } from './parts.ts';
import type { Shown } from './shown.ts';

export const guideTitles: Readonly<Record<GuideId, string>> = {
  sales: salesTexts.title,
  costs: costTexts.title,
  plan: planTexts.title,
};

/** A stored result of each guide as the parts of its page. */
export const guideParts: Readonly<Record<GuideId, (result: unknown) => Shown>> = {
  sales: salesParts,
  costs: costParts,
  plan: planParts,
};

/** As on the first screen; each is named with its period, so that none stands over all. */
const headlinesOf = (first: readonly KeyFigure[], figures: Figures) =>
  definitions(first.map(({ now }) => [now.label, figures.figure(now.id)] as const));

const sectionsOf = (sections: readonly Partial<ResultSection>[], figures: Figures) =>
  part(
    resultTexts.actions,
    ...sections.map((section, place) => {
      const { title, description, action, priority, ...rest } = withDefaults(section);
      const path = `sections.${place}`;
      return piece(
        title,
        figures.text(description, `${path}.description`),
        definitions([
          [resultTexts.action, figures.text(action, `${path}.action`)],
          [resultTexts.roi, figures.line(rest.roi, `${path}.roi`)],
          [resultTexts.cost, figures.line(rest.cost, `${path}.cost`)],
          [resultTexts.timeframe, figures.line(rest.timeframe, `${path}.timeframe`)],
          [planResult.priority, priority],
        ]),
      );
    }),
  );

function salesParts(stored: unknown): Shown {
  const result = stored as SalesResult;
  return {
    result,
    questions: salesQuestions,
    body: (figures) => [
      part(resultTexts.headlines, headlinesOf(salesFigures(result), figures)),
      part(resultTexts.summary, figures.text(result.summary, 'summary')),
      sectionsOf(result.sections, figures),
      part(resultTexts.answers, list(checksOf(result.answerChecks, figures))),
      part(salesResult.products, ...productTables(result, figures)),
      part(
        salesResult.profitability,
        figures.text(
          result.productAnalysis.profitabilityInsights,
          'productAnalysis.profitabilityInsights',
        ),
      ),
      part(
        salesResult.portfolio,
        result.portfolio &&
          definitions(
            Object.entries(salesResult.portfolioCounts).map(([name, label]) => [
              label,
              formatCount(
                result.portfolio?.[name as keyof typeof salesResult.portfolioCounts] ?? 0,
              ),
            ]),
          ),
      ),
    ],
  };
}

const checksOf = (checks: readonly string[], figures: Figures): ReactNode[] =>
  checks.map((text, place) => figures.line(text, `answerChecks.${place}`));

function productTables(result: SalesResult, figures: Figures): ReactNode[] {
  const rowsOf = <Row extends object>(
    name: 'topPerformers' | 'underperformers',
    rows: readonly Row[],
    fields: readonly (keyof Row & string)[],
  ) =>
    rows.map((row, place) =>
      fields.map((field) =>
        figures.line(String(row[field]), `productAnalysis.${name}.${place}.${field}`),
      ),
    );
  const { productAnalysis } = result;
  const { top, under, products, revenue, margin, growth, issues, recommendations } = salesResult;
  return [
    table({
      caption: top(result),
      head: [products, revenue, margin, growth, ''],
      rows: rowsOf('topPerformers', productAnalysis.topPerformers, [
        ...(['product', 'revenue', 'margin', 'growth', 'reason'] as const),
      ]),
    }),
    table({
      caption: under,
      head: [products, revenue, margin, issues, recommendations],
      rows: rowsOf('underperformers', productAnalysis.underperformers, [
        ...(['product', 'revenue', 'margin', 'issues', 'recommendations'] as const),
      ]),
    }),
  ];
}

const areaColumns = ['total', 'share', 'perMonth', 'growth', 'fixed', 'perRevenue'] as const;
const paymentColumns = ['yearly', 'amount', 'perYear', 'rise', 'riseYearly'] as const;
const blocks = [
  'stora_kostnadsomraden',
  'optimeringsmojligheter',
  'avdelningsspecifika_rad',
] as const;

function costParts(stored: unknown): Shown {
  const result = storedCosts(stored);
  const factOf = (id: string) => result.facts.find((fact) => fact.id === id);
  return {
    result,
    questions: costQuestions,
    body: (figures) => [
      part(resultTexts.headlines, headlinesOf(costFigures(result), figures)),
      part(resultTexts.summary, figures.text(result.summary, 'summary')),
      sectionsOf(result.sections, figures),
      part(resultTexts.answers, list(checksOf(result.answerChecks, figures))),
      part(
        costResult.areas,
        table({
          caption: withTimeOfSales(`${costResult.areasTable}.`, result.areas, factOf),
          head: [costResult.area, ...areaColumns.map((name) => costResult[name])],
          rows: result.areas.map((area) => [
            area.name,
            ...areaColumns.map((name) => figures.figure(area[name])),
          ]),
        }),
      ),
      part(
        costResult.subscriptions,
        table({
          caption: costResult.subscriptionsTable,
          head: [costResult.subscription, ...paymentColumns.map((name) => costResult[name])],
          rows: subscriptionRows(result.facts).map((row) => [
            row.stopped ? `${row.name} (${costResult.stopped})` : row.name,
            ...paymentColumns.map((name) => figures.figure(row[name])),
          ]),
        }),
      ),
      part(booksTexts.title, booksOf(result, figures)),
      ...blocks.map((name) =>
        part(result[name].titel, figures.text(result[name].innehall, `${name}.innehall`)),
      ),
    ],
  };
}

function booksOf({ facts }: CostResult, figures: Figures): ReactNode {
  const books = bookTable(facts);
  if (books === null) return null;
  return books.groups.map(({ name, lines }) =>
    table({
      caption: booksTexts.groups[name],
      head: [booksTexts.line, ...books.years],
      rows: lines.map(({ label, ids }) => [label, ...ids.map(figures.figure)]),
    }),
  );
}

function planParts(stored: unknown): Shown {
  const result = storedPlan(stored);
  const lines = (texts: readonly string[], path: string, figures: Figures) =>
    list(texts.map((text, place) => figures.line(text, `${path}.${place}`)));
  return {
    result,
    questions: planQuestions,
    body: (figures) => [
      part(resultTexts.summary, figures.text(result.summary, 'summary')),
      part(
        planResult.strategy,
        definitions(
          (['tidsram', 'prioritet', 'paverkan'] as const).map((name) => [
            planResult[name],
            figures.line(result.strategy[name], `strategy.${name}`),
          ]),
        ),
      ),
      part(
        planResult.goals,
        definitions(
          result.goals.map(({ goal, text }, place) => [
            goal,
            figures.line(text, `goals.${place}.text`),
          ]),
        ),
      ),
      actionsOf(planResult.shortTerm, result.shortTerm, 'shortTerm', figures),
      actionsOf(planResult.longTerm, result.longTerm, 'longTerm', figures),
      part(
        planResult.recommendations,
        lines(result.keyRecommendations, 'keyRecommendations', figures),
      ),
      part(planResult.missing, lines(result.missing, 'missing', figures)),
    ],
  };
}

function actionsOf(
  title: string,
  actions: readonly PlannedAction[],
  path: string,
  figures: Figures,
): ReactNode {
  return part(
    title,
    ...actions.map((action, place) => {
      const at = (field: keyof PlannedAction) =>
        figures.line(String(action[field]), `${path}.${place}.${field}`);
      return piece(
        action.title,
        figures.text(action.description, `${path}.${place}.description`),
        definitions([
          [planResult.what, at('text')],
          [planResult.firstStep, at('firstStep')],
          [planResult.effect, at('impact')],
          [planResult.owner, at('owner')],
          [planResult.timeframe, at('timeframe')],
          [planResult.priority, action.priority],
        ]),
      );
    }),
  );
}
