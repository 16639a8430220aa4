import type { RowStatus } from '../../columns/roled.ts';
import { amountColumn } from '../../columns/roles/role-map.ts';
import { rowAmounts } from '../../columns/row-status/row-amounts.ts';
import { statusText } from '../../columns/row-status/status-texts.ts';
import { absolute, add, type Decimal, decimal, subtract } from '../../facts/decimal.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';
import { formatCount, formatMoney } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import type { Interpreted } from '../interpret.ts';
import { sumRows } from '../rows/column-sums.ts';

/**
 * The sum of all rows as they stand in the file, those that do not count and credit notes with plus among them: what the
 * file's own total may say. Null where all rows count as they stand.
 */
export function sumAsWritten({ statuses, byRole }: Interpreted, used: Int32Array): Decimal | null {
  if (!statuses || ![...statuses.rows.values()].some(({ treated }) => changes.has(treated)))
    return null;
  const amount = amountColumn(byRole);
  const amountOf = rowAmounts(byRole);
  let sum = amount ? sumRows(amount, used) : decimal('0');
  for (const [row, { treated }] of statuses.rows) {
    const value = amountOf(row);
    if (value === null || !changes.has(treated)) continue;
    sum = treated === 'leftOut' ? add(sum, value) : subtract(sum, add(value, value));
  }
  return sum;
}

const changes: ReadonlySet<RowStatus['treated']> = new Set(['leftOut', 'negated']);

interface Group extends RowStatus {
  rows: Set<number>;
  sum: Decimal;
}

/** Values named in one sentence; of more only the number is given. */
const MOST = 6;

/** What was made of rows that are cancelled, paid back or credited, with their number and their money. */
export function checkStates(table: Interpreted, currency: string | null): ReconciliationCheck[] {
  const groups = groupsOf(table);
  const { texts } = table.reading;
  const of = (treated: RowStatus['treated'], rest: (own: readonly Group[]) => string) => {
    const own = groups.filter((group) => group.treated === treated);
    return own.length === 0 ? [] : [`${groupTexts(own, currency)} ${rest(own)}`];
  };
  const states = [
    ...of('leftOut', (own) => `är inte medräknade. ${undo(own)}`),
    ...of('takenBack', () => 'är med: pengarna tillbaka står på egna rader med minus.'),
    ...of('kept', () => 'räknas med: beloppet är vad ni behöll av det som var beställt.'),
    ...of('counted', () => 'räknas med, som du har valt.'),
    ...of('asWritten', () => 'räknas som de står, eftersom kolumnen inte används.'),
  ];
  const credits = of(
    'negated',
    (own) =>
      `har beloppet skrivet med plus. Det räknas som avdrag och sänker ${texts.total}. ${undo(own)}`,
  );
  return [
    ...check('states', `Rader som inte är ${texts.plural}`, states),
    ...check('credits', 'Krediteringar med plus', credits),
  ];
}

function groupsOf({ statuses, sources, byRole }: Interpreted): Group[] {
  const amountOf = rowAmounts(byRole);
  const groups = new Map<string, Group>();
  for (const [row, state] of statuses?.rows ?? []) {
    const key = `${state.treated} ${state.column} ${state.written}`;
    const group = groups.get(key) ?? { ...state, rows: new Set(), sum: decimal('0') };
    groups.set(key, group);
    group.rows.add(sources?.[row] ?? row);
    group.sum = add(group.sum, amountOf(row) ?? decimal('0'));
  }
  return [...groups.values()].sort((a, b) => b.rows.size - a.rows.size);
}

/** `12 rader med ”Makulerad” (34 500,00 kr) och 1 rad med ”Utkast” (200,00 kr) i kolumnen Status`. */
function groupTexts(groups: readonly Group[], currency: string | null): string {
  const shown = groups.slice(0, MOST);
  const columns = [...new Set(shown.map(({ column }) => column))].map((column) => {
    const own = shown.filter((group) => group.column === column);
    return `${listed(own.map((group) => groupText(group, currency)))} i kolumnen ${column}`;
  });
  const more = groups.length - shown.length;
  return listed([...columns, ...(more > 0 ? [`rader med ${formatCount(more)} värden till`] : [])]);
}

function groupText(group: Group, currency: string | null): string {
  const count = `${formatCount(group.rows.size)} ${group.rows.size === 1 ? 'rad' : 'rader'}`;
  const money = formatMoney(absolute(group.sum), { currency, decimals: 2 });
  return `${count} med ${statusText(group)}${group.sum.units === 0n ? '' : ` (${money})`}`;
}

function undo(groups: readonly Group[]): string {
  const columns = [...new Set(groups.map(({ column }) => column))];
  return `Ska de räknas som de står: välj Används inte för ${columns.length === 1 ? 'kolumnen' : 'kolumnerna'} ${listed(columns)}.`;
}

function check(
  id: 'states' | 'credits',
  title: string,
  sentences: readonly string[],
): ReconciliationCheck[] {
  if (sentences.length === 0) return [];
  return [{ id, status: 'ok', title, text: sentences.join(' '), difference: null, rows: [] }];
}
