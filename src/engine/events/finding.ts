import type { Chance } from './chance.ts';
import { amountOver, type Frame, type Series } from './series.ts';

/** What can happen to a subject. */
export type EventType =
  | 'stopped'
  | 'started'
  | 'level'
  | 'once'
  | 'price'
  | 'unitCost'
  | 'discount';

/** Something that happened to a subject, found in its months. */
export interface Finding {
  type: EventType;
  series: Series;
  /** The months that it changed, both included. */
  from: number;
  to: number;
  /** Kronor against the months it is held against, for ranking; the facts have the exact ones. */
  amount: number;
  /** The change as a share of what was; one where all of it came or went. */
  relative: number;
  /** 0–1. */
  certainty: number;
}

/** A step or a spike must stand out from the noise by so much … */
export const STRONG = 3.2;
/** … and explain so much of what changed. */
export const FITS = 0.5;
export const YEAR = 12;

export const clamp = (value: number) => Math.max(0, Math.min(1, value));

export interface Search {
  frame: Frame;
  /** How the rest of the file has moved: 1.05 where all else has grown by a twentieth. */
  drift: number;
  material: number;
  /** What chance can do among the subjects of the file. */
  chance: Chance;
  /** What the latest period of the file came to. */
  turnover: number;
  /** What the months that it is held against came to; unknown where not read. */
  earlier?: number;
}

/** What a subject came to in some months against those they are held against. */
export function changeOver(series: Series, frame: Frame, from: number, to: number): number {
  const now = amountOver(series, from, to);
  return now - amountOver(series, from - frame.back, to - frame.back);
}
