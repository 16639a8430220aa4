import { payeeOf } from '../../../columns/ledger/payee-name.ts';
import { timesAYear, timesByName } from '../../../columns/types/interval.ts';
import { rowsText } from '../../../figures/naming.ts';
import { count, onlyRow, type Query, text, textOrNull } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import type { Amount } from '../../../figures/view/amount.ts';
import { dateCells, nameCells } from '../../../figures/view/cells.ts';
import { namesOf, type RoleColumn, type RoleColumns } from '../../../figures/view/roles.ts';
import type { CostRole } from '../../../table/roles.ts';
import { listed } from '../../../text/swedish.ts';

/**
 * Amounts with an interval, such as rent per month or insurance per year, instead of a payment
 * date.
 */
export interface Agreements {
  /**
   * SQL over the stored table: how many times a year a row's amount is paid; NULL if not stated.
   */
  times: string;
  /** Why nothing can be computed by month. */
  withoutDates: string;
  /** Where the interval comes from, in Swedish. */
  basis: string;
  columns: string[];
  notes: string[];
}

/** A column with more distinct values does not state intervals. */
const MOST_WRITINGS = 200;
/** Rows searched for recurring payments. */
const SEARCHED = 5000;
const WITHOUT_DATES = 'filen är en lista över avtal, inte över betalningar månad för månad';

const WORDS: readonly [times: number, words: string][] = [
  [365, 'per dag × 365'],
  [52, 'per vecka × 52'],
  [26, 'varannan vecka × 26'],
  [12, 'per månad × 12'],
  [6, 'varannan månad × 6'],
  [4, 'per kvartal × 4'],
  [2, 'per halvår × 2'],
  [1, 'per år × 1'],
];

/** `per månad × 12 och per år × 1`, for the intervals in the file. */
function wordsOf(times: readonly number[]): string {
  const known = WORDS.filter(([number]) => times.includes(number)).map(([, words]) => words);
  const rest = times.some((number) => WORDS.every(([own]) => own !== number));
  return listed(rest ? [...known, 'övriga efter sitt antal gånger per år'] : known);
}

/**
 * Whether dated rows are payments instead of agreements: on average the same payee and purpose
 * occurs at least twice.
 */
async function arePayments(
  query: Query,
  columns: RoleColumns<CostRole>,
  types: Map<string, string>,
): Promise<boolean> {
  if (columns.date === undefined) return false;
  const [supplier, words] = [columns.supplier, columns.text].map((column) =>
    column === undefined ? 'NULL::VARCHAR' : nameCells(column, types),
  );
  if (columns.supplier === undefined && columns.text === undefined) return true;
  const rows =
    await query(`SELECT ${supplier} AS supplier, ${words} AS words, count(*) AS rows FROM data
    GROUP BY ALL ORDER BY ALL LIMIT ${SEARCHED}`);
  const things = new Set<string>();
  let all = 0;
  for (const row of rows) {
    const written = textOrNull(row, 'words') ?? '';
    things.add(JSON.stringify([textOrNull(row, 'supplier'), payeeOf(written) ?? written]));
    all += count(row, 'rows');
  }
  return all >= 2 * things.size;
}

/** Days from which what a row is of is an agreement, and not a bill for a month or a quarter. */
const LONG = 180;

/** Whether most rows run for long from their day to their last, as agreements do however few the suppliers are. */
async function runsOn(
  query: Query,
  { date }: RoleColumns<CostRole>,
  lastDay: RoleColumn | null,
): Promise<boolean> {
  if (date === undefined || lastDay === null) return false;
  const days = `date_diff('day', ${dateCells(date)}, ${dateCells(lastDay)})`;
  const row = onlyRow(
    await query(`SELECT count(*) FILTER (${days} > ${LONG}) AS long,
    count(${days}) AS rows FROM data`),
  );
  return count(row, 'rows') > 0 && count(row, 'long') * 2 > count(row, 'rows');
}

/** By a column that states the interval of each row. */
async function byColumn(
  query: Query,
  columns: RoleColumns<CostRole>,
  types: Map<string, string>,
): Promise<Omit<Agreements, 'withoutDates'> | null> {
  const { interval } = columns;
  if (interval === undefined) return null;
  const cell = nameCells(interval, types);
  const written = await query(`SELECT DISTINCT ${cell} AS written FROM data
    WHERE ${cell} IS NOT NULL ORDER BY written LIMIT ${MOST_WRITINGS}`);
  const intervals = written.flatMap((row) => {
    const words = text(row, 'written');
    const times = timesAYear(words);
    return times === null ? [] : [{ words, times }];
  });
  if (intervals.length === 0) return null;
  const cases = intervals.map(
    ({ words, times }) => `WHEN ${quoteText(words)} THEN ${sqlNumber(times)}`,
  );
  const times = `CASE ${cell} ${cases.join(' ')} END`;
  const silent = onlyRow(await query(`SELECT count(*) AS rows FROM data WHERE (${times}) IS NULL`));
  const rows = count(silent, 'rows');
  const notes = [
    `Beloppen är räknade om till kronor per år efter ${interval.name}: ${wordsOf(intervals.map((each) => each.times))}.`,
    ...(rows === 0
      ? []
      : [
          `${rowsText(rows)} säger inte hur ofta beloppet kommer (${interval.name}) och räknas en gång.`,
        ]),
  ];
  return { times, basis: interval.name, columns: [interval.name], notes };
}

/** By the amount column's own name: `Månadskostnad`. */
function byName(columns: RoleColumns<CostRole>): Omit<Agreements, 'withoutDates'> | null {
  const name = (columns.amount ?? columns.grossAmount)?.name;
  const times = name === undefined ? null : timesByName(name);
  if (name === undefined || times === null) return null;
  const notes = [`Beloppen i ${name} är räknade om till kronor per år: ${wordsOf([times])}.`];
  return { times: sqlNumber(times), basis: `rubriken ${name}`, columns: [], notes };
}

const sqlNumber = (times: number) =>
  Number.isInteger(times) ? times.toString() : `${times.toFixed(6)}::DECIMAL(9,6)`;

/**
 * How often the amounts are paid, if the rows are agreements; null if they are payments, each
 * counted as it is.
 */
export async function findAgreements(
  query: Query,
  columns: RoleColumns<CostRole>,
  types: Map<string, string>,
  lastDay: RoleColumn | null,
): Promise<Agreements | null> {
  // A column called a year's cost is that, however often it is paid.
  const found = byName(columns) ?? (await byColumn(query, columns, types));
  if (found === null) return null;
  const isRunning = await runsOn(query, columns, lastDay);
  if (!isRunning && (await arePayments(query, columns, types))) return null;
  const [date] = namesOf(columns, 'date');
  const dated =
    date === undefined
      ? []
      : [
          `Datumen i ${date} gäller avtalen och inte betalningar, så de används inte till månader och jämförelser.`,
        ];
  return { ...found, notes: [...found.notes, ...dated], withoutDates: WITHOUT_DATES };
}

/** A row's amount per year; an assumption, since the agreement may not run all year. */
export function perYear(amount: Amount, { times, basis, columns }: Agreements): Amount {
  const factor = `coalesce(${times}, 1)`;
  return {
    ...amount,
    sql: `CAST(round(${amount.sql} * ${factor}, 2) AS DECIMAL(28,2))`,
    formula: `${amount.formula} × gånger per år enligt ${basis}`,
    columns: [...amount.columns, ...columns],
    certain: false,
  };
}
