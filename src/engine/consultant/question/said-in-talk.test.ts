import { describe, expect, it } from 'vitest';
import { dearer } from './dearer.ts';
import { heldAgainst } from './held-against.ts';
import type { OwnNames } from './named.ts';
import { saidInTalk } from './said-in-talk.ts';

describe('what is said in talk', () => {
  it.each([
    ['vad kostar elen om året?', 'vad kostar elen de senaste tolv månaderna?'],
    ['vad går hyran på om året', 'vad går hyran på de senaste tolv månaderna'],
    ['vilken tid om året säljer vi bäst?', null],
    ['vad kostade elen om året 2025?', null],
    ['hur mycket är te av omsättningen', 'Hur stor andel av omsättningen är te?'],
    ['hur stor är Stockholm av det hela', 'Hur stor andel är Stockholm?'],
    ['hur mycket är det av omsättningen', null],
    ['betalar vi dubbelt för nåt?', 'Har vi betalat något dubbelt?'],
    ['hur länge har Berga Verkstad handlat hos oss', 'När köpte Berga Verkstad första gången?'],
    ['när slutade mira?', 'När hade vi mira senast?'],
    ['när slutade vi sälja te?', null],
    ['är stål vår dyraste kostnad?', 'Vilken plats har stål bland kostnaderna?'],
    ['vad skulle 5 % högre pris på te ge', 'Vad händer om priset på te höjs med 5 %?'],
    ['vad händer om Ek inte kommer tillbaka', 'vad händer om Ek slutar'],
    ['är vi solida?', 'Vad är soliditeten?'],
    ['har vi haft nån månad 2025 med förlust', 'Vilka månader gick vi back 2025?'],
    ['vad är vårt egna kapital', 'vad är vårt eget kapital'],
    ['hyra mot året innan', 'hyra jämfört med året före'],
    ['vad lägger vi på annonser i mån', 'vad lägger vi på annonser i månaden'],
    ['vad drog vi in på lördarna', 'vad drog vi in på lördagarna'],
    ['största ordern nånsin', 'största ordern'],
    ['vad borde jag fråga om?', 'Vad kan du svara på?'],
    ['telefon o internet', 'telefon och internet'],
    ['är kostnaderna över intäkterna?', 'är kostnaderna större än intäkterna?'],
  ])('%s', (asked, read) => {
    expect(saidInTalk(asked)).toBe(read ?? asked);
  });
});

describe('what is dearer', () => {
  const names: OwnNames[] = [
    { guide: 'sales', dimension: 'product', names: ['Kallbrygd 1 liter', 'Te Earl Grey'] },
    { guide: 'costs', dimension: 'account', names: ['5010 Lokalhyra', '5020 El'] },
  ];

  it.each([
    ['är elen dyrare i år?', 'Har elen gått upp i år?'],
    ['är 5010 dyrare i år', 'Har 5010 gått upp i år?'],
    ['hur mycket dyrare blev elen 2025', 'Hur mycket har elen gått upp 2025?'],
    ['är kallbrygd dyrare nu?', 'Har priset på kallbrygd gått upp?'],
    ['är elen billigare än lokalhyran?', 'Vad kostar elen jämfört med lokalhyran?'],
    ['är kallbrygd dyrare än te?', 'Vad är snittpriset på kallbrygd jämfört med te?'],
    ['är elen dyrare sen vi bytte', null],
    ['är det dyrare nu?', null],
  ])('%s', (asked, read) => {
    expect(dearer(asked, names)).toBe(read ?? asked);
  });
});

describe('what is held against so much', () => {
  const both = ['sales', 'costs'];

  it.each([
    ['omsätter vi över 10 mkr?', 'Hur mycket omsätter vi?', 'over', '10000000'],
    ['tjänar jag mer än en halv miljon?', 'Vad blev resultatet?', 'over', '500000'],
    ['tjänade vi mer än 20 000 kr 2025?', 'Vad blev resultatet 2025?', 'over', '20000'],
    ['är hyran under 20 000 i månaden?', 'Hur mycket är hyran i månaden?', 'under', '20000'],
    ['sålde vi för över 5000 den 3 mars?', 'Hur mycket sålde vi den 3 mars?', ...['over', '5000']],
    ['kostar elen minst 2 tkr i månaden?', 'Vad kostar elen i månaden?', 'over', '2000'],
    [
      'är lönerna mer än hälften av kostnaderna?',
      'Hur stor andel av kostnaderna är lönerna?',
      ...['over', '50'],
    ],
    ['är marginalen över 40 %?', 'Hur mycket är marginalen?', 'over', '40'],
    [
      'fick vi in mer än 500 000 på kurser 2025?',
      'Hur mycket fick vi in på kurser 2025?',
      ...['over', '500000'],
    ],
  ])('%s', (asked, question, side, value) => {
    expect(heldAgainst(asked, both)).toMatchObject({ question, against: { side, value } });
  });

  it('is a part of it', () => {
    expect(heldAgainst('10 % av omsättningen', both)).toMatchObject({
      question: 'Hur mycket är omsättningen?',
      against: { kind: 'part', percent: '10' },
    });
  });

  it.each([
    ...['vilka kunder köpte för mer än 50 000?', 'har vi kunder som köper för mer än 50 000?'],
    ...['sålde vi mer än 100 te?', 'sålde vi mer än 2025?', '20 % av kunderna', 'är det över 5?'],
    ...['sålde vi mer i mars än i april?', 'vad händer om priset ökar med 10 %?'],
  ])('is none of these: %s', (asked) => {
    expect(heldAgainst(asked, both)).toBeNull();
  });
});
