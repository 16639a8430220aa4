/** Swedish rates of VAT (mervärdesskattelagen 2023:200, chapter 9). */
export const RATES = [0.25, 0.12, 0.06] as const;
/** Half an öre, and what adding binary fractions may cost. */
export const ROUNDING = 0.0051;

export const near = (a: number, b: number, slack: number) => Math.abs(a - b) <= slack;

/** Where VAT stands to an amount; `impossible` is more than the amount has room for. */
export type Way = 'included' | 'onTop' | 'impossible' | null;

/** Null where the row tells nothing: it has several rates, or so little VAT that both fit. */
export function wayOf(whole: number, tax: number): Way {
  const included = RATES.some((rate) => near(tax, (whole * rate) / (1 + rate), ROUNDING * 2));
  const onTop = RATES.some((rate) => near(tax, whole * rate, ROUNDING * 2));
  if (included !== onTop) return included ? 'included' : 'onTop';
  // More VAT than the highest rate has room for is not in the amount.
  return tax > whole * 0.2 + 1 ? 'impossible' : null;
}
