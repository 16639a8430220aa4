import { measureWord } from '../../../advice/effect-facts.ts';
import { duringCovered } from '../../../advice/periods.ts';
import { resultSentence, yearsOfSales } from '../../../books/result-sentence.ts';
import { isNamedByTax } from '../../../business/what-is-sold.ts';
import { withEvents } from '../../../events/with-events.ts';
import {
  byValue,
  isNegative,
  isPositive,
  isShown,
  size,
  subjectName,
} from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure, magnitude, periodOf } from '../../../text/placeholder.ts';
import {
  byHowMuch,
  capital,
  counted,
  directed,
  inQuotes,
  mention,
  moreOrLess,
  sentences,
} from '../../../text/swedish.ts';
import type { SalesBrief } from '../brief.ts';
import { salesKeys as key } from '../catalogue.ts';
import { inAll } from '../coverage.ts';
import { revenueExplained } from '../drivers.ts';
import { isSilent } from '../gone.ts';
import { costAwaitsVat } from '../margins.ts';
import {
  comparable,
  coveredPeriod,
  growthOf,
  hasLostCustomers,
  longEnough,
  type SalesRuleContext,
  standsOut,
  versus,
} from '../rule-context.ts';
import { isLikely } from './likely-forecast.ts';
import { underMovers } from './movers.ts';
import { isOfProduct, soldAtLoss } from './sold-at-loss.ts';

function result(context: SalesRuleContext): string {
  const { book, words } = context;
  const revenue = book.get(key.revenueTotal);
  if (revenue === null) return 'Omsättningen går inte att räkna ur filen.';
  if (!isPositive(revenue))
    return `Filens belopp summerar till ${figure(revenue)}: mer är krediterat än sålt, eller så är tecknen ombytta.`;
  const month = book.get(key.monthAverage);
  const orders = book.get(key.ordersTotal);
  const spread =
    isPositive(month) && size(book.get(key.wholeMonths)) > 1
      ? `, i snitt ${figure(month)} per hel månad`
      : isPositive(orders)
        ? ` på ${counted(orders, 'order', 'order')}`
        : '';
  const covered = coveredPeriod(context);
  const start =
    covered === null
      ? `Filen visar att ni ${words.income.done}`
      : `${duringCovered(covered)} ${words.income.weDid}`;
  return `${start} ${figure(revenue)}${spread}.`;
}

/** `, räknat per dag 2,4 % mindre`: a longer month sells more without selling better. */
function perDay({ book }: SalesRuleContext): string {
  const growth = book.get(key.growthPerDay);
  if (growth === null) return '';
  return `, räknat per dag ${moreOrLess(growth)}`;
}

function byYears({ figures }: SalesRuleContext): string | null {
  return figures.comparison?.kind === 'preceding' ? yearsOfSales(figures.facts) : null;
}

/** A smaller change, in per cent, is none. */
const UNCHANGED = 1;
/** … and of the margin, in percentage points. */
const SAME_MARGIN = 0.5;

function direction(context: SalesRuleContext): string | null {
  const { book } = context;
  const { income } = context.words;
  const growth = book.get(key.growth);
  const current = book.get(key.revenueCurrent);
  const previous = book.get(key.revenuePrevious);
  if (growth === null || current?.period == null || previous?.period == null) return null;
  // Halves of a year are not set against each other where the books have two years.
  const years = byYears(context);
  if (years !== null) return years;
  // A single month against another reflects the calendar more than the company.
  if (!comparable(context))
    return `Under ${periodOf(current)} ${income.was} ${figure(current)}, mot ${figure(previous)} under ${periodOf(previous)}${perDay(context)}; så korta perioder säger lite om riktningen.`;
  const moved =
    size(growth) !== 0 && Math.abs(size(growth)) < UNCHANGED
      ? 'är i stort sett oförändrad'
      : directed(growth, {
          up: `har ökat ${byHowMuch(growth)}`,
          down: `har minskat med ${magnitude(growth)}`,
          flat: 'är oförändrad',
        });
  // Where the file is the period, its sum has just been said.
  if (current.value === book.get(key.revenueTotal)?.value)
    return `${capital(income.the)} ${moved}: under ${periodOf(previous)} var den ${figure(previous)}${perDay(context)}.`;
  return `${capital(income.the)} ${moved}: ${figure(current)} under ${periodOf(current)} mot ${figure(previous)} under ${periodOf(previous)}${perDay(context)}.`;
}

/** By what the sales have moved, in a sentence; null where that cannot be said, or nothing has. */
export function whyItMoved(context: SalesRuleContext): string | null {
  const growth = context.book.get(key.growth);
  const reason = revenueExplained(context, { mostly: 'mest', because: 'på' });
  if (growth === null || reason === null || !comparable(context)) return null;
  if (Math.abs(size(growth)) < UNCHANGED) return null;
  if (byYears(context) !== null) return null;
  if (isPositive(growth) !== isPositive(growthOf(context))) return null;
  return `${directed(growth, { up: 'Uppgången', down: 'Nedgången', flat: 'Förändringen' })} beror ${reason}.`;
}

