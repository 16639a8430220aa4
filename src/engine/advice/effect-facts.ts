import { toText } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';
import { figure } from '../text/placeholder.ts';
import { adviceKeys } from './advice-keys.ts';
import { estimate, formulaText, inputsOf } from './effect-formula.ts';
import type { Ledger } from './fact-ledger.ts';
import type { Assumption, Effect, Recommendation } from './rule.ts';

/** The facts of an effect: kronor per year and the assumptions behind them. */
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

/** `omsättning`, `täckningsbidrag` or `lägre kostnad`: what the kronor are kronor of. */
export function measureWord(effect: Effect): string {
  return measureWords[effect.measure];
}

function assumptionFact(
  advice: Recommendation,
  assumption: Assumption,
  level: Level,
): Omit<Fact, 'id'> {
  return {
    key: adviceKeys.assumption,
    subject: { kind: 'advice', name: advice.id },
    label: `${assumption.label}, ${levelWords[level]}`,
    value: assumption[level],
    unit: 'percent',
    currency: null,
    period: null,
    precision: assumption[level].includes('.') ? 1 : 0,
    kind: 'assumption',
    source: {
      documentId: null,
      document: null,
      sheet: null,
      columns: [],
      filter: 'inga rader: ett antagande',
      rows: 0,
      formula: assumption.basis,
      where: null,
      inputs: [],
    },
  };
}

function effectFact(
  advice: Recommendation,
  effect: Effect,
  assumed: Fact,
  level: Level,
): Omit<Fact, 'id'> {
  const formula = effect.formula(assumed);
  const value = estimate(formula);
  if (value === null) throw new RangeError(`${advice.id}: the effect cannot be computed`);
  const [basis] = formula.base;
  return {
    key: adviceKeys[level],
    subject: { kind: 'advice', name: advice.id },
    label: `Effekt per år i ${measureWord(effect)}, ${levelWords[level]}`,
    value: toText(value),
    unit: 'SEK',
    currency: basis?.currency ?? null,
    period: null,
    precision: 0,
    kind: 'computed',
    source: {
      documentId: basis?.source.documentId ?? null,
      document: basis?.source.document ?? null,
      sheet: basis?.source.sheet ?? null,
      columns: [...new Set(formula.base.flatMap((fact) => fact.source.columns))],
      filter: 'de rader som siffrorna i formeln bygger på',
      rows: formula.base.reduce((rows, fact) => rows + fact.source.rows, 0),
      formula: formulaText(formula),
      where: null,
      inputs: inputsOf(formula),
    },
  };
}

/** Appends the facts of an effect, assumptions first, and returns them. */
export function effectFacts(advice: Recommendation, effect: Effect, ledger: Ledger): EffectFacts {
  const assume = (level: Level) => ledger.append(assumptionFact(advice, effect.assumption, level));
  const assumed = { low: assume('low'), likely: assume('likely'), high: assume('high') };
  const value = (level: Level) => ledger.append(effectFact(advice, effect, assumed[level], level));
  return { low: value('low'), likely: value('likely'), high: value('high'), assumed };
}

/** What the advice is worth, in words; the assumption always stands beside the kronor. */
export function effectText(effect: Effect, facts: EffectFacts): string {
  const { low, likely, high, assumed } = facts;
  return [
    `Troligen ${figure(likely)} per år i ${measureWord(effect)}, lågt räknat ${figure(low)} och högt räknat ${figure(high)}.`,
    `${effect.assumption.label}: ${figure(assumed.likely)}, mellan ${figure(assumed.low)} och ${figure(assumed.high)}.`,
  ].join(' ');
}
