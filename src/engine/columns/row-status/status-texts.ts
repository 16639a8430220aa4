import type { RowStatus } from '../roled.ts';

/**
 * What a row says of its state, after `med` or `har`: `”Makulerad”`; of a column of days that it has one, and of a balance
 * that nothing is written.
 */
export function statusText({ written }: Pick<RowStatus, 'written'>): string {
  if (written === null) return 'en dag';
  return written === '' ? 'ett saldo som stämmer utan beloppet' : `”${written.slice(0, 60)}”`;
}

/** The same with its column: `”Makulerad” i kolumnen Status`. */
export const statusInColumn = (status: Pick<RowStatus, 'written' | 'column'>): string =>
  `${statusText(status)} i kolumnen ${status.column}`;
