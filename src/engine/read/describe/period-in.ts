import type { Period } from '../../table/period.ts';
import type { Understanding } from '../../table/understanding.ts';
import type { Interpreted } from '../interpret.ts';
import { yearSoFarTo } from '../rows/period-names.ts';
import { periodOf } from './columns.ts';

/** From the first day to the last, or to where the header of the last year says that it has come: `2025 (jan–sep)`. */
export function periodIn(
  known: Period | undefined,
  { byRole, wide, written }: Interpreted,
  used: ArrayLike<number>,
): Pick<Understanding, 'period' | 'reachedTo'> {
  const period = known ?? periodOf(byRole.get('date'), used);
  const headers = wide?.periods.flatMap(({ place }) => written[place]?.name ?? []) ?? [];
  const reachedTo = headers
    .flatMap((name) => yearSoFarTo(name) ?? [])
    .toSorted()
    .at(-1);
  if (!period || reachedTo === undefined || period.to.slice(0, 4) !== reachedTo.slice(0, 4))
    return { period };
  return { period: { ...period, to: reachedTo }, reachedTo };
}
