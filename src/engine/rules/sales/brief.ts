import type { Fact } from '../../facts/fact.ts';
import type { SalesAnswers, SalesFigures } from '../../metrics/sales/figures.ts';
import type { Understanding } from '../../read/understanding.ts';
import { chooseAdvice, type RankedAdvice } from '../choose.ts';
import { factBook } from '../fact-book.ts';
import { type Ledger, ledger } from '../ledger.ts';
import { type EffectFacts, effectFacts, effectText } from '../materialise.ts';
import type { Advice } from '../rule.ts';
import { readAnswers } from './answers/reading.ts';
import { type DataQualityDraft, dataQuality } from './data-quality.ts';
import { salesRules } from './rules.ts';
import { type SalesScene, salesScene } from './scene.ts';

/** An advice that was chosen, with its kronor as facts. */
export interface ChosenAdvice {
  advice: Advice;
  priority: 'Hög' | 'Medium' | 'Låg';
  /** What it is worth, as a draft text. */
  worth: string;
  effect: EffectFacts | null;
}

/** All a writer gets: facts, findings and what was answered. Never rows of the file. */
export interface SalesBrief {
  scene: SalesScene;
  /** Computed facts, then rows and answers, then assumptions and effects. */
  facts: Fact[];
  advice: ChosenAdvice[];
  /** Draft sentences that hold the answers against the file. */
  answerChecks: string[];
  dataQuality: DataQualityDraft;
}

/** Everything an analysis is made of. */
export interface AnalysisInput {
  figures: SalesFigures;
  answers: SalesAnswers;
  understanding: Understanding;
}

/** Weight against the weightiest advice that makes one urgent, or worth planning. */
const HIGH = 0.5;
const MEDIUM = 0.2;

/** Part of yearly revenue that makes an advice without kronor urgent beside one that has them. */
const HEAVY = 0.002;

/** SPEC section 3 has Medium where the weight is unknown. */
function priorityOf(
  { advice, score }: RankedAdvice,
  highest: number,
  yearlyRevenue: number,
): ChosenAdvice['priority'] {
  if (highest <= 0) return 'Medium';
  const urgent = advice.effect !== null || score === highest || score >= HEAVY * yearlyRevenue;
  if (urgent && score >= HIGH * highest) return 'Hög';
  return score >= MEDIUM * highest ? 'Medium' : 'Låg';
}

function chosen(
  ranked: RankedAdvice,
  highest: number,
  yearlyRevenue: number,
  book: Ledger,
): ChosenAdvice {
  const { advice, countedIn } = ranked;
  const priority = priorityOf(ranked, highest, yearlyRevenue);
  if (advice.effect !== null) {
    const effect = effectFacts(advice, advice.effect, book);
    return { advice, priority, effect, worth: effectText(advice.effect, effect) };
  }
  const worth =
    countedIn === null
      ? advice.effectNote
      : `Beloppet är redan räknat i rådet ”${countedIn.title}” och läggs inte till här.`;
  return { advice, priority, effect: null, worth };
}

/** From figures and answers to findings and advice. Deterministic; the facts of `figures` are unchanged. */
export function salesBrief({ figures, answers, understanding }: AnalysisInput): SalesBrief {
  const book = ledger(figures.facts);
  const quality = dataQuality(figures, understanding, book);
  const reading = readAnswers(answers, figures, book);
  const scene = salesScene(figures, reading);
  const candidates = salesRules
    .map((rule) => rule.apply(scene))
    .filter((advice) => advice !== null);
  const ranked = chooseAdvice(candidates, reading.themes, scene.yearlyRevenue);
  const highest = ranked[0]?.score ?? 0;
  const advice = ranked.map((item) => chosen(item, highest, scene.yearlyRevenue, book));
  const facts = book.facts();
  return {
    scene: { ...scene, book: factBook(facts) },
    facts,
    advice,
    answerChecks: reading.checks,
    dataQuality: quality,
  };
}
