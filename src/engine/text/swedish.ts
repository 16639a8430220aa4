import { decimal, sign } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';
import { figure, nameOf } from './placeholder.ts';

/** `Te`, `Te och Kaffe`, `Te, Kaffe och Choklad`; `Te samt kaffe och choklad` where a part has its own `och`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  const word = parts.some((part) => part.includes(' och ')) ? 'samt' : 'och';
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
}

/** A count with its noun in the right number: `1 kund`, `3 kunder`. */
export function counted(fact: Fact, one: string, many: string): string {
  return `${figure(fact)} ${Math.abs(Number(fact.value)) === 1 ? one : many}`;
}

/** The form that agrees with a count that is shown elsewhere in the sentence. */
export function agreeing(fact: Fact, one: string, many: string): string {
  return Math.abs(Number(fact.value)) === 1 ? one : many;
}

/** The word whose direction the fact has; the only way a direction gets into a text. */
export function directed(fact: Fact, words: { up: string; down: string; flat: string }): string {
  const direction = sign(decimal(fact.value));
  if (direction === 0) return words.flat;
  return direction > 0 ? words.up : words.down;
}

const properName = /^\p{Lu}[\p{L}\d&.\-'é ]*$/u;

/** A name as it reads in a sentence: in quotation marks where it could be taken for ordinary words. */
export function mention(fact: Fact): string {
  const name = fact.subject?.name ?? '';
  const plain = fact.subject?.kind === 'month' || fact.subject?.kind === 'weekday';
  return plain || properName.test(name.trim()) ? nameOf(fact) : `”${nameOf(fact)}”`;
}

export function mentions(facts: readonly Fact[]): string {
  return listed(facts.map(mention));
}

/** Chooses among equally good wordings from the data itself, so that the same file reads the same. */
export function worded(seed: string, variants: readonly [string, ...string[]]): string {
  let hash = 2166136261;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return variants[hash % variants.length] ?? variants[0];
}

/** `Lokalkostnaden`, at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Joins the sentences there are; null ones are left out. */
export function sentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}

/** Chooses among equally good wordings by place in a list, so that neighbours differ. */
export function varied(place: number, variants: readonly [string, ...string[]]): string {
  return variants[place % variants.length] ?? variants[0];
}