/** The margin of the file, or of the period that it has changed in. */
function margin(context: SalesRuleContext): string | null {
  const { book } = context;
  const level = book.get(key.grossMargin);
  if (level === null) return null;
  const change = book.get(key.marginChange);
  const now = book.get(key.marginCurrent);
  if (change === null || now === null) return `Täckningsgraden är ${figure(level)}.`;
  if (!isShown(change) || Math.abs(size(change)) < SAME_MARGIN) {
    const same = isShown(change) ? 'i stort sett oförändrad' : 'oförändrad';
    return `Täckningsgraden var ${figure(now)} ${duringPeriodOf(now)}, ${same} ${versus(context)}.`;
  }
  // Both levels, and not how far apart they are: rounded each for itself, the three would not agree.
  const before = book.get(key.marginPrevious);
  if (before !== null)
    return `Täckningsgraden var ${figure(now)} ${duringPeriodOf(now)}, mot ${figure(before)} ${duringPeriodOf(before)}.`;
  const moved = directed(change, { up: 'förbättrats', down: 'försämrats', flat: 'ändrats' });
  return `Täckningsgraden var ${figure(now)} ${duringPeriodOf(now)}, och den har ${moved} med ${magnitude(change)} ${versus(context)}.`;
}

function withoutKronor(context: SalesRuleContext, advices: number): string | null {
  if (advices === 0) return null;
  if (!longEnough(context))
    return 'Filen är för kort för att något av råden ska gå att räkna i pengar.';
  if (context.book.get(key.costTotal) !== null || costAwaitsVat(context)) return null;
  if (context.fromBooks) return 'Intäktskonton räcker inte för att räkna något av råden i pengar.';
  return 'Inget av råden går att räkna i pengar ur filen.';
}

/** What would bring less, as a share of a year's sales, is said to be little. */
const LITTLE = 0.005;

function opportunity({ advice, context }: SalesBrief): string | null {
  const largest = advice
    .flatMap(({ advice: { title, effect: rule }, effect }) =>
      effect === null || rule === null ? [] : [{ title, effect, word: measureWord(rule) }],
    )
    .sort((a, b) => size(b.effect.likely) - size(a.effect.likely))[0];
  if (largest === undefined) return withoutKronor(context, advice.length);
  const { title, effect, word } = largest;
  const worth = `${inQuotes(title)}: troligen ${figure(effect.likely)} per år i ${word}`;
  return size(effect.likely) < LITTLE * context.yearlyRevenue
    ? `Det som går att räkna hem är litet mot ${context.words.income.the}, och mest ger rådet ${worth}.`
    : `Mest att vinna finns i rådet ${worth}.`;
}

/** Turnover that has moved by less than this, in per cent, looks the same. */
const STEADY = 5;

function isSteady(context: SalesRuleContext): boolean {
  const growth = growthOf(context);
  return comparable(context) && growth !== null && Math.abs(size(growth)) < STEADY;
}

/** Whether what is sold less takes more of the profit than lower prices and dearer purchases do. */
function fallsByQuantity(context: SalesRuleContext): boolean {
  const { book } = context;
  const growth = growthOf(context);
  if (!comparable(context) || growth === null || size(growth) > -STEADY) return false;
  const sum = (...keys: string[]) => keys.reduce((all, each) => all + size(book.get(each)), 0);
  const quantity = sum(key.bridgeVolume, key.bridgeMix, key.bridgeNew, key.bridgeLost);
  return quantity < sum(key.bridgePrice, key.bridgeCost);
}

function risk({ context, advice }: SalesBrief): string | null {
  const { book } = context;
  const [loss, ids] = [soldAtLoss(context), advice.map((each) => each.advice.id)];
  if (loss !== null) return loss;
  const [customer] = byValue(book.all(key.customerShare)).filter(
    (share) => !isSilent(subjectName(share), context),
  );
  if (customer !== undefined && size(customer) >= 15 && !isOfProduct(ids))
    return `Största risken är beroendet av ${mention(customer)}, som står för ${figure(customer)} av omsättningen${inAll(context)}.`;
  const marginChange = book.get(key.marginChange);
  if (isNegative(marginChange) && size(marginChange) <= -1 && !fallsByQuantity(context))
    return isSteady(context)
      ? 'Största risken är att marginalen fortsätter att krympa medan omsättningen ser stabil ut.'
      : 'Största risken är att marginalen fortsätter att krympa.';
  const lost = book.get(key.customersLostRevenue);
  if (isPositive(lost) && hasLostCustomers(context) && size(lost) >= 0.03 * context.yearlyRevenue)
    return `Största risken är kundtappet: de som slutat handla stod för ${figure(lost)}.`;
  const [product] = byValue(book.all(key.productShare));
  const products = book.get(key.productsTotal);
  const carries =
    context.business?.never.has('product-dependency') !== true &&
    product !== undefined &&
    products !== null &&
    size(product) >= 15 &&
    standsOut(product, products) &&
    !(context.fromBooks && isNamedByTax(subjectName(product)));
  if (carries)
    return `Störst risk ligger i att så mycket hänger på ${mention(product)}, ${figure(product)} av omsättningen${inAll(context)}.`;
  return null;
}

