import type { TypedColumn } from '../table/typed-column.ts';
import { creditSigns } from './amounts/credit-signs.ts';
import { amountInKronor, currency } from './amounts/currency.ts';
import { debitCredit } from './amounts/debit-credit.ts';
import { evidence } from './amounts/evidence.ts';
import { impossibleVat } from './amounts/impossible-vat.ts';
import { joinAmounts, rateGroups, sideGroups } from './amounts/joined-amounts.ts';
import { joinIntervals } from './amounts/joined-intervals.ts';
import { netPayouts } from './amounts/net-payouts.ts';
import { orderTotals } from './amounts/order-totals.ts';
import { repeatedOrders } from './amounts/repeated-orders.ts';
import { saidRate } from './amounts/said-rate.ts';
import { soFarByRow } from './amounts/so-far-by-row.ts';
import { units } from './amounts/units.ts';
import { unknownVat } from './amounts/unknown-vat.ts';
import { vat } from './amounts/vat.ts';
import { vatByRow } from './amounts/vat-by-row.ts';
import { vatSign } from './amounts/vat-sign.ts';
import type { Ask, NamedStep, Step } from './guide-reading.ts';
import { accountsAsProducts } from './ledger/accounts-as-products.ts';
import { amountByBalance } from './ledger/amount-by-balance.ts';
import { cardPayments } from './ledger/card-payments.ts';
import { foreignAmounts } from './ledger/foreign-amounts.ts';
import { ledger } from './ledger/ledger.ts';
import { paymentSigns } from './ledger/payment-signs.ts';
import { runningSums } from './ledger/running-sums.ts';
import { statement } from './ledger/statement.ts';
import { amountOfVat } from './lists/amount-of-vat.ts';
import { ended } from './lists/ended.ts';
import { feesOfPayouts } from './lists/fees-of-payouts.ts';
import { freightPaidOut } from './lists/freight-paid-out.ts';
import { kindsAsColumns } from './lists/kinds-as-columns.ts';
import { notSoldParts } from './lists/not-sold-parts.ts';
import { openItems } from './lists/open-items.ts';
import { outcome } from './lists/outcome.ts';
import { partOfSale } from './lists/part-of-sale.ts';
import { resultReport } from './lists/result-report.ts';
import { sumOfParts } from './lists/sum-of-parts.ts';
import { timesRate } from './lists/times-rate.ts';
import { vatOfOther } from './lists/vat-of-other.ts';
import { wages } from './lists/wages.ts';
import { wholeAmount } from './lists/whole-amount.ts';
import { withOwnVat } from './lists/with-own-vat.ts';
import { knownMake } from './makes/known-make.ts';
import { onlyMoney } from './residue/only-money.ts';
import { residue } from './residue/residue.ts';
import { shareOfAmount } from './residue/share-of-amount.ts';
import { type Roled, unroled } from './roled.ts';
import { accountNames } from './roles/account-names.ts';
import { costRoles } from './roles/cost-roles.ts';
import { rolesByFormat } from './roles/roles-by-format.ts';
import { rolesByName } from './roles/roles-by-name.ts';
import { saleRoles } from './roles/sale-roles.ts';
import { rowStatus } from './row-status/row-status.ts';
import { unlikeRows } from './row-status/unlike-rows.ts';

/** What is done to a table's columns, in this order. Each guide's reading names those that it takes. */
const steps = {
  rolesByFormat,
  rateGroups,
  sideGroups,
  evidence,
  runningSums,
  rolesByName,
  amountByBalance,
  saleRoles,
  costRoles,
  kindsAsColumns,
  wages,
  openItems,
  outcome,
  wholeAmount,
  withOwnVat,
  resultReport,
  joinAmounts,
  accountNames,
  debitCredit,
  joinIntervals,
  timesRate,
  ended,
  netPayouts,
  feesOfPayouts,
  freightPaidOut,
  onlyMoney,
  sumOfParts,
  amountInKronor,
  orderTotals,
  repeatedOrders,
  vatOfOther,
  amountOfVat,
  notSoldParts,
  partOfSale,
  foreignAmounts,
  currency,
  units,
  vat,
  vatByRow,
  soFarByRow,
  impossibleVat,
  ledger,
  accountsAsProducts,
  statement,
  creditSigns,
  paymentSigns,
  vatSign,
  rowStatus,
  unlikeRows,
  cardPayments,
  unknownVat,
  saidRate,
  shareOfAmount,
  residue,
} satisfies Record<string, Step>;

type StepName = keyof typeof steps;

/** Steps also of a table whose format says what its columns are; the others guess. */
const ofKnownColumns: ReadonlySet<string> = new Set<StepName>([
  'rolesByFormat',
  'ledger',
  'accountsAsProducts',
  'paymentSigns',
  'rowStatus',
  'cardPayments',
]);

/** The steps with these names, in their order. */
export const stepsOf = (...names: readonly StepName[]): NamedStep[] =>
  (Object.keys(steps) as StepName[])
    .filter((name) => names.includes(name))
    .map((name) => ({ name, run: steps[name] }));

/** Gives the columns their roles in one guide, and finds out what kind of table they are and which rows it is about. */
export function roleColumns(columns: readonly TypedColumn[], ask: Ask): Roled {
  const make = ask.known === undefined ? knownMake(columns, ask.reading) : null;
  const asked: Ask = { ...ask, proposed: make ?? undefined };
  return ask.reading.steps
    .filter(({ name }) => ask.known === undefined || ofKnownColumns.has(name))
    .reduce((table, { run }) => run(table, asked), unroled(columns, make?.title));
}
