import type { Choices } from './choices.ts';
import type { Field } from './names.ts';
import { empty, money, percent, type Sheet, text, type Value } from './sheet.ts';
import { type Plain, SUMMED } from './sums.ts';

const isMoney = (field: Field) => SUMMED.includes(field) && field !== 'quantity';
const oreOf = (value: Value | undefined) => (value?.kind === 'number' ? value.hundredths : 0);

function withColumn(
  plain: Plain,
  name: string,
  cell: (row: readonly Value[], place: number) => Value,
): Plain {
  const [header = []] = plain.sheet.header;
  const rows = plain.sheet.rows.map((row, place) => [...row, cell(row, place)]);
  return {
    ...plain,
    fields: [...plain.fields, 'channel'],
    sheet: { ...plain.sheet, header: [[...header, name]], rows },
  };
}

/** Columns that a report computes of its own amounts: all so far, and each row's share of all. */
export function withComputed(choices: Choices, plain: Plain): Plain {
  const amount = plain.fields.findIndex(isMoney);
  if (amount < 0) return plain;
  let made = plain;
  if (choices.chance('column of all so far', 0.05)) {
    const name = choices.pick('name of all so far', [
      'Ackumulerat',
      'Löpande summa',
      'Ack. belopp',
      'Running total',
      'Summa hittills',
      'Saldo',
      'Totalt',
    ] as const);
    const isByMonth = choices.chance('all so far begins each month', 0.3);
    const monthOf = (place: number) => plain.lines[place]?.day?.slice(0, 7);
    let all = 0;
    made = withColumn(made, name, (row, place) => {
      if (isByMonth && monthOf(place) !== monthOf(place - 1)) all = 0;
      all += oreOf(row[amount]);
      return money(all);
    });
  }
  if (choices.chance('column of shares', 0.05)) {
    const name = choices.pick('name of shares', ['Andel', 'Andel %', '% av total'] as const);
    const sum = plain.sheet.rows.reduce((total, row) => total + oreOf(row[amount]), 0);
    made = withColumn(made, name, (row) =>
      percent(sum === 0 ? 0 : Math.round((oreOf(row[amount]) * 100) / sum)),
    );
  }
  return made;
}

/** Another table to the right: what each month came to, or the last of the rows. */
export function withMoreBeside(choices: Choices, plain: Plain, sheet: Sheet): Sheet {
  const isBare = sheet.rows.length === plain.sheet.rows.length && sheet.header.length === 1;
  return isBare && choices.chance('rows beside', 0.3)
    ? withRowsToTheRight(choices, plain, sheet)
    : withTableToTheRight(choices, plain, sheet);
}

/** What each month came to, in a small table to the right of the rows. */
function withTableToTheRight(choices: Choices, plain: Plain, sheet: Sheet): Sheet {
  const months = new Map<string, number>();
  for (const { day = '', net = 0 } of plain.lines)
    months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + net);
  const beside = [...months].map(([month, sum]): Value[] => [text(month), money(sum)]);
  const name = choices.pick('name beside', ['Summa', 'Försäljning', 'Totalt'] as const);
  return {
    ...sheet,
    header: sheet.header.map((names, line) =>
      line === sheet.header.length - 1 ? [...names, '', 'Månad', name] : [...names, '', '', ''],
    ),
    rows: sheet.rows.map((row, place) => [...row, empty, ...(beside[place] ?? [empty, empty])]),
  };
}

/** The last rows in tables of their own to the right, under the same names, or in one with another name. */
function withRowsToTheRight(choices: Choices, plain: Plain, sheet: Sheet): Sheet {
  const [header = []] = sheet.header;
  const named = plain.fields.findIndex((field) => ['product', 'customer'].includes(field));
  const isRenamed = named >= 0 && choices.chance('another name beside', 0.5);
  const other = plain.fields[named] === 'product' ? 'Behandling' : 'Beställare';
  const right = header.map((name, place) => (isRenamed && place === named ? other : name));
  const others = isRenamed ? 1 : choices.pick('tables to the right', [1, 2, 3] as const, [4, 1, 1]);
  const share =
    others === 1 ? choices.pick('rows to the left', [0.5, 0.7] as const) : 1 / (others + 1);
  const left = Math.ceil(sheet.rows.length * share);
  const each = Math.ceil((sheet.rows.length - left) / others);
  const starts = Array.from({ length: others }, (_, place) => left + place * each);
  // A table of no rows would be no table.
  if (starts.some((start) => start >= sheet.rows.length)) return sheet;
  const none = header.map(() => empty);
  return {
    ...sheet,
    header: [[...header, ...starts.flatMap(() => ['', ...right])]],
    rows: sheet.rows
      .slice(0, Math.max(left, each))
      .map((_, place) => [
        ...((place < left ? sheet.rows[place] : undefined) ?? none),
        ...starts.flatMap((start) => [
          empty,
          ...((place < each ? sheet.rows[start + place] : undefined) ?? none),
        ]),
      ]),
  };
}

/** Names of amounts over two lines: what they are above, how VAT is to them below. */
export function namesOverTwoLines(plain: Plain): string[][] | null {
  const [header = []] = plain.sheet.header;
  const parts: Partial<Record<Field, string>> = {
    net: 'exkl. moms',
    vat: 'moms',
    gross: 'inkl. moms',
  };
  const first = plain.fields.findIndex((field) => parts[field] !== undefined);
  if (!['net', 'vat', 'gross'].every((field) => plain.fields.includes(field as Field))) return null;
  return [
    header.map((_, place) => (place === first ? 'Belopp' : '')),
    header.map((name, place) => parts[plain.fields[place] ?? 'channel'] ?? name),
  ];
}
