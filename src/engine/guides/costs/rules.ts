import type { Rule } from '../../advice/rule.ts';
import { bank } from './advice/bank.ts';
import { breakEven } from './advice/break-even.ts';
import { consultants } from './advice/consultants.ts';
import { department } from './advice/department.ts';
import { doublePayments } from './advice/double-payments.ts';
import { energy } from './advice/energy.ts';
import { highFixedShare, lowFixedShare } from './advice/fixed-share.ts';
import { freight } from './advice/freight.ts';
import { goods } from './advice/goods.ts';
import { growingArea } from './advice/growing-area.ts';
import { industryMargin } from './advice/industry-margin.ts';
import { insurance } from './advice/insurance.ts';
import { interest } from './advice/interest.ts';
import { leasing } from './advice/leasing.ts';
import { liquidity } from './advice/liquidity.ts';
import { marginFall } from './advice/margin-fall.ts';
import { marketing } from './advice/marketing.ts';
import {
  missingDate,
  missingSupplier,
  missingVouchers,
  shortHistory,
  unplacedCost,
} from './advice/missing-data.ts';
import { personnelShare } from './advice/personnel-share.ts';
import { premises } from './advice/premises.ts';
import { priceRises } from './advice/price-rises.ts';
import { sameSupplier } from './advice/same-supplier.ts';
import { software } from './advice/software.ts';
import { solidity } from './advice/solidity.ts';
import { spikeMonth } from './advice/spike-month.ts';
import { spikePayment } from './advice/spike-payment.ts';
import { subscriptionReview } from './advice/subscription-review.ts';
import { supplierDependency } from './advice/supplier-dependency.ts';
import { supplierGrowth } from './advice/supplier-growth.ts';
import { tailSuppliers } from './advice/tail-suppliers.ts';
import { telecom } from './advice/telecom.ts';
import { topSuppliers } from './advice/top-suppliers.ts';
import { travel } from './advice/travel.ts';
import { unassigned } from './advice/unassigned.ts';
import { unnecessary } from './advice/unnecessary.ts';
import { vehicles } from './advice/vehicles.ts';
import type { CostRuleContext } from './rule-context.ts';

/** Every rule of costs, in a fixed order; the order of the advice comes from its kronor. */
export const costRules: readonly Rule<CostRuleContext>[] = [
  doublePayments,
  unnecessary,
  priceRises,
  subscriptionReview,
  sameSupplier,
  goods,
  premises,
  software,
  telecom,
  insurance,
  energy,
  freight,
  consultants,
  bank,
  interest,
  marketing,
  vehicles,
  leasing,
  travel,
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
  missingSupplier,
  missingDate,
  missingVouchers,
  shortHistory,
  unplacedCost,
];
