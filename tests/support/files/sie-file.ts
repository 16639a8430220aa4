import type { Choices } from './choices.ts';
import type { Truth } from './sheet.ts';
import {
  type Booking,
  booksFile,
  type FiscalYear,
  type MadeBooks,
  type Nature,
  sumsOf,
  type Voucher,
} from './sie-books.ts';

type Purpose = Truth['purpose'];

/** What stands in the file, as decided. */
interface Contents {
  type: '4E' | '4I' | '1' | '2' | '3';
  /** Vouchers that are written; the books have more where they are an extract. */
  vouchers: Voucher[];
  isExtract: boolean;
  /** Which rows of #PSALDO there are. */
  periods: 'whole and objects' | 'whole' | 'objects' | 'each dimension';
  /** The year before is written with the months of this. */
  asThisYear: boolean;
  /** The year that holds nothing, or zeros. */
  emptyYear: 0 | -1 | null;
}

const kronor = (ore: number) => (ore / 100).toFixed(2);
const compact = (day: string) => day.replaceAll('-', '');
const isBalance = (nature: Nature) => nature === 'asset' || nature === 'liability';
const KTYP: Record<Nature, string> = {
  ...{ asset: 'T', liability: 'S', revenue: 'I', otherIncome: 'I', income8: 'I' },
  ...{ cost: 'K', cost8: 'K' },
};

function contentsOf(choices: Choices, books: MadeBooks): Contents {
  const type = choices.pick('type of SIE', ['4E', '4I', '1', '2', '3'] as const, [4, 1, 2, 2, 2]);
  const isExtract = type === '4E' && choices.chance('only an extract of the vouchers', 0.3);
  const [own] = books.years;
  const ofOwn = books.vouchers.filter(({ day }) => own && day >= own.from && day <= own.to);
  const kept =
    choices.pick('kind of extract', ['one series', 'one quarter'] as const) === 'one series'
      ? ofOwn.filter(({ series }) => series === 'B')
      : ofOwn.slice(0, Math.ceil(ofOwn.length / 4));
  const emptyYear =
    books.years.length > 1 && type !== '4E' && type !== '4I'
      ? choices.pick('empty year', [null, -1, 0] as const, [3, 1, 1])
      : null;
  const periods = books.hasObjects
    ? choices.pick('rows of months', [
        'whole and objects',
        'whole',
        'objects',
        'each dimension',
      ] as const)
    : 'whole';
  const asThisYear =
    emptyYear === null && choices.chance('months of the year before as of this', 0.15);
  return { type, vouchers: isExtract ? kept : ofOwn, isExtract, periods, asThisYear, emptyYear };
}

/** Objects of a row as the file writes them. */
const objectsOf = ({ unit, project }: Pick<Booking, 'unit' | 'project'>) =>
  `{${[unit === null ? '' : `1 "${unit}"`, project === null ? '' : `6 "${project}"`].filter((part) => part !== '').join(' ')}}`;

function periodLines(
  books: MadeBooks,
  year: FiscalYear,
  { type, periods, asThisYear }: Contents,
): string[] {
  const line = (key: string, ore: number) => {
    const [written = '', account, objects] = key.split('\t');
    const month =
      asThisYear && year.number === -1
        ? `${Number(written.slice(0, 4)) + 1}${written.slice(4)}`
        : written;
    return `#PSALDO ${year.number} ${month.replace('-', '')} ${account} ${objects} ${kronor(ore)}`;
  };
  const lines = (keyOf: Parameters<typeof sumsOf>[2]) =>
    [...sumsOf(books, year, keyOf)].map(([key, ore]) => line(key, ore)).sort();
  const key = (row: Booking, month: string, objects: string) =>
    `${month}\t${row.account.number}\t${objects}`;
  const whole = lines((row, month) => key(row, month, '{}'));
  if (type === '2' || periods === 'whole') return whole;
  const both = lines((row, month) => {
    const objects = objectsOf(row);
    return objects === '{}' && periods === 'whole and objects' ? null : key(row, month, objects);
  });
  if (periods === 'whole and objects') return [...whole, ...both];
  if (periods === 'objects') return both;
  const unit = lines((row, month) => key(row, month, `{1 "${row.unit ?? '900'}"}`));
  const project = lines((row, month) => key(row, month, `{6 "${row.project ?? 'P9'}"}`));
  return [...unit, ...project];
}

function balanceLines(
  books: MadeBooks,
  year: FiscalYear,
  isEmpty: boolean,
  opening: ReadonlyMap<string, number>,
): string[] {
  const sums = sumsOf(books, year, ({ account }) => account.number);
  return books.accounts.flatMap(({ number, nature }) => {
    const change = isEmpty ? 0 : (sums.get(number) ?? 0);
    if (!isBalance(nature)) return [`#RES ${year.number} ${number} ${kronor(change)}`];
    const first = opening.get(number) ?? 0;
    return [
      `#IB ${year.number} ${number} ${kronor(first)}`,
      `#UB ${year.number} ${number} ${kronor(first + change)}`,
    ];
  });
}

function voucherLines(choices: Choices, vouchers: readonly Voucher[]): string[] {
  const mended = choices.chance('rows mended in the books', 0.3);
  const together = choices.chance('rows mended together', 0.3);
  return vouchers.flatMap(({ series, number, day, text, rows }, place) => {
    const trans = (label: string, row: Booking) =>
      `   #${label} ${row.account.number} ${objectsOf(row)} ${kronor(row.ore)}`;
    const [first, ...others] = rows;
    const isMended = mended && place % 7 === 3 && first;
    return [
      `#VER ${series} ${number} ${compact(day)} "${text}"`,
      '{',
      ...(isMended
        ? [
            trans('BTRANS', { ...first, ore: first.ore + 4000 }),
            ...(together ? rows.map((row) => trans('RTRANS', row)) : [trans('RTRANS', first)]),
            trans('TRANS', first),
            ...others.map((row) => trans('TRANS', row)),
          ]
        : rows.map((row) => trans('TRANS', row))),
      '}',
    ];
  });
}

