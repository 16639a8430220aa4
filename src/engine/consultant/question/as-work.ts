import { isKnownWord } from './vocabulary.ts';

/** `Klipper`, `färgade`: what is done, as verbs end. */
const VERB = /^(\w{3,}?)(?:ar|er|ade|te|de|at|t|a)$/;

/** What is done, as what is sold is called: `klipper` for `Klippning`; null where the company sells nothing of the name. */
export function workCalled(word: string, own: ReadonlySet<string>): string | null {
  if (own.has(word) || isKnownWord(word)) return null;
  const [, stem = ''] = VERB.exec(word) ?? [];
  return [`${stem}ning`, `${stem}ing`].find((each) => stem !== '' && own.has(each)) ?? null;
}

/** What the company is, as its owner says it: `hur gick det för restaurangen?` is of all of it. */
const ALL_OF_IT =
  /^(?:restaurangen|krogen|pizzerian|salongen|firman|foretaget|bolaget|cafeet|kafeet|akeriet|byran|verkstaden|verksamheten|foreningen|affaren|butiken|garden)$/;

/** Whether a word is of the whole company, and no name or kind of its own. */
export const isAllOfIt = (word: string, before: string, own: ReadonlySet<string>): boolean =>
  /^(?:for|i|med|pa|hela)$/.test(before) &&
  ALL_OF_IT.test(word) &&
  ![...own].some((each) => each.slice(0, 5) === word.slice(0, 5));
