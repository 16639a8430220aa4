import type { Known } from './known.ts';
import type { Word } from './words.ts';

/** A question on its way to be read. */
export interface Reader {
  words: Word[];
  text: string;
  known: Known;
}
