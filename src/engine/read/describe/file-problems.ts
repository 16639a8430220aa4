import { lacksYear } from '../../columns/types/days-without-year.ts';
import { readRange } from '../../columns/types/period-range.ts';
import { cellText, type Row } from '../../table/cell.ts';
import type { CellProblem, FileFormat } from '../../table/understanding.ts';
import { listed } from '../../text/swedish.ts';
import type { Interpreted } from '../interpret.ts';

interface File {
  format: FileFormat;
  encoding: string | null;
  head: readonly Row[];
  /** Bytes that fitted no character. */
  broken: number;
}

/** What was wrong with the file as a whole and was read anyway, the widest first. */
export const fileProblems = (file: File, table: Interpreted): CellProblem[] => [
  ...brokenBytes(file),
  ...headerTooShort(file, table),
  ...daysWithoutYear(table),
  ...periodsAcross(table),
  ...joinedColumns(table),
  ...tableBeside(table),
  ...[...table.filledDown].reverse().map((name) => filledColumn(name, table)),
  ...table.body.mended.map(mendedRow),
];

const WHOLE_FILE = 'Hela filen';
const firstLine = ({ body }: Interpreted) => body.lines[0] ?? 1;

function brokenBytes({ broken, encoding }: File): CellProblem[] {
  if (broken === 0) return [];
  const text = `Filen har ${broken} tecken som inte hör till ${encoding ?? 'teckenkodningen'}. De lästes som Windows-1252; spara om filen som UTF-8 om namn ser fel ut.`;
  return [{ row: 1, column: WHOLE_FILE, found: `${broken} trasiga tecken`, text }];
}

/** Fewer names than values: the names may stand above the wrong columns. */
function headerTooShort({ head, format }: File, { layout, body }: Interpreted): CellProblem[] {
  const header = head[layout.header.at(-1) ?? -1];
  if (!header || format !== 'csv' || header.cells.length >= layout.width) return [];
  if ((body.stores.at(-1)?.filled ?? 0) === 0) return [];
  const found = `${header.cells.length} namn`;
  const text = `Rad ${header.line}: rubrikraden har ${header.cells.length} namn, men raderna har ${layout.width} värden. Kontrollera att rätt namn står över rätt kolumn.`;
  return [{ row: header.line, column: 'Rubrikraden', found, text }];
}

/** Days without a year are no dates: the file then has a column of dates that cannot be used. */
const daysWithoutYear = (table: Interpreted): CellProblem[] =>
  table.columns.filter(lacksYear).map(({ name, values }) => {
    const found = cellText(values[0]).trim();
    const text = `Kolumnen ${name.trim()} saknar årtal (”${found}”), så datumen kan inte användas. Skriv året också, till exempel 2025-01-31, eller i en rad ovanför tabellen.`;
    return { row: firstLine(table), column: name, found, text };
  });

/** Weeks and other periods with days in two months are counted in one of them. */
const periodsAcross = (table: Interpreted): CellProblem[] => {
  const date = table.byRole.get('date');
  const across = (date?.values ?? []).map(cellText).filter((text) => readRange(text)?.isAcross);
  const [found] = across;
  if (!date || found === undefined || date.type !== 'date') return [];
  const text = `Kolumnen ${date.name.trim()} har perioder som går över ett månadsskifte (”${found}”). Var och en räknas till den månad som de flesta av dess dagar är i.`;
  return [{ row: firstLine(table), column: date.name, found, text }];
};

const joinedColumns = (table: Interpreted): CellProblem[] =>
  table.note === null
    ? []
    : [{ row: firstLine(table), column: WHOLE_FILE, found: 'flera belopp', text: table.note }];

function tableBeside(table: Interpreted): CellProblem[] {
  const names = table.beside.map((name) => name.trim()).filter((name) => name !== '');
  if (names.length === 0) return [];
  const text = `${listed(names)} är en annan tabell bredvid raderna och räknas inte med. Ladda upp den som en egen fil om den ska analyseras.`;
  return [{ row: firstLine(table), column: WHOLE_FILE, found: 'en annan tabell', text }];
}

const filledColumn = (name: string, table: Interpreted): CellProblem => ({
  row: firstLine(table),
  column: name,
  found: 'tomma celler',
  text: `Kolumnen ${name.trim()} är ifylld bara på första raden i varje grupp. Raderna under har fått samma ${isDate(name, table) ? 'datum' : 'namn'}.`,
});

const isDate = (name: string, { columns }: Interpreted) =>
  columns.some((column) => column.name === name && column.type === 'date');

const mendedRow = ({ line, text }: Interpreted['body']['mended'][number]): CellProblem => ({
  row: line,
  column: 'Hela raden',
  found: text,
  text: `Rad ${line}: ${text}. Raden lästes ändå; kontrollera att värdena står i rätt kolumn.`,
});
