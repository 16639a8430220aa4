import type { Step } from '#features/guides/model.ts';

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
  draftNote: 'Svaren sparas i webbläsaren medan du skriver.',
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
  run: 'Kör analys',
  done: { title: 'Analys klar ✅', text: 'Din försäljningsanalys är redo att visas' },
  failed: { title: 'Analysfel', text: 'Kunde inte köra analysen' },
} as const;

export const resultTexts = {
  contents: 'Innehåll',
  development: 'Utveckling',
  products: 'Produkter',
  productPeriods: (whole: string, now: string, before: string) =>
    `Omsättning och marginal gäller hela filen, ${whole}. Tillväxt och ändringar gäller ${now} mot ${before}.`,
  /** Nothing whose contribution fell goes best. */
  top: ({ topFell }: { topFell?: boolean }) => (topFell ? 'Bidrar mest' : 'Går bäst'),
  under: 'Går sämst',
  noTop: 'Ingen produkt sticker ut uppåt.',
  noUnder: 'Ingen produkt sticker ut nedåt.',
  noProducts: 'Okänt: filen saknar en kolumn med produkt eller artikel.',
  revenue: 'Omsättning',
  theRevenue: 'omsättningen',
  margin: 'Marginal',
  growth: 'Tillväxt',
  /** What opens the reasons on a phone. */
  why: ({ topFell }: { topFell?: boolean }) =>
    topFell ? 'Vad de andra bidrar med' : 'Varför de andra går bra',
  whyNot: 'Varför de andra går dåligt',
  whyAndWhat: 'De andras problem, och vad ni kan göra',
  issues: 'Problem',
  recommendations: 'Rekommendation',
  /** What is the same for each product: `Marginal för alla`. */
  ofAll: (name: string) => `${name} för alla`,
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
} as const;

/** Names of the parts of a result, as in its tabs. */
export const tabTexts = { products: 'Produkter' } as const;

/** From one period to the next. */
export const bridgeTexts = {
  profit: { title: 'Från då till nu: täckningsbidraget', what: 'Täckningsbidraget' },
  revenue: { title: 'Från då till nu: omsättningen', what: 'Omsättningen' },
  steps: {
    price: 'Pris',
    volume: 'Volym',
    mix: 'Mix',
    pieces: 'Såld mängd',
    cost: 'Kostnad',
    new: 'Nya',
    lost: 'Bortfallna',
  },
  rest: 'Övrigt',
} as const;
