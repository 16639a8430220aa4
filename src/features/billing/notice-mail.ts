import { formatDate } from '#engine/text/format.ts';
import { brand } from '../../brand.ts';

/** What the operator gives notice of. */
export interface Notice {
  kind: 'prices' | 'terms';
  subject: string;
  body: string;
  /** The first day, in Sweden, on which it holds. */
  effectiveOn: string;
}

const what = { prices: 'De nya priserna', terms: 'De nya villkoren' } as const;

/** The mail that gives notice: what the operator says, from when it holds, and how one leaves before that. */
export function noticeOfChange({ kind, subject, body, effectiveOn }: Notice, appUrl: string) {
  const day = formatDate(effectiveOn);
  const period =
    kind === 'prices'
      ? 'En period som redan är betald ändras inte: det nya priset betalas först när den förnyas efter den dagen. '
      : '';
  return {
    subject,
    text: body,
    notes: [
      `${what[kind]} gäller från den ${day}. ${period}Vill du inte fortsätta säger du upp före dess, utan kostnad, under Prenumeration & Fakturering: ${appUrl}/settings`,
      `Frågor: ${brand.supportEmail}.`,
    ],
  };
}
