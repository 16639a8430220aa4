import { areaRule } from './area-rule.ts';

export const energy = areaRule({
  id: 'energy',
  area: 'El och värme',
  leastShare: 1,
  title: 'Se över elavtal och förbrukning',
  why: 'Priset bestäms av avtalsformen och förbrukningen av vad som står på när ingen är där. Båda går att påverka, nätavgiften gör det knappast.',
  action:
    'Kontrollera att ni inte har anvisat pris hos elbolaget, jämför fast och rörligt pris för er förbrukning och stäng av ventilation, belysning och kyla utanför öppettid.',
  firstStep:
    'På måndag: läs avtalsformen på den senaste elfakturan och hämta timförbrukningen hos nätbolaget för en natt.',
  cost: 'Ingen utgift för avtalet, små belopp för styrning',
  timeframe: 'Inom ett kvartal',
  effort: 2,
  sureness: 0.5,
  assumption: {
    label: 'Antagen minskning av energikostnaden',
    basis:
      'Försiktigt antagande: nattförbrukning och avtalsform brukar ge några procent; väder och elpris ger mer åt båda håll.',
    low: '3',
    likely: '6',
    high: '12',
  },
});
