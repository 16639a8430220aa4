import type { Subject } from '../../../facts/fact.ts';
import type { Period } from '../../../table/period.ts';
import { formatMonth, formatPeriod } from '../../../text/format.ts';
import type { SalesKey } from './keys.ts';

type Computed = Exclude<SalesKey, `sales.answer.${string}`>;

/** What each figure is called in receipts, tables and lists of unknowns. */
const LABELS: Record<Computed, string> = {
  'sales.revenue.total': 'Omsättning',
  'sales.rows.used': 'Använda rader',
  'sales.orders.total': 'Antal order',
  'sales.orders.average': 'Snittorder',
  'sales.units.total': 'Sålt antal',
  'sales.price.average': 'Snittpris per såld enhet',
  'sales.products.total': 'Antal produkter',
  'sales.customers.total': 'Antal kunder',
  'sales.period.wholeMonths': 'Hela månader i filen',
  'sales.month.average': 'Omsättning per månad i snitt',
  'sales.revenue.current': 'Omsättning',
  'sales.revenue.previous': 'Omsättning',
  'sales.product.revenueCurrent': 'Omsättning',
  'sales.product.revenuePrevious': 'Omsättning',
  'sales.customer.revenueCurrent': 'Omsättning',
  'sales.customer.revenuePrevious': 'Omsättning',
  'sales.category.revenueCurrent': 'Omsättning',
  'sales.category.revenuePrevious': 'Omsättning',
  'sales.channel.revenueCurrent': 'Omsättning',
  'sales.channel.revenuePrevious': 'Omsättning',
  'sales.region.revenueCurrent': 'Omsättning',
  'sales.region.revenuePrevious': 'Omsättning',
  'sales.growth.percent': 'Tillväxt',
  'sales.growth.perDay': 'Tillväxt per dag',
  'sales.growth.change': 'Förändring av omsättningen',
  'sales.growth.lastMonth': 'Senaste hela månaden mot månaden före',
  'sales.trend.perMonth': 'Trend per månad',
  'sales.trend.percent': 'Trend per månad i procent',
  'sales.month.revenue': 'Omsättning',
  'sales.month.deviation': 'Avvikelse från det väntade',
  'sales.season.index': 'Säsongsindex',
  'sales.weekday.share': 'Andel av omsättningen',
  'sales.product.revenue': 'Omsättning',
  'sales.product.share': 'Andel av omsättningen',
  'sales.product.units': 'Sålt antal',
  'sales.product.profit': 'Täckningsbidrag',
  'sales.product.margin': 'Täckningsgrad',
  'sales.product.growth': 'Tillväxt',
  'sales.product.change': 'Förändring av omsättningen',
  'sales.product.priceChange': 'Ändring av snittpriset',
  'sales.product.averagePrice': 'Snittpris',
  'sales.product.daysSinceSale': 'Dagar sedan senaste försäljning',
  'sales.product.returns': 'Returer och krediteringar',
  'sales.concentration.products80': 'Produkter som ger 80 % av omsättningen',
  'sales.concentration.top5Share': 'De fem största produkternas andel',
  'sales.concentration.productHhi': 'Koncentration bland produkter (HHI)',
  'sales.concentration.customers80': 'Kunder som ger 80 % av omsättningen',
  'sales.concentration.topCustomerShare': 'Största kundens andel',
  'sales.concentration.customerHhi': 'Koncentration bland kunder (HHI)',
  'sales.concentration.tailProducts': 'Produkter i svansen',
  'sales.concentration.tailShare': 'Svansens andel av omsättningen',
  'sales.products.dormant': 'Produkter utan försäljning på länge',
  'sales.products.growing': 'Växande produkter',
  'sales.products.shrinking': 'Minskande produkter',
  'sales.products.stable': 'Stabila produkter',
  'sales.customer.revenue': 'Omsättning',
  'sales.customer.share': 'Andel av omsättningen',
  'sales.customer.change': 'Förändring av omsättningen',
  'sales.customer.daysSinceSale': 'Dagar sedan senaste köp',
  'sales.customers.new': 'Nya kunder',
  'sales.customers.returning': 'Återkommande kunder',
  'sales.customers.lost': 'Förlorade kunder',
  'sales.customers.lostRevenue': 'Förlorade kunders omsättning i jämförelseperioden',
  'sales.customers.atRisk': 'Kunder på väg bort',
  'sales.customers.atRiskRevenue': 'Omsättning det senaste året från kunder på väg bort',
  'sales.customers.best': 'Bästa kunder (RFM)',
  'sales.customers.bestShare': 'De bästa kundernas andel av omsättningen',
  'sales.category.revenue': 'Omsättning',
  'sales.category.share': 'Andel av omsättningen',
  'sales.category.change': 'Förändring av omsättningen',
  'sales.category.margin': 'Täckningsgrad',
  'sales.channel.revenue': 'Omsättning',
  'sales.channel.share': 'Andel av omsättningen',
  'sales.channel.change': 'Förändring av omsättningen',
  'sales.channel.margin': 'Täckningsgrad',
  'sales.region.revenue': 'Omsättning',
  'sales.region.share': 'Andel av omsättningen',
  'sales.region.change': 'Förändring av omsättningen',
  'sales.region.margin': 'Täckningsgrad',
  'sales.cost.total': 'Kostnad för sålda varor',
  'sales.profit.gross': 'Täckningsbidrag',
  'sales.margin.percent': 'Täckningsgrad',
  'sales.profit.current': 'Täckningsbidrag',
  'sales.profit.previous': 'Täckningsbidrag',
  'sales.margin.current': 'Täckningsgrad',
  'sales.margin.previous': 'Täckningsgrad',
  'sales.margin.change': 'Ändring av täckningsgraden',
  'sales.split.price': 'Priseffekt på omsättningen',
  'sales.split.volume': 'Volymeffekt på omsättningen',
  'sales.split.mix': 'Mixeffekt på omsättningen',
  'sales.split.new': 'Nya produkters omsättning',
  'sales.split.lost': 'Bortfallna produkters omsättning',
  'sales.bridge.price': 'Priseffekt på täckningsbidraget',
  'sales.bridge.volume': 'Volymeffekt på täckningsbidraget',
  'sales.bridge.mix': 'Mixeffekt på täckningsbidraget',
  'sales.bridge.cost': 'Kostnadseffekt på täckningsbidraget',
  'sales.bridge.new': 'Nya produkters täckningsbidrag',
  'sales.bridge.lost': 'Bortfallna produkters täckningsbidrag',
  'sales.returns.amount': 'Returer och krediteringar',
  'sales.returns.share': 'Returer i procent av försäljningen',
  'sales.discount.amount': 'Lämnade rabatter',
  'sales.discount.share': 'Rabatter i procent av försäljningen före rabatt',
  'sales.forecast.month': 'Prognos',
  'sales.forecast.low': 'Prognos, lägre gräns',
  'sales.forecast.high': 'Prognos, övre gräns',
  'sales.forecast.total': 'Prognos för tre månader',
  'sales.forecast.error': 'Prognosens fel vid prov bakåt',
};

