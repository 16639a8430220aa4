import type { Choices } from './choices.ts';

/** What an account is, in the terms of the books' maker. */
export type Nature =
  | 'asset'
  | 'liability'
  | 'revenue'
  | 'otherIncome'
  | 'cost'
  | 'income8'
  | 'cost8';

export interface Account {
  number: string;
  name: string;
  nature: Nature;
}

export interface Booking {
  account: Account;
  /** Debit above zero. */
  ore: number;
  unit: string | null;
  project: string | null;
}

export interface Voucher {
  number: number;
  series: string;
  day: string;
  text: string;
  rows: Booking[];
}

/** `-1` is the year before. */
export interface FiscalYear {
  number: 0 | -1;
  from: string;
  to: string;
}

export interface MadeBooks {
  accounts: Account[];
  years: FiscalYear[];
  vouchers: Voucher[];
  hasObjects: boolean;
}

const NATURES: readonly Nature[] = [
  ...(['asset', 'asset', 'liability', 'revenue', 'revenue', 'otherIncome'] as const),
  ...(['cost', 'cost', 'cost', 'cost', 'cost', 'cost8', 'income8'] as const),
];

/** Numbers and names of one chart, in the order of `NATURES`; an empty one has no such account. */
type Chart = readonly (readonly [number: string, name: string] | null)[];

const BAS: Chart = [
  ['1930', 'Företagskonto'],
  ['2641', 'Debiterad ingående moms'],
  ['2611', 'Utgående moms'],
  ['3001', 'Försäljning varor 25 %'],
  ['3041', 'Försäljning tjänster'],
  ['3990', 'Övriga ersättningar och intäkter'],
  ['4010', 'Inköp varor'],
  ['5010', 'Lokalhyra'],
  ['6212', 'Mobiltelefon'],
  ['7010', 'Löner till kollektivanställda'],
  ['7510', 'Arbetsgivaravgifter'],
  ['8410', 'Räntekostnader'],
  ['8310', 'Ränteintäkter'],
];
/** Costs stand before income, and no number means what it does in BAS. */
const COSTS_FIRST: Chart = [
  ['1010', 'Bank'],
  ['1210', 'Momsfordran'],
  ['2110', 'Momsskuld'],
  ['4010', 'Försäljning produkter'],
  ['4020', 'Konsultintäkter'],
  null,
  ['3010', 'Varukostnader'],
  ['3110', 'Lokalkostnader'],
  ['3120', 'Telefon'],
  ['3210', 'Personalkostnader'],
  ['3220', 'Sociala avgifter'],
  ['3910', 'Räntekostnader'],
  ['4910', 'Ränteintäkter'],
];
/** Three digits, classes as in BAS. */
const THREE: Chart = [
  ['193', 'Bank'],
  ['147', 'Ingående moms'],
  ['261', 'Utgående moms'],
  ['300', 'Försäljning varor'],
  ['304', 'Försäljning tjänster'],
  null,
  ['400', 'Inköp varor'],
  ['501', 'Lokalhyra'],
  ['621', 'Telefon'],
  ['700', 'Löner'],
  ['751', 'Arbetsgivaravgifter'],
  ['841', 'Räntekostnader'],
  ['831', 'Ränteintäkter'],
];
/** Income in class 4 and costs in 5–7, with another order of the classes. */
const INCOME_IN_FOUR: Chart = [
  ['1100', 'Likvida medel'],
  ['1200', 'Kortfristiga fordringar'],
  ['2200', 'Kortfristiga skulder'],
  ['4000', 'Försäljning'],
  ['4100', 'Medlemsintäkter'],
  null,
  ['5000', 'Inköp och materialkostnader'],
  ['5100', 'Lokalkostnader'],
  ['5200', 'Kommunikation'],
  ['6000', 'Lönekostnader'],
  ['6100', 'Sociala avgifter'],
  ['7000', 'Räntekostnader'],
  ['4900', 'Ränteintäkter'],
];
/** Municipal: income in 3, costs in 4–7, financial income in 84 and financial costs in 85. */
const MUNICIPAL: Chart = [
  ['1940', 'Bank'],
  ['1671', 'Ingående moms'],
  ['2561', 'Utgående moms'],
  ['3111', 'Försäljning av verksamhet'],
  ['3410', 'Hyror och arrenden'],
  null,
  ['4621', 'Köp av verksamhet'],
  ['6011', 'Lokalhyror'],
  ['6821', 'Telefonkostnader'],
  ['5011', 'Månadslön'],
  ['5611', 'Arbetsgivaravgifter'],
  ['8511', 'Räntekostnader'],
  ['8411', 'Ränteintäkter'],
];
const SIX: Chart = BAS.map((row) => row && [`${row[0]}00`, row[1]]);

