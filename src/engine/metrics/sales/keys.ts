/**
 * Every figure the sales engine can give. A key with a subject is given once for each subject
 * (`sales.product.*` for a product, `sales.month.*` for a month `2025-03`, and so on).
 */
export const salesKeys = {
  revenueTotal: 'sales.revenue.total',
  rowsUsed: 'sales.rows.used',
  ordersTotal: 'sales.orders.total',
  orderAverage: 'sales.orders.average',
  unitsTotal: 'sales.units.total',
  priceAverage: 'sales.price.average',
  productsTotal: 'sales.products.total',
  customersTotal: 'sales.customers.total',
  wholeMonths: 'sales.period.wholeMonths',
  monthAverage: 'sales.month.average',

  /** Comparable periods: the latest whole months against the same months a year before, else the months before. */
  revenueCurrent: 'sales.revenue.current',
  revenuePrevious: 'sales.revenue.previous',
  growth: 'sales.growth.percent',
  growthChange: 'sales.growth.change',
  growthLastMonth: 'sales.growth.lastMonth',
  trendPerMonth: 'sales.trend.perMonth',
  trendPercent: 'sales.trend.percent',

  monthRevenue: 'sales.month.revenue',
  monthDeviation: 'sales.month.deviation',
  seasonIndex: 'sales.season.index',
  weekdayShare: 'sales.weekday.share',

  productRevenue: 'sales.product.revenue',
  productShare: 'sales.product.share',
  productUnits: 'sales.product.units',
  productProfit: 'sales.product.profit',
  productMargin: 'sales.product.margin',
  productGrowth: 'sales.product.growth',
  productChange: 'sales.product.change',
  productPriceChange: 'sales.product.priceChange',
  productAveragePrice: 'sales.product.averagePrice',
  productDaysSinceSale: 'sales.product.daysSinceSale',
  productReturns: 'sales.product.returns',

  paretoProducts: 'sales.concentration.products80',
  top5Share: 'sales.concentration.top5Share',
  productHhi: 'sales.concentration.productHhi',
  paretoCustomers: 'sales.concentration.customers80',
  topCustomerShare: 'sales.concentration.topCustomerShare',
  customerHhi: 'sales.concentration.customerHhi',
  tailProducts: 'sales.concentration.tailProducts',
  tailShare: 'sales.concentration.tailShare',
  dormantProducts: 'sales.products.dormant',

  customerRevenue: 'sales.customer.revenue',
  customerShare: 'sales.customer.share',
  customerChange: 'sales.customer.change',
  customerDaysSinceSale: 'sales.customer.daysSinceSale',
  customersNew: 'sales.customers.new',
  customersReturning: 'sales.customers.returning',
  customersLost: 'sales.customers.lost',
  customersLostRevenue: 'sales.customers.lostRevenue',
  customersAtRisk: 'sales.customers.atRisk',
  customersAtRiskRevenue: 'sales.customers.atRiskRevenue',
  customersBest: 'sales.customers.best',
  customersBestShare: 'sales.customers.bestShare',

  categoryRevenue: 'sales.category.revenue',
  categoryShare: 'sales.category.share',
  categoryChange: 'sales.category.change',
  categoryMargin: 'sales.category.margin',
  channelRevenue: 'sales.channel.revenue',
  channelShare: 'sales.channel.share',
  channelChange: 'sales.channel.change',
  channelMargin: 'sales.channel.margin',
  regionRevenue: 'sales.region.revenue',
  regionShare: 'sales.region.share',
  regionChange: 'sales.region.change',
  regionMargin: 'sales.region.margin',

  costTotal: 'sales.cost.total',
  grossProfit: 'sales.profit.gross',
  grossMargin: 'sales.margin.percent',
  marginChange: 'sales.margin.change',

  /** Split of the change in revenue between the comparable periods. */
  splitPrice: 'sales.split.price',
  splitVolume: 'sales.split.volume',
  splitMix: 'sales.split.mix',
  splitNew: 'sales.split.new',
  splitLost: 'sales.split.lost',
  /** Split of the change in gross profit between the comparable periods. */
  bridgePrice: 'sales.bridge.price',
  bridgeVolume: 'sales.bridge.volume',
  bridgeMix: 'sales.bridge.mix',
  bridgeCost: 'sales.bridge.cost',
  bridgeNew: 'sales.bridge.new',
  bridgeLost: 'sales.bridge.lost',

  returnsAmount: 'sales.returns.amount',
  returnsShare: 'sales.returns.share',
  discountAmount: 'sales.discount.amount',
  discountShare: 'sales.discount.share',

  forecastMonth: 'sales.forecast.month',
  forecastLow: 'sales.forecast.low',
  forecastHigh: 'sales.forecast.high',
  forecastTotal: 'sales.forecast.total',
  forecastError: 'sales.forecast.error',

  /** Made by the rules: what the user answered, as a figure, and the effect of an advice in kronor per year. */
  answerAdvertisingShare: 'sales.answer.advertisingShare',
  answerSubscriptionShare: 'sales.answer.subscriptionShare',
  adviceLow: 'sales.advice.low',
  adviceLikely: 'sales.advice.likely',
  adviceHigh: 'sales.advice.high',
  assumption: 'sales.assumption',
} as const;

export type SalesKey = (typeof salesKeys)[keyof typeof salesKeys];
