import { areaRule } from './area-rule.ts';

export const software = areaRule({
  id: 'software',
  area: 'IT och programvara',
  leastShare: 1,
  title: 'Gå igenom licenser och program',
  why: 'Program betalas ofta per användare och månad, också för den som slutat, och flera program gör lätt samma sak.',
  action:
    'Jämför antalet licenser med antalet som loggat in den senaste månaden, säg upp resten och byt till årsbetalning där ni vet att ni stannar.',
  firstStep:
    'På måndag: ta ut användarlistan i de dyraste programmen och stryk dem som inte arbetar kvar.',
  cost: 'Ingen utgift, någon dags arbete',
  timeframe: 'Inom en månad',
  effort: 1,
  sureness: 0.65,
  assumption: {
    label: 'Antagen minskning av it-kostnaden',
    basis:
      'Försiktigt antagande: licenser utan användare finns i de flesta företag, men det mesta av kostnaden behövs.',
    low: '5',
    likely: '10',
    high: '15',
  },
});
