import { isNamedOther } from '../../columns/residue/explanations.ts';
import { isNoMoney } from '../../columns/residue/no-money.ts';
import { isMoney } from '../../columns/types/is-money.ts';
import { absolute, add, compare, type Decimal, decimal, multiply } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesChange } from '../../table/vocabulary/lists.ts';
import { formatMoney } from '../../text/format.ts';
import type { Interpreted } from '../interpret.ts';
import { sumRows } from '../rows/column-sums.ts';
import { wholeUnits } from '../rows/sums/whole-units.ts';

/** Share of the amounts below which a column beside them changes nothing. */
const MATTERS = decimal('0.01');

/**
 * A column of money beside those of the periods that no word explains, and that is not what some of the periods after each
 * other come to: it may be a period whose name nobody knows. It is not counted, which is said before any figure is shown.
 */
export function besidePeriodDoubts(
  table: Interpreted,
  { currency, overrides }: { currency: string | null; overrides: ReadOverrides },
): Doubt[] {
  const { wide, written, reading, roles, columns } = table;
  if (!wide || wide.periods.length === 0 || overrides.choices?.residue !== undefined) return [];
  const taken = new Set([...wide.periods.map(({ place }) => place), ...wide.sums]);
  const periods = wide.periods.flatMap(({ place }) => written[place] ?? []);
  const isUsed = ({ name }: TypedColumn) =>
    columns.some((column, place) => column.name === name && (roles[place]?.role ?? null) !== null);
  const all = Int32Array.from(periods[0]?.ids ?? [], (_, row) => row);
  const sum = periods.reduce((sums, column) => add(sums, sumRows(column, all)), decimal('0'));
  const isLarge = (column: TypedColumn) =>
    compare(absolute(sumRows(column, all)), multiply(absolute(sum), MATTERS)) > 0;
  const left = written.filter(
    (column, place) =>
      !taken.has(place) &&
      place !== wide.half?.place &&
      isMoney(column) &&
      isLarge(column) &&
      !isUsed(column) &&
      !isNoMoney(column) &&
      !isNamedOther(column, { reading }) &&
      !namesChange(normaliseName(column.name)) &&
      !isOfPeriods(column, periods),
  );
  const money = (of: Decimal) => formatMoney(of, { currency, decimals: 0 });
  return left.slice(0, 1).map((column) => ({
    id: 'residue',
    text: `Bredvid kolumnerna per period står ${column.name.trim()} (${money(sumRows(column, all))}), som inte räknas. Är det också en period: skriv vilken i rubriken och ladda upp filen igen.`,
    options: [
      {
        answer: 'asRead',
        label: `Räkna utan ${column.name.trim()}`,
        change: { choices: { residue: 'asRead' } },
      },
    ],
    chosen: 'asRead',
    blocks: 'always',
  }));
}

/** Rows of which several periods must tell. */
const FEWEST = 2;

/** Whether a column is, on every row, what some of the periods after each other come to, or one share of all of them, as an average is. */
function isOfPeriods(column: TypedColumn, periods: readonly TypedColumn[]): boolean {
  const [own, ...parts] = wholeUnits([column, ...periods])?.values ?? [];
  if (!own || own.length < FEWEST) return false;
  const holds = (of: readonly Float64Array[], share: number) =>
    own.every((value, row) => {
      const sum = of.reduce((all, part) => all + (part[row] || 0), 0);
      return Math.abs((value || 0) - sum * share) <= (share === 1 ? 0 : 1);
    });
  const all = (values: Float64Array) => values.reduce((sum, value) => sum + (value || 0), 0);
  const share = all(own) / parts.reduce((sum, part) => sum + all(part), 0);
  if (Math.abs(share) < 1 && holds(parts, share)) return true;
  return parts.some((_, from) =>
    parts.some((__, to) => to > from && holds(parts.slice(from, to + 1), 1)),
  );
}
