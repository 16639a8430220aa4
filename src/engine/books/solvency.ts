import { add, decimal, multiply, subtract } from '../facts/decimal.ts';
import { named } from '../figures/naming.ts';
import type { BookKey } from './keys.ts';
import { addRatio, addShare, term } from './ratio.ts';
import type { YearContext } from './year-facts.ts';

const TAX = decimal('0.206');

/** Solidity, liquidity and debt. Untaxed reserves: 79.4 % are equity, 20.6 % a debt of tax. */
export function addSolvency(context: YearContext): void {
  addShare(context, 'books.ratio.solidity', 'books.equity.adjusted', 'books.assets.total');
  addShare(
    context,
    'books.ratio.currentLiquidity',
    'books.assets.current',
    'books.liabilities.short',
  );
  const get = (key: BookKey) => term(context, key);
  const [current, inventory, short] = [
    get('books.assets.current'),
    get('books.assets.inventory'),
    get('books.liabilities.short'),
  ];
  if (current !== null && inventory !== null && short !== null)
    addRatio(context, {
      key: 'books.ratio.cashLiquidity',
      above: subtract(current.value, inventory.value),
      below: short.value,
      unit: 'percent',
      formula: `(${named(current.fact)} − ${named(inventory.fact)}) ÷ ${named(short.fact)}`,
      inputs: [current.fact, inventory.fact, short.fact],
    });
  const [provisions, long, reserves, equity] = [
    get('books.liabilities.provisions'),
    get('books.liabilities.long'),
    get('books.equity.untaxedReserves'),
    get('books.equity.adjusted'),
  ];
  if (
    provisions === null ||
    long === null ||
    short === null ||
    reserves === null ||
    equity === null
  )
    return;
  const debts = [provisions, long, short].reduce((sum, { value }) => add(sum, value), decimal('0'));
  addRatio(context, {
    key: 'books.ratio.debtRatio',
    above: add(debts, multiply(reserves.value, TAX)),
    below: equity.value,
    unit: 'ratio',
    formula: `(${named(provisions.fact)} + ${named(long.fact)} + ${named(short.fact)} + 20,6 % av ${named(reserves.fact)}) ÷ ${named(equity.fact)}`,
    inputs: [provisions.fact, long.fact, short.fact, reserves.fact, equity.fact],
  });
}
