/** Facts the rules of every guide make: the effect of an advice in kronor per year, and what it assumes. */
export const adviceKeys = {
  low: 'advice.low',
  likely: 'advice.likely',
  high: 'advice.high',
  assumption: 'advice.assumption',
} as const;
