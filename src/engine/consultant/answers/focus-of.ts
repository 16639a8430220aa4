import type { Focus, Reading } from '../question/ask.ts';
import type { Named } from '../question/named.ts';
import { isStep } from '../question/vocabulary.ts';
import type { Consultation, Reply } from './reply.ts';

/** So many names of a list are kept for what comes after. */
const MOST_LISTED = 10;

/** What the next question may go on from: what was asked, and the names that were listed. */
export function focusOf(
  { intent, ask, shape }: Reading,
  { table }: Reply,
  { list }: Consultation['facts'],
): Focus {
  const { by, guide } = ask;
  if (by === null) return { intent, ask, shape };
  if (isStep(by)) {
    const first = table?.rows[0]?.factIds[0];
    const time = ask.order === null ? null : list.find(({ id }) => id === first)?.period;
    return { intent, ask, shape, ...(time && { time }) };
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
  return { intent, ask, shape, ...(listed.length > 0 && { listed }) };
}
