import { area } from './area.ts';
import { UNPLACED } from './unplaced.ts';

/** What taxes and the fees of authorities are called. */
export const TAXES = 'Skatter och myndigheter';

/** Depreciation, interest, taxes and other costs booked as operating costs. */
export const financeAreas = [
  area({
    name: 'Avskrivningar',
    the: 'avskrivningen',
    what: 'avskrivningar',
    accounts: [[7700, 7899]],
    traits: ['noSubscription', 'beyondReview', 'equalAmounts'],
    words: 'avskrivning, avskrivningar, nedskrivning, nedskrivningar, depreciation, amortization',
  }),
  area({
    name: 'Räntor och finansiella kostnader',
    the: 'räntekostnaden',
    what: 'räntor och finansiella kostnader',
    accounts: [[8000, 8799]],
    traits: ['noSubscription', 'bound', 'equalAmounts'],
    words: `
      ränta, räntor, räntekostnad, räntekostnader, dröjsmålsränta, låneränta,
      uppläggningsavgift lån, kreditavgift, limitavgift, checkräkningskredit`,
    looseWords: 'interest',
    advice: {
      id: 'interest',
      leastShare: 1,
      title: 'Ta upp räntan med banken',
      why: 'Räntan sätts efter risken så som banken såg den när lånet lades upp. Dröjsmålsräntor och checkkredit är dyrast och kommer av betalningar som ligger fel i tiden.',
      action:
        'Lista varje lån med ränta, löptid och säkerhet, be om ny offert från en bank till och betala den dyraste krediten först.',
      firstStep:
        'På måndag: leta i bokföringen efter dröjsmålsräntor och avgifter för checkkredit och skriv upp varför de uppstod.',
      ofKind: {
        property: {
          title: 'Ta upp räntan med banken',
          why: 'Räntan på ett fastighetslån är bankens marginal och den bindningstid som valdes. Marginalen går att förhandla om när hyrorna räcker och belåningen har sjunkit.',
          action:
            'Lista varje lån med ränta, marginal, bindningstid och belåning, be om offert från en bank till och ta upp marginalen innan nästa lån läggs om. Bind inte alla lån till samma dag.',
          firstStep:
            'På måndag: ta fram lånebeskeden och skriv upp marginal och villkorsändringsdag för varje lån.',
        },
      },
      cost: 'Ingen utgift, några dagars arbete',
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
    },
  }),
  area({
    name: TAXES,
    the: 'kostnaden för skatter och myndigheter',
    what: 'skatter och myndighetsavgifter',
    accounts: [],
    traits: ['noSubscription', 'bound', 'beyondReview', 'equalAmounts'],
    words: `
      skatt, skatter, preliminärskatt, f-skatt, skattekonto, momsinbetalning, taxes,
      förseningsavgift, skattetillägg, bolagsskatt, registreringsavgift`,
    weakWords: 'moms, vat, tax',
    suppliers: `
      Skatteverket, Bolagsverket, Kronofogden, Kronofogdemyndigheten, Lantmäteriet, Länsstyrelsen,
      Naturvårdsverket, Livsmedelsverket, Läkemedelsverket, Arbetsmiljöverket,
      Kemikalieinspektionen, Elsäkerhetsverket, Trafikverket, PRV,
      Patent- och registreringsverket, EUIPO, Finansinspektionen, Spelinspektionen,
      Polismyndigheten, Migrationsverket, Tillväxtverket`,
  }),
  area({
    name: 'Övriga rörelsekostnader',
    the: 'kostnaden för övrigt i rörelsen',
    what: 'övriga rörelsekostnader',
    accounts: [[7900, 7999]],
    traits: ['service'],
    words: `
      kursförlust, kursförluster, kursdifferens, kursdifferenser, valutakursförlust,
      öresavrundning, öresutjämning, avrundning, realisationsförlust`,
  }),
];

/** The area of rows that neither account, supplier nor text classifies. */
export const unplacedArea = area({
  name: UNPLACED,
  the: 'kostnaden som inte gick att placera',
  what: 'det som inte gick att placera',
  accounts: [],
  traits: ['followsSales', 'service'],
});
