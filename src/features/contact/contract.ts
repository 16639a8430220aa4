import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { contactTexts as texts } from './texts.ts';

export const contactErrors = defineErrors({
  'contact.too_many': {
    status: 429,
    text: 'Många meddelanden har skickats från samma adress den senaste timmen. Vänta en stund, eller mejla oss direkt.',
  },
});

/** Stored exactly as typed; refused only when blank or too long. */
const filled = (missing: string, max: number, tooLong: string) =>
  z
    .string(missing)
    .max(max, tooLong)
    .refine((value) => value.trim() !== '', missing);

/** E-mail addresses follow the same rule as the browser's own e-mail field. */
export const contactForm = z.object({
  name: filled(texts.missing.name, 120, texts.tooLong.name),
  email: z
    .string(texts.missing.email)
    .trim()
    .min(1, texts.missing.email)
    .max(254, texts.tooLong.email)
    .pipe(z.email({ pattern: z.regexes.html5Email, error: texts.wrongEmail })),
  company: z.string().max(200, texts.tooLong.company).nullish(),
  subject: filled(texts.missing.subject, 200, texts.tooLong.subject),
  message: filled(texts.missing.message, 10_000, texts.tooLong.message),
});
export type ContactMessage = z.output<typeof contactForm>;

export const FORM_TYPE = 'kontaktformulär';

export const contactContract = defineContract({
  send: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Stores a message to the support and mails it to them',
    access: 'public',
    body: contactForm.extend({ formType: z.string().max(100).default(FORM_TYPE) }),
    response: z.object({ ok: z.literal(true), message: z.string() }),
  },
});
