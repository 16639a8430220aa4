import type { Subject } from '../../facts/fact.ts';
import { quoteText, within } from '../../figures/sql.ts';
import { namesOf } from '../../figures/view/roles.ts';
import type { Period } from '../../table/period.ts';
import { formatPeriod } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import type { Named } from '../question/named.ts';
import type { DaysOfWeek, DimensionId } from '../question/vocabulary.ts';
import { type AskedTable, dimensionColumn } from './table.ts';

/** The rows that a figure is asked of. */
export interface Selection {
  named: readonly Named[];
  period: Period | null;
  weekday: DaysOfWeek | null;
  /** Names whose rows are left out. */
  without?: readonly Named[];
  /** Only rows that say nothing of this kind. */
  lacking?: DimensionId;
  /** … and what that kind is called where it is asked so. */
  lackingCalled?: string;
}

/** The rows as an SQL condition on the view, in Swedish, and the columns that decide them. */
export interface SelectedRows {
  where: string;
  filter: string;
  columns: string[];
}

const WEEKDAYS = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];

const PARTS = {
  weekend: { one: 'lördag eller söndag', many: 'helger (lördag och söndag)', days: '6, 7' },
  weekdays: { one: 'vardag', many: 'vardagar (måndag till fredag)', days: '1, 2, 3, 4, 5' },
} as const;

/** One of the days: `måndag`, `vardag`. */
export const weekdayName = (days: DaysOfWeek): string => {
  if (typeof days === 'number') return WEEKDAYS[days - 1] ?? '';
  return typeof days === 'string' ? PARTS[days].one : days.map(weekdayName).join(' eller ');
};

/** All of them: `måndagar`, `helger (lördag och söndag)`. */
export const weekdayNames = (days: DaysOfWeek): string => {
  if (typeof days === 'number') return `${weekdayName(days)}ar`;
  return typeof days === 'string' ? PARTS[days].many : listed(days.map(weekdayNames));
};

/** As SQL lists them: 1 for Monday. */
const weekdayList = (days: DaysOfWeek) =>
  typeof days === 'string' ? PARTS[days].days : [days].flat().join(', ');

/** Which part of the week a day is of, in words. */
export const WEEKPART_SQL = `CASE WHEN isodow(date) > 5 THEN ${quoteText(PARTS.weekend.many)} ELSE ${quoteText(PARTS.weekdays.many)} END`;

/** So many names are listed in a filter's words; of more the first and how many. */
const MOST_LISTED = 6;

function namedRows(table: AskedTable, { dimension, names }: Named): SelectedRows | null {
  const column = dimensionColumn(table, dimension);
  if (column === null) return null;
  const shown = names.slice(0, MOST_LISTED).map((name) => `”${name}”`);
  const more = names.length > MOST_LISTED ? [`${names.length - MOST_LISTED} till`] : [];
  const where =
    names.length === 1
      ? `${column.sql} = ${quoteText(names[0] ?? '')}`
      : `${column.sql} IN (${names.map(quoteText).join(', ')})`;
  const about = column.name === null || dimension === 'area' ? 'kostnadsområdet' : column.name;
  return {
    where,
    filter: `${about} är ${listed([...shown, ...more])}`,
    columns: column.name === null ? [] : [column.name],
  };
}

/** The rows of other names, and those that have none. */
function otherRows(table: AskedTable, named: Named): SelectedRows | null {
  const rows = namedRows(table, named);
  const column = dimensionColumn(table, named.dimension);
  if (rows === null || column === null) return null;
  const verb = named.names.length > 1 ? 'är varken' : 'är inte';
  return {
    ...rows,
    where: `(${column.sql} IS NULL OR NOT (${rows.where}))`,
    filter: rows.filter.replace(' är ', ` ${verb} `).replaceAll(/” och ”/g, '” eller ”'),
  };
}

