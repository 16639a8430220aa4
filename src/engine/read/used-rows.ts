import { otherText } from '../columns/ledger/left-out-texts.ts';
import { amountColumn } from '../columns/roles/role-map.ts';
import { rowAmounts } from '../columns/row-status/row-amounts.ts';
import { statusInColumn } from '../columns/row-status/status-texts.ts';
import { decimal } from '../facts/decimal.ts';
import { cellText } from '../table/cell.ts';
import { formatNumber } from '../text/format.ts';
import type { Interpreted } from './interpret.ts';
import { rowAt } from './rows/body.ts';
import { chooseUsed } from './rows/choose-used.ts';
import { valueAt } from './rows/decimal-marks.ts';
import { leave, leaveRow } from './rows/row-kinds.ts';

export interface UsedRows {
  /** Places of the used rows among the table's rows. */
  used: Int32Array;
  /** Line or row in the file of each of the table's rows. */
  lines: Int32Array;
  /** Rows of the file: one that became several counts once. */
  usedRows: number;
  /** Lines left out for want of an amount or a date. */
  suspects: number[];
}

/** Decides which rows are used, and leaves out those without amount or date with their reason. */
export function decideRows(table: Interpreted): UsedRows {
  const { body, columns, byRole, sources, others } = table;
  const rows = columns[0]?.ids.length ?? 0;
  const lines = sources ? sources.map((source) => body.lines[source] ?? 0) : body.lines;
  const { used, noAmount, noDate } = chooseUsed(rows, others, byRole);
  if (sources) {
    const filled = new Set(sources);
    const left = leaveOthers(table, sources);
    body.lines.forEach((line, r) => {
      if (filled.has(r)) return;
      leave(body, rowAt(body, r), 'noAmount', `Rad ${line} har inget belopp under någon månad.`);
    });
    return { used, lines, usedRows: filled.size - left, suspects: [] };
  }
  leaveOthers(table, null);
  for (const r of noAmount) leaveWithoutAmount(table, r);
  for (const r of noDate) leaveWithoutDate(table, r);
  const suspects = [...noAmount, ...noDate].map((r) => lines[r] ?? 0).sort((a, b) => a - b);
  return { used, lines, usedRows: used.length, suspects };
}

/** Leaves out what the guide is not about, each row of the file once; how many they are. */
function leaveOthers(
  { body, ledger, reading, others, statuses, byRole }: Interpreted,
  sources: Int32Array | null,
): number {
  const { account, name } = ledger ?? { account: null, name: null };
  const amountOf = rowAmounts(byRole);
  const done = new Set<number>();
  for (const [row, reason] of others) {
    const place = sources ? (sources[row] ?? row) : row;
    if (done.has(place)) continue;
    done.add(place);
    leaveRow(body, reason, sources ? null : amountOf(row), () => {
      const number = account?.read[account.ids[row] ?? -1] ?? '';
      const called = name?.read[name.ids[row] ?? -1] ?? '';
      const label = called === '' || called === number ? number : `${number} ${called}`;
      const own = rowAt(body, place);
      const status = statuses?.rows.get(row);
      const what = status ? statusInColumn(status) : label;
      return { row: own, text: otherText(own.line, what, reason, reading.texts.singular) };
    });
  }
  return done.size;
}

function leaveWithoutAmount({ body, byRole }: Interpreted, place: number): void {
  const row = rowAt(body, place);
  const filled = row.cells.filter((cell) => cellText(cell).trim() !== '');
  const [only] = filled;
  if (only !== undefined && filled.length === 1) {
    const heading = `Rad ${row.line} har bara ”${cellText(only).trim()}” och inget belopp.`;
    leave(body, row, 'noAmount', heading);
    return;
  }
  const name = amountColumn(byRole)?.name.trim() ?? 'Antal och Pris';
  const text = `Rad ${row.line} saknar ett belopp som går att läsa (${name}). Skriv ett belopp eller ta bort raden.`;
  leave(body, row, 'noAmount', text);
}

function leaveWithoutDate({ body, byRole }: Interpreted, place: number): void {
  const row = rowAt(body, place);
  const amount = amountColumn(byRole);
  const value = amount ? valueAt(amount, place) : null;
  const lost = value ? ` Beloppet ${formatNumber(value, 2)} räknas därför inte med.` : '';
  const name = byRole.get('date')?.name.trim() ?? 'Datum';
  const text = `Rad ${row.line} saknar ett datum som går att läsa (${name}).${lost} Skriv ett datum eller ta bort raden.`;
  leave(body, row, 'noDate', text, value === null ? null : decimal(value));
}
