import { wordsOfFacts } from '../business/words-of-facts.ts';
import type { Fact } from '../facts/fact.ts';
import { isNegative } from '../facts/fact-value.ts';
import { WAGES } from '../guides/costs/areas/kinds.ts';
import { type CostFacts, type Unlike, unlikeIn } from '../guides/costs/like-for-like.ts';
import type { LeftOf, PlanSource } from '../guides/plan/input.ts';
import { sentences } from '../text/swedish.ts';
import { moneyCatalogue } from './catalogue.ts';
import { commonRun, wholeMonths } from './common-months.ts';
import { ifGoodsLack } from './gone-supplier.ts';
import { goodsTwice } from './goods-twice.ts';
import {
  costsAmong,
  lackingCosts,
  lackOfWages,
  mayLackStaff,
  NO_DEPRECIATION,
  NO_DEPRECIATION_OF_HOUSES,
  NO_INTEREST,
  NO_WAGES,
  namesOfLacking,
} from './lacking.ts';
import { likeBefore } from './like-before.ts';
import { contradiction, costMonths, mainKeys, salesMonths } from './money.ts';
import { ifLacking, thanBefore, whatIsLeft } from './sentences.ts';
import { type BothOfMonth, perHundred, sumsOf } from './sums.ts';
import { YEAR, yearBefore } from './year-before.ts';

/** What one or two months leave is as much the calendar's as the company's. */
const FEWEST = 3;

/** As what is held against another; only the reason, which a plan does not say, names the file. */
const held = ({ analysisId, facts, scope }: PlanSource) => ({
  ...{ analysisId, facts, scope, document: '' },
});

/** A loss from which wages are left out is larger than it is shown. */
const lossWithout = {
  none: 'Inga löner finns bland kostnaderna. Finns det löner att betala fattas det mer.',
  fewer: 'Lönerna är mycket lägre än året före. Finns det fler löner att betala fattas det mer.',
};

/** Whether the wages are among what one of the times is said to lack, and that more is lost where costs are lacking. */
const isOfWages = (unlike: Unlike | null): boolean =>
  unlike?.areas.includes(WAGES.area) === true && (unlike.lacksNow || unlike.beganNow);

/** Why a plan does not say what is left. */
const CONTRADICTED =
  'Resultatet är inte räknat: enligt försäljningsfilen har det som såldes kostat mer än alla kostnader i kostnadsfilen.';

/** … where costs are lacking. */
const notCounted = (names: string) =>
  `Resultatet är inte räknat: bland kostnaderna saknas ${names}, helt eller delvis.`;

/** … where it is told of each that one of the times has nothing or only a part of it. */
const NOT_COUNTED = 'Resultatet är inte räknat: en del av kostnaderna kan saknas i filen.';

/** What it comes to if costs are lacking, where nothing else tells of it. */
function ifSomeLack(
  given: { unlike: Unlike | null; changed: string | null; goods: string | null },
  costs: CostFacts,
  { cost, left }: { cost: Fact; left: Fact },
): string | null {
  // Where the years are held against each other that has told of it.
  if (given.unlike?.lacksNow || given.unlike?.beganNow)
    return given.changed === null ? ifLacking(left) : null;
  return given.goods === null ? ifGoodsLack(costs, cost, left) : null;
}

/**
 * What sales and costs of the same whole months leave, as a draft; where costs that most companies pay are lacking and
 * something would seem to be left, only that. Null where they may not be held against each other.
 */
export const leftOfBoth: LeftOf = ({ sales, costs, profile, today }, from, facts) => {
  if (sales === null || costs === null) return null;
  if (contradiction(held(sales), held(costs)) !== null) return null;
  const sold = wholeMonths(sales.facts, salesMonths, today);
  const paid = wholeMonths(costs.facts, costMonths, today);
  const run = commonRun(sold, paid).flatMap((month): BothOfMonth[] => {
    const revenue = from.sales?.withId(sold.get(month)?.id ?? '');
    const cost = from.costs?.withId(paid.get(month)?.id ?? '');
    return revenue && cost ? [{ month, revenue, cost }] : [];
  });
  // The latest year, where there is so much.
  const months = run.slice(-YEAR);
  if (months.length < FEWEST) return null;
  const sums = sumsOf(facts, months, mainKeys);
  const ofCosts = costsAmong(costs.facts, sales.facts, (id) => from.costs?.withId(id) ?? null);
  const lacking = isNegative(sums.left) ? [] : lackingCosts(costs.facts, sales.facts);
  // What no ledger of suppliers has is said beside it, and makes the rest no less true; nor does all that is let or led have employees.
  const hasNoStaff = profile.employees === 0 || mayLackStaff(sales.facts);
  const ofUse = [NO_DEPRECIATION, NO_DEPRECIATION_OF_HOUSES, NO_INTEREST];
  const beside = [...ofUse, ...(hasNoStaff ? [NO_WAGES] : [])];
  const isBeside = (text: string) => beside.includes(text);
  if (!lacking.every(isBeside)) {
    const isLacking = namesOfLacking(costs.facts, sales.facts, isBeside) !== null;
    // What the plan tells of when it compares the costs is not said twice.
    const compared = unlikeIn(ofCosts)?.areas ?? [];
    const names = namesOfLacking(costs.facts, sales.facts, isBeside, compared);
    const text = !isLacking ? CONTRADICTED : names === null ? NOT_COUNTED : notCounted(names);
    return { text, left: null, sold: null, isCompared: false, changes: new Set() };
  }
  const sentence = whatIsLeft({
    ...sums,
    perHundred: perHundred(facts, sums.revenue, sums.cost),
    income: wordsOfFacts(sales.facts).income,
  });
  const isLoss = isNegative(sums.left) && !hasNoStaff;
  const unlike = unlikeIn(ofCosts);
  const wages = isLoss && !isOfWages(unlike) ? lackOfWages(costs.facts, sales.facts) : null;
  const before = run.length < 2 * YEAR ? null : yearBefore(facts, run);
  const changed = before === null ? null : thanBefore(before, likeBefore(facts, before, ofCosts));
  const goods = goodsTwice(
    facts,
    { facts: sales.facts, taken: (id) => from.sales?.withId(id) ?? null },
    ofCosts,
  );
  const mayLack = ifSomeLack({ unlike, changed, goods }, ofCosts, sums);
  return {
    text: sentences(sentence, changed, mayLack, goods, ...lacking, wages && lossWithout[wages]),
    left: sums.left,
    sold: sums.revenue,
    isCompared: changed !== null,
    changes: moneyCatalogue.changes,
  };
};
