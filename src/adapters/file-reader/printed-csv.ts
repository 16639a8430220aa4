import type { WrittenTable } from '#engine/table/table.ts';

/**
 * The table as written in the file, as comma-separated CSV with LF. Columns without a header become
 * `col_0` …
 */
export function printedCsv({ names, columns, rows }: WrittenTable): string {
  const header = names ?? columns.map((_, c) => `col_${c}`);
  const quoted = columns.map(({ values }) => values.map(quote));
  const lines = [header.map(quote).join(',')];
  for (const place of rows) {
    lines.push(columns.map(({ ids }, c) => quoted[c]?.[ids[place] ?? -1] ?? '').join(','));
  }
  return `${lines.join('\n')}\n`;
}

const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
