/** What a company sells; `margin` of the price, `units` of one line from a middling customer. */
interface Product {
  name: string;
  category: string;
  price: number;
  margin: number;
  units: number;
}

/** Whom it pays, `lines` times a month. */
export interface Supplier {
  name: string;
  text: string;
  account: string;
  amount: number;
  lines: number;
}

/** A kind of business: what its files have in them. */
export interface Kind {
  name: string;
  products: readonly Product[];
  customers: readonly string[];
  channels: readonly string[];
  regions: readonly string[];
  categories: boolean;
  costs: boolean;
  discounts: boolean;
  /** Who does the work, and what the column of them is called. */
  staff: { column: string; names: readonly string[] };
  lines: number;
  season: readonly number[];
  suppliers: readonly Supplier[];
}

const EVEN = Array.from({ length: 12 }, () => 1);
const SUMMER = [0.8, 0.8, 0.9, 1, 1.1, 1.3, 1.4, 1.3, 1, 0.9, 0.8, 0.9];
const CHRISTMAS = [0.8, 0.8, 0.9, 0.9, 1, 1, 0.9, 0.9, 1, 1.1, 1.4, 1.5];

const REGIONS = ['Stockholm', 'Göteborg', 'Malmö', 'Umeå'];
const FIRMS = [
  ...['Hotell Strandvillan', 'Lunchkompaniet', 'Ekbackens Livs', 'Norrby Kontor', 'Saltsjö Marin'],
  ...['Wahlgrens Bygg', 'Kvarnens Café', 'Fjällsta Kommun', 'Lindö Skola', 'Berga Verkstad'],
  ...['Oxelgrens Handel', 'Tallmon Vård', 'Rosenlunds Fastigheter', 'Havsgatans Krog'],
];

/** `name, category, price, margin in per cent, units`. */
function products(...rows: readonly [string, string, number, number, number][]): Product[] {
  return rows.map(([name, category, price, margin, units]) => ({
    ...{ name, category, price, units },
    margin: margin / 100,
  }));
}

/** `name, text, account, kronor, times a month`. */
function suppliers(...rows: readonly [string, string, string, number, number][]): Supplier[] {
  return rows.map(([name, text, account, amount, lines]) => ({
    ...{ name, text, account, amount, lines },
  }));
}

/** What nearly every company pays for. */
const OFFICE = suppliers(
  ['Kvarteret Ekens Fastighets AB', 'Hyra lokal', '5010', 24_000, 1],
  ['Kraftnära Energi AB', 'Elförbrukning', '5020', 6_800, 1],
  ['Trygga Bolaget', 'Företagsförsäkring', '6310', 2_900, 1],
  ['Siffergården Redovisning', 'Bokföring', '6530', 7_500, 1],
  ['Linjekraft Telecom', 'Telefoni och bredband', '6212', 3_400, 1],
  ['Molnbyn AB', 'Programlicenser', '5420', 5_200, 1],
  ['Löneservice', 'Löner tjänstemän', '7210', 96_000, 1],
);

const GOODS = suppliers(
  ['Sundets Grossist AB', 'Varuinköp', '4010', 21_000, 4],
  ['Importhuset Väst', 'Varuinköp', '4010', 13_000, 3],
  ['Fraktpilen', 'Frakt', '5710', 3_100, 4],
);

const base = {
  customers: [] as readonly string[],
  channels: [] as readonly string[],
  regions: [] as readonly string[],
  categories: true,
  costs: true,
  discounts: false,
  staff: { column: '', names: [] as readonly string[] },
  lines: 3,
  season: EVEN,
};

