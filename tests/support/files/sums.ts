import type { Choices } from './choices.ts';
import type { Field } from './names.ts';
import { empty, money, type Sheet, type Truth, text, type Value } from './sheet.ts';
import type { OrderState } from './shop.ts';

/** Rows of a table and what stands in its columns, to be dressed as people and programs dress tables. */
export interface Plain {
  sheet: Sheet;
  fields: readonly Field[];
  /** What each row is of, in the order of the rows; `sold` is what it adds to the truth, where that is neither of the others. */
  lines: readonly {
    day?: string;
    net?: number;
    gross?: number;
    /** What its goods cost. */
    cost?: number;
    sold?: number;
    state?: OrderState;
  }[];
  truth: Truth;
}

export const SUMMED: readonly Field[] = [
  'net',
  'plain',
  'vat',
  'gross',
  'cost',
  'profit',
  'quantity',
];

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

export const MONTH_NAMES = [
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
  const dated = !hasNoText(plain) && choices.chance('subtotals dated', 0.3);
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

/** A sum of all so far after each month, beside or instead of the month's own. */
function withRunningTotals(plain: Plain, dated: boolean): Value[][] {
  return plain.sheet.rows.flatMap((row, place) => {
    const [day, next] = [plain.lines[place]?.day ?? '', plain.lines[place + 1]?.day];
    if (day.slice(0, 7) === next?.slice(0, 7)) return [row];
    const so = plain.sheet.rows.slice(0, place + 1);
    return [row, totalRow(plain, so, 'Ackumulerat', dated ? { kind: 'date', day } : undefined)];
  });
}

/** A sum after each day, as a cash register prints it. */
function withDaySums(plain: Plain, label: string | null): Value[][] {
  let group: Value[][] = [];
  return plain.sheet.rows.flatMap((row, place) => {
    group.push(row);
    const [day = '', next] = [plain.lines[place]?.day, plain.lines[place + 1]?.day];
    if (day === next) return [row];
    const sum = totalRow(plain, group, label, { kind: 'date', day });
    group = [];
    return [row, sum];
  });
}

/** Sums of each month, and of each quarter after them. */
function withNestedSums(plain: Plain): Value[][] {
  const quarterOf = (day = '') => `${day.slice(0, 4)} ${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
  let [month, quarter]: [Value[][], Value[][]] = [[], []];
  return plain.sheet.rows.flatMap((row, place) => {
    month.push(row);
    quarter.push(row);
    const [day, next] = [plain.lines[place]?.day, plain.lines[place + 1]?.day];
    const rows = [row];
    if (day?.slice(0, 7) === next?.slice(0, 7)) return rows;
    rows.push(totalRow(plain, month, `Summa ${MONTH_NAMES[Number(day?.slice(5, 7)) - 1] ?? ''}`));
    month = [];
    if (next !== undefined && quarterOf(day) === quarterOf(next)) return rows;
    rows.push(totalRow(plain, quarter, `Summa kvartal ${quarterOf(day).slice(5)}`));
    quarter = [];
    return rows;
  });
}

/** Sums of each week, named in the column of days. */
function withWeekSums(choices: Choices, plain: Plain): Value[][] {
  const named = choices.pick('name of a week', ['Vecka 5', 'v. 5', 'Summa vecka 5', 'v5'] as const);
  const weekOf = (day: string) => Math.ceil((Date.parse(day) / DAY_MS - 3) / 7);
  let group: Value[][] = [];
  return plain.sheet.rows.flatMap((row, place) => {
    group.push(row);
    const [day = '', next] = [plain.lines[place]?.day, plain.lines[place + 1]?.day];
    if (next !== undefined && weekOf(day) === weekOf(next)) return [row];
    const week = (weekOf(day) % 52) + 1;
    const sum = totalRow(plain, group, null, text(named.replace('5', String(week))));
    group = [];
    return [row, sum];
  });
}

const DAY_MS = 86_400_000;
const SUMS = ['none', 'months', 'running', 'days', 'nested', 'weeks'] as const;

/** True where a row of days and amounts alone has no room for a label beside its day. */
const hasNoText = ({ fields }: Plain) =>
  fields.every((field) => field === 'date' || SUMMED.includes(field));

/** The rows with sums among them, of one kind or none. */
export function withSums(choices: Choices, plain: Plain): Value[][] {
  switch (choices.pick('sums among the rows', SUMS, [33, 4, 1, 1, 1, 1])) {
    case 'months':
      return withSubtotals(choices, plain);
    case 'running':
      return withRunningTotals(
        plain,
        !hasNoText(plain) && choices.chance('running totals dated', 0.5),
      );
    case 'days':
      if (hasNoText(plain)) return plain.sheet.rows;
      return withDaySums(plain, choices.pick('label of day sums', ['Dagssumma', null] as const));
    case 'nested':
      return withNestedSums(plain);
    case 'weeks':
      return withWeekSums(choices, plain);
    default:
      return plain.sheet.rows;
  }
}

/** The sum of all above or below the rows, perhaps one that a person typed wrong. */
export function withTotal(
  choices: Choices,
  plain: Plain,
  rows: Value[][],
  isWrong: boolean,
): Value[][] {
  const picked = choices.pick('label of the total', [
    'Summa',
    'Totalt',
    'Total',
    'Summa:',
    null,
  ] as const);
  const label = isWrong ? (picked ?? 'Summa') : picked;
  const right = totalRow(plain, plain.sheet.rows, label);
  const total = isWrong ? right.map(typedWrong) : right;
  return choices.chance('total on top', 0.15) ? [total, ...rows] : [...rows, total];
}

/** The rows with the largest and the smallest of each column of numbers at the foot. */
export function withExtremes(choices: Choices, plain: Plain): Value[][] {
  const { rows } = plain.sheet;
  const most = choices.pick('label of the largest', ['Max', 'Högsta', 'Största'] as const);
  const least = { Max: 'Min', Högsta: 'Lägsta', Största: 'Minsta' }[most];
  const row = (pick: (values: number[]) => number, label: string) => {
    const own = plain.fields.map((_, place): Value => {
      const cells = rows.map((cells) => cells[place]).filter((cell) => cell?.kind === 'number');
      return money(pick(cells.map(({ hundredths }) => hundredths)));
    });
    return totalRow(plain, [own], label);
  };
  return [
    ...rows,
    row((values) => Math.max(...values), most),
    row((values) => Math.min(...values), least),
  ];
}

/** Ten thousand kronor more than the rows come to. */
const typedWrong = (value: Value): Value =>
  value.kind === 'number' ? { ...value, hundredths: value.hundredths + 1_000_000 } : value;
