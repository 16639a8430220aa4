import type { NamedEvent } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure, nameOf, periodOf } from '../../../text/placeholder.ts';
import { byHowMuch, directed, listed, mention } from '../../../text/swedish.ts';
import { eventsIn } from '../area-events.ts';
import { areaHas } from '../areas/areas.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { costKeys as key } from '../catalogue.ts';
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

function growthItem(growth: Fact | null, context: CostRuleContext): string[] {
  // A month against another says more of the calendar, and of what is not booked yet.
  if (growth === null || !comparable(context)) return [];
  if (Math.abs(size(growth)) < WORTH_SAYING) return [`- Så gott som oförändrat ${versus(context)}`];
  const moved = directed(growth, { up: 'Har ökat', down: 'Har minskat', flat: 'Oförändrat' });
  return [`- ${moved} ${byHowMuch(growth)} ${versus(context)}`];
}

function fixedItem(fixed: Fact | null, total: Fact, context: CostRuleContext): string[] {
  if (fixed === null || size(fixed) < 0 || size(fixed) > size(total)) return [];
  if (fixed.value === total.value)
    return isBilledSeldom(subjectName(total), context.figures)
      ? ['- Fast: ska betalas också när intäkterna sjunker']
      : ['- Fast: återkommer med jämna belopp'];
  return size(fixed) === 0
    ? [
        areaHas(subjectName(total), 'followsSales')
          ? '- Rörlig: följer inköp och försäljning'
          : '- Rörlig: ojämn från månad till månad',
      ]
    : [`- Varav fast: ${figure(fixed)}`];
}

/** So much of an area with one who has come or stopped: the area has begun or ended with that. */
const ALL_OF_IT = 0.95;

/** What happened to the one that all of an area was paid to; null where there is none such. */
function ofTheWhole(
  total: Fact,
  type: NamedEvent['type'],
  context: CostRuleContext,
): NamedEvent | null {
  const events = eventsIn(subjectName(total), context).filter((event) => event.type === type);
  const [only] = events;
  if (only === undefined || events.length > 1) return null;
  const paid = size(context.book.of(key.supplierTotal, subjectName(only.change)));
  return paid >= ALL_OF_IT * size(total) ? only : null;
}

/** The end of the one that an area was paid to; null where it goes on. */
const endOf = (total: Fact, context: CostRuleContext): Fact | null =>
  ofTheWhole(total, 'stopped', context)?.parts.get('last') ?? null;

/** What it has come to since it began within the file; null where it was there before. */
const startOf = (total: Fact, context: CostRuleContext): Fact | null =>
  ofTheWhole(total, 'started', context)?.change ?? null;

/** Whether an area was paid all the time: only then do its months and its part of sales say what it costs. */
export function isThroughout(area: string, context: CostRuleContext): boolean {
  const total = context.book.of(key.areaTotal, area);
  return total === null || (endOf(total, context) ?? startOf(total, context)) === null;
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

const isDay = ({ period }: Fact) => period !== null && period.from === period.to;

function section(total: Fact, context: CostRuleContext): string {
  const { book } = context;
  const name = subjectName(total);
  const share = book.of(key.areaShare, name);
  const month = book.of(key.areaPerMonth, name);
  const perRevenue = book.of(key.areaPerRevenue, name);
  const [start, end] = [startOf(total, context), endOf(total, context)];
  const throughout = start === null && end === null;
  const during = context.figures.perYear === 'agreements' ? ' per år' : '';
  const amount = `**${figure(total)}**${during}${share === null ? '' : `, ${figure(share)} av kostnaderna`}`;
  return [
    `## ${nameOf(total)}`,
    `- ${amount}${isPositive(month) && throughout ? `, i snitt ${figure(month)} i månaden` : ''}`,
    ...(start === null ? [] : [`- Nytt: allt är betalt under ${periodOf(start)}`]),
    ...growthItem(book.of(key.areaGrowth, name), context),
    ...(end === null
      ? fixedItem(book.of(key.areaFixed, name), total, context)
      : [`- Har upphört: det sista betalades ${isDay(end) ? 'den ' : ''}${periodOf(end)}`]),
    ...(isPositive(perRevenue) && throughout
      ? [`- ${figure(perRevenue)} per hundralapp i omsättning`]
      : []),
    ...recurringItem(name, context),
  ].join('\n');
}

function suppliers({ book, figures }: CostRuleContext): string[] {
  const totals = figures.topSuppliers.flatMap((name) => book.of(key.supplierTotal, name) ?? []);
  const largest = totals
    .filter((total) => isPositive(total) && isSupplier(subjectName(total), figures))
    .slice(0, MOST);
  if (largest.length === 0) return [];
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
        : parts.join('\n\n'),
  };
}
