import { decimal, sign } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';
import { placeholders } from './placeholder.ts';

const up =
  /(?<!\p{L})(öka\p{L}*|ökning\p{L}*|växte|växer|växt|vuxit|steg|stiger|stigit|uppgång\p{L}*|lyft(e|er|es)?|förbättra\p{L}*|starkare|upp|plus|högre|vilket har gett)(?!\p{L})/giu;
const down =
  /(?<!\p{L})(minska\p{L}*|minskning\p{L}*|föll|faller|fallit|sjönk|sjunker|sjunkit|nedgång\p{L}*|tappa\p{L}*|tapp(et)?|försämra\p{L}*|krymp\p{L}*|backa\p{L}*|svagare|ner|ned|mindre|minus|lägre|vilket har kostat)(?!\p{L})/giu;

/** A magnitude without a direction word, or a direction word that contradicts its fact's sign. */
export interface DirectionBreach {
  placeholder: string;
  found: string;
  expected: 'up' | 'down' | 'any';
}

interface DirectionWord {
  word: string;
  at: number;
  direction: 1 | -1;
}

function directionWords(clause: string): DirectionWord[] {
  return [
    ...[...clause.matchAll(up)].map((m) => ({ word: m[0], at: m.index, direction: 1 as const })),
    ...[...clause.matchAll(down)].map((m) => ({ word: m[0], at: m.index, direction: -1 as const })),
  ].sort((a, b) => a.at - b.at);
}

/** The last word before the figure, else the first after it. */
function nearest(words: readonly DirectionWord[], at: number): DirectionWord | null {
  return words.findLast((word) => word.at < at) ?? words[0] ?? null;
}

function statements(text: string): string[] {
  return text.split(/(?<=[.;:!?])\s|\s(?=(?:men|medan|fast|trots|utan att)\s)/u);
}

/**
 * Finds direction words that contradict the sign of the change beside them. `changes` are the keys
 * of figures whose sign is a direction.
 */
export function directionBreaches(
  text: string,
  facts: ReadonlyMap<string, Fact>,
  changes: ReadonlySet<string>,
): DirectionBreach[] {
  const changedFact = (id: string) => {
    const fact = facts.get(id);
    return fact !== undefined && changes.has(fact.key) ? fact : null;
  };
  return statements(text).flatMap((statement) => {
    // In `minskat för Te med …, Kaffe med …` the word of the first clause applies to the next too.
    let spoken: DirectionWord | null = null;
    return statement.split(/,\s/u).flatMap((clause) => {
      const words = directionWords(clause);
      const inherited = spoken;
      spoken = words.at(-1) ?? spoken;
      return clauseBreaches(clause, words, inherited, changedFact);
    });
  });
}

function clauseBreaches(
  clause: string,
  words: readonly DirectionWord[],
  inherited: DirectionWord | null,
  changedFact: (id: string) => Fact | null,
): DirectionBreach[] {
  return placeholders(clause).flatMap((place): DirectionBreach[] => {
    const fact = changedFact(place.factId);
    if (fact === null) return [];
    if (place.form !== 'magnitude' && place.form !== 'figure') return [];
    const direction = sign(decimal(fact.value));
    const word = nearest(words, place.start) ?? inherited;
    const expected = direction === 0 ? 'any' : direction > 0 ? 'up' : 'down';
    if (word === null)
      return place.form === 'magnitude' && direction < 0
        ? [{ placeholder: place.text, found: '', expected }]
        : [];
    return direction !== 0 && word.direction !== direction
      ? [{ placeholder: place.text, found: word.word, expected }]
      : [];
  });
}
