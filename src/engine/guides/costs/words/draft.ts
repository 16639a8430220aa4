import { section } from '../../../advice/advice.ts';
import type { CostBrief } from '../brief.ts';
import type { CostDraft } from '../result.ts';
import { largeAreas } from './areas.ts';
import { departmentAdvice } from './departments.ts';
import { opportunities } from './opportunities.ts';
import { summary } from './summary.ts';

/** The rules writer: a cost analysis in Swedish with `{{F12}}` where figures are to stand. */
export function writeCostDraft(brief: CostBrief): CostDraft {
  return {
    sections: brief.advice.map(section),
    summary: summary(brief),
    stora_kostnadsomraden: largeAreas(brief.context),
    optimeringsmojligheter: opportunities(brief),
    avdelningsspecifika_rad: departmentAdvice(brief.context),
  };
}
