import { bookKeys as key } from '../../../books/keys.ts';
import { isNegative, size } from '../../../facts/fact-value.ts';
import { figure, magnitude, nameOf } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { type IndustryPosition, standingOf } from '../industry.ts';
import { defineCostRule } from '../rule-context.ts';

/** An operating margin in the lowest quartile of the industry. */
export const industryMargin = defineCostRule<{
  margin: IndustryPosition;
  personnel: IndustryPosition | null;
  gross: IndustryPosition | null;
}>({
  id: 'industry-margin',
  theme: 'finance',
  when(context) {
    const margin = standingOf(context, key.operatingMargin);
    if (margin === null || margin.low === null || !isNegative(margin.difference)) return null;
    if (size(margin.own) >= size(margin.low)) return null;
    return {
      margin,
      personnel: standingOf(context, key.personnelShare),
      gross: standingOf(context, key.grossMargin),
    };
  },
  advise({ margin: { own, median, difference }, personnel, gross }, { yearlyCost }) {
    const dearStaff = personnel?.high != null && size(personnel.own) > size(personnel.high);
    const thinGross = gross?.low != null && size(gross.own) < size(gross.low);
    return {
      title: 'Ta reda på varför branschen tjänar mer',
      description: sentences(
        `Rörelsemarginalen ${nameOf(own)} var ${figure(own)}${median === null ? '' : `, mot ${figure(median)} för mittenföretaget i branschen`}${difference === null ? '' : `: en marginal som är ${magnitude(difference)} lägre`}.`,
        dearStaff
          ? `Personalen tar ${figure(personnel.own)} av omsättningen, mer än hos de flesta.`
          : null,
        thinGross
          ? `Bruttomarginalen på ${figure(gross.own)} hör till de svagare, så felet börjar i pris eller inköp.`
          : null,
        !dearStaff && !thinGross
          ? 'Jämförelsen säger var ni ligger, inte varför; börja med de största kostnaderna.'
          : null,
      ),
      action:
        'Ställ era största kostnader per hundralapp i omsättning bredvid branschens, välj den där skillnaden är störst och sätt ett mål för nästa år.',
      firstStep:
        'På måndag: gå igenom resultaträkningens största rader och skriv vad som skiljer er från en konkurrent som tjänar pengar.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      effect: null,
      effectNote: 'Inget eget belopp: skillnaden mot branschen är ett läge, inte en besparing.',
      stake: yearlyCost * 0.003,
    };
  },
});
