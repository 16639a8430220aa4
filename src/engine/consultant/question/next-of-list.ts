import type { Ask } from './ask.ts';
import { LEAST, MOST } from './vocabulary.ts';

const PLACES: readonly (readonly [word: RegExp, place: number])[] = [
  [/^(?:nast|andra|tva|2|tvaan)$/, 2],
  [/^(?:tredje|tre|3|trean)$/, 3],
  [/^(?:fjarde|fyra|4|fyran)$/, 4],
  [/^(?:femte|fem|5|femman)$/, 5],
];
const LEAD =
  '(?:(?:och|men|sen|vad|vem|vilken|vilket|ar|var|kommer|blir|pa|den|det|da|som|sedan) )*';
/** `Och näst mest?`, `nummer tre då?`, `och tredje?`, `vem är tvåa?` */
const NEXT = new RegExp(
  `^${LEAD}(?:(?<nast>nast) (?<order>\\w+)|nummer (?<number>\\w+)|plats (?<at>\\w+)|(?<place>andra|tredje|fjarde|femte|tvaan|trean|fyran|femman)(?: (?:plats(?:en)?|(?<end>\\w+)))?)(?: da| pa listan)?$`,
);

const endOf = (word: string): Ask['order'] =>
  MOST.test(word) ? 'most' : LEAST.test(word) ? 'least' : null;

/** The next of the list that was asked for, or of its other end; null for any other question, and where there was no list in an order. */
export function nextOfList(text: string, { limit: _, ...before }: Ask): Ask | null {
  const { by, order, direction, compared, beyond } = before;
  if (by === null || order === null || direction !== null || compared || beyond !== undefined)
    return null;
  const found = NEXT.exec(text)?.groups;
  if (found === undefined) return null;
  const { nast, number, at, place, order: own, end } = found;
  const orderWord = own ?? end;
  const wantedOrder = orderWord === undefined ? order : endOf(orderWord);
  if (wantedOrder === null) return null;
  const word = nast ?? number ?? at ?? place ?? '';
  const wanted = PLACES.find(([each]) => each.test(word))?.[1];
  if (wanted === undefined) return null;
  const { lastPlace: __, ...list } = before;
  return { ...list, order: wantedOrder, limit: null, place: wanted };
}
