/** Facts of an action plan beside those taken over from the analyses. */
export const planKeys = {
  /** What the user wrote or the profile holds, as a figure. */
  goalTarget: 'plan.goal.target',
  profileRevenue: 'plan.profile.revenue',
  profileResult: 'plan.profile.result',
  /** What a year is at today's pace. */
  revenueYear: 'plan.base.revenueYear',
  costYear: 'plan.base.costYear',
  customerYear: 'plan.base.customerYear',
  /** What is lacking to a goal, in kronor per year and per month. */
  gapYear: 'plan.goal.gapYear',
  gapMonth: 'plan.goal.gapMonth',
  /** What a revenue goal is in gross profit at today's margin. */
  gapProfit: 'plan.goal.gapProfit',
  /** What of a goal the plan is likely to reach, in percent. */
  coverage: 'plan.goal.coverage',
  /** What the planned actions are likely worth together, per year. */
  worthRevenue: 'plan.worth.revenue',
  worthProfit: 'plan.worth.grossProfit',
  worthCost: 'plan.worth.cost',
  worthResult: 'plan.worth.result',
} as const;
