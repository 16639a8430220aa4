import { areaRule } from './area-rule.ts';

export const interest = areaRule({
  id: 'interest',
  area: 'Räntor och finansiella kostnader',
  leastShare: 1,
  title: 'Ta upp räntan med banken',
  why: 'Räntan sätts efter risken så som banken såg den när lånet lades upp. Dröjsmålsräntor och checkkredit är dyrast och kommer av betalningar som ligger fel i tiden.',
  action:
    'Lista varje lån med ränta, löptid och säkerhet, be om ny offert från en bank till och betala den dyraste krediten först.',
  firstStep:
    'På måndag: leta i bokföringen efter dröjsmålsräntor och avgifter för checkkredit och skriv upp varför de uppstod.',
  cost: 'Ingen utgift, någon dags arbete',
  timeframe: 'Inom ett kvartal',
  effort: 2,
  sureness: 0.45,
  assumption: {
    label: 'Antagen minskning av räntekostnaden',
    basis:
      'Försiktigt antagande: ränteläget styr det mesta; marginal, dröjsmål och kredittak går att påverka.',
    low: '2',
    likely: '5',
    high: '10',
  },
});
