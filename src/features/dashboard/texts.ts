/** Those the specification names stand to the letter. */
export const dashboardTexts = {
  title: 'Översikt',
  greeting: (name: string) => `Välkommen, ${name}`,
  genericName: 'du',
  lead: 'Här är läget i ditt företag.',
  unverified: {
    title: 'E-postadress inte bekräftad',
    text: 'Kontrollera din e-post och klicka på verifieringslänken för att få full tillgång.',
  },
  profile: {
    text: (filled: number) =>
      `Ofullständig företagsinformation: Endast ${filled} av 11 fält är ifyllda`,
    call: 'Fyll i mer för bättre AI-analyser',
  },
  empty: {
    title: 'Börja med en försäljningsfil',
    text: 'Den export du redan har räcker: CSV eller Excel från kassan, webbutiken eller bokföringen.',
    upload: 'Ladda upp en fil',
    sample: 'Se med exempeldata',
    loadingSample: 'Läser in...',
    stepsLabel: 'Så går det till',
    steps: [
      { title: 'Ladda upp filen', text: 'Precis som den är. Du ser vad som lästes.' },
      { title: 'Svara på minst tre frågor', text: 'Om det som filen inte kan veta.' },
      { title: 'Läs analysen', text: 'Råd i kronor. Varje siffra går att öppna och kontrollera.' },
    ],
  },
  goOn: {
    title: 'Fortsätt där du slutade',
    asks: (file: string) =>
      `${file} är uppladdad, och något i den kan läsas på mer än ett sätt. Svara på det, så kan siffrorna räknas.`,
    ready: (file: string) => `${file} är läst. Svara på minst tre frågor, så görs analysen.`,
    lacks: (file: string) => `${file} är uppladdad, men något som analysen behöver hittades inte.`,
    call: { sales: 'Till försäljningsanalysen', costs: 'Till kostnadsanalysen' },
  },
  consultant: {
    title: 'AI-Konsult',
    text: 'Ställ frågor om dina siffror.',
    badge: { upgrade: 'Pro-funktion', ready: 'Redo', prepare: 'Förbered' },
    upgrade: 'Uppgradera plan',
    open: 'Öppna chatten',
  },
  guides: {
    heading: 'Analyser',
    sales: { title: 'Försäljningsanalys', text: 'Vad säljer, vad tjänar du på, vad tappar.' },
    costs: { title: 'Kostnadsanalys', text: 'Vart pengarna går och vad som kan sänkas.' },
    plan: { title: 'Handlingsplan', text: 'Vad som ska göras, i vilken ordning.' },
    done: 'Klar',
    waiting: 'Väntar',
    updated: (date: string) => `Uppdaterad ${date}`,
    noAnalysis: 'Ingen analys ännu',
    noPlan: 'Ingen plan ännu',
  },
  overview: {
    title: 'Företagsöversikt',
    documents: 'Uppladdade dokument',
    toFiles: (count: string) => `${count}, visa filerna`,
    analyses: 'Genomförda analyser',
    status: 'Status',
    statusText: 'Konfiguration klar',
    settings: 'Till inställningar',
  },
  recent: {
    title: 'Senaste aktivitet',
    names: {
      sales: 'Försäljningsanalys',
      costs: 'Kostnadsanalys',
      plan: 'Handlingsplan',
      other: 'AI-Analys',
    },
  },
  arrived: {
    signup: {
      title: 'Kontot är skapat',
      text: 'Välkommen. Vi har mejlat dig en länk.',
    },
    success: {
      title: 'Tack, betalningen är mottagen',
      text: 'Planen ändras så snart betalningen är bekräftad.',
    },
    cancel: { title: 'Betalning avbruten', text: 'Inget har debiterats.' },
  },
  loadFailed: {
    title: 'Översikten kunde inte hämtas',
  },
  loading: 'Hämtar översikten',
} as const;
