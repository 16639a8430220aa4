/** Names that say their values are shares, not money: `Rabatt %`, `Momssats`; `Moms 25 %` is money. */
export const rateName = /(?<!\d\s?)(?:%|procent|percent|pct)|sats|grad\b|\brate\b|\btg\b/i;
