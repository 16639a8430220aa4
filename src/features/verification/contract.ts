import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { verificationTexts } from './texts.ts';

const { missing } = verificationTexts.verify.error;

export const verificationErrors = defineErrors({
  'verification.failed': {
    status: 400,
    text: 'Verifieringen misslyckades. Länken kan ha gått ut eller redan använts.',
  },
  'verification.number_taken': {
    status: 409,
    text: 'Adressen stämmer, men ett annat konto med bekräftad adress har samma organisationsnummer. Kontakta supporten, så reder vi ut vem som har rätt till det. Kontot fungerar som förut under tiden.',
  },
  'verification.too_soon': {
    status: 429,
    text: 'En länk har redan skickats. Titta i skräpposten, eller vänta en stund och skicka en ny.',
  },
});

export const verificationContract = defineContract({
  verify: {
    method: 'POST',
    path: '/api/auth/verify',
    summary: 'Confirms the address of an account by a mailed link',
    access: 'public',
    body: z.object({ token: z.string(missing).min(1, missing).max(200) }),
    response: z.object({ success: z.literal(true) }),
  },
  resend: {
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Mails a new link that confirms the address; nothing where it is confirmed',
    access: 'user',
    response: z.object({
      success: z.literal(true),
      /** Seconds until the next can be sent; null where the address is confirmed already. */
      waitSeconds: z.number().nullable(),
    }),
  },
});
