import { formatMoney } from '#engine/text/format.ts';
import { brand } from '../../brand.ts';
import { priceWithVat } from './model.ts';
import { plans } from './plans.ts';

const { trialDays, withdrawalDays, invoiceDays } = brand.claims;

type Frequency = 'monthly' | 'yearly';
type Payment = 'card' | 'invoice';

const firstPayment = {
  card: 'dras från kortet',
  invoice: `faktureras med ${invoiceDays} dagars betalningstid`,
} as const;

/** What is said before Pro is bought, as the law on distance contracts wants it. */
export const purchaseTexts = {
  title: 'Uppgradera plan',
  lead: 'Pro öppnas så snart beställningen är klar.',
  toSettings: 'Tillbaka till inställningarna',
  upgrade: 'Uppgradera till Pro',
  /** By invoice nothing follows on the button: it is the order. */
  order: 'Beställ Pro mot faktura',
  starting: 'Öppnar betalningen...',
  failed: 'Kunde inte starta checkout-processen. Försök igen.',
  manage: 'Företaget har redan Pro. Period, betalsätt och uppsägning finns under',
  settings: 'Inställningar',
  payment: {
    legend: 'Betalsätt',
    card: 'Kort',
    cardHint: 'Kortuppgifterna lämnas hos betaltjänsten, inte hos oss.',
    invoice: `Faktura, ${invoiceDays} dagar`,
    invoiceHint: 'För företag. Mejlas till dig och betalas via bankgiro.',
  },
  info: {
    title: 'Innan du beställer',
    price: (frequency: Frequency) =>
      frequency === 'monthly'
        ? `Pro kostar ${formatMoney(plans.pro.monthly)} per månad exklusive moms, ${priceWithVat(plans.pro.monthly)} inklusive moms, och betalas en månad i förskott.`
        : `Pro kostar ${formatMoney(plans.pro.yearly)} per år exklusive moms, ${priceWithVat(plans.pro.yearly)} inklusive moms, och betalas ett år i förskott.`,
    trial: (payment: Payment) =>
      `De första ${trialDays} dagarna kostar ingenting. Säger du upp under dem betalar du inget; annars ${firstPayment[payment]} första perioden när de har gått.`,
    trialOnce: (payment: Payment) =>
      `Första gången ett företag väljer Pro kostar de första ${trialDays} dagarna ingenting. Säger du upp under dem betalar du inget; annars ${firstPayment[payment]} första perioden när de har gått.`,
    noTrial: (payment: Payment) =>
      `Första perioden ${firstPayment[payment]} genast. Företaget har redan haft sin provperiod.`,
    renewal: (frequency: Frequency) =>
      `Ingen bindningstid: prenumerationen förnyas ${frequency === 'monthly' ? 'en månad' : 'ett år'} i taget tills du säger upp den under Inställningar. Det du har betalat för gäller perioden ut.`,
    withdrawal: `Du kan ångra köpet i ${withdrawalDays} dagar under Inställningar. Då slutar Pro genast och allt du har betalat går tillbaka.`,
    seller: `Säljare är ${brand.company?.name ?? brand.name}. Frågor och klagomål: ${brand.supportEmail}.`,
    terms: 'Alla villkor',
  },
} as const;
