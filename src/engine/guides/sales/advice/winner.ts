import { withoutAny } from '../../../advice/effect-formula.ts';
import { largerBy } from '../../../advice/own-cases.ts';
import { ownOr } from '../../../advice/own-spread.ts';
import type { Effect } from '../../../advice/rule.ts';
import { plainWords } from '../../../business/plain-words.ts';
import { isNamedByTax } from '../../../business/what-is-sold.ts';
import { subjectKey } from '../../../events/own-months.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, leading, size, subjectName } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure, magnitude } from '../../../text/placeholder.ts';
import { capital, listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { during, ofFile } from '../coverage.ts';
import { isServed } from '../drinks.ts';
import { pairOf } from '../figures/behind-moves.ts';
import { hasNoCost } from '../margins.ts';
import { volumeEffect } from '../own-margin.ts';
import {
  areByTime,
  comparable,
  comparedPerYear,
  defineSalesRule,
  knowsCustomers,
  notPerYear,
  type SalesRuleContext,
} from '../rule-context.ts';
import { becameDearer } from './became-dearer.ts';
import { boughtInsteadOf } from './bought-instead.ts';
import { movedWithWho } from './moved-with-who.ts';
import { ofEvents } from './of-events.ts';
import { ownChange } from './own-changes.ts';

interface Winners {
  changes: Fact[];
  margin: Fact | null;
  /** Higher prices and one-off purchases among the rise: they do not go on by themselves. */
  passing: Fact[];
}

const RISE = 10;
/** So many percentage points more than the whole are more than the like. */
const BETTER = 3;
/** A rise of which others explain more than this is no growth of its own. */
const OTHERS = 0.6;

/** What is left of a product: since it has become dearer to buy, what it is since. */
const marginOf = (name: string, { book }: SalesRuleContext): Fact | null =>
  book.of(key.eventMarginCurrent, name) ?? book.of(key.productMargin, name);

/** What has lifted these products and will not lift them again: their own new prices, and what was bought once. */
function passingOf({ happened }: SalesRuleContext, changes: readonly Fact[]): Fact[] {
  const names = new Set(changes.map(subjectName));
  return happened.all.flatMap(({ type, change }) => {
    const own = change.subject?.kind === 'product' && names.has(change.subject.name);
    const lifts =
      type === 'once' ? own || change.subject?.kind !== 'product' : own && type === 'price';
    return lifts && size(change) > 0 ? [change] : [];
  });
}

/** Whether a dearer product is sold more of by a tenth also apart from each customer who has come; true where nobody has. */
function growsWithOthers(rise: Fact, { figures, happened }: SalesRuleContext): boolean {
  const parts = happened.all
    .filter(({ type, change }) => type === 'started' && change.subject?.kind === 'customer')
    .flatMap(({ change }) => {
      const of = subjectKey('customer', subjectName(change));
      return figures.behind?.unitsApart.get(pairOf(subjectName(rise), of)) ?? [];
    });
  return parts.every(({ part }) => 100 * (part - 1) >= RISE);
}

/** An effect with what of the rise is left out of it: only what there is of it. */
function withoutPassing(effect: Effect | null, passing: readonly Fact[]): Effect | null {
  if (effect === null || passing.length === 0) return effect;
  const parts = [
    passing.some((change) => change.key === key.eventPrice) ? 'det högre priset' : null,
    passing.some((change) => change.key !== key.eventPrice) ? 'det som köptes en enda gång' : null,
  ].filter((part) => part !== null);
  const leftOut = `${capital(listed(parts))} är inte med: det ökar inte en gång till av sig självt.`;
  return { ...effect, countedWith: sentences(effect.countedWith ?? null, leftOut) };
}

const total = (facts: readonly Fact[]) => facts.reduce((sum, fact) => sum + size(fact), 0);

export const winner = defineSalesRule<Winners>({
  id: 'winner',
  theme: 'growth',
  when(context) {
    const { book, fromBooks } = context;
    if (!comparable(context)) return null;
    const whole = book.get(key.grossMargin);
    const grown = byValue(book.all(key.productChange))
      .filter((change) => isPositive(change) && !(fromBooks && isNamedByTax(subjectName(change))))
      // Guests are not urged to drink more.
      .filter((change) => !isServed(context, subjectName(change)))
      // What one new customer buys is no growth with the others.
      .filter((change) => movedWithWho(change, 'started', context) === null)
      .filter((change) => growsWithOthers(change, context))
      .filter((change) => !becameDearer(subjectName(change), context))
      // … nor is what the same customers have bought instead of something else.
      .filter((change) => boughtInsteadOf(change, context) === null)
      .filter((change) => {
        const name = subjectName(change);
        const growth = book.of(key.productGrowth, name);
        const margin = marginOf(name, context);
        // Growth with a margin below the rest, or none, should not be pushed.
        const earns =
          margin === null ||
          (size(margin) > 0 && (whole === null || size(margin) >= size(whole) - 1));
        if (growth === null || size(growth) < RISE) return false;
        // What only costs more is not bought more.
        const price = book.of(key.productPriceChange, name);
        return earns && size(price) <= OTHERS * size(growth);
      });
    const changes = leading(grown, 2);
    const [only] = changes;
    if (only === undefined) return null;
    const margin = marginOf(subjectName(only), context);
    const passing = passingOf(context, changes);
    if (total(passing) > OTHERS * total(changes)) return null;
    return {
      changes,
      margin: !hasNoCost(margin) && size(margin) >= size(whole) ? margin : null,
      passing,
    };
  },
  advise({ changes, margin, passing }, context) {
    const several = changes.length > 1;
    // Work that a shop sells beside its goods lies on no shelf.
    const isWork = context.ofGoods && areByTime(context, changes);
    const words = isWork ? plainWords.time : context.words;
    const ofGoods = context.ofGoods && !isWork;
    const customers = context.business?.counts.customers !== false;
    return {
      title: `Ge mer plats åt ${mentions(changes)}`,
      description: sentences(
        `${capital(context.words.income.the)} har ökat för ${listed(changes.map((fact) => `${mention(fact)} med ${magnitude(fact)}`))} ${during(changes[0], context)}.`,
        margin === null
          ? null
          : `Täckningsgraden för ${mention(margin)} är ${figure(margin)}${margin.key === key.eventMarginCurrent ? ` ${duringPeriodOf(margin)}` : ofFile(margin, context)}, ${size(margin) >= size(context.book.get(key.grossMargin)) + BETTER ? 'bättre än' : 'i nivå med'} snittet, så tillväxten är värd att driva på.`,
      ),
      action: `${capital(words.room(mentions(changes)))}${customers ? `, och föreslå ${several ? 'dem' : ofGoods ? 'den' : 'det'} för ${words.customer === 'kund' ? 'kunder' : 'andra'} som köper lite eller inget` : ''}.`,
      firstStep: `På måndag: ${words.roomStep}${customers && knowsCustomers(context) ? ' och lista dem som kan vilja ha mer' : ''}.`,
      cost: words.roomCost,
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      effect: withoutPassing(
        volumeEffect(context, comparedPerYear(context, withoutAny(changes, passing)), {
          claims: ['winner'],
          of: changes,
          assumption: ownOr(
            {
              label: 'Antagen ytterligare ökning, som andel av den ökning som redan skett',
              basis:
                'Försiktigt antagande: tillväxt avtar av sig själv; riktat arbete ger en del ovanpå.',
              low: '10',
              likely: '20',
              high: '30',
            },
            largerBy(ownChange(context.figures, 'product', changes)),
            'Ur filens egna månader: så mycket större har ökningen varit de månader då den varit störst',
          ),
        }),
        passing,
      ),
      effectNote: notPerYear(context),
      stake: 0,
      ...ofEvents(context, 'product', changes),
    };
  },
});
