import type { Choices } from './choices.ts';
import { code, count, date, empty, type MadeFile, money, text, type Value } from './sheet.ts';
import { MONTH_NAMES } from './sums.ts';

/** What was sold in each period, the periods down and written in the ways that owners write them. */

type Written =
  | 'month'
  | 'month number'
  | 'month and day'
  | 'week'
  | 'range'
  | 'quarter'
  | 'pivot'
  | 'year blocks'
  | 'days across'
  | 'date once a day';

/** One row: the cells that say when, the day it counts to, and what was sold. */
interface Row {
  when: Value[];
  day: string | null;
  ore: number;
}

interface Made {
  title: string;
  header: string[];
  rows: (Row | Value[])[];
}

const YEAR = 2025;
const DAY = 86_400_000;
const two = (number: number) => String(number).padStart(2, '0');
const dayAfter = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * DAY).toISOString().slice(0, 10);
const sales = 'Försäljning exkl. moms';

export function periodFile(choices: Choices): MadeFile {
  const written = choices.pick<Written>('periods of the rows', [
    'month',
    'month number',
    'month and day',
    'week',
    'range',
    'quarter',
    'pivot',
    'year blocks',
    'days across',
    'date once a day',
  ]);
  const random = choices.stream('period amounts');
  const ore = () => Math.round(100 + random() * 90_000) * 100;
  if (written === 'days across') return daysAcross(choices, ore);
  const { title, header, rows } = MAKERS[written](choices, ore);
  const made = rows.filter((row): row is Row => !Array.isArray(row));
  const total = made.reduce((sum, row) => sum + row.ore, 0);
  const cells = rows.map((row) => (Array.isArray(row) ? row : [...row.when, money(row.ore)]));
  if (
    written !== 'pivot' &&
    written !== 'year blocks' &&
    choices.chance('total of the periods', 0.5)
  )
    cells.push([text('Summa'), ...header.slice(1).map(() => empty), money(total)]);
  return {
    sheets: [
      { name: 'Blad1', title: [title, ''], header: [[...header, sales]], rows: cells, foot: [] },
    ],
    truth: truthOf(made),
  };
}

function truthOf(rows: readonly Pick<Row, 'day' | 'ore'>[]): MadeFile['truth'] {
  const months = new Map<string, number>();
  for (const { day, ore } of rows)
    if (day !== null) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + ore);
  const total = rows.reduce((sum, { ore }) => sum + ore, 0);
  return { purpose: 'sales', totals: [total], months: months.size > 0 ? months : null };
}

type Maker = (choices: Choices, ore: () => number) => Made;

/** Months from the first of a financial year on, each with its year. */
function monthsOf(choices: Choices) {
  const first = choices.pick('first month of the year', [1, 5, 9] as const, [3, 1, 1]);
  const many = choices.int('months of the year', 3, 12);
  const months = Array.from({ length: many }, (_, n) => {
    const at = first - 1 + n;
    return { year: YEAR - 1 + Math.floor(at / 12), month: (at % 12) + 1 };
  });
  const broken = choices.pick('name of a broken year', [
    '2024-05-01 – 2025-04-30',
    '2024/2025',
  ] as const);
  const days = `2024-${two(first)}-01 – ${dayAfter(`2025-${two(first)}-01`, -1)}`;
  return { months, title: first === 1 ? '2024' : broken === '2024/2025' ? broken : days };
}

const monthRows =
  (nameOf: (month: number) => Value): Maker =>
  (choices, ore) => {
    const { months, title } = monthsOf(choices);
    const inColumn = choices.chance('the year in a column', 0.3);
    return {
      title: inColumn ? 'Försäljning' : `Försäljning ${title}`,
      header: [
        ...(inColumn ? ['År'] : []),
        choices.pick('name of months', ['Månad', 'Mån'] as const),
      ],
      rows: months.map(({ year, month }) => ({
        when: [...(inColumn ? [code(year)] : []), nameOf(month)],
        day: `${year}-${two(month)}-01`,
        ore: ore(),
      })),
    };
  };

const name = (month: number) => text(MONTH_NAMES[month - 1] ?? '');

const monthAndDay: Maker = (choices, ore) => ({
  title: `Dagsförsäljning ${YEAR}`,
  header: ['Mån', 'Dag'],
  rows: Array.from({ length: choices.int('days of the months', 20, 60) }, (_, n) => {
    const day = dayAfter(`${YEAR}-01-03`, n * 3);
    return {
      when: [count(Number(day.slice(5, 7))), count(Number(day.slice(8)))],
      day,
      ore: ore(),
    };
  }),
});

const weeks: Maker = (choices, ore) => {
  const how = choices.pick('weeks as', [
    'vecka 5',
    'v.5',
    'v 5',
    '5',
    'first and last day',
  ] as const);
  // Thursdays: a week is of the month that most of its days are in.
  const thursdays = Array.from({ length: choices.int('weeks', 4, 40) }, (_, n) =>
    dayAfter(`${YEAR}-01-09`, n * 7),
  );
  const when = (day: string, n: number) => {
    if (how === 'first and last day') return text(`${dayAfter(day, -3)} – ${dayAfter(day, 3)}`);
    return how === '5' ? count(n + 2) : text(how.replace('5', String(n + 2)));
  };
  return {
    title: `Veckoförsäljning ${YEAR}`,
    header: ['Vecka'],
    rows: thursdays.map((day, n) => ({ when: [when(day, n)], day, ore: ore() })),
  };
};

