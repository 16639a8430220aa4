import { formatCount } from '#engine/text/format.ts';
import type { SubjectKind } from './lens.ts';

/** What one of a kind is called, and all of them. */
export const subjectNames: Readonly<Record<SubjectKind, { one: string; all: string }>> = {
  product: { one: 'Produkt', all: 'Produkter' },
  category: { one: 'Varugrupp', all: 'Varugrupper' },
  customer: { one: 'Kund', all: 'Kunder' },
  channel: { one: 'Kanal', all: 'Kanaler' },
  region: { one: 'Region', all: 'Regioner' },
  area: { one: 'Område', all: 'Områden' },
  supplier: { one: 'Leverantör', all: 'Leverantörer' },
  account: { one: 'Konto', all: 'Konton' },
  department: { one: 'Avdelning', all: 'Avdelningar' },
  project: { one: 'Projekt', all: 'Projekt' },
};

/** Texts of the tables of everything. */
export const tableTexts = {
  table: (all: string) => `Tabell: ${all.toLowerCase()}`,
  without: 'Utan namn i filen',
  whole: 'Hela filen',
  against: (period: string) => `mot ${period}`,
  change: 'Ändring',
  before: 'Perioden före',
  percent: 'Ändring %',
  share: 'Andel',
  profit: 'Täckningsbidrag',
  rows: 'Rader',
  last: 'Senast',
  total: 'Summa',
  search: (all: string) => `Sök bland ${all.toLowerCase()}`,
  /** `34 kunder`, `2 av 34 kunder`: of rows there is a column, which counts those of the file. */
  shown: (shown: string, of: string, { one, all }: { one: string; all: string }) =>
    `${shown === of ? '' : `${shown} av `}${of} ${(of === '1' ? one : all).toLowerCase()}`,
  save: 'Ladda ned som CSV',
  saveFailed: 'Tabellen kunde inte hämtas',
  failed: 'Tabellen kunde inte hämtas',
  loading: 'Hämtar tabellen',
  none: (all: string) => `Filen har inga ${all.toLowerCase()}.`,
  noneFound: (search: string) => `Inget namn innehåller ”${search}”.`,
  sortBy: (column: string) => `Sortera efter ${column}`,
  tryLater: 'Försök igen om en stund.',
} as const;

/** Texts of a subject's own page. */
export const subjectTexts = {
  back: (all: string) => `Alla ${all.toLowerCase()}`,
  figures: 'Siffror',
  profit: 'Täckningsbidrag',
  margin: 'Täckningsgrad',
  counts: {
    orders: 'Antal order',
    customers: 'Kunder',
    products: 'Produkter',
    suppliers: 'Leverantörer',
    accounts: 'Konton',
  },
  largestOf: (shown: string, all: string) => `de ${shown} största av ${all}`,
  rows: (count: number) => `Visa raderna (${formatCount(count)})`,
  failed: 'Siffrorna kunde inte hämtas',
} as const;

/** Texts of the bar in which one chooses what part of the file to look at. */
export const lensTexts = {
  bar: 'Period, jämförelse och filter',
  open: 'Period och filter',
  period: 'Period',
  periods: {
    own: 'Analysens period',
    latest: 'Senaste 12 månaderna',
    whole: 'Hela filen',
    days: 'Egen period …',
  },
  comparison: 'Jämför med',
  comparisons: {
    year: 'Samma tid året före',
    preceding: 'Tiden närmast före',
    none: 'Inget',
  },
  ownComparison: 'Som i analysen',
  grain: 'Visa per',
  grains: { day: 'Dag', week: 'Vecka', month: 'Månad', quarter: 'Kvartal' },
  by: { day: 'dag', week: 'vecka', month: 'månad', quarter: 'kvartal' },
  from: 'Från och med',
  to: 'Till och med',
  show: 'Visa',
  wrongDays: 'Välj två dagar, den första före den andra.',
  outside: (file: string) => `Filen har rader ${file}. Välj dagar inom den tiden.`,
  filter: 'Filter',
  filterOn: 'Filtrera på',
  search: (one: string) => `Sök ${one.toLowerCase()}`,
  noneFound: 'Inget namn stämmer.',
  more: (count: string) => `Ytterligare ${count} namn. Skriv för att hitta dem.`,
  loading: 'Hämtar namnen',
  failed: 'Namnen kunde inte hämtas.',
  remove: (filter: string) => `Ta bort filtret ${filter}`,
  reset: 'Visa hela analysen',
  shown: (period: string, before: string | null, filters: readonly string[]) =>
    `Visar ${[before === null ? period : `${period} mot ${before}`, ...filters].join(', ')}.`,
  wholeFile: 'hela filen',
  missing: (period: string, first: string) =>
    `Filen börjar ${first} och har därför inte hela ${period} att jämföra med.`,
  unlike: (now: string, before: string) =>
    `Perioderna är olika långa, ${now} mot ${before}, så ändringen i procent visas inte.`,
  adviceOfAll: 'Det här gäller hela analysen, inte urvalet.',
  empty: 'Inga rader i filen stämmer med urvalet.',
  overTime: (measure: string, by: string) => `${measure} per ${by}`,
  moved: (theMeasure: string) => `Vad som ändrade ${theMeasure}`,
  restMoved: 'Övriga',
  loadingFigures: 'Räknar om för urvalet',
} as const;
