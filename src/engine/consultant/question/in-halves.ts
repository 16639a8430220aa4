import type { Reading } from './ask.ts';
import type { Known } from './known.ts';
import type { QuestionPart } from './questions-in.ts';
import { readQuestion } from './read-question.ts';

const HALF = /,?\s(?:och|o|samt|mot|men|resp(?:ektive)?)\s|,\s/giu;

/** `Försäljning 2025 och elkostnad 2025`: each half is of its own file, where the whole is of neither. */
export function inHalves(
  { text }: QuestionPart,
  known: Known,
  topical: (plain: string) => RegExp | null,
): QuestionPart[] | null {
  const isRead = ({ unknown, ask }: Reading) =>
    unknown.length === 0 && (ask.measured || ask.named.length > 0);
  if (known.guides.length < 2 || isRead(readQuestion(text, known, topical))) return null;
  for (const { index, 0: between } of text.matchAll(HALF)) {
    const halves = [text.slice(0, index), text.slice(index + between.length)];
    const readings = halves.map((half) => readQuestion(half, { ...known, focus: null }, topical));
    // `El och telefon` are of one file, whatever is called so in the other.
    const isTold = readings.some(({ ask }) => ask.measured);
    if (isTold && readings.every(isRead) && readings[0]?.ask.guide !== readings[1]?.ask.guide)
      return halves.map((half, at) => ({ text: half, isOneSentence: at > 0 }));
  }
  return null;
}
