import type { NextPayment, Subscription } from '#adapters/payments/port.ts';
import { formatDate, formatInstantDay, formatMoney } from '#engine/text/format.ts';
import { brand } from '../../brand.ts';

const { trialDays, withdrawalDays } = brand.claims;

/** What the mails about a subscription are about. */
export type BillingMailKind =
  | 'begun'
  | 'trial_ending'
  | 'failed'
  | 'paused'
  | 'ending'
  | 'resumed'
  | 'ended'
  | 'refunded'
  | 'disputed'
  | 'dispute_lost'
  | 'surplus';

export interface BillingMailGround {
  subscription: Subscription;
  next: NextPayment | null;
  appUrl: string;
  refunded: number;
}

interface MailText {
  subject: string;
  text: string;
  notes: readonly string[];
}

const kronor = (ore: number) => formatMoney((ore / 100).toFixed(2), { decimals: 2 });

const day = (instant: string) => formatDate(formatInstantDay(instant));

const nextSentence = (next: NextPayment | null) =>
  next === null
    ? ''
    : ` Nästa betalning är ${kronor(next.gross)} inklusive moms (${kronor(next.net)} exklusive moms), den ${day(next.date)}.`;

const settings = (appUrl: string) =>
  `Betalsätt, period, kvitton och uppsägning finns under Prenumeration & Fakturering: ${appUrl}/settings#prenumeration`;

/** What each mail about a subscription says. */
export const billingMails: Readonly<
  Record<BillingMailKind, (ground: BillingMailGround) => MailText>
> = {
  begun: ({ subscription: { trialEnd, frequency, startedAt }, next, appUrl }) => ({
    subject: 'Du har Pro: bekräftelse på ditt köp',
    text: `Tack! Pro är igång från den ${day(startedAt)} och betalas ${frequency === 'yearly' ? 'årsvis' : 'månadsvis'}.${trialEnd === null ? '' : ` De första ${trialDays} dagarna kostar ingenting: säg upp före den ${day(trialEnd)} om du inte vill fortsätta.`}${nextSentence(next)}`,
    notes: [
      settings(appUrl),
      `Ingen bindningstid: säger du upp har du Pro perioden ut. Du har ${withdrawalDays} dagars ångerrätt från köpet; ångra under Prenumeration & Fakturering eller skriv till ${brand.supportEmail}.`,
    ],
  }),
  trial_ending: ({ subscription: { trialEnd, periodEnd }, next, appUrl }) => ({
    subject: 'Din provperiod tar snart slut',
    text: `Provperioden slutar den ${day(trialEnd ?? periodEnd)} och går då över i en betald prenumeration.${nextSentence(next)} Vill du inte fortsätta säger du upp före dess.`,
    notes: [settings(appUrl)],
  }),
  failed: ({ appUrl }) => ({
    subject: 'Betalningen gick inte igenom',
    text: 'Vi fick inte betalt för Pro. Vi försöker igen de närmaste dagarna, och du har Pro så länge. Kontrollera att kortet gäller och har täckning, eller betala fakturan.',
    notes: [settings(appUrl)],
  }),
  paused: ({ appUrl }) => ({
    subject: 'Pro är pausat',
    text: 'Betalningen har inte kommit, så kontot följer gratisplanens gränser tills den gör det. Inget är borttaget: filer och analyser finns kvar.',
    notes: [settings(appUrl)],
  }),
  ending: ({ subscription: { periodEnd }, appUrl }) => ({
    subject: 'Prenumerationen är uppsagd',
    text: `Du har Pro till den ${day(periodEnd)}. Därefter följer kontot gratisplanens gränser. Filer och analyser finns kvar, och inget mer debiteras.`,
    notes: [`Ångrar du dig går det att återaktivera fram till dess. ${settings(appUrl)}`],
  }),
  resumed: ({ next, appUrl }) => ({
    subject: 'Prenumerationen fortsätter',
    text: `Uppsägningen är återtagen och du behåller Pro.${nextSentence(next)}`,
    notes: [settings(appUrl)],
  }),
  ended: ({ appUrl }) => ({
    subject: 'Prenumerationen har avslutats',
    text: 'Pro är avslutat och inget mer debiteras. Filer och analyser finns kvar; nya följer gratisplanens gränser.',
    notes: [`Vill du ha Pro igen: ${appUrl}/subscribe`],
  }),
  refunded: ({ refunded }) => ({
    subject: 'Pengar på väg tillbaka',
    text: `Vi har betalat tillbaka ${kronor(refunded)}. Det syns på kontot inom några bankdagar.`,
    notes: [],
  }),
  disputed: () => ({
    subject: 'En betalning är bestridd',
    text: 'Din bank har meddelat oss att en betalning för Pro är bestridd. Banken prövar ärendet. Är det ett misstag: svara på mejlet, så reder vi ut det tillsammans.',
    notes: [],
  }),
  dispute_lost: ({ appUrl }) => ({
    subject: 'Pro är avslutat: banken har återtagit betalningen',
    text: 'Banken har avgjort den bestridda betalningen till din fördel och tagit tillbaka pengarna. Därför är Pro avslutat, och inget mer debiteras. Filer och analyser finns kvar; nya följer gratisplanens gränser.',
    notes: [`Vill du ha Pro igen: ${appUrl}/subscribe`],
  }),
  surplus: ({ refunded }) => ({
    subject: 'Ett dubbelt köp är återkallat',
    text: `Företaget hade redan Pro när det här köpet gick igenom. Vi har avslutat det nya${refunded > 0 ? ` och betalat tillbaka ${kronor(refunded)}` : ''}. Det första gäller som förut.`,
    notes: [],
  }),
};
