/** What a scanned cell holds. A shared text is one of the workbook's. */
export const held = { number: 0, text: 1, shared: 2, yes: 3, no: 4, error: 5 } as const;

/** The cells of a sheet in their order, before shared texts and number formats are looked up. */
export interface ScannedSheet {
  count: number;
  /** 0-based. */
  rows: Int32Array;
  columns: Uint16Array;
  /** By `held`. */
  kinds: Uint8Array;
  /** The number, or the place of the text. */
  values: Float64Array;
  /** One more than the place of the cell's style in the workbook; 0 where it names none. */
  styles: Uint16Array;
  texts: readonly string[];
}

/** Those of a scan on its way. */
type Cells = Omit<ScannedSheet, 'texts'>;

/** Room for so many cells. */
export const cellsOf = (size: number): Cells => ({
  count: 0,
  rows: new Int32Array(size),
  columns: new Uint16Array(size),
  kinds: new Uint8Array(size),
  values: new Float64Array(size),
  styles: new Uint16Array(size),
});

/** The same cells with room for twice as many. */
export function grownCells(cells: Cells): Cells {
  const larger = cellsOf(cells.count * 2);
  larger.rows.set(cells.rows);
  larger.columns.set(cells.columns);
  larger.kinds.set(cells.kinds);
  larger.values.set(cells.values);
  larger.styles.set(cells.styles);
  return { ...larger, count: cells.count };
}