const rangesOfDays: Maker = (choices, ore) => {
  const how = choices.pick('ranges as', ['days', 'months', 'short'] as const);
  const many = choices.int('ranges', 3, 12);
  return {
    title: 'Försäljning per period',
    header: ['Period'],
    rows: Array.from({ length: many }, (_, n) => {
      const first = `${YEAR}-${two(n + 1)}-01`;
      const next = n === 11 ? `${YEAR + 1}-01-01` : `${YEAR}-${two(n + 2)}-01`;
      const last = dayAfter(
        first,
        how === 'short' ? 13 : (Date.parse(next) - Date.parse(first)) / DAY - 1,
      );
      const short = `1/${n + 1}–${Number(last.slice(8))}/${n + 1} ${YEAR}`;
      return {
        when: [text(how === 'short' ? short : `${first} ${how === 'days' ? '–' : '-'} ${last}`)],
        day: first,
        ore: ore(),
      };
    }),
  };
};

const quarters: Maker = (choices, ore) => {
  const how = choices.pick('quarters as', ['Q1', 'Kvartal 1', 'kv 1'] as const);
  return {
    title: `Försäljning ${YEAR}`,
    header: ['Kvartal'],
    rows: [1, 2, 3, 4].map((quarter) => ({
      when: [text(how.replace('1', String(quarter)))],
      day: `${YEAR}-${two(quarter * 3 - 2)}-01`,
      ore: ore(),
    })),
  };
};

const GROUPS = ['Garn', 'Stickor', 'Bok'];

/** A pivot as text: the year on its first row alone, the month on the first row of its groups, and sums of both. */
const pivot: Maker = (choices, ore) => {
  const many = choices.int('months of the pivot', 2, 6);
  const rows = [YEAR - 1, YEAR].flatMap((year) => {
    const months = Array.from({ length: many }, (_, n) =>
      GROUPS.map(
        (group, place): Row => ({
          when: [
            n === 0 && place === 0 ? code(year) : empty,
            place === 0 ? text((MONTH_NAMES[n] ?? '').slice(0, 3)) : empty,
            text(group),
          ],
          day: `${year}-${two(n + 1)}-01`,
          ore: ore(),
        }),
      ),
    );
    const sumOf = (own: readonly Row[]) => money(own.reduce((sum, row) => sum + row.ore, 0));
    return [
      ...months.flatMap((own, n) => [
        ...own,
        [empty, text(`${(MONTH_NAMES[n] ?? '').slice(0, 3)} Summa`), empty, sumOf(own)],
      ]),
      [text(`${year} Summa`), empty, empty, sumOf(months.flat())],
    ];
  });
  return { title: 'Försäljning', header: ['År', 'Månad', 'Varugrupp'], rows };
};

/** A block a year, each under a line with its year and the names again. */
const yearBlocks: Maker = (choices, ore) => {
  const many = choices.int('months of the block', 3, 12);
  const blocks = [YEAR - 2, YEAR - 1, YEAR].flatMap((year, n) => {
    const months = Array.from(
      { length: many },
      (_, at): Row => ({
        when: [name(at + 1)],
        day: `${year}-${two(at + 1)}-01`,
        ore: ore(),
      }),
    );
    const sum = months.reduce((all, row) => all + row.ore, 0);
    const again = n === 0 ? [] : [[text(`År ${year}`)], [text('Månad'), text(sales)]];
    return [...again, ...months, [text('Summa'), money(sum)]];
  });
  return { title: `År ${YEAR - 2}`, header: ['Månad'], rows: blocks };
};

/** The day on the first row of each alone, some days with one row and some with more. */
const dateOnce: Maker = (choices, ore) => {
  const many = choices.int('rows a day at most', 2, 4);
  const rows = Array.from({ length: 24 }, (_, n) => dayAfter(`${YEAR}-01-02`, n * 3)).flatMap(
    (day, n) =>
      Array.from(
        { length: n % 3 === 0 ? many : 1 },
        (_, place): Row => ({
          when: [place === 0 ? date(day) : empty, text(GROUPS[(n + place) % 3] ?? '')],
          day,
          ore: ore(),
        }),
      ),
  );
  return { title: 'Dagbok', header: ['Datum', 'Vara'], rows };
};

const MAKERS: Record<Exclude<Written, 'days across'>, Maker> = {
  month: monthRows(name),
  'month number': monthRows(count),
  'month and day': monthAndDay,
  week: weeks,
  range: rangesOfDays,
  quarter: quarters,
  pivot,
  'year blocks': yearBlocks,
  'date once a day': dateOnce,
};

function daysAcross(choices: Choices, ore: () => number): MadeFile {
  const many = choices.int('days across', 28, 31);
  const days = Array.from({ length: many }, (_, n) => n + 1);
  const sold = GROUPS.map(() => days.map((day) => (day % 7 === 2 ? 0 : ore())));
  const cell = (amount: number) => (amount === 0 ? empty : money(amount));
  const sumOf = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
  const hasSum = choices.chance('sum of the days', 0.5);
  const rows = sold.map((amounts, n) => [
    text(GROUPS[n] ?? ''),
    ...amounts.map(cell),
    ...(hasSum ? [money(sumOf(amounts))] : []),
  ]);
  const header = ['Varugrupp', ...days.map(String), ...(hasSum ? ['Summa'] : [])];
  return {
    sheets: [
      {
        name: 'Mars',
        title: [`Dagsförsäljning mars ${YEAR} exkl. moms`, ''],
        header: [header],
        rows,
        foot: [],
      },
    ],
    truth: truthOf(
      sold.flatMap((amounts) =>
        amounts.map((amount, n) => ({ day: `${YEAR}-03-${two(n + 1)}`, ore: amount })),
      ),
    ),
  };
}
