/** How certain a recommendation is, in three steps. */
export type Certainty = 'high' | 'medium' | 'low';

/** From so much certainty on, 0–1. */
const SURE = 0.6;
const UNSURE = 0.45;

/** The step that a recommendation's certainty is of: the same wherever it is said. */
export function certaintyOf(sureness: number): Certainty {
  if (sureness >= SURE) return 'high';
  return sureness >= UNSURE ? 'medium' : 'low';
}
