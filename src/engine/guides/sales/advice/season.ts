import { first } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import type { Facts } from '../../../facts/facts.ts';
import { figure } from '../../../text/placeholder.ts';
import { capital, listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { defineSalesRule } from '../rule-context.ts';

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
  const steady = ordered.filter((index) => sameEveryYear(book, index));
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

function sameEveryYear(book: Facts, index: Fact): boolean {
  const whole = book.get(key.wholeMonths)?.period ?? null;
  const months = book.all(key.monthRevenue).filter((month) => {
    const name = subjectName(month);
    return whole === null || (name >= whole.from.slice(0, 7) && name <= whole.to.slice(0, 7));
  });
  return months
    .filter((month) => subjectName(month).endsWith(`-${subjectName(index)}`))
    .every((month) => {
      const year = subjectName(month).slice(0, 4);
      const peers = months.filter((peer) => subjectName(peer).startsWith(year));
      if (peers.length < FEWEST_OF_YEAR) return true;
      const mean = peers.reduce((sum, peer) => sum + size(peer), 0) / peers.length;
      // A month that one year alone made strong is no season.
      const half = mean * (1 + (size(index) - 1) * EACH_YEAR);
      return size(index) > 1 ? size(month) > half : size(month) < half;
    });
}

export const season = defineSalesRule<Season>({
  id: 'season',
  theme: 'season',
  when({ book }) {
    const months = seasonMonths(book);
    return months && { strong: months.strong.slice(0, 2), weak: months.weak.slice(0, 2) };
  },
  advise({ strong, weak }, { yearlyRevenue, ofGoods, words, business }) {
    const served = !ofGoods || business?.id === 'restaurant';
    const strongest = listed(
      strong.map((fact) => `${mention(fact)} (${figure(fact)} gånger snittet)`),
    );
    return {
      title: served
        ? 'Planera bemanningen efter säsongen'
        : 'Planera bemanning och inköp efter säsongen',
      description: sentences(
        `${capital(words.income.the)} följer årstiden tydligt: starkast är ${strongest}, svagast ${mentions(weak)}.`,
        `Den som bemannar${served ? ' lika' : ' och köper in lika mycket'} varje månad har ${words.short} i ${mention(first(strong))} och ${words.idle} i ${mention(first(weak))}.`,
      ),
      action: served
        ? 'Lägg semestrar, utbildning och det som annars skjuts upp i de svaga månaderna, och boka extra händer till topparna i tid. Ta betalt fullt ut när efterfrågan är som störst.'
        : 'Lägg semestrar, underhåll och inventering i de svaga månaderna och beställ till topparna i tid. Ta betalt fullt ut när efterfrågan är som störst.',
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
