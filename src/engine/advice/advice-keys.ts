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

/** How the grounds of an assumption begin that is not the company's own. */
export const STANDARD = 'Schablon.';
