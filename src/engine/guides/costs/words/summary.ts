import { duringCovered } from '../../../advice/periods.ts';
import { bookKeys } from '../../../books/keys.ts';
import { resultSentence } from '../../../books/result-sentence.ts';
import { withEvents } from '../../../events/with-events.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure, nameOf } from '../../../text/placeholder.ts';
import { capital, inQuotes, listed, mention, sentences } from '../../../text/swedish.ts';
import { theCostOf, whatOf } from '../areas/areas.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import type { CostBrief } from '../brief.ts';
import { costKeys as key } from '../catalogue.ts';
import { inAll, mostlyUnplaced } from '../coverage.ts';
import { REVENUE_NOT_KNOWN } from '../figures/revenue.ts';
import { type CostRuleContext, coveredPeriod, longEnough } from '../rule-context.ts';
import { isBound } from '../services.ts';
import { shownAreas } from './areas.ts';
import { direction, why } from './direction.ts';
import { underMovers } from './movers.ts';
import { keyCosts, perSale } from './per-sale.ts';

function result(context: CostRuleContext): string {
  const { book } = context;
  const total = book.get(key.total);
  if (total === null) return 'Filen har inga kostnader som går att räkna.';
  if (!isPositive(total))
    return `Filens belopp summerar till ${figure(total)}: mer är krediterat än köpt, eller så är tecknen ombytta.`;
  if (context.figures.perYear === 'agreements')
    return `Avtalen och abonnemangen i filen kostar ${figure(total)} per år, om allt löper hela året.`;
  const month = book.get(key.monthAverage);
  const isSpread = isPositive(month) && size(book.get(key.wholeMonths)) > 1;
  const spread = isSpread ? `, i snitt ${figure(month)} per hel månad` : '';
  const covered = coveredPeriod(context);
  const start =
    covered === null
      ? 'Filen visar kostnader för'
      : `${duringCovered(covered)} hade ni kostnader för`;
  return `${start} ${figure(total)}${spread}.`;
}

const MOST_NAMED = 3;

/** The largest areas of the latest of two years, which what stands beside is of: a share of both would be of other costs. */
function largestOfLate(
  { book, comparedMonths, figures }: CostRuleContext,
  ofAll: readonly Fact[],
): string | null {
  if (comparedMonths !== 12 || figures.comparison?.kind !== 'year') return null;
  const areas = byValue(book.all(key.areaCurrent))
    .filter((fact) => subjectName(fact) !== UNPLACED && isPositive(fact))
    .slice(0, MOST_NAMED);
  const [first] = areas;
  if (first?.period == null || areas.length < ofAll.length) return null;
  if (book.of(key.areaTotal, subjectName(first))?.value === first.value) return null;
  const named = areas.map(
    (area) => `${theCostOf(subjectName(area), figures.business)} (${figure(area)})`,
  );
  return `Störst ${duringPeriodOf(first)} var ${listed(named)}.`;
}

function largest(context: CostRuleContext): string | null {
  const unplaced = context.book.get(key.areasUnplaced);
  if (unplaced !== null && mostlyUnplaced(context.book)) return largestSuppliers(context, unplaced);
  const areas = shownAreas(context).filter(isPositive).slice(0, MOST_NAMED);
  const ofLate = largestOfLate(context, areas);
  if (ofLate !== null) return ofLate;
  const named = areas.flatMap((area) => {
    const share = context.book.of(key.areaShare, subjectName(area));
    return share === null
      ? []
      : [`${theCostOf(subjectName(area), context.figures.business)} (${figure(share)})`];
  });
  if (named.length === 0) return null;
  const [only] = areas;
  if (areas.length === 1 && only && size(context.book.of(key.areaShare, subjectName(only))) === 100)
    return `Allt gäller ${whatOf(subjectName(only), context.figures.business)}.`;
  return `Störst${inAll(context.book)} är ${listed(named)}.`;
}

/** Where most costs are unclassified, suppliers say more than areas. */
function largestSuppliers({ book, figures }: CostRuleContext, unplaced: Fact): string {
  const shares = figures.topSuppliers.flatMap((name) => book.of(key.supplierShare, name) ?? []);
  const top = shares.filter(isPositive).slice(0, 3);
  const area =
    size(unplaced) === 100
      ? 'Filen säger inte vad kostnaderna gäller, så de går inte att dela upp på område.'
      : `${figure(unplaced)} av kostnaderna${inAll(book)} går inte att placera i något område.`;
  if (top.length < 2) return area;
  return `${area} Av leverantörerna är de största${inAll(book)} ${listed(top.map((share) => `${mention(share)} (${figure(share)})`))}.`;
}

