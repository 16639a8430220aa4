import { heldAnswer } from './answers/held-against.ts';
import type { Consultation, Reply } from './answers/reply.ts';
import { finished, type OfGuide } from './finished.ts';
import type { Reading } from './question/ask.ts';
import { type HeldAgainst, heldAgainst } from './question/held-against.ts';
import type { Known } from './question/known.ts';
import type { QuestionPart } from './question/questions-in.ts';
import { readPart } from './question/read-part.ts';

/** What a question of a message is read with. */
interface Message {
  asked: readonly QuestionPart[];
  /** The question before it in the message. */
  before: Reading | null;
  known: Known;
  topical: (plain: string) => RegExp | null;
  ofGuide: OfGuide;
}

interface Answered {
  read: Reading;
  answered: Reply;
}

async function ofFigures(
  at: number,
  { asked, before, known, topical, ofGuide }: Message,
  consultation: Consultation,
): Promise<Answered> {
  const reading = readPart(asked, at, before, known, topical);
  return finished(reading, consultation, known.focus, ofGuide);
}

/** What is said of no time is of a year, where the file has more. */
const LATEST_YEAR = ' de senaste tolv månaderna';
const YEAR_DAYS = 366;
const DAY = 86_400_000;

function ofYear({ question, isTimed }: HeldAgainst, { covered, guides }: Known): string {
  const whole = guides.map((guide) => covered[guide] ?? null);
  const isLonger = whole.some(
    (period) =>
      period !== null && (Date.parse(period.to) - Date.parse(period.from)) / DAY > YEAR_DAYS,
  );
  return isTimed || !isLonger ? question : question.replace(/\?$/, `${LATEST_YEAR}?`);
}

/** Reads one question of a message and answers it; of a sum that is held against so much, the sum first. */
export async function answerPart(
  at: number,
  message: Message,
  consultation: Consultation,
): Promise<Answered> {
  const { asked, known } = message;
  const own = asked[at]?.text ?? '';
  const held = heldAgainst(own, known.guides);
  if (held !== null) {
    const text = ofYear(held, known);
    const sum = asked.map((part, place) => (place === at ? { ...part, text } : part));
    const { read, answered } = await ofFigures(at, { ...message, asked: sum }, consultation);
    const reply = heldAnswer(read, answered, held, consultation);
    // What the sum lacks is what the answer does.
    if (answered.kind === 'refusal' && answered.missing !== null)
      return { read: { ...read, question: own }, answered };
    if (reply !== null) return { read: { ...read, question: own }, answered: reply };
  }
  return ofFigures(at, message, consultation);
}
