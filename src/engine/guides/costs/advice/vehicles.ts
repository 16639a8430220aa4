import { areaRule } from './area-rule.ts';

export const vehicles = areaRule({
  id: 'vehicles',
  area: 'Fordon',
  leastShare: 2,
  title: 'Räkna på varje fordon',
  why: 'Ett fordon kostar skatt, försäkring, leasing och värdefall också när det står stilla.',
  action:
    'Räkna kostnad per mil för varje fordon, sälj eller lämna tillbaka det som används minst och samla tankning och laddning på ett avtal med rabatt.',
  firstStep:
    'På måndag: skriv upp mätarställningen på varje fordon och räkna hur långt det gått sedan förra besiktningen.',
  cost: 'Ingen utgift, någon dags arbete',
  timeframe: 'Inom ett kvartal',
  effort: 2,
  sureness: 0.5,
  assumption: {
    label: 'Antagen minskning av fordonskostnaden',
    basis:
      'Försiktigt antagande: drivmedelsavtal och körsätt ger några procent, ett fordon mindre ger mer.',
    low: '3',
    likely: '6',
    high: '12',
  },
});
