/** The operator's page of payments. */
export const subscriptionsTabTexts = {
  numbers: {
    subscribers: 'Betalande prenumeranter',
    trials: 'I provperiod',
    failed: 'Obetalda',
    ended: 'Avslutade senaste 30 dagarna',
  },
  mrr: (sum: string) => `${sum} i månaden exkl. moms (MRR)`,
  churn: (percent: string) => `${percent} av dem som betalade då`,
  noChurn: 'Ingen betalade för 30 dagar sedan',
  list: 'Lista',
  lists: {
    subscribers: 'Betalande',
    trials: 'Provperiod',
    failed: 'Obetalda',
    ended: 'Avslutade',
  },
  company: 'Företag',
  period: 'Betalas',
  since: 'Sedan',
  when: {
    subscribers: 'Nästa period',
    trials: 'Provperioden slutar',
    failed: 'Obetald sedan',
    ended: 'Avslutad',
  },
  ends: (day: string) => `Slutar ${day}`,
  frequency: { monthly: 'Månadsvis', yearly: 'Årsvis' },
  gone: 'Borttaget konto',
} as const;
