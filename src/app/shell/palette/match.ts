/** Lower case without diacritics, so that `overs` finds `Översikt` and `ö` finds it too. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function inOrder(word: string, text: string): boolean {
  let from = 0;
  for (const letter of word) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** How well one word matches: at the start, at the start of a word, or inside. */
function closeness(word: string, text: string): number {
  if (text.startsWith(word)) return 4;
  if (text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 3;
  return text.includes(word) ? 2 : 0;
}

/** A label is found letter by letter too; keywords are so many that nearly any letters stand in order in them. */
function labelCloseness(word: string, label: string): number {
  return closeness(word, label) || (word.length > 2 && inOrder(word, label) ? 1 : 0);
}

interface Named {
  label: string;
  /** Further words to find it by. */
  keywords: string;
}

/** 0 where a word of the query matches nothing; the label counts more than the keywords. */
export function score(query: string, { label, keywords }: Named): number {
  let sum = 0;
  for (const word of fold(query).split(/\s+/).filter(Boolean)) {
    const best = Math.max(2 * labelCloseness(word, fold(label)), closeness(word, fold(keywords)));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

/** What matches the query, best first; among equals those used recently first. */
export function ranked<Item extends Named & { id: string }>(
  items: readonly Item[],
  query: string,
  recent: readonly string[],
): Item[] {
  const lately = ({ id }: Item) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const everything = query.trim() === '';
  return items
    .map((item) => ({ item, points: everything ? 1 : score(query, item) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || lately(a.item) - lately(b.item))
    .map(({ item }) => item);
}

/** What merely has the letters of the query in order, or inside another word, comes after what holds it among the company's own. */
export function mixed<Item extends Named>(
  commands: readonly Item[],
  own: readonly Item[],
  query: string,
): Item[] {
  const words = query.split(/\s+/).filter(Boolean).length;
  const isNear = (item: Item) => score(query, item) > 2 * words;
  const first = words === 0 ? commands : commands.filter(isNear);
  return [...first, ...own, ...commands.slice(first.length)];
}

/** The first names that hold every word of the query, those that begin with it first. */
export function foundIn(names: readonly string[], query: string, most: number): string[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  const begin: string[] = [];
  const hold: string[] = [];
  for (const name of names) {
    const folded = fold(name);
    if (!words.every((word) => folded.includes(word))) continue;
    if (folded.startsWith(whole)) begin.push(name);
    else if (hold.length < most) hold.push(name);
    if (begin.length >= most) break;
  }
  return [...begin, ...hold].slice(0, most);
}
