import { businessOf } from '../../../business/recognise.ts';
import type { Successor } from '../../../events/event-context.ts';
import { dayNumber } from '../../../figures/calendar/months.ts';
import { withAmount } from '../../../figures/filters.ts';
import { amount, count, type QueryRow, text } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import { groupBy } from '../../../table/group-by.ts';
import type { SalesContext } from './context.ts';
import { OWN_ROLES } from './unroled.ts';

/** One tenant at a time in so many of all that is let … */
const ONE_AT_A_TIME = 0.9;
const LEAST_LET = 2;
/** … where each has paid so many times. */
const STAYED = 3;
const CAME = 2;
/** What has stood empty for longer is let anew, and not taken over. */
const LONGEST_EMPTY = 200;

/** Whoever has hired one of what is let, in the order that they came. */
interface Stay {
  tenant: string;
  first: string;
  last: string;
  rows: number;
  row: QueryRow;
}

const isOver = (stays: readonly Stay[]): boolean =>
  stays.every(({ first }, at) => at === 0 || first > (stays[at - 1]?.last ?? ''));

const follows = (before: Stay, stay: Stay): boolean =>
  before.rows >= STAYED &&
  stay.rows >= CAME &&
  dayNumber(stay.first) - dayNumber(before.last) <= LONGEST_EMPTY;

/** No rent of it for so many days before the end of the file. */
const EMPTY = 62;

/** Whether one of what a tenant has left is let to nobody since. */
function leavesEmpty(tenant: string, places: readonly [string, Stay[]][]): boolean {
  const ends = places.flatMap(([, stays]) => stays.at(-1) ?? []);
  const end = Math.max(...ends.map(({ last }) => dayNumber(last)));
  return ends.some((each) => each.tenant === tenant && end - dayNumber(each.last) > EMPTY);
}

async function staysBy({ query }: SalesContext, column: string): Promise<Map<string, Stay[]>> {
  const rows = await query(`SELECT ${column} AS place, customer, min(date)::VARCHAR AS first,
      max(date)::VARCHAR AS last, count(*) AS rows, sum(revenue) AS amount
    FROM sales WHERE revenue > 0 AND date IS NOT NULL AND ${column} IS NOT NULL AND customer IS NOT NULL
    GROUP BY ALL ORDER BY place, first, customer`);
  const stays = rows.map((row) => ({
    ...{ tenant: text(row, 'customer'), place: text(row, 'place'), rows: count(row, 'rows'), row },
    ...{ first: text(row, 'first').slice(0, 10), last: text(row, 'last').slice(0, 10) },
  }));
  return groupBy(stays, ({ place }) => place);
}

/**
 * Who has hired what another left, by the one that left: told by a column of which each value has one tenant at a time.
 * Of landlords alone, since elsewhere what is sold is sold to several.
 */
export async function tookOver(context: SalesContext): Promise<ReadonlyMap<string, Successor>> {
  const { columns, own, revenue } = context.view;
  const headings = Object.values(columns).map(({ name }) => name);
  const found = new Map<string, Successor>();
  if (columns.customer === undefined || revenue === null) return found;
  if (businessOf({ sni: null, sold: [], columns: headings })?.id !== 'property') return found;
  const roles = (['productId', ...OWN_ROLES] as const).flatMap((role) => {
    const column = role === 'productId' ? columns[role] : own.find((each) => each.role === role);
    return column === undefined ? [] : [{ role, name: column.name }];
  });
  for (const { role, name } of roles) {
    const places = [...(await staysBy(context, role))];
    const single = places.filter(([, stays]) => isOver(stays));
    if (places.length < LEAST_LET || single.length < ONE_AT_A_TIME * places.length) continue;
    const next = single.flatMap(([place, stays]) =>
      stays.slice(1).flatMap((stay, at) => {
        const before = stays[at];
        return before !== undefined && follows(before, stay) ? [{ place, before, stay }] : [];
      }),
    );
    for (const { place, before, stay } of next) {
      // What stands empty, or has gone to two, is told of nobody.
      const all = next.filter((each) => each.before.tenant === before.tenant);
      if (all.length > 1 || leavesEmpty(before.tenant, single)) continue;
      const { tenant, first, last, rows, row } = stay;
      found.set(before.tenant, {
        ...{ name: tenant, period: { from: first, to: last }, amount: amount(row, 'amount') },
        ...{ rows, columns: [columns.customer.name, name] },
        filter: `rader där ${columns.customer.name} är ”${tenant}” och ${name} är ”${place}”`,
        where: withAmount(
          context,
          `revenue > 0 AND customer = ${quoteText(tenant)} AND ${role} = ${quoteText(place)}`,
        ),
      });
    }
  }
  return found;
}
