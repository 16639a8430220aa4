/** The guides that make analyses, by the name they have in addresses, and the type their analyses carry. */
export const analysisTypes = {
  sales: 'försäljning',
  kostnader: 'kostnader',
  actions: 'åtgärder',
} as const;

export type GuideName = keyof typeof analysisTypes;
export type AnalysisType = (typeof analysisTypes)[GuideName];
