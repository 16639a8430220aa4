import {
  type CatalogueKey,
  catalogue,
  change,
  count,
  days,
  each,
  money,
  percent,
  percentagePoints,
  ratio,
} from '../../facts/catalogue.ts';

const PRODUCTS = 'sales.product.revenue';
const CUSTOMERS = 'sales.customers.total';
const CATEGORIES = 'sales.category.revenue';
const CHANNELS = 'sales.channel.revenue';
const REGIONS = 'sales.region.revenue';
const PROFIT = 'sales.profit.gross';
const GROWTH = 'sales.growth.change';
const UNITS = 'sales.units.total';
const ORDERS = 'sales.orders.average';
const PRODUCTS_TOTAL = 'sales.products.total';

/**
 * Every figure the sales engine computes. One given several times has a subject: a product, a month
 * `2025-03` and so on.
 */
export const salesCatalogue = catalogue({
  revenueTotal: money('sales.revenue.total', 'Omsättning'),
  rowsUsed: count('sales.rows.used', 'Använda rader'),
  ordersTotal: count('sales.orders.total', 'Antal order'),
  orderAverage: money('sales.orders.average', 'Snittorder'),
  unitsTotal: count('sales.units.total', 'Sålt antal'),
  priceAverage: money('sales.price.average', 'Snittpris per såld enhet'),
  productsTotal: count('sales.products.total', 'Antal produkter'),
  customersTotal: count('sales.customers.total', 'Antal kunder'),
  wholeMonths: count('sales.period.wholeMonths', 'Hela månader i filen'),
  monthAverage: money('sales.month.average', 'Omsättning per månad i snitt'),

  /**
   * Comparable periods: the latest complete months against the same months a year before, else the
   * months before.
   */
  revenueCurrent: money('sales.revenue.current', 'Omsättning'),
  revenuePrevious: money('sales.revenue.previous', 'Omsättning'),
  averageCurrent: money('sales.orders.averageCurrent', 'Snittorder', ORDERS, GROWTH),
  averagePrevious: money('sales.orders.averagePrevious', 'Snittorder', ORDERS, GROWTH),
  unitsCurrent: count('sales.units.current', 'Sålt antal', UNITS, GROWTH),
  unitsPrevious: count('sales.units.previous', 'Sålt antal', UNITS, GROWTH),
  productsCurrent: count('sales.products.current', 'Antal produkter', PRODUCTS_TOTAL, GROWTH),
  productsPrevious: count('sales.products.previous', 'Antal produkter', PRODUCTS_TOTAL, GROWTH),
  customersCurrent: count('sales.customers.current', 'Antal kunder', CUSTOMERS, GROWTH),
  customersPrevious: count('sales.customers.previous', 'Antal kunder', CUSTOMERS, GROWTH),
  growth: change(percent('sales.growth.percent', 'Tillväxt')),
  /** Only where the comparable periods differ so much in length that this alone affects growth. */
  growthPerDay: change(percent('sales.growth.perDay', 'Tillväxt per dag')),
  growthChange: change(money('sales.growth.change', 'Förändring av omsättningen')),
  growthLastMonth: change(
    percent('sales.growth.lastMonth', 'Senaste hela månaden mot månaden före'),
  ),
  trendPerMonth: change(money('sales.trend.perMonth', 'Trend per månad')),
  trendPercent: change(percent('sales.trend.percent', 'Trend per månad i procent')),

  ...each('per månad', {
    monthRevenue: money('sales.month.revenue', 'Omsättning'),
    monthDeviation: change(percent('sales.month.deviation', 'Avvikelse från det väntade')),
    seasonIndex: ratio('sales.season.index', 'Säsongsindex'),
    /** Of what stands at the top of a result, for the shape beside it: silent of the others. */
    monthProfit: money('sales.month.profit', 'Täckningsbidrag'),
    monthMargin: percent('sales.month.margin', 'Täckningsgrad'),
    monthOrderAverage: money('sales.month.orderAverage', 'Snittorder'),
    monthUnits: count('sales.month.units', 'Sålt antal'),
    monthCustomers: count('sales.month.customers', 'Antal kunder'),
    monthProducts: count('sales.month.products', 'Antal produkter'),
  }),
  ...each('per veckodag', {
    weekdayShare: percent('sales.weekday.share', 'Andel av omsättningen'),
  }),

  ...each('per produkt', {
    productRevenue: money('sales.product.revenue', 'Omsättning'),
    productShare: percent('sales.product.share', 'Andel av omsättningen'),
    productCurrent: money('sales.product.revenueCurrent', 'Omsättning', PRODUCTS, GROWTH),
    productPrevious: money('sales.product.revenuePrevious', 'Omsättning', PRODUCTS, GROWTH),
    productUnits: count('sales.product.units', 'Sålt antal', PRODUCTS, UNITS),
    productAveragePrice: money('sales.product.averagePrice', 'Snittpris', PRODUCTS, UNITS),
    productProfit: money('sales.product.profit', 'Täckningsbidrag', PRODUCTS, PROFIT),
    productMargin: percent('sales.product.margin', 'Täckningsgrad', PRODUCTS, PROFIT),
    productGrowth: change(percent('sales.product.growth', 'Tillväxt')),
    productChange: change(
      money('sales.product.change', 'Förändring av omsättningen', PRODUCTS, GROWTH),
    ),
    productPriceChange: change(
      percent('sales.product.priceChange', 'Ändring av snittpriset', PRODUCTS, UNITS, GROWTH),
    ),
    productDaysSinceSale: days(
      'sales.product.daysSinceSale',
      'Dagar sedan senaste försäljning',
      PRODUCTS,
      'sales.month.revenue',
    ),
    productReturns: money('sales.product.returns', 'Returer och krediteringar', PRODUCTS),
  }),

  paretoProducts: count('sales.concentration.products80', 'Produkter som ger 80 % av omsättningen'),
  top5Share: percent('sales.concentration.top5Share', 'De fem största produkternas andel'),
  productHhi: ratio('sales.concentration.productHhi', 'Koncentration bland produkter (HHI)'),
  paretoCustomers: count('sales.concentration.customers80', 'Kunder som ger 80 % av omsättningen'),
  topCustomerShare: percent('sales.concentration.topCustomerShare', 'Största kundens andel'),
  customerHhi: ratio('sales.concentration.customerHhi', 'Koncentration bland kunder (HHI)'),
  tailProducts: count('sales.concentration.tailProducts', 'Produkter i svansen'),
  tailShare: percent('sales.concentration.tailShare', 'Svansens andel av omsättningen'),
  dormantProducts: count('sales.products.dormant', 'Produkter utan försäljning på länge'),
  /** Products by change between the comparable periods: above +5 %, below −5 %, or between. */
  productsGrowing: count('sales.products.growing', 'Växande produkter', PRODUCTS, GROWTH),
  productsShrinking: count('sales.products.shrinking', 'Minskande produkter', PRODUCTS, GROWTH),
  productsStable: count('sales.products.stable', 'Stabila produkter', PRODUCTS, GROWTH),

  ...each('per kund', {
    customerRevenue: money('sales.customer.revenue', 'Omsättning'),
    customerCurrent: money('sales.customer.revenueCurrent', 'Omsättning', CUSTOMERS, GROWTH),
    customerPrevious: money('sales.customer.revenuePrevious', 'Omsättning', CUSTOMERS, GROWTH),
    customerShare: percent('sales.customer.share', 'Andel av omsättningen', CUSTOMERS),
    customerChange: change(
      money('sales.customer.change', 'Förändring av omsättningen', CUSTOMERS, GROWTH),
    ),
    customerMargin: percent('sales.customer.margin', 'Täckningsgrad', CUSTOMERS, PROFIT),
    customerDaysSinceSale: days(
      'sales.customer.daysSinceSale',
      'Dagar sedan senaste köp',
      CUSTOMERS,
      'sales.month.revenue',
    ),
  }),
  customersNew: count('sales.customers.new', 'Nya kunder'),
  customersReturning: count('sales.customers.returning', 'Återkommande kunder'),
  customersLost: count('sales.customers.lost', 'Förlorade kunder'),
  customersLostRevenue: money(
    'sales.customers.lostRevenue',
    'Förlorade kunders omsättning i jämförelseperioden',
    CUSTOMERS,
    'sales.customers.lost',
  ),
  customersAtRisk: count('sales.customers.atRisk', 'Kunder på väg bort'),
  customersAtRiskRevenue: money(
    'sales.customers.atRiskRevenue',
    'Omsättning det senaste året från kunder på väg bort',
    CUSTOMERS,
    'sales.customers.atRisk',
  ),
  customersBest: count('sales.customers.best', 'Bästa kunder (RFM)'),
  customersBestShare: percent(
    'sales.customers.bestShare',
    'De bästa kundernas andel av omsättningen',
    CUSTOMERS,
    'sales.customers.best',
  ),

  ...each('per varugrupp', {
    categoryRevenue: money('sales.category.revenue', 'Omsättning'),
    categoryShare: percent('sales.category.share', 'Andel av omsättningen'),
    categoryCurrent: money('sales.category.revenueCurrent', 'Omsättning', CATEGORIES, GROWTH),
    categoryPrevious: money('sales.category.revenuePrevious', 'Omsättning', CATEGORIES, GROWTH),
    categoryChange: change(
      money('sales.category.change', 'Förändring av omsättningen', CATEGORIES, GROWTH),
    ),
    categoryMargin: percent('sales.category.margin', 'Täckningsgrad', CATEGORIES, PROFIT),
  }),
  ...each('per säljkanal', {
    channelRevenue: money('sales.channel.revenue', 'Omsättning'),
    channelShare: percent('sales.channel.share', 'Andel av omsättningen'),
    channelCurrent: money('sales.channel.revenueCurrent', 'Omsättning', CHANNELS, GROWTH),
    channelPrevious: money('sales.channel.revenuePrevious', 'Omsättning', CHANNELS, GROWTH),
    channelChange: change(
      money('sales.channel.change', 'Förändring av omsättningen', CHANNELS, GROWTH),
    ),
    channelMargin: percent('sales.channel.margin', 'Täckningsgrad', CHANNELS, PROFIT),
  }),
  ...each('per region', {
    regionRevenue: money('sales.region.revenue', 'Omsättning'),
    regionShare: percent('sales.region.share', 'Andel av omsättningen'),
    regionCurrent: money('sales.region.revenueCurrent', 'Omsättning', REGIONS, GROWTH),
    regionPrevious: money('sales.region.revenuePrevious', 'Omsättning', REGIONS, GROWTH),
    regionChange: change(
      money('sales.region.change', 'Förändring av omsättningen', REGIONS, GROWTH),
    ),
    regionMargin: percent('sales.region.margin', 'Täckningsgrad', REGIONS, PROFIT),
  }),

  costTotal: money('sales.cost.total', 'Kostnad för sålda varor'),
  grossProfit: money('sales.profit.gross', 'Täckningsbidrag'),
  grossMargin: percent('sales.margin.percent', 'Täckningsgrad'),
  profitCurrent: money('sales.profit.current', 'Täckningsbidrag', PROFIT, GROWTH),
  profitPrevious: money('sales.profit.previous', 'Täckningsbidrag', PROFIT, GROWTH),
  marginCurrent: percent('sales.margin.current', 'Täckningsgrad', PROFIT, GROWTH),
  marginPrevious: percent('sales.margin.previous', 'Täckningsgrad', PROFIT, GROWTH),
  marginChange: change(percentagePoints('sales.margin.change', 'Ändring av täckningsgraden')),

  /** Components of the change in revenue between the comparable periods. */
  splitPrice: change(money('sales.split.price', 'Priseffekt på omsättningen')),
  splitVolume: change(money('sales.split.volume', 'Volymeffekt på omsättningen')),
  splitMix: change(money('sales.split.mix', 'Mixeffekt på omsättningen')),
  splitPieces: change(money('sales.split.pieces', 'Antalets effekt på omsättningen')),
  splitNew: money('sales.split.new', 'Nya produkters omsättning'),
  splitLost: money('sales.split.lost', 'Bortfallna produkters omsättning'),
  /** Components of the change in gross profit between the comparable periods. */
  bridgePrice: change(money('sales.bridge.price', 'Priseffekt på täckningsbidraget')),
  bridgeVolume: change(money('sales.bridge.volume', 'Volymeffekt på täckningsbidraget')),
  bridgeMix: change(money('sales.bridge.mix', 'Mixeffekt på täckningsbidraget')),
  bridgePieces: change(money('sales.bridge.pieces', 'Antalets effekt på täckningsbidraget')),
  bridgeCost: change(money('sales.bridge.cost', 'Kostnadseffekt på täckningsbidraget')),
  bridgeNew: money('sales.bridge.new', 'Nya produkters täckningsbidrag'),
  bridgeLost: money('sales.bridge.lost', 'Bortfallna produkters täckningsbidrag'),

  returnsAmount: money('sales.returns.amount', 'Returer och krediteringar'),
  returnsShare: percent('sales.returns.share', 'Returer i procent av försäljningen'),
  discountAmount: money('sales.discount.amount', 'Lämnade rabatter'),
  discountShare: percent('sales.discount.share', 'Rabatter i procent av försäljningen före rabatt'),

  forecastMonth: money('sales.forecast.month', 'Prognos'),
  forecastLow: money('sales.forecast.low', 'Prognos, lägre gräns'),
  forecastHigh: money('sales.forecast.high', 'Prognos, övre gräns'),
  forecastTotal: money('sales.forecast.total', 'Prognos för tre månader'),
  forecastBefore: money('sales.forecast.before', 'Omsättning samma månader året före'),
  forecastError: percent('sales.forecast.error', 'Prognosens fel vid prov bakåt'),

  /** What happened to a subject: kronor against the months before, after what they are made of. */
  ...each('per händelse', {
    eventStopped: change(money('sales.event.stopped', 'Försäljning som upphört')),
    eventStarted: change(money('sales.event.started', 'Försäljning som tillkommit')),
    eventLevel: change(money('sales.event.level', 'Försäljning mot jämförelseperioden')),
    eventOnce: change(money('sales.event.once', 'Engångshändelse mot jämförelseperioden')),
    eventPrice: change(money('sales.event.price', 'Vad det ändrade priset gett')),
    eventUnitCost: change(money('sales.event.unitCost', 'Vad den ändrade inköpskostnaden gett')),
    eventDiscount: change(money('sales.event.discount', 'Vad de ändrade rabatterna gett')),
    eventCurrent: money('sales.event.current', 'Omsättning'),
    eventPrevious: money('sales.event.previous', 'Omsättning'),
    eventLast: money('sales.event.last', 'Senaste köpet'),
    eventNext: money('sales.event.next', 'Hyra av den som tog över'),
    eventUnitsCurrent: count('sales.event.unitsCurrent', 'Sålt antal'),
    eventUnitsPrevious: count('sales.event.unitsPrevious', 'Sålt antal'),
    /** Where each row is one payment of the same fee or rent. */
    eventRowsCurrent: count('sales.event.rowsCurrent', 'Antal rader'),
    eventRowsPrevious: count('sales.event.rowsPrevious', 'Antal rader'),
    eventPriceCurrent: money('sales.event.priceCurrent', 'Snittpris före rabatt'),
    eventPricePrevious: money('sales.event.pricePrevious', 'Snittpris före rabatt'),
    eventCostCurrent: money('sales.event.costCurrent', 'Inköpskostnad'),
    eventCostPrevious: money('sales.event.costPrevious', 'Inköpskostnad'),
    eventUnitCostCurrent: money('sales.event.unitCostCurrent', 'Inköpskostnad per styck'),
    eventUnitCostPrevious: money('sales.event.unitCostPrevious', 'Inköpskostnad per styck'),
    eventMarginCurrent: percent('sales.event.marginCurrent', 'Täckningsgrad'),
    eventMarginPrevious: percent('sales.event.marginPrevious', 'Täckningsgrad'),
    eventDiscountCurrent: money('sales.event.discountCurrent', 'Lämnade rabatter'),
    eventDiscountPrevious: money('sales.event.discountPrevious', 'Lämnade rabatter'),
    eventDiscountShareCurrent: percent('sales.event.discountShareCurrent', 'Rabattens andel'),
    eventDiscountSharePrevious: percent('sales.event.discountSharePrevious', 'Rabattens andel'),
  }),
});

export const salesKeys = salesCatalogue.keys;

export type SalesKey = CatalogueKey<typeof salesCatalogue>;
