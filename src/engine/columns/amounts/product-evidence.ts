import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { near, ROUNDING } from '../../table/swedish-rates.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import type { GuideReading } from '../guide-reading.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { holds, type Sampled } from './sampled-amounts.ts';
import { nameOf, type VatRelation } from './vat-evidence.ts';

const FEWEST = 3;

/** Amounts that are quantity × price, less the discount, on the side of VAT that the price's name says. */
export function productRelations(
  sampled: readonly Sampled[],
  reading: GuideReading,
): VatRelation[] {
  const first = new Map(
    sampled.map((each) => [each, guessRoles(each.column, reading)[0]?.role ?? null]),
  );
  const having = (role: ColumnRole) => sampled.filter((each) => first.get(each) === role);
  const quantities = having('quantity');
  const prices = having('unitPrice').filter(({ column }) => sideOf(column.name) !== null);
  const [discount = null] = having('discount');
  return prices.flatMap((price) =>
    quantities.flatMap((quantity) =>
      sampled.flatMap((amount): VatRelation[] => {
        if (amount === price || amount === quantity || amount === discount) return [];
        const held = holds(
          amount.values.length,
          isProduct(quantity, price, discount, amount),
          (row) => amount.values[row] ?? 0,
          FEWEST,
        );
        if (!held) return [];
        const isNet = sideOf(price.column.name) === 'excluding';
        const formula = `${nameOf(quantity)} × ${nameOf(price)} = ${nameOf(amount)}`;
        const [net, gross] = isNet ? [amount, null] : [null, amount];
        return [{ net, vat: null, gross, formula, held, by: 'product' }];
      }),
    ),
  );
}

const sideOf = (name: string) => vatSide(normaliseName(name));

const isProduct =
  (quantity: Sampled, price: Sampled, discount: Sampled | null, amount: Sampled) =>
  (row: number): boolean | null => {
    const [q, p, x] = [quantity, price, amount].map(({ values }) => values[row] ?? NaN) as [
      number,
      number,
      number,
    ];
    // One of a thing tells nothing: the amount is its price.
    if (Number.isNaN(q + p + x) || q * p === 0 || q === 1) return null;
    const slack = amount.slack + Math.abs(q) * Math.min(price.slack, 0.005) + ROUNDING;
    const less = discount?.values[row] || 0;
    if (near(x, q * p, slack)) return true;
    const isShare = discount !== null && namesShare(discount.column.name);
    const rest = isShare ? q * p * (1 - less / 100) : q * p - Math.sign(q) * Math.abs(less);
    return near(x, rest, slack);
  };
