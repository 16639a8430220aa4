import fc from 'fast-check';
import { record } from '#engine/advice/advice.ts';
import type { CompanyProfile } from '#engine/books/company.ts';
import { costBrief } from '#engine/guides/costs/brief.ts';
import type { PlanInput, PlanSource } from '#engine/guides/plan/input.ts';
import { salesBrief } from '#engine/guides/sales/brief.ts';
import { randomCosts } from './random-costs.ts';
import { randomSales } from './random-sales.ts';

const sales = randomSales.map((given): PlanSource => {
  const { facts, advice } = salesBrief(given);
  return { analysisId: 'sales', facts, advice: advice.map(record) };
});
const costs = randomCosts.map((given): PlanSource => {
  const { facts, advice } = costBrief(given);
  return { analysisId: 'costs', facts, advice: advice.map(record) };
});

const goals = fc
  .array(
    fc.constantFrom(
      ...['Öka omsättningen 20 %', 'Nå 2 mkr i omsättning', 'Öka omsättningen 0 %'],
      ...['Sänka kostnaderna 10 %', 'Spara 5 000 kr i månaden', 'Sänka kostnaderna med 3 kunder'],
      ...['Höja marginalen till 45 %', 'Höja marginalen 2 procentenheter', 'Nå 1 % i marginal'],
      ...['Få 10 nya kunder', '20 procent fler kunder', 'Resultat på 1 mkr', 'Dubbla resultatet'],
      ...['Minska omsättningen 20 %', 'Kostnaderna får inte öka mer än 5 %', 'Öka kostnaderna 5 %'],
      ...['Öka antalet följare 20 %', 'Bli störst i stan', 'Sälja mer', 'Lansera en ny produkt'],
    ),
    { maxLength: 3 },
  )
  .map((each) => each.join('\n'));
const challenges = fc.constantFrom(
  ...['', 'Likviditeten är ansträngd', 'Prispress från kedjorna', 'För få kunder, svårt att nå ut'],
  ...['Lagret växer och kunderna betalar sent', 'Allt hänger på mig', 'Svårt att hitta personal'],
  ...['Allt har blivit dyrare: hyra, el, material', 'Hyran har gått upp. Elen kostar för mycket'],
  ...['Webben har tappat och butiken säljer mindre', 'Te och Kaffe har minskat, Alfa har ökat'],
  ...['Returer och reklamationer', 'Höga fasta kostnader', 'Vi vet inte vad som lönar sig'],
);
const resources = fc.constantFrom(
  ...['', 'Bara jag, några timmar i veckan', 'Jag och två anställda', '25 personer', 'Lite tid'],
);
const measures = fc.constantFrom('', 'Omsättningen', 'Resultatet, 500 000 kr', 'Nöjda kunder');

const company: fc.Arbitrary<CompanyProfile | null> = fc.option(
  fc.record({
    form: fc.constantFrom(null, 'Aktiebolag', 'Enskild firma', 'Handelsbolag'),
    foundedYear: fc.option(fc.integer({ min: 2015, max: 2026 })),
    business: fc.constantFrom(null, 'Vi säljer kaffe i egen butik', 'Redovisning åt småföretag'),
  }),
);

/** What a plan may be made of: any figures, answers of many kinds, and a profile of any company. */
export const randomPlans: fc.Arbitrary<PlanInput> = fc.record({
  sales: fc.option(sales),
  costs: fc.option(costs),
  today: fc.constant('2026-11-23'),
  company,
  profile: fc.record({
    industry: fc.constantFrom(null, 'IT-konsult', 'Detaljhandel', 'Restaurang'),
    employees: fc.option(fc.nat(60)),
    revenue: fc.option(fc.nat(90_000_000)),
    result: fc.option(fc.integer({ min: -1_000_000, max: 2_000_000 })),
  }),
  answers: fc.record({
    question1: goals,
    question2: challenges,
    question3: fc.constantFrom('growth', 'efficiency', 'innovation', 'stability'),
    question4: resources,
    question5: measures,
  }),
});
