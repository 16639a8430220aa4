import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesFee, namesPaidOut } from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, type Roled, unused } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';

/** Share of the rows with a fee on which the amount must be what is left after it. */
const SHARE = 0.9;
const ROUNDING = 0.011;

/**
 * Needs: the roles of amounts and VAT. Leaves: what was sold as the amount, in reports of payment services with `Gross`,
 * `Fee` and `Net`: what was paid out is not the sale, and VAT beside it is the fee's.
 */
export function netPayouts(table: Roled, { chosen }: Ask): Roled {
  const { columns, roles } = table;
  const [paidOut, sold, vat] = (['revenue', 'grossRevenue', 'vat'] as const).map((role) =>
    columnOf(table, role),
  );
  if (!paidOut || !sold || chosen[paidOut.index] !== undefined) return table;
  const fees = columns.filter(
    ({ name, type }) => type === 'number' && namesFee(normaliseName(name)),
  );
  const fee = fees.find((each) => isLess(sold, each, paidOut, vat));
  const isNamed = fees.length > 0 && namesPaidOut(normaliseName(paidOut.name));
  if (!fee && !isNamed) return table;
  const vatOfFee =
    fee && vat && chosen[vat.index] === undefined && !isVatOf(sold, vat, fee) ? vat : null;
  return {
    ...table,
    roles: roles.map((assigned, place) => {
      if (columns[place] === paidOut)
        return unused('Beloppet är efter betaltjänstens avgift och därför inte försäljningen.');
      return columns[place] === vatOfFee
        ? unused('Momsen hör till betaltjänstens avgift och inte till försäljningen.')
        : assigned;
    }),
  };
}

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
