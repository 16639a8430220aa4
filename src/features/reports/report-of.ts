import { type AnalysisType, type GuideId, guideOfType } from '#contract/guides.ts';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { figuresByPath } from '#engine/text/figure-segments.ts';
import { formatInstantDay, formatInstantTime, formatPeriod } from '#engine/text/format.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { storedCosts } from '#features/costs/result-shape.ts';
import { reportTitles } from '#features/guides/report-titles.ts';
import { type Letterhead, noLetterhead } from '#features/letterhead/letterhead.ts';
import { storedPlan } from '#features/plan/model.ts';
import { storedSales } from '#features/sales/result-shape.ts';
import { brand } from '../../brand.ts';
import { assumptionsPart } from './assumptions.ts';
import { costParts } from './cost-parts.ts';
import { type OwnAssumption, ownOf } from './own-assumption.ts';
import { planParts } from './plan-parts.ts';
import { factsBehind, receiptsPart } from './receipts.ts';
import type { Report, ReportPart } from './report.ts';
import { wordsOf } from './runs.ts';
import { salesParts } from './sales-parts.ts';
import { reportTexts as texts } from './texts.ts';

/** A finished analysis as it is stored, with whose it is and what their plan gives. */
export interface FrozenAnalysis {
  analysisType: AnalysisType;
  result: ResultBasis;
  createdAt: string;
  sample: boolean;
  company: string;
  /** Whether the product's name stands at the foot of each page. */
  branded: boolean;
  /** The company's own look of its reports. */
  letterhead?: Letterhead;
  /** What the owner assumes of actions in place of the analysis. */
  assumptions?: readonly OwnAssumption[];
  /** Ratios that are compared with the industry; null for all. */
  industryRatios: number | null;
}

/** The result in the shape of its page. */
function shaped(guide: GuideId, result: ResultBasis): ResultBasis {
  if (guide === 'costs') return storedCosts(result);
  return guide === 'plan' ? storedPlan(result) : storedSales(result);
}

function partsOf(
  guide: GuideId,
  result: ResultBasis,
  { industryRatios: ratios, assumptions = [] }: FrozenAnalysis,
): ReportPart[] {
  const own = ownOf(assumptions, result);
  const words = wordsOf(result.facts, figuresByPath(result.figures), texts.missing);
  // `shaped` gave each its guide's own shape; the store has one type for them all.
  if (guide === 'sales') return salesParts({ result: result as SalesResult, words, own }, ratios);
  if (guide === 'costs') return costParts({ result: storedCosts(result), words, own }, ratios);
  return planParts({ result: result as ActionsResult, words, own });
}

/** An analysis as a document, made only of what was frozen with it. */
export function reportOf(analysis: FrozenAnalysis): Report {
  const { createdAt, sample, company, branded, letterhead = noLetterhead } = analysis;
  const guide = guideOfType(analysis.analysisType);
  const result = shaped(guide, analysis.result);
  const parts = partsOf(guide, result, analysis);
  const behind = factsBehind(parts, result.facts);
  const day = formatInstantDay(createdAt);
  const files = new Set(result.facts.flatMap(({ source }) => source.document ?? []));
  return {
    cover: {
      title: reportTitles[guide],
      company: company || texts.noCompany,
      period: result.period && formatPeriod(result.period),
      lines: [
        ...files,
        texts.made(day, formatInstantTime(createdAt)),
        ...(letterhead.preparedBy ? [texts.preparedBy(letterhead.preparedBy)] : []),
        ...(sample ? [texts.sample] : []),
      ],
    },
    parts: [...parts, ...assumptionsPart(behind), ...receiptsPart(behind)],
    facts: result.facts,
    letterhead,
    footer: branded ? texts.madeWith(brand.name) : letterhead.footer,
    day,
  };
}
