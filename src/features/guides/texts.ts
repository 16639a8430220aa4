import type { AnalysisStage } from './contract.ts';

/** Texts of every guide while its data loads, and about what was put aside. */
export const guideTexts = {
  loadFailed: 'Sidan kunde inte hämtas',
  retry: 'Försök igen',
  upgrade: 'Uppgradera plan',
  showSteps: 'Visa stegen',
  contents: 'På den här sidan',
  basis: 'Underlag',
  change: 'Visa eller ändra',
  newerFile: {
    text: (filename: string) => `${filename} är vald efter den här analysen.`,
    use: 'Gör en ny analys på den',
  },
  putAside: {
    title: 'Förra analysen finns kvar',
    text: 'Du har börjat på en ny analys. Resultatet och filen från förra gången är sparade.',
    onlyResult: 'Du har börjat på en ny analys. Resultatet från förra gången är sparat.',
    show: 'Visa förra analysen',
    reuse: (filename: string) => `Använd ${filename} igen`,
  },
} as const;

export const runTexts = {
  running: 'Analyserar…',
  edit: 'Ändra',
  runningTitle: 'Analysen körs',
  stay: 'Du kan stänga sidan. Analysen fortsätter, och resultatet finns här när du kommer tillbaka.',
  limit: 'Funktionen kräver Pro-plan',
  retry: 'Försök igen',
  stages: [
    { stage: 'queued', text: 'Väntar på tur' },
    { stage: 'reading', text: 'Läser underlaget' },
    { stage: 'computing', text: 'Räknar nyckeltal' },
    { stage: 'writing', text: 'Skriver analysen' },
  ] satisfies { stage: AnalysisStage; text: string }[],
} as const;

/** Words for an earlier result: an analysis, unless the guide calls it something else. */
export const analysisWords = {
  title: 'Tidigare analyser',
  lead: 'Varje analys sparas som den var, med sin fil, sina svar och sin beräkning.',
  onlyThis: 'Det här är den enda hittills. Nästa analys går att jämföra med den.',
  openOf: (when: string) => `Visa analysen från ${when}`,
  listFailed: 'Tidigare analyser kunde inte hämtas',
  saved: {
    title: 'Sparad analys',
    text: 'Du läser en analys som den var när den gjordes. Inget i den ändras.',
    failed: 'Analysen kunde inte hämtas',
    notHere: 'Analysen finns inte i den här guiden.',
  },
  recompute: {
    lead: 'Räknar samma fil, kolumner och svar en gång till och jämför siffra för siffra. Inget sparas.',
    failed: 'Analysen kunde inte räknas om',
    otherEngine: (then: string, now: string) =>
      `Analysen gjordes med analysmotor ${then} och är nu omräknad med ${now}.`,
  },
  changes: {
    since: 'Jämför med analysen från',
    failed: 'Analyserna kunde inte jämföras',
    loading: 'Jämför analyserna',
  },
};

export type HistoryWords = typeof analysisWords;

/** Texts of history, recomputing and comparing, common to all guides. */
export const historyTexts = {
  shown: 'Visas här',
  open: 'Visa',
  at: (date: string, time: string) => `${date} kl. ${time}`,
  tryLater: 'Försök igen om en stund.',
  retry: 'Försök igen',
  showAll: (count: string) => `Visa alla ${count}`,
  toGuide: 'Till guiden',
  recompute: {
    title: 'Räkna om',
    button: 'Räkna om',
    identical: (figures: string) => `Identiska siffror: alla ${figures} blev desamma.`,
    sameFigures: (figures: string) =>
      `Alla ${figures} siffror blev desamma, men hur någon av dem redovisas har ändrats.`,
    differs: (count: string, figures: string) => `${count} av ${figures} siffror skiljer sig.`,
    sameEngine: (version: string) => `Analysmotor ${version}, samma som då.`,
    table: 'Siffror som skiljer sig efter omräkningen',
  },
  changes: {
    title: 'Vad har ändrats sedan sist?',
    none: 'Ingenting: alla siffror är desamma.',
    noneDespite: 'Alla siffror är desamma, fast det här är annorlunda:',
    table: 'Siffror som har ändrats',
  },
  columns: { figure: 'Siffra', before: 'Före', after: 'Efter', change: 'Ändring' },
  missing: 'finns inte',
} as const;

/** What one who tries the product without an account is told in place of what needs one. */
export const visitorTexts = {
  header: 'Med ett konto laddar du ner rapporten, delar den och frågar konsulten om siffrorna.',
  history:
    'Med ett konto sparas varje analys och går att jämföra med nästa, och att räkna om siffra för siffra.',
} as const;

/** Texts of what a file shows before anything is asked. */
export const firstLookTexts = {
  title: 'Första bilden',
  failed: 'Den första bilden av filen kunde inte hämtas',
  largest: (of: string, count: number) => (count > 2 ? `${of}: de ${count} största` : of),
} as const;

/** Texts about the input of a run. */
export const usedTexts = {
  failed: 'Uppgifterna om filen kunde inte hämtas',
  file: 'Fil',
  period: 'Period',
  rows: 'Rader',
  sum: 'Summa',
  answers: 'Svar',
  answersOf: (count: number) => `${count} av 5 frågor`,
} as const;

