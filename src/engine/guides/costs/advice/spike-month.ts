import type { Fact } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { figure, nameOf, periodOf } from '../../../text/placeholder.ts';
import { capital, sentences } from '../../../text/swedish.ts';
import { theCostOf } from '../areas/areas.ts';
import { defineCostRule } from '../rule-context.ts';
import { areaOfSpike } from '../spikes.ts';
import { standoutOf } from '../standout-months.ts';

interface Standout {
  spike: Fact;
  /** The payment that explains most of the spike. */
  payment: Fact | null;
}

export const spikeMonth = defineCostRule<Standout>({
  id: 'spike-month',
  theme: 'spikes',
  when: standoutOf,
  advise({ spike, payment }, { figures }) {
    const area = theCostOf(areaOfSpike(spike), figures.business);
    return {
      title: `Förklara ${area} i ${periodOf(spike)}`,
      description: sentences(
        `${capital(area)} i ${periodOf(spike)} låg ${figure(spike)} över en vanlig månad.`,
        payment === null ? null : `Det mesta av skillnaden är betalningen ”${nameOf(payment)}”.`,
        'Var det en engångssak är det bra att veta, så att den inte räknas in i nästa budget. Var det ett fel eller ett nytt pris är det värt att stoppa innan det kommer igen.',
      ),
      action:
        'Gå igenom månadens poster i området. Märk engångskostnader, rätta det som är fel bokfört och lägg in det som kommer igen i budgeten den månad det faller.',
      firstStep:
        'På måndag: ta fram månadens största poster i området och skriv ett skäl på var och en.',
      cost: 'Ingen utgift, någon timmes arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.5,
      effect: null,
      effectNote:
        'Går inte att räkna som årlig besparing: filen visar att det hände, inte om det kommer igen.',
      stake: size(spike) * 0.05,
    };
  },
});
