import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesFee, namesPaidOut } from '../../table/vocabulary/header-words.ts';
import type { AssignedRole } from '../roles/assign-roles.ts';
import { numberAt } from '../types/number-at.ts';

type Chosen = Readonly<Record<number, ColumnRole | null>>;

/** Share of the rows with a fee on which the amount must be what is left after it. */
const SHARE = 0.9;
const ROUNDING = 0.011;

/**
 * Reports of payment services have what was sold, the fee and what was paid out: `Gross`, `Fee` and `Net`. What
 * was paid out is not the sale, and VAT beside it is the fee's.
 */
export function settleFees(
  columns: readonly TypedColumn[],
  roles: readonly AssignedRole[],
  chosen: Chosen,
): AssignedRole[] {
  const of = (role: ColumnRole) => columns[roles.findIndex((given) => given.role === role)];
  const [paidOut, sold, vat] = [of('revenue'), of('grossRevenue'), of('vat')];
  const fees = columns.filter(
    ({ name, type }) => type === 'number' && namesFee(normaliseName(name)),
  );
  if (!paidOut || !sold || chosen[paidOut.index] !== undefined) return [...roles];
  const fee = fees.find((each) => isLess(sold, each, paidOut, vat));
  const named = fees.length > 0 && namesPaidOut(normaliseName(paidOut.name));
  if (!fee && !named) return [...roles];
  return roles.map((given, at) => {
    if (columns[at] === paidOut)
      return without('Beloppet är efter betaltjänstens avgift och därför inte försäljningen.');
    const ofFee =
      fee &&
      vat &&
      columns[at] === vat &&
      chosen[vat.index] === undefined &&
      !isVatOf(sold, vat, fee);
    return ofFee
      ? without('Momsen hör till betaltjänstens avgift och inte till försäljningen.')
      : given;
  });
}

const without = (reason: string): AssignedRole => ({ role: null, confidence: 0, reason });

/** Whether what was paid out is what was sold less the fee, with or without VAT on the fee. */
function isLess(
  sold: TypedColumn,
  fee: TypedColumn,
  paidOut: TypedColumn,
  vat: TypedColumn | undefined,
): boolean {
  let telling = 0;
  let hits = 0;
  for (let row = 0; row < sold.ids.length; row++) {
    const [whole, less, rest] = [sold, fee, paidOut].map((column) => numberAt(column, row));
    if (whole === null || whole === undefined || rest === null || rest === undefined || !less)
      continue;
    telling++;
    const left = whole - Math.abs(less);
    const tax = Math.abs((vat && numberAt(vat, row)) ?? 0);
    if ([left, left - tax, whole + less].some((each) => Math.abs(each - rest) <= ROUNDING)) hits++;
  }
  return hits >= 2 && hits >= telling * SHARE;
}

/** Whether some row without a fee, or with more VAT than a fee has, shows that VAT is the sale's. */
function isVatOf(sold: TypedColumn, vat: TypedColumn, fee: TypedColumn): boolean {
  for (let row = 0; row < sold.ids.length; row++) {
    const tax = Math.abs(numberAt(vat, row) ?? 0);
    if (tax > Math.abs(numberAt(fee, row) ?? 0) * 0.25 + ROUNDING) return true;
  }
  return false;
}
