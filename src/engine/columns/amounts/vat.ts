import { normaliseName } from '../../table/normalise-name.ts';
import { near, ROUNDING, type Way, wayOf } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { beginsNet, namesShare } from '../../table/vocabulary/header-words.ts';
import { rateIn, vatSide, withoutRate } from '../../table/vocabulary/vat.ts';
import type { Ask, GuideReading } from '../guide-reading.ts';
import { columnOf, hasRole, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { isDerived } from '../types/derived-column.ts';
import { numberAt } from '../types/number-at.ts';
import { pricedWithVat } from './price-with-vat.ts';

/** Rows that must tell before an amount is taken to include VAT. */
const FEWEST_ROWS = 2;
/** Rows to the öre on one side, with none on the other: then one in so many may have returns at another rate in it. */
const MANY_ROWS = 5;
const FEW_MIXED = 4;
/** More VAT than this share tells nothing of the side: returns in the same order may leave that much. */
const MOST_ON_TOP = 0.25;
/** One row in so many may tell the other way: a receipt rounded by hand. */
const EXCEPTIONS = 20;

/**
 * Needs: an amount whose name does not say whether VAT is in it (`Totalt`), and VAT in kronor or the user's answer.
 * Leaves: the role with VAT where the rows prove it (VAT of 25 kr on 125 kr is in it, on 100 kr it comes on top) or the
 * user says it; and the VAT of that amount, where several columns are VAT.
 */
export function vat(before: Roled, ask: Ask): Roled {
  const table = withoutSame(vatOfAmount(pricedWithVat(before, ask), ask), ask);
  const { net, gross } = ask.reading.amount;
  const amount = columnOf(table, net);
  if (!amount || hasRole(table, gross) || ask.chosen[amount.index] !== undefined) return table;
  const withVat = (reason: string, by: 'rows' | 'answer') =>
    withRoles(
      table,
      new Map([
        [placeOf(table, net), { role: gross, confidence: by === 'answer' ? 1 : 0.9, reason, by }],
      ]),
    );
  if (ask.choices?.vat === 'included') return withVat('Du svarade att momsen ingår.', 'answer');
  const tax = columnOf(table, 'vat');
  if (!tax || ask.choices?.vat === 'excluded' || saysSide(amount)) return table;
  if (tax.percent || namesShare(tax.name)) return table;
  if (!includesVat(amount, tax, byRate(table.columns, ask.reading))) return table;
  return withVat(
    `${tax.name.trim()} är på raderna så stor del av ${amount.name.trim()} som moms är när den ingår.`,
    'rows',
  );
}

/** An amount as large as the one with VAT on every row, though there is VAT, is not without it, whatever it is called. */
function withoutSame(table: Roled, { reading, chosen }: Ask): Roled {
  const [net, gross] = [reading.amount.net, reading.amount.gross].map((role) =>
    columnOf(table, role),
  );
  const tax = columnOf(table, 'vat');
  if (!net || !gross || !tax || chosen[net.index] !== undefined) return table;
  const rows = Array.from(net.ids, (_, row) => row);
  // Payments may be below zero in one of them and not in the other.
  const sizeOf = (column: TypedColumn, row: number) => {
    const value = numberAt(column, row);
    return value === null ? null : Math.abs(value);
  };
  const isSame = rows.every((row) => sizeOf(net, row) === sizeOf(gross, row));
  if (!isSame || !rows.some((row) => numberAt(tax, row))) return table;
  const reason = `${net.name.trim()} är ${gross.name.trim()}, som har momsen i sig.`;
  return withRoles(table, new Map([[table.columns.indexOf(net), unused(reason)]]));
}

/** Whether the name of an amount says on which side of VAT it is. */
export const saysSide = ({ name }: TypedColumn): boolean =>
  vatSide(normaliseName(name)) !== null || beginsNet(normaliseName(name));

/** The VAT that is proved to be that of the amount with VAT, where another column has the role by its name. */
function vatOfAmount(table: Roled, { reading, chosen }: Ask): Roled {
  const amount = columnOf(table, reading.amount.gross);
  const [from, tax] = [placeOf(table, 'vat'), columnOf(table, 'vat')];
  // What a step made of several is of all of the amount.
  if (!amount || !tax || chosen[tax.index] !== undefined || isDerived(tax)) return table;
  const isOf = (column: TypedColumn) => {
    const proof = table.proofs.get(column);
    return proof?.is === 'vat' && proof.of.includes(amount);
  };
  const to = table.columns.findIndex(
    (column) => isOf(column) && chosen[column.index] === undefined,
  );
  const [role, other] = [table.roles[from], table.columns[to]];
  if (isOf(tax) || !other || !role) return table;
  const proof = table.proofs.get(other);
  return withRoles(
    table,
    new Map([
      [from, unused(`Momsen i ${amount.name.trim()} står i ${other.name.trim()}.`)],
      [to, proof ? { ...role, reason: proof.reason, by: 'rows' } : role],
    ]),
  );
}

interface VatOfRate {
  rate: number;
  column: TypedColumn;
}

/** VAT in a column per rate, `Moms 25 %` and `Moms 12 %`; none where there are not several. */
function byRate(columns: readonly TypedColumn[], reading: GuideReading): VatOfRate[] {
  const found = columns.flatMap((column) => {
    const name = normaliseName(column.name);
    const rate = rateIn(name) ?? 0;
    if (column.type !== 'number' || column.percent || rate === 0) return [];
    // `Moms 25 % + Moms 12 %` is both.
    if (rateIn(withoutRate(name)) !== null) return [];
    const [guess] = guessRoles({ ...column, name: withoutRate(name) }, reading);
    return guess?.role === 'vat' ? [{ rate: rate / 100, column }] : [];
  });
  const rates = new Set(found.map(({ rate }) => rate));
  return found.length > 1 && rates.size === found.length ? found : [];
}

function includesVat(amount: TypedColumn, vat: TypedColumn, parts: readonly VatOfRate[]): boolean {
  let included = 0;
  let onTop = 0;
  let neither = 0;
  for (let row = 0; row < amount.ids.length; row++) {
    const [whole, tax] = [numberAt(amount, row), numberAt(vat, row)];
    if (!whole || !tax) continue;
    const way =
      parts.length > 0 ? wayOfParts(whole, parts, row) : wayOf(Math.abs(whole), Math.abs(tax));
    if (way === 'included') included++;
    else if (way === 'onTop') onTop++;
    else if (way === 'impossible' && Math.abs(tax) <= Math.abs(whole) * MOST_ON_TOP + 1) neither++;
  }
  if (included >= FEWEST_ROWS && (onTop + neither) * EXCEPTIONS <= included) return true;
  return included >= MANY_ROWS && onTop === 0 && neither * FEW_MIXED <= included;
}

/** Each rate's VAT tells its own amount; what is sold without VAT leaves the row telling nothing. */
function wayOfParts(whole: number, parts: readonly VatOfRate[], row: number): Way {
  let sold = 0;
  let tax = 0;
  let slack = 2 * ROUNDING;
  for (const { rate, column } of parts) {
    const own = numberAt(column, row) ?? 0;
    sold += own / rate;
    tax += own;
    slack += (ROUNDING * (1 + rate)) / rate;
  }
  const included = near(whole, sold + tax, slack);
  const onTop = near(whole, sold, slack);
  return included === onTop ? null : included ? 'included' : 'onTop';
}
