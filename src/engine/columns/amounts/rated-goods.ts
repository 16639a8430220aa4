import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { rateIn } from '../../table/vocabulary/vat.ts';
import type { GuideReading } from '../guide-reading.ts';
import type { AmountGroup } from '../roled.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';
import { isTaxOf } from './is-tax-of.ts';

/**
 * `Livsmedel 12 %` and `Alkohol 25 %` under names of their own, where the VAT of each rate (`Moms 12 %`, `Moms 25 %`) is that
 * of the columns with the rate in their names: they are one amount, on the side of VAT that the rows prove.
 */
export function ratedGoods(
  vat: AmountGroup,
  columns: readonly TypedColumn[],
  reading: GuideReading,
) {
  const goods = columns.filter(
    (column) =>
      column.type === 'number' &&
      !column.percent &&
      !namesShare(withoutPercent(column.name)) &&
      !vat.parts.includes(column) &&
      rateOf(column) !== null,
  );
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

const rateOf = ({ name }: TypedColumn) => rateIn(normaliseName(name));

/** The part of an amount with or without it that a VAT column's rate is. */
function taxShare(tax: TypedColumn, side: 'gross' | 'net'): number {
  const rate = (rateOf(tax) ?? 0) / 100;
  return side === 'gross' ? rate / (1 + rate) : rate;
}

/** What a name says beside its rate. */
const withoutPercent = (name: string) => name.replace(/\d{1,3}\s?%/, '');