function chartLines(choices: Choices, { accounts, hasObjects }: MadeBooks): string[] {
  const typed = choices.chance('types of accounts', 0.5);
  return [
    ...accounts.flatMap(({ number, name, nature }) => [
      `#KONTO ${number} "${name}"`,
      ...(typed ? [`#KTYP ${number} ${KTYP[nature]}`] : []),
    ]),
    ...(hasObjects
      ? [
          '#DIM 1 "Kostnadsställe"',
          '#DIM 6 "Projekt"',
          '#OBJEKT 1 "100" "Söder"',
          '#OBJEKT 1 "200" "Väster"',
          '#OBJEKT 6 "P1" "Ombyggnad"',
          '#OBJEKT 6 "P2" "Mässa"',
        ]
      : []),
  ];
}

const DOS: Record<string, number> = { å: 0x86, ä: 0x84, ö: 0x94, Å: 0x8f, Ä: 0x8e, Ö: 0x99 };
const ENCODE: Record<string, (text: string) => Buffer> = {
  CP437: (text) => Buffer.from([...text].map((sign) => DOS[sign] ?? sign.charCodeAt(0))),
  'UTF-8': (text) => Buffer.from(text, 'utf8'),
  'UTF-8 with mark': (text) => Buffer.from(`\ufeff${text}`, 'utf8'),
  'Windows-1252': (text) => Buffer.from(text, 'latin1'),
};

const COUNTED: Record<Purpose, readonly Nature[]> = {
  sales: ['revenue'],
  costs: ['cost', 'cost8'],
};

function truthOf(books: MadeBooks, contents: Contents, purpose: Purpose): Truth {
  const { type, isExtract, emptyYear, periods } = contents;
  const sign = purpose === 'sales' ? -1 : 1;
  const [own, before] = books.years;
  const hasMonths = (type === '4E' && !isExtract) || type === '4I' || type === '2' || type === '3';
  const isOfMonths = type === '2' || type === '3';
  const used = books.years.filter((year) => {
    if (year.number === emptyYear) return false;
    return isOfMonths ? true : year === (emptyYear === 0 ? before : own);
  });
  const months = new Map<string, number>();
  for (const year of used) {
    const sums = sumsOf(books, year, ({ account }, month) =>
      COUNTED[purpose].includes(account.nature) ? month : null,
    );
    for (const [month, ore] of sums) months.set(month, (months.get(month) ?? 0) + sign * ore);
  }
  const total = [...months.values()].reduce((sum, ore) => sum + ore, 0);
  const isDated = hasMonths && periods !== undefined;
  return { purpose, totals: [total], months: isDated ? months : null };
}

/** A SIE file such as a bookkeeping program exports, and what is true of it. */
export function sieFile(
  choices: Choices,
  purpose: Purpose,
): { name: string; bytes: Buffer; truth: Truth } {
  const books = booksFile(choices);
  const contents = contentsOf(choices, books);
  const { type, emptyYear } = contents;
  const [own] = books.years;
  const hasBalances = type !== '4I';
  const made = emptyYear === 0 ? own?.from : own?.to;
  const opening = new Map([['1930', 5_000_000]]);
  const years = type === '4I' && choices.chance('no year in the file', 0.5) ? [] : books.years;
  const lines = [
    '#FLAGGA 0',
    `#PROGRAM "${choices.pick('program of the books', ['Fortnox', 'Visma eEkonomi', 'Bokio'] as const)}" 1.0`,
    '#FORMAT PC8',
    `#GEN ${compact(made ?? '2025-01-01')}`,
    `#SIETYP ${type[0]}`,
    '#FNAMN "Exempelbolaget Å Ö AB"',
    '#ORGNR 556016-0680',
    ...years.map(({ number, from, to }) => `#RAR ${number} ${compact(from)} ${compact(to)}`),
    ...chartLines(choices, books),
    ...(hasBalances
      ? years.flatMap((year) =>
          balanceLines(
            books,
            year,
            year.number === emptyYear,
            year.number === 0 ? opening : new Map(),
          ),
        )
      : []),
    ...(type === '2' || type === '3'
      ? years
          .filter(({ number }) => number !== emptyYear)
          .flatMap((year) => periodLines(books, year, contents))
      : []),
    ...(contents.type === '2' && choices.chance('zeros of months to come', 0.3)
      ? books.accounts.map(({ number }) => `#PSALDO 0 202612 ${number} {} 0.00`)
      : []),
    ...(type === '4E' || type === '4I' ? voucherLines(choices, contents.vouchers) : []),
  ];
  const gap = choices.pick('gap in SIE', [' ', '\t'] as const, [5, 1]);
  const end = choices.pick('line end of SIE', ['\r\n', '\n'] as const);
  const encoding = choices.pick('encoding of SIE', [
    'CP437',
    'UTF-8',
    'UTF-8 with mark',
    'Windows-1252',
  ] as const);
  const text = lines.map((line) => line.replace(/^(\s*#\w+) /, `$1${gap}`)).join(end) + end;
  const bytes = (ENCODE[encoding] ?? ENCODE['UTF-8'])?.(text) ?? Buffer.from(text);
  return {
    name: type === '4I' ? 'bok.si' : 'bok.se',
    bytes,
    truth: truthOf(books, contents, purpose),
  };
}
