import { areaRule } from './area-rule.ts';

export const freight = areaRule({
  id: 'freight',
  area: 'Frakt och porto',
  leastShare: 1,
  title: 'Gör upp om frakten',
  why: 'Fraktpriset beror på avtal, vikt, tillägg och hur ofta ni skickar. Listpris betalar den som inte har frågat.',
  action:
    'Ta ut ett kvartals sändningar på vikt och zon och begär anbud på dem från minst en transportör till. Samla sändningarna till färre dagar och låt kunden betala för brådska.',
  firstStep: 'På måndag: läs den senaste fraktfakturan rad för rad och stryk under varje tillägg.',
  cost: 'Ingen utgift, någon dags arbete',
  timeframe: 'Inom ett kvartal',
  effort: 2,
  sureness: 0.55,
  assumption: {
    label: 'Antagen sänkning av fraktkostnaden',
    basis: 'Försiktigt antagande: ett anbud och färre tillägg ger några procent; volymen avgör.',
    low: '3',
    likely: '6',
    high: '10',
  },
});
