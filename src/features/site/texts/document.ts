/** A row in a table of what is stored. */
export interface StoredRow {
  name: string;
  use: string;
  retention: string;
}

/** A paragraph, a list of points, or a table. */
export type Block = string | readonly string[] | { caption: string; rows: readonly StoredRow[] };

/** One numbered section of a long text. */
export interface DocumentSection {
  /** The anchor. Other sites link to it, so it must not change. */
  id: string;
  title: string;
  body: readonly Block[];
}

export const documentTexts = {
  updated: 'Senast uppdaterad 10 augusti 2025',
  contents: 'Innehåll',
  columns: { name: 'Namn', use: 'Används till', retention: 'Finns kvar' },
} as const;
