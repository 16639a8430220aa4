import { bookKeys as key } from '../../../books/keys.ts';
import { size } from '../../../facts/fact-value.ts';
import { figure, nameOf } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { type IndustryPosition, standingOf } from '../industry.ts';
import { defineCostRule } from '../rule-context.ts';

/** Below this equity ratio, in per cent, a bad year can use up the equity. */
const LOW = 20;

export const solidity = defineCostRule<IndustryPosition>({
  id: 'solidity',
  theme: 'finance',
  when(context) {
    const standing = standingOf(context, key.solidity);
    return standing !== null && size(standing.own) < LOW ? standing : null;
  },
  advise({ own, median }, { yearlyCost }) {
    const gone = size(own) <= 0;
    return {
      title: 'Bygg upp det egna kapitalet',
      description: sentences(
        `Soliditeten var ${figure(own)} vid slutet av ${nameOf(own)}${median === null ? '' : `; mitten i branschen är ${figure(median)}`}.`,
        gone
          ? 'Det egna kapitalet är förbrukat. I ett aktiebolag kan styrelsen vara skyldig att upprätta kontrollbalansräkning.'
          : 'Med så lite eget kapital kan en förlust räcka för att banken och leverantörerna drar åt villkoren.',
      ),
      action: gone
        ? 'Ta upp läget med revisorn eller redovisningsbyrån: kontrollbalansräkning, ägartillskott och vilka kostnader som måste bort för att nästa år ska ge överskott.'
        : 'Låt vinsten stå kvar i stället för att delas ut, betala av de dyraste lånen först och skjut upp investeringar som inte lönar sig inom rimlig tid.',
      firstStep: gone
        ? 'På måndag: ring revisorn eller redovisningsbyrån och boka en genomgång av balansräkningen.'
        : 'På måndag: räkna hur stort överskott som krävs i år för att nå dit ni vill.',
      cost: 'Ingen utgift',
      timeframe: gone ? 'Inom en månad' : 'Inom ett år',
      effort: gone ? 1 : 3,
      sureness: 0.8,
      effect: null,
      effectNote: 'Ingen besparing att räkna hem: det är motståndskraft mot ett sämre år.',
      stake: yearlyCost * (gone ? 0.01 : 0.004),
    };
  },
});
