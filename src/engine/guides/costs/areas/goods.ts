import { area } from './area.ts';

/** Goods for sale, and shipping to customers. */
export const goodsAreas = [
  area({
    name: 'Varor och material',
    the: 'kostnaden för varor och material',
    what: 'varor och material',
    accounts: [[4000, 4999]],
    traits: ['followsSales'],
    words: `
      varor, varuinköp, inköp av varor, råvaror, råvara, materialinköp, byggmaterial,
      handelsvaror, livsmedel, livs, grossist, bygghandel, järnhandel, trähandel, trävaror,
      foder, kraftfoder, utsäde, gödning, varukostnad, halvfabrikat, virke, inköp varor, cogs, blommor`,
    looseWords: 'material, goods, materials, inventory, drycker',
    weakWords: 'inköp',
    suppliers: `
      Ahlsell, Beijer Byggmaterial, Byggmax, XL-Bygg, K-Rauta, Derome, Dahl Sverige,
      Solar Sverige, Elektroskandia, Rexel, Selga, Storel, Onninen, Lundagrossisten,
      Woody Bygghandel, Bolist, Colorama, Nordsjö, Alcro, Flügger, Happy Homes, Caparol,
      Stena Stål, Tibnor, BE Group, Gyproc, Paroc, Isover, Cementa, Heidelberg Materials, Swerock,
      Thomas Betong, Jehander, Martin & Servera, Menigo, Snabbgross, Svensk Cater, Axfood, Dagab,
      Hemköp, Willys, ICA Maxi, ICA Kvantum, Lidl, City Gross, Mathem, Systembolaget, Spendrups,
      Carlsberg, Åbro, Kopparbergs, Skånemejerier, Norrmejerier, Löfbergs, Arvid Nordquist,
      Polarbröd, Pågen, Fazer, Lantmännen, HKScan, Orkla, Cloetta, Privab, Grönsakshallen Sorunda,
      Fiskeriet, Kungsörnen, Granngården, Svenska Foder, Tamro, Oriola, Apoteket, Apotea,
      Apotek Hjärtat, Kronans Apotek`,
    suppliersLikeWords: 'Beijer, Optimera, Dahl, Weber, ICA, Coop, Arla, Scan',
    advice: {
      id: 'goods',
      leastShare: 8,
      title: 'Ta in en offert till på inköpen',
      why: 'En liten prissänkning på det ni köper mest av ger mer än en stor på det ni köper sällan. En leverantör som aldrig jämförs har ingen anledning att sänka sitt pris.',
      action:
        'Välj de varor ni köper för mest, ta in minst en offert till på dem och förhandla pris, betalningstid och frakt i samma samtal.',
      firstStep:
        'På måndag: lista de varor ni köpt för mest det senaste kvartalet med pris per enhet.',
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
    },
  }),
  area({
    name: 'Underentreprenörer',
    the: 'kostnaden för underentreprenörer',
    what: 'underentreprenörer',
    accounts: [[4600, 4699]],
    traits: ['followsSales'],
    follows: 'följer hur mycket arbete ni lägger ut',
    words: `
      underentreprenör, underentreprenörer, underentreprenad, ue, legoarbete, legoarbeten,
      entreprenad, subcontractor, subcontractors`,
  }),
  area({
    name: 'Frakt och porto',
    the: 'fraktkostnaden',
    what: 'frakt och porto',
    accounts: [
      [5700, 5799],
      [6250, 6259],
    ],
    traits: ['followsSales'],
    words: `
      frakt, frakter, fraktkostnad, fraktkostnader, porto, frimärken, transporter, spedition,
      tull, tullavgift, bud, budtransport, shipping, freight, postage`,
    looseWords: 'paket, transport, logistik, brev',
    suppliers: `
      PostNord, Posten, DHL, DHL Express, DHL Freight, DB Schenker, Schenker, DSV, FedEx, TNT,
      GLS, Instabox, Instabee, Early Bird, CityMail, Airmee, Best Transport, Budakuten, Jetpak,
      Stadsbuden, Fraktjakt, Unifaun, nShift, Shipmondo, Sendify, Kuehne Nagel, Geodis,
      Green Cargo, Tullverket, Ntex, Freja Transport`,
    suppliersLikeWords: 'Bring, UPS, Budbee',
    dearer:
      'Skilj på priset per sändning och antalet i fakturorna. Är det priset: begär det gamla eller ta in ett anbud. Är det antalet: se efter om mer har sålts, eller om samma sak skickas i fler sändningar.',
    advice: {
      id: 'freight',
      leastShare: 1,
      title: 'Gör upp om frakten',
      why: 'Fraktpriset beror på avtal, vikt, tillägg och hur ofta ni skickar. Listpris betalar den som inte har frågat.',
      action:
        'Ta ut ett kvartals sändningar på vikt och zon och begär anbud på dem från minst en transportör till. Samla sändningarna till färre dagar och låt kunden betala för brådska.',
      firstStep:
        'På måndag: läs den senaste fraktfakturan rad för rad och stryk under varje tillägg.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.55,
      assumption: {
        label: 'Antagen sänkning av fraktkostnaden',
        basis:
          'Försiktigt antagande: ett anbud och färre tillägg ger några procent; volymen avgör.',
        low: '3',
        likely: '6',
        high: '10',
      },
    },
  }),
];
