import { z } from 'zod';
import type { ColumnEvidence } from '#engine/table/column-evidence.ts';
import type { ModelShare, ResultBasis } from '#engine/text/result.ts';

/** A text of a stored result; a missing one is empty. */
export const storedText = z.string().catch('');
export const storedTexts = z.array(storedText).catch([]);

/** A list made by our engine; its items are not validated. */
export const storedList = <Item>() => z.custom<Item[]>(Array.isArray).catch([]);

type Listed<Name extends 'facts' | 'figures' | 'charts' | 'unknowns' | 'advice'> =
  ResultBasis[Name][number];

/** What every finished analysis contains besides its texts; empty for one of another origin. */
export const storedBasis = {
  facts: storedList<Listed<'facts'>>(),
  figures: storedList<Listed<'figures'>>(),
  charts: storedList<Listed<'charts'>>(),
  unknowns: storedList<Listed<'unknowns'>>(),
  period: z.object({ from: z.string(), to: z.string() }).nullable().catch(null),
  dataQuality: z
    .object({ text: storedText, warnings: storedTexts })
    .catch({ text: '', warnings: [] }),
  evidence: storedList<ColumnEvidence>(),
  advice: storedList<Listed<'advice'>>(),
  engine: z
    .object({
      writer: z.enum(['rules', 'model']),
      version: z.string(),
      model: z
        .custom<ModelShare>((value) => typeof value === 'object' && value !== null)
        .optional(),
    })
    .catch({ writer: 'model', version: '' }),
};

/** The object that a text contains as JSON; null without one. */
export function objectIn(text: string | undefined): object | null {
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
