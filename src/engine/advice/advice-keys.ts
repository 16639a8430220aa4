/**
 * Facts that the rules of every guide create: a recommendation's effect per year and its
 * assumption.
 */
export const adviceKeys = {
  low: 'advice.low',
  likely: 'advice.likely',
  high: 'advice.high',
  assumption: 'advice.assumption',
} as const;
