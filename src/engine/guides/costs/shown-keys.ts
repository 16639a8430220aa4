import type { costKeys } from './catalogue.ts';

/** The keys that the pages of a costs result look for: the catalogue would send all its labels with them. */
export const shownCostKeys = {
  total: 'costs.total.amount',
  monthAverage: 'costs.month.average',
  monthTotal: 'costs.month.total',
  current: 'costs.total.current',
  previous: 'costs.total.previous',
  changePercent: 'costs.change.percent',
  likePercent: 'costs.like.percent',
  trendPercent: 'costs.trend.percent',
  areaChange: 'costs.area.change',
  areasTotal: 'costs.areas.total',
  fixedShare: 'costs.fixed.share',
  subscriptionYearly: 'costs.subscription.yearly',
  subscriptionAmount: 'costs.subscription.amount',
  subscriptionPerYear: 'costs.subscription.perYear',
  subscriptionStopped: 'costs.subscription.stoppedYearly',
  subscriptionsYearly: 'costs.subscriptions.yearly',
  priceRisePercent: 'costs.priceRise.percent',
  priceRiseYearly: 'costs.priceRise.yearly',
  suppliersTotal: 'costs.suppliers.total',
  suppliersCurrent: 'costs.suppliers.current',
  suppliersPrevious: 'costs.suppliers.previous',
  perRevenue: 'costs.perRevenue.total',
  perRevenueBefore: 'costs.perRevenue.previous',
} as const satisfies Partial<typeof costKeys>;
