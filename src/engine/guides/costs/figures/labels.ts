import type { Subject } from '../../../facts/fact.ts';
import type { Period } from '../../../table/period.ts';
import { formatMonth, formatPeriod } from '../../../text/format.ts';
import type { CostKey } from './keys.ts';

/** What each figure is called in receipts, tables and lists of unknowns. */
const LABELS: Record<CostKey, string> = {
  'costs.total.amount': 'Kostnader',
  'costs.rows.used': 'Använda rader',
  'costs.credits.amount': 'Krediteringar',
  'costs.period.wholeMonths': 'Hela månader i filen',
  'costs.month.average': 'Kostnad per månad i snitt',
  'costs.month.total': 'Kostnad',
  'costs.month.deviation': 'Avvikelse från det väntade',
  'costs.season.index': 'Säsongsindex',
  'costs.total.current': 'Kostnader',
  'costs.total.previous': 'Kostnader',
  'costs.change.amount': 'Kostnadernas förändring i kronor',
  'costs.change.percent': 'Kostnadernas förändring',
  'costs.change.lastMonth': 'Senaste hela månaden mot månaden före',
  'costs.trend.perMonth': 'Trend per månad',
  'costs.trend.percent': 'Trend per månad i procent',
  'costs.row.amount': 'Stor enskild kostnad',
  'costs.area.total': 'Kostnad',
  'costs.area.share': 'Andel av kostnaderna',
  'costs.area.current': 'Kostnad',
  'costs.area.previous': 'Kostnad',
  'costs.area.change': 'Förändring av kostnaden',
  'costs.area.growth': 'Förändring av kostnaden i procent',
  'costs.area.perMonth': 'Kostnad per månad i snitt',
  'costs.area.fixed': 'Fast kostnad',
  'costs.area.perRevenue': 'Kostnad per 100 kr omsättning',
  'costs.areas.total': 'Antal kostnadsområden',
  'costs.areas.byAccount': 'Andel av kostnaderna placerad efter konto',
  'costs.areas.byDictionary': 'Andel av kostnaderna placerad efter ordlistan',
  'costs.areas.unplaced': 'Andel av kostnaderna som inte kunnat placeras',
  'costs.fixed.total': 'Fasta kostnader',
  'costs.fixed.share': 'Fasta kostnaders andel',
  'costs.variable.total': 'Rörliga kostnader',
  'costs.subscription.yearly': 'Kostnad per år',
  'costs.subscription.amount': 'Senaste beloppet',
  'costs.subscription.perYear': 'Betalningar per år',
  'costs.subscription.count': 'Betalningar i filen',
  'costs.subscription.stoppedYearly': 'Avslutad återkommande kostnad per år',
  'costs.subscriptions.count': 'Återkommande betalningar som löper',
  'costs.subscriptions.yearly': 'Återkommande betalningar per år',
  'costs.subscriptions.stopped': 'Återkommande betalningar som har upphört',
  'costs.subscriptions.stoppedYearly': 'Upphörda återkommande betalningar per år',
  'costs.priceRise.percent': 'Prishöjning det senaste året',
  'costs.priceRise.yearly': 'Prishöjningens kostnad per år',
  'costs.priceRises.count': 'Återkommande betalningar som har höjts',
  'costs.priceRises.yearly': 'Prishöjningarnas kostnad per år',
  'costs.double.amount': 'Möjlig dubbelbetalning',
  'costs.doubles.count': 'Möjliga dubbelbetalningar',
  'costs.doubles.amount': 'Möjliga dubbelbetalningar i kronor',
  'costs.supplier.total': 'Kostnad',
  'costs.supplier.share': 'Andel av kostnaderna',
  'costs.supplier.rows': 'Antal rader',
  'costs.supplier.current': 'Kostnad',
  'costs.supplier.previous': 'Kostnad',
  'costs.supplier.change': 'Förändring av kostnaden',
  'costs.supplier.growth': 'Förändring av kostnaden i procent',
  'costs.suppliers.total': 'Antal leverantörer',
  'costs.suppliers.knownShare': 'Andel av kostnaderna med känd leverantör',
  'costs.suppliers.new': 'Nya leverantörer',
  'costs.suppliers.newCost': 'Nya leverantörers kostnad',
  'costs.suppliers.stopped': 'Leverantörer som har upphört',
  'costs.suppliers.stoppedCost': 'Upphörda leverantörers kostnad i jämförelseperioden',
  'costs.concentration.suppliers80': 'Leverantörer som står för 80 % av kostnaderna',
  'costs.concentration.topSupplierShare': 'Största leverantörens andel',
  'costs.concentration.top5Share': 'De fem största leverantörernas andel',
  'costs.concentration.supplierHhi': 'Koncentration bland leverantörer (HHI)',
  'costs.concentration.tailSuppliers': 'Leverantörer i svansen',
  'costs.concentration.tailCost': 'Svansens kostnad',
  'costs.concentration.tailShare': 'Svansens andel av kostnaderna',
  'costs.department.total': 'Kostnad',
  'costs.department.share': 'Andel av kostnaderna',
  'costs.department.current': 'Kostnad',
  'costs.department.previous': 'Kostnad',
  'costs.department.change': 'Förändring av kostnaden',
  'costs.project.total': 'Kostnad',
  'costs.project.share': 'Andel av kostnaderna',
  'costs.project.current': 'Kostnad',
  'costs.project.previous': 'Kostnad',
  'costs.project.change': 'Förändring av kostnaden',
  'costs.category.total': 'Kostnad',
  'costs.category.share': 'Andel av kostnaderna',
  'costs.category.current': 'Kostnad',
  'costs.category.previous': 'Kostnad',
  'costs.category.change': 'Förändring av kostnaden',
  'costs.account.total': 'Kostnad',
  'costs.account.share': 'Andel av kostnaderna',
  'costs.account.current': 'Kostnad',
  'costs.account.previous': 'Kostnad',
  'costs.account.change': 'Förändring av kostnaden',
  'costs.department.unassignedShare': 'Andel av kostnaderna utan avdelning',
  'costs.project.unassignedShare': 'Andel av kostnaderna utan projekt',
  'costs.spike.month': 'Över det vanliga',
  'costs.spike.payment': 'Över det vanliga',
  'costs.revenue.total': 'Omsättning',
  'costs.revenue.cost': 'Kostnader under samma månader',
  'costs.perRevenue.total': 'Kostnad per 100 kr omsättning',
  'costs.industry.low': 'Branschens lägre kvartil',
  'costs.industry.median': 'Branschens median',
  'costs.industry.high': 'Branschens övre kvartil',
  'costs.industry.difference': 'Skillnad mot branschens median',
  'costs.industry.companies': 'Antal företag i jämförelsen',
};

