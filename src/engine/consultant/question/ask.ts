import type { Period } from '../../table/period.ts';
import type { Intent } from './intents.ts';
import type { Beyond } from './limits.ts';
import type { Named } from './named.ts';
import type { Counted, DaysOfWeek, DimensionId, MeasureId, TimeStep } from './vocabulary.ts';
import type { Word } from './words.ts';

/** A question about figures of one table, as it was understood: what is computed, of which rows. */
export interface Ask {
  guide: 'sales' | 'costs';
  measure: MeasureId;
  /** The question says the measure, it was not taken for granted. */
  measured: boolean;
  named: Named[];
  weekday: DaysOfWeek | null;
  /** None for the whole file; two are compared. */
  periods: Period[];
  by: DimensionId | TimeStep | null;
  order: 'most' | 'least' | null;
  /** How many of a list. */
  limit: number | null;
  /** Which of a list, where it is not the first: `näst störst`. */
  place?: number;
  /** … and the last of them, where several are asked for. */
  lastPlace?: number;
  /** The names stand beside each other, `el och hyra`, and none is within another. */
  apart?: true;
  /** What a change is looked for in. */
  direction: 'up' | 'down' | null;
  compared: boolean;
  share: boolean;
  /** What the share is of, where it is not of all: `hur stor andel av te säljs på webben`. */
  shareOf?: Named[];
  average: boolean;
  /** Names whose rows are left out: `utom te`. */
  without?: Named[];
  /** Only rows that say nothing of a kind, with the word it was asked by: `utan projekt`. */
  lacking?: { dimension: DimensionId; written: string };
  /** A mean of so long: `per dag i snitt`. */
  each?: 'day' | 'week';
  /** How many of a kind there are, or on how many days. */
  counted?: Counted;
  /** Of a list only what is more or less than so much. */
  beyond?: Beyond;
}

/** One question as understood. */
export interface Reading {
  /** As it was asked. */
  question: string;
  /** Without accents and punctuation. */
  plain: string;
  intent: Intent;
  ask: Ask;
  /** Words that nothing explains. */
  unknown: string[];
  /** It goes on from the question before it. */
  followsUp: boolean;
  /** Its own text, or where it goes on and says no measure that of the question before: `och andra kvartalet?` */
  shape: string;
  /** Per cent of a `what if`; null where none is given. */
  percent: string | null;
  /** Kronor of a `what if`; null where none are given. */
  kronor: string | null;
  /** Its words as they were taken, without those of a limit and of what is left out. */
  words: readonly Word[];
}

/** What the next question of a conversation may go on from. */
export interface Focus {
  intent: Intent;
  ask: Ask;
  /** The text that says what is asked of it all, which a question that goes on may leave out. */
  shape?: string;
  /** What the answer listed, in its order: `och hur mycket köpte den?` is of the first. */
  listed?: Named[];
  /** What was asked just before it and this went on from: `och tillsammans?` is of them all. */
  earlier?: Ask[];
  /** The first of a list of days of the week: `vad säljer vi då?` */
  weekday?: DaysOfWeek;
  /** The first of a list of times: `och marginalen den månaden?` */
  time?: Period;
  /** The first of the list before it, in the other order: `vad skilde dem åt?` */
  otherTime?: Period;
}
