import { areaRule } from './area-rule.ts';

export const travel = areaRule({
  id: 'travel',
  area: 'Resor',
  leastShare: 2,
  title: 'Bestäm när det är värt att resa',
  why: 'Resor beslutas var för sig och kostar mest när de bokas sent.',
  action:
    'Skriv en kort resepolicy: vem som bokar, hur långt före, och vilka möten som hålls på distans. Boka tåg och hotell genom ett avtal.',
  firstStep:
    'På måndag: gå igenom de senaste resorna och stryk under dem som kunde ha varit ett videomöte.',
  cost: 'Ingen utgift, några timmars arbete',
  timeframe: 'Inom ett kvartal',
  effort: 1,
  sureness: 0.5,
  assumption: {
    label: 'Antagen minskning av resekostnaden',
    basis:
      'Försiktigt antagande: tidigare bokning och färre resor ger en del; de flesta resor behövs.',
    low: '5',
    likely: '10',
    high: '20',
  },
});
