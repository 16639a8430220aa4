/** Those who work there, by what they are: `konsulterna`, `frisörerna`. */
const ROLES =
  '(?:konsult|frisör|behandlar|stylist|terapeut|massör|montör|tekniker|förar|chaufför|servitör|kock|städar|hantverkar|instruktör|tränar|ledar|mäklar|tjej|kill|grabb|gubb|dam|kolleg)';
/** `Vem av konsulterna`, `vilken frisör`: one who works there. */
const WHO_OF_THEM = new RegExp(
  `(?<!\\p{L})(vem|vilken|vilka)\\sav\\s(?:de\\s|våra\\s|mina\\s)?(?:${ROLES}(?:erna|arna|orna|na)|personalen|gänget|anställda)(?!\\p{L})`,
  'giu',
);
const WHICH_OF_THEM = new RegExp(
  `(?<!\\p{L})(vilken|vilka|varje|per)\\s${ROLES}(?:er|e|ar)?(?!\\p{L})`,
  'giu',
);
/** `Vem drar in mest av behandlarna?` */
const AMONG_THEM = new RegExp(
  `(?<=(?<!\\p{L})(?:vem|vilken|vilka)\\s.{1,40})\\sav\\s(?:de\\s|våra\\s|mina\\s)?${ROLES}(?:erna|arna|na)(?!\\p{L})`,
  'giu',
);
/** Where it is asked what is paid, they are those whom one hires. */
const PAID = /(?<!\p{L})(?:kost|betal|utgift|dyr|faktura|lön)/iu;

/** `Hur mycket drar vi in`: what is sold; into the till it may be something else. */
const DRAWS_IN =
  /(?<=(?<!\p{L})(?:hur mycket|vad)\s(?:\p{L}{1,12}\s)?)(drar|drog)\s(vi|jag|ni|man)\sin(?!\p{L})(?!\si\skassan)/iu;

/** `Mest sålda tjänsten på en fredag`: on all of them. */
const RANKED_ON_DAY =
  /(?<=(?<!\p{L})(?:mest|bäst|minst|sämst|flest|topp \p{N}+)(?!\p{L}).{0,40} )på\sen\s((?:mån|tis|ons|tors|fre|lör|sön)dag)(?!\p{L})/giu;
/** `På en fredag`: on an ordinary one. */
const ON_ONE_DAY =
  /(?<!\p{L})(?:på|under|om)\sen\s((?:mån|tis|ons|tors|fre|lör|sön)dag)(?!\p{L})/giu;

/** `Just nu`, `på sistone`: the latest months of the file, held against the same a year before. */
const LATELY =
  /(?<!\p{L})(?:på\ssistone|(?:på\s|under\s)?(?:den\s)?(?:senaste|sista)\stiden|just\snu|för\snärvarande|för\stillfället|i\snuläget|nuförtiden)(?!\p{L})/giu;
/** `Rekoringen den senaste tiden`: a name and nothing else. */
const ONLY_LATELY = /^\p{L}[\p{L} ]{2,30}? (?:på sistone|(?:på |under )?den senaste tiden)$/iu;
const LATEST = 'de senaste tre månaderna';
/** What there is a most and a least of, of what is sold and paid: no advice on what is best to do. */
const RANKED = /(?<!\p{L})(?:bäst|sämst|mest|minst)(?!\p{L})/iu;
const TRADED =
  /(?<!\p{L})(?:går|säljer|säljs|köper|kostar|drar|ger|omsätter|ökar|minskar)(?!\p{L})/iu;

/** A time that is said besides: `just nu i år` is of this year. */
const IN_OTHER_TIME =
  /(?<!\p{L})(?:i\s(?:år|fjol)|ifjol|\d{4}|(?:förra|senaste|denna)\s(?:året|månaden|kvartalet|veckan)|(?:den\shär|det\shär)\s(?:månaden|året|kvartalet|veckan))(?!\p{L})/iu;

const BEST = /(?<!\p{L})(?:går|säljer)\s(?:\p{L}+\s){0,2}?bäst(?!\p{L})/iu;

/** `Och hur mycket sämre än bästa?` behind which month was worst: both are asked for. */
const AND_HOW_FAR =
  /^vilken (månad|vecka|dag|veckodag|produkt|kund|kanal) (?:var|är|gick|går|sålde)(?: vi)? (?:bäst|sämst|störst|minst|högst|lägst),? (?:och|o|samt) hur mycket (?:bättre|sämre|mer|mindre|högre|lägre|större|sämst)(?: (?:var|är|än) den)? än (?:den )?(?:bästa|sämsta|högsta|lägsta|största|minsta)(?: \p{L}+)?$/iu;

/** A question in the words that it is read by, where it is said as one speaks. */
export function asSpoken(written: string): string {
  const bare = written.trim().replace(/[?!.]$/u, '');
  const question = AND_HOW_FAR.test(bare)
    ? bare.replace(AND_HOW_FAR, 'Bästa och sämsta $1')
    : written;
  const who = PAID.test(question)
    ? question
    : question
        .replace(WHO_OF_THEM, '$1 av medarbetarna')
        .replace(AMONG_THEM, ' av medarbetarna')
        .replace(WHICH_OF_THEM, '$1 medarbetare');
  // What sells worst is not held against another time: another thing did then.
  const lately = IN_OTHER_TIME.test(who)
    ? null
    : BEST.test(who) || ONLY_LATELY.test(who.trim())
      ? `${LATEST} jämfört med året före`
      : RANKED.test(who) && TRADED.test(who)
        ? LATEST
        : null;
  return (lately === null ? who : who.replace(LATELY, lately))
    .replace(DRAWS_IN, (_, verb: string, we: string) =>
      verb.toLowerCase() === 'drog' ? `omsatte ${we}` : `omsätter ${we}`,
    )
    .replace(RANKED_ON_DAY, 'på $1ar')
    .replace(ON_ONE_DAY, 'en vanlig $1');
}
