import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesFee,
  namesPaidOut,
  namesPayout,
  namesServiceFee,
} from '../../table/vocabulary/header-words.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, type Roled, unused } from '../roled.ts';
import { isMoney } from '../types/is-money.ts';
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
  const [paidOut, gross, vat] = (['revenue', 'grossRevenue', 'vat'] as const).map((role) =>
    columnOf(table, role),
  );
  if (!paidOut || chosen[paidOut.index] !== undefined) return table;
  const fees = columns.filter(
    ({ name, type }) =>
      type === 'number' &&
      [namesFee, namesServiceFee].some((isSaid) => isSaid(normaliseName(name))),
  );
  // What VAT comes on top of, as the rows prove, was not paid out.
  const isProved = vat !== undefined && table.proofs.get(paidOut)?.is === 'net';
  const unnamed = gross || isProved ? undefined : soldBefore(paidOut, fees, table, chosen);
  const sold = gross ?? unnamed;
  if (!sold) return table;
  const back = columns.filter(
    (column) => isMoney(column) && termKind(normaliseName(column.name)) === 'refund',
  );
  const fee = unnamed
    ? fees[0]
    : fees.find((each) =>
        [undefined, ...back].some((more) => isLess(sold, each, paidOut, vat, more)),
      );
  const isNamed =
    fees.length > 0 &&
    [namesPaidOut, namesPayout].some((isSaid) => isSaid(normaliseName(paidOut.name)));
  if (!fee && !isNamed) return table;
  const vatOfFee =
    fee && vat && chosen[vat.index] === undefined && !isVatOf(sold, vat, fee) ? vat : null;
  return {
    ...table,
    roles: roles.map((assigned, place) => {
      if (columns[place] === paidOut)
        return unused('Beloppet är efter avgift och därför inte försäljningen.');
      if (columns[place] === unnamed)
        return {
          role: 'revenue',
          confidence: 0.9,
          reason: `${paidOut.name.trim()} är ${sold.name.trim()} efter avgift.`,
        };
      return columns[place] === vatOfFee
        ? unused('Momsen hör till betaltjänstens avgift och inte till försäljningen.')
        : assigned;
    }),
  };
}

/** The column without a role that less the fee, and what was paid back, is what was paid out. */
function soldBefore(
  paidOut: TypedColumn,
  fees: readonly TypedColumn[],
  { columns, roles }: Roled,
  chosen: Ask['chosen'],
): TypedColumn | undefined {
  const free = columns.filter(
    (column, place) =>
      isMoney(column) &&
      (roles[place]?.role ?? null) === null &&
      chosen[column.index] === undefined &&
      !fees.includes(column),
  );
  const isTerm = ({ name }: TypedColumn) =>
    ['refund', 'freight'].includes(termKind(normaliseName(name)));
  const terms = [undefined, ...free.filter(isTerm)];
  return free
    .filter((column) => !isTerm(column))
    .find((whole) =>
      fees.some((fee) => terms.some((more) => isLess(whole, fee, paidOut, undefined, more))),
    );
}

/** Whether what was paid out is what was sold less the fee, with or without VAT on the fee, and less what was paid back, or with freight. */
export function isLess(
  sold: TypedColumn,
  fee: TypedColumn,
  paidOut: TypedColumn,
  vat: TypedColumn | undefined,
  more?: TypedColumn,
): boolean {
  let telling = 0;
  let hits = 0;
  for (let row = 0; row < sold.ids.length; row++) {
    const [whole, less, rest] = [sold, fee, paidOut].map((column) => numberAt(column, row));
    if (whole === null || whole === undefined || rest === null || rest === undefined || !less)
      continue;
    telling++;
    const term = (more && numberAt(more, row)) ?? 0;
    const isFreight = more !== undefined && termKind(normaliseName(more.name)) === 'freight';
    const afterRefund = isFreight ? whole + term : whole - Math.abs(term);
    const left = afterRefund - Math.abs(less);
    const tax = Math.abs((vat && numberAt(vat, row)) ?? 0);
    // A fee with plus comes on top of money that went back alone.
    const withFee = whole < 0 || less < 0 ? [afterRefund + less] : [];
    if ([left, left - tax, ...withFee].some((each) => Math.abs(each - rest) <= ROUNDING)) hits++;
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
