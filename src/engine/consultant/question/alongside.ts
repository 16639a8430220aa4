import type { Ask, Focus } from './ask.ts';
import { FAMILIES } from './follow-up.ts';
import type { Meaning } from './meaning.ts';

/** `Och tillsammans?`: what has been asked of one after another, added up. */
const TOGETHER =
  /^(?:och |men |sa )?(?:(?:vad|hur mycket) (?:blir|blev|ar|var) (?:det|de|dom|den) )?(?:(?:allt|alla|bada) )?(?:tillsammans|ihop|sammanlagt|sammantaget)(?: da)?$/;
/** `Vilken var bäst?`, `vilken av dem tjänar vi mest på?`: which of what has been asked of. */
const WHICH_OF_THEM =
  /^(?:och |men |sa )?(?:vilken|vilket|vem|vilka)(?: (?:manad|ar|kvartal|vecka|kund|produkt|kostnad))?(?: av (?:dem|dom|de))? (?:(?:ar|var|blev|gick|gar|saljer|salde|kostar|kostade|drar|drog|ger|gav)(?: det| in)?|(?:tjanar|tjanade|saljer|salde) vi) (?:mest|bast|storst|samst|minst|dyrast|billigast|hogst|lagst)(?: pa| av)?(?: (?:av )?(?:dem|dom|de))?(?: da)?$/;

/** `Vilken har ökat mest?`, of what has been asked of. */
const MOVED_MOST =
  /^(?:och |men |sa )?(?:vilken|vilket|vem|vilka)(?: av (?:dem|dom|de))? har (?:okat|vuxit|stigit|minskat|sjunkit|tappat|gatt upp|gatt ner|blivit dyrare|blivit billigare) mest(?: av (?:dem|dom|de))?$/;

const LESS = /\b(?:minskat|sjunkit|tappat|gatt ner|blivit billigare)\b/;

/** `Hur mycket mer?`, `hur mycket mindre i procent?`: one of what was asked against the other. */
const DIFFERENCE =
  /^(?:och |men |sa )?(?:(?:vad|hur stor) (?:ar|var|blir|blev) )?(?:med hur mycket|(?:ar|var|blev) (?:det|den) (?:mer|mindre|hogre|lagre|battre|samre)(?: nu)?|vad (?:skiljer|skilde)(?: det| dem| dom| de)?(?: at)?|skillnad(?:en)?|hur (?:mycket|mkt|stor|stort)(?: (?:mer|mindre|battre|samre|hogre|lagre|dyrare|billigare|storre|skiljer|skilde))?(?: det)?)(?: (?:ar|var|blev|blir) (?:det|den|de|skillnaden))?(?: (?:mellan|pa) (?:dem|dom|de))?(?: i (?:procent|%|kronor|kr|pengar))?(?: da)?$/;
/** `Vad skilde mot den sämsta?`: the one end of a list against the other. */
const FROM_OTHER_END =
  /^(?:och |men )?(?:vad|hur (?:mycket|mkt|stor)) (?:skiljer|skilde|(?:ar|var) skillnaden)(?: det)? (?:mot|till|fran|mellan)\b/;
/** `Hur mycket?` alone says more only of what was held against something. */
const SAYS_DIFFERENCE =
  /^(?:och |men |sa )?med hur mycket|\b(?:skillnad|mer|mindre|battre|samre|hogre|lagre|dyrare|billigare|storre|skil)/;

/** Whether it is asked what several questions come to together. */
export const isTogether = (text: string): boolean => TOGETHER.test(text);

const isPlain = ({ by, order, direction, compared, share, average, ...ask }: Ask): boolean =>
  [by, order, direction, compared, share, average].every((each) => !each) &&
  [ask.beyond, ask.each, ask.counted, ask.place, ask.without, ask.shareOf].every(
    (each) => each === undefined,
  );

const keyOf = (part: unknown) => JSON.stringify(part);
const familyOf = ({ named }: Ask) =>
  named.map(({ dimension }) => FAMILIES.find((each) => each.includes(dimension)) ?? dimension);

