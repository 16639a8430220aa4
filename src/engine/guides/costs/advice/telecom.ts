import { areaRule } from './area-rule.ts';

export const telecom = areaRule({
  id: 'telecom',
  area: 'Telefoni och internet',
  leastShare: 0.5,
  title: 'Rensa och förhandla om telefonin',
  why: 'Operatörernas priser till nya kunder faller medan gamla avtal ligger kvar, och abonnemang för den som slutat eller bytt telefon blir ofta kvar på fakturan.',
  action:
    'Begär en lista över alla nummer och bredband med användning, säg upp dem som ingen använder och be om dagens pris på resten. Ta med ett anbud från en annan operatör till samtalet.',
  firstStep:
    'På måndag: logga in hos operatören och skriv namn på varje nummer på den senaste fakturan.',
  cost: 'Ingen utgift, någon dags arbete',
  timeframe: 'Inom en månad',
  effort: 1,
  sureness: 0.7,
  assumption: {
    label: 'Antagen sänkning av telefonkostnaden',
    basis:
      'Försiktigt antagande: gamla avtal ligger ofta över dagens pris, men bindningstid kan skjuta upp en del.',
    low: '5',
    likely: '12',
    high: '20',
  },
});
