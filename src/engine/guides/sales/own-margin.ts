import { dividedBy, type Formula, timesPercent } from '../../advice/effect-formula.ts';
import type { Effect } from '../../advice/rule.ts';
import { negative, over, sum, type Term, times } from '../../facts/expression.ts';
import type { Fact, Subject } from '../../facts/fact.ts';
import { isPositive, size, subjectName } from '../../facts/fact-value.ts';
import { duringPeriodOf, figure } from '../../text/placeholder.ts';
import { capital, listed, mention, sentences } from '../../text/swedish.ts';
import { salesKeys as key } from './catalogue.ts';
import { inAll } from './coverage.ts';
import { hasNoCost } from './margins.ts';
import type { SalesRuleContext } from './rule-context.ts';

/** Whose margin a file may have. */
const MARGINS: Partial<Record<Subject['kind'], string>> = {
  product: key.productMargin,
  category: key.categoryMargin,
  channel: key.channelMargin,
  region: key.regionMargin,
  customer: key.customerMargin,
};

/** Of whom kronor are counted, with what is left of them: their own margin, else that of the whole file. */
interface Counted {
  fact: Fact;
  margin: Fact;
  isOwn: boolean;
}

/** What is left of a hundred kronor of the subject of a fact, since it has become dearer or has a new price; null where the file has no cost of it. */
export function ownMargin({ book }: Pick<SalesRuleContext, 'book'>, fact: Fact): Fact | null {
  const name = fact.subject && MARGINS[fact.subject.kind];
  const margin = name ? book.of(name, subjectName(fact)) : null;
  if (hasNoCost(margin)) return null;
  const since =
    fact.subject?.kind === 'product' ? book.of(key.eventMarginCurrent, subjectName(fact)) : null;
  return since ?? margin;
}

/** The time that a margin is of: ` i hela filen`. */
const timeOf = (margin: Fact, all: string): string =>
  margin.key === key.eventMarginCurrent ? ` ${duringPeriodOf(margin)}` : all;

/** Null where one of them has no margin to count with. */
function countedOf(context: SalesRuleContext, facts: readonly Fact[]): Counted[] | null {
  const whole = context.book.get(key.grossMargin);
  const counted = facts.flatMap((fact): Counted[] => {
    const own = ownMargin(context, fact);
    const margin = isPositive(own) ? own : whole;
    return isPositive(margin) ? [{ fact, margin, isOwn: margin === own }] : [];
  });
  return counted.length === facts.length && facts.length > 0 ? counted : null;
}

/** Whose margin the kronor are counted with; nothing where they are of the whole file. */
function countedWith(counted: readonly Counted[], all: string): string {
  const own = counted.filter(({ isOwn }) => isOwn);
  const others = counted.filter(({ isOwn }) => !isOwn);
  const [only] = own;
  const [other] = others;
  const times = new Set(own.map(({ margin }) => timeOf(margin, all)));
  const shared = times.size === 1 ? ([...times][0] ?? '') : null;
  const theirs =
    only === undefined
      ? null
      : own.length === 1
        ? `Räknat med täckningsgraden för ${mention(only.fact)}${timeOf(only.margin, all)}, ${figure(only.margin)}.`
        : `Räknat med täckningsgraden för var och en${shared ?? ''}: ${listed(own.map(({ fact, margin }) => `${mention(fact)} ${figure(margin)}${shared === null ? timeOf(margin, all) : ''}`))}.`;
  const names = listed(others.map(({ fact }) => mention(fact)));
  return sentences(
    theirs,
    other === undefined
      ? null
      : `${capital(names)} har ingen egen täckningsgrad i filen: där är det räknat med hela filens, ${figure(other.margin)}.`,
  );
}

/** One margin for them all, each by its kronor. */
function together(counted: readonly Counted[]): Term | null {
  const margins = new Set(counted.map(({ margin }) => margin.id));
  const [only] = counted;
  if (only !== undefined && margins.size === 1) return only.margin;
  const kronor = sum(...counted.map(({ fact }) => fact));
  const mean = over(sum(...counted.map(({ fact, margin }) => times(fact, margin))), kronor);
  return mean.value === null ? null : mean;
}

type Rest = Pick<Effect, 'assumption' | 'claims'>;

/**
 * An effect on revenue as gross profit where a margin is known: that of those it is `of`, by their kronor, else that of the
 * whole file, and then said where it is of some: of those it is `of`, or of `others` who are not known one by one.
 */
export function volumeEffect(
  context: SalesRuleContext,
  base: Formula | null,
  { of = [], others, ...rest }: Rest & { of?: readonly Fact[]; others?: string },
): Effect | null {
  if (base === null) return null;
  const counted = countedOf(context, of);
  const mean = counted && together(counted);
  const whole = context.book.get(key.grossMargin);
  const margin = mean ?? (isPositive(whole) ? whole : null);
  return {
    ...rest,
    measure: margin === null ? 'revenue' : 'grossProfit',
    formula: (percent) =>
      margin === null
        ? timesPercent(base, percent)
        : timesPercent(timesPercent(base, percent), margin),
    ...(counted !== null && mean !== null && { countedWith: countedWith(counted, inAll(context)) }),
    ...(mean === null &&
      isPositive(whole) &&
      others !== undefined && {
        countedWith: `Räknat med hela filens täckningsgrad, ${figure(whole)}: den är inte känd för var och en av ${others}.`,
      }),
  };
}

/** The same of what several have lost, each at its own margin. */
export function lossEffect(
  context: SalesRuleContext,
  losses: readonly Fact[],
  perYear: (lost: Formula) => Formula | null,
  rest: Rest,
): Effect | null {
  const counted = countedOf(context, losses);
  const lost = { ...negative(sum(...losses)), base: losses };
  if (counted === null || new Set(counted.map(({ margin }) => margin.id)).size === 1)
    return volumeEffect(context, perYear(lost), { ...rest, of: losses });
  const left = negative(sum(...counted.map(({ fact, margin }) => times(fact, margin))));
  const base = perYear(dividedBy({ ...left, base: losses }, 100));
  return (
    base && {
      ...rest,
      measure: 'grossProfit',
      formula: (percent) => timesPercent(base, percent),
      countedWith: countedWith(counted, inAll(context)),
    }
  );
}

/** Whether it pays to sell more to, or of, the subject of a fact; an unknown margin blocks nothing. */
export function paysItself(context: SalesRuleContext, fact: Fact): boolean {
  const margin = ownMargin(context, fact) ?? context.book.get(key.grossMargin);
  return margin === null || size(margin) > 0;
}