function outlook({ book }: SalesRuleContext): string | null {
  const total = book.get(key.forecastTotal);
  if (total === null || total.period === null || !isLikely(total, book)) return null;
  const before = book.get(key.forecastBefore);
  const against = before === null ? '' : `, mot ${figure(before)} ${duringPeriodOf(before)}`;
  return `Prognosen för ${periodOf(total)} är ${figure(total)}${against}, om det fortsätter som hittills.`;
}

const EARNED = 'vad ni tjänar på försäljningen';
const RETURNING = 'vilka kunder som kommer tillbaka';
const ORDER = 'hur stor en vanlig order är';

/** Unknown figures by importance: key, what is unknown, and what the file lacks. */
const unknownTexts: readonly [string, string, string][] = [
  [key.grossMargin, EARNED, 'inköpspris eller kostnad'],
  [key.costTotal, EARNED, 'inköpspris eller kostnad'],
  [key.growth, 'om försäljningen växer', 'en tidigare period att jämföra med'],
  [key.customersTotal, RETURNING, 'en kolumn för kund'],
  [key.productsTotal, 'vilka produkter som bär försäljningen', 'en kolumn för produkt'],
  [key.productRevenue, 'vilka produkter som bär försäljningen', 'en kolumn för produkt'],
  [key.ordersTotal, ORDER, 'ordernummer'],
];

/** What a kind of business has no use of knowing, or knows by other means. */
function isIdle(what: string, { business }: SalesRuleContext): boolean {
  if (business === null) return false;
  const { counts, kindOfSales } = business;
  if (what === ORDER) return !counts.orders;
  if (what === RETURNING) return !counts.customers;
  return what === EARNED && kindOfSales === 'time';
}

/** The figure that says most of its kind of business, and that no file of sales has. */
function decisive({ business, figures }: SalesRuleContext): string | null {
  if (business === null || business.missing === null || figures.facts.length === 0) return null;
  const { what, needs, knownBy } = business.missing;
  if (knownBy === 'distance' && figures.hasDistance === true) return null;
  if (knownBy === 'customers' && figures.facts.some((fact) => fact.key === key.customersTotal))
    return null;
  return `För ${business.name} avgör också ${what}: det kräver ${needs}, som inte ingår i analysen.`;
}

function unknown(context: SalesRuleContext): string | null {
  const { unknowns, forecastWithheld, facts } = context.figures;
  const keys = new Set(unknowns.map((item) => item.key));
  const known = resultSentence(facts) === null ? null : EARNED;
  const lacking = new Map(
    unknownTexts
      .filter(([name, what]) => keys.has(name) && what !== known && !isIdle(what, context))
      .map(([, what, lack]) => [what, lack]),
  );
  const [first, second] = [...lacking];
  if (first === undefined) {
    if (facts.length === 0 || context.business !== null) return null;
    return forecastWithheld === null
      ? 'Vad som blir kvar efter löner, hyra och annonser framgår inte av en försäljningsfil.'
      : 'Någon prognos ges inte, eftersom den inte klarade provet mot filens egna månader; varför står under datakvalitet.';
  }
  const because = ([what, lack]: [string, string], file: string) =>
    `${what}, eftersom ${what === EARNED && costAwaitsVat(context) ? 'det inte är säkert att den är utan moms, som kostnaden är' : `${file} saknar ${lack}`}`;
  const also = second === undefined ? '' : `, och ${because(second, 'den')}`;
  return `Okänt är ${because(first, 'filen')}${also}.`;
}

/**
 * Profit, sales, direction, reason, largest opportunity, largest risk, unknowns: four to seven sentences.
 */
export function summary(brief: SalesBrief): string {
  const { context } = brief;
  const core = [
    resultSentence(context.figures.facts),
    result(context),
    direction(context),
    whyItMoved(context),
    margin(context),
    opportunity(brief),
    risk(brief),
    unknown(context),
    decisive(context),
  ].filter((text) => text !== null);
  const text = sentences(...core, core.length <= 6 ? outlook(context) : null);
  const { facts, movedWith, movedWithTwo } = context.figures;
  return withEvents(underMovers(text, context), facts, { movedWith, movedWithTwo });
}
