import type { industryKeys } from './catalogue.ts';

/** The keys that the comparison with an industry looks for: the catalogue would send all its labels with them. */
export const shownIndustryKeys = {
  industryLow: 'costs.industry.low',
  industryMedian: 'costs.industry.median',
  industryHigh: 'costs.industry.high',
  industryDifference: 'costs.industry.difference',
  industryCompanies: 'costs.industry.companies',
} as const satisfies Partial<typeof industryKeys>;
