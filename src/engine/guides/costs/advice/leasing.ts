import { areaRule } from './area-rule.ts';

export const leasing = areaRule({
  id: 'leasing',
  area: 'Leasing och hyra av utrustning',
  leastShare: 2,
  title: 'Gå igenom leasing och hyrd utrustning',
  why: 'Leasingavtal löper ofta vidare efter första perioden, till samma avgift fast utrustningen redan är betald.',
  action:
    'Lista varje avtal med slutdag och vad köpa loss skulle kosta, lämna tillbaka det som inte används och säg upp det som gått över i förlängning.',
  firstStep: 'På måndag: leta upp slutdagen på det dyraste leasingavtalet.',
  cost: 'Ingen utgift, någon dags arbete',
  timeframe: 'Inom ett kvartal',
  effort: 2,
  sureness: 0.5,
  assumption: {
    label: 'Antagen minskning av leasingkostnaden',
    basis:
      'Försiktigt antagande: avtal i förlängning och oanvänd utrustning finns ofta, men de flesta avtal är bundna.',
    low: '3',
    likely: '7',
    high: '15',
  },
});
