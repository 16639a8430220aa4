import { changedDuring } from '../../../advice/periods.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure, magnitude } from '../../../text/placeholder.ts';
import { byHowMuch, mention, sentences } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import { changeOfAll } from '../like-for-like.ts';
import { comparable, defineCostRule, versus } from '../rule-context.ts';

interface Department {
  change: Fact;
  current: Fact;
  previous: Fact;
  /** The change of all departments together. */
  whole: Fact;
}

/** Percentage points by which a department must outgrow the whole to stand out. */
const MORE = 15;
const WEIGHT = 0.01;

/** The department whose cost has grown much faster than the others'. */
export const department = defineCostRule<Department>({
  id: 'department',
  theme: 'departments',
  when(context) {
    const { book, yearlyCost } = context;
    const whole = changeOfAll(book);
    if (!comparable(context) || whole === null) return null;
    for (const change of byValue(book.all(key.departmentChange)).filter(isPositive)) {
      const name = subjectName(change);
      const current = book.of(key.departmentCurrent, name);
      const previous = book.of(key.departmentPrevious, name);
      if (current === null || !isPositive(previous)) continue;
      const percent = (100 * size(change)) / size(previous);
      if (percent < size(whole) + MORE || size(change) < WEIGHT * yearlyCost) continue;
      return { change, current, previous, whole };
    }
    return null;
  },
  advise({ change, current, previous, whole }, context) {
    return {
      title: `Gå igenom kostnaderna för ${mention(change)}`,
      description: sentences(
        `Kostnaden för ${mention(change)} har ökat med ${magnitude(change)} ${changedDuring(change, versus(context))}, från ${figure(previous)} till ${figure(current)}.`,
        whole.key === key.likePercent
          ? null
          : size(whole) > 0
            ? `För hela företaget har kostnaderna ökat ${byHowMuch(whole)}, så avdelningen sticker ut.`
            : 'Företagets kostnader i övrigt har inte följt med.',
      ),
      action:
        'Gå igenom avdelningens största poster med den som ansvarar, skilj det som är beslutat från det som bara blivit så och sätt en budget för resten av året.',
      firstStep: `På måndag: boka ett möte om ${mention(change)} och ta med de största fakturorna.`,
      cost: 'Ingen utgift, några timmars arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.5,
      effect: null,
      effectNote: 'Går inte att räkna ur filen: en del av ökningen kan vara beslutad.',
      stake: size(change) * 0.1,
    };
  },
});
