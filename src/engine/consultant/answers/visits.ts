import type { Reading } from '../question/ask.ts';
import { isOfVisits } from '../question/headings.ts';
import type { Reply } from './reply.ts';

/** Says what a visit was counted as, where it was counted. */
export const withVisits = ({ question, plain }: Reading, reply: Reply): Reply =>
  reply.kind === 'answer' && isOfVisits(question, plain)
    ? {
        ...reply,
        text: `${reply.text} Ett besök är här ett kvitto: besök utan köp finns inte i filen.`,
      }
    : reply;
