import { size } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { salesKeys as key } from './catalogue.ts';
import type { SalesResult } from './result.ts';

/** Counts for 'Portföljöversikt'; null without products or a period to compare with. */
export function portfolio(book: Facts): SalesResult['portfolio'] {
  const products = book.get(key.productsTotal);
  const growing = book.get(key.productsGrowing);
  const shrinking = book.get(key.productsShrinking);
  const stable = book.get(key.productsStable);
  if (products === null || growing === null || shrinking === null || stable === null) return null;
  return {
    products: size(products),
    growing: size(growing),
    shrinking: size(shrinking),
    stable: size(stable),
    dormant: size(book.get(key.dormantProducts)),
  };
}
