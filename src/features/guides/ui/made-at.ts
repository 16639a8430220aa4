import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import { historyTexts } from '../texts.ts';
import type { ListedAnalysis } from './analyses-query.ts';

/** When an analysis was made, as lists and selects show it. */
export function madeAt({ createdAt }: Pick<ListedAnalysis, 'createdAt'>): string {
  return historyTexts.at(formatInstantDay(createdAt), formatInstantTime(createdAt));
}
