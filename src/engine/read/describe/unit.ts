import { amountColumn } from '../../columns/roles/role-map.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import { thousandsIn } from '../../table/vocabulary/header-words.ts';
import type { ReadColumns } from '../read-columns.ts';

/** What one of a whole amount is in the file, where it is not kronor: as its names or its rows say, or the user. */
export function unitOf(
  { thousands, byRole, isOre, wide, written }: ReadColumns,
  chosen: ReadingChoices['unit'],
): NonNullable<ReadingChoices['unit']> | null {
  if (chosen !== undefined) return chosen;
  if (isOre) return 'ore';
  const names = (wide?.periods ?? []).map(({ place }) => written[place]?.name ?? '');
  const own = thousandsIn([amountColumn(byRole)?.name ?? '', ...names].join(' '));
  const places = own || thousands;
  if (places === 0) return null;
  return places === 3 ? 'thousands' : 'millions';
}
