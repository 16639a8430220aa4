import type { DimensionId } from './vocabulary.ts';

/** The company's own names of one kind, the largest first. */
export interface OwnNames {
  guide: 'sales' | 'costs';
  dimension: DimensionId;
  names: readonly string[];
}

/** What words of a question name: one, or all whose names hold the word. */
export interface Named {
  guide: 'sales' | 'costs';
  dimension: DimensionId;
  names: string[];
  /** As the question writes it. */
  written: string;
  /** `exact`: the name itself. `part`: a word of it. `spelt`: with letters wrong. */
  how: 'exact' | 'part' | 'spelt';
  /** Goods whose name begins with the word, `Laxfilé` beside `Gravad lax`: they are not among `names`. */
  beside?: string[];
}

/** What may be named, and by which words of the question. */
export interface Candidate extends Named {
  from: number;
  words: number;
}
