/** Whom the made-up company pays, what for and when. Every name is invented. Money is in öre. */
export interface Supplier {
  /** Empty where nobody sends an invoice. */
  name: string;
  account: number;
  accountName: string;
  department: string;
}

const payee = (name: string, account: number, accountName: string, department = 'Gemensamt') => ({
  name,
  account,
  accountName,
  department,
});

const packaging = payee('Emballage & Påse i Norr AB', 5460, 'Förbrukningsmaterial', 'Lager');
const accountant = payee('Redovisningsbyrån Saldo AB', 6530, 'Redovisningstjänster');
const machines = payee('Kaffemaskinservice Trycket AB', 5520, 'Reparation och underhåll', 'Lager');
const insurer = payee('Försäkringsbolaget Tallkotten', 6310, 'Företagsförsäkringar');

export const suppliers = {
  goods: {
    coffee: payee('Råkaffe Nordhav AB', 4010, 'Inköp av varor', 'Lager'),
    other: payee('Tehandel Österled AB', 4010, 'Inköp av varor', 'Lager'),
  },
} as const;

/** By month, January first, relative to an average month. */
export const seasonal = {
  winter: [1.6, 1.55, 1.3, 0.95, 0.75, 0.6, 0.5, 0.6, 0.75, 0.95, 1.15, 1.3],
  christmas: [0.7, 0.8, 0.9, 0.9, 1, 1, 0.7, 0.9, 1, 1.1, 1.5, 1.5],
} as const;

export interface SampleCost {
  supplier: Supplier;
  text: string;
  /** The last of the month where it has no such day. */
  day: number;
  amount: number;
  /** Another amount from a month on, counted from the first. */
  raised?: { from: number; to: number };
  season?: keyof typeof seasonal;
  /** A share of what was sold that month, in place of the amount. */
  ofSold?: number;
}

/** What comes every month. January 2026 is month 14. */
export const monthly: readonly SampleCost[] = [
  {
    supplier: payee('Hamnmagasinet Fastigheter AB', 5010, 'Lokalhyra', 'Lager'),
    text: 'Hyra lager och kontor',
    day: 1,
    amount: 590_000,
    raised: { from: 14, to: 612_000 },
  },
  {
    supplier: payee('', 7010, 'Löner till anställda'),
    text: 'Löner',
    day: 25,
    amount: 1_040_000,
    raised: { from: 17, to: 1_075_000 },
  },
  {
    supplier: payee('Skatteverket', 7510, 'Arbetsgivaravgifter'),
    text: 'Arbetsgivaravgifter',
    day: 12,
    amount: 326_768,
    raised: { from: 17, to: 337_765 },
  },
  {
    supplier: payee('Elhandel Norrsken AB', 5020, 'El för belysning', 'Lager'),
    text: 'El',
    day: 8,
    amount: 148_000,
    season: 'winter',
  },
  {
    supplier: payee('Fraktbolaget Snabbvägen AB', 5710, 'Frakter och transporter', 'Lager'),
    text: 'Frakt till kunder',
    day: 28,
    amount: 0,
    ofSold: 0.041,
  },
  {
    supplier: payee('Annonsnätet Klick AB', 5910, 'Annonsering', 'Försäljning'),
    text: 'Annonser på nätet',
    day: 27,
    amount: 0,
    ofSold: 0.026,
    season: 'christmas',
  },
  { supplier: packaging, text: 'Påsar och kartonger', day: 15, amount: 0, ofSold: 0.019 },
  {
    supplier: payee('Leasingbolaget Hjulen AB', 5615, 'Leasing av personbilar', 'Försäljning'),
    text: 'Leasing bil',
    day: 3,
    amount: 249_000,
  },
  {
    supplier: payee('Macken vid Infarten', 5611, 'Drivmedel', 'Försäljning'),
    text: 'Drivmedel',
    day: 26,
    amount: 98_000,
    season: 'christmas',
  },
  { supplier: accountant, text: 'Löpande bokföring', day: 18, amount: 195_000 },
  {
    supplier: payee('Webbutiksplattformen Hyllan AB', 6540, 'IT-tjänster', 'Försäljning'),
    text: 'Webbutik, månadsavgift',
    day: 2,
    amount: 79_900,
    raised: { from: 14, to: 109_900 },
  },
  {
    supplier: payee('Bokföringsprogrammet Debet AB', 6540, 'IT-tjänster'),
    text: 'Bokföringsprogram, månadsavgift',
    day: 2,
    amount: 39_900,
  },
  {
    supplier: payee('Nyhetsbrevet Utskick AB', 6540, 'IT-tjänster', 'Försäljning'),
    text: 'Nyhetsbrev, månadsavgift',
    day: 4,
    amount: 34_900,
  },
  {
    supplier: payee('Kundregistret Kontakten AB', 6540, 'IT-tjänster', 'Försäljning'),
    text: 'Kundregister, månadsavgift',
    day: 5,
    amount: 59_000,
  },
  {
    supplier: payee('Telebolaget Linje Ett AB', 6210, 'Telekommunikation'),
    text: 'Telefoni och bredband',
    day: 10,
    amount: 64_900,
    raised: { from: 10, to: 74_900 },
  },
  {
    supplier: payee('Sparbanken i Exempelby', 6570, 'Bankkostnader'),
    text: 'Bankavgift',
    day: 31,
    amount: 14_500,
  },
];

type Once = Omit<SampleCost, 'raised' | 'season' | 'ofSold'>;

const rare: Readonly<Record<string, readonly Once[]>> = {
  '2024-12': [{ supplier: insurer, text: 'Företagsförsäkring, år', day: 16, amount: 890_000 }],
  '2025-02': [{ supplier: accountant, text: 'Bokslut', day: 24, amount: 1_400_000 }],
  '2025-05': [{ supplier: machines, text: 'Service av kvarnar', day: 14, amount: 486_000 }],
  '2025-09': [{ supplier: packaging, text: 'Etiketter, nytt tryck', day: 9, amount: 672_000 }],
  '2025-12': [{ supplier: insurer, text: 'Företagsförsäkring, år', day: 16, amount: 985_000 }],
  '2026-02': [{ supplier: accountant, text: 'Bokslut', day: 24, amount: 1_480_000 }],
  '2026-03': [{ supplier: machines, text: 'Byte av rostugnens fläkt', day: 11, amount: 1_840_000 }],
  // Paid once too often: the analysis is to find it.
  '2026-06': [
    { supplier: packaging, text: 'Kartonger, faktura 5518', day: 4, amount: 418_500 },
    { supplier: packaging, text: 'Kartonger, faktura 5518', day: 9, amount: 418_500 },
  ],
};

/** What comes only in this month. */
export const onlyIn = (month: string): readonly Once[] => rare[month] ?? [];
