import type { RowState } from './apply-states.ts';

/** What a row says of its state, after `med` or `har`: `”Makulerad” i kolumnen Status`. */
export const saidIn = ({ written, column }: Pick<RowState, 'written' | 'column'>): string =>
  `${written === null ? 'en dag' : `”${written.slice(0, 60)}”`} i kolumnen ${column}`;
