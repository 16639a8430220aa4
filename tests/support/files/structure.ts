import { namesOverTwoLines, withComputed, withMoreBeside } from './beside.ts';
import type { Choices } from './choices.ts';
import { withFlag } from './flags.ts';
import { headerForm } from './header-forms.ts';
import { withOtherKinds } from './kinds-of-rows.ts';
import { sheetsByMonth } from './month-sheets.ts';
import type { Field } from './names.ts';
import { code, empty, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { type Plain, SUMMED, withExtremes, withSums, withTotal } from './sums.ts';

const NOISE: Record<string, (place: number) => Value> = {
  Telefon: (place) => code(`070-${String(1_000_000 + place * 7919).slice(0, 7)}`),
  Organisationsnummer: (place) =>
    code(`556${String(100 + (place % 800))}-${String(1000 + ((place * 37) % 9000))}`),
  Postnummer: (place) => code(String(21_120 + place * 13)),
  År: () => code('2025'),
  Bankgiro: (place) =>
    code(`5${String(100 + (place % 800))}-${String(1000 + ((place * 31) % 9000))}`),
  OCR: (place) => code(String(1_204_500_017 + place * 104_729)),
  IBAN: (place) => code(`SE45 5000 0000 0583 ${String(1000 + (place % 9))} 7466`),
  'Er referens': (place) => code(String(4_400 + (place % 40) * 7)),
  'Rad-ID': (place) => code(String(50_000 + place)),
  'Vikt (g)': (place) => ({
    kind: 'number',
    hundredths: (250 + (place % 9) * 125) * 100,
    decimals: 0,
  }),
  'Omsättning fjol': (place) => money(90_000 + (place % 17) * 4_100),
  'E-post': (place) => text(`kund${place}@exempel.se`),
  Säljare: (place) => text(['Eva', 'Ola', 'Kim'][place % 3] ?? ''),
  Kommentar: (place) => text(place % 9 === 0 ? 'ring före leverans, 2 kolli' : ''),
};

function withNoise(choices: Choices, plain: Plain): Plain {
  const names = Object.keys(NOISE).filter((name) => choices.chance(`noise ${name}`, 0.12));
  if (names.length === 0) return plain;
  const { sheet } = plain;
  const [header = []] = sheet.header;
  const added = sheet.rows.map((_, place) => names.map((name) => NOISE[name]?.(place) ?? empty));
  // A remark may say what was bought, where nothing else does.
  const nameless = added.map((row) => row.filter((_, place) => names[place] !== 'Kommentar'));
  const noise = new Set(nameless.flat().flatMap((cell) => ('text' in cell ? [cell.text] : [])));
  return {
    ...plain,
    truth: { ...plain.truth, noise },
    fields: [...plain.fields, ...names.map((): Field => 'channel')],
    sheet: {
      ...sheet,
      header: [[...header, ...names]],
      rows: sheet.rows.map((row, place) => [...row, ...(added[place] ?? [])]),
    },
  };
}

/** The lines of the header among the rows. */
const headerAgain = ({ header }: Sheet): Value[][] => header.map((names) => names.map(text));

/** The header again every so many rows, as printed reports have it. */
const withRepeatedHeader = (sheet: Sheet, every: number): Value[][] =>
  sheet.rows.flatMap((row, place) =>
    place > 0 && place % every === 0 ? [...headerAgain(sheet), row] : [row],
  );

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

/** The last row once more, further up: the same line of the export twice. */
function withOneRowTwice(rows: Value[][]): Value[][] {
  const again = rows[2];
  return again === undefined ? rows : [...rows, again];
}

/**
 * The table as it comes out of a program or a person's hands: noise, sums, a total, the header again, title
 * lines, a second table below, pasted twice, or a sheet a month. None of it changes what is true.
 */
export function dressed(choices: Choices, bare: Plain): MadeFile {
  const plain = withComputed(
    choices,
    withOtherKinds(choices, withFlag(choices, withNoise(choices, bare))),
  );
  const own = plain.sheet.rows;
  const hasDays =
    plain.lines.length === own.length && plain.lines.every(({ day }) => day !== undefined);
  const odd = choices.pick(
    'arrangement',
    ['one table', 'second table', 'pasted twice', 'a sheet a month', 'table beside'] as const,
    [20, 1, 1, 1, 1],
  );
  if (hasDays && odd === 'a sheet a month')
    return { sheets: sheetsByMonth(choices, plain), truth: plain.truth };
  let rows = hasDays ? withSums(choices, plain) : own;
  const hasTotal = choices.chance('total row', 0.3);
  // What the goods cost says nothing of what they were sold for.
  const hasMoney = plain.fields.some((field) => ['net', 'plain', 'gross'].includes(field));
  const isWrong = hasTotal && hasMoney && choices.chance('total typed wrong', 0.06);
  if (hasTotal) rows = withTotal(choices, plain, rows, isWrong);
  if (hasMoney && rows === own && choices.chance('largest and smallest', 0.03))
    rows = withExtremes(choices, plain);
  const isNumbered =
    plain.fields.includes('order') &&
    new Set(own.map((row) => JSON.stringify(row[plain.fields.indexOf('order')]))).size ===
      own.length;
  if (isNumbered && rows === own && choices.chance('one row twice', 0.06))
    rows = withOneRowTwice(rows);
  const sheet: Sheet = { ...plain.sheet, rows };
  if (choices.chance('two lines of header', 0.06))
    sheet.header =
      (choices.chance('names over two lines', 0.5) ? namesOverTwoLines(plain) : null) ??
      underOneHeading(plain);
  else sheet.header = headerForm(choices, sheet, plain.fields);
  if (choices.chance('repeated header', 0.08)) sheet.rows = withRepeatedHeader(sheet, 12);
  if (odd === 'pasted twice') sheet.rows = [...sheet.rows, ...headerAgain(sheet), ...own];
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
  const whole = hasDays && odd === 'table beside' ? withMoreBeside(choices, plain, sheet) : sheet;
  return { sheets: [whole], truth: isWrong ? { ...plain.truth, mustAsk: true } : plain.truth };
}
