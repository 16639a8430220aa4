import { suggestedIndustry } from '../../books/company.ts';
import { keepsNoStock, sniOf } from '../../books/sni/sni.ts';
import type { Business } from '../../business/business.ts';
import { businessOf } from '../../business/recognise.ts';
import { CALLS } from '../../business/without-sense.ts';
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

/** Practices that need someone who can be called or offered something. */
const NEEDS_BUYERS: ReadonlySet<string> = new Set([...CALLS, 'repeat-customers']);
/** A smaller part of the rows with a name on them is of those who asked for an invoice. */
const NAMED = 1 / 3;
/** So many rows a month are sales to whoever comes. */
const MANY_ROWS = 30;

/**
 * Whether what is sold is sold over a counter or online, to buyers whom the sales do not name. Kinds that are known by
 * what they sell say themselves whom they call; so does wholesale, and books name nobody.
 */
function isOverCounter(given: Given, business: Business | null): boolean {
  const facts = given.sales?.facts ?? [];
  const of = (key: string) => facts.find((fact) => fact.key === key && fact.subject === null);
  const [revenue, months, named] = [
    of(salesKeys.revenueTotal),
    of(salesKeys.wholeMonths),
    of(salesKeys.customersTotal),
  ];
  if (named !== undefined && named.source.rows >= NAMED * (revenue?.source.rows ?? 0)) return false;
  if (business !== null && business.id !== 'trade') return false;
  const sni = sniOf(industryOf(given))?.replace(/\D/g, '') ?? '';
  if (/^4[567]/.test(sni)) return sni.startsWith('47');
  const isOfBooks = facts.some(({ key }) => key.startsWith('books.'));
  if (revenue === undefined || months === undefined || isOfBooks) return false;
  return revenue.source.rows >= MANY_ROWS * size(months);
}

/** Whether what is sold is sold in channels in which nobody is met. */
function sellsOnline({ sales }: Given): boolean {
  const channels = (sales?.facts ?? []).filter(({ key }) => key === salesKeys.channelRevenue);
  return channels.some((fact) => ONLINE.test(subjectName(fact)));
}

function contradicted(
  { id, unless, only }: Practice,
  given: Given,
  business: Business | null,
  { text, overCounter }: { text: string; overCounter: boolean },
): boolean {
  const isFor = only === undefined || only.some((each) => each === business?.id);
  const isMet = overCounter && !sellsOnline(given);
  if (!isFor && !(isMet && only.includes('restaurant'))) return true;
  const namesStock = unless === 'noStock' && STOCK.test(text);
  if (!namesStock && business?.never.has(id) === true) return true;
  if (unless === 'noStock') return keepsNoStock(industryOf(given)) && !namesStock;
  const { sales } = given;
  if (unless === undefined || sales === null) return false;
  if (unless === 'soldOnline') return sellsOnline(given);
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
  const overCounter = isOverCounter(input, business);
  const isOpen = ({ id }: Practice) => !(overCounter && NEEDS_BUYERS.has(id));
  return practices.flatMap((practice) => {
    const called = practice.words.test(text);
    const fits = called || (practice.priority === question3 && isOpen(practice));
    if (
      !fits ||
      covered(practice, known) ||
      contradicted(practice, input, business, { text, overCounter })
    )
      return [];
    return fromPractice(practice, called, inFiles);
  });
}