function recurring({ book, figures }: CostRuleContext): string | null {
  const fixed = book.get(key.fixedShare);
  const yearly = book.get(key.subscriptionsYearly);
  const parts = [
    fixed === null || size(fixed) < 1 || size(fixed) > 100 || mostlyUnplaced(book)
      ? null
      : `${figure(fixed)} av kostnaderna${inAll(book)} är fasta`,
    isPositive(yearly) && figures.perYear === null
      ? `återkommande betalningar drar ${figure(yearly)} per år`
      : null,
  ].flatMap((part) => part ?? []);
  return parts.length === 0 ? null : `${capital(listed(parts))}.`;
}

/** What would save less, as a share of a year's cost, is said to be little. */
const LITTLE = 0.005;

function opportunity({ advice, context }: CostBrief): string | null {
  const [best] = advice
    .flatMap(({ advice: { title }, effect }) => (effect === null ? [] : [{ title, effect }]))
    .sort((a, b) => size(b.effect.likely) - size(a.effect.likely));
  if (best !== undefined) {
    const worth = `${inQuotes(best.title)}: troligen ${figure(best.effect.likely)} per år i lägre kostnad`;
    return size(best.effect.likely) < LITTLE * context.yearlyCost
      ? `Det som går att räkna hem är litet mot kostnaderna, och mest ger rådet ${worth}.`
      : `Mest att vinna finns i rådet ${worth}.`;
  }
  if (advice.length === 0) return null;
  return longEnough(context)
    ? 'Inget av råden går att räkna i kronor ur den här filen.'
    : 'Filen är för kort för att något av råden ska gå att räkna i kronor per år.';
}

function risk({ book, figures, year, happened }: CostRuleContext): string | null {
  const liquidity = year === null ? null : book.of(bookKeys.cashLiquidity, year);
  if (liquidity !== null && size(liquidity) < 100)
    return `Största risken är betalningsförmågan: kassalikviditeten var ${figure(liquidity)} vid slutet av ${nameOf(liquidity)}.`;
  const doubles = book.get(key.doublesAmount);
  if (isPositive(doubles))
    return `Kontrollera först det som kan vara betalt en gång för mycket, ${figure(doubles)}.`;
  const [top] = book
    .all(key.supplierShare)
    .filter((share) => !isBound(subjectName(share), figures))
    .filter((share) => !happened.hasStopped('supplier', subjectName(share)))
    .sort((a, b) => size(b) - size(a));
  const several = size(book.get(key.suppliersTotal)) > 2;
  return several && top !== undefined && size(top) >= 25 && size(top) <= 100
    ? `Mest beroende är ni av ${mention(top)}, som får ${figure(top)} av kostnaderna${inAll(book)}.`
    : null;
}

/** Unknown figures by importance: key, what is unknown, and what would provide it. */
const unknownTexts: readonly [string, string, string][] = [
  [key.current, 'om kostnaderna ökar', 'en tidigare period att jämföra med'],
  [key.supplierTotal, 'vilka leverantörer pengarna går till', 'en kolumn för leverantör'],
  [key.perRevenue, 'vad kostnaderna är mot omsättningen', 'uppgift om omsättning'],
];

function unknown({
  figures: { unknowns, facts, perYear },
  book,
  year,
  yearBefore,
}: CostRuleContext): string | null {
  if (facts.length === 0) return null;
  const keys = new Set(unknowns.map((item) => item.key));
  // For yearly balances the income statement covers this.
  // What the books say of revenue is not missing.
  const hasRevenue = year !== null && isPositive(book.of(bookKeys.netRevenue, year));
  if (perYear === 'balances' || hasRevenue) keys.delete(key.perRevenue);
  if (perYear === 'balances' && yearBefore !== null) keys.delete(key.current);
  // Sales that are known are not missing, though they may not be held against these costs.
  const isKnown = unknowns.some(
    ({ key: name, reason }) => name === key.perRevenue && !reason.includes(REVENUE_NOT_KNOWN),
  );
  const lacking = unknownTexts.filter(([name]) => keys.has(name)).slice(0, 2);
  const because = ([name, what, lack]: (typeof unknownTexts)[number]) =>
    `${what}, eftersom ${name === key.perRevenue && isKnown ? 'försäljningen och den här filen inte går att räkna ihop' : `det saknas ${lack}`}`;
  return lacking.length === 0 ? null : `Okänt är ${lacking.map(because).join(', och ')}.`;
}

/**
 * Profit, cost, distribution, direction, reason, recurring costs, largest opportunity, risk, unknowns.
 */
export function summary(brief: CostBrief): string {
  const { context } = brief;
  const most = 9;
  const core = [
    resultSentence(context.figures.facts),
    result(context),
    perSale(context),
    keyCosts(context),
    largest(context),
    direction(context),
    why(context),
    recurring(context),
    opportunity(brief),
    risk(context),
  ].filter((text) => text !== null);
  const text = sentences(...core.slice(0, most), core.length < most ? unknown(context) : null);
  return withEvents(underMovers(text, context), context.figures.facts);
}
