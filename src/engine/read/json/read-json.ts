import type { GuideReading } from '../../columns/guide-reading.ts';
import { isBlankRow, type Row } from '../../table/cell.ts';
import { toColumns } from '../../table/column-store.ts';
import type { CellProblem, SheetSummary } from '../../table/understanding.ts';
import { decode, type Latin1 } from '../detect/encoding.ts';
import { latest } from '../latest.ts';
import { ReadError } from '../read-error.ts';
import { type Body, copyOf, emptyBody } from '../rows/body.ts';
import { leave } from '../rows/row-kinds.ts';
import { sheetBody } from '../rows/sheet-body.ts';
import { type ReadBy, type Source, understand } from '../understand.ts';
import { asCell } from './flatten.ts';
import { headsOrRows } from './heads-or-rows.ts';
import type { JsonTable } from './json-table.ts';
import { readLines } from './lines.ts';
import { onePageOfMany } from './pages.ts';
import { parseJson } from './parse-json.ts';
import { findTables } from './tables.ts';

/**
 * Opens a JSON file (a list of records, columns, rows, or one record per line), to read it into table and understanding.
 * @throws ReadError `unreadable`, `no_table`, `too_wide`, `too_long`; so does what it gives.
 */
export function openJson(
  bytes: Uint8Array,
  { fileName, latin1, reading }: { fileName: string; latin1?: Latin1; reading: GuideReading },
): ReadBy {
  const { text, encoding, broken } = decode(bytes, latin1);
  const { tables, problems, body } = tablesIn(text);
  const longest = Math.max(0, ...tables.map(({ rows }) => rows.length));
  const usual = tables.findIndex(({ rows }) => rows.length === longest);
  const sourceBy = latest((place: number): Sources => {
    const table = tables[place];
    if (!table) throw noList();
    const about = {
      ...({ format: 'json', encoding, delimiter: null, rivalSheets: [] } as const),
      ...{ fileName, broken, problems, sheets: tables.length > 1 ? sheetsOf(tables, place) : [] },
    };
    return {
      heads: { ...about, ...sourceOf(table, body) },
      rows: table.expanded && { ...about, ...sourceOf(table.expanded, body) },
      columnsOfHeads: table.names?.length ?? 0,
    };
  });
  return (overrides) => {
    const wanted = tables.findIndex(({ path }) => path === overrides.sheet);
    const { heads, rows, columnsOfHeads } = sourceBy(wanted >= 0 ? wanted : usual);
    const read = (source: Source) => understand(source, overrides, reading);
    return rows === null
      ? read(heads)
      : headsOrRows({
          heads: () => read(heads),
          rows: () => read(rows),
          columnsOfHeads,
          overrides,
        });
  };
}

/** One of the lists of the file: its records, and those with one of their own rows a row. */
interface Sources {
  heads: Source;
  rows: Source | null;
  columnsOfHeads: number;
}

const sheetsOf = (tables: readonly JsonTable[], chosen: number): SheetSummary[] =>
  tables.map(({ path, rows, names }, place) => ({
    name: path,
    rows: rows.length,
    columns: names?.length ?? rows[0]?.length ?? 0,
    chosen: place === chosen,
    hidden: false,
  }));

interface Found {
  tables: JsonTable[];
  problems: CellProblem[];
  body: Omit<Body, 'stores'>;
}

function tablesIn(text: string): Found {
  const lines = readLines(text);
  if (lines) return { tables: [lines.table], problems: [], body: lines.body };
  const { value, repeated } = parseJson(text);
  const problems = repeated.map((key) => ({
    row: 1,
    column: key,
    found: key,
    text: `Nyckeln ”${key}” står mer än en gång i samma post. Det sista värdet används.`,
  }));
  const ofPage = onePageOfMany(value);
  return { tables: findTables(value), problems: [...ofPage, ...problems], body: emptyBody() };
}

function sourceOf(
  table: JsonTable,
  begun: Omit<Body, 'stores'>,
): Pick<Source, 'head' | 'readBody' | 'known'> {
  const width = table.names?.length ?? 0;
  const rows = table.rows.map((row, n): Row => {
    const cells = Array.from({ length: Math.max(width, row.length) }, (_, c) => asCell(row[c]));
    return { line: table.lines[n] ?? 0, cells };
  });
  const mark = numberColumns(table);
  const { names } = table;
  if (names === null) {
    return {
      head: rows,
      readBody: latest((layout, columnNames) => sheetBody(rows.slice(layout.from), columnNames)),
    };
  }
  const body: Body = { ...copyOf(begun), inFile: begun.inFile + rows.length, stores: [] };
  const filled = rows.filter((row) => {
    if (!isBlankRow(row.cells)) return true;
    leave(body, row, 'empty', `Post ${row.line} är tom.`);
    return false;
  });
  const lines = Int32Array.from(filled, ({ line }) => line);
  return {
    head: [{ line: 0, cells: names }, ...filled.slice(0, 20)],
    readBody: latest(() => ({ ...body, stores: toColumns(filled, names), lines })),
    known: { layout: { width, header: [0], from: 1 }, mark },
  };
}

/** Columns in which every value is a JSON number, and so has a point as its decimal mark. */
function numberColumns({ rows, names }: JsonTable): Set<number> {
  const numbers = new Set<number>(names?.keys());
  for (const row of rows) {
    row.forEach((cell, place) => {
      if (cell && cell.text !== '' && !cell.number) numbers.delete(place);
    });
  }
  return numbers;
}

const noList = () =>
  new ReadError(
    'no_table',
    'JSON-filen har ingen lista med poster: väntade något i stil med [{"datum": "2025-01-31", "belopp": 1250}]. Exportera uppgifterna som en sådan lista, eller som CSV, och ladda upp filen på nytt.',
  );
