import {
  type Industry,
  type IndustryChoice,
  type IndustryFigure,
  industryFor,
  type SizeClass,
} from '../../../books/benchmark/industry.ts';
import { SCB_YEAR } from '../../../books/benchmark/scb-2024.ts';
import {
  type CompanyProfile,
  isLimited,
  ownersHaveNoWage,
  suggestedIndustry,
} from '../../../books/company.ts';
import type { BookKey } from '../../../books/keys.ts';
import { BOOK_LABELS } from '../../../books/labels.ts';
import { decimal } from '../../../facts/decimal.ts';
import { less, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { whole } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown, subject } from '../../../figures/context.ts';
import type { CostKey } from '../catalogue.ts';
import type { CostContext } from './context.ts';

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

const ALL: readonly CostKey[] = [
  ...(['costs.industry.low', 'costs.industry.median', 'costs.industry.high'] as const),
  ...(['costs.industry.difference', 'costs.industry.companies'] as const),
];

/** The company's own ratio of its latest whole year; null where its books do not give it. */
function ownOf({ facts }: CostContext, key: BookKey, year: string | null): Fact | null {
  return year === null ? null : facts.of(key, year);
}

function addQuartiles(
  context: CostContext,
  industry: Industry,
  figure: IndustryFigure,
  own: Fact | null,
): void {
  const values = industry.quartiles[figure];
  if (values === undefined) return;
  const about = {
    subject: subject('ratio', BOOK_LABELS[OWN[figure]]),
    period: { from: `${SCB_YEAR}-01-01`, to: `${SCB_YEAR}-12-31` },
    columns: [],
    filter: `aktiebolag, SNI ${industry.sni} ${industry.name}, ${SIZES[industry.size]}`,
    rows: 0,
    kind: 'benchmark' as const,
  };
  const unit = figure === 'debtRatio' ? ('ratio' as const) : ('percent' as const);
  const add = (key: CostKey, value: string, words: string) =>
    addFact(context, {
      ...about,
      key,
      value: decimal(value),
      unit,
      formula: `${words}. Källa: SCB, Branschnyckeltal (BNTT01) ${SCB_YEAR}, SNI 2007`,
    });
  add('costs.industry.low', values.low, 'den lägsta av kvartilerna');
  const median = add('costs.industry.median', values.median, 'medianföretaget');
  add('costs.industry.high', values.high, 'den högsta av kvartilerna');
  if (own === null) return;
  addFact(context, {
    ...about,
    key: 'costs.industry.difference',
    ...worked(less(own, median), {
      note: '; läget i branschen, inte exakt: SCB:s definitioner kan skilja',
    }),
    unit: unit === 'ratio' ? 'ratio' : 'percentagePoints',
    period: own.period,
    kind: 'computed',
    rows: own.source.rows,
  });
}

interface Compared {
  choice: IndustryChoice | null;
  /** The latest whole year of the books. */
  year: string | null;
  company: CompanyProfile | null;
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

/** The company's ratios beside its industry's, if the industry is known and SCB has figures. */
export function addIndustry(context: CostContext, { choice, year, company }: Compared): void {
  if (choice === null) {
    addUnknown(context, ALL, withoutIndustry(company));
    return;
  }
  const industry = industryFor(choice);
  if (industry === null) {
    addUnknown(context, ALL, `SCB-jämförelse saknas i denna version för SNI ${choice.sni}.`);
    return;
  }
  addFact(context, {
    key: 'costs.industry.companies',
    value: whole(industry.companies),
    columns: [],
    filter: `aktiebolag, SNI ${industry.sni} ${industry.name}, ${SIZES[industry.size]}`,
    rows: 0,
    kind: 'benchmark',
    formula: `antalet företag. Källa: SCB, Branschnyckeltal (BNTT01) ${SCB_YEAR}`,
  });
  let compared = 0;
  for (const [figure, key] of Object.entries(OWN) as [IndustryFigure, BookKey][]) {
    const own = ownOf(context, key, year);
    if (own !== null) compared += 1;
    addQuartiles(context, industry, figure, own);
  }
  if (compared === 0)
    addUnknown(
      context,
      ['costs.industry.difference'],
      'Skillnaden mot branschen kan inte räknas: filen ger inga nyckeltal för ett helt räkenskapsår.',
    );
  const form = context.books?.companyForm ?? company?.form ?? null;
  if (form !== null && !isLimited(form))
    context.warnings.push(
      ownersHaveNoWage(form)
        ? 'Branschens nyckeltal gäller aktiebolag, där ägarens lön är en kostnad. I er företagsform är den inte det, så marginalerna går inte att jämföra rakt av.'
        : 'Branschens nyckeltal gäller aktiebolag. I andra företagsformer går de inte att jämföra rakt av.',
    );
}
