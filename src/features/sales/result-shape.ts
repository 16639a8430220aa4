import { z } from 'zod';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import {
  objectWithin,
  storedBasis,
  storedItems,
  storedSections,
  storedText as text,
  storedTexts as texts,
} from '#features/guides/stored-shape.ts';

const performance = { product: text, revenue: text, margin: text };
const noProducts = { topPerformers: [], underperformers: [], profitabilityInsights: '' };
const count = z.number().catch(0);

/** The analysis of products, which may be a plain text about their profitability. */
const productAnalysis = z.preprocess(
  (value) => (typeof value === 'string' ? { profitabilityInsights: value } : value),
  z
    .object({
      topPerformers: storedItems(
        'product',
        z.object({ ...performance, growth: text, reason: text }),
      ),
      underperformers: storedItems(
        'product',
        z.object({ ...performance, issues: text, recommendations: text }),
      ),
      profitabilityInsights: text,
    })
    .catch(noProducts),
);

const salesShape = z.object({
  productAnalysis,
  sections: storedSections,
  summary: text,
  portfolio: z
    .object({ products: count, growing: count, shrinking: count, stable: count, dormant: count })
    .nullable()
    .catch(null),
  topFell: z.boolean().catch(false),
  unlikeUnits: z.boolean().catch(false),
  answerChecks: texts,
  ...storedBasis,
}) satisfies z.ZodType<SalesResult>;

/** A result in the shape the page shows: text is read as JSON, else used as the summary. */
export function storedSales(result: unknown): SalesResult {
  if (typeof result !== 'string') return salesShape.parse(result);
  return salesShape.parse(objectWithin(result) ?? { summary: result });
}
