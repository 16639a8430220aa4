import { monthsBetween } from '../../../advice/periods.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure, nameOf, periodOf } from '../../../text/placeholder.ts';
import { byHowMuch, capital, directed, listed, mention } from '../../../text/swedish.ts';
import { endOf, eventsIn, isThroughout, onceIn, startOf, whenOf } from '../area-events.ts';
import { followsIn, headingOf, variesBy } from '../areas/areas.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { costKeys as key } from '../catalogue.ts';
import { isOfMore } from '../coverage.ts';
import { isUnlike, kindLacks, lackingKind } from '../like-for-like.ts';
import type { TextBlock } from '../result.ts';
import { type CostRuleContext, comparable, versus } from '../rule-context.ts';
import { isSupplier } from '../services.ts';
import { isBilledSeldom } from '../variable-areas.ts';

const MOST = 5;
/** Smaller changes, in per cent, are called no change. */
const WORTH_SAYING = 3;

/** The classified areas, largest first. */
export function shownAreas({ book }: CostRuleContext): Fact[] {
  return byValue(book.all(key.areaTotal)).filter((fact) => subjectName(fact) !== UNPLACED);
}

function growthItem(total: Fact, context: CostRuleContext): string[] {
  const growth = context.book.of(key.areaGrowth, subjectName(total));
  const lacking = context.book.of(key.areaMonthsWithout, subjectName(total));
  if (lacking !== null && isThroughout(subjectName(total), context)) {
    const isWhole = lacking.period !== null && size(lacking) >= monthsBetween(lacking.period);
    return [`- Finns ${isWhole ? 'inte' : 'bara en del av tiden'} ${duringPeriodOf(lacking)}`];
  }
  const kind = lackingKind(subjectName(total), context.book);
  if (kind !== null)
    return [`- ${capital(kindLacks(kind))}: hur området har ändrats visar filen därför inte`];
  // A month against another says more of the calendar, and of what is not booked yet.
  if (growth === null || !comparable(context) || lacking !== null) return [];
  if (Math.abs(size(growth)) < WORTH_SAYING) return [`- Så gott som oförändrat ${versus(context)}`];
  const moved = directed(growth, { up: 'Har ökat', down: 'Har minskat', flat: 'Oförändrat' });
  return [
    `- ${moved} ${byHowMuch(growth)} ${versus(context)}${onceIn(subjectName(total), context)}`,
  ];
}

/** From this percentage on, most of what a vehicle costs is there when it stands still. */
const MOSTLY_STANDING = 50;
/** … from this on so much of it is that it is not left out … */
const SOME_STANDING = 10;
/** … and from this on, what is shown as all of it. */
const ALL_STANDING = 99.5;
/** From this part of an area on, the rest of it is not worth a figure. */
const NEARLY_ALL = 0.98;

function fixedItem(fixed: Fact | null, total: Fact, context: CostRuleContext): string[] {
  if (fixed === null || size(fixed) < 0 || size(fixed) > size(total)) return [];
  if (fixed.value === total.value)
    return isBilledSeldom(subjectName(total), context.figures)
      ? ['- Fast: ska betalas också när intäkterna sjunker']
      : ['- Fast: återkommer med jämna belopp'];
  if (size(fixed) >= NEARLY_ALL * size(total))
    return ['- Nästan helt fast: återkommer med jämna belopp'];
  if (size(fixed) > 0) return [`- Varav fast: ${figure(fixed)}`];
  const standing = context.book.of(key.areaStanding, subjectName(total));
  if (size(standing) >= ALL_STANDING)
    return ['- Bara sådant som ska betalas hur lite ni än kör, som hyra, skatt och försäkring'];
  if (size(standing) >= MOSTLY_STANDING)
    return [
      `- Mest sådant som ska betalas hur lite ni än kör, som hyra, skatt och försäkring: ${figure(standing as Fact)}`,
    ];
  // What was paid to one who has stopped, and whom nobody has followed, is to be paid no more.
  const events = eventsIn(subjectName(total), context).map(({ type }) => type);
  const hasStopped = events.includes('stopped') && !events.includes('started');
  const by = variesBy(subjectName(total)) ?? followsIn(subjectName(total));
  if (by !== null && size(standing) >= SOME_STANDING && !hasStopped)
    return [
      `- Mest rörlig: ${by}, men ${figure(standing as Fact)} är leasing, skatt eller försäkring`,
    ];
  if (by !== null) return [`- Rörlig: ${by}`];
  // Of what began lately the months before tell nothing.
  return startOf(total, context) === null ? ['- Rörlig: ojämn från månad till månad'] : [];
}

function recurringItem(area: string, { book, figures }: CostRuleContext): string[] {
  const names = figures.subscriptions.filter(
    (name) => figures.areaOfSubscription.get(name) === area,
  );
  const yearly = byValue(names.flatMap((name) => book.of(key.subscriptionYearly, name) ?? []));
  if (yearly.length === 0) return [];
  const largest = yearly.slice(0, 3).map((fact) => `${mention(fact)} (${figure(fact)} per år)`);
  return [`- Återkommande: ${listed(largest)}`];
}

