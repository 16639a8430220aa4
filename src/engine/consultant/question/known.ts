import type { BesideId } from '../../figures/view/beside.ts';
import type { Period } from '../../table/period.ts';
import type { Ask, Focus } from './ask.ts';
import type { OwnNames } from './named.ts';

/** What a question is read against. */
export interface Known {
  names: readonly OwnNames[];
  /** What rows of costs say of themselves. */
  texts?: readonly OwnNames[];
  /** Headings of the files that no vocabulary has, with what their columns are. */
  headings?: readonly (readonly [heading: string, called: string])[];
  /** Words for places that the file's region is none of, with its own column of them. */
  places?: readonly (readonly [words: RegExp, called: string | null])[];
  /** Columns in kronor beside the amount, by file. */
  beside?: Readonly<Partial<Record<'sales' | 'costs', readonly (BesideId | 'distance')[]>>>;
  /** The files there are. */
  guides: readonly ('sales' | 'costs')[];
  covered: Readonly<Partial<Record<'sales' | 'costs', Period | null>>>;
  /** The financial years that the books tell of. */
  years?: Readonly<Partial<Record<'sales' | 'costs', readonly Period[]>>>;
  today: string;
  focus: Focus | null;
  /** The part of the same message before this one. */
  part?: { ask: Ask; isOneSentence: boolean } | null;
}
