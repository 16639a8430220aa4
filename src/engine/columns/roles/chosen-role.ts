import type { ColumnRole } from '../../table/roles.ts';
import type { AssignedRole } from '../roled.ts';

/** What the user said of a column is certain. */
export const chosenRole = (choice: ColumnRole | null): AssignedRole => ({
  role: choice,
  confidence: 1,
  reason: choice === null ? 'Du valde att kolumnen inte ska användas.' : 'Du valde rollen.',
  by: 'answer',
});
