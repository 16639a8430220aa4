import { section } from '../../../advice/advice.ts';
import type { CostBrief } from '../brief.ts';
import type { CostDraft } from '../result.ts';
import { largeAreas } from './areas.ts';
import { departmentAdvice } from './departments.ts';
import { opportunities } from './opportunities.ts';
import { summary } from './summary.ts';

/** Writes a cost analysis in Swedish by rules, with placeholders `{{F12}}` for figures. */
export function writeCostDraft(brief: CostBrief): CostDraft {
  return {
    sections: brief.advice.map(section),
    summary: summary(brief),
    stora_kostnadsomraden: largeAreas(brief.context),
    optimeringsmojligheter: opportunities(brief),
    avdelningsspecifika_rad: departmentAdvice(brief.context),
  };
}
