import { amountColumn } from './amount-of.ts';
import type { Question } from './question.ts';
import type { ColumnRole } from './roles.ts';
import type {
  DecidedBy,
  ReconciliationCheck,
  Understanding,
  UnderstoodColumn,
} from './understanding.ts';

/** What decided that a column is what its figures take it for. */
export interface ColumnEvidence {
  /** Its name as figures write it. */
  column: string;
  role: ColumnRole;
  /** `books` of a SIE file; `reason` where that says it in its own words. */
  by: DecidedBy | 'books' | 'reason';
  /** In Swedish: `Netto + Moms = Totalt på 412 av 412 rader.`; the export for `make`, empty for an answer. */
  reason: string;
  /** True where nothing else in the file says otherwise, and no question of it is open. */
  undisputed: boolean;
  /** What the file holds against it and agrees with, in Swedish: its own total. */
  agrees: string[];
  /** What the user answered of it, in Swedish. */
  answers: { question: string; answer: string }[];
}

/** Checks of the amounts that say more of them the better they agree. */
const ofAmounts: readonly ReconciliationCheck['id'][] = [
  'total',
  'product',
  'vouchers',
  'balances',
  'results',
];

/** What decided each column that figures may rest on. */
export function evidenceOf(understanding: Understanding): ColumnEvidence[] {
  const { columns, questions, reconciliation, answered, make } = understanding;
  const amount = amountColumn(columns);
  const undisputed =
    questions.length === 0 && reconciliation.every(({ status }) => status !== 'difference');
  const agrees = reconciliation.filter(
    ({ id, status }) => status === 'ok' && ofAmounts.includes(id),
  );
  return columns.flatMap((column): ColumnEvidence[] => {
    if (column.role === null) return [];
    const by = decidedBy(column, understanding);
    const isAmount = column.index === amount?.index;
    const asked = answered.filter(({ id }) =>
      id === 'dateOrder' ? column.role === 'date' : isAmount && !ofNoColumn.includes(id),
    );
    return [
      {
        column: column.name.trim(),
        role: column.role,
        by,
        reason: by === 'make' ? (make ?? '') : by === 'answer' ? '' : column.reason,
        undisputed,
        agrees: isAmount ? agrees.map(({ text }) => text) : [],
        answers: asked.flatMap(answerTo),
      },
    ];
  });
}

/** Answers that no column was read by. */
const ofNoColumn: readonly Question['id'][] = ['company', 'sheet', 'sheets'];

function answerTo({ text, options, chosen }: Question): ColumnEvidence['answers'] {
  const option = options.find(({ answer }) => answer === chosen);
  return option ? [{ question: text, answer: option.label }] : [];
}

/** What a SIE file's own chart of accounts decides. */
const ofAccounts: readonly (ColumnRole | null)[] = [
  ...(['account', 'accountName', 'product', 'productId', 'revenue', 'amount'] as const),
];

/** The books' own accounts decide in a SIE file, whatever was made of its amounts. */
function decidedBy(
  column: UnderstoodColumn,
  { format, make }: Understanding,
): ColumnEvidence['by'] {
  const by = column.decidedBy;
  if (by === 'answer') return by;
  if (format === 'sie') return ofAccounts.includes(column.role) ? 'books' : 'format';
  return by === 'make' && make === undefined ? 'reason' : (by ?? 'reason');
}
