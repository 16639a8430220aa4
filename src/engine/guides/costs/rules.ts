import type { Rule } from '../../advice/rule.ts';
import { areaRule } from './advice/area-rule.ts';
import { breakEven } from './advice/break-even.ts';
import { department } from './advice/department.ts';
import { doublePayments } from './advice/double-payments.ts';
import { costEventRules } from './advice/events.ts';
import { highFixedShare, lowFixedShare } from './advice/fixed-share.ts';
import { goneCost } from './advice/gone-cost.ts';
import { growingArea } from './advice/growing-area.ts';
import { industryMargin } from './advice/industry-margin.ts';
import { liquidity } from './advice/liquidity.ts';
import { marginFall } from './advice/margin-fall.ts';
import {
  missingDate,
  missingSupplier,
  missingVouchers,
  onlyWages,
  shortHistory,
  unplacedCost,
} from './advice/missing-data.ts';
import { personnelShare } from './advice/personnel-share.ts';
import { priceRises } from './advice/price-rises.ts';
import { risenWages } from './advice/risen-wages.ts';
import { sameSupplier } from './advice/same-supplier.ts';
import { solidity } from './advice/solidity.ts';
import { spikeMonth } from './advice/spike-month.ts';
import { spikePayment } from './advice/spike-payment.ts';
import { subscriptionReview } from './advice/subscription-review.ts';
import { supplierDependency } from './advice/supplier-dependency.ts';
import { supplierGrowth } from './advice/supplier-growth.ts';
import { tailSuppliers } from './advice/tail-suppliers.ts';
import { topSuppliers } from './advice/top-suppliers.ts';
import { unassigned } from './advice/unassigned.ts';
import { unnecessary } from './advice/unnecessary.ts';
import { AREAS } from './areas/areas.ts';
import type { CostRuleContext } from './rule-context.ts';

/** All cost rules in a fixed order; recommendations are ranked by their kronor. */
export const costRules: readonly Rule<CostRuleContext>[] = [
  ...costEventRules,
  goneCost,
  risenWages,
  doublePayments,
  unnecessary,
  priceRises,
  subscriptionReview,
  sameSupplier,
  ...AREAS.flatMap(({ name, advice }) => (advice === undefined ? [] : areaRule(name, advice))),
  topSuppliers,
  supplierGrowth,
  supplierDependency,
  tailSuppliers,
  growingArea,
  spikeMonth,
  spikePayment,
  department,
  unassigned,
  highFixedShare,
  lowFixedShare,
  liquidity,
  solidity,
  breakEven,
  industryMargin,
  marginFall,
  personnelShare,
  onlyWages,
  missingSupplier,
  missingDate,
  missingVouchers,
  shortHistory,
  unplacedCost,
];
