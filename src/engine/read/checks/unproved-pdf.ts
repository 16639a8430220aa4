import type { Doubt } from '../../table/question.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';

/** Checks that would not hold if rows or columns of the pages had been read amiss. */
const PROOFS: ReadonlySet<ReconciliationCheck['id']> = new Set(['total', 'balances', 'results']);

/**
 * What is asked of a PDF whose sum nothing in it confirms: its columns are told by where words stand, and where they stand
 * close an amount may be read with its neighbour, or not at all.
 */
export function unprovedPdf(checks: readonly ReconciliationCheck[]): Doubt[] {
  if (checks.some(({ id, status }) => PROOFS.has(id) && status === 'ok')) return [];
  return [
    {
      id: 'checks',
      text: 'En PDF har bara ord på en sida, och den här har ingen summa som bekräftar att kolumnerna är rätt lästa. Stämmer summan med originalet? Ladda annars upp uppgifterna som CSV eller Excel.',
      options: [
        {
          answer: 'accepted',
          label: 'Ja, summan stämmer',
          change: { choices: { checks: 'accepted' } },
        },
      ],
      chosen: 'accepted',
      blocks: 'always',
    },
  ];
}
