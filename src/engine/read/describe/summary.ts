import type { ColumnRole } from '../../table/roles.ts';
import { sheetsRead } from '../../table/sheets-read.ts';
import type { Understanding, WorkbookFormat } from '../../table/understanding.ts';
import { formatNumber } from '../../text/format.ts';

const delimiterNames: Readonly<Record<string, string>> = {
  ';': 'Semikolon',
  ',': 'Komma',
  '\t': 'Tabb',
  '|': 'Lodstreck',
  ' ': 'Mellanslag',
  ':': 'Kolon',
};

function delimiterName(delimiter: string): string {
  if (delimiter === '') return 'En kolumn';
  return (
    delimiterNames[delimiter] ??
    delimiterNames[delimiter.trim()] ??
    `Avgränsare ${delimiter.trim()}`
  );
}

const workbookNames: Record<WorkbookFormat, string> = {
  xlsx: 'Excel (xlsx)',
  xlsm: 'Excel med makron (xlsm)',
  xlsb: 'Excel, binär (xlsb)',
  xls: 'Excel 97–2003 (xls)',
  xml: 'Excel 2003 (XML)',
  ods: 'OpenDocument (ods)',
  html: 'Tabell i en webbsida (HTML)',
};

/** `Semikolon · teckenkodning Windows-1252 · belopp skrivna som 1 234,56 · 2024-01-02 – 2025-12-30 · 12 408 rader, 3 hoppades över` */
export function summarise(understanding: Omit<Understanding, 'summary'>): string {
  const { format, rows, period } = understanding;
  const parts = [understanding.make ?? '', ...openingOf(understanding)];
  const amount = understanding.columns.find(
    ({ role }) => role !== null && amountRoles.includes(role),
  );
  if (amount?.format && format === 'csv') parts.push(`belopp skrivna som ${amount.format}`);
  if (period) parts.push(period.from === period.to ? period.from : `${period.from} – ${period.to}`);
  const skipped = rows.leftOut === 0 ? '' : `, ${formatNumber(rows.leftOut)} hoppades över`;
  parts.push(`${formatNumber(rows.used)} ${rows.used === 1 ? 'rad' : 'rader'}${skipped}`);
  return parts.filter((part) => part !== '').join(' · ');
}

const amountRoles: readonly ColumnRole[] = ['revenue', 'grossRevenue', 'amount', 'grossAmount'];

function openingOf(understanding: Omit<Understanding, 'summary'>): string[] {
  const { format, delimiter, books } = understanding;
  const encoding = encodingPart(understanding);
  switch (format) {
    case 'csv':
      return [delimiterName(delimiter ?? ''), encoding];
    case 'sie':
      return [`SIE typ ${books?.sieType ?? '?'}`, books?.company ?? ''];
    case 'json':
      return ['JSON', encoding];
    case 'text':
      return ['Text', encoding];
    case 'pdf':
      return ['PDF'];
    default:
      return [workbookNames[format], sheetPart(understanding)];
  }
}

/** Of the encoding that nearly all files have, or that their format says, nothing need be said. */
const encodingPart = ({ encoding }: Pick<Understanding, 'encoding'>): string =>
  encoding === null || encoding === 'UTF-8' ? '' : `teckenkodning ${encoding}`;

function sheetPart({ sheets }: Pick<Understanding, 'sheets'>): string {
  const read = sheetsRead(sheets);
  if (read === null || sheets.length < 2) return '';
  return sheets.filter(({ chosen }) => chosen).length > 3
    ? read
    : sheets.filter(({ chosen }) => chosen).length > 1
      ? `bladen ${read}`
      : `bladet ${read}`;
}
