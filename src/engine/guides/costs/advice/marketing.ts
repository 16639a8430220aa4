import { areaRule } from './area-rule.ts';

export const marketing = areaRule({
  id: 'marketing',
  area: 'Marknadsföring',
  leastShare: 2,
  title: 'Kräv att marknadsföringen bär sin kostnad',
  why: 'I en kostnadsfil syns vad annonserna kostar men inte vad de ger. Det som ingen mäter brukar fortsätta av vana.',
  action:
    'Skriv upp vad varje kanal ska ge, mät antalet förfrågningar eller order från den i en månad och flytta pengarna från den sämsta till den bästa eller behåll dem.',
  firstStep:
    'På måndag: lista de senaste fakturorna för marknadsföring och skriv bredvid varje vad den gav.',
  cost: 'Ingen utgift, några timmar i månaden',
  timeframe: 'Inom ett kvartal',
  effort: 1,
  sureness: 0.5,
  assumption: {
    label: 'Antagen del av marknadsföringen som inte ger något',
    basis:
      'Försiktigt antagande: de flesta har någon kanal som kan stängas utan att försäljningen märker det.',
    low: '5',
    likely: '10',
    high: '20',
  },
});
