import type { costDraft } from '#features/guides/answers/costs.ts';
import type { Step } from '#features/guides/model.ts';

export const stepTitles: Record<Step, string> = {
  upload: 'Ladda upp kostnader',
  questions: 'Besvara frågor',
  run: 'Kör analys',
  result: 'Visa resultat',
};

export const guideTexts = {
  title: 'Kostnadsanalys',
  lead: 'Lägg in dina kostnader, svara på fem frågor och se vart pengarna går, vad som har stigit och vad som går att sänka. Varje siffra visar var den kommer ifrån.',
  stepsLabel: 'Steg i kostnadsanalysen',
  loading: 'Laddar analys...',
} as const;

export type AnswerKey = keyof typeof costDraft.shape;

export const questions: readonly {
  key: AnswerKey;
  short: string;
  label: string;
  hint: string;
}[] = [
  {
    key: 'largestFixedCosts',
    short: 'Största fasta kostnader',
    label: 'Vilka är era största fasta kostnader?',
    hint: 'Till exempel: lokalhyra 38\u00A0000\u00A0kr i månaden, löner, leasing av två bilar.',
  },
  {
    key: 'unpredictableCosts',
    short: 'Kostnader som varierar',
    label: 'Vilka kostnader varierar mest från månad till månad?',
    hint: 'Till exempel: inköp av varor, frakt och el på vintern.',
  },
  {
    key: 'subscriptionCosts',
    short: 'Abonnemang',
    label: 'Vilka abonnemang och återkommande avtal har ni?',
    hint: 'Till exempel: telefoni hos Telia, Microsoft 365, bokföringsprogram för 400\u00A0kr i månaden.',
  },
  {
    key: 'unnecessaryCosts',
    short: 'Kostnader som känns onödiga',
    label: 'Vilka kostnader känns onödiga?',
    hint: 'Till exempel: programlicenser som få använder, eller inga.',
  },
  {
    key: 'departmentDistribution',
    short: 'Fördelning på avdelningar',
    label: 'Hur fördelar sig kostnaderna mellan avdelningarna?',
    hint: 'Till exempel: butiken 60\u00A0%, bageriet 30\u00A0% och kontoret 10\u00A0%, eller vi har inga avdelningar.',
  },
];

export const formTexts = {
  title: 'Fem frågor om kostnaderna',
  lead: 'Filen visar vad som har betalats. Dina svar visar vad du tror och vill; de prövas mot filen och styr vilka råd som kommer först. Svara på alla fem.',
  answered: (count: number) => `${count} av 5 besvarade`,
  draftNote: 'Svaren sparas i webbläsaren medan du skriver.',
  save: 'Spara svar och fortsätt',
  saved: { title: 'Formulär sparat ✅', text: 'Dina svar har sparats. Du kan nu köra analysen.' },
  failed: { title: 'Fel vid sparande', text: 'Kunde inte spara formuläret' },
} as const;

export const runTexts = {
  title: 'Allt är klart för analys',
  lead: 'Analysen räknas på filen och svaren nedan. Den tar några sekunder.',
  run: 'Kör kostnadsanalys',
  running: 'Analyserar...',
  done: { title: 'Analys klar ✅', text: 'Din kostnadsanalys är redo att visas' },
  failed: { title: 'Analys misslyckades', text: 'Kunde inte köra analysen' },
} as const;

/** Titles for blocks stored without one. */
export const blockTitles = {
  stora_kostnadsomraden: 'Stora kostnadsområden',
  optimeringsmojligheter: 'Optimeringsmöjligheter',
  avdelningsspecifika_rad: 'Avdelningsspecifika råd',
} as const;

export const resultTexts = {
  areas: 'Vart pengarna går',
  areasLead: 'Område för område, det största först och det som inte gick att placera sist.',
  areasTable: 'Kostnad, andel och förändring per område',
  area: 'Område',
  total: 'Kostnad',
  theCosts: 'kostnaderna',
  share: 'Andel',
  perMonth: 'Per månad',
  growth: 'Förändring',
  fixed: 'Varav fast',
  perRevenue: 'Per 100\u00a0kr omsättning',
  timeOfSales: (period: string) => `Per 100\u00a0kr omsättning gäller ${period}.`,
  /** `Andel, per månad och mer` */
  moreFigures: ([first = '', second = '', ...others]: readonly string[]) =>
    others.length === 0
      ? `${first} och ${second.toLowerCase()}`
      : `${first}, ${second.toLowerCase()} och mer`,
  subscriptions: 'Återkommande betalningar',
  subscriptionsLead: 'Betalningar som kommer med jämna mellanrum och nästan lika belopp.',
  subscriptionsTable: 'Kostnad per år och prishöjning per mottagare',
  subscription: 'Mottagare',
  yearly: 'Per år',
  amount: 'Senaste beloppet',
  perYear: 'Gånger per år',
  rise: 'Prishöjning',
  riseYearly: 'Höjning per år',
  stopped: 'Har upphört',
} as const;

/** Texts of the books that a SIE file holds besides its costs. */
export const booksTexts = {
  title: 'Resultat, balans och nyckeltal',
  lead: 'Ur bokföringens saldon, räkenskapsår för räkenskapsår.',
  caption: 'Resultat, balans och nyckeltal per räkenskapsår',
  line: 'Räkenskapsår',
  groups: { result: 'Resultaträkning', balance: 'Balansräkning', ratios: 'Nyckeltal' },
} as const;

/** Names of the parts of a result, as in its tabs. */
export const tabTexts = { areas: 'Områden', suppliers: 'Leverantörer' } as const;

/** From one period to the next. */
export const bridgeTexts = {
  cost: { title: 'Från då till nu: kostnaderna', what: 'Kostnaderna' },
  rest: 'Övriga områden',
} as const;
