/** Success, and precision, recall and F1 of header, records and cells: each 0–1 for one file. */
export type Measures = [success: number, ...nine: number[]];

/** Pollock compares values by meaning: `01` and `1`, `1.50` and `1.5`, `Ja` and `ja` are equal. */
export function normaliseCell(text: string): string {
  const value = text.trim();
  if (/^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true' ? '1' : '0';
  if (/^[+-]?\d+$/.test(value) && value.length < 16) return String(Number(value));
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value)) return String(Number(value));
  return value.toLowerCase();
}

/**
 * Compares a loaded table with the expected one, after HPI-Information-Systems/Pollock: header,
 * records and cells as multisets. `null` = the file did not load: all zeros.
 */
export function measure(wanted: readonly string[][], loaded: readonly string[][] | null): Measures {
  if (!loaded) return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const header = [wanted[0] ?? [], loaded[0] ?? []].map((row) => row.map(normaliseCell));
  const records = [wanted, loaded].map((rows) =>
    rows.slice(1).map((row) => row.map((cell) => normaliseCell(cell) || 'null').join('\u0000')),
  );
  const cells = [wanted, loaded].map((rows) =>
    rows.slice(1).flatMap((row) => row.map(normaliseCell)),
  );
  return [1, ...overlap(header), ...overlap(records), ...overlap(cells)];
}

function overlap([wanted = [], loaded = []]: string[][]): [
  precision: number,
  recall: number,
  f1: number,
] {
  if (wanted.length === 0) return [1, 1, 1];
  const counts = new Map<string, number>();
  for (const item of wanted) counts.set(item, (counts.get(item) ?? 0) + 1);
  let common = 0;
  for (const item of loaded) {
    const left = counts.get(item) ?? 0;
    if (left === 0) continue;
    common++;
    counts.set(item, left - 1);
  }
  if (common === 0) return [0, 0, 0];
  const recall = common / wanted.length;
  const precision = common / loaded.length;
  return [precision, recall, (2 * precision * recall) / (precision + recall)];
}

/** Pollock's simple score: the sum of the ten measures' averages over the files. 10 is perfect. */
export function simpleScore(results: readonly Measures[]): number {
  let sum = 0;
  for (const measures of results) for (const value of measures) sum += value;
  return results.length === 0 ? 0 : sum / results.length;
}
