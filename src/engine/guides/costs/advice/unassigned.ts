import type { Fact } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import { defineCostRule } from '../rule-context.ts';

const HIGH = 10;

/** Rows without a department in a file with a department column. */
export const unassigned = defineCostRule<Fact>({
  id: 'unassigned',
  theme: 'departments',
  when({ book }) {
    const share = book.get(key.departmentUnassigned);
    return share !== null && size(share) >= HIGH && size(share) <= 100 ? share : null;
  },
  advise(share, { yearlyCost }) {
    return {
      title: 'Sätt avdelning på varje kostnad',
      description: sentences(
        `${figure(share)} av kostnaderna saknar avdelning i filen.`,
        'Så länge de ligger utanför går det inte att säga vad varje avdelning kostar.',
      ),
      action:
        'Bestäm en avdelning för varje leverantör, lägg in den som förval i ekonomisystemet och fördela gemensamma kostnader efter en enkel nyckel.',
      firstStep:
        'På måndag: lista de största posterna utan avdelning och sätt en ansvarig vid var och en.',
      cost: 'Ingen utgift, någon dags arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.7,
      effect: null,
      effectNote: 'Ingen besparing i sig: det är det som gör att avdelningarna går att följa upp.',
      stake: yearlyCost * 0.0012,
    };
  },
});
