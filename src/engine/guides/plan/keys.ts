/** Facts of a plan besides those imported from analyses. */
export const planKeys = {
  /** A figure that the user wrote or the profile contains. */
  goalTarget: 'plan.goal.target',
  profileRevenue: 'plan.profile.revenue',
  profileResult: 'plan.profile.result',
  /** A year at today's pace. */
  revenueYear: 'plan.base.revenueYear',
  costYear: 'plan.base.costYear',
  customerYear: 'plan.base.customerYear',
  /** The gap to a goal, in kronor per year and per month. */
  gapYear: 'plan.goal.gapYear',
  gapMonth: 'plan.goal.gapMonth',
  /** A revenue goal in gross profit at today's margin. */
  gapProfit: 'plan.goal.gapProfit',
  /** How much of a goal the plan is likely to reach, in per cent. */
  coverage: 'plan.goal.coverage',
  /** How much of what costs exceed sales by the plan is likely to make up for, in per cent. */
  coverageOfLoss: 'plan.coverageOfLoss',
  /** The planned actions' likely total effects per year. */
  worthRevenue: 'plan.worth.revenue',
  worthProfit: 'plan.worth.grossProfit',
  worthMargin: 'plan.worth.margin',
  worthCost: 'plan.worth.cost',
  worthResult: 'plan.worth.result',
} as const;
