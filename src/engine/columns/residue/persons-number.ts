import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesWho } from '../../table/vocabulary/neutral-kinds.ts';

/** Whole numbers that come again under the word for somebody: `Förare`. Costs of `Personal` are seldom the same twice. */
export function isPersonsNumber({ name, read, filled }: TypedColumn): boolean {
  const isWhole = (value: string | null) => value === null || /^[1-9]\d*$/.test(value);
  return namesWho(normaliseName(name)) && filled >= read.length * 2 && read.every(isWhole);
}
