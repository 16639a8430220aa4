import type { Rule } from '../../advice/rule.ts';
import { advertising } from './advice/advertising.ts';
import { atRisk } from './advice/at-risk.ts';
import { customerDependency } from './advice/customer-dependency.ts';
import { decline } from './advice/decline.ts';
import { dimensionDecline } from './advice/dimension-decline.ts';
import { dimensionMargin } from './advice/dimension-margin.ts';
import { discounts } from './advice/discounts.ts';
import { dormant } from './advice/dormant.ts';
import { salesEventRules } from './advice/events.ts';
import { fallingVolume } from './advice/falling-volume.ts';
import { goodsCost } from './advice/goods-cost.ts';
import { missingBooks, missingCost, shortHistory, vatOfSales } from './advice/missing-data.ts';
import { orderValue } from './advice/order-value.ts';
import { lessForMore, moreForLess } from './advice/price-volume-mix.ts';
import { productDependency } from './advice/product-dependency.ts';
import { restorePrice } from './advice/restore-price.ts';
import { returns } from './advice/returns.ts';
import { season } from './advice/season.ts';
import { seasonAnswer } from './advice/season-answer.ts';
import { standoutMonth } from './advice/standout-month.ts';
import { subscription } from './advice/subscription.ts';
import { subscriptionGrowth } from './advice/subscription-growth.ts';
import { tail } from './advice/tail.ts';
import { thinMargin } from './advice/thin-margin.ts';
import { weakMonths } from './advice/weak-months.ts';
import { weekday } from './advice/weekday.ts';
import { winBack } from './advice/win-back.ts';
import { winner } from './advice/winner.ts';
import type { SalesRuleContext } from './rule-context.ts';

/** All sales rules in a fixed order; recommendations are ranked by their kronor. */
export const salesRules: readonly Rule<SalesRuleContext>[] = [
  ...salesEventRules,
  goodsCost,
  thinMargin,
  restorePrice,
  discounts,
  moreForLess,
  lessForMore,
  winBack,
  atRisk,
  customerDependency,
  fallingVolume,
  winner,
  decline,
  orderValue,
  ...dimensionMargin,
  ...dimensionDecline,
  returns,
  advertising,
  subscription,
  subscriptionGrowth,
  season,
  seasonAnswer,
  weakMonths,
  weekday,
  standoutMonth,
  productDependency,
  dormant,
  tail,
  missingCost,
  vatOfSales,
  missingBooks,
  shortHistory,
];
