import { sumOf } from '../../../advice/effect-formula.ts';
import { belowMean } from '../../../advice/own-cases.ts';
import { ownOr } from '../../../advice/own-spread.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { ofFile } from '../coverage.ts';
import { defineSalesRule, notPerYear, perYear, priceEffect } from '../rule-context.ts';

interface Discounts {
  amount: Fact;
  share: Fact;
  margin: Fact | null;
}

/** Discounts above this percentage of sales are worth a policy. */
const HIGH = 3;

export const discounts = defineSalesRule<Discounts>({
  id: 'discounts',
  theme: 'price',
  when({ book }) {
    const amount = book.get(key.discountAmount);
    const share = book.get(key.discountShare);
    if (!isPositive(amount) || share === null || size(share) < HIGH) return null;
    return { amount, share, margin: book.get(key.grossMargin) };
  },
  advise({ amount, share, margin }, context) {
    return {
      title: 'Sätt ett tak för rabatterna',
      description: sentences(
        `Rabatterna uppgår till ${figure(amount)}, ${figure(share)} av försäljningen före rabatt${ofFile(share, context)}.`,
        isPositive(margin)
          ? `Täckningsgraden är ${figure(margin)} och hela rabatten tas ur den: det som inte ges bort blir kvar i täckningsbidraget.`
          : 'Det som inte ges bort i rabatt blir kvar hos er, så länge kunden köper ändå.',
      ),
      action:
        'Bestäm vem som får ge rabatt, hur mycket och mot vad: volym, snabb betalning eller längre avtal. Rabatt utan motprestation tas bort.',
      firstStep:
        'På måndag: ta fram de rader i filen som fått störst rabatt senaste månaden och skriv bredvid vad kunden gav i utbyte.',
      cost: 'Ingen utgift, några timmars arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.7,
      effect: priceEffect(perYear(context, sumOf(amount)), {
        claims: ['discount'],
        assumption: ownOr(
          {
            label: 'Antagen minskning av rabatterna',
            basis:
              'Försiktigt antagande: de flesta rabatter är avtalade eller behövs för affären; en mindre del ges av vana.',
            low: '5',
            likely: '10',
            high: '20',
          },
          belowMean(context.figures.ownMonths?.discounts?.now ?? []),
          'Ur filens egna månader: så mycket lägre än sitt snitt har rabattens andel av försäljningen varit de månader då den varit som lägst',
        ),
      }),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
