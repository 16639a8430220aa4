import type { Claim, Statement } from './statement.ts';

/** What one is told to do. `Tänk på`, `notera` and the like tell of something and are none. */
const DO = [
  ...['lista', 'välj', 'ring', 'fråga', 'jämför', 'leta upp', 'leta fram', 'leta efter', 'ta fram'],
  ...['ta ut', 'ta reda på', 'räkna', 'räkna ut', 'skriv', 'skriv upp', 'skriv ner', 'märk ut'],
  ...['sortera', 'kontrollera', 'gå igenom', 'se över', 'se efter', 'undersök', 'sök', 'börja med'],
  ...['hitta', 'ringa in', 'stryk', 'stryk under', 'plocka ut', 'sök upp', 'prata med', 'möt'],
].join('|');
const BEFORE =
  /^(?:(?:redan |nu )?(?:på|i) (?:måndag|dag|morgon|veckan)|först|sedan|därefter|och|men)\s/u;
const STARTS = new RegExp(`^(?:${DO})(?!\\p{L})`, 'u');
/** Picks out by the claim, `de varor vars inköpspris stigit`, or asks whether it is so, `om priset stigit`. */
const PICKS =
  /(?<!\p{L})(?:(?:de|dem|den|det|alla|allt|vilka|vilken|vilket|vad)(?:\s\p{L}+){0,2}?\s(?:som|där|vars)|om|ifall|huruvida)\s/u;
/** Begins something that is stated for itself, or is taken for known. */
const STATES =
  /(?<!\p{L})(?:att|och|men|eftersom|därför|då|när|varför|hur|inte|ju|väl|visst|redan|som|trots|fast|enligt)(?!\p{L})/u;
/** Goes on after the claim with nothing that says which one it was. */
const GOES_ON = new RegExp(
  `^(?:\\s\\p{L}+){0,4}(?:[.!]?\\s*$|,?\\s(?:och|samt|sedan)\\s(?:${DO})(?!\\p{L}))`,
  'u',
);
const QUESTION = /^(?:har|är|kan|ska|skulle|finns|går|säljer|köper|ökar|minskar|stiger|sjunker)\s/u;
const CONDITION = /^(?:om|ifall)\s/u;

/** After a condition: what to do then. */
const LEADS_TO = new RegExp(
  `^(?:\\s\\p{L}+){0,4},?\\s(?:så\\s)?(?:bör|kan|ska|behöver|${DO})(?!\\p{L})`,
  'u',
);

const BREAK = /[,.;:!?–—()”"]/u;
const lastBreak = (text: string) => [...text].findLastIndex((letter) => BREAK.test(letter));

/** From the claim's clause its beginning, and what follows the claim. */
function around({ text }: Statement, { at, word }: Claim) {
  const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
  const clause = before.slice(lastBreak(before) + 1).trimStart();
  return { opening: before.slice(0, before.length - clause.length), clause, after };
}

function isInstruction(clause: string, after: string): boolean {
  let words = clause.toLowerCase();
  while (BEFORE.test(words)) words = words.replace(BEFORE, '');
  const picks = PICKS.exec(words);
  if (!STARTS.test(words) || picks === null) return false;
  const between = words.slice(picks.index + picks[0].length);
  return !STATES.test(between) && GOES_ON.test(after.toLowerCase());
}

/**
 * Whether a word claims nothing where it stands: what one is to look for, asks, or takes as a condition. Only of
 * what is not named, since `ring kaffet som stigit mest` says which one has.
 */
export function claimsNothing(statement: Statement, claim: Claim): boolean {
  if (claim.kind !== 'direction' && claim.kind !== 'rank') return false;
  if (statement.references.length > 0 || statement.plain.size > 0) return false;
  const { opening, clause, after } = around(statement, claim);
  if (isInstruction(clause, after)) return true;
  const [words, rest] = [clause.toLowerCase(), after.toLowerCase()];
  if (opening.trim() !== '' || STATES.test(words)) return false;
  if (QUESTION.test(words)) return /^[^,.;:!–—()]*\?\s*$/u.test(rest) && !STATES.test(rest);
  return CONDITION.test(words) && LEADS_TO.test(rest);
}
