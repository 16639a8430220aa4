import type { Priority } from '#engine/guides/plan/input.ts';
import type { AnalysisStage } from '#features/guides/contract.ts';
import type { HistoryWords } from '#features/guides/texts.ts';
import type { Step } from './model.ts';

export const guideTexts = {
  title: 'Strategiska Åtgärder',
  lead: 'Skriv vart du vill, så får du en plan: vad som ska göras, i vilken ordning, av vem och vad det är värt. Varje siffra visar var den kommer ifrån.',
  stepsLabel: 'Steg i handlingsplanen',
  loading: 'Hämtar din handlingsplan…',
} as const;

export const stepTitles: Record<Step, string> = {
  goals: 'Strategiska mål',
  create: 'Skapa plan',
  result: 'Visa planen',
};

export const proTexts = {
  title: 'Strategiska åtgärder kräver Pro-plan',
  text: 'Få tillgång till AI-genererade handlingsplaner och strategiska rekommendationer med Pro-planen.',
  refused:
    'Planen skapades inte, för handlingsplaner ingår i Pro. Dina svar är sparade och används när du har uppgraderat.',
} as const;

export type AnswerKey = 'question1' | 'question2' | 'question3' | 'question4' | 'question5';

export interface Question {
  key: AnswerKey;
  /** Its short name where the answer is shown. */
  short: string;
  label: string;
  hint: string;
}

export const questions: readonly Question[] = [
  {
    key: 'question1',
    short: 'Mål',
    label: 'Vilka är dina tre viktigaste mål de närmaste 12 månaderna?',
    hint: 'Ett mål per rad, gärna med ett tal. ”Öka omsättningen med 20\u00A0%” blir kronor i månaden; ”växa” går inte att följa upp.',
  },
  {
    key: 'question2',
    short: 'Utmaningar',
    label: 'Vilka är de största utmaningarna?',
    hint: 'Till exempel: inköpen har blivit dyrare, kunder betalar sent, tiden räcker inte.',
  },
  {
    key: 'question3',
    short: 'Prioritet',
    label: 'Vad prioriterar du nästa kvartal?',
    hint: 'Avgör vilka åtgärder som kommer först.',
  },
  {
    key: 'question4',
    short: 'Resurser',
    label: 'Vilka resurser finns?',
    hint: 'Tid, folk och pengar. Till exempel: jag och två anställda, 5 timmar i veckan, 50\u00A0000\u00A0kr. Planen får inte plats med mer än så.',
  },
  {
    key: 'question5',
    short: 'Mått på framgång',
    label: 'Hur mäter du om det har gått bra?',
    hint: 'Till exempel: täckningsgrad varje månad, antal nya kunder, pengar på kontot den sista.',
  },
];

export const priorityNames: Record<Priority, string> = {
  growth: 'Tillväxt',
  efficiency: 'Effektivitet',
  innovation: 'Innovation',
  stability: 'Stabilitet',
};

export const formTexts = {
  title: 'Fem frågor om vart du vill',
  lead: 'Dina analyser visar hur det är. Svaren visar hur du vill ha det, och vad som är möjligt.',
  noAnalysis: {
    title: 'Ingen analys ännu',
    text: 'En plan går att göra ändå, men utan försäljnings- eller kostnadsanalys får den inga åtgärder räknade ur dina siffror.',
  },
  required: 'Detta fält är obligatoriskt',
  choose: 'Välj…',
  draftNote: 'Svaren sparas i webbläsaren medan du skriver.',
  save: 'Spara och fortsätt',
  saved: { title: 'Formulär sparat', text: 'Dina strategiska mål har sparats' },
  failed: { title: 'Fel vid sparande', text: 'Kunde inte spara formuläret' },
  read: {
    title: 'Så läser vi dina mål',
    measured: 'går att räkna i kronor',
    noNumber: 'saknar tal',
    noBase: 'talet gäller inget i siffrorna',
  },
  keptPlan: {
    title: 'Din förra plan finns kvar',
    text: 'Du har börjat på en ny. Det du har markerat som klart följer med dit.',
    show: 'Visa förra planen',
  },
} as const;

const stages: { stage: AnalysisStage; text: string }[] = [
  { stage: 'queued', text: 'Väntar på tur' },
  { stage: 'reading', text: 'Hämtar dina analyser' },
  { stage: 'computing', text: 'Väger åtgärderna mot dina mål' },
  { stage: 'writing', text: 'Skriver planen' },
];

