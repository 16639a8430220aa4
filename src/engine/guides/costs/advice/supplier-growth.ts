import { changedDuring } from '../../../advice/periods.ts';
import { subjectsOfEvents } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { byHowMuch, mention, sentences } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import { changeOfAll } from '../like-for-like.ts';
import { comparable, defineCostRule, versus } from '../rule-context.ts';
import { isBound } from '../services.ts';

interface Growth {
  change: Fact;
  growth: Fact;
  current: Fact | null;
  previous: Fact | null;
}

const HIGH = 20;
/** Times as much as all costs have become. */
const MORE = 1.1;
/** The rise must be at least this share of a year's cost. */
const WEIGHT = 0.01;

export const supplierGrowth = defineCostRule<Growth>({
  id: 'supplier-growth',
  theme: 'suppliers',
  when(context) {
    const { book, figures, yearlyCost } = context;
    const happened = subjectsOfEvents(figures.facts);
    const whole = changeOfAll(book);
    if (!comparable(context)) return null;
    for (const change of byValue(book.all(key.supplierChange)).filter(isPositive)) {
      const name = subjectName(change);
      // What has happened there is said of itself, with its own advice.
      if (isBound(name, figures) || happened.has(name)) continue;
      const growth = book.of(key.supplierGrowth, name);
      if (growth === null || size(growth) < HIGH || size(change) < WEIGHT * yearlyCost) continue;
      // What has grown hardly more than all costs has no reason of its own.
      if (whole !== null && 100 + size(growth) < MORE * (100 + size(whole))) continue;
      return {
        change,
        growth,
        current: book.of(key.supplierCurrent, name),
        previous: book.of(key.supplierPrevious, name),
      };
    }
    return null;
  },
  advise({ change, growth, current, previous }, context) {
    const moved =
      current === null || previous === null
        ? ''
        : `, från ${figure(previous)} till ${figure(current)}`;
    return {
      title: `Ta reda på varför ${mention(change)} kostar mer`,
      description: sentences(
        `Kostnaden hos ${mention(change)} har ökat ${byHowMuch(growth)} ${changedDuring(growth, versus(context))}${moved}.`,
        'Har ni köpt mer är det väntat. Har priset gått upp är det värt en förhandling.',
      ),
      action:
        'Dela upp ökningen i antal och pris ur fakturorna. Är det priset: begär det gamla eller ta in en offert till. Är det antalet: kontrollera att någon har beslutat det.',
      firstStep: `På måndag: lägg en faktura från ${mention(change)} från ${context.figures.comparison?.kind === 'year' ? 'i fjol' : 'tiden före'} bredvid den senaste och jämför pris per enhet.`,
      cost: 'Ingen utgift, någon dags arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.5,
      effect: null,
      effectNote:
        'Går inte att räkna ur filen: den visar inte antal, så pris och volym går inte att skilja åt.',
      stake: size(change) * 0.1,
    };
  },
});
