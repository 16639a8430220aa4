import type { Subject } from '../../facts/fact.ts';
import { dayNumber, dayOf, monthNumber, monthsPeriod } from '../../figures/calendar/months.ts';
import { quoteText } from '../../figures/sql.ts';
import type { Period } from '../../table/period.ts';
import { formatPeriod } from '../../text/format.ts';
import { subjectText } from '../../text/subject.ts';
import { type DimensionId, isStep, type TimeStep } from '../question/vocabulary.ts';
import { subjectKinds, WEEKPART_SQL } from './selection.ts';
import { type AskedTable, dimensionColumn, isSupplierSql, WITHOUT_OTHERS } from './table.ts';

/** What a list is in groups of. */
export interface Grouping {
  /** What it is called in the file. */
  words: string;
  /** An expression over the view whose values are the groups, as text. */
  sql: string;
  /** A condition on the rows whose groups belong in a list of that kind. */
  among: string;
  /** … and what is not among them, after a comma. */
  without: string;
  column: string | null;
  subject(value: string): Subject | null;
  /** The days of a group of time; null where groups are no time. */
  period(value: string): Period | null;
  where(value: string): string;
  filter(value: string): string;
}

const STEP_SQL: Record<TimeStep, string> = {
  month: "strftime(date, '%Y-%m')",
  quarter: "strftime(date_trunc('quarter', date), '%Y-%m')",
  year: "strftime(date, '%Y')",
  week: "strftime(date_trunc('week', date), '%Y-%m-%d')",
  weekday: 'isodow(date)::VARCHAR',
  weekpart: WEEKPART_SQL,
  day: "strftime(date, '%Y-%m-%d')",
};

const STEP_WORDS: Record<TimeStep, string> = {
  ...{ month: 'månad', quarter: 'kvartal', year: 'år', week: 'vecka' },
  ...{ weekday: 'veckodag', weekpart: 'del av veckan', day: 'dag' },
};

function stepPeriod(step: TimeStep, value: string): Period | null {
  if (step === 'weekday' || step === 'weekpart') return null;
  if (step === 'day') return { from: value, to: value };
  if (step === 'week') return { from: value, to: dayOf(dayNumber(value) + 6) };
  const first = step === 'year' ? Number(value) * 12 : monthNumber(`${value}-01`);
  return monthsPeriod(first, first + { month: 0, quarter: 2, year: 11 }[step]);
}

/** `vecka 37 2026`, by its Monday; the year is that of its Thursday. */
function weekName(monday: string): string {
  const thursday = dayNumber(monday) + 3;
  const year = dayOf(thursday).slice(0, 4);
  return `vecka ${Math.floor((thursday - dayNumber(`${year}-01-01`)) / 7) + 1} ${year}`;
}

function stepSubject(step: TimeStep, value: string): Subject {
  if (step === 'month') return { kind: 'month', name: value };
  if (step === 'weekday' || step === 'weekpart') return { kind: 'weekday', name: value };
  if (step === 'week') return { kind: 'year', name: weekName(value) };
  if (step === 'year') return { kind: 'year', name: value };
  const period = stepPeriod(step, value);
  return { kind: 'year', name: period === null ? value : formatPeriod(period) };
}

const ALL_ROWS = { among: 'true', without: '' } as const;

/** A list of suppliers has no wages and no taxes; a question that names them has. */
function amongOf(
  by: DimensionId,
  { noSuppliers }: AskedTable,
): Pick<Grouping, 'among' | 'without'> {
  if (by !== 'supplier' || noSuppliers.length === 0) return ALL_ROWS;
  return { among: isSupplierSql(noSuppliers), without: WITHOUT_OTHERS };
}

/** Null where the table has no such column. */
export function groupingOf(table: AskedTable, by: DimensionId | TimeStep): Grouping | null {
  if (isStep(by)) {
    if (table.covered === null) return null;
    const name = table.columns.date?.name ?? 'datum';
    return {
      words: STEP_WORDS[by],
      sql: STEP_SQL[by],
      ...ALL_ROWS,
      column: name,
      subject: (value) => stepSubject(by, value),
      period: (value) => stepPeriod(by, value),
      where: (value) => `${STEP_SQL[by]} = ${quoteText(value)}`,
      filter: (value) => {
        const subject = stepSubject(by, value);
        return `${name} ${by === 'weekday' ? 'på en' : 'i'} ${subjectText(subject)}`;
      },
    };
  }
  const column = dimensionColumn(table, by);
  if (column === null) return null;
  const about = column.name === null || by === 'area' ? 'kostnadsområdet' : column.name;
  return {
    words: about,
    sql: column.sql,
    ...amongOf(by, table),
    column: column.name,
    subject: (value) => ({ kind: subjectKinds[by], name: value }),
    period: () => null,
    where: (value) => `${column.sql} = ${quoteText(value)}`,
    filter: (value) => `${about} är ”${value}”`,
  };
}

/** A week that the time asked for cuts is of the days that count. */
export const cutAt = (week: Period, all: Period | null): Period =>
  all === null
    ? week
    : {
        from: [week.from, all.from].sort().at(-1) ?? week.from,
        to: [week.to, all.to].sort().at(0) ?? week.to,
      };