export const createTexts = {
  title: 'Allt är klart för en plan',
  lead: 'Planen görs av det här. Den tar några sekunder.',
  create: 'Skapa plan',
  answers: 'Dina svar',
  saved: (date: string) => `Sparade ${date}`,
  sales: {
    title: 'Försäljningsanalys',
    to: '/forsaljning',
    none: 'Ingen ännu. Utan den får planen inga åtgärder räknade ur din försäljning.',
    make: 'Gör en försäljningsanalys',
  },
  costs: {
    title: 'Kostnadsanalys',
    to: '/kostnader',
    none: 'Ingen ännu. Utan den får planen inga åtgärder räknade ur dina kostnader.',
    make: 'Gör en kostnadsanalys',
  },
  look: 'Visa eller gör om',
  leftOut: 'Används inte i den här planen.',
  made: (date: string) => `Gjord ${date}`,
  sample: 'Exempeldata',
  profile: {
    title: 'Företagsprofil',
    fill: 'Fyll i',
    change: 'Ändra',
    none: 'Inget ifyllt. Med antal anställda anpassas hur mycket planen rymmer, och med omsättning och resultat går fler mål att räkna. Bolagsform och startår säger hur siffrorna ska läsas.',
    industry: 'Bransch',
    employees: 'Anställda',
    revenue: 'Omsättning',
    result: 'Resultat',
    form: 'Bolagsform',
    founded: 'Startår',
    business: 'Verksamhet',
    missing: (names: readonly string[]) => `Inte ifyllt: ${names.join(', ').toLowerCase()}.`,
  },
  running: {
    running: 'Skapar planen…',
    runningTitle: 'Planen skapas',
    stay: 'Du kan stänga sidan. Arbetet fortsätter, och planen finns här när du kommer tillbaka.',
    stages,
  },
  done: { title: 'Analys klar', text: 'Dina strategiska åtgärder har genererats' },
  failed: { title: 'Analys misslyckades', text: 'Planen kunde inte skapas. Försök igen.' },
} as const;

export const resultTexts = {
  title: 'Din handlingsplan',
  helpful: 'Var planen till hjälp?',
  strategy: 'Strategisk handlingsplan',
  tidsram: 'Tidsram',
  prioritet: 'Prioritet',
  paverkan: 'Påverkan',
  goals: 'Dina mål i kronor',
  goalsLead: 'Varje mål hållet mot dina siffror, och hur långt planen räcker.',
  gap: 'i månaden',
  counted: 'Så är det räknat',
  toMeasure: 'Går inte att räkna än',
  shortTerm: 'Kortsiktiga åtgärder',
  shortTermLead: 'Viktigast först. Markera vad som händer, så minns vi det till nästa plan.',
  noShortTerm: 'Planen har inga kortsiktiga åtgärder.',
  longTerm: 'Långsiktiga åtgärder',
  longTermLead: 'Det som tar längre tid. Sätt datum redan nu.',
  noLongTerm: 'Planen har inga långsiktiga åtgärder.',
  critical: 'Kritisk',
  whole: 'Så gör du, effekt och tid',
  what: 'Gör så här',
  firstStep: 'Första steget',
  owner: 'Ansvarig',
  timeframe: 'Tidsram',
  effect: 'Effekt',
  priority: 'Prioritet',
  certainty: 'Säkerhet',
  certainties: { high: 'Ganska säkert', medium: 'Osäkert', low: 'Mycket osäkert' },
  effort: 'Arbete',
  efforts: { 1: 'Några dagar', 2: 'Några veckor', 3: 'Ett projekt' },
  recommendations: 'Viktigaste rekommendationer',
  showRecommendations: 'Visa rekommendationerna',
  missing: 'Det här saknas',
  missingLead: 'Med det blir planen bättre.',
  again: 'Skapa ny plan',
  againText:
    'Har siffrorna eller målen ändrats? Gör om planen. Det du har markerat följer med för åtgärder som är kvar.',
} as const;

/** Earlier results are called plans; their input is called analyses. */
export const planWords: HistoryWords = {
  title: 'Tidigare planer',
  lead: 'Varje plan sparas som den var, med sina svar och de analyser den byggde på.',
  onlyThis: 'Det här är den enda hittills. Nästa plan går att jämföra med den.',
  openOf: (when) => `Visa planen från ${when}`,
  listFailed: 'Tidigare planer kunde inte hämtas',
  saved: {
    title: 'Sparad plan',
    text: 'Du läser en plan som den var när den gjordes. Inget i den ändras.',
    failed: 'Planen kunde inte hämtas',
    notHere: 'Planen finns inte bland dina handlingsplaner.',
  },
  recompute: {
    lead: 'Gör planen en gång till av samma analyser och svar och jämför siffra för siffra. Inget sparas.',
    failed: 'Planen kunde inte räknas om',
    otherEngine: (then, now) =>
      `Planen gjordes med analysmotor ${then} och är nu omräknad med ${now}.`,
  },
  changes: {
    since: 'Jämför med planen från',
    failed: 'Planerna kunde inte jämföras',
    loading: 'Jämför planerna',
  },
};
