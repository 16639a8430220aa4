import { z } from 'zod';
import type { ActionsResult } from '#engine/text/actions-result.ts';

const text = z.string().catch('');
const level = z.enum(['Hög', 'Medium', 'Låg']).catch('Medium');
const texts = z.array(text).catch([]);

type Loose = Record<string, unknown>;

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The specification has two names for three of an action's fields; a plan may come with either. */
function inBothNames(value: unknown): Loose {
  const action = typeof value === 'string' ? { text: value } : isLoose(value) ? value : {};
  const timeframe = action.timeframe ?? action.tidsram;
  const priority = action.priority ?? action.prioritet;
  const impact = action.impact ?? action.paverkan;
  return {
    ...action,
    ...{ timeframe, tidsram: timeframe, priority, prioritet: priority, impact, paverkan: impact },
  };
}

const action = z.preprocess(
  inBothNames,
  z.object({
    ...{ id: text, title: text, text, description: text, firstStep: text, owner: text },
    ...{ timeframe: text, tidsram: text, priority: level, prioritet: level },
    ...{ impact: text, paverkan: text },
    critical: z.boolean().catch(false),
    effort: z.literal([1, 2, 3]).catch(2),
    basis: z.enum(['sales', 'costs', 'answers']).catch('answers'),
  }),
);
const actions = z.array(action).catch([]);

/** A list that the engine made; the lines of others are not looked into. */
const list = <Item>() => z.custom<Item[]>(Array.isArray).catch([]);
type Listed<Name extends keyof ActionsResult> = ActionsResult[Name] extends (infer Item)[]
  ? Item
  : never;

/** An action plan of any origin in the shape the page shows: what is missing is empty. */
export const planShape = z.object({
  summary: text,
  shortTerm: actions,
  longTerm: actions,
  keyRecommendations: texts,
  goals: z.array(z.object({ goal: text, text, measurable: z.boolean().catch(false) })).catch([]),
  missing: texts,
  strategy: z
    .object({ tidsram: text, prioritet: text, paverkan: text })
    .catch({ tidsram: '', prioritet: '', paverkan: '' }),
  strategicActions: actions,
  operationalActions: actions,
  growthActions: actions,
  fromAnswersAlone: z.boolean().catch(false),
  facts: list<Listed<'facts'>>(),
  figures: list<Listed<'figures'>>(),
  charts: list<Listed<'charts'>>(),
  unknowns: list<Listed<'unknowns'>>(),
  period: z.object({ from: z.string(), to: z.string() }).nullable().catch(null),
  dataQuality: z.object({ text, warnings: texts }).catch({ text: '', warnings: [] }),
  advice: list<Listed<'advice'>>(),
  engine: z
    .object({ writer: z.enum(['rules', 'model']), version: z.string() })
    .catch({ writer: 'model', version: '' }),
}) satisfies z.ZodType<ActionsResult>;
