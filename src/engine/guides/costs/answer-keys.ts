import { costKeys } from './catalogue.ts';

/** Facts that come from answers and rules, besides those of the catalogue. */
export const costRuleKeys = {
  /** The amount the user wrote for a cost, per payment. */
  answerAmount: 'costs.answer.amount',
  /** The same per month, where the user wrote another period. */
  answerPerMonth: 'costs.answer.perMonth',
  /** A department's share as the user wrote it. */
  answerDepartmentShare: 'costs.answer.departmentShare',
} as const;

/** Facts used in the sentences on data quality. */
export const costQualityKeys = {
  total: costKeys.total,
  rowsUsed: costKeys.rowsUsed,
  rowsInFile: 'costs.rows.inFile',
  rowsLeftOut: 'costs.rows.leftOut',
  cellProblems: 'costs.rows.cellProblems',
} as const;
