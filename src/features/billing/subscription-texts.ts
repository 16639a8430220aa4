import { formatDate, formatInstantDay, formatMoney } from '#engine/text/format.ts';
import { brand } from '../../brand.ts';

const { invoiceDays } = brand.claims;

/** Öre as `436,25 kr`. */
export const kronor = (ore: number) => formatMoney((ore / 100).toFixed(2), { decimals: 2 });

/** An instant as its day in Sweden. */
export const dayOf = (instant: string) => formatDate(formatInstantDay(instant));

interface Amount {
  net: number;
  vat: number;
  gross: number;
}

/** Öre with and without VAT: `436,25 kr inkl. moms (349,00 kr + 87,25 kr moms)`. */
export const amountOf = ({ net, vat, gross }: Amount) =>
  `${kronor(gross)} inkl. moms (${kronor(net)} + ${kronor(vat)} moms)`;

/** Prenumeration & Fakturering. Those that the specification names stand to the letter. */
export const subscriptionTexts = {
  plan: 'Nuvarande plan',
  status: 'Status',
  period: 'Betalas',
  frequency: { monthly: 'Månadsvis', yearly: 'Årsvis' },
  next: 'Nästa betalning',
  nextOf: (next: Amount & { date: string }) => `${amountOf(next)} den ${dayOf(next.date)}`,
  until: 'Pro gäller till',
  trialEnd: 'Provperioden slutar',
  payer: 'Betalas av',
  payment: 'Betalsätt',
  invoice: `Faktura, ${invoiceDays} dagar`,
  upgrade: 'Uppgradera plan',
  support: 'Kontakta support',
  cancel: {
    open: 'Säg upp prenumerationen',
    title: 'Säga upp prenumerationen?',
    text: (day: string) =>
      `Du har Pro till den ${day}. Därefter följer kontot gratisplanens gränser. Filer och analyser finns kvar, och du kan återaktivera fram till dess.`,
    confirm: 'Säg upp',
    keep: 'Behåll Pro',
    done: 'Prenumerationen är uppsagd',
    doneText: (day: string) => `Du har Pro till den ${day}.`,
    failed: 'Kunde inte säga upp prenumerationen. Försök igen senare.',
  },
  resume: {
    open: 'Återaktivera',
    done: 'Prenumerationen fortsätter',
    failed: 'Kunde inte återaktivera prenumerationen. Försök igen senare.',
  },
  portal: {
    open: 'Ändra betalsätt',
    hint: 'Öppnas i en ny flik',
    failed: 'Kunde inte öppna faktureringsportalen. Försök igen senare.',
  },
  change: {
    open: { monthly: 'Byt till månadsvis', yearly: 'Byt till årsvis' },
    title: { monthly: 'Byta till månadsvis betalning?', yearly: 'Byta till årsvis betalning?' },
    now: 'Att betala nu',
    nothing: 'Inget',
    later: 'Därefter',
    about: 'Det du redan har betalat för räknas av. Summan gäller i en halvtimme.',
    confirm: 'Byt period',
    keep: 'Behåll',
    loading: 'Räknar ut summan...',
    previewFailed: 'Summan kunde inte räknas ut. Försök igen senare.',
    done: 'Betalningsperioden är bytt',
    failed: 'Kunde inte byta betalningsperiod. Försök igen senare.',
  },
  withdraw: {
    title: 'Ångra köpet',
    lead: (day: string) =>
      `Du kan ångra köpet till och med den ${day}. Pro slutar då genast och allt du har betalat går tillbaka.`,
    open: 'Ångra avtalet här',
    details: 'Kontrollera uppgifterna. Inget är ångrat förrän du har bekräftat i nästa steg.',
    name: 'Den som ångrar',
    agreement: 'Avtal',
    pro: `${brand.name} Pro`,
    receipt: 'Kvittot mejlas till',
    go: 'Fortsätt',
    confirmTitle: 'Bekräfta att du ångrar köpet',
    confirmText:
      'Pro slutar genast och nya filer och analyser följer gratisplanens gränser. Det som finns är kvar.',
    confirm: 'Bekräfta ånger',
    keep: 'Behåll Pro',
    done: 'Köpet är ångrat',
    refunded: (sum: string) => `${sum} är på väg tillbaka. Ett kvitto är mejlat till dig.`,
    receiptSent: 'Ett kvitto är mejlat till dig.',
    failed: 'Köpet kunde inte ångras. Försök igen, eller skriv till supporten.',
  },
  unpaid: {
    title: { card: 'Betalningen gick inte igenom', invoice: 'Fakturan är inte betald' },
    todo: {
      card: 'Kontrollera att kortet gäller och har täckning.',
      invoice: 'Förfallodagen har passerat. Betala fakturan, som ligger längre ned.',
    },
    stillPro:
      'Pro är kvar i två veckor från det att den skulle ha betalats; sedan gäller gratisplanens gränser tills pengarna har kommit in.',
    paused: 'Pro är pausat: gratisplanens gränser gäller tills pengarna har kommit in.',
    files: 'Filer och analyser finns kvar.',
  },
  invoices: {
    title: 'Fakturor och kvitton',
    none: 'Det finns inga fakturor än.',
    failed: 'Fakturorna kunde inte hämtas just nu.',
    caption: 'Fakturor och kvitton, de senaste först',
    number: 'Faktura (PDF)',
    date: 'Datum',
    amount: 'Belopp inkl. moms',
    state: 'Läge',
    pdf: 'PDF',
    pdfOf: (number: string) => `${number} som PDF`,
    states: { paid: 'Betald', open: 'Obetald', void: 'Annullerad', refunded: 'Återbetald' },
  },
  loadFailed: 'Prenumerationen kunde inte hämtas just nu.',
} as const;
