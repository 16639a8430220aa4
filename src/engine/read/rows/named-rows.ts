import type { GuideReading } from '../../columns/guide-reading.ts';
import { guessRoles, subjectRoles } from '../../columns/roles/guess-roles.ts';
import { fillNamesDown } from '../../columns/types/fill-names.ts';
import { namesOfHeadings } from '../../columns/types/heading-rows.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesRemark } from '../../table/vocabulary/row-status.ts';
import { beginsAsTotal, isTotalLabel } from './total-labels.ts';

/** Whether a column may name whom or what its rows are of; `Radetiketter` says nothing of what it names. */
const namesGroups =
  (columns: readonly TypedColumn[], reading: GuideReading) => (column: TypedColumn) => {
    const guesses = guessRoles(column, reading);
    const mayBe = ({ role }: (typeof guesses)[number]) =>
      role === 'customer' || subjectRoles.has(role);
    if (namesRemark(normaliseName(column.name))) return false;
    return guesses.length === 0 ? column === columns[0] : guesses.some(mayBe);
  };

/** Names of groups that stand on the first row of each alone. */
export const namedRows = (columns: readonly TypedColumn[], reading: GuideReading) =>
  fillNamesDown(columns, namesGroups(columns, reading));

/** Names of groups that stand on a row of their own above each. */
export const headedRows = (columns: readonly TypedColumn[], reading: GuideReading) =>
  namesOfHeadings(
    columns,
    namesGroups(columns, reading),
    (text) => isTotalLabel(text) || beginsAsTotal(text),
  );
