import { decimal } from '../../facts/decimal.ts';
import { less, worked } from '../../facts/expression.ts';
import type { Fact, Unknown } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { whole } from '../../figures/arithmetic.ts';
import { addFact, addUnknown, subject } from '../../figures/context.ts';
import { labelOf } from '../../figures/labels.ts';
import type { Books } from '../../table/books.ts';
import { type CompanyProfile, isLimited, ownersHaveNoWage, suggestedIndustry } from '../company.ts';
import type { BookOutcome } from '../compute.ts';
import type { BookKey } from '../keys.ts';
import { BOOK_LABELS } from '../labels.ts';
import { type IndustryKey, industryCatalogue, industryKeys } from './catalogue.ts';
import {
  type Industry,
  type IndustryChoice,
  type IndustryFigure,
  industryFor,
  type SizeClass,
} from './industry.ts';
import { SCB_YEAR } from './scb-2024.ts';

const OWN: Record<IndustryFigure, BookKey> = {
  operatingMargin: 'books.ratio.operatingMargin',
  netMargin: 'books.ratio.netMargin',
  grossMargin: 'books.ratio.grossMargin',
  personnelShare: 'books.ratio.personnelShare',
  depreciationShare: 'books.ratio.depreciationShare',
  solidity: 'books.ratio.solidity',
  cashLiquidity: 'books.ratio.cashLiquidity',
  returnOnEquity: 'books.ratio.returnOnEquity',
  returnOnAssets: 'books.ratio.returnOnAssets',
  debtRatio: 'books.ratio.debtRatio',
  receivablesShare: 'books.ratio.receivablesShare',
};

const SIZES: Record<SizeClass, string> = {
  TOT: 'alla storlekar',
  '001': 'utan anställda',
  '1-4': '1–4 anställda',
  '5-9': '5–9 anställda',
  '10-19': '10–19 anställda',
  '1-19': '1–19 anställda',
};

const measure = { catalogue: industryCatalogue, labelOf };

/** The analysis that the place is added to. */
interface PlaceContext {
  facts: Facts;
  unknowns: Unknown[];
  warnings: string[];
  books: Books | null;
}

/** The company's own ratio of its latest whole year; null where its books do not give it. */
function ownOf({ facts }: PlaceContext, key: BookKey, year: string | null): Fact | null {
  return year === null ? null : facts.of(key, year);
}

function addQuartiles(
  { facts }: PlaceContext,
  industry: Industry,
  figure: IndustryFigure,
  own: Fact | null,
): void {
  const values = industry.quartiles[figure];
  if (values === undefined) return;
  const to = { facts, measure };
  const about = {
    subject: subject('ratio', BOOK_LABELS[OWN[figure]]),
    period: { from: `${SCB_YEAR}-01-01`, to: `${SCB_YEAR}-12-31` },
    columns: [],
    filter: `aktiebolag, SNI ${industry.sni} ${industry.name}, ${SIZES[industry.size]}`,
    rows: 0,
    kind: 'benchmark' as const,
  };
  const unit = figure === 'debtRatio' ? ('ratio' as const) : ('percent' as const);
  const add = (key: IndustryKey, value: string, words: string) =>
    addFact(to, {
      ...about,
      key,
      value: decimal(value),
      unit,
      formula: `${words}. Källa: SCB, Branschnyckeltal (BNTT01) ${SCB_YEAR}, SNI 2007`,
    });
  add(industryKeys.industryLow, values.low, 'den lägsta av kvartilerna');
  const median = add(industryKeys.industryMedian, values.median, 'medianföretaget');
  add(industryKeys.industryHigh, values.high, 'den högsta av kvartilerna');
  if (own === null) return;
  addFact(to, {
    ...about,
    key: industryKeys.industryDifference,
    ...worked(less(own, median), {
      note: '; läget i branschen, inte exakt: SCB:s definitioner kan skilja',
    }),
    unit: unit === 'ratio' ? 'ratio' : 'percentagePoints',
    period: own.period,
    kind: 'computed',
    rows: own.source.rows,
  });
}

/** What is known of the company besides its books. */
export interface PlaceInput {
  /** The industry of the profile; without it the one stated in the books (#BKOD). */
  industry?: IndustryChoice | undefined;
  company?: CompanyProfile | null | undefined;
}

/** What is missing, with the code that the description of the business points to. */
function withoutIndustry(company: CompanyProfile | null): string {
  const suggested = company === null ? null : suggestedIndustry(company);
  const hint =
    suggested === null
      ? ''
      : ` Beskrivningen av verksamheten tyder på ${suggested.code} ${suggested.name}.`;
  return `Branschen kan inte jämföras: ange företagets bransch (SNI-kod) i inställningarna.${hint}`;
}

/** The chosen industry, or why the company cannot be compared with one. */
function industryOrReason(
  books: Books | null,
  { industry, company = null }: PlaceInput,
): Industry | string {
  const code = books?.industryCode ?? null;
  const choice = industry ?? (code === null ? null : { sni: code });
  if (choice === null) return withoutIndustry(company);
  return industryFor(choice) ?? `SCB-jämförelse saknas i denna version för SNI ${choice.sni}.`;
}

function warnOfForm({ books, warnings }: PlaceContext, company: CompanyProfile | null): void {
  const form = books?.companyForm ?? company?.form ?? null;
  if (form === null || isLimited(form)) return;
  warnings.push(
    ownersHaveNoWage(form)
      ? 'Branschens nyckeltal gäller aktiebolag, där ägarens lön är en kostnad. I er företagsform är den inte det, så marginalerna går inte att jämföra rakt av.'
      : 'Branschens nyckeltal gäller aktiebolag. I andra företagsformer går de inte att jämföra rakt av.',
  );
}

/** The company's ratios, of the years of its books, beside its industry's, if the industry is known and SCB has figures. */
export function addIndustry(
  context: PlaceContext,
  input: PlaceInput,
  { years }: BookOutcome,
): void {
  const industry = industryOrReason(context.books, input);
  if (typeof industry === 'string') {
    addUnknown({ unknowns: context.unknowns, measure }, Object.values(industryKeys), industry);
    return;
  }
  addFact(
    { facts: context.facts, measure },
    {
      key: industryKeys.industryCompanies,
      value: whole(industry.companies),
      columns: [],
      filter: `aktiebolag, SNI ${industry.sni} ${industry.name}, ${SIZES[industry.size]}`,
      rows: 0,
      kind: 'benchmark',
      formula: `antalet företag. Källa: SCB, Branschnyckeltal (BNTT01) ${SCB_YEAR}`,
    },
  );
  const year = years.find(({ whole: isWhole }) => isWhole)?.name ?? null;
  let compared = 0;
  for (const [figure, key] of Object.entries(OWN) as [IndustryFigure, BookKey][]) {
    const own = ownOf(context, key, year);
    if (own !== null) compared += 1;
    addQuartiles(context, industry, figure, own);
  }
  if (compared === 0)
    addUnknown(
      { unknowns: context.unknowns, measure },
      [industryKeys.industryDifference],
      'Skillnaden mot branschen kan inte räknas: filen ger inga nyckeltal för ett helt räkenskapsår.',
    );
  warnOfForm(context, input.company ?? null);
}
