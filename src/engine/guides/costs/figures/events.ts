import { chooseSubjects } from '../../../events/choose.ts';
import { addEventFacts } from '../../../events/event-facts.ts';
import { findEvents } from '../../../events/find.ts';
import { type OwnMonths, ownMonths } from '../../../events/own-months.ts';
import { rankEvents } from '../../../events/rank.ts';
import {
  frameOf,
  readOverlaps,
  readSeries,
  type SeriesSource,
} from '../../../events/read-series.ts';
import { comparedSums } from '../../../figures/breakdown.ts';
import { type RowFilter, withAmount } from '../../../figures/filters.ts';
import { quoteText } from '../../../figures/sql.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { costKeys as key } from '../catalogue.ts';
import type { CostContext } from './context.ts';
import { columnsOf, groupedBy, rowsOf } from './filters.ts';

const SUBJECTS = ['supplier', 'area', 'account', 'department'] as const;
type SubjectColumnName = (typeof SUBJECTS)[number];

const eventKeys = {
  stopped: key.eventStopped,
  started: key.eventStarted,
  level: key.eventLevel,
  once: key.eventOnce,
  current: key.eventCurrent,
  previous: key.eventPrevious,
  last: key.eventLast,
};

/** Accounts say what areas do, more finely; they are looked at where nobody is named as paid. */
function subjectNames({ view }: CostContext): SubjectColumnName[] {
  return SUBJECTS.filter((column) => {
    if (column === 'area') return true;
    if (column === 'supplier') return view.supplierFrom !== null;
    if (column === 'account')
      return view.supplierFrom === null && view.columns.account !== undefined;
    return view.columns.department !== undefined;
  });
}

const days =
  'min(date) FILTER (amount > 0) AS first_day, max(date) FILTER (amount > 0) AS last_day';
/** Areas and the like do not come and go. */
const none = 'NULL::DATE AS first_day, NULL::DATE AS last_day';

function statisticsOf(context: CostContext, column: SubjectColumnName): string {
  const name = column === 'area' ? column : groupedBy(column);
  return `SELECT ${name} AS name, ${comparedSums('amount', context.comparison)},
      ${column === 'supplier' ? days : none}
    FROM costs WHERE amount IS NOT NULL AND ${name} <> ${quoteText(UNPLACED)} GROUP BY ${name}`;
}

function rowsOfSubject(context: CostContext, kind: string | null, name: string): RowFilter {
  if (kind === 'supplier' || kind === 'account' || kind === 'department')
    return rowsOf(context, kind, name);
  return {
    filter: `rader i området ”${name}”`,
    where: withAmount(context, `area = ${quoteText(name)}`),
  };
}

/**
 * Adds what has happened to suppliers, areas, accounts and departments, the heaviest first. Returns what the months that
 * were read show of the company; null where periods cannot be compared.
 */
export async function addEvents(context: CostContext): Promise<OwnMonths | null> {
  const { comparison, query } = context;
  const frame = frameOf(comparison, context.timeline);
  if (frame === null || comparison === null) return null;
  const columns = subjectNames(context).map((column) => ({
    ...{ kind: column, column: column === 'area' ? column : groupedBy(column) },
    sql: statisticsOf(context, column),
  }));
  const { subjects, ...size } = await chooseSubjects(query, columns, comparison);
  const source: SeriesSource = {
    query,
    view: 'costs',
    measure: 'amount',
    discounts: false,
    subjects,
  };
  const read = await readSeries(source);
  const found = findEvents(read.whole, read.all, frame, size);
  const overlaps = await readOverlaps(source, found, comparison, frame);
  await addEventFacts(
    {
      ...{ context, frame, keys: eventKeys, pieces: null },
      columnsOf: ({ kind }) =>
        kind === 'supplier' || kind === 'account' || kind === 'department'
          ? columnsOf(context, kind)
          : [],
      rowsOf: ({ kind, name }) => rowsOfSubject(context, kind, name),
    },
    rankEvents(found, overlaps),
  );
  return ownMonths(read, frame, context.timeline?.whole ?? []);
}
