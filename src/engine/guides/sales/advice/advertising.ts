import { timesPercent } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { ruleKeys } from '../answer-keys.ts';
import { salesKeys as key } from '../catalogue.ts';
import { defineSalesRule, notPerYear, yearlyRevenue } from '../rule-context.ts';

interface Advertising {
  share: Fact;
  ofProfit: Fact | null;
  margin: Fact | null;
}

/** Advertising above this percentage of sales, or of gross profit, is worth a review. */
const HIGH_OF_SALES = 10;
const HIGH_OF_PROFIT = 20;

export const advertising = defineSalesRule<Advertising>({
  id: 'advertising',
  theme: 'advertising',
  when({ answers, book }) {
    const share = answers.advertisingShare;
    if (!isPositive(share) || !isPositive(book.get(key.revenueTotal))) return null;
    const ofProfit = book.get(ruleKeys.answerAdvertisingOfProfit);
    const high =
      ofProfit === null ? size(share) >= HIGH_OF_SALES : size(ofProfit) >= HIGH_OF_PROFIT;
    return high ? { share, ofProfit, margin: book.get(key.grossMargin) } : null;
  },
  advise({ share, ofProfit, margin }, context) {
    const yearly = yearlyRevenue(context);
    const cost = yearly === null ? null : timesPercent(yearly, share);
    const loss = ofProfit !== null && size(ofProfit) >= 100;
    return {
      title: 'Kräv att annonserna bär sin kostnad',
      description: sentences(
        `Enligt ditt svar går ${figure(share)} av försäljningen till annonser.`,
        ofProfit === null
          ? margin === null
            ? 'Filen saknar inköpskostnad, så det går inte att se om täckningsbidraget täcker det.'
            : null
          : `Av täckningsbidraget tar de ${figure(ofProfit)}${loss ? ': mer än det finns att ta av' : ', och löner, hyra och ränta ska också betalas ur det'}.`,
      ),
      action:
        'Räkna täckningsbidrag minus annonskostnad för varje kampanj. Stäng den sämsta i en månad och se om försäljningen märker det innan pengarna flyttas till den bästa.',
      firstStep:
        'På måndag: lista månadens kampanjer med kostnad och order, och pausa den som gett minst för pengarna.',
      cost: 'Ingen utgift, någon dags arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.55,
      effect:
        cost === null
          ? null
          : {
              measure: 'cost',
              claims: ['advertising'],
              formula: (percent) => timesPercent(cost, percent),
              assumption: {
                label: 'Antagen del av annonskostnaden som inte ger försäljning',
                basis:
                  'Försiktigt antagande: de flesta annonskonton har kampanjer som kan stängas utan att försäljningen märker det.',
                low: '5',
                likely: '10',
                high: '20',
              },
            },
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
