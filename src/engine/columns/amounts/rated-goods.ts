import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { rateIn, withoutRate, withoutVat } from '../../table/vocabulary/vat.ts';
import type { GuideReading } from '../guide-reading.ts';
import type { AmountGroup } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';
import { isTaxOf, isTaxOfEach } from './is-tax-of.ts';

/**
 * `Livsmedel 12 %` and `Alkohol 25 %` under names of their own, where the VAT of each rate (`Moms 12 %`, `Moms 25 %`) is that
 * of the columns with the rate in their names: they are one amount, on the side of VAT that the rows prove.
 */
export function ratedGoods(
  vat: AmountGroup,
  columns: readonly TypedColumn[],
  reading: GuideReading,
) {
  const goods = goodsIn(columns).filter((column) => !vat.parts.includes(column));
  for (const side of ['gross', 'net'] as const) {
    const isTaxed = vat.parts.every((tax) => {
      const parts = goods.filter((column) => rateOf(column) === rateOf(tax));
      return parts.length > 0 && isTaxOf(tax, parts, [taxShare(tax, side)]);
    });
    const isSold = (column: TypedColumn) =>
      rateOf(column) === 0 || vat.parts.some((tax) => rateOf(tax) === rateOf(column));
    const taxed = goods.filter(isSold);
    const isTotal = (column: TypedColumn) =>
      isSumOf(column, taxed.filter((part) => part !== column).map(plus));
    if (!isTaxed || taxed.some(isTotal)) continue;
    const reason = 'Momsen per momssats är kolumnernas; beloppen räknas ihop.';
    const group: AmountGroup = {
      ...{ role: reading.amount[side], parts: taxed, sign: '+', reason },
      net: side === 'net',
    };
    return [group];
  }
  return [];
}

/**
 * The same where one column (`Moms totalt`) is the VAT of all of them, each at the rate of its name: `Mat 12 % ex moms` and
 * `Alkohol 25 % ex moms`. None where one of them is the others' sum.
 */
export function ratedTogether(
  columns: readonly TypedColumn[],
  reading: GuideReading,
): AmountGroup[] {
  const goods = goodsIn(columns);
  const rates = new Set(goods.map(rateOf));
  if (rates.size < 2 || !goods.every(isNamedByGoods)) return [];
  const taxes = columns.filter(
    (column) =>
      column.type === 'number' &&
      !column.percent &&
      !goods.includes(column) &&
      guessRoles(column, reading)[0]?.role === 'vat',
  );
  const [tax, ...more] = taxes;
  if (!tax || more.length > 0) return [];
  const side = (['net', 'gross'] as const).find((each) =>
    isTaxOfEach(
      tax,
      goods.map((column) => ({ column, share: taxShare(column, each) })),
    ),
  );
  const isTotal = (column: TypedColumn) =>
    isSumOf(column, goods.filter((part) => part !== column).map(plus));
  if (!side || goods.some(isTotal)) return [];
  const reason = `${tax.name.trim()} är momsen i kolumnerna, var och en efter sin momssats.`;
  const role = reading.amount[side];
  return [{ role, parts: goods, sign: '+', reason, net: side === 'net' }];
}

/** Columns of money with a rate of VAT in their names. */
const goodsIn = (columns: readonly TypedColumn[]): TypedColumn[] =>
  columns.filter(
    (column) =>
      column.type === 'number' &&
      !column.percent &&
      !namesShare(withoutPercent(column.name)) &&
      rateOf(column) !== null,
  );

/** No VAT, fee or discount by its name. */
const isNamedByGoods = ({ name }: TypedColumn): boolean =>
  termKind(withoutRate(withoutVat(normaliseName(name)))) === 'other';

const rateOf = ({ name }: TypedColumn) => rateIn(normaliseName(name));

/** The part of an amount with or without it that a VAT column's rate is. */
function taxShare(tax: TypedColumn, side: 'gross' | 'net'): number {
  const rate = (rateOf(tax) ?? 0) / 100;
  return side === 'gross' ? rate / (1 + rate) : rate;
}

/** What a name says beside its rate. */
const withoutPercent = (name: string) => name.replace(/\d{1,3}\s?%/, '');
