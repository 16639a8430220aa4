import { listed } from '../text/swedish.ts';
import { answerReading } from './answer-reading.ts';
import { notOf } from './answers/not-understood.ts';
import type { Consultation, Reply } from './answers/reply.ts';
import { notBorneOut } from './checks/not-borne-out.ts';
import { answerOpen } from './open/answer-open.ts';
import type { Focus, Reading } from './question/ask.ts';
import type { OpenKind } from './question/open/kinds.ts';
import { openIn } from './question/open/read-open.ts';
import { used } from './used.ts';

/** The answer, or where it does not bear out a word of the question a refusal that says which. */
function borneOut(read: Reading, answered: Reply, { facts, today }: Consultation) {
  const missed = notBorneOut(read, answered, used(facts.list, [answered]), today);
  if (missed.length === 0) return { read, answered };
  const missing = { ...read, unknown: missed };
  return { read: missing, answered: notOf(missing) };
}

/** A question as it is read where only the names of one file are known. */
export type OfGuide = (reading: Reading, guide: 'sales' | 'costs') => Reading;

/** What is paid for is dear, and what is sold has a price of one's own. */
const SURELY_OF: Partial<Record<OpenKind, 'sales' | 'costs'>> = {
  ...{ weighs: 'costs', worth: 'costs', raisePrice: 'sales', ownPrices: 'sales', earns: 'sales' },
  choose: 'sales',
};

/** An open question's answer; null for a question of figures. */
async function opened(asked: Reading, consultation: Consultation, ofGuide: OfGuide) {
  // A time that it takes from what was asked before it is one that open answers are not of.
  const isOfBefore =
    asked.ask.periods.length > 0 && !asked.words.some(({ taken }) => taken === 'period');
  const open = consultation.sources.length === 0 || isOfBefore ? null : openIn(asked);
  const guide = open?.isOfNames ? SURELY_OF[open.kind] : undefined;
  const isOther = guide !== undefined && asked.ask.guide !== guide;
  const own = isOther ? ofGuide(asked, guide) : asked;
  const reading = own.ask.named.length > 0 ? own : asked;
  const answered = open === null ? null : await answerOpen(open, reading, consultation);
  if (open === null || answered === null) return null;
  // What it was read as before is no part of it: whole questions leave no word over.
  const named = open.isOfNames ? reading.ask.named : [];
  const ask = { ...reading.ask, named, periods: [], by: null, order: null, direction: null };
  return { read: { ...reading, unknown: [], ask }, answered };
}

/** Goods that the word of the question may mean too are said not to be in it: `Laxfilé` of `lax`. */
function withBeside({ ask: { named } }: Reading, answered: Reply): Reply {
  const own = new Set(named.flatMap(({ names }) => names));
  const beside = named.flatMap((each) => each.beside ?? []).filter((name) => !own.has(name));
  if (answered.kind !== 'answer' || beside.length === 0) return answered;
  const isAre = `${listed(beside)} finns också i filen och är inte ${beside.length > 1 ? 'medräknade' : 'medräknad'}.`;
  return { ...answered, text: `${answered.text}\n${isAre}` };
}

/** A question's reading and its finished answer, held against its words. */
export async function finished(
  reading: Reading,
  consultation: Consultation,
  focus: Focus | null,
  ofGuide: OfGuide,
): Promise<{ read: Reading; answered: Reply }> {
  const open = await opened(reading, consultation, ofGuide);
  if (open !== null) return open;
  const made = borneOut(reading, await answerReading(reading, consultation, focus), consultation);
  return { ...made, answered: withBeside(made.read, made.answered) };
}