const CHARTS: readonly [Chart, ...Chart[]] = [
  BAS,
  SIX,
  COSTS_FIRST,
  THREE,
  INCOME_IN_FOUR,
  MUNICIPAL,
];

const day = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** The file's own year and perhaps the one before; the first month of a year, and how many months it has. */
function yearsOf(choices: Choices): FiscalYear[] {
  const { month, months } = choices.pick(
    'fiscal year of the books',
    [
      { month: 1, months: 12 },
      { month: 7, months: 12 },
      { month: 5, months: 12 },
      { month: 1, months: 6 },
      { month: 7, months: 18 },
      { month: 9, months: 12 },
    ],
    [6, 2, 2, 1, 1, 2],
  );
  const own: FiscalYear = {
    number: 0,
    from: day(2024, month, 1),
    to: day(2024, month + months, 0),
  };
  const before: FiscalYear = {
    number: -1,
    from: day(2023, month, 1),
    to: day(2023, month + 12, 0),
  };
  return choices.chance('year before', 0.6) ? [own, before] : [own];
}

function monthsOf({ from, to }: FiscalYear): string[] {
  const months: string[] = [];
  for (
    let at = new Date(`${from}T00:00:00Z`);
    at.toISOString().slice(0, 10) <= to;
    at.setUTCMonth(at.getUTCMonth() + 1)
  )
    months.push(at.toISOString().slice(0, 7));
  return months;
}

const UNITS = ['100', '200', null];
const PROJECTS = ['P1', 'P2', null];

/** Books that balance: sales, purchases, wages and interest in every month of every year. */
export function booksFile(choices: Choices): MadeBooks {
  const random = choices.stream('books');
  const chart = choices.pick('chart of accounts', CHARTS, [6, 1, 2, 2, 2, 1]);
  const all = NATURES.map((nature, place): Account | null => {
    const row = chart[place];
    return row ? { number: row[0], name: row[1], nature } : null;
  });
  const [bank, vatIn, vatOut, ...results] = all;
  const hasObjects = choices.chance('objects of the books', 0.5);
  const years = yearsOf(choices);
  const mostVouchers = choices.int('vouchers a month', 1, 6);
  const vouchers: Voucher[] = [];
  const object = <T>(list: readonly T[]): T | null =>
    hasObjects ? (list[Math.floor(random() * list.length)] ?? null) : null;
  for (const year of [...years].reverse()) {
    for (const month of monthsOf(year)) {
      for (let n = 0; n < mostVouchers; n++) {
        const used = results.filter((account) => account !== null && random() < 0.6);
        for (const account of used) {
          if (!account || !bank || !vatIn || !vatOut) continue;
          const isIncome = ['revenue', 'otherIncome', 'income8'].includes(account.nature);
          const size = isIncome ? 900_000 : 240_000;
          const back = random() < 0.04 ? -1 : 1;
          const net = back * (5_000 + Math.floor(random() * size));
          const vat = /8$/.test(account.nature) ? 0 : Math.round(net * 0.25);
          const [unit, project] = [object(UNITS), object(PROJECTS)];
          const row = (to: Account, ore: number, own = false): Booking => ({
            account: to,
            ore: isIncome ? -ore : ore,
            unit: own ? unit : null,
            project: own ? project : null,
          });
          vouchers.push({
            number: vouchers.length + 1,
            series: isIncome ? 'B' : 'A',
            day: `${month}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
            text: `${account.name} ${month}`,
            rows: [
              row(account, net, true),
              ...(vat === 0 ? [] : [row(isIncome ? vatOut : vatIn, vat)]),
              row(bank, -(net + vat)),
            ],
          });
        }
      }
    }
  }
  const accounts = all.filter((account) => account !== null);
  return { accounts, years, vouchers, hasObjects };
}

/** Öre by account and month, over the vouchers of a year. */
export function sumsOf(
  { vouchers }: Pick<MadeBooks, 'vouchers'>,
  { from, to }: FiscalYear,
  keyOf: (row: Booking, month: string) => string | null,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const voucher of vouchers) {
    if (voucher.day < from || voucher.day > to) continue;
    for (const row of voucher.rows) {
      const key = keyOf(row, voucher.day.slice(0, 7));
      if (key !== null) sums.set(key, (sums.get(key) ?? 0) + row.ore);
    }
  }
  return sums;
}
