import { businessOf, mostlyByTime } from '../business/recognise.ts';
import { add, compare, decimal } from '../facts/decimal.ts';
import { derive } from '../facts/derive.ts';
import { inPercent, less, over, worked } from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import { isPositive, size } from '../facts/fact-value.ts';
import type { Facts } from '../facts/facts.ts';
import { ZERO } from '../figures/arithmetic.ts';
import { costKeys } from '../guides/costs/catalogue.ts';
import { salesKeys } from '../guides/sales/catalogue.ts';
import type { Period } from '../table/period.ts';
import { figure, periodOf } from '../text/placeholder.ts';
import { moneyKeys } from './catalogue.ts';
import { costsMoreBySales, soldIn } from './lacking.ts';
import { rowOf } from './sums.ts';

/** From this part of the larger on the two differ by more than when something was bought and when it was sold. */
const DIFFERS = 0.15;

/** Where goods are booked. */
const GOODS = 'Varor och material';

const samePeriod = (one: Period | null, other: Period | null): boolean =>
  one !== null && other !== null && one.from === other.from && one.to === other.to;

const isWholeMonths = ({ from, to }: Period): boolean => {
  const next = new Date(`${to}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return from.endsWith('-01') && next.getUTCDate() === 1;
};

/** Whether goods are what is sold: the cost of hours is no purchase. */
function sellsGoods(sales: readonly Fact[]): boolean {
  const sold = soldIn(sales);
  const columns = sales.flatMap(({ source }) => source.columns);
  const business = businessOf({ sni: null, sold, columns });
  return business === null ? !mostlyByTime(sold) : business.kindOfSales === 'goods';
}

interface Twice {
  sold: Fact;
  bought: Fact;
}

/** Figures of one of the two analyses, and how each is taken over. */
interface Side {
  facts: readonly Fact[];
  taken: (id: string) => Fact | null;
}

const takenOver = ({ taken }: Side, found: readonly Fact[]): Fact[] =>
  found.flatMap(({ id }) => taken(id) ?? []);

/** The cost of what was sold in the latest compared months, by the sales themselves; null where some rows have none. */
function costOfSold(facts: Facts, sales: Side): Fact | null {
  const [revenue, profit] = [salesKeys.revenueCurrent, salesKeys.profitCurrent].map((key) =>
    sales.facts.find((fact) => fact.key === key && fact.subject === null),
  );
  if (!revenue || !profit || !samePeriod(revenue.period, profit.period)) return null;
  if (revenue.source.rows !== profit.source.rows) return null;
  const [all, left] = takenOver(sales, [revenue, profit]);
  if (!all || !left) return null;
  return derive(facts, {
    ...rowOf(moneyKeys.goodsSold),
    ...worked(less(all, left)),
    period: revenue.period,
  });
}

/** What goods were bought for in the same months, by the costs. */
function costOfBought(facts: Facts, costs: Side, period: Period): Fact | null {
  const inputs = takenOver(
    costs,
    costs.facts.filter(
      (fact) =>
        fact.key === costKeys.areaCurrent &&
        fact.subject?.name === GOODS &&
        samePeriod(fact.period, period),
    ),
  );
  if (inputs.length === 0) return null;
  return derive(facts, {
    ...rowOf(moneyKeys.goodsBought),
    value: inputs.reduce((sum, { value }) => add(sum, decimal(value)), ZERO),
    formula: `${GOODS} i kostnadsfilen`,
    inputs,
    period,
  });
}

/** Both costs of goods where both files state them for the same whole months and they differ; else null. */
function statedTwice(facts: Facts, sales: Side, costs: Side): Twice | null {
  if (!sellsGoods(sales.facts) || costsMoreBySales(sales.facts, costs.facts)) return null;
  const sold = costOfSold(facts, sales);
  if (sold === null || sold.period === null || !isWholeMonths(sold.period)) return null;
  const bought = costOfBought(facts, costs, sold.period);
  if (!isPositive(sold) || !isPositive(bought)) return null;
  const apart = Math.abs(size(sold) - size(bought));
  return apart > DIFFERS * Math.max(size(sold), size(bought)) ? { sold, bought } : null;
}

const MAY_COME_OF = {
  more: 'Skillnaden kan vara varor som köpts till lagret, eller inköp av annat än det som säljs.',
  less: 'Skillnaden kan vara varor som tagits ur lagret, inköp som saknas i kostnadsfilen, eller att försäljningsfilen räknar med mer än inköpet.',
} as const;

/** `Varorna kostade 1 200 000 kr enligt försäljningsfilen och 1 500 000 kr enligt kostnadsfilen …`; null where they agree. */
export function goodsTwice(facts: Facts, sales: Side, costs: Side): string | null {
  const both = statedTwice(facts, sales, costs);
  if (both === null) return null;
  const { sold, bought } = both;
  const isMore = compare(decimal(bought.value), decimal(sold.value)) > 0;
  const apart = isMore ? less(bought, sold) : less(sold, bought);
  const difference = derive(facts, {
    ...rowOf(moneyKeys.goodsApart),
    ...inPercent(over(apart, sold), { decimals: 1 }),
    period: sold.period,
  });
  return `Det som såldes under ${periodOf(sold)} hade enligt försäljningsfilen kostat ${figure(sold)}, men inköpen av varor och material är ${figure(bought)} i kostnadsfilen, ${figure(difference)} ${isMore ? 'mer' : 'mindre'}. ${MAY_COME_OF[isMore ? 'more' : 'less']} Resultatet är räknat med kostnadsfilen.`;
}