/** Texts of the parts that every result has. */
export const resultTexts = {
  headlines: 'Nyckeltal',
  receiptHint: 'Tryck på en siffra för att se var den kommer ifrån.',
  against: (period: string) => `mot ${period}`,
  made: (date: string, time: string) => `Gjord ${date} kl. ${time}`.replaceAll('-', '\u2011'),
  sample: 'Exempeldata',
  restart: 'Starta ny analys',
  ask: 'Fråga om det här',
  print: 'Skriv ut',
  share: 'Dela',
  package: 'Bank och styrelse',
  more: 'Fler val',
  downloadVerb: 'Ladda ned',
  download: { pdf: 'PDF', xlsx: 'Excel', pptx: 'PowerPoint' },
  downloadFailed: { title: 'Rapporten kunde inte hämtas', text: 'Försök igen om en stund.' },
  wholeFile: 'I hela filen:',
  change: 'Ändring:',
  parts: 'Resultatets delar',
  partFailed: 'Den här delen kunde inte hämtas. Ladda om sidan.',
  all: (names: string) => `Alla ${names.toLowerCase()}`,
  allLead: 'Tryck på ett namn för dess månader, vad som ligger bakom och raderna.',
  tabs: { overview: 'Översikt', result: 'Resultat', advice: 'Råd', sources: 'Källor' },
  summary: 'Sammanfattning',
  restOfSummary: 'Resten av sammanfattningen',
  toMoney: 'Försäljning och kostnader mot varandra: Pengarna',
  firstActions: 'Gör det här först',
  likelyPerYear: 'troligen per år, mellan',
  and: 'och',
  perYear: 'per år',
  allActions: (count: number) =>
    count === 1 ? 'Rådet med åtgärd och underlag' : `Alla ${count} råd med åtgärder och underlag`,
  actions: 'Det här bör du göra',
  wholeAction: 'Så gör du, effekt och tid',
  actionsLead:
    'Viktigast först, och allra först det som har hänt. Kronor och risker vägs mot hur säkra de är, hur mycket arbete de kräver och vad du har svarat.',
  noActions: 'Underlaget ger inga råd den här gången.',
  action: 'Åtgärd',
  cost: 'Kostnad',
  timeframe: 'Tidsram',
  roi: 'Effekt',
  priority: (level: string) => `Prioritet: ${level}`,
  why: 'Varför den prioriteten',
  scale: {
    title: 'Så sätts prioriteten',
    weight:
      'Kronor per år × hur säkert det är ÷ hur mycket arbete det kräver. Är det inte känt vad som blir kvar av omsättning räknas den till tre tiondelar.',
    steps:
      'Hög: minst hälften av det som väger tyngst, och värd minst en halv procent av ett års försäljning eller kostnader. Medium: minst en femtedel. Låg: mindre.',
    ofAdvice: [
      'Det du har svarat om väger en fjärdedel mer. Råd utan eget belopp vägs efter hur mycket pengar de gäller.',
      'Den största summan är aldrig Låg, och inte heller det som redan har hänt.',
    ],
    ofPlan: [
      'Alla åtgärder vägs på samma skala, varifrån de än kommer.',
      'Det som ger mindre än 0,15 procent av ett års försäljning eller kostnader står sist och är Låg, men den största summan är aldrig det. En åtgärd utan kronor räknas som hälften av den mellersta med kronor, och är aldrig Hög.',
      'Kritisk: de första två kortsiktiga åtgärderna, om de har prioritet Hög och är värda minst en halv procent av ett års försäljning eller kostnader.',
    ],
  },
  weighed: {
    kronor: {
      own: 'Kronor enligt effekten',
      counted: 'Räknat i ett annat råd',
      none: 'Inga egna kronor',
    },
    sureness: { high: 'ganska säkert', medium: 'osäkert', low: 'mycket osäkert' },
    effort: { 1: 'högst några dagars arbete', 2: 'några veckors arbete', 3: 'ett projekt' },
  },
  answers: 'Dina svar mot filen',
  unknowns: 'Det vet vi inte – så får du veta',
  unknownsLead: 'Det här går inte att räkna ut ur filen. Hellre ett tomt fält än en gissning.',
  unknown: 'okänt',
  unknownsOf: 'Gäller',
  figuresMissing: (count: number, text: string) => `${text} ${count === 1 ? 'siffra' : 'siffror'}`,
  newFile: 'Ladda upp en fil till',
  quality: 'Underlagets kvalitet',
  writtenBy: {
    rules: 'Texten är skriven av regler, inte av AI.',
    model: 'Texten är skriven av AI. Siffrorna är uträknade ur din fil.',
  },
  engine: (version: string) => `Analysmotor ${version}`,
  advice: 'Underlag för beslut, inte ekonomisk rådgivning.',
} as const;

/** Heads of the columns that a CSV of rows behind a figure has besides the file's own. */
export const factRowsTexts = { row: 'Rad', counted: 'Räknas som' } as const;
