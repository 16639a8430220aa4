import { areaRule } from './area-rule.ts';

export const insurance = areaRule({
  id: 'insurance',
  area: 'Försäkring och risk',
  leastShare: 0.5,
  title: 'Upphandla försäkringarna på nytt',
  why: 'Försäkringar förlängs av sig själva, och premien räknas upp varje år utan att någon jämför den. Överlappande skydd uppstår när en ny försäkring tecknas utan att den gamla ses över.',
  action:
    'Samla alla försäkringsbrev, stryk skydd för sådant ni inte längre äger och låt en försäkringsmäklare eller ett annat bolag lämna anbud på resten.',
  firstStep:
    'På måndag: leta upp förfallodagen på varje försäkring och lägg in en påminnelse i god tid före.',
  cost: 'Ingen utgift, någon dags arbete',
  timeframe: 'Vid nästa förfallodag',
  effort: 1,
  sureness: 0.6,
  assumption: {
    label: 'Antagen sänkning av premien',
    basis:
      'Försiktigt antagande: en premie som inte jämförts på några år brukar gå att sänka, men villkor och skadehistorik styr.',
    low: '4',
    likely: '8',
    high: '15',
  },
});
