/** `Mkt`, as it is written in short. */
const MUCH = /(?<=(?<!\p{L})hur )mkt(?!\p{L})/giu;
/** `På ett paket te`: what it is in says nothing of which. */
const PACK =
  /(?<=(?:på|av|per|kostar) (?:en|ett|varje) )(?:paket|påse|burk|flaska|kopp|glas|bit|ask|låda)(?= \p{L}{2})/giu;
/** `Dödast`, `som lugnast`: the least of a day or a month. */
const DEADEST = /(?<!\p{L})(?:dödast|segast|lugnaste|tystast)(?=\s*[?!.]*$)/giu;
/** `Neråt` is downwards. */
const DOWNWARDS = /(?<!\p{L})(?:neråt|neråt|ner åt)(?!\p{L})/giu;

/** `Billigaste månaden`: what is cheap or dear of a time is what was paid in it. */
const CHEAPEST =
  /^(?:vilken (?:var|är|blev) )?(?:vår |den )?(billigaste|dyraste) (månad|veck|dag)(?:en|a|an)?(?<rest> .{1,40})?$/iu;

/** `Finns det nåt vi betalar dubbelt för?` */
const PAID_TWICE =
  /^(?:finns det |är det )?(?:nåt|något|någon|nån|några)(?: faktur\p{L}+)?(?: som)? (?:vi )?(?:betalar|betalat|har betalat|betalade|blivit betalt) (?:dubbelt|två gånger)(?: för)?$/iu;

/** `Hur mycket av en hundralapp blir kvar?`: so many of a hundred are the margin. */
const LEFT_OF_HUNDRED =
  /^(?:hur mycket|vad|hur många kronor) (?:blir (?:det )?(?:kvar|över) )?(?:av|per|på) (?:varje |en )?(?:hundralapp|hundring|hundrakronorssedel|hundra kronor|100 kr)(?: (?:vi säljer för|i försäljning|i omsättning|som kommer in))?(?: (?:blir|är) (?:det )?(?:kvar|över))?$/iu;
const IS_LEFT = /(?:kvar|över)(?!\p{L})/iu;

/** `Är elen dyrare nu?` */
const DEARER =
  /^(?:är|har|blev) (?!det(?:ta)? )(?<what>\p{L}[\p{L} ]{1,30}?) (?:blivit )?(?<how>dyrare|billigare)(?: nu| i dag| idag)?(?<rest> än .{1,30})?$/iu;

/** `Hur många luncher säljer vi på en vecka?`: in an ordinary one. */
const IN_A_WEEK =
  /^(hur många \p{L}[\p{L} ]{1,40} (?:säljer|sålde|gör|serverar|levererar|kör) vi) (?:på|i|under) en(?: vanlig)? (vecka|månad|dag)$/iu;

/** `Hur stor del är fasta kostnader?` */
const FIXED =
  /^hur (?:stor (?:del|andel) (?:är|utgör)|mycket är) (?:våra |de )?fasta (?:kostnader(?:na)?|utgifter(?:na)?)$/iu;

/** `Vad snittar en kund på?` */
const MEAN_OF_BUYER =
  /^(?:vad|hur mycket) (?:snittar|köper|handlar) (?:en|varje)(?: vanlig)? (kund|gäst|medlem) (?:på|för i snitt)$/iu;

/** `Vilka har slutat köpa?`: those who buy, and nothing that is bought. */
const WHO_STOPPED = /^(vilka|vem) (har|hade) (?=slutat (?:att )?(?:köpa|handla|boka|beställa))/iu;

/** `Q3 mot Q2 i år`: a year behind the second is of both. */
const QUARTERS =
  /(?<![\p{L}\p{N}])(q[1-4]|kvartal [1-4])(?= (?:mot|jämfört med|jmf med|kontra|vs|än) (?:q[1-4]|kvartal [1-4]) (?<year>\d{4}|i år|i fjol|förra året)(?![\p{L}\p{N}]))/giu;

const DIGITS: Readonly<Record<string, number>> = {
  ...{ en: 1, ett: 1, två: 2, tre: 3, fyra: 4, fem: 5, sex: 6, sju: 7, åtta: 8, nio: 9, tio: 10 },
  ...{ tolv: 12, femton: 15, tjugo: 20, tjugofem: 25, trettio: 30, fyrtio: 40, femtio: 50 },
  ...{
    sextio: 60,
    sjuttio: 70,
    åttio: 80,
    nittio: 90,
    hundra: 100,
    etthundra: 100,
    tvåhundra: 200,
  },
  ...{ trehundra: 300, fyrahundra: 400, femhundra: 500 },
};
/** `Femtio tusen`, `en halv miljon`: a sum in words, in digits. */
const SUM_IN_WORDS = new RegExp(
  `(?<!\\p{L})(${Object.keys(DIGITS).join('|')}) ?(tusen|miljoner|miljon)(?:(?= kr| kronor|\\P{L}|$))`,
  'giu',
);
const HALF_MILLION = /(?<!\p{L})en halv miljon(?!\p{L})/giu;

/** The sums that are in words in digits. */
export const inDigits = (question: string): string =>
  question
    .replace(HALF_MILLION, '500000')
    .replace(SUM_IN_WORDS, (_, number: string, scale: string) =>
      String((DIGITS[number.toLowerCase()] ?? 1) * (/^t/iu.test(scale) ? 1000 : 1_000_000)),
    );

/** A whole question in the words that it is read by, where it is said in one of these ways. */
const whole = (bare: string): string =>
  bare
    .replace(CHEAPEST, (_, how: string, time: string, ...found) => {
      const { rest = '' } = (found.at(-1) ?? {}) as Record<string, string>;
      return `Vilken ${time === 'veck' ? 'vecka' : time} hade ${/^b/iu.test(how) ? 'lägst' : 'högst'} kostnad${rest}?`;
    })
    .replace(PAID_TWICE, 'Har vi betalat något dubbelt?')
    .replace(LEFT_OF_HUNDRED, (asked) => (IS_LEFT.test(asked) ? 'Vad är täckningsgraden?' : asked))
    .replace(DEARER, (_, ...found) => {
      const { what = '', how = '', rest = '' } = (found.at(-1) ?? {}) as Record<string, string>;
      return `Har ${what} gått ${/^d/iu.test(how) ? 'upp' : 'ner'}${rest}?`;
    })
    .replace(IN_A_WEEK, '$1 i snitt per $2')
    .replace(FIXED, 'Hur mycket av kostnaderna är fasta?')
    .replace(MEAN_OF_BUYER, 'Vad är omsättningen per $1 i snitt?');

/** What is said otherwise than it is read; as it is where it is not. */
export function saidOtherwise(question: string): string {
  const words = inDigits(question)
    .replace(MUCH, 'mycket')
    .replace(PACK, '')
    .replace(/ {2,}/gu, ' ')
    .replace(DEADEST, 'lugnast')
    .replace(DOWNWARDS, 'nedåt')
    .replace(WHO_STOPPED, '$1 kunder $2 ')
    .replace(QUARTERS, '$1 $<year>');
  return readWhole(words, whole);
}

/** A question as `whole` reads it without the sign at its end; as it is where that reads nothing else. */
export function readWhole(question: string, whole: (bare: string) => string): string {
  const bare = question
    .trim()
    .replace(/[?!.]$/u, '')
    .trimEnd();
  const read = whole(bare);
  return read === bare ? question : read;
}
