import { guessRoles } from '../../columns/roles/guess-roles.ts';
import { numberAt } from '../../columns/types/number-at.ts';
import { absolute, compare, decimal, multiply, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';
import { namesNotPaid } from '../../table/vocabulary/header-words.ts';
import { formatMoney } from '../../text/format.ts';
import type { Interpreted } from '../interpret.ts';
import { sumRows } from '../rows/column-sums.ts';

/** Fewer rows add up by chance. */
const FEWEST_ROWS = 3;
/** Columns beyond these are not tried: a list of costs has few. */
const MOST_COLUMNS = 12;
/** Part of the cost under which a column is a rounding. */
const TRIFLE = decimal('0.001');
/** Each amount may be rounded by half an öre. */
const ROUNDING = 0.0051;

interface Found {
  total: TypedColumn;
  vat: TypedColumn | null;
  uncounted: TypedColumn;
}

/**
 * A cost file's own total that holds more than the amount used: where `Belopp` is `Netto` + `Moms` + `Frakt` on every
 * row and only `Netto` is counted, freight is a cost left out. Silent where the rows do not prove it.
 */
export function checkUncounted(
  table: Interpreted,
  used: Int32Array,
  currency: string | null,
): ReconciliationCheck | null {
  const amount = table.byRole.get('amount');
  if (!table.reading.checksUnusedAmount || table.ledger || !amount) return null;
  const found = findUncounted(table, amount, used);
  if (found === null) return null;
  const { total, vat, uncounted } = found;
  const sum = sumRows(uncounted, used);
  const [net, whole, extra] = [amount, total, uncounted].map(({ name }) => name.trim());
  const parts = [net, vat?.name.trim(), extra].filter((name) => name !== undefined);
  const money = formatMoney(sum, { currency, decimals: 2 });
  const role = vat === null ? 'Belopp' : 'Belopp inkl. moms';
  return {
    id: 'uncounted',
    status: 'difference',
    title: 'Belopp som inte räknas',
    text: `${whole} är på varje rad ${parts.join(' + ')}, men bara ${net} räknas som kostnad. ${extra}, ${money}, är inte med. Hör det till kostnaden: välj ${whole} som ”${role}” och ”Används inte” för ${net}.`,
    difference: toText(sum),
    rows: [],
  };
}

/** What is asked of it: the amount alone, or the total with all that is in it. */
export function uncountedDoubts(table: Interpreted, used: Int32Array): Doubt[] {
  const amount = table.byRole.get('amount');
  if (!table.reading.checksUnusedAmount || table.ledger || !amount) return [];
  const found = findUncounted(table, amount, used);
  if (found === null) return [];
  const { total, vat, uncounted } = found;
  const [net, whole, extra] = [amount, total, uncounted].map(({ name }) => name.trim());
  const role = vat === null ? 'amount' : 'grossAmount';
  return [
    {
      id: 'amount',
      text: `${extra} ingår i ${whole} men inte i ${net}. Vad är kostnaden?`,
      options: [
        {
          answer: `column ${amount.index}`,
          label: `Bara ${net}`,
          change: { roles: { [total.index]: null } },
        },
        {
          answer: `column ${total.index}`,
          label: `Hela ${whole}`,
          change: { roles: { [amount.index]: null, [total.index]: role } },
        },
      ],
      chosen: `column ${amount.index}`,
      blocks: 'ifSumsDiffer',
    },
  ];
}

function findUncounted(
  { columns, roles, byRole, reading }: Interpreted,
  amount: TypedColumn,
  used: Int32Array,
): Found | null {
  if (roles[columns.indexOf(amount)]?.by === 'answer') return null;
  const free = columns.filter((column, place) => {
    const { role = null, confidence = 0 } = roles[place] ?? {};
    const open = role === 'grossAmount' || (role === null && confidence < 1);
    return open && column.type === 'number' && !column.percent;
  });
  if (free.length > MOST_COLUMNS) return null;
  const vats = [byRole.get('vat'), null].filter((vat) => vat !== undefined && !vat?.percent);
  for (const total of free.filter((column) => namesTotal(column, reading)))
    for (const uncounted of free)
      for (const vat of vats) {
        if (uncounted === total || namesNotPaid(normaliseName(uncounted.name))) continue;
        const found = { total, vat: vat ?? null, uncounted };
        if (addsUp(found, amount, used) && material(uncounted, amount, used)) return found;
      }
  return null;
}

const namesTotal = (column: TypedColumn, reading: Interpreted['reading']) =>
  guessRoles(column, reading).some(({ role }) => role === 'amount' || role === 'grossAmount');

function material(column: TypedColumn, amount: TypedColumn, used: Int32Array): boolean {
  const cost = absolute(sumRows(amount, used));
  return compare(absolute(sumRows(column, used)), multiply(cost, TRIFLE)) > 0;
}

/** Whether total = amount + VAT + the column on every row; an empty cell but the total's is nothing. */
function addsUp({ total, vat, uncounted }: Found, amount: TypedColumn, used: Int32Array): boolean {
  const parts = vat === null ? [amount, uncounted] : [amount, vat, uncounted];
  let telling = 0;
  for (const row of used) {
    const whole = numberAt(total, row);
    if (whole === null) return false;
    const sum = parts.reduce((all, part) => all + (numberAt(part, row) ?? 0), 0);
    if (Math.abs(whole - sum) > ROUNDING * (parts.length + 1)) return false;
    if (numberAt(uncounted, row)) telling++;
  }
  return telling >= FEWEST_ROWS;
}
