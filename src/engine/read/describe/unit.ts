import { amountColumn } from '../../columns/roles/role-map.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import type { Understanding } from '../../table/understanding.ts';
import { thousandsIn } from '../../table/vocabulary/header-words.ts';
import type { ReadColumns } from '../read-columns.ts';

/** What one of a whole amount is in the file, where it is not kronor: as its names or its rows say, or the user. */
export function unitOf(
  { thousands, byRole, isOre, wide, written }: ReadColumns,
  choices: ReadingChoices | undefined,
): Pick<Understanding, 'unit'> {
  if (choices?.unit !== undefined) return { unit: choices.unit };
  if (isOre) return { unit: 'ore' };
  const names = (wide?.periods ?? []).map(({ place }) => written[place]?.name ?? '');
  const own = thousandsIn([amountColumn(byRole)?.name ?? '', ...names].join(' '));
  const places = own || thousands;
  if (places === 0) return {};
  return { unit: places === 3 ? 'thousands' : 'millions' };
}
