import type { Choices } from './choices.ts';
import type { Field } from './names.ts';
import {
  code,
  empty,
  type MadeFile,
  money,
  type Sheet,
  type Truth,
  text,
  type Value,
} from './sheet.ts';

/** Rows of a table and what stands in its columns, to be dressed as people and programs dress tables. */
export interface Plain {
  sheet: Sheet;
  fields: readonly Field[];
  /** What each row is of, in the order of the rows. */
  lines: readonly { day?: string; net?: number }[];
  truth: Truth;
}

const SUMMED: readonly Field[] = ['net', 'plain', 'vat', 'gross', 'cost', 'quantity'];

function sumOf(rows: readonly Value[][], place: number): number {
  return rows.reduce((sum, row) => {
    const cell = row[place];
    return cell?.kind === 'number' ? sum + cell.hundredths : sum;
  }, 0);
}

/** A row that sums others, with its label where text stands, or without any. */
function totalRow(
  plain: Plain,
  rows: readonly Value[][],
  label: string | null,
  day?: Value,
): Value[] {
  let labelled = label === null;
  return plain.fields.map((field, place) => {
    if (SUMMED.includes(field)) {
      const decimals = field === 'quantity' ? 0 : 2;
      return { kind: 'number', hundredths: sumOf(rows, place), decimals } as const;
    }
    if (field === 'date' && day !== undefined) return day;
    if (labelled || field === 'date') {
      if (
        !labelled &&
        field === 'date' &&
        plain.fields.every((each) => each === 'date' || SUMMED.includes(each))
      ) {
        labelled = true;
        return text(label ?? '');
      }
      return empty;
    }
    labelled = true;
    return text(label ?? '');
  });
}

const MONTH_NAMES = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
];

/** Sums after each month, as reports have them: with a label, or dated with the last day. */
function withSubtotals(choices: Choices, plain: Plain): Value[][] {
  const dated = choices.chance('subtotals dated', 0.3);
  const rows: Value[][] = [];
  let group: Value[][] = [];
  plain.sheet.rows.forEach((row, place) => {
    rows.push(row);
    group.push(row);
    const day = plain.lines[place]?.day;
    const next = plain.lines[place + 1]?.day;
    if (day === undefined || day.slice(0, 7) === next?.slice(0, 7)) return;
    const month = MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? '';
    const label = choices.pick('label of subtotals', ['Summa', 'Delsumma', 'Summa månad'] as const);
    rows.push(
      totalRow(
        plain,
        group,
        label === 'Summa månad' ? `Summa ${month}` : label,
        dated ? { kind: 'date', day } : undefined,
      ),
    );
    group = [];
  });
  return rows;
}

const NOISE: Record<string, (place: number) => Value> = {
  Telefon: (place) => code(`070-${String(1_000_000 + place * 7919).slice(0, 7)}`),
  Organisationsnummer: (place) =>
    code(`556${String(100 + (place % 800))}-${String(1000 + ((place * 37) % 9000))}`),
  Postnummer: (place) => code(String(21_120 + place * 13)),
  År: () => code('2025'),
  'Rad-ID': (place) => code(String(50_000 + place)),
  'Vikt (g)': (place) => ({
    kind: 'number',
    hundredths: (250 + (place % 9) * 125) * 100,
    decimals: 0,
  }),
  'E-post': (place) => text(`kund${place}@exempel.se`),
  Säljare: (place) => text(['Eva', 'Ola', 'Kim'][place % 3] ?? ''),
  Kommentar: (place) => text(place % 9 === 0 ? 'ring före leverans, 2 kolli' : ''),
};

function withNoise(choices: Choices, plain: Plain): Plain {
  const names = Object.keys(NOISE).filter((name) => choices.chance(`noise ${name}`, 0.12));
  if (names.length === 0) return plain;
  const { sheet } = plain;
  const [header = []] = sheet.header;
  return {
    ...plain,
    fields: [...plain.fields, ...names.map((): Field => 'channel')],
    sheet: {
      ...sheet,
      header: [[...header, ...names]],
      rows: sheet.rows.map((row, place) => [
        ...row,
        ...names.map((name) => NOISE[name]?.(place) ?? empty),
      ]),
    },
  };
}

