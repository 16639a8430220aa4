import { adviceKeys } from '#engine/advice/advice-keys.ts';
import { type EffectByAssumption, effectByAssumption } from '#engine/advice/effect-at.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatMoney, formatPercent } from '#engine/text/format.ts';
import { assumptionTexts } from './texts.ts';

/** The effect of a recommendation and what it rests on, by how it was counted. */
export interface Spread {
  likely: EffectByAssumption;
  effect: Fact;
  low: Fact;
  high: Fact;
}

/** The effect that a text states with its facts; null where it states none, or one that nothing else can be made of. */
export function spreadOf(
  stated: readonly Fact[],
  factOf: (id: string) => Fact | undefined,
): Spread | null {
  const byKey = (key: string) => {
    const effect = stated.find((each) => each.key === key);
    return effect && effectByAssumption(effect, factOf);
  };
  const effect = stated.find(({ key }) => key === adviceKeys.likely);
  const [low, likely, high] = [adviceKeys.low, adviceKeys.likely, adviceKeys.high].map(byKey);
  if (!effect || !low || !likely || !high) return null;
  return { likely, effect, low: low.assumption, high: high.assumption };
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
