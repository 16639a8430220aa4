import type { Formula } from '../../../advice/effect-formula.ts';
import { smallerBy } from '../../../advice/own-cases.ts';
import { ownOr } from '../../../advice/own-spread.ts';
import { changedDuring } from '../../../advice/periods.ts';
import { subjectKey } from '../../../events/own-months.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { byHowMuch, capital, sentences } from '../../../text/swedish.ts';
import { unexplained } from '../area-events.ts';
import { areaHas, theCostOf, whatOf } from '../areas/areas.ts';
import { costKeys as key } from '../catalogue.ts';
import { changeOfAll, isUnlike } from '../like-for-like.ts';
import {
  claimOf,
  comparable,
  comparedPerYear,
  defineCostRule,
  notPerYear,
  saving,
  versus,
} from '../rule-context.ts';

interface Growing {
  change: Fact;
  /** The part of it that no event explains. */
  rest: Formula;
  growth: Fact;
  current: Fact | null;
  previous: Fact | null;
  /** The change of the total cost. */
  whole: Fact | null;
}

const HIGH = 15;
const WEIGHT = 0.01;
/** Of a rise that events explain more of, there is nothing left to say. */
const MOSTLY = 0.5;

export const growingArea = defineCostRule<Growing>({
  id: 'growing-area',
  theme: 'areas',
  when(context) {
    const { book, yearlyCost } = context;
    if (!comparable(context)) return null;
    for (const change of byValue(book.all(key.areaChange)).filter(isPositive)) {
      const name = subjectName(change);
      const growth = book.of(key.areaGrowth, name);
      if (
        areaHas(name, 'beyondReview') ||
        areaHas(name, 'followsSales') ||
        isUnlike(name, book) ||
        growth === null ||
        size(growth) < HIGH
      )
        continue;
      const whole = changeOfAll(book);
      if (whole !== null && size(growth) <= size(whole)) continue;
      // What has happened there is said of itself, with its own advice.
      const rest = unexplained(change, name, context);
      if (rest === null || rest.kronor < MOSTLY * size(change)) continue;
      if (rest.kronor < WEIGHT * yearlyCost) continue;
      return {
        change,
        rest: rest.formula,
        growth,
        current: book.of(key.areaCurrent, name),
        previous: book.of(key.areaPrevious, name),
        whole,
      };
    }
    return null;
  },
  advise({ change, rest, growth, current, previous, whole }, context) {
    const moved =
      current === null || previous === null
        ? ''
        : `, från ${figure(previous)} till ${figure(current)}`;
    const name = subjectName(change);
    const beside =
      whole === null || size(whole) <= 0 || whole.key === key.likePercent
        ? null
        : `Alla kostnader tillsammans har under samma tid ökat ${byHowMuch(whole)}.`;
    return {
      title: `Bromsa ökningen för ${whatOf(name, context.figures.business)}`,
      description: sentences(
        `${capital(theCostOf(name, context.figures.business))} har ökat ${byHowMuch(growth)} ${changedDuring(growth, versus(context))}${moved}.`,
        beside,
        whole === null
          ? null
          : 'Den växer fortare än kostnaderna i stort, så något särskilt för området ligger bakom.',
      ),
      action:
        'Dela upp ökningen på leverantör och på pris och mängd. Behåll det som är beslutat, förhandla om det som är pris och stoppa det som ingen har bestämt.',
      firstStep: 'På måndag: lista de leverantörer i området vars fakturor vuxit mest.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.45,
      effect: saving(comparedPerYear(context, rest), {
        claims: [claimOf(name)],
        assumption: ownOr(
          {
            label: 'Antagen del av ökningen som kan tas tillbaka',
            basis:
              'Försiktigt antagande: det mesta av en ökning är mer köpt eller högre pris överallt; en del har ingen beslutat.',
            low: '10',
            likely: '20',
            high: '35',
          },
          smallerBy(context.figures.ownMonths?.compared.get(subjectKey('area', name)) ?? null),
          'Ur filens egna månader: så mycket mindre har ökningen varit de månader då den varit minst',
        ),
      }),
      effectNote: notPerYear(context),
      stake: size(change) * 0.2,
    };
  },
});
