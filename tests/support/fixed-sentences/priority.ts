import type { ChosenRecommendation } from '#engine/advice/advice.ts';
import type { Prioritised } from '#engine/advice/priority-reason.ts';
import { size } from '#engine/facts/fact-value.ts';
import type { FixedSentence } from './sentence.ts';

const STEPS = ['Låg', 'Medium', 'Hög'];
const step = ({ priority }: Prioritised) => STEPS.indexOf(priority);

type Compares = (one: Prioritised, above: Prioritised) => boolean;

/** Why larger kronor are of a lower priority than smaller ones. */
const reasons: readonly (readonly [words: RegExp, holds: Compares])[] = [
  [/mer arbete/u, (one, above) => above.effort < one.effort],
  [/mindre säkert/u, (one, above) => above.sureness > one.sureness],
  [/är omsättning/u, (one, above) => one.ofRevenue && !above.ofRevenue],
];

/** The sentences on why a priority is what it is, by what is known of all that have one. */
export const prioritySentences = <Known>(
  weighed: (known: Known) => readonly Prioritised[],
): readonly FixedSentence<Known>[] => [
  {
    words: /^Prioriteten följer hur mycket pengar det gäller|^Utan belopp är prioriteten satt/u,
    holds: (known) => weighed(known).some((one) => one.kronor === null && step(one) > 0),
  },
  ...reasons.map(
    ([reason, holds]): FixedSentence<Known> => ({
      words: new RegExp(`^Att prioriteten inte är högre beror på att .*${reason.source}`, 'u'),
      holds: (known) =>
        weighed(known).some((one, _, all) =>
          all.some(
            (above) =>
              above.kronor !== null &&
              above.kronor < Number(one.kronor) &&
              step(above) > step(one) &&
              holds(one, above),
          ),
        ),
    }),
  ),
];

/** What priorities are set by, of the advice of an analysis. */
export const weighedIn = (advice: readonly ChosenRecommendation[]): Prioritised[] =>
  advice.map(({ advice: { effort, sureness, effect: of }, priority, effect }) => ({
    ...{ priority, effort, sureness },
    kronor: effect === null ? null : size(effect.likely),
    ofRevenue: of?.measure === 'revenue',
  }));
