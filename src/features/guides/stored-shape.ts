import { z } from 'zod';
import type { ColumnEvidence } from '#engine/table/column-evidence.ts';
import type { ModelShare, ResultBasis } from '#engine/text/result.ts';

/** What another writer than ours may give in place of a text: a number, or several texts. */
function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords).join('; ');
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}

/** A list, also where it is a single item by itself. */
const several = (value: unknown) => (typeof value === 'string' ? [value] : value);

/** A text of a stored result; a missing one is empty. */
export const storedText = z.preprocess(inWords, z.string().catch(''));
export const storedTexts = z.preprocess(several, z.array(storedText).catch([]));

/** Items of a list where any may be a plain text in place of the object whose `field` it is. */
export function storedItems<Item extends z.ZodType>(field: string, item: Item) {
  const whole = z.preprocess(
    (value) => (typeof value === 'string' ? { [field]: value } : value),
    item,
  );
  return z.preprocess(several, z.array(whole).catch([]));
}

/** A recommendation of an analysis. */
export const storedSections = storedItems(
  'title',
  z.object({
    ...{ title: storedText, description: storedText, action: storedText, cost: storedText },
    ...{ timeframe: storedText, roi: storedText },
    priority: z.enum(['Hög', 'Medium', 'Låg']).catch('Medium'),
  }),
);

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
  industryMore: z.number().optional().catch(undefined),
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

/** The object that a text holds: as JSON, in a fenced json block, or between braces; null without one. */
export function objectWithin(text: string): object | null {
  const fenced = /```json\s([\s\S]*?)```/i.exec(text)?.[1];
  const braced = /\{[\s\S]*\}/.exec(text)?.[0];
  return objectIn(text) ?? objectIn(fenced) ?? objectIn(braced);
}
