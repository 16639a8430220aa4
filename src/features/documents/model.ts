import type { FileCategory } from '#contract/guides.ts';
import type { ColumnRole } from '#engine/table/roles.ts';
import type {
  CellProblem,
  LeftOutRow,
  Understanding,
  UnderstoodColumn,
} from '#engine/table/understanding.ts';
import { formatNumber } from '#engine/text/format.ts';

/**
 * The files of one guide in the order of the list (chosen last first), but with the sample
 * company's last: it is used only where there is no other.
 */
export function filesOf<D extends { category: string; sample: boolean }>(
  documents: readonly D[],
  category: FileCategory,
): D[] {
  const mine = documents.filter((document) => document.category === category);
  return [...mine.filter(({ sample }) => !sample), ...mine.filter(({ sample }) => sample)];
}

/** The file types of the specification (section 5), and what is read besides: in picker, drop zone and refusal. */
export const fileEndings: Record<FileCategory, { spec: string[]; also: string[] }> = {
  sales: {
    spec: ['csv', 'xlsx', 'xls'],
    also: ['xlsm', 'xlsb', 'ods', 'tsv', 'txt', 'se', 'si', 'sie'],
  },
  kostnader: {
    spec: ['csv', 'xlsx', 'xls', 'txt', 'json'],
    also: ['xlsm', 'xlsb', 'ods', 'tsv', 'ndjson', 'pdf', 'se', 'si', 'sie'],
  },
};

const endingsOf = (category: FileCategory) => [
  ...fileEndings[category].spec,
  ...fileEndings[category].also,
];

/** The file picker's `accept`. */
export function pickerTypes(category: FileCategory): string {
  return endingsOf(category)
    .map((ending) => `.${ending}`)
    .join(',');
}

const SPEC_TYPES: Record<FileCategory, readonly string[]> = {
  sales: [
    'text/csv',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  kostnader: [
    'text/csv',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/plain',
    'application/json',
    'application/pdf',
  ],
};
/** Browsers and systems disagree on the types of these files, or give none. */
const VAGUE_TYPES = [
  '',
  'application/octet-stream',
  'application/csv',
  'text/plain',
  'text/x-csv',
  'text/comma-separated-values',
  'text/tab-separated-values',
  'application/vnd.ms-excel.sheet.macroenabled.12',
  'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/zip',
  'application/x-zip-compressed',
];

/**
 * Whether a file's type is one the specification allows for the guide. Where the type is vague the
 * name's ending counts; the server then decides by content.
 */
export function mayBeFile(category: FileCategory, file: { name: string; type: string }): boolean {
  const type = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (SPEC_TYPES[category].includes(type)) return true;
  const ending = file.name.toLowerCase().split('.').at(-1) ?? '';
  return VAGUE_TYPES.includes(type) && endingsOf(category).includes(ending);
}

/** Below this a role is marked `osäker` and the user is asked to check it. */
export const SURE = 0.75;

export function isUnsure(column: UnderstoodColumn): boolean {
  return column.role !== null && column.confidence < SURE;
}

/**
 * The roles to send when the user gives column `index` the role `role`. Any role but row status
 * belongs to one column, so the column that had it loses it. The server adds earlier choices.
 */
export function rolesWith(
  columns: readonly UnderstoodColumn[],
  index: number,
  role: ColumnRole | null,
): Record<number, ColumnRole | null> {
  const roles: Record<number, ColumnRole | null> = { [index]: role };
  for (const column of columns) {
    if (role === null || role === 'status') continue;
    if (column.role === role && column.index !== index) roles[column.index] = null;
  }
  return roles;
}

/** Columns with a role first, then the others, each in file order. */
export function columnsInOrder(columns: readonly UnderstoodColumn[]): UnderstoodColumn[] {
  const rank = (column: UnderstoodColumn) =>
    column.type === 'empty' ? 2 : column.role === null ? 1 : 0;
  return [...columns].sort((a, b) => rank(a) - rank(b) || a.index - b.index);
}

/** How many rows were left out for each reason, most first, and what they have in kronor where they have amounts. */
export function leftOutByReason({
  leftOutCounts,
  leftOutSums,
}: Pick<Understanding, 'leftOutCounts' | 'leftOutSums'>): {
  reason: LeftOutRow['reason'];
  count: number;
  sum: string | null;
}[] {
  return Object.entries(leftOutCounts)
    .map(([name, count]) => {
      const reason = name as LeftOutRow['reason'];
      return { reason, count, sum: leftOutSums[reason] ?? null };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
}

/** The sum that every answer gives, where they all give the same and it is known; else null. */
export function sameSum(options: readonly { sum?: string | null }[]): string | null {
  const [first] = options;
  const isSame = options.every(({ sum }) => sum === first?.sum);
  return isSame ? (first?.sum ?? null) : null;
}

/** Problems grouped by column, most first, so that a bad column is one line. */
export function problemsByColumn(
  problems: readonly CellProblem[],
): { column: string; problems: CellProblem[] }[] {
  const groups = new Map<string, CellProblem[]>();
  for (const problem of problems) {
    const group = groups.get(problem.column);
    if (group) group.push(problem);
    else groups.set(problem.column, [problem]);
  }
  return [...groups]
    .map(([column, group]) => ({ column, problems: group }))
    .sort((a, b) => b.problems.length - a.problems.length);
}

/** Rows per page of the rows route. */
export const ROWS_PER_PAGE = 100;

/**
 * Estimates which pages hold the rows with these file row numbers: at most `most` page starts.
 * Blank lines are not counted, so each page starts well before its first row.
 */
export function pagesHolding(
  rows: readonly number[],
  understanding: Pick<Understanding, 'headerRow' | 'leftOut'>,
  most: number,
): number[] {
  const leftOut = new Set(understanding.leftOut.map(({ row }) => row));
  const starts: number[] = [];
  for (const row of [...rows].sort((a, b) => a - b)) {
    if (leftOut.has(row)) continue;
    const before = [...leftOut].filter((each) => each < row).length;
    const place = Math.max(0, row - (understanding.headerRow ?? 0) - 1 - before);
    const last = starts.at(-1);
    if (last !== undefined && place < last + ROWS_PER_PAGE) continue;
    starts.push(Math.max(0, place - ROWS_PER_PAGE / 4));
  }
  return starts.slice(0, most);
}

/** `headerRow` as typed: 0–1 000 000, or null where it is no row number. */
export function parseHeaderRow(text: string): number | null {
  if (!/^\d{1,7}$/.test(text.trim())) return null;
  const row = Number(text.trim());
  return row <= 1_000_000 ? row : null;
}

const KILO = 1000;
const MEGA = 1_000_000;

/** A file's size as the operating system shows it: `812 byte`, `14 kB`, `2,3 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KILO) return `${formatNumber(bytes)}\u00a0byte`;
  if (bytes < MEGA) return `${formatNumber(Math.round(bytes / KILO))}\u00a0kB`;
  return `${formatNumber(Math.round(bytes / (MEGA / 10)) / 10, 1)}\u00a0MB`;
}
