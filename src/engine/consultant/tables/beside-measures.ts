import { sumOf } from '../../figures/filters.ts';
import { count, onlyRow } from '../../figures/query.ts';
import { BESIDE, type BesideId } from '../../figures/view/beside.ts';
import { namesOf } from '../../figures/view/roles.ts';
import { OWN_ROLES } from '../../guides/sales/figures/unroled.ts';
import type { Ask } from '../question/ask.ts';
import { type DimensionId, isStep, type MeasureId, type TimeStep } from '../question/vocabulary.ts';
import type { Made } from './computation.ts';
import type { AskedTable } from './table.ts';

const LABELS: Record<BesideId, string> = {
  vat: 'Moms',
  gross: 'Belopp med moms',
  freight: 'Frakt',
  unpaid: 'Obetalt enligt filen',
};

const LACKS: Record<BesideId, string> = {
  vat: 'Momsen kan inte räknas: filen saknar en kolumn med moms i kronor.',
  gross: 'Belopp med moms kan inte räknas: filen saknar en kolumn med dem, och en med momsen.',
  freight: 'Frakten kan inte räknas: filen saknar en kolumn med frakt.',
  unpaid: 'Vad som är obetalt kan inte räknas: filen saknar en kolumn med det.',
};

/** An amount of the file beside the one that is summed. */
export const beside =
  (id: BesideId) =>
  ({ beside: amounts, column }: AskedTable): Made => {
    const amount = amounts[id];
    if (amount === null) return { refused: LACKS[id] };
    return {
      label: LABELS[id],
      unit: 'SEK',
      above: `sum(${id})`,
      condition: `${id} IS NOT NULL AND ${column} IS NOT NULL`,
      aboveWords: sumOf(amount.formula),
      columns: amount.columns,
      adds: true,
    };
  };

/** What freight comes to of a hundred kronor of the amount that is summed. */
export function freightShare(table: AskedTable): Made {
  const made = beside('freight')(table);
  if ('refused' in made) return made;
  return {
    ...made,
    label: table.guide === 'sales' ? 'Frakt av omsättningen' : 'Frakt av kostnaden',
    unit: 'percent',
    below: `sum(${table.column})`,
    condition: `${table.column} IS NOT NULL`,
    belowWords: sumOf(table.amount.formula),
    columns: [...made.columns, ...table.amount.columns],
    adds: false,
  };
}

/** The amounts that a measure is made of beside the one that is summed. */
const madeOf = (measure: MeasureId): BesideId | null =>
  measure === 'freightShare' || measure === 'orderFreight'
    ? 'freight'
    : (BESIDE.find((id) => id === measure) ?? null);

/** A whole order's amount on each of its rows would be counted several times. */
async function repeats(table: AskedTable, id: BesideId): Promise<number> {
  const { columns, column, guide, query, view } = table;
  const role = guide === 'sales' ? 'orderId' : 'invoiceNumber';
  if (namesOf(columns, role).length === 0) return 0;
  const differs = id === 'freight' || id === 'unpaid' ? '' : `AND count(DISTINCT ${column}) > 1`;
  const row = onlyRow(
    await query(
      `SELECT count(*) AS n FROM (SELECT 1 FROM ${view} WHERE ${id} <> 0 AND ${column} IS NOT NULL AND ${role} IS NOT NULL
       GROUP BY ${role} HAVING count(*) > 1 AND count(DISTINCT ${id}) = 1 ${differs})`,
    ),
  );
  return count(row, 'n');
}

/** Whether rows have a sign of their own, or amounts that are too large for what they are called. */
async function misfits({ query, view, column }: AskedTable, id: BesideId) {
  const row = onlyRow(
    await query(
      `SELECT count(*) FILTER (sign(${id}) * sign(${column}) < 0) AS turned,
        count(*) FILTER (abs(${id}) > 1.26 * abs(${column}) + 1) AS over,
        coalesce(sum(abs(${id})) > 0.3 * sum(abs(${column})) + 1, false)::INTEGER AS large
       FROM ${view} WHERE ${id} IS NOT NULL AND ${column} IS NOT NULL`,
    ),
  );
  return {
    isTurned: count(row, 'turned') > 0,
    isOver: id === 'unpaid' ? count(row, 'over') > 0 : id === 'vat' && count(row, 'large') > 0,
  };
}

/** What all rows of an order share; of anything else an amount of the order is not told. */
const OF_ORDERS: ReadonlySet<DimensionId | TimeStep> = new Set([
  ...(['customer', 'supplier', 'channel', 'region', 'staff', 'order'] as const),
  ...OWN_ROLES,
]);

const isOfGoods = ({ named, by, without = [] }: Ask): boolean =>
  [...named, ...without].some(({ dimension }) => !OF_ORDERS.has(dimension)) ||
  (by !== null && !isStep(by) && !OF_ORDERS.has(by));

/** Orders that have an amount on some of their rows only: it is of them all. */
async function standsOnFirst({ columns, column, guide, query, view }: AskedTable, id: BesideId) {
  const role = guide === 'sales' ? 'orderId' : 'invoiceNumber';
  if (namesOf(columns, role).length === 0) return false;
  const row = onlyRow(
    await query(
      `SELECT count(*) AS n FROM (SELECT 1 FROM ${view} WHERE ${column} IS NOT NULL AND ${role} IS NOT NULL
       GROUP BY ${role} HAVING count(*) > count(*) FILTER (${id} <> 0) AND count(*) FILTER (${id} <> 0) > 0)`,
    ),
  );
  return count(row, 'n') > 0;
}

/** Why the column of a measure cannot be summed though the file has it, in Swedish; null where it can. */
export async function whyNotSummed(table: AskedTable, ask: Ask): Promise<string | null> {
  const id = madeOf(ask.measure);
  const amount = id === null ? null : table.beside[id];
  if (id === null || amount === null) return null;
  const name = amount.formula;
  if ((await repeats(table, id)) > 0)
    return `${name} har samma belopp på flera rader i en order, så en summa skulle räkna det flera gånger.`;
  if (isOfGoods(ask) && (await standsOnFirst(table, id)))
    return `${name} står en gång för hela ordern, så det går inte att säga hur mycket som hör till en del av den.`;
  const { isTurned, isOver } = await misfits(table, id);
  if (isTurned)
    return `${name} har inte samma tecken som beloppet på alla rader, till exempel vid krediteringar, så en summa skulle bli fel.`;
  return isOver
    ? `Beloppen i ${name} är för stora för att säkert vara vad kolumnen heter, så de summeras inte.`
    : null;
}