const goods: readonly Kind[] = [
  {
    ...base,
    name: 'handel',
    products: products(
      ['Bryggkaffe mellanrost', 'Kaffe', 68, 44, 24],
      ['Espresso hela bönor', 'Kaffe', 129, 46, 12],
      ['Earl Grey', 'Te', 54, 52, 14],
      ['Grönt te', 'Te', 62, 50, 10],
      ['Mandelskorpor', 'Tillbehör', 39, 38, 18],
      ['Pressobryggare', 'Tillbehör', 249, 35, 4],
    ),
    customers: FIRMS.slice(0, 12),
    channels: ['Butik', 'Webb', 'Säljare'],
    regions: REGIONS,
    discounts: true,
    suppliers: [...OFFICE, ...GOODS],
  },
  {
    ...base,
    name: 'restaurang',
    products: products(
      ['Dagens lunch', 'Lunch', 125, 66, 60],
      ['Husmanstallrik', 'Lunch', 139, 63, 30],
      ['Margherita', 'Pizza', 115, 71, 28],
      ['Capricciosa', 'Pizza', 129, 68, 24],
      ['Entrecôte', 'À la carte', 295, 55, 9],
      ['Husets vin', 'Dryck', 98, 72, 26],
      ['Lättöl', 'Dryck', 42, 64, 34],
    ),
    channels: ['Servering', 'Avhämtning'],
    lines: 8,
    season: SUMMER,
    suppliers: [
      ...OFFICE,
      ...suppliers(
        ['Köttbruket', 'Råvaror', '4010', 16_000, 4],
        ['Grönsakshallen', 'Råvaror', '4010', 8_500, 4],
        ['Vinkällaren Import', 'Dryck', '4010', 11_000, 2],
      ),
    ],
  },
  {
    ...base,
    name: 'tillverkning',
    products: products(
      ['Fäste A40', 'Fästen', 84, 36, 60],
      ['Fäste B60', 'Fästen', 112, 33, 40],
      ['Svarvad axel', 'Axlar', 410, 29, 12],
      ['Precisionsaxel', 'Axlar', 690, 34, 6],
      ['Kåpa stål', 'Kåpor', 265, 31, 14],
    ),
    customers: FIRMS.slice(2, 12),
    regions: REGIONS.slice(0, 3),
    lines: 2,
    suppliers: [
      ...OFFICE,
      ...suppliers(
        ['Stålgrossen', 'Stål', '4010', 38_000, 3],
        ['Ytbehandling i Syd', 'Legoarbete', '4600', 17_000, 2],
        ['Fraktpilen', 'Frakt', '5710', 4_600, 4],
      ),
    ],
  },
  {
    ...base,
    name: 'e-handel',
    products: products(
      ['Ullfilt', 'Hem', 590, 48, 10],
      ['Linnelakan', 'Hem', 790, 45, 8],
      ['Kökshandduk', 'Kök', 149, 55, 24],
      ['Skärbräda', 'Kök', 329, 50, 11],
      ['Doftljus', 'Present', 199, 60, 22],
      ['Presentkort låda', 'Present', 399, 42, 7],
    ),
    channels: ['Webbutik', 'Marknadsplats'],
    regions: ['Sverige', 'Norge', 'Finland'],
    discounts: true,
    lines: 8,
    season: CHRISTMAS,
    suppliers: [
      ...OFFICE,
      ...GOODS,
      ...suppliers(['Annonsbyrån Norr', 'Annonsering', '5910', 19_000, 2]),
    ],
  },
  {
    ...base,
    name: 'gårdsbutik',
    products: products(
      ['Nötlåda', 'Kött', 980, 32, 9],
      ['Lammstek', 'Kött', 420, 34, 10],
      ['Äpplemust', 'Dryck', 59, 51, 44],
      ['Honung', 'Skafferi', 89, 49, 30],
      ['Ägg', 'Skafferi', 48, 30, 60],
    ),
    channels: ['Gårdsbutik', 'Rekoring'],
    lines: 6,
    season: SUMMER,
    suppliers: [...OFFICE, ...GOODS],
  },
];

