export const onboardingTexts = {
  title: 'Introduktion',
  lead: 'Fyra korta steg. Hoppa över vad du vill: allt går att fylla i senare, under Inställningar.',
  steps: 'Introduktionens steg',
  place: (step: number, of: number) => `Steg ${step} av ${of}`,
  skipAll: 'Hoppa över allt',
  skip: 'Hoppa över steget',
  back: 'Tillbaka',
  next: 'Fortsätt',
  failed: { title: 'Fel vid sparande', text: 'Det kunde inte sparas. Försök igen.' },
  loadFailed: 'Introduktionen kunde inte hämtas.',
  toDashboard: 'Till översikten',
  company: {
    title: 'Hitta ert företag',
    text: 'Vi fyller i bransch, ort, bolagsform och verksamhet ur registret. Inget du själv har skrivit ändras.',
    orgNumber: 'Organisationsnummer',
    companyName: 'Företagsnamn',
  },
  industry: {
    title: 'Bransch och storlek',
    text: 'Med dem ställs era nyckeltal mot SCB:s siffror för företag i samma bransch och storlek.',
    industry: 'Bransch',
    industryHint: 'Sök på vad ni gör, till exempel bageri, eller på SNI-koden.',
    employees: 'Antal anställda',
    employeesHint: 'Lämna tomt om du inte vill säga. Bara du själv: 0.',
  },
  goal: {
    title: 'Vad vill du helst veta?',
    text: 'Svaret avgör var vi börjar. Du kan göra alla analyser ändå.',
    legend: 'Det viktigaste nu',
    goals: {
      sales: {
        label: 'Vad som säljer och tjänar pengar',
        hint: 'Försäljningsanalysen: produkter, kunder, marginaler och säsong.',
      },
      costs: {
        label: 'Var kostnaderna kan minska',
        hint: 'Kostnadsanalysen: leverantörer, abonnemang och dubbelbetalningar.',
      },
      plan: {
        label: 'Vad vi ska göra härnäst',
        hint: 'Handlingsplanen, som bygger på analyserna: vi börjar med försäljningen.',
      },
    },
  },
  start: {
    title: 'Se vad siffrorna säger',
    text: 'Ta en fil du redan har, eller titta först på ett påhittat företag. Exempeldata tar du bort med ett klick.',
    upload: {
      sales: 'Ladda upp en försäljningsfil',
      costs: 'Ladda upp en kostnadsfil',
      plan: 'Ladda upp en försäljningsfil',
    },
    hint: {
      sales: 'Till exempel försäljning eller fakturor ur kassan, webbutiken eller bokföringen.',
      costs:
        'Till exempel leverantörsreskontran, kontoutdraget eller en SIE\u2011fil ur bokföringen.',
      plan: 'Till exempel försäljning eller fakturor ur kassan, webbutiken eller bokföringen.',
    },
    sample: 'Se med exempeldata',
    loadingSample: 'Läser in exempelbolaget...',
  },
} as const;
