import type { Unit } from './fact.ts';

/** All that is known about a figure before it is computed. */
export interface CatalogueRow<Key extends string = string> {
  /**
   * `sales.product.margin`, as in docs/analysis.md. Stored with analyses, so it must never change.
   */
  key: Key;
  /** Its name in receipts, tables and lists of unknowns. */
  label: string;
  unit: Unit;
  /** For a figure given once per item: `per produkt`. */
  each: string | null;
  /** Its sign is a direction, not an amount: words beside it must agree with it. */
  change: boolean;
  /** Keys whose reason it inherits when it is neither given nor refused: the first refused one. */
  restsOn: readonly string[];
}

function rowOf(unit: Unit) {
  return <const Key extends string>(
    key: Key,
    label: string,
    ...restsOn: string[]
  ): CatalogueRow<Key> => ({ key, label, unit, each: null, change: false, restsOn });
}

/** Rows by unit: key, label, and the keys whose reason the figure inherits. */
export const money = rowOf('SEK');
export const percent = rowOf('percent');
export const percentagePoints = rowOf('percentagePoints');
export const count = rowOf('count');
export const days = rowOf('days');
export const ratio = rowOf('ratio');

/** The row of a figure whose sign means up or down. */
export function change<Key extends string>(row: CatalogueRow<Key>): CatalogueRow<Key> {
  return { ...row, change: true };
}

/** The rows of figures given once per item. */
export function each<Rows extends Record<string, CatalogueRow>>(words: string, rows: Rows): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, { ...row, each: words }]),
  ) as Rows;
}

/** The figures of one guide, in the order in which unknowns are listed. */
export interface Catalogue<Key extends string> {
  rows: readonly CatalogueRow<Key>[];
  of(key: Key): CatalogueRow<Key>;
  /** Keys of the figures whose sign is a direction. */
  changes: ReadonlySet<string>;
}

type KeysOf<Rows extends Record<string, CatalogueRow>> = {
  readonly [Name in keyof Rows]: Rows[Name]['key'];
};

/** Makes a catalogue from rows; their names in the code become the keys: `keys.productMargin`. */
export function catalogue<Rows extends Record<string, CatalogueRow>>(
  named: Rows,
): Catalogue<KeysOf<Rows>[keyof Rows]> & { keys: KeysOf<Rows> } {
  type Key = KeysOf<Rows>[keyof Rows];
  const rows = Object.values(named) as CatalogueRow<Key>[];
  const byKey = new Map<string, CatalogueRow<Key>>(rows.map((row) => [row.key, row]));
  return {
    rows,
    of(key) {
      const row = byKey.get(key);
      if (row === undefined) throw new RangeError(`not in the catalogue: ${key}`);
      return row;
    },
    changes: new Set(rows.filter((row) => row.change).map((row) => row.key)),
    keys: Object.fromEntries(
      Object.entries(named).map(([name, row]) => [name, row.key]),
    ) as KeysOf<Rows>,
  };
}

export type CatalogueKey<Of extends { keys: Record<string, string> }> =
  Of['keys'][keyof Of['keys']];
