/** Other words for the same, as a writer would choose; each keeps the figures and what is said of them. */
const other: readonly [RegExp, string][] = [
  [/\bsålde ni för\b/g, 'har ni sålt för'],
  [/\bStår för\b/g, 'Svarar för'],
  [/\bstår för\b/g, 'svarar för'],
  [/\bBidrar med\b/g, 'Drar in'],
  [/\bTäckningsgraden är\b/g, 'Er täckningsgrad är'],
  [/\bFörsäljningen har\b/g, 'Er försäljning har'],
  [/\bKostnaderna har\b/g, 'Era kostnader har'],
  [/\bjämfört med samma period året före\b/g, 'mot samma period året före'],
  [/\bPå måndag:/g, 'Redan på måndag:'],
  [/\bTa in\b/g, 'Be om'],
  [/\bGå igenom\b/g, 'Se över'],
  [/\bminskat med\b/g, 'sjunkit med'],
  [/\bökat med\b/g, 'stigit med'],
  [/\bi snitt\b/g, 'i genomsnitt'],
  [/\bNedgången beror mest på\b/g, 'Nedgången beror framför allt på'],
  [/\bNedgången beror på\b/g, 'Nedgången kommer av'],
  [/\bRing\b/g, 'Slå en signal till'],
];
const openings = ['Kort sagt: ', 'Det här är värt att veta: ', 'Till er: ', ''];

/** The text in other words: the same figures, names and claims. */
export function honestly(text: string, place: number): string {
  const words = other.reduce((left, [pattern, word]) => left.replace(pattern, word), text);
  return words.startsWith('#') || words.startsWith('-')
    ? words
    : `${openings[place % openings.length] ?? ''}${words}`;
}
