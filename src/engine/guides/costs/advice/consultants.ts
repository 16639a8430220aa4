import { areaRule } from './area-rule.ts';

export const consultants = areaRule({
  id: 'consultants',
  area: 'Redovisning och konsulter',
  leastShare: 2,
  title: 'Styr upp köpta tjänster',
  why: 'Löpande räkning växer med det som lämnas över ofärdigt, och det som en gång var tillfälligt hjälp blir lätt en vana.',
  action:
    'Be om en uppdelning per uppdrag, byt löpande räkning mot fast pris där arbetet är detsamma varje månad och gör det enkla förarbetet själva.',
  firstStep:
    'På måndag: be redovisningsbyrån eller den största konsulten om en lista över nedlagd tid per uppgift för det senaste kvartalet.',
  cost: 'Ingen utgift, egen tid för förarbete',
  timeframe: 'Inom ett kvartal',
  effort: 2,
  sureness: 0.5,
  assumption: {
    label: 'Antagen minskning av konsultkostnaden',
    basis:
      'Försiktigt antagande: en del av tiden går till sådant som kan göras enklare eller internt; det mesta är arbete som behövs.',
    low: '4',
    likely: '8',
    high: '15',
  },
});
