import type { Reading } from '../question/ask.ts';
import { isOfVisits, isOfWorked } from '../question/headings.ts';
import type { Reply } from './reply.ts';

/** What was counted for something that the file does not have. */
function countedFor({ question, plain }: Reading): string | null {
  if (isOfVisits(question, plain))
    return 'Ett besök är här ett kvitto: besök utan köp finns inte i filen.';
  if (isOfWorked(question, plain))
    return 'Arbetad tid står inte i filen: det är timmarna på raderna som är räknade.';
  return null;
}

/** Says what a visit or an hour of work was counted as, where it was counted. */
export function withVisits(reading: Reading, reply: Reply): Reply {
  const counted = reply.kind === 'answer' ? countedFor(reading) : null;
  return counted === null ? reply : { ...reply, text: `${reply.text} ${counted}` };
}