/** So much of an area with one who has come may leave a little with others before. */
const BEGAN_WITH_IT = 0.95;

/** Since when it is paid for: what is of no whole month is in the total only. */
function newItem(total: Fact, start: Fact): string {
  if (size(start) < BEGAN_WITH_IT * size(total))
    return `- Nytt: ${figure(start)} under ${periodOf(start)}, och inget tidigare`;
  const all = total.value === start.value ? 'allt' : 'så gott som allt';
  return `- Nytt: ${all} är betalt under ${periodOf(start)}`;
}

/** ` under 2025`: sales may be known for another time than costs. */
const ofItsTime = (perRevenue: Fact) =>
  perRevenue.period === null ? '' : ` ${duringPeriodOf(perRevenue)}`;

function section(total: Fact, context: CostRuleContext): string {
  const { book } = context;
  const name = subjectName(total);
  const share = book.of(key.areaShare, name);
  const month = book.of(key.areaPerMonth, name);
  const perRevenue = book.of(key.areaPerRevenue, name);
  const [start, end] = [startOf(total, context), endOf(total, context)];
  const throughout = start === null && end === null && !isUnlike(name, book);
  const during = context.figures.perYear === 'agreements' ? ' per år' : '';
  const amount = `**${figure(total)}**${during}${share === null ? '' : `, ${figure(share)} av kostnaderna`}`;
  return [
    `## ${headingOf(name, context.figures.business) ?? nameOf(total)}`,
    `- ${amount}${isPositive(month) && throughout ? `, i snitt ${figure(month)} i månaden` : ''}`,
    ...(start === null ? [] : [newItem(total, start)]),
    ...(end === null
      ? [...growthItem(total, context), ...fixedItem(book.of(key.areaFixed, name), total, context)]
      : [`- Har upphört: det sista betalades ${whenOf(end)}${periodOf(end)}`]),
    ...(isPositive(perRevenue) && throughout
      ? [`- ${figure(perRevenue)} per hundralapp i omsättning${ofItsTime(perRevenue)}`]
      : []),
    ...recurringItem(name, context),
  ].join('\n');
}

/** A smaller part of the cost, in per cent, with a known supplier says nothing of who the largest are. */
const FEW_KNOWN = 50;

function suppliers({ book, figures }: CostRuleContext): string[] {
  const totals = figures.topSuppliers.flatMap((name) => book.of(key.supplierTotal, name) ?? []);
  const largest = totals
    .filter((total) => isPositive(total) && isSupplier(subjectName(total), figures))
    .slice(0, MOST);
  const known = book.get(key.suppliersKnownShare);
  // Of few that are recognised none need be among the largest.
  if (largest.length === 0 || (known !== null && size(known) < FEW_KNOWN)) return [];
  const items = largest.map((total) => {
    const share = book.of(key.supplierShare, subjectName(total));
    return `- **${nameOf(total)}**: ${figure(total)}${figures.perYear === 'agreements' ? ' per år' : ''}${share === null ? '' : `, ${figure(share)}`}`;
  });
  return [['## Största leverantörerna', ...items].join('\n')];
}

function unplaced({ book }: CostRuleContext): string[] {
  const share = book.get(key.areasUnplaced);
  const total = book.of(key.areaTotal, UNPLACED);
  if (!isPositive(total) || share === null) return [];
  return [
    `## ${UNPLACED}\n- **${figure(total)}**, ${figure(share)} av kostnaderna: varken konto, leverantör eller text säger vad de gäller. De visas för sig i stället för att gissas in i ett område.`,
  ];
}

/** A smaller percentage of the cost is not a large area. */
const LARGE = 1;

function isLarge(total: Fact, { book }: CostRuleContext): boolean {
  const share = book.of(key.areaShare, subjectName(total));
  return share === null || size(share) >= LARGE;
}

/** What the amounts are of, and the changes where they are of less: each time beside its own sum, which a model cannot part. */
function itsTime(context: CostRuleContext): string[] {
  const total = context.book.get(key.total);
  if (total?.period == null || context.figures.perYear === 'agreements') return [];
  const current = context.book.get(key.current);
  const change =
    comparable(context) && current?.period != null && isOfMore(context.book)
      ? `; förändringarna gäller kostnaderna ${duringPeriodOf(current)}, ${figure(current)}`
      : '';
  return [
    `Belopp och andelar är av kostnaderna på ${figure(total)} ${duringPeriodOf(total)}${change}.`,
  ];
}

/** The largest areas, the unclassified part, and the largest suppliers. */
export function largeAreas(context: CostRuleContext): TextBlock {
  const positive = shownAreas(context).filter(isPositive);
  const large = positive.filter((total) => isLarge(total, context));
  const sections = (areas: readonly Fact[]) =>
    areas.slice(0, MOST).map((total) => section(total, context));
  const known = [...sections(large), ...unplaced(context), ...suppliers(context)];
  const parts = known.length > 0 ? known : sections(positive);
  return {
    titel: 'Stora kostnadsområden',
    innehall:
      parts.length === 0
        ? 'Filen har inga kostnader som går att dela upp på område.'
        : [...itsTime(context), ...parts].join('\n\n'),
  };
}
