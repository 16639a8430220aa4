import type { Ask } from './ask.ts';
import type { Known } from './known.ts';
import type { Named } from './named.ts';
import type { DimensionId } from './vocabulary.ts';

/** `Hur fördelar sig kostnaderna`, `vad består takbytet av`: its parts, where no kind of them is said. */
export const IN_PARTS =
  /\b(?:fordela(?:r|s|t|de|des)?(?: sig)?|fordelning(?:en)?)\b|\bbest(?:ar|od|att) (?:\w+ ){0,5}?av\b/;

/** What is told apart first, of those that the file has. */
const PARTS: Readonly<Record<Ask['guide'], readonly DimensionId[]>> = {
  sales: ['category', 'product', 'channel', 'region', 'customer'],
  costs: ['costCategory', 'area', 'account', 'supplier'],
};

/** Groups of costs hold each other: of one of them its accounts are told. */
const GROUPS: readonly DimensionId[] = ['costCategory', 'area'];
const GOODS: readonly DimensionId[] = ['category', 'product'];

/** What the parts of a whole are told by where the question says no kind of them; null where no parts are asked for. */
export function splitBy(
  text: string,
  guide: Ask['guide'],
  named: readonly Named[],
  { names }: Pick<Known, 'names'>,
): DimensionId | 'month' | null {
  if (!IN_PARTS.test(text) || named.length > 1) return null;
  if (/\bover (?:hela )?(?:aret|manaderna|tid|tiden)\b/.test(text)) return 'month';
  const [only] = named;
  const isOut = (id: DimensionId) =>
    only !== undefined &&
    (id === only.dimension ||
      (GROUPS.includes(only.dimension) && GROUPS.includes(id)) ||
      (only.dimension === 'product' && GOODS.includes(id)) ||
      (only.dimension === 'account' && GROUPS.includes(id)));
  const there = (id: DimensionId) =>
    names.some((own) => own.guide === guide && own.dimension === id && own.names.length > 1);
  return PARTS[guide].find((id) => !isOut(id) && there(id)) ?? null;
}
