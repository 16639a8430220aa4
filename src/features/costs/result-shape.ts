import { z } from 'zod';
import type { CostAreaRow, CostResult } from '#engine/guides/costs/result.ts';
import {
  objectWithin,
  storedBasis,
  storedList,
  storedSections,
  storedText as text,
  storedTexts as texts,
} from '#features/guides/stored-shape.ts';
import { blockTitles } from './texts.ts';

/** A block may be stored as plain text, and its text as a list of lines. */
function blockOf(titel: string) {
  const innehall = z.preprocess(
    (value) => (Array.isArray(value) ? value.map((line) => `- ${line}`).join('\n') : value),
    text,
  );
  return z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? value : { innehall: value }),
    z.object({ titel: z.string().trim().min(1).catch(titel), innehall }),
  );
}

/**
 * A stored cost analysis of any origin, in either of the specification's shapes; missing parts
 * become empty.
 */
const costShape = z.object({
  sections: storedSections,
  summary: text,
  stora_kostnadsomraden: blockOf(blockTitles.stora_kostnadsomraden),
  optimeringsmojligheter: blockOf(blockTitles.optimeringsmojligheter),
  avdelningsspecifika_rad: blockOf(blockTitles.avdelningsspecifika_rad),
  areas: storedList<CostAreaRow>(),
  answerChecks: texts,
  ...storedBasis,
}) satisfies z.ZodType<CostResult>;

/** A result in the shape the page shows: text is read as JSON, else used as the summary. */
export function storedCosts(result: unknown): CostResult {
  if (typeof result !== 'string') return costShape.parse(result);
  return costShape.parse(objectWithin(result) ?? { summary: result });
}
