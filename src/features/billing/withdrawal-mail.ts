import { formatDate, formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import { brand } from '../../brand.ts';

const { withdrawalDays } = brand.claims;

const day = (at: Date) => formatDate(formatInstantDay(at.toISOString()));

/** The receipt of a withdrawal: what was withdrawn from, by whom and when. */
export function withdrawalMail(
  { name, companyName }: { name: string; companyName: string },
  { startedAt, frequency }: { startedAt: Date; frequency: 'monthly' | 'yearly' | null },
  at: Date,
): { subject: string; text: string; notes: string[] } {
  const period = frequency === 'yearly' ? 'årsvis' : 'månadsvis';
  return {
    subject: 'Du har ångrat köpet av Pro',
    text: `Vi har tagit emot att ${name}, ${companyName}, ångrar avtalet om ${brand.name} Pro (${period}) från den ${day(startedAt)}. Det kom in den ${day(at)} klockan ${formatInstantTime(at.toISOString())}.`,
    notes: [
      `Pro avslutas genast. Allt du har betalat för köpet går tillbaka samma väg som det kom, senast inom ${withdrawalDays} dagar. Har inget dragits finns inget att betala tillbaka.`,
      `Filer och analyser finns kvar; nya följer gratisplanens gränser. Spara det här mejlet: det är ditt kvitto på att du har ångrat dig. Frågor: ${brand.supportEmail}.`,
    ],
  };
}
