import { normaliseName } from '../../table/normalise-name.ts';
import type { Purpose } from '../../table/purpose.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { list } from '../../table/vocabulary/words.ts';

/** An export that many owners have: whose it is, how to know it, and what its columns mean. */
export interface Make {
  /** In Swedish, as it is said to the user: `Orderexport från Shopify`. */
  title: string;
  /** Names that its header has; `share` of them must be there. */
  names: readonly string[];
  share: number;
  /** By guide, name of column → role; null for one that looks like what it is not. */
  roles: Partial<Record<Purpose, Readonly<Record<string, ColumnRole | null>>>>;
  /** What must hold of its rows, or it is not that export; a check whose columns are missing says nothing. */
  checks: readonly MakeCheck[];
  /** True where its amounts are whole öre. */
  isOre: boolean;
}

export type MakeCheck =
  /** The whole is its parts, those after `less` with minus. */
  | { kind: 'sum'; whole: string; parts: readonly string[]; less?: readonly string[] }
  /** VAT is at most a fifth of an amount that includes it, or a quarter of one that does not. */
  | { kind: 'vat'; amount: string; vat: string; isIncluded: boolean }
  /** The balance moves by the amount of each row, oldest or newest first. */
  | { kind: 'balance'; amount: string; balance: string };

interface Written {
  title: string;
  /** Between commas, as the maker writes them. */
  names: string;
  share?: number;
  sales?: Readonly<Record<string, ColumnRole | null>>;
  costs?: Readonly<Record<string, ColumnRole | null>>;
  checks?: readonly MakeCheck[];
  isOre?: boolean;
}

/** A name without its spaces: makers write `Order Date`, `OrderDate` and `order_date` of the same. */
export const keyOf = (name: string): string => normaliseName(name).replaceAll(' ', '');

/** A make with its names as they are compared. */
export function make(written: Written): Make {
  const { title, names, share = 1, sales, costs, checks = [], isOre = false } = written;
  const keyed = (roles: Written['sales']) =>
    roles && Object.fromEntries(Object.entries(roles).map(([name, role]) => [keyOf(name), role]));
  const [ofSales, ofCosts] = [keyed(sales), keyed(costs)];
  return {
    title,
    names: list(names).map(keyOf),
    share,
    roles: { ...(ofSales && { sales: ofSales }), ...(ofCosts && { costs: ofCosts }) },
    checks,
    isOre,
  };
}
