import { areaRule } from './area-rule.ts';

export const premises = areaRule({
  id: 'premises',
  area: 'Lokal',
  leastShare: 4,
  title: 'Förbered nästa hyresförhandling',
  why: 'Hyran går sällan att ändra mitt i en avtalsperiod, men den som vet uppsägningsdagen i tid kan förhandla. Indexuppräkning, tillägg för fastighetsskatt och värme räknas ibland fel.',
  action:
    'Läs hyresavtalet efter uppsägningsdag, index och tillägg, kontrollera den senaste uppräkningen och fundera på om någon yta kan lämnas eller hyras ut i andra hand.',
  firstStep: 'På måndag: leta upp hyresavtalet och skriv in sista dag för uppsägning i kalendern.',
  cost: 'Ingen utgift, någon dags arbete',
  timeframe: 'Till nästa avtalsperiod',
  effort: 2,
  sureness: 0.45,
  assumption: {
    label: 'Antagen sänkning av lokalkostnaden',
    basis:
      'Försiktigt antagande: hyran är avtalad, så bara tillägg, städning och en del av ytan går att påverka före nästa avtal.',
    low: '1',
    likely: '3',
    high: '6',
  },
});
