import { costKeys } from './figures/keys.ts';

/** Facts the rules make beside those of `costKeys`. */
export const costRuleKeys = {
  /** Kronor the user wrote for a cost, each time it is paid. */
  answerAmount: 'costs.answer.amount',
  /** The same as kronor a month, where another period was written. */
  answerPerMonth: 'costs.answer.perMonth',
  /** A department's share as the user wrote it. */
  answerDepartmentShare: 'costs.answer.departmentShare',
} as const;

/** What the sentences on the data behind a cost analysis are made of. */
export const costQualityKeys = {
  total: costKeys.total,
  rowsUsed: costKeys.rowsUsed,
  rowsInFile: 'costs.rows.inFile',
  rowsLeftOut: 'costs.rows.leftOut',
  cellProblems: 'costs.rows.cellProblems',
} as const;
