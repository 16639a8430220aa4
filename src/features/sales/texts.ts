import type { AnalysisStage } from './contract.ts';
import type { Step } from './model.ts';

export const stepTitles: Record<Step, string> = {
  upload: 'Ladda upp data',
  questions: 'Besvara frågor',
  run: 'Kör analys',
  result: 'Visa resultat',
};

export const guideTexts = {
  title: 'Försäljningsanalys',
  lead: 'Lägg in din försäljning, svara på några frågor och få råd du kan handla på. Varje siffra visar var den kommer ifrån.',
  stepsLabel: 'Steg i försäljningsanalysen',
  loading: 'Hämtar din försäljningsanalys…',
  loadFailed: 'Sidan kunde inte hämtas',
  loadFailedText: 'Försök igen om en stund.',
  retry: 'Försök igen',
  upgrade: 'Uppgradera plan',
  basis: 'Underlag',
  change: 'Visa eller ändra',
  kept: {
    title: 'Förra analysen finns kvar',
    text: 'Du har börjat på en ny analys. Resultatet och filen från förra gången är sparade.',
    show: 'Visa förra analysen',
    reuse: (filename: string) => `Använd ${filename} igen`,
  },
} as const;

export type AnswerKey = 'question1' | 'question2' | 'question3' | 'question4' | 'question5';

export const questions: readonly {
  key: AnswerKey;
  short: string;
  label: string;
  hint: string;
}[] = [
  {
    key: 'question1',
    short: 'Bäst säljande produkter',
    label: 'Vilka produkter eller tjänster säljer bäst hos er?',
    hint: 'Räkna upp de tre till fem viktigaste, gärna med de namn som står i filen. Till exempel: Bryggkaffe 500\u00A0g, Espresso 250\u00A0g, kaffeprenumeration.',
  },
  {
    key: 'question2',
    short: 'Försäljningskanal',
    label: 'Vilken är er viktigaste försäljningskanal?',
    hint: 'Till exempel: egen webbutik står för 70\u00A0%, butiken för 20\u00A0% och återförsäljare för resten.',
  },
  {
    key: 'question3',
    short: 'Återkommande intäkter',
    label: 'Hur stor del av intäkterna är abonnemang eller andra återkommande avtal?',
    hint: 'Till exempel: ungefär 25\u00A0%, eller inga alls.',
  },
  {
    key: 'question4',
    short: 'Säsong',
    label: 'Hur varierar försäljningen över året?',
    hint: 'Till exempel: starkast i november och december, svagast i juli.',
  },
  {
    key: 'question5',
    short: 'Annonskostnad',
    label: 'Hur stor andel av försäljningen går till annonsering?',
    hint: 'Till exempel: 8\u00A0% av försäljningen, eller 15\u00A0000\u00A0kr i månaden.',
  },
];

export const formTexts = {
  title: 'Fem frågor om försäljningen',
  lead: 'Filen visar vad som har sålts. Dina svar visar vad du tror och vill; de prövas mot filen och styr vilka råd som kommer först. Svara på minst tre.',
  answered: (count: number) => `${count} av 5 besvarade`,
  kept: 'Svaren sparas i webbläsaren medan du skriver.',
  save: 'Spara svar och fortsätt',
  incomplete: {
    title: 'Ofullständigt formulär',
    text: 'Vänligen svara på minst 3 frågor för bästa analys',
  },
  saved: { title: 'Formulär sparat ✅', text: 'Dina svar har sparats. Du kan nu köra analysen.' },
  failed: { title: 'Fel vid sparande', text: 'Kunde inte spara formuläret' },
} as const;

export const runTexts = {
  title: 'Allt är klart för analys',
  lead: 'Analysen räknas på filen och svaren nedan. Den tar några sekunder.',
  file: 'Fil',
  period: 'Period',
  rows: 'Rader',
  sum: 'Summa',
  answers: 'Svar',
  answersOf: (count: number) => `${count} av 5 frågor`,
  edit: 'Ändra',
  run: 'Kör analys',
  running: 'Analyserar…',
  runningTitle: 'Analysen körs',
  stay: 'Du kan stänga sidan. Analysen fortsätter, och resultatet finns här när du kommer tillbaka.',
  notReady: 'Filen behöver kompletteras innan analysen kan köras.',
  toFile: 'Till filen',
  done: { title: 'Analys klar ✅', text: 'Din försäljningsanalys är redo att visas' },
  failed: { title: 'Analysfel', text: 'Kunde inte köra analysen' },
  limit: 'Funktionen kräver Pro-plan',
  retry: 'Försök igen',
  stages: [
    { stage: 'queued', text: 'Väntar på tur' },
    { stage: 'reading', text: 'Läser filen' },
    { stage: 'computing', text: 'Räknar nyckeltal' },
    { stage: 'writing', text: 'Skriver analysen' },
  ] satisfies { stage: AnalysisStage; text: string }[],
  stageDone: 'klart',
  stageNow: 'pågår',
} as const;

export const resultTexts = {
  made: (date: string, time: string) => `Gjord ${date} kl. ${time}`.replaceAll('-', '\u2011'),
  sample: 'Exempeldata',
  receiptHint: 'Tryck på en siffra för att se var den kommer ifrån.',
  restart: 'Starta ny analys',
  print: 'Skriv ut',
  contents: 'Innehåll',
  headlines: 'Nyckeltal',
  against: (period: string) => `mot ${period}`,
  summary: 'Sammanfattning',
  development: 'Utveckling',
  actions: 'Det här bör du göra',
  actionsLead: 'Viktigast först.',
  noActions: 'Underlaget ger inga råd den här gången.',
  action: 'Åtgärd',
  cost: 'Kostnad',
  timeframe: 'Tidsram',
  roi: 'Effekt',
  priority: (level: string) => `Prioritet: ${level}`,
  products: 'Produkter',
  top: 'Går bäst',
  under: 'Går sämst',
  noTop: 'Ingen produkt sticker ut uppåt.',
  noUnder: 'Ingen produkt sticker ut nedåt.',
  revenue: 'Omsättning',
  margin: 'Marginal',
  growth: 'Tillväxt',
  issues: 'Problem',
  recommendations: 'Rekommendation',
  profitability: 'Lönsamhetsinsikter',
  portfolio: 'Portföljöversikt',
  portfolioCounts: {
    products: 'Produkter',
    growing: 'Växer',
    stable: 'Stabila',
    shrinking: 'Minskar',
    dormant: 'Vilande',
  },
  noPortfolio: 'Filen räcker inte till att följa produkterna över tid.',
  answers: 'Dina svar mot filen',
  unknowns: 'Det vet vi inte – så får du veta',
  unknownsLead: 'Det här går inte att räkna ut ur filen. Hellre ett tomt fält än en gissning.',
  unknownsOf: 'Gäller',
  newFile: 'Ladda upp en fil till',
  quality: 'Underlagets kvalitet',
  writtenBy: {
    rules: 'Texten är skriven av regler, inte av AI.',
    model: 'Texten är skriven av AI. Siffrorna är uträknade ur din fil.',
  },
  engine: (version: string) => `Analysmotor ${version}`,
  advice: 'Underlag för beslut, inte ekonomisk rådgivning.',
} as const;
