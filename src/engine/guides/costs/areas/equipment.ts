import { area } from './area.ts';

/** Equipment, office and consumables. */
export const equipmentAreas = [
  area({
    name: 'Leasing och hyra av utrustning',
    the: 'kostnaden för leasing och hyrd utrustning',
    what: 'leasing och hyrd utrustning',
    accounts: [[5200, 5299]],
    traits: ['service'],
    words: `
      leasing, leasingavgift, maskinhyra, hyra maskin, hyra maskiner, hyra inventarier,
      hyra av inventarier, hyra av maskiner, hyra skrivare, kopieringsavtal, finansiell leasing,
      uthyrning, ställningshyra, hyra ställning, hyra container, lease, hyra lift, lifthyra,
      hyra skylift, hyra verktyg, hyra utrustning, verktygshyra`,
    suppliers: `
      Cramo, Boels, Ramirent, Renta, Lambertsson, Stavdal, Hyrmaskiner, De Lage Landen, DLL,
      Grenke, Siemens Financial, Siemens Financial Services, Nordea Finance, SEB Finans,
      Handelsbanken Finans, Wasa Kredit, Ikano Bank, Svea Finans, Ricoh, Konica Minolta, Xerox,
      Toshiba Tec, Sharp Business, Atea Finans, 3 Step IT, CHG Meridian, Toyota Material Handling,
      Linde Material Handling, Jungheinrich`,
    suppliersLikeWords: 'Canon',
    advice: {
      id: 'leasing',
      leastShare: 2,
      title: 'Gå igenom leasing och hyrd utrustning',
      why: 'Leasingavtal löper ofta vidare efter första perioden, till samma avgift fast utrustningen redan är betald.',
      action:
        'Lista varje avtal med slutdag och vad köpa loss skulle kosta, lämna tillbaka det som inte används och säg upp det som gått över i förlängning.',
      firstStep: 'På måndag: leta upp slutdagen på det dyraste leasingavtalet.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      assumption: {
        label: 'Antagen minskning av leasingkostnaden',
        basis:
          'Försiktigt antagande: avtal i förlängning och oanvänd utrustning finns ofta, men de flesta avtal är bundna.',
        low: '3',
        likely: '7',
        high: '15',
      },
    },
  }),
  area({
    name: 'Förbrukning och kontor',
    the: 'kostnaden för förbrukning och kontor',
    what: 'förbrukning och kontor',
    accounts: [
      [5400, 5499],
      [6100, 6199],
    ],
    traits: ['service'],
    words: `
      kontorsmateriel, kontorsmaterial, kontorsvaror, förbrukning, förbrukningsmaterial,
      förbrukningsinventarier, förbrukningsinventarie, skrivarpapper, toner, bläck, trycksaker,
      pärmar, inventarier, arbetskläder, skyddsutrustning, kaffe kontor, frukt kontor, fruktkorg,
      emballage, förpackningar, förpackning`,
    looseWords: 'möbler, verktyg, office supplies, supplies',
    weakWords: 'kontor',
    suppliers: `
      Staples, Lyreco, Office Depot, Kontorsgiganten, Kontorsmagasinet, Wulff Supplies,
      Procurator, AJ Produkter, Gerdmans, Witre, IKEA, Jysk, Kinnarps, Clas Ohlson, Jula, Rusta,
      Dollarstore, ÖoB, Swedol, Würth, Hilti, Verktygsboden, Papyrus, Inapa, Antalis, Boxon,
      Rajapack, Tingstad, Bauhaus, Hornbach, Akademibokhandeln, Adlibris, Bokus, Panduro,
      Teknikmagasinet, Kaffeknappen, JOBmeal, Waterlogic, Eden Springs, Fruktbudet, Fruktkorgen`,
    suppliersLikeWords: 'Tools, Berner, Bong, Amazon, Selecta',
  }),
];
