import { decimal } from '../facts/decimal.ts';
import { derive } from '../facts/derive.ts';
import { worked } from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import { type Facts, NO_ORIGIN } from '../facts/facts.ts';
import { figure } from '../text/placeholder.ts';
import { adviceKeys, STANDARD } from './advice-keys.ts';
import { estimate, ROUNDING_NOTE } from './effect-formula.ts';
import type { Effect, Recommendation } from './rule.ts';

/** The facts of an effect: kronor per year and the assumption behind them. */
export interface EffectFacts {
  low: Fact;
  likely: Fact;
  high: Fact;
  assumed: { low: Fact; likely: Fact; high: Fact };
}

type Level = 'low' | 'likely' | 'high';
const levelWords: Record<Level, string> = {
  low: 'lågt räknat',
  likely: 'troligt',
  high: 'högt räknat',
};
const measureWords: Record<Effect['measure'], string> = {
  revenue: 'omsättning',
  grossProfit: 'täckningsbidrag',
  cost: 'lägre kostnad',
};

/** What the kronor are: `omsättning`, `täckningsbidrag` or `lägre kostnad`. */
export function measureWord(effect: Effect): string {
  return measureWords[effect.measure];
}

function addAssumption(facts: Facts, advice: Recommendation, { assumption }: Effect, level: Level) {
  return facts.add({
    key: adviceKeys.assumption,
    subject: { kind: 'advice', name: advice.id },
    label: `${assumption.label}, ${levelWords[level]}`,
    value: decimal(assumption[level]),
    unit: 'percent',
    precision: assumption[level].includes('.') ? 1 : 0,
    kind: 'assumption',
    columns: [],
    filter: 'inga rader: ett antagande',
    rows: 0,
    formula: assumption.own === true ? assumption.basis : `${STANDARD} ${assumption.basis}`,
    origin: NO_ORIGIN,
  });
}

function addEffect(
  facts: Facts,
  advice: Recommendation,
  effect: Effect,
  assumed: Fact,
  level: Level,
): Fact {
  const formula = effect.formula(assumed);
  const value = estimate(formula);
  if (value === null) throw new RangeError(`${advice.id}: the effect cannot be computed`);
  return derive(facts, {
    ...worked(formula, { note: `, ${ROUNDING_NOTE}` }),
    value,
    key: adviceKeys[level],
    subject: { kind: 'advice', name: advice.id },
    label: `Effekt per år i ${measureWord(effect)}, ${levelWords[level]}`,
    unit: 'SEK',
    precision: 0,
    // The rows behind a factor, such as the margin, are mostly the same rows.
    columns: [...new Set(formula.base.flatMap((fact) => fact.source.columns))],
    rows: formula.base.reduce((rows, fact) => rows + fact.source.rows, 0),
  });
}

/** Adds and returns the facts of an effect, assumptions first. */
export function addEffectFacts(advice: Recommendation, effect: Effect, facts: Facts): EffectFacts {
  const assume = (level: Level) => addAssumption(facts, advice, effect, level);
  const assumed = { low: assume('low'), likely: assume('likely'), high: assume('high') };
  const value = (level: Level) => addEffect(facts, advice, effect, assumed[level], level);
  return { low: value('low'), likely: value('likely'), high: value('high'), assumed };
}

/** The effect in words; the assumption is always stated beside the kronor. */
export function effectText(effect: Effect, facts: EffectFacts): string {
  const { low, likely, high, assumed } = facts;
  return [
    `Troligen ${figure(likely)} per år i ${measureWord(effect)}${[
      // Two that are the same when rounded are one figure.
      low.value === likely.value ? [] : [`lågt räknat ${figure(low)}`],
      high.value === likely.value ? [] : [`högt räknat ${figure(high)}`],
    ]
      .flat()
      .map((text, place) => (place === 0 ? `, ${text}` : ` och ${text}`))
      .join('')}.`,
    `${effect.assumption.label}, ${effect.assumption.own === true ? 'ur er egen fil' : 'en schablon'}: ${figure(assumed.likely)}, mellan ${figure(assumed.low)} och ${figure(assumed.high)}.`,
    ...(effect.countedWith === undefined ? [] : [effect.countedWith]),
  ].join(' ');
}
