import { normaliseName } from '../../table/normalise-name.ts';
import { near, RATES, ROUNDING, wayOf } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { namesPartPaid } from '../../table/vocabulary/vat.ts';
import { type Held, holds, type Sampled } from './sampled-amounts.ts';

/** What the rows prove of two or three columns; null where the relation has no such column. */
export interface VatRelation {
  net: Sampled | null;
  vat: Sampled | null;
  gross: Sampled | null;
  /** In words, with the names of the columns. */
  formula: string;
  held: Held;
  /** `share`: VAT is the share of the amount that only one side has. Names may dispute it. */
  by: 'sum' | 'share' | 'rate' | 'product';
}

/** What a name says: that the column is VAT, that it is something else, or nothing. */
export type NamedVat = 'vat' | 'other' | 'open';
type Names = ReadonlyMap<TypedColumn, NamedVat>;

export const nameOf = ({ column }: Sampled) => column.name.trim();

/** Rows that differ: a name that says VAT needs fewer than the numbers alone. */
const FEWEST = { vat: 2, open: 5 } as const;

/** Columns that are VAT, with the amounts that they are the VAT of; those that add up come first. */
export function vatRelations(sampled: readonly Sampled[], names: Names): VatRelation[] {
  const candidates = sampled.filter(({ column }) => names.get(column) !== 'other');
  const sums = candidates.flatMap((vat) => sumsWith(vat, sampled, names));
  const shares = candidates.flatMap((vat) => sharesOf(vat, sampled, names));
  return [...sums, ...withoutWeaker(shares)];
}

/** A row whose VAT fits one amount and not another disproves the other: what is left to pay after a gift card. */
const withoutWeaker = (shares: readonly VatRelation[]): VatRelation[] =>
  shares.filter(
    (one) =>
      !shares.some(
        (other) =>
          other.vat === one.vat &&
          (other.net === null) === (one.net === null) &&
          other.held.held > one.held.held,
      ),
  );

/** Net + VAT = gross. */
function sumsWith(vat: Sampled, sampled: readonly Sampled[], names: Names): VatRelation[] {
  const named = names.get(vat.column) === 'vat' ? 'vat' : 'open';
  const fewest = FEWEST[named];
  return sampled.flatMap((net) =>
    sampled.flatMap((gross): VatRelation[] => {
      if (net === vat || gross === vat || net === gross) return [];
      if (named === 'open' && isPartPaid(net)) return [];
      const held = holds(
        vat.values.length,
        addsUp(net, vat, gross, named === 'open'),
        (row) => gross.values[row] ?? 0,
        fewest,
      );
      if (!held) return [];
      const formula = `${nameOf(net)} + ${nameOf(vat)} = ${nameOf(gross)}`;
      return [{ net, vat, gross, formula, held, by: 'sum' }];
    }),
  );
}

/** 80 % of an amount paid first: the rest of it is to that as VAT is to a net amount. */
const isPartPaid = ({ column }: Sampled): boolean =>
  namesShare(column.name) || namesPartPaid(normaliseName(column.name));

function addsUp(net: Sampled, vat: Sampled, gross: Sampled, onlyRates: boolean) {
  const slack = net.slack + vat.slack + gross.slack + ROUNDING;
  return (row: number): boolean | null => {
    const n = net.values[row] ?? NaN;
    const v = vat.values[row] ?? NaN;
    const g = gross.values[row] ?? NaN;
    // What is all of a row is no tax on the rest of it.
    if (onlyRates && !n && Math.abs(v) > slack * 20 && near(v, g, slack)) return false;
    // Amounts near nothing add up whatever they are.
    if (Number.isNaN(n + v + g) || Math.abs(n) < slack * 20) return null;
    if (v === 0) return near(n, g, slack) ? null : false;
    if (!near(n + v, g, slack) || n * v < 0) return false;
    const [whole, tax] = [Math.abs(n), Math.abs(v)];
    return onlyRates
      ? RATES.some((rate) => near(tax, whole * rate, vat.slack + net.slack * rate + ROUNDING))
      : tax <= whole * 0.25 + slack;
  };
}

/** VAT is a share of an amount that only amounts with it, or only those without, have. */
function sharesOf(vat: Sampled, sampled: readonly Sampled[], names: Names): VatRelation[] {
  const isNamed = names.get(vat.column) === 'vat';
  return sampled.flatMap((amount): VatRelation[] => {
    if (amount === vat || names.get(amount.column) === 'vat') return [];
    for (const way of ['included', 'onTop'] as const) {
      const held = isNamed ? named(vat, amount, way) : unnamed(vat, amount, way);
      if (!held) continue;
      const [net, gross] = way === 'included' ? [null, amount] : [amount, null];
      const how = way === 'included' ? 'som ingår' : 'som tillkommer';
      const formula = `${nameOf(vat)} är så stor del av ${nameOf(amount)} som moms ${how}`;
      return [{ net, vat, gross, formula, held, by: 'share' }];
    }
    return [];
  });
}

type Sure = 'included' | 'onTop';

const waysAt = (vat: Sampled, amount: Sampled, row: number) => {
  const [tax, whole] = [vat.values[row] ?? NaN, amount.values[row] ?? NaN];
  // Signs say which way money went: one column may write it, and the other not.
  return Number.isNaN(tax + whole) || tax === 0 ? null : wayOf(Math.abs(whole), Math.abs(tax));
};

const named = (vat: Sampled, amount: Sampled, way: Sure) =>
  holds(
    vat.values.length,
    (row) => {
      const found = waysAt(vat, amount, row);
      if (found === null) return null;
      return (
        found === way ||
        (way === 'onTop' && found === 'impossible' ? isRoomOnTop(vat, amount, row) : false)
      );
    },
    (row) => amount.values[row] ?? 0,
    FEWEST.vat,
  );

const isRoomOnTop = (vat: Sampled, amount: Sampled, row: number) =>
  Math.abs(vat.values[row] ?? 0) <= Math.abs(amount.values[row] ?? 0) * 0.25 + 0.02;

/** Without a name only several rates tell VAT from any other share. */
function unnamed(vat: Sampled, amount: Sampled, way: Sure): Held | null {
  const rows = new Map<number, number>();
  const held = holds(
    vat.values.length,
    (row) => {
      const [tax, whole] = [vat.values[row] ?? NaN, amount.values[row] ?? NaN];
      if (Number.isNaN(tax + whole) || whole === 0 || (tax === 0 && whole !== 0)) return null;
      const rate = RATES.find((each) =>
        near(
          Math.abs(tax),
          Math.abs(whole) * (way === 'included' ? each / (1 + each) : each),
          ROUNDING * 2,
        ),
      );
      if (rate === undefined) return false;
      rows.set(rate, (rows.get(rate) ?? 0) + 1);
      return true;
    },
    (row) => amount.values[row] ?? 0,
    FEWEST.open,
  );
  const rates = [...rows.values()].filter((count) => count >= 2);
  return held && rates.length > 1 ? held : null;
}
