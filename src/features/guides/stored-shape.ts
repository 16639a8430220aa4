import { z } from 'zod';
import type { ResultBasis } from '#engine/text/result.ts';

/** A text of a stored result; one that is missing is empty. */
export const storedText = z.string().catch('');
export const storedTexts = z.array(storedText).catch([]);

/** A list that the engine made; the lines of others are not looked into. */
export const storedList = <Item>() => z.custom<Item[]>(Array.isArray).catch([]);

type Listed<Name extends 'facts' | 'figures' | 'charts' | 'unknowns' | 'advice'> =
  ResultBasis[Name][number];

/** What every finished analysis holds beside its texts; of one from elsewhere, empty. */
export const storedBasis = {
  facts: storedList<Listed<'facts'>>(),
  figures: storedList<Listed<'figures'>>(),
  charts: storedList<Listed<'charts'>>(),
  unknowns: storedList<Listed<'unknowns'>>(),
  period: z.object({ from: z.string(), to: z.string() }).nullable().catch(null),
  dataQuality: z
    .object({ text: storedText, warnings: storedTexts })
    .catch({ text: '', warnings: [] }),
  advice: storedList<Listed<'advice'>>(),
  engine: z
    .object({ writer: z.enum(['rules', 'model']), version: z.string() })
    .catch({ writer: 'model', version: '' }),
};

/** The object a text holds as JSON; null where it holds none. */
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
