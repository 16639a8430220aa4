import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';

export const reportCheckErrors = defineErrors({
  'report_check.unknown': {
    status: 404,
    text: 'Koden hör inte till någon rapport som finns hos oss. Den kan vara felskriven eller ändrad, eller så har företaget avslutat sitt konto.',
  },
  'report_check.too_many': {
    status: 429,
    text: 'För många försök med fel kod. Vänta en stund och försök igen.',
  },
});

/** What a report that was handed out says of itself, as it stands in it. */
export interface IssuedContents {
  /** `Försäljningsanalys` */
  title: string;
  company: string;
  /** The period of its figures; null without one. */
  period: string | null;
  /** Of which files it was made and when, and that it is of made-up figures. */
  lines: string[];
  /** What the key figures are over; empty where they say it themselves. */
  over: string;
  /** `note` is the period, or what the figure was before. */
  keyFigures: { label: string; value: string; note: string }[];
}

/**
 * `unchanged`: the file is, byte for byte, one that was handed out. `changed`: it is not, though its code is of a report.
 * `code`: there was no file to hold against it.
 */
export const checkOutcomes = ['unchanged', 'changed', 'code'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

export const reportCheckContract = defineContract({
  check: {
    method: 'POST',
    access: 'public',
    path: '/api/report-check',
    summary: 'What a report with a code says, and whether a file is that report unchanged',
    body: z.object({
      code: z.string().max(200),
      /** SHA-256 of the file in hex; the file itself is never sent. */
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
    }),
    response: z.object({
      outcome: z.enum(checkOutcomes),
      contents: z.custom<IssuedContents>((value) => typeof value === 'object' && value !== null),
      /** When it was first handed out like this. */
      issuedAt: z.string(),
    }),
  },
});
