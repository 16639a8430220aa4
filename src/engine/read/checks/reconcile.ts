import type { ReconciliationCheck } from '../../table/understanding.ts';
import { formatNumber } from '../../text/format.ts';
import { checkProduct } from './product-check.ts';
import type { ReconcileInput } from './reconcile-input.ts';
import { checkTotal } from './total-check.ts';

/** The checks before an analysis, in a fixed order. */
export function reconcile(input: ReconcileInput): ReconciliationCheck[] {
  if (input.checks) return [checkRows(input), ...input.checks];
  const product = input.checksProduct ? [checkProduct(input)] : [];
  return [checkRows(input), checkTotal(input), ...product];
}

function checkRows({ counts }: ReconcileInput): ReconciliationCheck {
  const { inFile, used, leftOut } = counts;
  const ok = used + leftOut === inFile;
  return {
    id: 'rows',
    status: ok ? 'ok' : 'difference',
    title: 'Rader i filen',
    text: `${formatNumber(used)} använda rader + ${formatNumber(leftOut)} utelämnade = ${formatNumber(inFile)} ${inFile === 1 ? 'rad' : 'rader'} i filen.`,
    difference: ok ? null : String(inFile - used - leftOut),
    rows: [],
  };
}
