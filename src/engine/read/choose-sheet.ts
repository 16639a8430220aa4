import type { GuideReading } from '../columns/guide-reading.ts';
import { roleMap } from '../columns/roles/role-map.ts';
import { roleColumns } from '../columns/steps.ts';
import { typeColumn } from '../columns/types/type-column.ts';
import type { Row } from '../table/cell.ts';
import { toColumns } from '../table/column-store.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import type { CellProblem, SheetSummary, WorkbookFormat } from '../table/understanding.ts';
import { missingFor } from './checks/readiness.ts';
import { limits } from './limits.ts';
import { ReadError } from './read-error.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout } from './rows/layout.ts';
import { sheetBody } from './rows/sheet-body.ts';
import { type Understood, understand } from './understand.ts';

export interface Workbook {
  format: WorkbookFormat | 'pdf';
  sheets: {
    name: string;
    hidden: boolean;
    rows: Row[];
    width: number;
    /** By column: the currency its number formats show. */
    currencies?: (string | null)[];
  }[];
  fileName: string;
  problems?: CellProblem[];
}

/**
 * Looks at every sheet and reads the one that holds the data, or the one the user chose.
 * @throws ReadError `no_table`, `too_wide`
 */
export function chooseSheet(
  { format, sheets, fileName, problems = [] }: Workbook,
  overrides: ReadOverrides,
  reading: GuideReading,
): Understood {
  const scores = sheets.map((sheet) => scoreSheet(sheet, reading));
  const best = Math.max(0, ...scores);
  const wanted =
    overrides.sheet === undefined ? -1 : sheets.findIndex(({ name }) => name === overrides.sheet);
  const place = wanted >= 0 ? wanted : scores.indexOf(best);
  const chosen = sheets[place];
  if (!chosen || (best === 0 && wanted < 0) || chosen.rows.length === 0)
    throw noTable(sheets.length);
  const summaries = sheets.map(
    ({ name, hidden, rows, width }, n): SheetSummary => ({
      name,
      rows: rows.length,
      columns: width,
      chosen: n === place,
      hidden,
    }),
  );
  const rivals = sheets
    .filter((_, n) => n !== place && (scores[n] ?? 0) > best * 0.7 && best >= readyScore)
    .map(({ name }) => name);
  return understand(
    {
      format,
      encoding: null,
      delimiter: null,
      head: chosen.rows,
      readBody: (layout, names) => sheetBody(chosen.rows.slice(layout.from), names),
      sheets: summaries,
      rivalSheets: rivals,
      fileName,
      currencies: chosen.currencies,
      broken: 0,
      problems,
    },
    overrides,
    reading,
  );
}

const readyScore = 100;

const rolesIn = (typed: readonly TypedColumn[], reading: GuideReading) => {
  const { columns, roles } = roleColumns(typed, { reading, chosen: {} });
  return roleMap(columns, roles);
};

const noTable = (sheets: number) =>
  new ReadError(
    'no_table',
    `Arbetsboken har ${sheets === 1 ? 'ett blad' : `${sheets} blad`} men ingen tabell: väntade en rubrikrad med rader under. Lägg uppgifterna på ett blad och ladda upp filen på nytt.`,
  );

/** What a sheet would give: ready for analysis first, then size; hidden sheets last. */
function scoreSheet(
  { rows, hidden, width }: Workbook['sheets'][number],
  reading: GuideReading,
): number {
  if (rows.length === 0 || width === 0) return 0;
  const sample = rows.slice(0, 300);
  const layout = findLayout(sample);
  if (layout.width > limits.columns) return 1;
  const below = sample.slice(layout.from);
  const columns = toColumns(below, headerNames(sample, layout)).map((store) => typeColumn(store));
  const ready =
    missingFor(rolesIn(columns, reading), { used: below.length, skipped: 0 }, false, reading)
      .length === 0;
  const values = columns.some((column) => column.type === 'number' || column.type === 'date')
    ? 10
    : 1;
  const headed = layout.header.length > 0 && below.length > 0 ? 2 : 1;
  const size = Math.log2(rows.length + 1) + Math.min(width, 20) / 10;
  return (
    (ready ? readyScore * 3 : 0) * (hidden ? 0.5 : 1) + size * values * headed * (hidden ? 0.2 : 1)
  );
}