/** The rows that have no name of a kind. */
function lackingRows(table: AskedTable, dimension: DimensionId | undefined): SelectedRows[] {
  const column = dimension === undefined ? null : dimensionColumn(table, dimension);
  if (column === null) return [];
  const columns = column.name === null ? [] : [column.name];
  return [{ where: `${column.sql} IS NULL`, filter: `${column.name ?? 'namnet'} saknas`, columns }];
}

function dated(table: AskedTable, { period, weekday }: Selection): SelectedRows[] {
  const columns = namesOf(table.columns, 'date');
  const name = columns[0] ?? 'datum';
  return [
    ...(period === null
      ? []
      : [{ where: within('date', period), filter: `${name} i ${formatPeriod(period)}`, columns }]),
    ...(weekday === null
      ? []
      : [
          {
            where: `isodow(date) IN (${weekdayList(weekday)})`,
            filter: `${name} på en ${weekdayName(weekday)}`,
            columns,
          },
        ]),
  ];
}

/** Names of one kind together: what is sold as any of them. */
function byDimension(named: readonly Named[]): Named[] {
  const merged = new Map<DimensionId, Named>();
  for (const each of named) {
    const known = merged.get(each.dimension);
    merged.set(each.dimension, known ? { ...known, names: [...known.names, ...each.names] } : each);
  }
  return [...merged.values()];
}

/** The rows of a selection; `condition` leaves out those that cannot be counted. */
export function rowsOf(table: AskedTable, selection: Selection, condition: string): SelectedRows {
  const parts = [
    ...byDimension(selection.named).flatMap((each) => namedRows(table, each) ?? []),
    ...byDimension(selection.without ?? []).flatMap((each) => otherRows(table, each) ?? []),
    ...lackingRows(table, selection.lacking),
    ...dated(table, selection),
  ];
  return {
    where: [condition, ...parts.map((part) => part.where)].join(' AND '),
    filter:
      parts.length === 0 ? 'alla rader' : `rader där ${listed(parts.map((part) => part.filter))}`,
    columns: [...new Set(parts.flatMap((part) => part.columns))],
  };
}

export const subjectKinds: Record<DimensionId, Subject['kind']> = {
  product: 'product',
  category: 'category',
  customer: 'customer',
  channel: 'channel',
  region: 'region',
  staff: 'staff',
  ownFirst: 'category',
  ownSecond: 'category',
  ownThird: 'category',
  order: 'order',
  supplier: 'supplier',
  area: 'area',
  account: 'account',
  department: 'department',
  project: 'project',
  costCategory: 'category',
  costText: 'category',
};

/** What a selection is called: the name itself, or the word that all the names hold. */
export function nameOfNamed({ names, written, how }: Named): string {
  const [only] = names;
  return names.length === 1 && only !== undefined
    ? only
    : how === 'spelt'
      ? listed(names)
      : written;
}

/** A weekday's number, as subjects have it. */
const dayNamed = (days: DaysOfWeek) =>
  typeof days === 'number' ? String(days) : weekdayNames(days);

/** What the figures of a selection are about; null for the whole file. */
export function subjectOf(selection: Selection): Subject | null {
  const { named, weekday, without = [], lacking, lackingCalled } = selection;
  const [first] = named;
  const [out] = without;
  if (out !== undefined) {
    const whole = first === undefined ? null : subjectOf({ ...selection, without: [] });
    const name = `${whole?.name ?? 'allt'} utom ${listed(without.map(nameOfNamed))}`;
    return { kind: whole?.kind ?? subjectKinds[out.dimension], name };
  }
  if (lacking !== undefined && lackingCalled !== undefined) {
    const names = [...named.map(nameOfNamed), `rader utan ${lackingCalled}`];
    return { kind: subjectKinds[lacking], name: names.join(', ') };
  }
  if (first === undefined)
    return weekday === null ? null : { kind: 'weekday', name: dayNamed(weekday) };
  const days = weekday === null ? [] : [weekdayNames(weekday)];
  return {
    kind: subjectKinds[first.dimension],
    name: [...named.map(nameOfNamed), ...days].join(', '),
  };
}
