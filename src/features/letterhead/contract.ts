import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { PLAIN_LINE } from '#contract/plain-text.ts';
import { defineContract, type Route } from '#contract/route.ts';
import { contrastWithWhite, LEAST_CONTRAST } from './contrast.ts';
import type { Letterhead } from './letterhead.ts';

export const letterheadErrors = defineErrors({
  'letterhead.pro': {
    status: 403,
    text: 'Egen logotyp, färg och sidfot i rapporterna ingår i Pro.',
    upgradeRequired: true,
  },
  'letterhead.logo': {
    status: 400,
    text: 'Logotypen kunde inte läsas som PNG, JPEG eller SVG. Spara om den som PNG och försök igen.',
  },
});

/** Bytes of a logo's file at most. */
export const MOST_LOGO_BYTES = 500_000;
export const longest = { footer: 200, preparedBy: 120 } as const;
const IN_BASE64 = 4 * Math.ceil(MOST_LOGO_BYTES / 3);

const file = z
  .string('Välj en bild.')
  .max(IN_BASE64, 'Logotypen får vara högst 500 kB.')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Bilden ska skickas som base64.');

const line = (most: number) =>
  z
    .string('Skriv en text, eller lämna fältet tomt.')
    .trim()
    .max(most, `Skriv högst ${most} tecken.`)
    .regex(PLAIN_LINE, 'Skriv på en rad, utan styrtecken.');

const changed = z.object({
  /** `same` leaves the logo as it is, null takes it away. */
  logo: z.union(
    [
      z.literal('same'),
      z.null(),
      /** An SVG with the same as PNG, for Excel and PowerPoint. */
      z.object({ bytes: file, raster: file.nullable() }),
    ],
    'Välj en logotyp, eller ta bort den.',
  ),
  accent: z
    .string('Välj en färg.')
    .regex(/^#[0-9a-f]{6}$/, 'Skriv färgen som #1c5a48.')
    .refine((colour) => contrastWithWhite(colour) >= LEAST_CONTRAST, {
      message: 'Färgen är för ljus för text på vitt. Välj en mörkare.',
    })
    .nullable(),
  footer: line(longest.footer),
  preparedBy: line(longest.preparedBy),
});
export type ChangedLetterhead = z.infer<typeof changed>;

const letterhead = z.custom<Letterhead>((value) => typeof value === 'object' && value !== null);

const body = { body: changed, maxBody: 2 * IN_BASE64 + 10_000 } satisfies Partial<Route>;

/** How the company's reports look. */
export const letterheadContract = defineContract({
  get: {
    method: 'GET',
    path: '/api/letterhead',
    summary: "The company's logo, colour and words for its reports",
    access: 'user',
    response: letterhead,
  },
  change: {
    ...body,
    method: 'PUT',
    path: '/api/letterhead',
    summary: 'Changes how the reports look; pictures are made safe',
    access: 'user',
    response: letterhead,
  },
});

/** Answered by `features/reports`. */
export const letterheadPreviewContract = defineContract({
  preview: {
    ...body,
    method: 'POST',
    path: '/api/letterhead/preview',
    summary: "The first page of the company's newest report, with a letterhead that is not saved",
    access: 'user',
    /** SVG; null without an analysis to make a report of. */
    response: z.object({ page: z.string().nullable() }),
  },
});
