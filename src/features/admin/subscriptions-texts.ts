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
    unfinished: 'Går inte att avsluta',
  },
  company: 'Företag',
  period: 'Betalas',
  since: 'Sedan',
  when: {
    subscribers: 'Nästa period',
    trials: 'Provperioden slutar',
    failed: 'Obetald sedan',
    ended: 'Avslutad',
    unfinished: 'Försök',
  },
  tries: (count: string, day: string) => `${count}, nästa ${day}`,
  troubles: {
    unfinished: (count: string) =>
      `${count} prenumerationer ska avslutas eller betalas tillbaka men betaltjänsten säger nej. Nya försök görs av sig själva; se listan och betaltjänsten.`,
    uncompared: (count: string) =>
      `${count} prenumerationer eller köp gick inte att jämföra med betaltjänsten i natt. Loggen säger vilka.`,
    waitingEvents: (count: string) =>
      `${count} händelser från betaltjänsten har väntat i över en timme.`,
  },
  ends: (day: string) => `Slutar ${day}`,
  frequency: { monthly: 'Månadsvis', yearly: 'Årsvis' },
  gone: 'Borttaget konto',
} as const;