export type ComputedKey = keyof typeof LABELS;

/** How the thing a fact is about is said: months by name, others as they stand in the file. */
function subjectText(subject: Subject): string {
  const isMonth = subject.kind === 'month' && /^\d{4}-\d{2}$/.test(subject.name);
  return isMonth ? formatMonth(subject.name) : subject.name;
}

/** Figures that exist for several periods carry the period in their label. */
const PERIODIC = /\.(revenueCurrent|revenuePrevious|current|previous)$/;

/** `Omsättning`, `Omsättning: Kaffe`, `Omsättning juli–december 2025: Kaffe`. */
export function labelOf(
  key: ComputedKey,
  subject: Subject | null = null,
  period: Period | null = null,
): string {
  const when = period !== null && PERIODIC.test(key) ? ` ${formatPeriod(period)}` : '';
  const what = `${LABELS[key]}${when}`;
  return subject === null ? what : `${what}: ${subjectText(subject)}`;
}

const EACH: Record<string, string> = {
  month: 'per månad',
  weekday: 'per veckodag',
  season: 'per månad',
  product: 'per produkt',
  customer: 'per kund',
  category: 'per varugrupp',
  channel: 'per säljkanal',
  region: 'per region',
};

/** A figure that is lacking for every subject: `Täckningsgrad per produkt`. */
export function unknownLabel(key: ComputedKey): string {
  const each = key === 'sales.month.average' ? undefined : EACH[key.split('.')[1] ?? ''];
  return each === undefined ? LABELS[key] : `${LABELS[key]} ${each}`;
}
