import type { Fact } from '../../facts/fact.ts';
import type { Focus, Reading } from '../question/ask.ts';
import type { Named } from '../question/named.ts';
import { isStep } from '../question/vocabulary.ts';
import type { Consultation, Reply } from './reply.ts';

/** So many names of a list are kept for what comes after. */
const MOST_LISTED = 10;

/** So many questions back are added up or held against each other. */
const MOST_EARLIER = 4;

/** The day of the week that a list of them begins with. */
function firstDay(fact: Fact | undefined): Pick<Focus, 'weekday'> {
  const day = fact?.subject?.kind === 'weekday' ? Number(fact.subject.name) : Number.NaN;
  return Number.isInteger(day) ? { weekday: day } : {};
}

/**
 * What the next question may go on from: what was asked, now and just before, and the names that were listed. After what
 * was not answered that is as before it.
 */
export function focusOf(
  { intent, ask, shape, followsUp }: Reading,
  { kind, table }: Reply,
  { list }: Consultation['facts'],
  before: Focus | null,
): Focus | null {
  if (kind !== 'answer') return before;
  const { by, guide } = ask;
  const earlier =
    followsUp && before !== null
      ? [...(before.earlier ?? []), before.ask].slice(-MOST_EARLIER)
      : undefined;
  const focus: Focus = { intent, ask, shape, ...(earlier && { earlier }) };
  if (by === null) return focus;
  if (isStep(by)) {
    const id = table?.rows[0]?.factIds[0];
    const first = ask.order === null ? undefined : list.find((fact) => fact.id === id);
    if (by === 'weekday') return { ...focus, ...firstDay(first) };
    const isOtherEnd = followsUp && before?.ask.by === by && before.ask.order !== ask.order;
    const other = isOtherEnd ? before?.time : undefined;
    const time = first?.period ?? null;
    return { ...focus, ...(time && { time }), ...(time && other && { otherTime: other }) };
  }
  const listed = (table?.rows ?? []).slice(0, MOST_LISTED).map(
    ({ label }): Named => ({
      guide,
      dimension: by,
      names: [label],
      written: label,
      how: 'exact',
    }),
  );
  return { ...focus, ...(listed.length > 0 && { listed }) };
}
