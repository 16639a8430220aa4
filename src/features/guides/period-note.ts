import { unequalDays } from '#engine/figures/calendar/unequal-days.ts';
import type { Period } from '#engine/table/period.ts';
import { formatDays, formatPeriod } from '#engine/text/format.ts';
import { resultTexts as texts } from './texts.ts';

/** `mars 2025 mot mars 2024`; with the days of each where they differ. Without another, the period. */
export function periodNote(period: Period, against: Period | null): string {
  if (against === null) return formatPeriod(period);
  const compared = `${formatPeriod(period)} ${texts.against(formatPeriod(against))}`;
  const days = unequalDays(period, against);
  return days === null
    ? compared
    : `${compared}, ${formatDays(days.now)} ${texts.against(formatDays(days.before))}`;
}
