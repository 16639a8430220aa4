import { plain } from '../../advice/answers/names.ts';
import { asRead } from './as-read.ts';
import { isAllOfIt, workCalled } from './as-work.ts';
import { correctedTime } from './corrected.ts';
import { dearer } from './dearer.ts';
import { bookedAs } from './everyday.ts';
import { readAskedHeadings, readHeadings, readOtherPlaces } from './headings.ts';
import { isIntentWord } from './intents.ts';
import type { Known } from './known.ts';
import { leaveBalance } from './leave-balance.ts';
import { limitIn, lossIn } from './limits.ts';
import { readMoneyColumns } from './money-columns.ts';
import { oneLarge, wordsOfCosts } from './one-large.ts';
import type { Reader } from './reader.ts';
import { withSharedEnds } from './shared-end.ts';
import { withSplitNames, wordsOfNames } from './split-names.ts';
import { dimensionOf, isKnownWord } from './vocabulary.ts';
import { bySellers } from './who.ts';
import { type Word, wordsOf } from './words.ts';

/** `kvratalet`: told before names are, which it is as near to as to a word of time. */
function correctTime(word: Word): void {
  if (isKnownWord(word.plain) || isIntentWord(word.plain)) return;
  word.plain = correctedTime(word.plain) ?? word.plain;
}

/** Those who sell, where the file tells who they are. */
const STAFF = /^(?:saljar\w*|personal(?:en)?|anstalld\w*)$/;

const PAID = /\b(?:kosta|kostnad|betala|utgift)\w*/;

/** `Min kompanjon påstår att …`: who says so is no part of what is asked. */
const WHO_SAYS =
  /^(?:(?:hej|du|jo|men) )?(?:(?:min|mina|mitt|var|vara) \w+|styrelsen|banken|revisorn|bokforaren|kompanjonen|delagarna|chefen) (?:pastar|sager|sa|havdar|tror|menar|undrar|fragar|vill veta)(?: att| om)?\b/;

const DEARER = /(?<!\p{L})(?:dyrare|billigare)(?!\p{L})/iu;

/** The words of a question, with what is held against so much taken out of them. */
export function wordsIn(written: string, known: Known): Reader {
  // What a cost is called in speech is no name of what is sold: `hyran` for premises that are let.
  const ofCosts = wordsOfCosts(known, written);
  const hasStaff = known.names.some(({ dimension }) => dimension === 'staff');
  const inPrices = dearer(hasStaff ? bySellers(written) : written, [
    ...known.names,
    ...(known.texts ?? []),
  ]);
  const question = oneLarge(asRead(inPrices), ofCosts);
  const ofNames = wordsOfNames(known.names);
  const words = withSharedEnds(withSplitNames(wordsOf(question), known.names), ofNames);
  const isWritten = words.every(({ isJoined }) => isJoined === undefined);
  // `Vad kostar personalen` is of wages, where some are paid.
  const areWages = ofNames.has('personal') && PAID.test(plain(question));
  for (const [at, word] of words.entries()) {
    if (!STAFF.test(word.plain) || (areWages && /^personal/.test(word.plain))) continue;
    if (hasStaff && !ofNames.has(word.plain)) word.plain = 'medarbetare';
    // `Vilken säljare` asks who, and no channel that is called so is meant by it.
    const isWho = /^(?:vilken|vilka|per|varje)$/.test(words[at - 1]?.plain ?? '');
    if (!hasStaff && isWho) word.taken = 'unread';
  }
  // `Bilen, leasing och drivmedel ihop`: what it is made of is said beside it.
  const isInParts = /leas/i.test(question) && /drivmed|bensin|diesel/i.test(question);
  // `Pengar på banken` is of what is there, and of no cost that is called so.
  for (const [at, word] of words.entries())
    if (
      /^bank(?:en|kontot)$/.test(word.plain) &&
      words[at - 1]?.plain === 'pa' &&
      !PAID.test(plain(question))
    )
      word.taken = 'unread';
  const listed = readAskedHeadings(words, known.headings ?? []);
  for (const [at, word] of words.entries()) {
    if (ofNames.has(word.plain)) continue;
    if (isAllOfIt(word.plain, words[at - 1]?.plain ?? '', ofNames)) word.taken = 'grammar';
    word.plain = workCalled(word.plain, ofNames) ?? word.plain;
    if (!(isInParts && word.plain.startsWith('bil')))
      word.plain = bookedAs(word.plain, ofCosts) ?? word.plain;
  }
  readOtherPlaces(words, known.places ?? []);
  const called = [...listed, ...readHeadings(words, known.headings ?? [], ofNames)];
  for (const word of words) if (!ofNames.has(word.plain)) correctTime(word);
  const spoken = WHO_SAYS.exec(words.map((word) => word.plain).join(' '))?.[0].split(' ') ?? [];
  for (const word of words.slice(0, spoken.length)) word.taken = 'grammar';
  leaveBalance(words);
  const asked = plain(isWritten ? question : textOf(words));
  const columns = readMoneyColumns(words, asked, known, ofNames);
  const own = called.reduce((whole, [was, is]) => whole.replace(was, is), asked);
  const text = columns.reduce(
    (whole, [was, is]) => ` ${whole} `.replace(` ${was} `, ` ${is} `).trim(),
    own,
  );
  const reader: Reader = { words, text, known, isDearer: DEARER.test(written), beyond: null };
  const limit = (isOfKinds(words) ? lossIn(words) : null) ?? limitIn(words);
  if (limit === null) return reader;
  takeOut(reader, limit);
  return { ...reader, beyond: limit.beyond };
}

/** `Vilka kunder`, `någon produkt`: which of a kind of what is sold. */
const isOfKinds = (words: readonly Word[]): boolean =>
  words.some(({ plain: word }) =>
    ['product', 'category', 'customer', 'channel', 'region', 'order'].includes(
      dimensionOf(word) ?? '',
    ),
  );

const textOf = (words: readonly Word[]) => words.map(({ written }) => written).join(' ');

/** Takes out words that have been read: what is left is read as if they were not there. */
export function takeOut(reader: Reader, { from, words }: { from: number; words: number }): void {
  reader.words.splice(from, words);
  reader.text = plain(textOf(reader.words));
}