/** The header again every so many rows, as printed reports have it. */
function withRepeatedHeader(sheet: Sheet, every: number): Value[][] {
  const [header = []] = sheet.header;
  return sheet.rows.flatMap((row, place) =>
    place > 0 && place % every === 0 ? [header.map((name) => text(name)), row] : [row],
  );
}

/** Amount columns under one heading, as a person merges cells over them. */
function underOneHeading(plain: Plain): string[][] {
  const [header = []] = plain.sheet.header;
  const first = plain.fields.findIndex((field) => SUMMED.includes(field) && field !== 'quantity');
  const upper = header.map((_, place) => (place === first ? 'Försäljning' : ''));
  return [upper, header];
}

/** What each month came to, in a table of its own under the first. */
function monthTable(plain: Plain): Value[][] {
  const months = new Map<string, number>();
  for (const { day = '', net = 0 } of plain.lines)
    months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + net);
  return [
    [],
    [text('Sammanställning')],
    [text('Månad'), text('Summa')],
    ...[...months].map(([month, sum]) => [text(month), money(sum)]),
  ];
}

/** One sheet a month, all alike. */
function sheetsByMonth(plain: Plain): Sheet[] {
  const months = [...new Set(plain.lines.map(({ day = '' }) => day.slice(0, 7)))];
  return months.map((month) => ({
    ...plain.sheet,
    name: month,
    rows: plain.sheet.rows.filter((_, place) => plain.lines[place]?.day?.startsWith(month)),
  }));
}

/**
 * The table as it comes out of a program or a person's hands: noise, subtotals, a total, the header again, title
 * lines, a second table below, pasted twice, or a sheet a month. None of it changes what is true.
 */
export function dressed(choices: Choices, bare: Plain): MadeFile {
  const plain = withNoise(choices, bare);
  const own = plain.sheet.rows;
  const hasDays =
    plain.lines.length === own.length && plain.lines.every(({ day }) => day !== undefined);
  const odd = choices.pick(
    'arrangement',
    ['one table', 'second table', 'pasted twice', 'a sheet a month'] as const,
    [20, 1, 1, 1],
  );
  if (hasDays && odd === 'a sheet a month')
    return { sheets: sheetsByMonth(plain), truth: plain.truth };
  let rows = hasDays && choices.chance('subtotals', 0.15) ? withSubtotals(choices, plain) : own;
  if (choices.chance('total row', 0.3)) {
    const label = choices.pick('label of the total', [
      'Summa',
      'Totalt',
      'Total',
      'Summa:',
      null,
    ] as const);
    rows = [...rows, totalRow(plain, own, label)];
  }
  const sheet: Sheet = { ...plain.sheet, rows };
  if (choices.chance('repeated header', 0.08)) sheet.rows = withRepeatedHeader(sheet, 12);
  if (odd === 'pasted twice')
    sheet.rows = [...sheet.rows, ...(sheet.header[0] ? [sheet.header[0].map(text)] : []), ...own];
  if (choices.chance('two lines of header', 0.06)) sheet.header = underOneHeading(plain);
  if (sheet.title.length === 0 && choices.chance('title', 0.25))
    sheet.title = [
      'Exempelbolaget AB',
      choices.pick('title line', [
        'Försäljningsrapport',
        'Utskriven 2025-12-31 08:15',
        'Orderlista',
      ] as const),
      '',
    ];
  if (choices.chance('foot', 0.1))
    sheet.foot = [[], [text('Rapporten är skapad av Kassasystemet 4.2')]];
  if (hasDays && odd === 'second table') sheet.foot = [...sheet.foot, ...monthTable(plain)];
  return { sheets: [sheet], truth: plain.truth };
}
