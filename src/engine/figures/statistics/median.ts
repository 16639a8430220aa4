/** The middle value, or the mean of the two middle ones. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  if (!Number.isInteger(middle)) return upper;
  return ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value at which half the weight is reached, or the mean of two where it is reached between them. NaN for none. */
export function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const [place, { value, weight }] of sorted.entries()) {
    reached += weight;
    if (reached > half) return value;
    if (reached === half) return (value + (sorted[place + 1]?.value ?? value)) / 2;
  }
  return Number.NaN;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
