/** A row whose amounts are, exactly, the sums of the rows before it since the start or since another such row. */
export interface Hit {
  row: number;
  /** How many rows it sums, but for those that come to nothing. */
  members: number;
}

/** Rows that sum other rows: those that the amounts prove, and those that may. */
export interface FoundSums {
  proved: Set<number>;
  open: Set<number>;
  /** Those of the proved that sum rows wherever these stand, and not those around them. */
  apart?: ReadonlySet<number>;
}

export interface Scan {
  /** 1 for rows that may be sums, 2 for those that are sums whatever they say. */
  candidates: Uint8Array;
  /** True where sums stand above what they sum. */
  backwards: boolean;
  /** True where a row is the sum of one other at most once: four alike in turn are two groups of one. */
  inPairs?: boolean;
  /** Rows and amounts other than zero that a sum must have at least. */
  least: { members: number; amounts: number };
}

/** Finds the sums among the candidates, on any level: of a group, of groups, of all so far. */
export function scan(amounts: readonly Float64Array[], how: Scan): Hit[] {
  const { candidates, backwards, least, inPairs = false } = how;
  const rows = candidates.length;
  const sums = new Float64Array(amounts.length);
  let members = 0;
  // What was summed before each sum, and before the first row, by its total.
  const bounds = new Map([[0, { members: 0, sums: sums.slice() }]]);
  const hits: Hit[] = [];
  let ofOne = -1;
  for (let n = 0; n < rows; n++) {
    const row = backwards ? rows - 1 - n : n;
    if (isBlank(amounts, row)) {
      // A row without amounts may head a group: what it sums begins here.
      bounds.set(totalOf(sums), { members, sums: sums.slice() });
      continue;
    }
    const candidate = candidates[row] ?? 0;
    // A total above all rows is no amount of theirs.
    if (members === 0 && candidate === 2) continue;
    if (members > 0 && candidate > 0) {
      const own = amounts.map((amount) => amount[row] || 0);
      const bound = bounds.get(totalOf(sums) - totalOf(own));
      const isSum =
        bound !== undefined &&
        members - bound.members >= least.members &&
        own.filter((value) => value !== 0).length >= least.amounts &&
        own.every((value, c) => value === (sums[c] ?? 0) - (bound.sums[c] ?? 0)) &&
        !(inPairs && bound.members === ofOne);
      if (isSum) ofOne = members - bound.members === 1 ? bound.members : -1;
      if (isSum) hits.push({ row, members: members - bound.members });
      if (isSum || candidate === 2) {
        bounds.set(totalOf(sums), { members, sums: sums.slice() });
        continue;
      }
    }
    let isNothing = true;
    for (let c = 0; c < sums.length; c++) {
      const value = amounts[c]?.[row] || 0;
      isNothing &&= value === 0;
      sums[c] = (sums[c] ?? 0) + value;
    }
    if (!isNothing) members++;
  }
  return hits;
}

const isBlank = (amounts: readonly Float64Array[], row: number): boolean =>
  amounts.every((amount) => Number.isNaN(amount[row] ?? Number.NaN));

function totalOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let c = 0; c < values.length; c++) sum += values[c] ?? 0;
  return sum;
}
