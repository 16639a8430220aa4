import type { Fact } from '../facts/fact.ts';
import { shownSign } from '../facts/fact-value.ts';
import { isManyTimes } from './format.ts';
import { figure, magnitude, nameOf } from './placeholder.ts';

/** `Te`, `Te och Kaffe`, `Te, Kaffe och Choklad`; `Te samt kaffe och choklad` where a part has its own `och`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  const word = parts.some((part) => part.includes(' och ')) ? 'samt' : 'och';
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
}

/** A title in quotes; those it has itself become single ones. */
export const inQuotes = (title: string): string => `”${title.replaceAll('”', '’')}”`;

/** A count with its noun in singular or plural: `1 kund`, `3 kunder`. */
export function counted(fact: Fact, one: string, many: string): string {
  return `${figure(fact)} ${Math.abs(Number(fact.value)) === 1 ? one : many}`;
}

/** The form that agrees with a count shown elsewhere in the sentence. */
export function agreeing(fact: Fact, one: string, many: string): string {
  return Math.abs(Number(fact.value)) === 1 ? one : many;
}

/** The word for the fact's direction; no other code may write direction words. */
export function directed(fact: Fact, words: { up: string; down: string; flat: string }): string {
  const direction = shownSign(fact);
  if (direction === 0) return words.flat;
  return direction > 0 ? words.up : words.down;
}

/** How far something has risen or fallen, after `har ökat`: `med 12 %`, `till 6,9 gånger så mycket`. */
export function byHowMuch(growth: Fact): string {
  return isManyTimes(growth) ? `till ${figure(growth)}` : `med ${magnitude(growth)}`;
}

/** A change per day: `12 % mer`, `6,9 gånger så mycket`, `lika mycket`. */
export function moreOrLess(growth: Fact): string {
  if (isManyTimes(growth)) return figure(growth);
  const [more, less] = [`${magnitude(growth)} mer`, `${magnitude(growth)} mindre`];
  return directed(growth, { up: more, down: less, flat: 'lika mycket' });
}

const properName = /^\p{Lu}[\p{L}\d&.\-'é ]*$/u;

/** A name inside a sentence: in quotation marks where it could be mistaken for ordinary words. */
export function mention(fact: Fact): string {
  const name = fact.subject?.name ?? '';
  const plain = fact.subject?.kind === 'month' || fact.subject?.kind === 'weekday';
  return plain || properName.test(name.trim()) ? nameOf(fact) : `”${nameOf(fact)}”`;
}

export function mentions(facts: readonly Fact[]): string {
  return listed(facts.map(mention));
}

/** Chooses between equivalent wordings by the data itself, so that a file always reads the same. */
export function worded(seed: string, variants: readonly [string, ...string[]]): string {
  let hash = 2166136261;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return variants[hash % variants.length] ?? variants[0];
}

/** Capitalised, for the start of a sentence: `Lokalkostnaden`. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** With a full stop, where the text does not end with one: a name may. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** Joins sentences, leaving out null. */
export function sentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}

/** Chooses between equivalent wordings by position in a list, so that neighbours differ. */
export function varied(place: number, variants: readonly [string, ...string[]]): string {
  return variants[place % variants.length] ?? variants[0];
}
