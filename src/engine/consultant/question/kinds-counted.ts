import { OWN_ROLES } from '../../guides/sales/figures/unroled.ts';
import type { Ask } from './ask.ts';
import { type Counted, type DimensionId, dimensionOf, stepOf } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Kinds that no measure counts: how many pieces were sold is no number of groups. */
const KINDS: readonly DimensionId[] = [
  ...(['category', 'channel', 'region', 'staff', ...OWN_ROLES] as const),
  ...(['account', 'department', 'project'] as const),
];

/** Who works there is told by no file of what was sold. */
const EMPLOYED = /^(?:anställ|personal|medarbetar)/i;
const BETWEEN = /^(?:olika|av|vara|mina|de|dom)$/;

/** How many of which kind are asked for, days among them; null for any other question. */
export function kindCounted(words: readonly Word[], guide: Ask['guide']): Counted | null {
  const at = words.findIndex(
    ({ plain, taken }, place) =>
      taken === null &&
      (/^antal(?:et)?$/.test(plain) || (plain === 'manga' && words[place - 1]?.plain === 'hur')),
  );
  const word = at < 0 ? undefined : words.slice(at + 1).find(({ plain }) => !BETWEEN.test(plain));
  if (word === undefined || word.taken !== null) return null;
  if (stepOf(word.plain) === 'weekday' && /^dagar/.test(word.plain)) return 'days';
  const kind = dimensionOf(word.plain);
  if (kind === null || !KINDS.includes(kind)) return null;
  if (kind === 'staff' && EMPLOYED.test(word.written)) return 'employed';
  return kind === 'category' && guide === 'costs' ? 'costCategory' : kind;
}

/** Whether they can be counted as they are asked for: in one time, of what was sold or paid. */
export function isCountable(ask: Ask): ask is Ask & { counted: DimensionId | 'days' } {
  const { counted, named } = ask;
  const isPlain =
    ask.by === null && ask.order === null && ask.direction === null && ask.each === undefined;
  const isOfOne = !(ask.compared || ask.share || ask.average) && ask.periods.length < 2;
  const isOfOthers = named.every(({ dimension }) => dimension !== counted);
  const isOfAll = ask.beyond === undefined && ask.without === undefined;
  const isKind = counted !== undefined && counted !== 'employed';
  return isKind && isPlain && isOfOne && isOfOthers && isOfAll;
}
