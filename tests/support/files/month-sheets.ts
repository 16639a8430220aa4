import type { Choices } from './choices.ts';
import { empty, money, type Sheet, text, type Value } from './sheet.ts';
import { MONTH_NAMES, type Plain } from './sums.ts';

/** How one sheet of several differs from the others, who made them by hand month by month. */
const HABITS = [
  'all alike',
  'columns moved',
  'a column more',
  'a column less',
  'a title on each',
  'names in capitals',
] as const;
type Habit = (typeof HABITS)[number];

const moved = <T>(cells: readonly T[]): T[] => [...cells.slice(1), ...cells.slice(0, 1)];

function withHabit(habit: Habit, sheet: Sheet, place: number, plain: Plain): Sheet {
  const isOdd = place % 3 === 1;
  if (habit === 'a title on each') return { ...sheet, title: [`Försäljning ${sheet.name}`, ''] };
  if (!isOdd || habit === 'all alike') return sheet;
  const { header, rows } = sheet;
  if (habit === 'columns moved')
    return { ...sheet, header: header.map(moved), rows: rows.map((row) => moved(row)) };
  if (habit === 'names in capitals')
    return { ...sheet, header: header.map((names) => names.map((name) => name.toUpperCase())) };
  if (habit === 'a column more')
    return {
      ...sheet,
      header: header.map((names) => [...names, 'Anteckning']),
      rows: rows.map((row, n): Value[] => [...row, n % 4 === 0 ? text('ringt kund') : empty]),
    };
  const customer = plain.fields.indexOf('customer');
  const without = <T>(cells: readonly T[]) => cells.filter((_, at) => at !== customer);
  return { ...sheet, header: header.map(without), rows: rows.map(without) };
}

/** What the months came to, on a sheet of its own. */
function monthsInAll(months: readonly string[], plain: Plain): Sheet {
  const sumOf = (month: string) =>
    plain.lines
      .filter(({ day }) => day?.startsWith(month))
      .reduce((sum, { net = 0 }) => sum + net, 0);
  return {
    ...{ name: 'Sammanställning', title: [], foot: [] },
    header: [['Månad', 'Summa']],
    rows: months.map((month) => [text(month), money(sumOf(month))]),
  };
}

/** One sheet a month; perhaps with the end of the month before again, and a sheet that sums or holds them all. */
export function sheetsByMonth(choices: Choices, plain: Plain): Sheet[] {
  const months = [...new Set(plain.lines.map(({ day = '' }) => day.slice(0, 7)))];
  const named = choices.pick('names of the sheets', ['2025-01', 'januari', 'jan 25'] as const);
  const overlaps = choices.chance('overlapping sheets', 0.25);
  const habit = choices.pick('habit of the sheets', HABITS, [4, 1, 1, 1, 1, 1]);
  const nameOf = (month: string) => {
    const name = MONTH_NAMES[Number(month.slice(5)) - 1] ?? '';
    if (named === '2025-01' || new Set(months.map((each) => each.slice(5))).size < months.length)
      return month;
    return named === 'januari' ? name : `${name.slice(0, 3)} ${month.slice(2, 4)}`;
  };
  const rowsOf = (month: string) =>
    plain.sheet.rows.filter((_, place) => plain.lines[place]?.day?.startsWith(month));
  const sheets = months.map((month, n) => {
    const before = overlaps && n > 0 ? rowsOf(months[n - 1] ?? '').slice(-4) : [];
    const again = before.length === 4 ? before : [];
    const sheet = { ...plain.sheet, name: nameOf(month), rows: [...again, ...rowsOf(month)] };
    return withHabit(habit, sheet, n, plain);
  });
  if (choices.chance('a sheet of months', 0.2)) return [monthsInAll(months, plain), ...sheets];
  if (!choices.chance('a sheet of all', 0.3)) return sheets;
  const all = {
    ...plain.sheet,
    name: choices.pick('name of the sheet of all', ['Alla', 'Helår', 'Totalt'] as const),
  };
  return choices.chance('the sheet of all first', 0.5) ? [all, ...sheets] : [...sheets, all];
}
