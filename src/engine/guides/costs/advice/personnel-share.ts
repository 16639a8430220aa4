import { bookKeys as key } from '../../../books/keys.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size } from '../../../facts/fact-value.ts';
import { figure, nameOf } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import type { Area } from '../areas/areas.ts';
import { costKeys } from '../catalogue.ts';
import { type IndustryPosition, standingOf } from '../industry.ts';
import { defineCostRule } from '../rule-context.ts';

interface Personnel {
  standing: IndustryPosition;
  month: Fact | null;
}

/** Personnel costs above the upper quartile of the industry. */
export const personnelShare = defineCostRule<Personnel>({
  id: 'personnel-share',
  theme: 'finance',
  when(context) {
    const standing = standingOf(context, key.personnelShare);
    if (standing === null || standing.high === null) return null;
    const month = context.book.of(costKeys.areaPerMonth, 'Personal' satisfies Area);
    const isHigh = isPositive(standing.own) && size(standing.own) > size(standing.high);
    return isHigh ? { standing, month } : null;
  },
  advise({ standing: { own, median, high }, month }, { yearlyCost }) {
    return {
      title: 'Få ut mer av varje arbetad timme',
      description: sentences(
        `Personalen kostade ${figure(own)} av omsättningen ${nameOf(own)}${median === null ? '' : `, mot ${figure(median)} i mitten av branschen`}${high === null ? '' : ` och ${figure(high)} där andelen börjar räknas som hög`}.`,
        month === null ? null : `I filen är det ${figure(month)} i månaden.`,
        'Det kan vara för många timmar, för låga priser eller arbete som ingen fakturerar.',
      ),
      action:
        'Mät hur stor del av tiden som faktureras eller går till det kunden betalar för. Höj priset där timmarna inte räcker och ta bort moment som ingen frågar efter.',
      firstStep:
        'På måndag: be var och en skriva upp vad den senaste veckan gick till, i grova drag.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.45,
      effect: null,
      effectNote: 'Går inte att räkna ur filen: den visar löner, inte vad timmarna går till.',
      stake: yearlyCost * 0.0025,
    };
  },
});
