import type { RowState } from './apply-status.ts';

/** What a row says of its state, after `med` or `har`: `”Makulerad”`; of a column of days that it has one. */
export const said = ({ written }: Pick<RowState, 'written'>): string =>
  written === null ? 'en dag' : `”${written.slice(0, 60)}”`;

/** The same with its column: `”Makulerad” i kolumnen Status`. */
export const saidIn = (state: Pick<RowState, 'written' | 'column'>): string =>
  `${said(state)} i kolumnen ${state.column}`;
