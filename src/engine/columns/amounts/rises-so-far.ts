/** Steps from one period to the next that do not all rise by chance. */
const FEWEST_STEPS = 12;
/** Share of the steps that may fall, as where a month took back more than it came to; more where a title says so far. */
const FALLS = { alone: 0.12, titled: 0.25 } as const;
/** Share of the steps that must rise: what came to nothing in a month leaves the sum as it is. */
const MOSTLY = 0.5;
/** What is summed from nothing begins near what it rises by. */
const STEPS_AT_FIRST = 3;

/**
 * Whether rows of amounts, each in the order of its periods, rise from each to the next and begin near nothing, as what
 * they have come to so far does; where a title says that they are so far, whether they do not mostly fall.
 */
export function riseSoFar(rows: readonly (readonly number[])[], isTitled = false): boolean {
  const used = rows.filter((values) => values.some((value) => value !== 0));
  const sums = { first: 0, last: 0 };
  let [steps, rises, falls] = [0, 0, 0];
  for (const values of used) {
    for (let n = 1; n < values.length; n++) {
      const step = (values[n] ?? 0) - (values[n - 1] ?? 0);
      steps++;
      if (step > 0) rises++;
      if (step < 0) falls++;
    }
    sums.first += values[0] ?? 0;
    sums.last += values.at(-1) ?? 0;
  }
  if (isTitled) return falls <= steps * FALLS.titled;
  const each = ((sums.last - sums.first) * used.length) / steps;
  const isRising = rises >= steps * MOSTLY && falls <= steps * FALLS.alone;
  return steps >= FEWEST_STEPS && isRising && sums.first <= each * STEPS_AT_FIRST;
}
