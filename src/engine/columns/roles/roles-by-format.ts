import type { ColumnRole } from '../../table/roles.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, type Roled, unused } from '../roled.ts';
import { chosenRole } from './chosen-role.ts';

/**
 * Needs: columns, and a format that says what they are. Leaves: the roles it says that the guide has; a SIE file's
 * amounts and accounts become sales by the rules of ledgers.
 */
export function rolesByFormat(table: Roled, { reading, chosen, known }: Ask): Roled {
  if (known === undefined) return table;
  const ofGuide: ReadonlySet<ColumnRole> = new Set(reading.words.map(({ role }) => role));
  const roles = table.columns.map(({ index, type }): AssignedRole => {
    const choice = chosen[index];
    if (choice !== undefined) return chosenRole(choice);
    if (type === 'empty') return unused('Kolumnen är tom.');
    const role = known[index];
    return role !== undefined && ofGuide.has(role)
      ? { role, confidence: 1, reason: 'Formatet säger vad kolumnen är.', by: 'format' }
      : unused('Kolumnen behövs inte här.');
  });
  return { ...table, roles };
}
