import { VAT_PERCENT } from '#contract/vat.ts';
import { priceWithVat } from '#features/billing/model.ts';
import { plans } from '#features/billing/plans.ts';
import { brand } from '../../../brand.ts';

const { claims } = brand;

export const landingTexts = {
  metaTitle: 'Affärsanalys för svenska småföretag',
  metaDescription:
    'Ladda upp en försäljningsfil och få en analys på svenska där varje siffra går att spåra till raderna i filen.',
  hero: {
    title: 'Se vad dina siffror säger, och varför',
    text: 'Ladda upp filen du redan har. Du får en analys på svenska med råd i kronor, där varje siffra visar vilka rader den kommer från.',
    start: 'Starta gratis analys',
    demo: 'Se demo',
    tryOut: 'Prova på exempelbolaget, utan konto',
    note: 'Gratisplanen kostar ingenting och kräver inget kort.',
  },
  loop: {
    name: 'Ett resultat i tjänsten: en siffra, dess kvitto, raderna bakom den och ett antagande som ändras',
    play: 'Spela filmen',
    pause: 'Pausa filmen',
    about: 'Inspelat i tjänsten, utan ljud.',
    same: 'Öppna samma resultat själv',
  },
  example: {
    mark: 'Exempel',
    title: 'Försäljningsanalys',
    prompt: 'Tryck på en siffra för att se dess kvitto.',
    metrics: { revenue: 'Intäkter', costs: 'Kostnader', growth: 'Tillväxt' },
    about: { revenue: 'omsättning, två år', costs: 'för sålda varor', growth: 'mot året före' },
    receipt: 'Kvitto på siffran',
    note: 'Ett påhittat kafferosteri. Siffrorna är framräknade av tjänsten ur exempelfilen, som du kan öppna i sin helhet utan konto.',
  },
  excerpt: {
    title: 'Vad som hände, varför, och vad du kan göra',
    /** Explains the chart's short labels; this chart has no receipts. */
    words:
      'Mix är vad det gav att andra varor såldes än året före. Bortfallna är varor som inte längre säljs.',
    lead: 'Ur samma analys: försäljningen minskade, men det var inte där det mesta av pengarna försvann.',
    advice: 'Råd ur analysen',
    monday: 'Så här gör du',
    effect: 'Effekt per år i täckningsbidrag',
    low: 'Lågt räknat',
    likely: 'Troligen',
    high: 'Högt räknat',
  },
  features: {
    title: 'Det här får du hjälp med',
    items: {
      costs: {
        title: 'Kostnadsanalys',
        text: 'Se vart pengarna går, vad som har stigit och vilka kostnader som är värda att ifrågasätta.',
      },
      industry: {
        title: 'Branschjämförelse',
        text: 'Dina nyckeltal bredvid branschens, via din SNI-kod. Saknas underlag står det så.',
      },
      customers: {
        title: 'Kundanalys',
        text: 'Vilka kunder som bär försäljningen, vilka som är nya och vilka som har slutat handla.',
      },
      products: {
        title: 'Produktanalys',
        text: 'Vad som säljer, vad som tappar och vad som blir kvar när varan är betald.',
      },
      security: {
        title: 'Säker datahantering',
        text: `Filer krypteras med ${claims.encryption.stored}, trafiken med ${claims.encryption.sent}. Allt lagras ${claims.storage} och säljs aldrig.`,
      },
      realtime: {
        title: 'Realtidsinsikter',
        text: 'Ny fil in, nya svar direkt: översikten och råden räknas om från raderna du laddar upp.',
      },
    },
  },
  steps: {
    title: 'Från fil till råd',
    items: [
      {
        title: 'Ladda upp',
        text: 'CSV eller Excel från kassan eller webbutiken, eller SIE\u2011filen ur bokföringen, precis som den är. Du ser vad som lästes och vad som hoppades över.',
      },
      {
        title: 'Svara på frågor',
        text: 'Fem korta frågor. Det filen vet är redan ifyllt, för resten finns förslag att trycka på. Svaren prövas mot siffrorna.',
      },
      {
        title: 'Läs och kontrollera',
        text: `Analysen tar ${claims.analysisMinutes.usual} minuter, upp till ${claims.analysisMinutes.most} för komplexa underlag; oftast är den klar på några sekunder. Varje siffra går att öppna, och resultatet går att spara som ${claims.export}.`,
      },
    ],
    sources: 'Så tar du ut filen ur',
    from: [
      { id: 'fortnox', name: 'Fortnox' },
      { id: 'visma', name: 'Visma eEkonomi' },
      { id: 'bokio', name: 'Bokio' },
      { id: 'shopify', name: 'Shopify' },
      { id: 'woocommerce', name: 'WooCommerce' },
      { id: 'excel', name: 'Excel' },
    ],
  },
  next: {
    title: 'Prova med dina egna siffror',
    text: 'Ladda upp en fil, eller se dig om hos exempelbolaget först. Gratisplanen kostar ingenting och kräver inget kort.',
  },
  pricing: {
    title: 'Priser',
    lead: `Börja gratis. Prova i ${claims.trialDays} dagar, betala när det är värt det.`,
    choose: 'Skapa konto',
    vat: `Alla priser är exklusive moms. Med ${VAT_PERCENT} procents moms kostar Pro ${priceWithVat(plans.pro.monthly)} per månad eller ${priceWithVat(plans.pro.yearly)} per år.`,
  },
} as const;
