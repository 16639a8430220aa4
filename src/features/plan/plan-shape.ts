import { z } from 'zod';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import {
  storedBasis,
  storedText as text,
  storedTexts as texts,
} from '#features/guides/stored-shape.ts';

/** A plan rests on other analyses, not on columns of a file. */
const { evidence: _, ...planBasis } = storedBasis;

const level = z.enum(['Hög', 'Medium', 'Låg']).catch('Medium');

type Loose = Record<string, unknown>;

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The specification names three of an action's fields in two ways; a plan may use either. */
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
    certainty: z.enum(['high', 'medium', 'low']).optional().catch(undefined),
    basis: z.enum(['sales', 'costs', 'answers']).catch('answers'),
  }),
);
const actions = z.array(action).catch([]);

/** An action plan of any origin in the shape the page shows; missing parts become empty. */
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
  ...planBasis,
}) satisfies z.ZodType<ActionsResult>;
