import { salesKeys } from './catalogue.ts';

/** Facts that come from answers and rules, besides those of the catalogue. */
export const ruleKeys = {
  /** The user's answer as a share of revenue. */
  answerAdvertisingShare: 'sales.answer.advertisingShare',
  answerSubscriptionShare: 'sales.answer.subscriptionShare',
  /** Advertising in kronor per year, if the user answered with an amount. */
  answerAdvertisingCost: 'sales.answer.advertisingCost',
  /** Advertising as a share of gross profit. */
  answerAdvertisingOfProfit: 'sales.answer.advertisingOfProfit',
  /** Subscriptions in kronor per year, if the user answered with an amount. */
  answerSubscriptionRevenue: 'sales.answer.subscriptionRevenue',
} as const;

/** Facts used in the sentences on data quality. */
export const salesQualityKeys = {
  total: salesKeys.revenueTotal,
  rowsUsed: salesKeys.rowsUsed,
  rowsInFile: 'sales.rows.inFile',
  rowsLeftOut: 'sales.rows.leftOut',
  cellProblems: 'sales.rows.cellProblems',
} as const;
