import { normaliseName } from '../../table/normalise-name.ts';
import type { Understanding } from '../../table/understanding.ts';
import { vatLevel } from '../../table/vat-level.ts';
import { namesFreight, namesUnpaid } from '../../table/vocabulary/beside-amounts.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { vatSide, withoutCurrency, withoutVat } from '../../table/vocabulary/vat.ts';
import { type Amount, type AmountCell, amountCell, plainAmount } from './amount.ts';
import type { NumberColumns } from './cells.ts';
import { readingOf } from './rates.ts';
import type { RoleColumns } from './roles.ts';

/** Amounts that stand beside the one that is summed, and that nothing but a question about them is computed by. */
export const BESIDE = ['vat', 'gross', 'freight', 'unpaid'] as const;
export type BesideId = (typeof BESIDE)[number];
export type Beside = Readonly<Record<BesideId, Amount | null>>;
export const NONE_BESIDE: Beside = { vat: null, gross: null, freight: null, unpaid: null };

const NAMED = { freight: namesFreight, unpaid: namesUnpaid };
export type NamedBeside = keyof typeof NAMED;
/** Those that are inspected with the columns of roles. */
export const NAMED_BESIDE: readonly NamedBeside[] = ['freight', 'unpaid'];

/** The columns that only their names tell: of several the one without VAT, of several such none. */
export function besideColumns({ columns }: Understanding): RoleColumns<NamedBeside> {
  const found: RoleColumns<NamedBeside> = {};
  for (const id of NAMED_BESIDE) {
    const all = columns.filter(
      ({ role, type, name }) =>
        role === null &&
        type === 'number' &&
        !namesShare(name) &&
        NAMED[id](withoutCurrency(withoutVat(normaliseName(name)))),
    );
    const net = all.filter(({ name }) => vatSide(normaliseName(name)) === 'excluding');
    const [column, ...more] = all.length > 1 ? net : all;
    if (column === undefined || more.length > 0) continue;
    const { index, name, format } = column;
    found[id] = { role: id, sql: `c${index}`, name: name.trim(), format: format ?? '' };
  }
  return found;
}

const inMoney = (cell: AmountCell | null): cell is AmountCell =>
  cell !== null && readingOf(cell.column, cell.cells).scale === 'money';

/** The amount of a row with its VAT: the file's own, else the sum of the two, else what has VAT in it already. */
function withVat(
  main: Amount,
  own: AmountCell | null,
  vat: Amount | null,
  level: ReturnType<typeof vatLevel>,
): Amount | null {
  if (own !== null) return plainAmount(own);
  if (level === 'included') return main;
  if (vat === null || level !== 'excluded') return null;
  return {
    ...main,
    sql: `(${main.sql} + ${vat.sql})`,
    formula: `${main.formula} + ${vat.formula}`,
    columns: [...main.columns, ...vat.columns],
  };
}

/** The amounts beside the main one, as far as the file has them in money. */
export function besideAmounts(
  main: Amount | null,
  cells: { vat: AmountCell | null; gross: AmountCell | null },
  named: { columns: RoleColumns<NamedBeside>; numbers: NumberColumns<NamedBeside> },
  understanding: Understanding,
): Beside {
  if (main === null) return NONE_BESIDE;
  const of = (id: NamedBeside) => {
    const cell = amountCell(named.columns, named.numbers, id);
    return cell === null ? null : plainAmount(cell);
  };
  const level = vatLevel(understanding);
  const vat = inMoney(cells.vat) ? plainAmount(cells.vat) : null;
  return {
    ...{ vat, gross: withVat(main, cells.gross, vat, level) },
    ...{ freight: of('freight'), unpaid: of('unpaid') },
  };
}

/** Their columns of the view. */
export const besideSql = (beside: Beside): string =>
  BESIDE.map((id) => `${beside[id]?.sql ?? 'NULL::DECIMAL(18,2)'} AS ${id}`).join(', ');