/** All that was asked of one by one, as one question; null where it was of more than one thing that differs. */
function joined(all: readonly Ask[]): Ask | null {
  const [last] = all.slice(-1);
  if (last === undefined || all.length < 2 || !all.every(isPlain)) return null;
  const areOne = (part: (ask: Ask) => unknown) =>
    new Set(all.map((ask) => keyOf(part(ask)))).size < 2;
  if (!areOne(({ guide, measure, weekday }) => [guide, measure, weekday])) return null;
  const names = ({ named }: Ask) => named.map((each) => [each.dimension, each.names]);
  const times = ({ periods }: Ask) => periods;
  if (areOne(names) && !areOne(times) && all.every(({ periods }) => periods.length === 1))
    return {
      ...last,
      periods: [...new Map(all.flatMap(times).map((each) => [keyOf(each), each])).values()],
    };
  const isOneEach = all.every(({ named }) => named.length === 1);
  if (!areOne(times) || !isOneEach || !areOne(familyOf)) return null;
  const named = all.flatMap((ask) => ask.named);
  return {
    ...last,
    named: [...new Map(named.map((each) => [keyOf(each.names), each])).values()],
    apart: true,
  };
}

/** The last two that were asked of, one against the other; null where they were of more than one thing that differs. */
export function heldTogether({ earlier = [], ask }: Focus): Ask | null {
  const [before] = earlier.slice(-1);
  const both = before === undefined ? null : joined([before, ask]);
  if (both === null) return null;
  const periods = [...both.periods].sort((one, other) => (one.from < other.from ? -1 : 1));
  return both.apart === true ? { ...both, compared: true } : { ...both, periods, compared: true };
}

/** The first of a list of times against the first of it in the other order; null where one of them was not asked for. */
function heldEnds({ ask, time, otherTime }: Focus): Ask | null {
  if (time === undefined || otherTime === undefined) return null;
  const periods = [time, otherTime].sort((one, other) => (one.from < other.from ? -1 : 1));
  return { ...ask, periods, compared: true, by: null, order: null, limit: null };
}

/**
 * What goes on from several questions at once: their sum, or which of them is the most. Null for any other question,
 * and undefined where they cannot be taken as one.
 */
export function alongside(
  text: string,
  { measure }: Pick<Meaning, 'measure'>,
  focus: Focus | null,
): Ask | null | undefined {
  if (focus === null) return null;
  const isOfEnds =
    FROM_OTHER_END.test(text) || (DIFFERENCE.test(text) && SAYS_DIFFERENCE.test(text));
  // One end of a list is held against nothing that has not been told.
  if (isOfEnds && focus.ask.by !== null && focus.ask.order !== null)
    return heldEnds(focus) ?? undefined;
  if (DIFFERENCE.test(text)) {
    const isHeld = focus.ask.compared || focus.ask.direction !== null;
    if (isHeld && focus.ask.by === null) return focus.ask;
    const both = SAYS_DIFFERENCE.test(text) ? heldTogether(focus) : null;
    if (both !== null) return both;
    // Two that cannot be held against each other are not held against another time instead.
    if (SAYS_DIFFERENCE.test(text) && focus.earlier !== undefined) return undefined;
  }
  if (focus.earlier !== undefined && MOVED_MOST.test(text)) {
    const all = joined([...(focus.earlier ?? []), focus.ask]);
    // Each of them is told with what it has changed by.
    const direction = LESS.test(text) ? 'down' : 'up';
    return all === null || all.named.length < 2 ? undefined : { ...all, direction };
  }
  const isSum = isTogether(text);
  const isWhich = !isSum && focus.earlier !== undefined && WHICH_OF_THEM.test(text);
  if (!isSum && !isWhich) return null;
  const ask = joined([...(focus.earlier ?? []), focus.ask]);
  if (ask === null) return isSum && focus.ask.by === null ? undefined : null;
  if (isSum) return ask;
  const order = /\b(?:samst|minst|billigast|lagst)\b/.test(text) ? 'least' : 'most';
  return { ...ask, order, ...(measure !== null && { measure, measured: true }) };
}
