import type { Reading } from './ask.ts';
import { OF_ALL } from './follow-up.ts';
import type { Known } from './known.ts';
import type { QuestionPart } from './questions-in.ts';
import { readQuestion } from './read-question.ts';

/** Reads one question of a message, beside the one before it and the one after. */
export function readPart(
  parts: readonly QuestionPart[],
  at: number,
  before: Reading | null,
  known: Known,
  topical: (plain: string) => RegExp | null,
): Reading {
  const { text, isOneSentence } = parts[at] ?? { text: '', isOneSentence: false };
  const part = before === null ? null : { ask: before.ask, isOneSentence };
  const reading = readQuestion(text, { ...known, part }, topical);
  const next = parts[at + 1];
  if (reading.ask.periods.length > 0 || !next?.isOneSentence || OF_ALL.test(reading.plain))
    return reading;
  // `Hur mycket är te och hur mycket är choklad av 2025?` is of 2025 both.
  const { periods } = readQuestion(next.text, { ...known, focus: null }, topical).ask;
  return { ...reading, ask: { ...reading.ask, periods } };
}
