import type { GuideId } from '#contract/guides.ts';

/** What a report of each guide is called. */
export const reportTitles = {
  sales: 'Försäljningsanalys',
  costs: 'Kostnadsanalys',
  plan: 'Handlingsplan',
} satisfies Record<GuideId, string>;
