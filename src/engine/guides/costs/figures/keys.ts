/**
 * Every figure the cost engine can give from the rows of a file. A key with a subject is given once for
 * each subject (`costs.area.*` for an area, `costs.month.*` for a month `2025-03`, and so on). Figures of
 * the financial statements are in `ratios/keys.ts`.
 */
export const costKeys = {
  total: 'costs.total.amount',
  rowsUsed: 'costs.rows.used',
  /** What suppliers have credited: rows below zero, turned positive. */
  credits: 'costs.credits.amount',
  wholeMonths: 'costs.period.wholeMonths',
  monthAverage: 'costs.month.average',
  monthTotal: 'costs.month.total',
  monthDeviation: 'costs.month.deviation',
  seasonIndex: 'costs.season.index',

  /** Comparable periods: the latest whole months against the same months a year before, else the months before. */
  current: 'costs.total.current',
  previous: 'costs.total.previous',
  change: 'costs.change.amount',
  changePercent: 'costs.change.percent',
  changeLastMonth: 'costs.change.lastMonth',
  trendPerMonth: 'costs.trend.perMonth',
  trendPercent: 'costs.trend.percent',

  /** Subject `payment`: one of the largest rows. */
  rowAmount: 'costs.row.amount',

  /** Every row belongs to exactly one area, so these add up to the total. */
  areaTotal: 'costs.area.total',
  areaShare: 'costs.area.share',
  areaCurrent: 'costs.area.current',
  areaPrevious: 'costs.area.previous',
  areaChange: 'costs.area.change',
  areaGrowth: 'costs.area.growth',
  areaPerMonth: 'costs.area.perMonth',
  areaFixed: 'costs.area.fixed',
  areaPerRevenue: 'costs.area.perRevenue',
  areasTotal: 'costs.areas.total',
  /** How rows were placed, as shares of the cost: by account, by the dictionary, or not at all (`Övrigt`). */
  areasByAccount: 'costs.areas.byAccount',
  areasByDictionary: 'costs.areas.byDictionary',
  areasUnplaced: 'costs.areas.unplaced',
  fixedTotal: 'costs.fixed.total',
  fixedShare: 'costs.fixed.share',
  variableTotal: 'costs.variable.total',

  /** Subject `subscription`: what comes back with even intervals and near-equal amounts. The period is first to last payment. */
  subscriptionYearly: 'costs.subscription.yearly',
  subscriptionAmount: 'costs.subscription.amount',
  subscriptionPerYear: 'costs.subscription.perYear',
  subscriptionCount: 'costs.subscription.count',
  /** Yearly cost of one that has stopped, at its last amount. */
  subscriptionStopped: 'costs.subscription.stoppedYearly',
  subscriptionsCount: 'costs.subscriptions.count',
  subscriptionsYearly: 'costs.subscriptions.yearly',
  subscriptionsStopped: 'costs.subscriptions.stopped',
  subscriptionsStoppedYearly: 'costs.subscriptions.stoppedYearly',
  /** A subscription's amount now against a year before, and what that costs a year. */
  priceRisePercent: 'costs.priceRise.percent',
  priceRiseYearly: 'costs.priceRise.yearly',
  priceRisesCount: 'costs.priceRises.count',
  priceRisesYearly: 'costs.priceRises.yearly',

  /** Subject `payment`: what seems to have been paid once too often. */
  doubleAmount: 'costs.double.amount',
  doublesCount: 'costs.doubles.count',
  doublesAmount: 'costs.doubles.amount',

  supplierTotal: 'costs.supplier.total',
  supplierShare: 'costs.supplier.share',
  supplierRows: 'costs.supplier.rows',
  supplierCurrent: 'costs.supplier.current',
  supplierPrevious: 'costs.supplier.previous',
  supplierChange: 'costs.supplier.change',
  supplierGrowth: 'costs.supplier.growth',
  suppliersTotal: 'costs.suppliers.total',
  suppliersKnownShare: 'costs.suppliers.knownShare',
  suppliersNew: 'costs.suppliers.new',
  suppliersNewCost: 'costs.suppliers.newCost',
  suppliersStopped: 'costs.suppliers.stopped',
  suppliersStoppedCost: 'costs.suppliers.stoppedCost',
  suppliers80: 'costs.concentration.suppliers80',
  topSupplierShare: 'costs.concentration.topSupplierShare',
  top5Share: 'costs.concentration.top5Share',
  supplierHhi: 'costs.concentration.supplierHhi',
  tailSuppliers: 'costs.concentration.tailSuppliers',
  tailCost: 'costs.concentration.tailCost',
  tailShare: 'costs.concentration.tailShare',

  departmentTotal: 'costs.department.total',
  departmentShare: 'costs.department.share',
  departmentCurrent: 'costs.department.current',
  departmentPrevious: 'costs.department.previous',
  departmentChange: 'costs.department.change',
  projectTotal: 'costs.project.total',
  projectShare: 'costs.project.share',
  projectCurrent: 'costs.project.current',
  projectPrevious: 'costs.project.previous',
  projectChange: 'costs.project.change',
  categoryTotal: 'costs.category.total',
  categoryShare: 'costs.category.share',
  categoryCurrent: 'costs.category.current',
  categoryPrevious: 'costs.category.previous',
  categoryChange: 'costs.category.change',
  accountTotal: 'costs.account.total',
  accountShare: 'costs.account.share',
  accountCurrent: 'costs.account.current',
  accountPrevious: 'costs.account.previous',
  accountChange: 'costs.account.change',
  /** Share of the cost on rows without a department or project, where the file has the column. */
  departmentUnassigned: 'costs.department.unassignedShare',
  projectUnassigned: 'costs.project.unassignedShare',

  /** Subject `areaMonth` (`Fordon, mars 2025`): how much an area's month is above its own usual. */
  spikeMonth: 'costs.spike.month',
  /** Subject `payment`: how much a payment is above the supplier's own usual. */
  spikePayment: 'costs.spike.payment',

  /** Revenue and cost of the months that both are known for, and their quotient per 100 kronor. */
  revenue: 'costs.revenue.total',
  revenueCost: 'costs.revenue.cost',
  perRevenue: 'costs.perRevenue.total',

  /** Subject `ratio` (`Rörelsemarginal`): SCB's quartiles for the industry, and how far the company is from the middle one. */
  industryLow: 'costs.industry.low',
  industryMedian: 'costs.industry.median',
  industryHigh: 'costs.industry.high',
  industryDifference: 'costs.industry.difference',
  industryCompanies: 'costs.industry.companies',
} as const;

export type CostKey = (typeof costKeys)[keyof typeof costKeys];
