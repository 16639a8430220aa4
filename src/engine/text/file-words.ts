/** A text for the name of a file: `ring-fjallvyn`, letters and digits that any program keeps; empty without any. */
export function fileWords(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, 60).replace(/-$/, '');
}
