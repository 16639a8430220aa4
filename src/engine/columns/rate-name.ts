/** Names that say their values are shares, not money: `Rabatt %`, `Momssats`, `Täckningsgrad`. */
export const rateName = /%|procent|percent|pct|sats|grad\b|\brate\b|\btg\b/i;
