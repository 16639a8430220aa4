import type { Fact } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { figure, nameOf } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { defineCostRule } from '../rule-context.ts';
import { isBound } from '../services.ts';
import { paymentSpikes } from '../spikes.ts';
import { standoutOf } from '../standout-months.ts';

const WEIGHT = 0.005;

/** The payee of a payment: `Lön` in `Lön, 25 juli 2025`. */
function payeeIn(spike: Fact): string {
  return subjectName(spike).split(', ')[0] ?? '';
}

export const spikePayment = defineCostRule<Fact>({
  id: 'spike-payment',
  theme: 'spikes',
  when(context) {
    const mentionedId = standoutOf(context)?.payment?.id;
    // Salaries and taxes have no invoice to dispute.
    const spike = paymentSpikes(context.book).find(
      (fact) =>
        fact.id !== mentionedId &&
        !isBound(payeeIn(fact), context.figures) &&
        context.happened.to('supplier', payeeIn(fact), 'once', 'started', 'level') === null,
    );
    return spike !== undefined && size(spike) >= WEIGHT * context.yearlyCost ? spike : null;
  },
  advise(spike) {
    return {
      title: 'Kontrollera en ovanligt stor betalning',
      description: sentences(
        `Betalningen ”${nameOf(spike)}” är ${figure(spike)} större än vad mottagaren brukar få.`,
        'Det kan vara ett stort köp, en samlad faktura eller ett belopp som blivit fel.',
      ),
      action:
        'Jämför fakturan med beställningen och med vad ni brukar betala. Stämmer den inte, bestrid den skriftligt.',
      firstStep: 'På måndag: ta fram fakturan och fråga den som beställde.',
      cost: 'Ingen utgift, någon timmes arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.4,
      effect: null,
      effectNote: 'Går inte att räkna: om betalningen är riktig finns inget att få tillbaka.',
      stake: size(spike) * 0.05,
    };
  },
});
