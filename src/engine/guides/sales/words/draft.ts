import { section } from '../../../advice/advice.ts';
import type { SalesBrief } from '../brief.ts';
import type { SalesDraft } from '../result.ts';
import { profitabilityInsights } from './insights.ts';
import { summary } from './summary.ts';
import { topPerformers } from './top-performers.ts';
import { underperformers } from './underperformers.ts';

/** Writes a sales analysis in Swedish by rules, with placeholders `{{F12}}` for figures. */
export function writeSalesDraft(brief: SalesBrief): SalesDraft {
  return {
    productAnalysis: {
      topPerformers: topPerformers(brief.context),
      underperformers: underperformers(brief),
      profitabilityInsights: profitabilityInsights(brief),
    },
    sections: brief.advice.map(section),
    summary: summary(brief),
  };
}
