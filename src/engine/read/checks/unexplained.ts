import { absolute, compare, type Decimal, decimal, multiply } from '../../facts/decimal.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt, QuestionId } from '../../table/question.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';
import { unprovedPdf } from './unproved-pdf.ts';

/** Share of the amounts that a difference must be more than to matter. */
const MATTERS = decimal('0.01');

/**
 * The questions that a difference is settled by, where they are open or answered; null where books are held against
 * themselves, and what is used of them is told with the difference.
 */
const settledBy: Record<ReconciliationCheck['id'], readonly QuestionId[] | null> = {
  total: ['total'],
  product: ['product'],
  uncounted: ['amount'],
  ...{ rows: [], signs: [], states: [], credits: [] },
  ...{ vouchers: null, balances: null, results: null },
};

/** What checks found, what is asked already, and what the amounts are in all. */
interface About {
  checks: readonly ReconciliationCheck[];
  doubts: readonly Doubt[];
  overrides: ReadOverrides;
  sum: Decimal | null;
  isPdf: boolean;
}

/**
 * What is asked where a check found a difference of more than one per cent that no question settles: no figure is shown
 * beside a check that contradicts it, nor of a PDF that none confirms.
 */
export function unexplainedDoubts({ checks, doubts, overrides, sum, isPdf }: About): Doubt[] {
  if (overrides.choices?.checks !== undefined || sum === null) return [];
  const open = checks.find(
    (check) =>
      check.status === 'difference' &&
      matters(check, sum) &&
      settledBy[check.id]?.some((id) => isSettled(id, doubts, overrides)) === false,
  );
  if (!open) return isPdf ? unprovedPdf(checks) : [];
  return [
    {
      id: 'checks',
      text: `${open.text} Rätta filen och ladda upp den igen, eller räkna på den som den är.`,
      options: [
        {
          answer: 'accepted',
          label: 'Räkna på filen som den är',
          change: { choices: { checks: 'accepted' } },
        },
      ],
      chosen: 'accepted',
      blocks: 'always',
    },
  ];
}

const matters = ({ difference }: ReconciliationCheck, sum: Decimal) =>
  difference !== null &&
  compare(absolute(decimal(difference)), multiply(absolute(sum), MATTERS)) > 0;

function isSettled(id: QuestionId, doubts: readonly Doubt[], { choices, roles }: ReadOverrides) {
  if (doubts.some((doubt) => doubt.id === id && doubt.blocks !== 'never')) return true;
  const isAnswered = choices !== undefined && Object.hasOwn(choices, id);
  // An answer of which column is the amount stands among the roles.
  return isAnswered || (id === 'amount' && Object.keys(roles ?? {}).length > 0);
}
