import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesCommission } from '../../table/vocabulary/beside-amounts.ts';
import {
  namesFee,
  namesPaidOut,
  namesPayout,
  namesServiceFee,
  namesSum,
} from '../../table/vocabulary/header-words.ts';
import { namesSoldBeside, termKind } from '../../table/vocabulary/order-terms.ts';
import { listed } from '../../text/swedish.ts';
import { addition } from '../amounts/debit-credit.ts';
import { kronorText } from '../amounts/shared-out.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, placeOf, type Roled, unused } from '../roled.ts';
import { freePlaces } from '../roles/free-places.ts';
import { chosenOf } from '../types/chosen-of.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { isMoney } from '../types/is-money.ts';
import { mostlyNegative } from '../types/negated-column.ts';
import { valuesOf } from '../types/number-at.ts';
import { isSumOf, minus, plus } from '../types/sums-of-columns.ts';
import { withTaxedFreight } from './taxed-freight.ts';

/** Fees and the like that are tried at once, and rows that must tell. */
const MOST_LESS = 3;
const FEWEST = 3;

/**
 * Needs: what was sold, before fees. Leaves: the freight that customers paid in it, where a market place paid out both less
 * its fees (`Pris + Frakt − Provision = Utbetalt`), or freight has VAT of its own.
 */
export function freightPaidOut(table: Roled, ask: Ask): Roled {
  if (table.make !== null || ask.choices?.freight === 'leftOut') return table;
  const taxed = withTaxedFreight(table, ask);
  if (taxed) return taxed;
  const sold = soldIn(table, ask);
  if (!sold) return table;
  const free = freePlaces(table, ask, 'number')
    .flatMap((place) => table.columns[place] ?? [])
    .filter(isMoney);
  const payouts = free.filter(isNamed(namesPayout, namesPaidOut, namesSum));
  for (const freight of free.filter(isNamed((name) => termKind(name) === 'freight')))
    for (const payout of payouts) {
      const paid = { sold: sold.column, freight, payout };
      if (isPaidOut(paid, free)) return withParts(table, sold, [freight], ask);
      const run = runIn(paid, table.columns);
      if (run === null) continue;
      const parts = run.filter((column) => column === freight || isPartOfSale(column));
      const whole = withParts(table, sold, parts, ask);
      const isKnown = run.every((column) => parts.includes(column) || isAside(column, sold.column));
      return isKnown ? withProof(whole, payout, sold.column) : whole;
    }
  return table;
}

/** What the payout is the sum of says what it is. */
const withProof = (table: Roled, payout: TypedColumn, sold: TypedColumn): Roled => ({
  ...table,
  proofs: new Map([
    ...table.proofs,
    [
      payout,
      {
        is: 'apart',
        reason: `${payout.name.trim()} är det som betalats ut efter avgifter.`,
        of: [sold],
        isMain: false,
        isDisputed: false,
      },
    ],
  ]),
});

const isNamed =
  (...tests: ((name: string) => boolean)[]) =>
  ({ name }: TypedColumn) =>
    tests.some((isSaid) => isSaid(normaliseName(name)));

const isVat = isNamed((name) => termKind(name) === 'vat');
const isFee = isNamed(namesFee, namesServiceFee, namesCommission);
/** What buyers paid for wrapping, and what the seller gave them: a part of what was sold, with its sign. */
const isPartOfSale = (column: TypedColumn): boolean =>
  !isVat(column) &&
  !isFee(column) &&
  isNamed((name) => termKind(name) === 'discount', namesSoldBeside)(column);

/** What was sold itself, VAT, fees, and what stands on rows of which nothing was sold. */
function isAside(column: TypedColumn, sold: TypedColumn): boolean {
  if (column === sold || isVat(column) || isFee(column)) return true;
  const [own, all] = [valuesOf(column), valuesOf(sold)];
  return own.every((value, row) => !value || !all[row]);
}

interface Paid {
  sold: TypedColumn;
  freight: TypedColumn;
  payout: TypedColumn;
}

/** What was sold and the freight, less fees and their VAT, are what was paid out. */
function isPaidOut({ sold, freight, payout }: Paid, free: readonly TypedColumn[]): boolean {
  const fees = free.filter((column) => column !== payout && (isFee(column) || isVat(column)));
  return chosenOf(fees, MOST_LESS).some(
    (some) =>
      some.some(isFee) &&
      isSumOf(
        payout,
        [
          plus(sold),
          plus(freight),
          ...some.map((fee) => (mostlyNegative(fee) ? plus(fee) : minus(fee))),
        ],
        FEWEST,
      ),
  );
}

/** All amounts from what was sold to what was paid out, where they come to that, fees among them with minus: Amazon's way. */
function runIn({ sold, freight, payout }: Paid, columns: readonly TypedColumn[]) {
  const run = columns
    .slice(columns.indexOf(sold), columns.indexOf(payout))
    .filter((column) => isMoney(column));
  const hasBoth = run.includes(sold) && run.includes(freight);
  const isSum =
    hasBoth &&
    run.some((column) => isFee(column) && mostlyNegative(column)) &&
    isSumOf(payout, run.map(plus), FEWEST);
  return isSum ? run : null;
}

type Sold = { column: TypedColumn; role: 'revenue' | 'grossRevenue' };

/** The amount of each row, or number × price; of an amount with VAT the freight's is not known. */
function soldIn(table: Roled, { chosen }: Ask): Sold | null {
  const isTaxed = hasRole(table, 'vat') && !hasRole(table, 'revenue');
  if (isTaxed || hasRole(table, 'discount')) return null;
  for (const role of ['revenue', 'grossRevenue'] as const) {
    const column = columnOf(table, role);
    if (column) return chosen[column.index] === undefined ? { column, role } : null;
  }
  const [quantity, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  if (!quantity || !price || chosen[price.index] !== undefined) return null;
  const each = valuesOf(price);
  const rows = valuesOf(quantity).map((times, row) =>
    Math.round(times * (each[row] ?? Number.NaN) * 100),
  );
  const { format, currency } = price;
  const about = { index: table.columns.length, name: price.name.trim(), format } as const;
  const column = derivedColumn(
    { ...about, type: 'number', grain: 'day' },
    Array.from(rows, kronorText),
  );
  return { column: { ...column, currency }, role: 'revenue' };
}

function withParts(
  table: Roled,
  sold: Sold,
  parts: readonly TypedColumn[],
  { chosen }: Ask,
): Roled {
  const made = parts.reduce((all, part) => addition(all, part, table.columns.length), sold.column);
  const names = listed([sold.column, ...parts].map(({ name }) => name.trim()));
  const given = [placeOf(table, sold.role), placeOf(table, 'unitPrice')];
  const roles = table.roles.map((assigned, place) =>
    given.includes(place) ? unused(`${made.name} används i stället.`) : assigned,
  );
  const role = {
    role: sold.role,
    confidence: 0.95,
    reason: `Det som betalats ut är ${names} efter avgift: allt det är försäljning.`,
    by: 'rows' as const,
  };
  return {
    ...table,
    columns: [...table.columns, { ...made, currency: sold.column.currency }],
    roles: [...roles, madeRole(chosen, made.index, role)],
  };
}
