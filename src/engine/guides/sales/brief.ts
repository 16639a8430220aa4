import { type ChosenRecommendation, chooseAdvice } from '../../advice/advice.ts';
import { type DataQualityDraft, dataQuality } from '../../advice/data-quality.ts';
import { ABOUT_STOCK } from '../../business/without-sense.ts';
import type { Fact } from '../../facts/fact.ts';
import { createFacts, NO_ORIGIN } from '../../facts/facts.ts';
import type { Understanding } from '../../table/understanding.ts';
import { ownSteps } from './advice/own-steps.ts';
import { salesQualityKeys } from './answer-keys.ts';
import { readAnswers } from './answers/read-answers.ts';
import { salesCatalogue } from './catalogue.ts';
import type { SalesAnswers, SalesFigures } from './figures/figures.ts';
import { type SalesRuleContext, salesRuleContext } from './rule-context.ts';
import { salesRules } from './rules.ts';

/** All that a writer gets: facts, findings and answers, never rows of the file. */
export interface SalesBrief {
  context: SalesRuleContext;
  /** Computed facts first, then rows and answers, then assumptions and effects. */
  facts: readonly Fact[];
  /** Keys of the facts whose sign is a direction, for the guard. */
  changes: ReadonlySet<string>;
  advice: ChosenRecommendation[];
  /** Draft sentences that compare the answers with the file. */
  answerChecks: string[];
  dataQuality: DataQualityDraft;
}

/** The input of a sales analysis. */
export interface AnalysisInput {
  figures: SalesFigures;
  answers: SalesAnswers;
  understanding: Understanding;
}

/** The opening sentence for bookkeeping files, on what their figures are based on. */
const BOOKS =
  'Filen är bokföring: det som kallas produkter är intäktskonton, och datumen säger när det bokfördes. En försäljningsexport visar mer om varor och kunder.';

/** Rules on stock, price lists and purchase prices, which revenue accounts and hours do not have. */
const aboutGoods: ReadonlySet<string> = new Set(ABOUT_STOCK);

/** Whether a rule makes sense in this company: its kind of business says, else what it sells. */
function fits(id: string, { business, fromBooks, byTime, ofGoods }: SalesRuleContext): boolean {
  if (business?.never.has(id) === true) return false;
  if (!aboutGoods.has(id)) return true;
  // Hanging on one product has words of its own where it is not known that goods are sold.
  const isWorded = ofGoods || (id === 'product-dependency' && !byTime);
  return !fromBooks && (business !== null || isWorded);
}

/**
 * From figures and answers to findings and recommendations. Deterministic; leaves the facts of
 * `figures` unchanged.
 */
export function salesBrief({ figures, answers, understanding }: AnalysisInput): SalesBrief {
  const book = createFacts(NO_ORIGIN, figures.facts);
  const withheld = figures.forecastWithheld === null ? [] : [figures.forecastWithheld];
  const books = understanding.books === null ? [] : [BOOKS];
  const warnings = [...books, ...(figures.warnings ?? []), ...withheld];
  const computed = { facts: figures.facts, warnings, keys: salesQualityKeys };
  const quality = dataQuality(computed, understanding, book);
  const reading = readAnswers(answers, book);
  const context = salesRuleContext(book, figures, reading, understanding.books !== null);
  const candidates = salesRules
    .filter(({ id }) => fits(id, context))
    .map((rule) => rule.apply(context))
    .filter((advice) => advice !== null);
  const { themes } = reading;
  const ownStep = ownSteps(context);
  const advice = chooseAdvice(candidates, themes, context.yearlyRevenue, book, ownStep);
  return {
    context,
    facts: book.list,
    changes: salesCatalogue.changes,
    advice,
    answerChecks: reading.checks,
    dataQuality: quality,
  };
}
