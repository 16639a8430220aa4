/** A row of a table of what is kept where. */
export interface StoredRow {
  name: string;
  use: string;
  kept: string;
}

/** A paragraph, a list of points, or a table. */
export type Block = string | readonly string[] | { caption: string; rows: readonly StoredRow[] };

/** One numbered section of a text that is read from top to bottom, or looked up in. */
export interface DocumentSection {
  /** The anchor: in links from elsewhere, so it stays as it is. */
  id: string;
  title: string;
  body: readonly Block[];
}

export const documentTexts = {
  updated: 'Senast uppdaterad 10 augusti 2025',
  contents: 'Innehåll',
  columns: { name: 'Namn', use: 'Används till', kept: 'Finns kvar' },
} as const;
