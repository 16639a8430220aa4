import { listed } from '../text/swedish.ts';

/** One who has moved, as a sentence has it, and whom most of that is of. */
interface Moved {
  who: string;
  /** `, mest på raderna med Elsa`; null where it is of nobody. */
  by: string | null;
}

/** What so many lines end with is told once after them. */
const SEVERAL = 2;

/** What most of several changes is of, and the sentence that tells it of them all; null where no such is of so many. */
export function commonPart(moved: readonly Moved[]): { by: string; words: string } | null {
  for (const { by } of moved) {
    const alike = moved.filter((each) => each.by === by);
    if (by === null || alike.length < SEVERAL) continue;
    const all = moved.length === SEVERAL ? 'Båda skillnaderna' : 'Samtliga skillnader';
    const those =
      alike.length === moved.length
        ? all
        : `Skillnaderna för ${listed(alike.map(({ who }) => who))}`;
    return { by, words: `${those} har uppstått${by.replace(/^,/u, '')}.` };
  }
  return null;
}
