import { areaRule } from './area-rule.ts';

export const goods = areaRule({
  id: 'goods',
  area: 'Varor och material',
  leastShare: 8,
  title: 'Ta in en offert till på inköpen',
  why: 'Här ligger pengarna: en liten prissänkning på det ni köper mest av väger tyngre än stora nedskärningar på annat. En leverantör som aldrig jämförs har ingen anledning att sänka sitt pris.',
  action:
    'Välj de varor ni köper för mest, ta in minst en offert till på dem och förhandla pris, betalningstid och frakt i samma samtal.',
  firstStep: 'På måndag: lista de varor ni köpt för mest det senaste kvartalet med pris per enhet.',
  cost: 'Ingen utgift, några dagars arbete',
  timeframe: 'Inom ett kvartal',
  effort: 2,
  sureness: 0.5,
  assumption: {
    label: 'Antagen sänkning av inköpspriset',
    basis:
      'Försiktigt antagande: leverantörer backar sällan mycket, men en offert utifrån och samlade order brukar ge något.',
    low: '1',
    likely: '2',
    high: '4',
  },
});
