import { salesKeys } from './figures/keys.ts';

/** Facts the rules make beside those of `salesKeys`. */
export const ruleKeys = {
  /** What the user answered, as a share of the revenue. */
  answerAdvertisingShare: 'sales.answer.advertisingShare',
  answerSubscriptionShare: 'sales.answer.subscriptionShare',
  /** Advertising in kronor per year, where the user answered with an amount. */
  answerAdvertisingCost: 'sales.answer.advertisingCost',
  /** Advertising as a share of gross profit. */
  answerAdvertisingOfProfit: 'sales.answer.advertisingOfProfit',
  /** Subscriptions in kronor per year, where the user answered with an amount. */
  answerSubscriptionRevenue: 'sales.answer.subscriptionRevenue',
} as const;

/** What the sentences on the data behind a sales analysis are made of. */
export const salesQualityKeys = {
  total: salesKeys.revenueTotal,
  rowsUsed: salesKeys.rowsUsed,
  rowsInFile: 'sales.rows.inFile',
  rowsLeftOut: 'sales.rows.leftOut',
  cellProblems: 'sales.rows.cellProblems',
} as const;
