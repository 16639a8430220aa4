/** Every text of the dashboard. Those the specification names stand to the letter. */
export const dashboardTexts = {
  title: 'Översikt',
  greeting: (name: string) => `Välkommen, ${name}`,
  genericName: 'du',
  lead: 'Här är läget i ditt företag.',
  unverified: {
    title: 'E-postadress inte bekräftad',
    text: 'Kontrollera din e-post och klicka på verifieringslänken för att få full tillgång.',
    soon: 'Verifieringslänkar skickas ännu inte ut; tills dess fungerar kontot som vanligt.',
  },
  profile: {
    text: (filled: number) =>
      `Ofullständig företagsinformation: Endast ${filled} av 11 fält är ifyllda`,
    call: 'Fyll i mer för bättre AI-analyser',
  },
  sample: {
    mark: 'Exempeldata',
    text: 'Det du ser är ett påhittat exempelbolag, inte ditt företag.',
    remove: 'Ta bort exempeldata',
    removing: 'Tar bort...',
    removed: { title: 'Exempeldata borttagen', text: 'Bara ditt eget är kvar.' },
    loaded: { title: 'Exempelbolaget är inläst', text: 'Du kan ta bort det när du vill.' },
    loadFailed: 'Exempelbolaget kunde inte läsas in. Försök igen.',
    removeFailed: 'Exempeldata kunde inte tas bort. Försök igen.',
    failedTitle: 'Något gick fel',
  },
  empty: {
    title: 'Börja med en försäljningsfil',
    text: 'Den export du redan har räcker: CSV eller Excel från kassan, webbutiken eller bokföringen.',
    upload: 'Ladda upp en fil',
    sample: 'Se med exempeldata',
    loadingSample: 'Läser in...',
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
    actions: { title: 'Handlingsplan', text: 'Vad som ska göras, i vilken ordning.' },
    done: 'Klar',
    waiting: 'Väntar',
    updated: (date: string) => `Uppdaterad ${date}`,
    noAnalysis: 'Ingen analys ännu',
    noPlan: 'Ingen plan ännu',
  },
  overview: {
    title: 'Företagsöversikt',
    documents: 'Uppladdade dokument',
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
      actions: 'Handlingsplan',
      other: 'AI-Analys',
    },
  },
  arrived: {
    signup: { title: 'Kontot är skapat', text: 'Välkommen. Börja med en försäljningsfil.' },
    success: {
      title: 'Tack, betalningen är mottagen',
      text: 'Planen ändras så snart betalningen är bekräftad.',
    },
    cancel: { title: 'Betalning avbruten', text: 'Inget har debiterats.' },
  },
  loadFailed: {
    title: 'Översikten kunde inte hämtas',
    text: 'Försök igen om en stund.',
    retry: 'Försök igen',
  },
  loading: 'Hämtar översikten',
} as const;
