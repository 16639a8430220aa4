import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { zodMessage } from './zod-messages.ts';

const firstOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: zodMessage }).error?.issues[0]?.message;

describe('input that breaks a contract', () => {
  it.each([
    [z.object({ name: z.string() }), {}, 'Fältet ”name” saknas.'],
    [z.object({ name: z.string() }), undefined, 'Anropets innehåll saknas.'],
    [z.object({ name: z.string() }), [], 'Anropets innehåll ska vara ett objekt.'],
    [z.object({ rows: z.array(z.int()) }), { rows: [1, 'x'] }, 'Fältet ”rows.1” ska vara ett tal.'],
    [z.object({ row: z.int() }), { row: 1.5 }, 'Fältet ”row” ska vara ett heltal.'],
    [z.object({ on: z.boolean() }), { on: 'ja' }, 'Fältet ”on” ska vara sant eller falskt.'],
    [
      z.object({ plan: z.enum(['free', 'pro']) }),
      { plan: 'x' },
      'Fältet ”plan” ska vara ”free” eller ”pro”.',
    ],
    [z.object({ name: z.string().min(2) }), { name: 'x' }, 'Fältet ”name” ska ha minst 2 tecken.'],
    [
      z.object({ name: z.string().max(2) }),
      { name: 'xyz' },
      'Fältet ”name” ska ha högst 2 tecken.',
    ],
    [
      z.object({ rows: z.array(z.any()).max(2) }),
      { rows: [1, 2, 3] },
      'Fältet ”rows” ska ha högst 2 poster.',
    ],
    [z.object({ top: z.number().positive() }), { top: 0 }, 'Fältet ”top” ska vara mer än 0.'],
    [z.object({ id: z.uuid() }), { id: 'x' }, 'Fältet ”id” ska vara ett id av typen UUID.'],
    [z.object({ id: z.string().regex(/^a/) }), { id: 'x' }, 'Fältet ”id” har inte rätt form.'],
    [z.strictObject({}), { extra: 1 }, 'Anropets innehåll har okända fält: extra.'],
    [z.union([z.string(), z.number()]), true, 'Anropets innehåll är inte giltigt.'],
  ])('%# is told in Swedish, with the field that is wrong', (schema, value, sentence) => {
    expect(firstOf(schema, value)).toBe(sentence);
  });

  it('is told in the words of its own schema where that has them', () => {
    expect(firstOf(z.string({ error: 'Ange ditt namn.' }), 1)).toBe('Ange ditt namn.');
  });
});
