import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { near, ROUNDING } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import type { GuideReading } from '../guide-reading.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { type Rates, ratesIn } from './rate-evidence.ts';
import { holds, type Sampled } from './sampled-amounts.ts';
import { nameOf, type VatRelation } from './vat-evidence.ts';

const FEWEST = 3;

/**
 * Amounts that are quantity × price, less the discount, on the side of VAT that the price's name says; or with the VAT
 * that a column of rates puts on each row.
 */
export function productRelations(
  sampled: readonly Sampled[],
  columns: readonly TypedColumn[],
  reading: GuideReading,
): VatRelation[] {
  const first = new Map(
    sampled.map((each) => [each, guessRoles(each.column, reading)[0]?.role ?? null]),
  );
  const having = (role: ColumnRole) => sampled.filter((each) => first.get(each) === role);
  const quantities = having('quantity');
  const [discount = null] = having('discount');
  const rates = ratesIn(columns);
  return having('unitPrice').flatMap((price) =>
    quantities.flatMap((quantity) => {
      const priced = { price, quantity, discount };
      const amounts = sampled.filter((each) => each !== price && each !== quantity);
      return amounts
        .filter((each) => each !== discount)
        .flatMap((amount) => relationsOf(priced, amount, rates));
    }),
  );
}

interface Priced {
  price: Sampled;
  quantity: Sampled;
  discount: Sampled | null;
}

function relationsOf(priced: Priced, amount: Sampled, rates: readonly Rates[]): VatRelation[] {
  const { price, quantity } = priced;
  const side = sideOf(price.column.name);
  const product = `${nameOf(quantity)} × ${nameOf(price)}`;
  const heldWith = (factor: Factor) =>
    holds(
      amount.values.length,
      isProduct(priced, amount, factor),
      (row) => amount.values[row] ?? 0,
      FEWEST,
    );
  const alone = side === null ? null : heldWith(() => 1);
  if (alone) {
    const formula = `${product} = ${nameOf(amount)}`;
    const [net, gross] = side === 'excluding' ? [amount, null] : [null, amount];
    return [{ net, vat: null, gross, formula, held: alone, by: 'product' }];
  }
  if (side === 'including') return [];
  return rates.flatMap(({ rates: column, rateAt }): VatRelation[] => {
    const held = heldWith((row) => 1 + (rateAt(row, amount.values.length) || Number.NaN));
    const formula = `${product} med momsen enligt ${column.name.trim()} = ${nameOf(amount)}`;
    return held ? [{ net: null, vat: null, gross: amount, formula, held, by: 'product' }] : [];
  });
}

/** What a row's product is multiplied by; NaN where the row tells nothing. */
type Factor = (row: number) => number;

const sideOf = (name: string) => vatSide(normaliseName(name));

const isProduct =
  ({ quantity, price, discount }: Priced, amount: Sampled, factor: Factor) =>
  (row: number): boolean | null => {
    const [q, p, x] = [quantity, price, amount].map(({ values }) => values[row] ?? NaN) as [
      number,
      number,
      number,
    ];
    const more = factor(row);
    // One of a thing at its price tells nothing.
    if (Number.isNaN(q + p + x + more) || q * p === 0 || (q === 1 && more === 1)) return null;
    const slack = amount.slack + Math.abs(q) * Math.min(price.slack, 0.005) * more + ROUNDING;
    const less = discount?.values[row] || 0;
    if (near(x, q * p * more, slack)) return true;
    const isShare = discount !== null && namesShare(discount.column.name);
    const rest = isShare ? q * p * (1 - less / 100) : q * p - Math.sign(q) * Math.abs(less);
    return near(x, rest * more, slack);
  };
