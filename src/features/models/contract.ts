import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';

export const modelErrors = defineErrors({
  'models.no_call': { status: 404, text: 'Anropet finns inte, eller har tagits bort.' },
  'models.none': { status: 409, text: 'Ingen språkmodell är inkopplad i den här tjänsten.' },
  'models.unverified': {
    status: 403,
    text: 'Bekräfta din e-postadress först. Sedan går det att låta en språkmodell skriva.',
  },
});

/** What a model is asked for. */
export const modelPurposes = ['sales', 'costs', 'plan', 'chat'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

const listedCall = z.object({
  id: z.string(),
  purpose: z.enum(modelPurposes),
  model: z.string(),
  at: z.string(),
  state: z.enum(['reserved', 'answered', 'failed']),
  /** Tokens sent and written. */
  tokens: z.int(),
});

const modelDay = z.object({
  /** YYYY-MM-DD. */
  day: z.string(),
  calls: z.int(),
  failed: z.int(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** In kronor; null where no price is configured. */
  cost: z.number().nullable(),
  /** Half of the answered calls took no longer; null where none was answered. */
  medianSeconds: z.number().nullable(),
});

const modelState = z.object({
  /** The model that is configured; null for none. */
  model: z.string().nullable(),
  /** Where its server is, by host name. */
  host: z.string().nullable(),
  allowed: z.boolean(),
  verified: z.boolean(),
  tokens: z.object({ used: z.int(), max: z.int() }),
  /** The newest first, at most fifty. */
  calls: z.array(listedCall),
});

export const modelsContract = defineContract({
  state: {
    method: 'GET',
    path: '/api/models',
    summary: 'Whether a language model may write for the company, and what has been sent to it',
    access: 'user',
    response: modelState,
  },
  choose: {
    method: 'PUT',
    path: '/api/models',
    summary: 'Lets a language model write for the company, or lets nothing be sent',
    access: 'user',
    body: z.object({ allowed: z.boolean() }),
    response: modelState,
  },
  call: {
    method: 'GET',
    path: '/api/models/calls/:id',
    summary: 'Exactly what one call sent',
    access: 'user',
    params: z.object({ id: z.uuid('Ogiltigt id') }),
    response: z.object({ sent: z.string() }),
  },
  numbers: {
    method: 'GET',
    path: '/api/admin/models',
    summary: 'Calls, tokens and cost of the language model in the last 30 days, and of each day',
    access: 'admin',
    response: z.object({
      model: z.string().nullable(),
      companies: z.int(),
      calls: z.int(),
      failed: z.int(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      /** In kronor; null where no price is configured. */
      cost: z.number().nullable(),
      /** Days with calls (UTC), the newest first. */
      days: z.array(modelDay),
    }),
  },
});
