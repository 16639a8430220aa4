import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesInterval } from '../../table/vocabulary/intervals.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, type Roled, unused } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { countsTimes, timesByName } from '../types/interval.ts';
import { numberAt } from '../types/number-at.ts';

type Counted = NonNullable<ReturnType<typeof countsTimes>>;

/** What bare numbers under `Intervall` are: times a year or months between. */
const eitherWay: ReadonlySet<string> = new Set(['1', '2', '3', '4', '6', '12']);
const onlyMonths: ReadonlySet<string> = new Set(['18', '24', '36', '48', '60']);
/** Rows that must tell, and the share of them that must agree, before a yearly sum proves which. */
const FEWEST = 2;
const PROVED = 0.95;
const ROUNDING = 0.06;

/** Leaves numbers that say how often, `Betalningar per år`, `Intervall (mån)` or `Intervall`, as words in a column of their own. */
export function withCountedTimes(table: Roled, ask: Ask): Roled {
  const { columns, roles } = table;
  const { chosen, choices } = ask;
  const last = columns.length;
  if (hasRole(table, 'interval') || chosen[last] === null) return table;
  const free = columns.filter(({ index }) => chosen[index] === undefined);
  const named = free.find((column) => countsTimes(column) !== null);
  const bare = free.find(isBare);
  const numbers = named ?? bare;
  const amount = amountOf(table, ask);
  if (!numbers || !amount || numbers === amount) return table;
  const proved = named ? countsTimes(named) : provedBy(numbers, amount, free);
  // An amount that says by its name how often it comes needs nothing else.
  const isOpen = proved === null && timesByName(amount.name) === null;
  const way = proved ?? choices?.interval ?? 'monthsBetween';
  const doubts =
    isOpen && choices?.interval === undefined ? [...table.doubts, doubtOf(numbers)] : table.doubts;
  const words = numbers.read.map((value) =>
    value === null ? null : way === 'perYear' ? `${value} gånger per år` : `var ${value} månad`,
  );
  const column = derivedColumn(
    {
      index: last,
      name: `${numbers.name.trim()}, i ord`,
      type: 'text',
      grain: 'day',
      format: null,
    },
    Array.from(numbers.ids, (id) => words[id] ?? null),
  );
  const reason = `Talen i ${numbers.name.trim()} säger hur ofta beloppet kommer.`;
  const made = madeRole(chosen, last, { role: 'interval', confidence: 0.9, reason });
  return {
    ...table,
    columns: [...columns, column],
    roles: [...roles.with(columns.indexOf(numbers), unused(reason)), made],
    doubts,
  };
}

const amountOf = (table: Roled, { reading }: Ask) =>
  columnOf(table, reading.amount.net) ?? columnOf(table, reading.amount.gross);

/** Numbers such as 1, 3 and 12 under a name of intervals that does not say what they count. */
function isBare({ name, type, read }: TypedColumn): boolean {
  const values = read.filter((value) => value !== null);
  return (
    type === 'number' &&
    namesInterval(normaliseName(name)) &&
    values.length > 0 &&
    values.every((value) => eitherWay.has(value) || onlyMonths.has(value))
  );
}

/** What the numbers count by a yearly sum beside the amount, or by what no year has so many of. */
function provedBy(
  numbers: TypedColumn,
  amount: TypedColumn,
  columns: readonly TypedColumn[],
): Counted | null {
  if (numbers.read.some((value) => value !== null && onlyMonths.has(value))) return 'monthsBetween';
  const others = columns.filter(
    (column) => column.type === 'number' && column !== numbers && column !== amount,
  );
  const ways: readonly [Counted, (times: number) => number][] = [
    ['perYear', (count) => count],
    ['monthsBetween', (count) => 12 / count],
  ];
  const found = ways.filter(([, timesOf]) =>
    others.some((yearly) => isYearly({ yearly, amount, numbers, timesOf })),
  );
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

interface Yearly {
  yearly: TypedColumn;
  amount: TypedColumn;
  numbers: TypedColumn;
  timesOf: (count: number) => number;
}

function isYearly({ yearly, amount, numbers, timesOf }: Yearly): boolean {
  let telling = 0;
  let hits = 0;
  for (let row = 0; row < amount.ids.length; row++) {
    const [whole, each, count] = [yearly, amount, numbers].map((column) => numberAt(column, row));
    if (!whole || !each || !count) continue;
    telling++;
    if (Math.abs(whole - each * timesOf(count)) <= ROUNDING) hits++;
  }
  return telling >= FEWEST && hits >= telling * PROVED;
}

const doubtOf = ({ name, read }: TypedColumn): Doubt => ({
  id: 'interval',
  text: `${name.trim()} har tal som ${listed(read.flatMap((value) => value ?? []).slice(0, 3))}, och filen säger inte om de är månader mellan betalningarna eller gånger per år. Vilket är det?`,
  options: [
    {
      answer: 'monthsBetween',
      label: 'Månader mellan betalningarna: 12 är en gång per år',
      change: { choices: { interval: 'monthsBetween' } },
    },
    {
      answer: 'perYear',
      label: 'Gånger per år: 12 är varje månad',
      change: { choices: { interval: 'perYear' } },
    },
  ],
  chosen: 'monthsBetween',
  blocks: 'always',
  sumStays: true,
});
