import { saidInTalk } from './said-in-talk.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { ofTax } from './tax.ts';

/** `Har slutat köpa av oss`: said of who comes no more, whatever they did. */
const STOPPED =
  /(?<=(?<!\p{L})(?:har|hade)\s)slutat\s(?:att\s)?(?:köpa|handla|boka|beställa)(?:\s(?:av|hos|från)\soss)?(?!\p{L})/giu;

/** `När är det lugnast?`, `när har vi minst att göra?`: the least month, or the least day of the week. */
const QUIET =
  /^(?<when>när|vilken (?:månad|dag|veckodag)|vilka dagar)\s(?:på året\s|i veckan\s)?(?:är det|har vi|är)\s(?:som\s)?(?:allra\s)?(?<how>lugnast|minst att göra|tommast|trögast|mest att göra|mest tryck|stressigast)(?:\s(?:här|hos oss|för oss|på året|i veckan))?$/iu;

/** `När började vi sälja te?`, `när började vi anlita Ekot?`: the first time that the file has. */
const BEGAN =
  /^när (?<began>började|startade) vi (?:att )?(?<what>med|sälja|erbjuda|köpa av|köpa från|köpa in från|anlita|betala|handla av)\s(?<who>.+)$/iu;

/** What is no piece that is sold: a day, a month, an order, one who buys. */
const NO_PIECE =
  'dag|vecka|månad|helg|kväll|timme|kund|gäst|medlem|order|kvitto|nota|beställning|anställd|faktura|krona|leverantör|vanlig|genomsnittlig|hundralapp|tusenlapp|år|bra|dålig';

/** `Vad blir kvar på en klippning?`, `vad tjänar vi på varje Margherita?`: of each one sold. */
const LEFT_OF_ONE = new RegExp(
  `^(?:vad|hur mycket) (?:blir (?:det )?kvar (?:till oss )?(?:på|av|per)|(?:tjänar|får) vi (?:kvar )?(?:på|per)|lämnar) (?:(?<=per )|(?:en|ett|varje) )(?!(?:${NO_PIECE})(?:\\P{L}|$))(?<what>\\p{L}.*)$`,
  'iu',
);

/** `Vad tjänar vi på en order?`: of each order. */
const LEFT_OF_ORDER =
  /^(?:vad|hur mycket) (?:blir (?:det )?kvar|tjänar vi) (?:på|av) (?:en|ett|varje) (order|köp|kvitto|nota|beställning)$/iu;

/** `Vad blir kvar på en kund?`: what is left of each who buys, and not of all. */
const LEFT_OF_BUYER =
  /^(?:vad|hur mycket) blir (?:det )?kvar (?:på|av|per) (?:(?:en|varje) )?(kund|gäst|medlem|besökare|hyresgäst|elev|deltagare)$/iu;

/** `Vad kostar en pizza oss?`: the goods of each one sold. */
const COST_OF_ONE = new RegExp(
  `^vad kostar (?:en|ett|varje) (?!(?:${NO_PIECE})(?:\\P{L}|$))(?<what>\\p{L}.*) oss$`,
  'iu',
);

/** Behind the cost of a piece, or what is left of it: that the goods are what is paid for. */
const AFTER_GOODS =
  / (?:efter|i|när) (?:råvaror(?:na)?|varor(?:na)?|material(?:et)?|inköp(?:et)?|färg och produkter)(?: är (?:betalda|betalt))?$/iu;
const OF_PIECE = /^vad (?:blir|tjänar|lämnar|kostar) /iu;

/** `Vilken rätt ger mest kvar?` */
const MOST_LEFT = /^(vilken \p{L}+) (?:ger|lämnar) mest (?:kvar|över|pengar)$/iu;

/** `Hur stor andel av kostnaderna är fast?` */
const FIXED_SHARE =
  /^hur stor\s(?:(?:är\s)?(?:den\s)?fasta? (?:andel(?:en)?|del(?:en)?) av (?:våra\s)?kostnaderna?(?:\shar vi)?|(?:andel|del) av (?:våra\s)?kostnader(?:na)? är fasta?)$/iu;

const asked = (bare: string): string =>
  bare
    .replace(QUIET, (whole, ...found) => {
      const { when = '', how = '' } = (found.at(-1) ?? {}) as Record<string, string>;
      const most = /^(?:mest|stress)/iu.test(how) ? 'mest' : 'minst';
      const ofDay = /dag/iu.test(when) || /i veckan/iu.test(whole);
      return `Vilken ${ofDay ? 'veckodag' : 'månad'} säljer vi ${most}?`;
    })
    .replace(BEGAN, (_, ...found) => {
      const { what = '', who = '' } = (found.at(-1) ?? {}) as Record<string, string>;
      const sold = /^(?:med|sälja|erbjuda)$/iu.test(what);
      return `När ${sold ? 'sålde' : 'betalade'} vi ${who} första gången?`;
    })
    .replace(LEFT_OF_ORDER, 'Vad är täckningsbidraget per order?')
    .replace(LEFT_OF_BUYER, 'Vad tjänar vi på en $1?')
    .replace(LEFT_OF_ONE, 'Vad är täckningsbidraget per styck för $<what>?')
    .replace(COST_OF_ONE, 'Vad är varukostnaden per styck för $<what>?')
    .replace(MOST_LEFT, '$1 har högst täckningsbidrag?')
    .replace(FIXED_SHARE, 'Hur mycket av kostnaderna är fasta?');

/** How owners ask, in the words that a question is read by; as it is where it is none of theirs. */
export function asOwnersAsk(question: string): string {
  const inShort = saidOtherwise(saidInTalk(ofTax(question))).replace(STOPPED, 'slutat');
  const bare = inShort
    .trim()
    .replace(/[?!.]$/u, '')
    .trimEnd();
  const plain = OF_PIECE.test(bare) ? bare.replace(AFTER_GOODS, '') : bare;
  const read = asked(plain);
  return read === plain ? inShort : read;
}
