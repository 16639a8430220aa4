import { amountColumn } from '../../table/amount-of.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { near, RATES, ROUNDING } from '../../table/swedish-rates.ts';
import { totalOf } from '../total.ts';
import type { Understood } from '../understand.ts';

interface TwoReadings {
  heads: () => Understood;
  rows: () => Understood;
  /** Columns of the heads; those of their rows come after. */
  columnsOfHeads: number;
  overrides: ReadOverrides;
}

/** How sure a head's amount must be to be held against its rows: by its name, not by being the only number. */
const BY_NAME = 0.62;

/**
 * Records with rows of their own (invoices, vouchers, orders) as rows, where the rows come to what the records say or
 * the records say no amount; else by the records' own amounts, and that is asked.
 */
export function headsOrRows({ heads, rows, columnsOfHeads, overrides }: TwoReadings): Understood {
  const chosen = overrides.choices?.records;
  if (chosen !== undefined) return chosen === 'rows' ? rows() : heads();
  const ofRows = rows();
  // Whoever gave a column of the rows a role has seen them.
  const isSeen = Object.keys(overrides.roles ?? {}).some(
    (index) => Number(index) >= columnsOfHeads,
  );
  if (isSeen || has(ofRows, 'account')) return ofRows;
  const ofHeads = heads();
  if (!isSure(ofHeads)) return ofRows;
  if (!ofRows.understanding.ready) return ofHeads;
  const isSame = totalOf(ofRows) === totalOf(ofHeads) && dateOf(ofRows) === dateOf(ofHeads);
  if (isSame) return isOfHeads(ofRows, ofHeads) ? ofHeads : ofRows;
  if (areNet(ofRows, ofHeads)) return ofRows;
  return { ...ofHeads, doubts: [...ofHeads.doubts, doubt] };
}

/** Whether the records say with VAT, at a Swedish rate, what their rows say without: the rows are what was sold. */
function areNet(ofRows: Understood, ofHeads: Understood): boolean {
  const [net, gross] = [ofRows, ofHeads].map((read) => Number(totalOf(read) ?? Number.NaN));
  if (net === undefined || gross === undefined || dateOf(ofRows) !== dateOf(ofHeads)) return false;
  return RATES.some((rate) => near(net * (1 + rate), gross, ROUNDING));
}

const has = ({ understanding }: Understood, role: ColumnRole) =>
  understanding.columns.some((column) => column.role === role);

const isSure = ({ understanding: { ready, columns } }: Understood) =>
  ready && (amountColumn(columns)?.confidence ?? 0) >= BY_NAME;

/** Whether the amount of the rows is their head's, on its first row alone: what was sold on each is then not told. */
function isOfHeads({ understanding: rows }: Understood, { understanding: heads }: Understood) {
  const filled = amountColumn(rows.columns)?.filled ?? rows.rows.inFile;
  return rows.rows.inFile > heads.rows.inFile && filled <= heads.rows.inFile;
}

const dateOf = ({ understanding }: Understood) =>
  understanding.columns.find(({ role }) => role === 'date')?.index;

const doubt: Doubt = {
  id: 'records',
  text: 'Varje post i filen har både ett eget belopp och rader. De kommer inte fram till samma summa. Vad ska räknas?',
  options: [
    { answer: 'heads', label: 'Posternas belopp', change: { choices: { records: 'heads' } } },
    { answer: 'rows', label: 'Radernas belopp', change: { choices: { records: 'rows' } } },
  ],
  chosen: 'heads',
  blocks: 'ifSumsDiffer',
};
