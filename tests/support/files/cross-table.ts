import type { Choices } from './choices.ts';
import { truthOf } from './lines.ts';
import { count, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { counts, type Line, type Order } from './shop.ts';
import { MONTH_NAMES } from './sums.ts';

type Cells = (lines: readonly Line[]) => Value;
const netOf: Cells = (lines) => money(lines.reduce((sum, { net }) => sum + net, 0));
const countOf: Cells = (lines) => count(lines.reduce((sum, { quantity }) => sum + quantity, 0));
const marginOf: Cells = (lines) => money(lines.reduce((sum, { net, cost }) => sum + net - cost, 0));

/** Lines of the first year of the file, and its months. */
function firstYear(orders: readonly Order[]) {
  const lines = orders.flatMap((order) => order.lines).filter(({ state }) => counts(state));
  const year = orders[0]?.day.slice(0, 4) ?? '2025';
  const own = lines.filter(({ day }) => day.startsWith(year));
  const last = Math.max(...own.map(({ day }) => Number(day.slice(5, 7))));
  const months = Array.from(
    { length: Math.max(last, 3) },
    (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`,
  );
  return { year, lines: own, months };
}

const within = (lines: readonly Line[], month: string) =>
  lines.filter(({ day }) => day.startsWith(month));
const distinct = (values: readonly string[]) => [...new Set(values)];

/** Groups with their articles under them, months across. */
function nested(choices: Choices, orders: readonly Order[]): Sheet {
  const { year, lines, months } = firstYear(orders);
  const isBelow = choices.chance('group sums below', 0.5);
  const label = choices.pick('label of group sums', ['name', 'Summa name'] as const);
  const row = (name: string, own: readonly Line[]): Value[] => [
    text(name),
    ...months.map((month) => netOf(within(own, month))),
  ];
  const rows = distinct(lines.map(({ category }) => category)).flatMap((category) => {
    const own = lines.filter((line) => line.category === category);
    const articles = distinct(own.map(({ product }) => product)).map((product) =>
      row(
        product,
        own.filter((line) => line.product === product),
      ),
    );
    const sum = row(label === 'name' ? category : `Summa ${category}`, own);
    return isBelow ? [...articles, sum] : [sum, ...articles];
  });
  if (choices.chance('total row of the pivot', 0.5)) rows.push(row('Totalt', lines));
  return {
    name: year,
    title: [`Försäljning exkl. moms ${year}`],
    header: [['Artikel', ...months]],
    rows,
    foot: [],
  };
}

/** Each article on several rows, one a measure. */
function measured(choices: Choices, orders: readonly Order[]): Sheet {
  const { year, lines, months } = firstYear(orders);
  const measures: [string, Cells][] = [
    ['Antal', countOf],
    [choices.pick('name of kronor', ['Försäljning', 'Kronor', 'Belopp'] as const), netOf],
    ...(choices.chance('margin as a measure', 0.5)
      ? ([['TB', marginOf]] as [string, Cells][])
      : []),
  ];
  const rows = distinct(lines.map(({ product }) => product)).flatMap((product) => {
    const own = lines.filter((line) => line.product === product);
    return measures.map(([name, cells]): Value[] => [
      text(product),
      text(name),
      ...months.map((month) => cells(within(own, month))),
    ]);
  });
  return {
    name: year,
    title: [`Försäljning exkl. moms ${year}`],
    header: [['Artikel', 'Mått', ...months]],
    rows,
    foot: [],
  };
}

/** Months down, groups across, with what they are together. */
function monthsDown(choices: Choices, orders: readonly Order[]): Sheet {
  const { year, lines, months } = firstYear(orders);
  const groups = distinct(lines.map(({ category }) => category));
  const hasTotal = choices.chance('total column of months', 0.7);
  const named = choices.pick('months down', ['2025-01', 'januari 2025'] as const);
  const nameOf = (month: string) =>
    named === '2025-01' ? month : `${MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''} ${year}`;
  const row = (name: string, own: readonly Line[]): Value[] => [
    text(name),
    ...groups.map((group) => netOf(own.filter(({ category }) => category === group))),
    ...(hasTotal ? [netOf(own)] : []),
  ];
  const rows = months.map((month) => row(nameOf(month), within(lines, month)));
  if (choices.chance('total row of the pivot', 0.5)) rows.push(row('Summa', lines));
  const total = choices.pick('name of the total of groups', ['Totalt', 'Summa'] as const);
  return {
    name: year,
    title: [`Försäljning exkl. moms ${year}`],
    header: [['Månad', ...groups, ...(hasTotal ? [total] : [])]],
    rows,
    foot: [],
  };
}

/** Tables that cross two things: groups over articles, measures under each other, months down. */
export function crossTableFile(choices: Choices, orders: readonly Order[]): MadeFile {
  const kind = choices.pick('kind of cross table', ['nested', 'measured', 'monthsDown'] as const);
  const sheet = { nested, measured, monthsDown }[kind](choices, orders);
  return { sheets: [sheet], truth: truthOf('net', false, firstYear(orders).lines) };
}
