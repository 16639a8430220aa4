import { first } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import type { Facts } from '../../../facts/facts.ts';
import { levelled } from '../../../figures/statistics/levelled.ts';
import { YEAR } from '../../../figures/time/expectation.ts';
import { figure } from '../../../text/placeholder.ts';
import { capital, listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { defineSalesRule, paysToSell, type SalesRuleContext } from '../rule-context.ts';

interface Season {
  strong: Fact[];
  weak: Fact[];
}

/** If the strongest month is less than this many times the weakest, the year is even. */
const SPREAD = 1.3;
/** A month within so much of the mean is an ordinary one. */
const ORDINARY = 0.08;

/**
 * Strong and weak months by seasonal index, most extreme first: those on the same side of the mean
 * every year. Null where the file is too short, the year even, or the years disagree.
 */
export function seasonMonths(book: Facts): Season | null {
  const ordered = byValue(book.all(key.seasonIndex));
  if (ordered.length < 12 || !isPositive(ordered.at(-1) ?? null)) return null;
  const months = levelMonths(book);
  const steady = ordered.filter((index) => sameEveryYear(months, index));
  const strong = steady.filter((index) => size(index) > 1 + ORDINARY);
  const weak = steady.filter((index) => size(index) < 1 - ORDINARY).reverse();
  const [top, bottom] = [strong[0], weak[0]];
  if (top === undefined || bottom === undefined || size(top) / size(bottom) < SPREAD) return null;
  return { strong, weak };
}

/** A year with fewer months has no usable mean. */
const FEWEST_OF_YEAR = 6;

/** Each year must show at least this part of what a month is above or below the mean. */
const EACH_YEAR = 0.35;

interface LevelMonth {
  name: string;
  value: number;
}

/** The whole months, the first of them first, without what a level that changed for good has made of them. */
export function levelMonths(book: Facts): LevelMonth[] {
  const whole = book.get(key.wholeMonths)?.period ?? null;
  const months = book
    .all(key.monthRevenue)
    .map((month) => ({ name: subjectName(month), value: size(month) }))
    .filter(
      ({ name }) =>
        whole === null || (name >= whole.from.slice(0, 7) && name <= whole.to.slice(0, 7)),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
  const values = levelled(
    months.map(({ value }) => value),
    YEAR,
  );
  return months.map(({ name }, at) => ({ name, value: values[at] ?? 0 }));
}

/** The months of an index must together be so near to what it says of them, as a part of it. */
const NEAR = 0.05;

/** What indices are counted as, where the months themselves are not so many times the mean of the file: a level or a trend is in those; empty where they are. */
export function asIfLevel(indices: readonly Fact[], { book }: SalesRuleContext): string {
  const [whole, average] = [book.get(key.wholeMonths)?.period, book.get(key.monthAverage)];
  if (whole == null || !isPositive(average)) return '';
  const isNear = (index: Fact) => {
    const own = book.all(key.monthRevenue).filter((month) => {
      const name = subjectName(month);
      const isWhole = name >= whole.from.slice(0, 7) && name <= whole.to.slice(0, 7);
      return isWhole && name.endsWith(`-${subjectName(index)}`);
    });
    const times = own.reduce((sum, month) => sum + size(month), 0) / own.length / size(average);
    return own.length === 0 || Math.abs(times / size(index) - 1) <= NEAR;
  };
  return indices.every(isNear) ? '' : ', räknat som om nivån hade varit densamma hela tiden';
}

function sameEveryYear(months: readonly LevelMonth[], index: Fact): boolean {
  return months
    .filter(({ name }) => name.endsWith(`-${subjectName(index)}`))
    .every(({ name, value }) => {
      const peers = months.filter((peer) => peer.name.startsWith(name.slice(0, 4)));
      if (peers.length < FEWEST_OF_YEAR) return true;
      const mean = peers.reduce((sum, peer) => sum + peer.value, 0) / peers.length;
      // A month that one year alone made strong is no season.
      const half = mean * (1 + (size(index) - 1) * EACH_YEAR);
      return size(index) > 1 ? value > half : value < half;
    });
}

/** The weakest months that can be filled out: not those when it is closed. */
export function monthsToFill(context: SalesRuleContext): Fact[] {
  if (!paysToSell(context) || context.book.get(key.monthAverage) === null) return [];
  const closed = context.answers.closedMonths ?? [];
  const weak = seasonMonths(context.book)?.weak ?? [];
  return weak.filter((index) => !closed.includes(Number(subjectName(index)))).slice(0, FILLED);
}

const FILLED = 3;

/** What is done before the strong months, by whether the weak ones are to be filled out or used for what can wait. */
const todo = {
  served: {
    weak: 'Lägg semestrar, utbildning och det som annars skjuts upp i de svaga månaderna, och boka extra händer till topparna i tid.',
    filled: 'Boka extra händer till topparna i tid.',
  },
  sold: {
    weak: 'Lägg semestrar, underhåll och inventering i de svaga månaderna och beställ till topparna i tid.',
    filled: 'Beställ till topparna i tid, och boka extra händer.',
  },
} as const;

export const season = defineSalesRule<Season>({
  id: 'season',
  theme: 'season',
  when(context) {
    const months = seasonMonths(context.book);
    // Weak months that are to be filled out are named there.
    const weak = monthsToFill(context).length > 0 ? [] : (months?.weak.slice(0, 2) ?? []);
    return months && { strong: months.strong.slice(0, 2), weak };
  },
  advise({ strong, weak }, context) {
    const { yearlyRevenue, ofGoods, words, business } = context;
    // Weak months that are to be filled out are no time to be away.
    const isFilled = monthsToFill(context).length > 0;
    const [weakest] = weak;
    const served = !ofGoods || business?.id === 'restaurant';
    const strongest = listed(
      strong.map((fact) => `${mention(fact)} (${figure(fact)} gånger snittet)`),
    );
    return {
      title: served
        ? 'Planera bemanningen efter säsongen'
        : 'Planera bemanning och inköp efter säsongen',
      description: sentences(
        `${capital(words.income.the)} följer årstiden tydligt: starkast är ${strongest}${asIfLevel(strong, context)}${weakest === undefined ? '' : `, svagast ${mentions(weak)}`}.`,
        `Den som bemannar${served ? ' lika' : ' och köper in lika mycket'} varje månad har ${words.short} i ${mention(first(strong))} och ${words.idle} ${weakest === undefined ? 'när det är som lugnast' : `i ${mention(weakest)}`}.`,
      ),
      action: `${todo[served ? 'served' : 'sold'][isFilled ? 'filled' : 'weak']} Ta betalt fullt ut när efterfrågan är som störst.`,
      firstStep: `På måndag: ${words.prepare(mention(first(strong)))}.`,
      cost: 'Ingen utgift, några timmars planering',
      timeframe: 'Inom ett halvår',
      effort: 1,
      sureness: 0.6,
      effect: null,
      effectNote: served
        ? 'Går inte att räkna ur försäljningen; med bemanningskostnad per månad går det.'
        : 'Går inte att räkna ur försäljningen; med bemannings- och lagerkostnad per månad går det.',
      stake: yearlyRevenue * 0.0015,
    };
  },
});
