import { adviceKeys } from '#engine/advice/advice-keys.ts';
import { type EffectByAssumption, effectByAssumption } from '#engine/advice/effect-at.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatMoney, formatPercent } from '#engine/text/format.ts';
import { assumptionTexts } from './texts.ts';

/** The effect of a recommendation and what it rests on, by how it was counted. */
export interface Spread {
  likely: EffectByAssumption;
  effect: Fact;
  /** The assumption, and what the effect is by it. */
  low: Fact;
  lowest: Fact;
  high: Fact;
  highest: Fact;
}

/** The effect that a text states with its facts; null where it states none, or one that nothing else can be made of. */
export function spreadOf(
  stated: readonly Fact[],
  factOf: (id: string) => Fact | undefined,
): Spread | null {
  const byKey = (key: string) => {
    const effect = stated.find((each) => each.key === key);
    const by = effect && effectByAssumption(effect, factOf);
    return by && { effect, by };
  };
  const [low, likely, high] = [adviceKeys.low, adviceKeys.likely, adviceKeys.high].map(byKey);
  if (!low || !likely || !high) return null;
  return {
    ...{ likely: likely.by, effect: likely.effect },
    ...{ low: low.by.assumption, lowest: low.effect },
    ...{ high: high.by.assumption, highest: high.effect },
  };
}

/** `12,5 %` */
export const percentText = (percent: string) =>
  formatPercent(percent, percent.includes('.') ? 1 : 0);

/** What the effect comes to by an assumption. */
export function effectText({ likely, effect }: Spread, percent: string): string {
  const value = likely.at(percent);
  return value === null
    ? assumptionTexts.noValue
    : formatMoney(value, { currency: effect.currency, decimals: 0 });
}
