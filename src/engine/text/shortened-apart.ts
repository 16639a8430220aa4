import { shortened } from './shortened.ts';

/** Characters of its beginning that a name keeps where only what follows later tells it from another. */
const BEGINNING = 4;

/** Names of at most `most` characters each, cut so that two that differ are still told apart where there is room for it. */
export function shortenedApart(names: readonly string[], most: number): string[] {
  const words = names.map((name) => shortened(name, most));
  const letters = names.map((name) => (name.length <= most ? name : `${name.slice(0, most - 1)}…`));
  return names.map((name, place) => {
    const isAlone = (cut: readonly string[]) =>
      cut.every((other, n) => other !== cut[place] || names[n] === name);
    if (isAlone(words)) return words[place] ?? name;
    if (isAlone(letters)) return letters[place] ?? name;
    const alike = names.filter((other, n) => letters[n] === letters[place] && other !== name);
    const from = Math.max(BEGINNING, ...alike.map((other) => commonLength(name, other)));
    const rest = name.slice(from, from + most - BEGINNING - 1).trim();
    return `${name.slice(0, BEGINNING).trim()}…${rest}`;
  });
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
