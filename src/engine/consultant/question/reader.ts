import type { Known } from './known.ts';
import type { Beyond } from './limits.ts';
import type { Word } from './words.ts';

/** A question on its way to be read. */
export interface Reader {
  words: Word[];
  text: string;
  known: Known;
  /** A limit that was said, which is no word of the question any more. */
  /** It is asked what has become dearer: of what is sold its price. */
  isDearer: boolean;
  beyond: Beyond | null;
}
