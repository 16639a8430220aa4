import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesSides } from '../../table/vocabulary/bookkeeping.ts';
import { namesKind } from '../../table/vocabulary/row-kinds.ts';
import {
  isCreditLetter,
  isInvoiceLetter,
  namesInvoiceType,
  namesStatus,
} from '../../table/vocabulary/row-status.ts';
import { findDebitCredit } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import type { Roled } from '../roled.ts';
import type { RowAmount } from './row-amounts.ts';
import type { StateColumn } from './status-columns.ts';

/**
 * A column of letters for kinds of invoice (`LF` and `KF`, `F` and `K`), where what the second stands for has its amounts
 * with plus as the first: they may be credit notes, however short the list is, which is asked.
 */
export function invoiceLetters(
  { columns, ledger, others }: Roled,
  { chosen, choices }: Ask,
  amountOf: RowAmount,
): { columns: StateColumn[]; doubts: Doubt[] } {
  // Letters that parted the amounts into debit and credit have said what they mean.
  const areParted = findDebitCredit(columns) !== null;
  const place = columns.findIndex(
    (column) => chosen[column.index] === undefined && holdsLetters(column, areParted),
  );
  const column = columns[place];
  const answer = choices?.sides;
  if (!column || ledger) return { columns: [], doubts: [] };
  const isCredit = column.read.map((text) => isCreditLetter(normaliseName(text ?? '')));
  const isAbove = Array.from(column.ids).some(
    (id, row) => isCredit[id] && !others.has(row) && (amountOf(row)?.units ?? 0n) > 0n,
  );
  if (!isAbove) return { columns: [], doubts: [] };
  const states = isCredit.map((is) => (is && answer !== 'asWritten' ? ('credit' as const) : null));
  const found = { column, place, ids: column.ids, states, isOwnRole: false, unused: false };
  return { columns: [found], doubts: answer === undefined ? [doubtOf(column, isCredit)] : [] };
}

function holdsLetters({ name, type, read }: TypedColumn, areParted: boolean): boolean {
  const written = normaliseName(name);
  if (areParted && namesSides(written)) return false;
  if (
    type !== 'text' ||
    ![namesKind, namesStatus, namesInvoiceType, namesSides].some((is) => is(written))
  )
    return false;
  const letters = read.map((text) => normaliseName(text ?? ''));
  return (
    letters.some(isInvoiceLetter) &&
    letters.some(isCreditLetter) &&
    letters.every((each) => isInvoiceLetter(each) || isCreditLetter(each))
  );
}

function doubtOf({ name, read }: TypedColumn, isCredit: readonly boolean[]): Doubt {
  const written = read.flatMap((text, id) => (isCredit[id] ? `”${(text ?? '').trim()}”` : []));
  return {
    id: 'sides',
    text: `Är raderna med ${written.join(' och ')} i kolumnen ${name.trim()} kreditfakturor? De har plus i filen.`,
    options: [
      {
        answer: 'creditNotes',
        label: 'Ja, de dras av',
        change: { choices: { sides: 'creditNotes' } },
      },
      {
        answer: 'asWritten',
        label: 'Nej, de räknas som de andra',
        change: { choices: { sides: 'asWritten' } },
      },
    ],
    chosen: 'creditNotes',
    blocks: 'ifSumsDiffer',
  };
}
