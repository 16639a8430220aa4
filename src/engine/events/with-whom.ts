import { size, subjectName } from '../facts/fact-value.ts';
import { listed } from '../text/swedish.ts';
import { type MovedWith, type MovedWithTwo, subjectKey, type Within } from './own-months.ts';
import { type NamedEvent, whoOf } from './sentence.ts';

/** With whom or what those who have moved did. */
interface With {
  movedWith?: MovedWith | undefined;
  movedWithTwo?: MovedWithTwo | undefined;
}

const keyOf = ({ change: { subject } }: NamedEvent) =>
  subject === null ? '' : subjectKey(subject.kind, subject.name);

/** Whom most of a move is of, and how much of it; undefined where nobody is. */
export const withOf = (move: NamedEvent, { movedWith }: With) => movedWith?.get(keyOf(move));

/** From this part of it on it is all of it that was another's. */
const ALL_BUT_NOTHING = 0.995;

/** `, mest genom kanalen Webb`: where most of it is of another that is named, or of two, `helt` where all is. */
export function through(
  move: NamedEvent,
  given: With,
  named: readonly NamedEvent[],
): string | null {
  const found = withOf(move, given);
  const two = given.movedWithTwo?.get(keyOf(move));
  const { by, part } = found ? { ...found, by: [found.by] } : (two ?? { by: [], part: 0 });
  const others = by.map((each) =>
    named.find(
      ({ change }) => change.subject?.kind === each.kind && change.subject?.name === each.name,
    ),
  );
  const known = others.filter((other) => other !== undefined);
  if (known.length === 0 || known.length < by.length) return null;
  const how = part > ALL_BUT_NOTHING && part < 1 + (1 - ALL_BUT_NOTHING) ? 'helt' : 'mest';
  const where = by[0]?.kind === 'staff' ? 'på raderna med' : 'genom';
  return `, ${how} ${where} ${listed(known.map(whoOf))}`;
}

/** That a change of one who buys in a single place is a part of what is told of that place, the same way. */
export function partOfEvents(
  moved: readonly { move: NamedEvent; who: string }[],
  within: Within | undefined,
  events: readonly NamedEvent[],
): string[] {
  const isIn = ({ change }: NamedEvent, place: NamedEvent) =>
    place.change.subject !== null &&
    within
      ?.get(subjectKey(change.subject?.kind ?? 'customer', subjectName(change)))
      ?.has(subjectKey(place.change.subject.kind, place.change.subject.name)) === true &&
    size(change) * size(place.change) > 0;
  return events.flatMap((place) => {
    const who = moved.flatMap((each) => (isIn(each.move, place) ? [each.who] : []));
    return who.length === 0
      ? []
      : [`Det som gäller ${listed(who)} är en del av det som gäller ${whoOf(place)}.`];
  });
}