const services: readonly Kind[] = [
  {
    ...base,
    name: 'konsult',
    products: products(
      ['Rådgivning', 'Uppdrag', 1_250, 0, 16],
      ['Projektledning', 'Uppdrag', 1_150, 0, 14],
      ['Utbildning', 'Kurser', 1_600, 0, 6],
    ),
    customers: FIRMS.slice(0, 10),
    staff: { column: 'Konsult', names: ['Petra Wik', 'Anna Lind', 'Johan Ek'] },
    categories: false,
    costs: false,
    lines: 1,
    suppliers: [
      ...OFFICE,
      ...suppliers(
        ['Underkonsult Ahlm', 'Underkonsult', '4600', 42_000, 1],
        ['Tågresor Nu', 'Resor', '5800', 3_800, 3],
      ),
    ],
  },
  {
    ...base,
    name: 'hantverk',
    products: products(
      ['Elarbete', 'Arbete', 620, 55, 20],
      ['Felsökning', 'Arbete', 740, 60, 8],
      ['Elmaterial', 'Material', 310, 24, 18],
      ['Laddbox', 'Material', 8_900, 21, 4],
    ),
    customers: FIRMS.slice(1, 13),
    regions: REGIONS.slice(0, 2),
    lines: 1,
    suppliers: [
      ...OFFICE,
      ...suppliers(
        ['Elgrossen Mitt', 'Material', '4010', 26_000, 4],
        ['Skåpbilar Leasing', 'Leasing servicebil', '5615', 9_800, 1],
        ['Drivmedel Nord', 'Diesel', '5611', 2_400, 5],
      ),
    ],
  },
  {
    ...base,
    name: 'transport',
    products: products(
      ['Styckegods', 'Körning', 1_900, 0, 12],
      ['Partigods', 'Körning', 6_400, 0, 5],
      ['Budkörning', 'Körning', 420, 0, 22],
    ),
    customers: FIRMS.slice(0, 9),
    regions: REGIONS,
    categories: false,
    costs: false,
    lines: 2,
    suppliers: [
      ...OFFICE,
      ...suppliers(
        ['Drivmedel Nord', 'Diesel', '5611', 17_500, 8],
        ['Däckservice Hamnen', 'Däck och service', '5613', 9_000, 2],
        ['Åkeri Sjölin', 'Inhyrd körning', '4600', 31_000, 2],
      ),
    ],
  },
  {
    ...base,
    name: 'salong',
    products: products(
      ['Klippning dam', 'Klippning', 620, 78, 24],
      ['Klippning herr', 'Klippning', 450, 80, 26],
      ['Färgning', 'Färg', 1_250, 64, 12],
      ['Slingor', 'Färg', 1_490, 62, 8],
      ['Schampo', 'Produkter', 229, 46, 16],
    ),
    staff: { column: 'Behandlare', names: ['Mira', 'Elsa', 'Tove'] },
    lines: 6,
    season: CHRISTMAS,
    suppliers: [
      ...OFFICE,
      ...suppliers(['Hårgrossisten', 'Färg och produkter', '4010', 14_000, 2]),
    ],
  },
  {
    ...base,
    name: 'fastighet',
    products: products(
      ['Hyra kontor', 'Hyra', 1_900, 0, 14],
      ['Hyra lager', 'Hyra', 950, 0, 18],
      ['Parkering', 'Övrigt', 800, 0, 6],
    ),
    customers: FIRMS.slice(0, 9),
    costs: false,
    lines: 1,
    suppliers: [
      ...OFFICE.slice(1),
      ...suppliers(
        ['Fjärrvärme Öst', 'Fjärrvärme', '5020', 21_000, 1],
        ['Hiss & Drift', 'Fastighetsskötsel', '5170', 9_500, 2],
      ),
    ],
  },
  {
    ...base,
    name: 'förening',
    products: products(
      ['Medlemsavgift vuxen', 'Medlemsavgifter', 900, 0, 22],
      ['Medlemsavgift ungdom', 'Medlemsavgifter', 500, 0, 26],
      ['Kurs nybörjare', 'Kurser', 1_400, 0, 8],
      ['Kurs fortsättning', 'Kurser', 1_800, 0, 6],
      ['Sponsring', 'Sponsorer', 5_000, 0, 5],
    ),
    costs: false,
    lines: 3,
    suppliers: [
      ...OFFICE.slice(0, 5),
      ...suppliers(
        ['Distriktsförbundet', 'Förbundsavgift', '6980', 6_000, 1],
        ['Hallbokningen', 'Hallhyra', '5010', 18_000, 2],
      ),
    ],
  },
  {
    ...base,
    name: 'städ',
    products: products(
      ['Kontorsstäd', 'Avtal', 385, 41, 40],
      ['Fönsterputs', 'Tillägg', 420, 46, 12],
      ['Storstäd', 'Tillägg', 460, 39, 14],
    ),
    customers: FIRMS.slice(0, 11),
    lines: 1,
    suppliers: [
      ...OFFICE,
      ...suppliers(
        ['Rena Grossen', 'Städmaterial', '4010', 9_000, 3],
        ['Bilpoolen', 'Hyrbil', '5615', 4_200, 2],
      ),
    ],
  },
];

/** Twelve kinds of companies. */
export const kinds: readonly Kind[] = [...goods, ...services];
