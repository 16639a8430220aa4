import type { Business } from './business.ts';
import { FEE, RENT } from './own-prices.ts';
import { AGREED, HIRED, RECEIVED, TREATED, plainWords as words } from './plain-words.ts';
import { ABOUT_STOCK, ADD_ON, CALLS, NOT_SOLD, OFFERS } from './without-sense.ts';

/** Who works by the job, with material. */
const byTheJob = {
  kindOfSales: 'both',
  variable: ['Varor och material', 'Underentreprenörer'],
  missing: { what: 'hur stor del av arbetstiden som faktureras', needs: 'arbetade timmar' },
  counts: { orders: false, customers: true },
  // Material follows the work: less of it sold is not more work sold; and the work is where whoever asks for it is.
  never: new Set([...ABOUT_STOCK, ADD_ON, 'category-margin', 'region-margin']),
} as const;

/** All that is known of each kind of business. */
export const BUSINESSES: readonly Business[] = [
  {
    id: 'trade',
    name: 'en handlare',
    sni: /^4[567]/,
    // Goods are goods in any business: trade is known by its code alone.
    sells: /(?!)/,
    kindOfSales: 'goods',
    variable: ['Varor och material', 'Frakt och porto'],
    margin: 'varorna är betalda',
    keyCost: { areas: ['Varor och material', 'Personal'], why: 'varorna och personalen' },
    missing: null,
    counts: { orders: true, customers: true },
    never: new Set(),
    words: words.goods,
  },
  {
    id: 'restaurant',
    name: 'en restaurang',
    sni: /^56/,
    sells:
      /(?<!\p{L})(?:dagens|lunch|middag|frukost|brunch|à la carte|meny|förrätt|varmrätt|dessert|efterrätt|pizza|margherita|capricciosa|vesuvio|kebab|burgare|hamburgare|pasta|sallad|soppa|husman|entrecôte|plankstek|catering|buffé|lättöl|starköl|fatöl|husets|vin glas|glas vin|snaps|drink|kaffe och kaka|fika|wrap|smörgås)/iu,
    kindOfSales: 'goods',
    variable: ['Varor och material'],
    margin: 'råvarorna är betalda',
    keyCost: { areas: ['Varor och material', 'Personal'], why: 'råvarorna och personalen' },
    missing: {
      what: 'hur många gäster varje bord har på en kväll',
      needs: 'antal gäster och platser',
    },
    counts: { orders: false, customers: false },
    marginByPiece: true,
    never: new Set([
      ...CALLS,
      'tail',
      'dormant',
      'repeat-customers',
      'product-dependency',
      'stock',
    ]),
    words: {
      ...words.goods,
      theCustomers: 'gästerna',
      short: 'för få i kök och servering',
      idle: 'för många',
      prepare: (month) => `lägg schemat för ${month} och boka den extra personal som behövs`,
      room: (what) => `ge ${what} bättre plats på menyn`,
      roomStep:
        'se efter vad som står överst på menyn i dag, och låt serveringen föreslå det som växer',
      roomCost: 'Ingen utgift, en ny meny',
    },
  },
  {
    id: 'consulting',
    name: 'en konsultfirma',
    sni: /^(?:58[23]|6[1-39]|70|71|72|73|74|78|82|855)/,
    sells:
      /(?<!\p{L})(?:konsult|rådgiv|arvode|uppdrag|utbildning|workshop|föreläs|projektled|redovisning|bokföring|bokslut|deklaration|revision|utredning|utveckling|support|tim(?:me|mar|pris)|coachning|förvaltning av system)/iu,
    columns: /(?:^| )(?:debiterbar\w*|konsult|konsulter)(?: |$)/,
    kindOfSales: 'time',
    variable: ['Underentreprenörer'],
    margin: 'inhyrda och utlägg är betalda',
    keyCost: {
      areas: ['Personal', 'Underentreprenörer'],
      why: 'lönerna och de inhyrda',
    },
    missing: { what: 'hur stor del av arbetstiden som debiteras', needs: 'arbetade timmar' },
    counts: { orders: false, customers: true },
    never: new Set([...ABOUT_STOCK, ADD_ON]),
    words: { ...words.time, ...HIRED },
  },
  {
    id: 'cleaning',
    name: 'en städfirma',
    sni: /^812/,
    sells:
      /städ(?:ning|hjälp|abonnemang|timm(?:e|ar)|avtal)?(?!\p{L})|(?<!\p{L})(?:fönsterputs|golvvård|trapptvätt)/iu,
    ...byTheJob,
    margin: 'kostnaden i filen är betald',
    keyCost: {
      areas: ['Personal', 'Varor och material', 'Fordon'],
      why: 'lönerna, städmaterialet och bilarna',
    },
    words: { ...words.time, ...HIRED },
  },
  {
    id: 'craft',
    name: 'en hantverkare',
    sni: /^(?:41|42|43|452|81|95|33)/,
    sells:
      /(?<!\p{L})(?:el(?:arbete|installation)|vvs-|rör(?:arbete|dragning)|målning|målningsarbete|tapetsering|snickeri|byggarbete|montering|montage|installation|felsök|reparation|jour|servicebesök|besiktning|trädgård|plattsättning|golv(?:läggning|slipning))|(?<=\p{L})(?:arbete|putsning)(?!\p{L})/iu,
    together: [/(?<!\p{L})\p{L}*arbete(?!\p{L})/iu, /(?<!\p{L})\p{L}*material(?!\p{L})/iu],
    ...byTheJob,
    margin: 'material och inhyrda är betalda',
    keyCost: {
      areas: ['Personal', 'Varor och material', 'Fordon'],
      why: 'lönerna, materialet och bilarna',
    },
    words: { ...words.time, ...AGREED },
  },
  {
    id: 'transport',
    name: 'ett åkeri',
    sni: /^(?:49|5[0123])/,
    sells:
      /(?<!\p{L})(?:körning|bud(?!get)|styckegods|partigods|transport|distribution|flytt(?!låd|kartong)|taxi|skolskjuts|containertrafik)|(?<=\p{L})(?:körning|transport|gods)(?!\p{L})/iu,
    pays: { area: 'Fordon', share: 25 },
    kindOfSales: 'time',
    variable: ['Fordon', 'Underentreprenörer'],
    margin: 'inhyrda körningar och bränsle är betalda',
    keyCost: {
      areas: ['Fordon', 'Personal', 'Underentreprenörer'],
      why: 'fordonen, lönerna och de inhyrda körningarna',
    },
    missing: { what: 'vad en körd mil kostar', needs: 'körda mil', knownBy: 'distance' },
    counts: { orders: false, customers: true },
    never: new Set([...ABOUT_STOCK, ADD_ON, 'region-margin']),
    words: {
      ...words.time,
      ...HIRED,
      short: 'för få bilar och förare',
      room: (what) => `se till att det finns bilar och förare till ${what}`,
      roomStep: 'se efter vilka bilar som står stilla vilka dagar',
      roomCost: 'Ledig tid för bilar och förare, löpande säljtid',
    },
  },
  {
    id: 'salon',
    name: 'en salong',
    sni: /^(?:9602|9604|962|963)/,
    sells:
      /(?<!\p{L})(?:klippning|färgning|slingor|permanent|föning|hårvård|skägg|naglar|manikyr|pedikyr|fotvård|massage|ansiktsbehandling|behandling|vaxning|fransar|brynplock|hudvård)/iu,
    columns: /(?:^| )(?:behandlare|behandling|frisor|stylist)(?: |$)/,
    kindOfSales: 'both',
    variable: ['Varor och material'],
    margin: 'färg och produkter är betalda',
    keyCost: {
      areas: ['Personal', 'Lokal', 'Varor och material'],
      why: 'lönerna, lokalen och produkterna',
    },
    missing: {
      what: 'hur stor del av stolarnas tid som är bokad',
      needs: 'öppettider och bokningar',
    },
    counts: { orders: false, customers: true },
    never: new Set([
      ...ABOUT_STOCK,
      'category-margin',
      ...OFFERS,
      'new-customers',
      'spread-customers',
      'get-paid',
    ]),
    words: { ...words.time, income: TREATED },
  },
  {
    id: 'manufacturing',
    name: 'ett tillverkande företag',
    sni: /^(?:1[0-9]|2[0-9]|3[0-2])/,
    // Makers and sellers of the same things are told apart by the words of making alone.
    sells:
      /(?<!\p{L})(?:lego|svarv|fräs(?:t|ning)|bock(?:ad|ning)|svets|gjut(?:en|et|na|gods)|laserskur)/iu,
    enough: 0.1,
    kindOfSales: 'goods',
    variable: ['Varor och material', 'Underentreprenörer', 'Frakt och porto'],
    margin: 'materialet är betalt',
    keyCost: {
      areas: ['Varor och material', 'Personal', 'Underentreprenörer'],
      why: 'materialet, lönerna och legoarbetet',
    },
    missing: {
      what: 'hur stor del av maskinernas tid som används',
      needs: 'timmar för varje maskin',
    },
    counts: { orders: true, customers: true },
    // What is made to order takes no add-on at the till.
    never: new Set(['weekday', 'order-value', 'subscription']),
    words: {
      ...words.goods,
      short: 'för lite färdigt',
      prepare: (month) => `räkna ut när tillverkningen måste börja för att räcka till ${month}`,
      room: (what) => `se till att maskintid och material räcker till ${what}`,
      roomStep: 'räkna hur många veckors order som ryms i maskinerna i dag',
      roomCost: 'Maskintid och material, löpande säljtid',
    },
  },
  {
    id: 'property',
    name: 'ett fastighetsbolag',
    sni: /^68/,
    sells:
      /(?<!\p{L})(?:hyr(?:a|or) (?:av )?(?:kontor|lager|lokal|butik|bostad|bostäder|lägenhet|förråd|garage|p-plats)|(?:lokal|bostads|kontors|butiks|lager|garage|månads)hyr|hyresintäkt|parkering|garageplats|p-plats)/iu,
    columns: /(?:^| )(?:hyresgast\w*|manadshyra|kallhyra|lagenhet\w*|lghnr|hyresobjekt)(?: |$)/,
    kindOfSales: 'time',
    variable: [],
    margin: 'driften är betald',
    keyCost: {
      areas: [
        'El och värme',
        'Lokal',
        'Reparation och underhåll',
        'Räntor och finansiella kostnader',
      ],
      why: 'värmen, skötseln, underhållet och räntan',
    },
    missing: { what: 'hur mycket som står tomt', needs: 'ytor och vakanser' },
    counts: { orders: false, customers: true },
    // Its premises are what it lets; a tenant is found, not called once a week, and one who leaves is not won back.
    never: new Set([
      ...[...ABOUT_STOCK, ...OFFERS, ...NOT_SOLD],
      ...['at-risk', 'win-back', 'new-customers', 'premises', 'subscriptions', 'falling-volume'],
    ]),
    words: {
      ...words.time,
      income: {
        ...RECEIVED,
        hasCome: 'har hyrts ut',
        price: RENT,
      },
      customer: 'hyresgäst',
      customers: 'hyresgäster',
      theCustomers: 'hyresgästerna',
      bought: 'hyrt',
      didBuy: 'hyrde',
      buy: 'hyra',
      gave: 'hyrde hyresgästen för',
      stopped: 'har slutat hyra: senaste hyran var',
      short: 'för lite ledigt',
      idle: 'för mycket',
    },
  },
  {
    id: 'association',
    name: 'en förening',
    sni: /^(?:94|9312|949)/,
    sells:
      /(?<!\p{L})(?:medlem|träningsavgift|deltagaravgift|kursavgift|sponsr|bidrag|gåva|gåvor|insamling|lotteri|anmälningsavgift|läger)/iu,
    columns: /(?:^| )(?:medlemsavgift|medlemsnr|medlemsnummer|medlemstyp)(?: |$)/,
    kindOfSales: 'time',
    variable: [],
    margin: 'det som deltagarna får är betalt',
    keyCost: { areas: ['Lokal', 'Personal'], why: 'lokalerna och lönerna' },
    missing: {
      what: 'hur många medlemmar som stannar',
      needs: 'medlemmar vid namn',
      knownBy: 'customers',
    },
    counts: { orders: false, customers: false },
    never: new Set([
      ...[...ABOUT_STOCK, ...CALLS, ...NOT_SOLD],
      ...['online', 'competition', 'price-list', 'category-margin', 'thin-margin', 'travel'],
    ]),
    onFall: {
      action:
        'Fråga dem som inte har betalat igen varför, innan något ändras: avgiften, tiden, ledaren och en påminnelse som aldrig kom är olika fel.',
      firstStep:
        'På måndag: jämför listan över dem som har betalat i år med fjolårets, och ring några av dem som fattas.',
    },
    words: {
      ...words.time,
      income: {
        ...RECEIVED,
        price: FEE,
      },
      // Sponsors and who gives grants pay too, and are no members.
      leader: 'Du som leder föreningen',
      register: 'medlemsregistret',
      customer: 'betalare',
      customers: 'betalare',
      theCustomers: 'betalarna',
      bought: 'betalat',
      didBuy: 'betalade',
      buy: 'betala',
      gave: 'kom det därifrån',
      stopped: 'har slutat betala: senaste betalningen var',
      room: (what) => `se till att det finns ledare och plats till ${what}`,
      roomStep: 'se efter vilka grupper som är fulla',
      roomCost: 'Ledare och plats',
    },
  },
];
