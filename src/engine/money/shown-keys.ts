import type { moneyKeys } from './catalogue.ts';

/** The keys that Pengarna looks for: the catalogue would send all its labels with them. */
export const shownMoneyKeys = {
  revenueBefore: 'money.revenue.previous',
  costBefore: 'money.cost.previous',
} as const satisfies Partial<typeof moneyKeys>;