/** Figures that exist for several periods carry the period in their label. */
const PERIODIC = /\.(current|previous)$/;

/** `Kostnad: Lokal`, `Kostnad juli–december 2025: Lokal`, `Kostnad: mars 2025`. */
export function labelOf(
  key: CostKey,
  subject: Subject | null = null,
  period: Period | null = null,
): string {
  const when = period !== null && PERIODIC.test(key) ? ` ${formatPeriod(period)}` : '';
  const what = `${LABELS[key]}${when}`;
  if (subject === null) return what;
  const isMonth = subject.kind === 'month' && /^\d{4}-\d{2}$/.test(subject.name);
  return `${what}: ${isMonth ? formatMonth(subject.name) : subject.name}`;
}

/** As `labelOf`, where every amount is kronor a year: `Kostnad per år: Lokal`. */
export function yearlyLabelOf(key: CostKey, of: Subject | null = null): string {
  const label = labelOf(key, of);
  return /^costs\.\w+\.total$|^costs\.total\.amount$/.test(key)
    ? label.replace(/^Kostnad(?:er)?/, '$& per år')
    : label;
}

const EACH: Record<string, string> = {
  month: 'per månad',
  season: 'per månad',
  area: 'per kostnadsområde',
  supplier: 'per leverantör',
  subscription: 'per återkommande betalning',
  department: 'per avdelning',
  project: 'per projekt',
  category: 'per kategori',
  account: 'per konto',
  industry: 'per nyckeltal',
};

/** Named as those that exist for each month or department, and yet one figure of the whole. */
const OF_THE_WHOLE: ReadonlySet<CostKey> = new Set([
  'costs.month.average',
  'costs.department.unassignedShare',
  'costs.project.unassignedShare',
]);

/** A figure that is lacking for every subject: `Kostnad per leverantör`. */
export function unknownLabel(key: CostKey): string {
  const each = OF_THE_WHOLE.has(key) ? undefined : EACH[key.split('.')[1] ?? ''];
  return each === undefined ? LABELS[key] : `${LABELS[key]} ${each}`;
}
