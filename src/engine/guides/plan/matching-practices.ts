import { suggestedIndustry } from '../../books/company.ts';
import { keepsNoStock, sniOf } from '../../books/sni/sni.ts';
import type { Business } from '../../business/business.ts';
import { businessOf } from '../../business/recognise.ts';
import type { Fact } from '../../facts/fact.ts';
import { size, subjectName } from '../../facts/fact-value.ts';
import { costKeys } from '../costs/catalogue.ts';
import { salesKeys } from '../sales/catalogue.ts';
import type { Candidate } from './candidate.ts';
import { fromPractice } from './candidate.ts';
import { plainText } from './goals/wording.ts';
import type { PlanInput } from './input.ts';
import { practices } from './practices/all.ts';
import type { Known, Practice } from './practices/practice.ts';

const MANY_CUSTOMERS_SHARE = 10;

type Given = Pick<PlanInput, 'answers' | 'sales' | 'costs' | 'profile' | 'company'>;

/** Channels in which one buys without calling. */
const ONLINE = /webb|online|e-handel|nätbutik|webshop|app(?!\p{L})/iu;

/** One who writes of a stock has one, whatever the industry. */
const STOCK = /\blager/;

/** By the chosen industry; where none is chosen, by what the business is described as. */
function industryOf({ profile, company }: Given): string | null {
  const described = profile.industry === null && company ? suggestedIndustry(company) : null;
  return profile.industry ?? described?.code ?? null;
}

/** By the industry, else by what the analyses say is sold, in which columns, and paid for. */
export function businessOfPlan(given: Given): Business | null {
  const weighed = (facts: readonly Fact[] | undefined, key: string) =>
    (facts ?? [])
      .filter((fact) => fact.key === key)
      .map((fact) => ({ name: subjectName(fact), kronor: size(fact) }));
  return businessOf({
    sni: sniOf(industryOf(given)),
    sold: weighed(given.sales?.facts, salesKeys.productRevenue),
    groups: weighed(given.sales?.facts, salesKeys.categoryRevenue).map(({ name }) => name),
    columns: (given.sales?.facts ?? []).flatMap(({ source }) => source.columns),
    paid: weighed(given.costs?.facts, costKeys.areaTotal),
  });
}

function contradicted(
  { id, unless, only }: Practice,
  given: Given,
  business: Business | null,
  text: string,
): boolean {
  if (only?.some((each) => each === business?.id) === false) return true;
  const namesStock = unless === 'noStock' && STOCK.test(text);
  if (!namesStock && business?.never.has(id) === true) return true;
  if (unless === 'noStock') return keepsNoStock(industryOf(given)) && !namesStock;
  const { sales } = given;
  if (unless === undefined || sales === null) return false;
  if (unless === 'soldOnline')
    return sales.facts.some(
      (fact) => fact.key === salesKeys.channelRevenue && ONLINE.test(subjectName(fact)),
    );
  const top = sales.facts.find(
    ({ key, subject }) => key === salesKeys.topCustomerShare && subject === null,
  );
  return top !== undefined && size(top) < MANY_CUSTOMERS_SHARE;
}

function covered({ coveredBy = [] }: Practice, known: readonly Candidate[]): boolean {
  return known.some(({ id }) =>
    coveredBy.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name)),
  );
}

/** By what a fact of an analysis shows that its file has. */
const shownBy: readonly [key: string, known: Known][] = [
  [salesKeys.customersTotal, 'customers'],
  [salesKeys.productPriceChange, 'prices'],
  [salesKeys.channelRevenue, 'channels'],
  [salesKeys.returnsAmount, 'returns'],
  [salesKeys.seasonIndex, 'twoYears'],
  [costKeys.suppliersTotal, 'suppliers'],
  [costKeys.fixedTotal, 'fixed'],
];

function knownIn({ sales, costs }: Given): ReadonlySet<Known> {
  const facts = [...(sales?.facts ?? []), ...(costs?.facts ?? [])];
  const keys = new Set(facts.map(({ key }) => key));
  const shown = shownBy.flatMap(([key, known]) => (keys.has(key) ? [known] : []));
  return new Set(costs === null ? shown : [...shown, 'costs' as const]);
}

/** Practices that match the answers, and with less weight those that match the priority. */
export function matchingPractices(input: Given, known: readonly Candidate[]): Candidate[] {
  const { question1, question2, question3, question4, question5 } = input.answers;
  const text = plainText([question1, question2, question4, question5].join('\n'));
  const inFiles = knownIn(input);
  const business = businessOfPlan(input);
  return practices.flatMap((practice) => {
    const called = practice.words.test(text);
    const fits = called || practice.priority === question3;
    if (!fits || covered(practice, known) || contradicted(practice, input, business, text))
      return [];
    return fromPractice(practice, called, inFiles);
  });
}
