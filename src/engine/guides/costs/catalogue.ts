import { industryRows } from '../../books/benchmark/catalogue.ts';
import {
  type CatalogueKey,
  catalogue,
  change,
  count,
  each,
  money,
  percent,
  ratio,
} from '../../facts/catalogue.ts';

const CHANGE = 'costs.change.amount';
const SUPPLIERS = 'costs.suppliers.total';
const MONTHS = 'costs.month.average';
const DEPARTMENTS = 'costs.department.total';
const PROJECTS = 'costs.project.total';
const CATEGORIES = 'costs.category.total';
const ACCOUNTS = 'costs.account.total';

/**
 * Every figure the cost engine computes from rows. One given several times has a subject: an area,
 * a month `2025-03` and so on. Figures of financial statements are in `books`.
 */
export const costCatalogue = catalogue({
  total: money('costs.total.amount', 'Kostnader'),
  rowsUsed: count('costs.rows.used', 'Använda rader'),
  /** Credit notes: negative rows, with the sign changed. */
  credits: money('costs.credits.amount', 'Krediteringar'),
  wholeMonths: count('costs.period.wholeMonths', 'Hela månader i filen'),
  monthAverage: money('costs.month.average', 'Kostnad per månad i snitt'),
  ...each('per månad', {
    monthTotal: money('costs.month.total', 'Kostnad'),
    monthDeviation: change(percent('costs.month.deviation', 'Avvikelse från det väntade')),
    seasonIndex: ratio('costs.season.index', 'Säsongsindex'),
    /** Of what stands at the top of a result, for the shape beside it: silent of the others. */
    monthRevenue: money('costs.month.revenue', 'Omsättning'),
    monthPerRevenue: money('costs.month.perRevenue', 'Kostnad per 100 kr omsättning'),
  }),

  /**
   * Comparable periods: the latest complete months against the same months a year before, else the
   * months before.
   */
  current: money('costs.total.current', 'Kostnader'),
  previous: money('costs.total.previous', 'Kostnader'),
  change: change(money('costs.change.amount', 'Kostnadernas förändring i kronor')),
  changePercent: change(percent('costs.change.percent', 'Kostnadernas förändring')),
  changeLastMonth: change(
    percent('costs.change.lastMonth', 'Senaste hela månaden mot månaden före'),
  ),
  /** The same without areas that one of the two times has nothing or only a part of; silent where there are none. */
  likeCurrent: money('costs.like.current', 'Kostnader som båda perioderna har'),
  likePrevious: money('costs.like.previous', 'Kostnader som båda perioderna har'),
  likeChange: change(money('costs.like.change', 'Förändring av det som båda perioderna har')),
  likePercent: change(
    percent('costs.like.percent', 'Förändring i procent av det som båda perioderna har'),
  ),
  trendPerMonth: change(money('costs.trend.perMonth', 'Trend per månad')),
  trendPercent: change(percent('costs.trend.percent', 'Trend per månad i procent')),

  /** Subject `payment`: one of the largest rows. */
  rowAmount: money('costs.row.amount', 'Stor enskild kostnad'),

  /** Every row belongs to exactly one area, so these add up to the total. */
  ...each('per kostnadsområde', {
    areaTotal: money('costs.area.total', 'Kostnad'),
    areaShare: percent('costs.area.share', 'Andel av kostnaderna'),
    areaCurrent: money('costs.area.current', 'Kostnad', CHANGE),
    areaPrevious: money('costs.area.previous', 'Kostnad', CHANGE),
    areaChange: change(money('costs.area.change', 'Förändring av kostnaden', CHANGE)),
    areaGrowth: change(
      percent(
        'costs.area.growth',
        'Förändring av kostnaden i procent',
        CHANGE,
        'costs.change.percent',
      ),
    ),
    monthsNotYet: count('costs.area.monthsNotYet', 'Månader före den första kostnaden'),
    areaMonthsWithout: count('costs.area.monthsWithout', 'Månader utan kostnad i en period'),
    areaPerMonth: money(
      'costs.area.perMonth',
      'Kostnad per månad i snitt',
      MONTHS,
      'costs.month.total',
    ),
    areaFixed: money('costs.area.fixed', 'Fast kostnad'),
    areaFixedCurrent: money('costs.area.fixedCurrent', 'Fast kostnad'),
    areaFixedPrevious: money('costs.area.fixedPrevious', 'Fast kostnad'),
    /** Of what staff costs: what the area is called goes by them. */
    areaWages: percent('costs.area.wages', 'Andel som är löner'),
    areaPayroll: percent('costs.area.payroll', 'Andel som är löner, avgifter och pension'),
    /** Of what vehicles cost: what follows the road, and what is paid for one that stands still. */
    areaFuel: percent('costs.area.fuel', 'Andel som är drivmedel'),
    areaStanding: percent('costs.area.standing', 'Andel som är leasing, skatt och försäkring'),
  }),
  /** Within an area: fuel, rent or wages that one of the compared periods has nothing or only a part of; else silent. */
  ...each('per slag av kostnad', {
    kindCurrent: money('costs.kind.current', 'Kostnad', CHANGE),
    kindPrevious: money('costs.kind.previous', 'Kostnad', CHANGE),
    kindMonthsWithout: count('costs.kind.monthsWithout', 'Månader utan kostnad i en period'),
  }),
  areasTotal: count('costs.areas.total', 'Antal kostnadsområden'),
  /**
   * How rows were classified, as shares of the cost: by account, by dictionary, or not (`Övrigt`).
   */
  areasByAccount: percent('costs.areas.byAccount', 'Andel av kostnaderna placerad efter konto'),
  areasByDictionary: percent(
    'costs.areas.byDictionary',
    'Andel av kostnaderna placerad efter ordlistan',
  ),
  areasUnplaced: percent('costs.areas.unplaced', 'Andel av kostnaderna som inte kunnat placeras'),
  fixedTotal: money('costs.fixed.total', 'Fasta kostnader'),
  fixedShare: percent('costs.fixed.share', 'Fasta kostnaders andel'),
  /** The same of each comparable period; silent where it cannot be told of one. */
  fixedCurrent: money('costs.fixed.current', 'Fasta kostnader'),
  fixedPrevious: money('costs.fixed.previous', 'Fasta kostnader'),
  fixedShareCurrent: percent('costs.fixed.shareCurrent', 'Fasta kostnaders andel'),
  fixedSharePrevious: percent('costs.fixed.sharePrevious', 'Fasta kostnaders andel'),
  variableTotal: money('costs.variable.total', 'Rörliga kostnader'),

  /** Payments at even intervals of nearly equal amounts. The period is first to last payment. */
  ...each('per återkommande betalning', {
    subscriptionYearly: money('costs.subscription.yearly', 'Kostnad per år'),
    subscriptionAmount: money('costs.subscription.amount', 'Senaste beloppet'),
    subscriptionPerYear: count('costs.subscription.perYear', 'Betalningar per år'),
    subscriptionCount: count('costs.subscription.count', 'Betalningar i filen'),
    /** Yearly cost of an ended subscription, at its last amount. */
    subscriptionStopped: money(
      'costs.subscription.stoppedYearly',
      'Avslutad återkommande kostnad per år',
    ),
  }),
  subscriptionsCount: count('costs.subscriptions.count', 'Återkommande betalningar som löper'),
  subscriptionsYearly: money('costs.subscriptions.yearly', 'Återkommande betalningar per år'),
  subscriptionsStopped: count(
    'costs.subscriptions.stopped',
    'Återkommande betalningar som har upphört',
  ),
  subscriptionsStoppedYearly: money(
    'costs.subscriptions.stoppedYearly',
    'Upphörda återkommande betalningar per år',
  ),
  /** A subscription's amount now against a year before, and the difference per year. */
  priceRisePercent: percent('costs.priceRise.percent', 'Prishöjning det senaste året'),
  priceRiseYearly: money('costs.priceRise.yearly', 'Prishöjningens kostnad per år'),
  priceRisesCount: count('costs.priceRises.count', 'Återkommande betalningar som har höjts'),
  priceRisesYearly: money('costs.priceRises.yearly', 'Prishöjningarnas kostnad per år'),

  /** Subject `payment`: what seems to have been paid twice. */
  doubleAmount: money('costs.double.amount', 'Möjlig dubbelbetalning'),
  doublesCount: count('costs.doubles.count', 'Möjliga dubbelbetalningar'),
  doublesAmount: money('costs.doubles.amount', 'Möjliga dubbelbetalningar i kronor'),

  ...each('per leverantör', {
    supplierTotal: money('costs.supplier.total', 'Kostnad'),
    supplierShare: percent('costs.supplier.share', 'Andel av kostnaderna'),
    supplierRows: count('costs.supplier.rows', 'Antal rader'),
    supplierCurrent: money('costs.supplier.current', 'Kostnad', SUPPLIERS, CHANGE),
    supplierPrevious: money('costs.supplier.previous', 'Kostnad', SUPPLIERS, CHANGE),
    supplierChange: change(
      money('costs.supplier.change', 'Förändring av kostnaden', SUPPLIERS, CHANGE),
    ),
    supplierGrowth: change(
      percent('costs.supplier.growth', 'Förändring av kostnaden i procent', SUPPLIERS, CHANGE),
    ),
  }),
  suppliersTotal: count('costs.suppliers.total', 'Antal leverantörer'),
  suppliersCurrent: count('costs.suppliers.current', 'Antal leverantörer', SUPPLIERS, CHANGE),
  suppliersPrevious: count('costs.suppliers.previous', 'Antal leverantörer', SUPPLIERS, CHANGE),
  suppliersKnownShare: percent(
    'costs.suppliers.knownShare',
    'Andel av kostnaderna med känd leverantör',
  ),
  suppliersNew: count('costs.suppliers.new', 'Nya leverantörer'),
  suppliersNewCost: money('costs.suppliers.newCost', 'Nya leverantörers kostnad'),
  suppliersStopped: count('costs.suppliers.stopped', 'Leverantörer som har upphört'),
  suppliersStoppedCost: money(
    'costs.suppliers.stoppedCost',
    'Upphörda leverantörers kostnad i jämförelseperioden',
  ),
  suppliers80: count(
    'costs.concentration.suppliers80',
    'Leverantörer som står för 80 % av kostnaderna',
  ),
  topSupplierShare: percent('costs.concentration.topSupplierShare', 'Största leverantörens andel'),
  top5Share: percent('costs.concentration.top5Share', 'De fem största leverantörernas andel'),
  supplierHhi: ratio('costs.concentration.supplierHhi', 'Koncentration bland leverantörer (HHI)'),
  tailSuppliers: count('costs.concentration.tailSuppliers', 'Leverantörer i svansen'),
  tailCost: money('costs.concentration.tailCost', 'Svansens kostnad'),
  tailShare: percent('costs.concentration.tailShare', 'Svansens andel av kostnaderna'),

  ...each('per avdelning', {
    departmentTotal: money('costs.department.total', 'Kostnad'),
    departmentShare: percent('costs.department.share', 'Andel av kostnaderna'),
    departmentCurrent: money('costs.department.current', 'Kostnad', DEPARTMENTS, CHANGE),
    departmentPrevious: money('costs.department.previous', 'Kostnad', DEPARTMENTS, CHANGE),
    departmentChange: change(
      money('costs.department.change', 'Förändring av kostnaden', DEPARTMENTS, CHANGE),
    ),
  }),
  ...each('per projekt', {
    projectTotal: money('costs.project.total', 'Kostnad'),
    projectShare: percent('costs.project.share', 'Andel av kostnaderna'),
    projectCurrent: money('costs.project.current', 'Kostnad', PROJECTS, CHANGE),
    projectPrevious: money('costs.project.previous', 'Kostnad', PROJECTS, CHANGE),
    projectChange: change(
      money('costs.project.change', 'Förändring av kostnaden', PROJECTS, CHANGE),
    ),
  }),
  ...each('per kategori', {
    categoryTotal: money('costs.category.total', 'Kostnad'),
    categoryShare: percent('costs.category.share', 'Andel av kostnaderna'),
    categoryCurrent: money('costs.category.current', 'Kostnad', CATEGORIES, CHANGE),
    categoryPrevious: money('costs.category.previous', 'Kostnad', CATEGORIES, CHANGE),
    categoryChange: change(
      money('costs.category.change', 'Förändring av kostnaden', CATEGORIES, CHANGE),
    ),
  }),
  ...each('per konto', {
    accountTotal: money('costs.account.total', 'Kostnad'),
    accountShare: percent('costs.account.share', 'Andel av kostnaderna'),
    accountCurrent: money('costs.account.current', 'Kostnad', ACCOUNTS, CHANGE),
    accountPrevious: money('costs.account.previous', 'Kostnad', ACCOUNTS, CHANGE),
    accountChange: change(
      money('costs.account.change', 'Förändring av kostnaden', ACCOUNTS, CHANGE),
    ),
  }),
  /** Share of the cost on rows without a department or project, if the file has the column. */
  departmentUnassigned: percent(
    'costs.department.unassignedShare',
    'Andel av kostnaderna utan avdelning',
  ),
  projectUnassigned: percent('costs.project.unassignedShare', 'Andel av kostnaderna utan projekt'),

  /**
   * Subject `areaMonth` (`Fordon, mars 2025`): how much an area's month exceeds its usual level.
   */
  spikeMonth: money('costs.spike.month', 'Över det vanliga'),
  /** Subject `payment`: how much a payment exceeds the supplier's usual amount. */
  spikePayment: money('costs.spike.payment', 'Över det vanliga'),

  /** Revenue and cost of the months where both are known, the latest year of two, and cost per 100 kronor of revenue. */
  revenue: money('costs.revenue.total', 'Omsättning'),
  revenueCost: money('costs.revenue.cost', 'Kostnader under samma månader'),
  perRevenue: money('costs.perRevenue.total', 'Kostnad per 100 kr omsättning'),
  /** The same of the year before; unknown where both are not known for two years. */
  revenueBefore: money('costs.revenue.previous', 'Omsättning'),
  perRevenueBefore: money('costs.perRevenue.previous', 'Kostnad per 100 kr omsättning'),
  ...each('per kostnadsområde', {
    areaPerRevenue: money(
      'costs.area.perRevenue',
      'Kostnad per 100 kr omsättning',
      'costs.perRevenue.total',
      'costs.revenue.total',
    ),
  }),

  ...industryRows,

  /** What happened to a subject: kronor against the months before, after what they are made of. */
  ...each('per händelse', {
    eventStopped: change(money('costs.event.stopped', 'Kostnad som upphört')),
    eventStarted: change(money('costs.event.started', 'Kostnad som tillkommit')),
    eventLevel: change(money('costs.event.level', 'Kostnad mot jämförelseperioden')),
    eventOnce: change(money('costs.event.once', 'Engångshändelse mot jämförelseperioden')),
    eventCurrent: money('costs.event.current', 'Kostnad'),
    eventPrevious: money('costs.event.previous', 'Kostnad'),
    eventLast: money('costs.event.last', 'Senaste betalningen'),
  }),
});

export const costKeys = costCatalogue.keys;

export type CostKey = CatalogueKey<typeof costCatalogue>;
