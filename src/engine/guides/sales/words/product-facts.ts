import type { Fact } from '../../../facts/fact.ts';
import { byValue, shownSign, size, subjectName } from '../../../facts/fact-value.ts';
import { salesKeys as key } from '../catalogue.ts';
import { hasFewerRows } from '../fewer-rows.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** Everything known of one product. */
export interface ProductFacts {
  name: string;
  revenue: Fact;
  share: Fact | null;
  growth: Fact | null;
  /**
   * Growth in per cent as a float, per day where the periods differ in length; for thresholds only.
   */
  pace: number;
  change: Fact | null;
  previous: Fact | null;
  current: Fact | null;
  priceChange: Fact | null;
  /** The file has no quantity, but each row is of about as much as before, or more: its rows are what has become fewer. */
  fewerRows: boolean;
  margin: Fact | null;
  averagePrice: Fact | null;
  daysSinceSale: Fact | null;
  returns: Fact | null;
  /** 1 = largest revenue among the listed products. */
  rank: number;
}

function paceOf({ book }: SalesRuleContext, growth: Fact | null): number {
  const perDay = book.get(key.growthPerDay);
  if (perDay === null) return size(growth);
  const longer = (100 + size(book.get(key.growth))) / (100 + size(perDay));
  return (100 + size(growth)) / longer - 100;
}

/** Null where the product has no revenue figure. */
export function productFacts(context: SalesRuleContext, name: string): ProductFacts | null {
  const { book } = context;
  const revenue = book.of(key.productRevenue, name);
  if (revenue === null) return null;
  const growth = book.of(key.productGrowth, name);
  const change = book.of(key.productChange, name);
  // Changes in kronor and in per cent with different signs would contradict each other.
  const agree = growth !== null && change !== null && shownSign(growth) === shownSign(change);
  const order = byValue(book.all(key.productRevenue)).map(subjectName);
  return {
    name,
    revenue,
    share: book.of(key.productShare, name),
    growth: agree ? growth : null,
    pace: paceOf(context, growth),
    change: agree ? change : null,
    previous: book.of(key.productPrevious, name),
    current: book.of(key.productCurrent, name),
    priceChange: book.of(key.productPriceChange, name),
    fewerRows: hasFewerRows(context, name),
    margin: book.of(key.productMargin, name),
    averagePrice: book.of(key.productAveragePrice, name),
    daysSinceSale: book.of(key.productDaysSinceSale, name),
    returns: book.of(key.productReturns, name),
    rank: order.indexOf(name) + 1,
  };
}

/** Days without sales that make a product dormant, as in the engine's figures. */
const DORMANT_DAYS = 90;

function isDormant(product: ProductFacts): boolean {
  return size(product.daysSinceSale) > DORMANT_DAYS;
}

/** How a product's sales move, with the effect of price where it is known. */
export type Movement =
  | 'dormant'
  | 'rising'
  | 'fewer'
  | 'cheaper'
  | 'falling'
  | 'steady'
  | 'unknown';

const NOTABLE = 5;
const STABLE_PRICE = 3;

export function movementOf(product: ProductFacts): Movement {
  if (isDormant(product)) return 'dormant';
  if (product.growth === null) return 'unknown';
  const growth = size(product.growth);
  const { pace } = product;
  if (pace >= NOTABLE) return growth >= NOTABLE ? 'rising' : 'unknown';
  if (pace > -NOTABLE) return 'steady';
  if (growth > -NOTABLE) return 'unknown';
  if (product.priceChange === null) return 'falling';
  return size(product.priceChange) <= -STABLE_PRICE ? 'cheaper' : 'fewer';
}
