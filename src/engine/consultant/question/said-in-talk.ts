import { readWhole } from './said-otherwise.ts';

/** A year that is said: `om året 2025` is of that one. */
const TOLD_YEAR =
  /(?<!\p{L})(?:\d{4}|i år|iår|i fjol|ifjol|förra|senaste|sista|varje|per)(?!\p{L})/iu;
/** `Vad kostar elen om året?`: of one year, and not of all that the file has. */
const IN_A_YEAR = /(?<!\p{L})(?:i snitt )?(?:om året|på ett år)(?!\p{L})/iu;
/** `Vilken tid om året` is of no sum. */
const NO_SUM = /(?<!\p{L})(?:när|tid|tider|månad|dag|månader|dagar|vecka)(?!\p{L})/iu;

const WHOLE = '(?:det hela|helheten|allt|alltihop|totalen|kakan|hela kakan)';
/** `Hur mycket är te av omsättningen?`: how large a part of it. */
const PART_OF = new RegExp(
  `^hur (?:mycket|mkt|stor|stort|stora) (?:är|var|blir|utgör) (?!(?:det|den|de|dem)(?:\\P{L}|$))(?<what>(?:(?! av ).){2,60}?) av (?:(?<all>${WHOLE})|(?:vår |hela |den totala |våra )?(?<of>omsättningen|försäljningen|intäkterna|kostnaderna|utgifterna))(?<rest> .{2,30})?$`,
  'iu',
);

/** `Betalar vi dubbelt för nåt?` */
const PAID_TWICE =
  /^(?:betalar|betalade|har) vi (?:betalat |betalt )?(?:(?:nåt|något|någonting|(?:någon|nån|några) \p{L}+) )?(?:dubbelt|två gånger)(?: för (?:nåt|något|någonting|någon|nån|några \p{L}+|samma \p{L}+))?$/iu;

/** `Hur mycket lever vi på våra tre största kunder?`: how large a part of the sales they are. */
const LIVE_ON =
  /^hur (?:mycket|mycke|mkt|stor del) (?:lever|levde) vi (?:på|av) (?<what>.{2,60}?)(?<rest> (?:i år|i fjol|förra året|\d{4}))?$/iu;
/** `Blev julen bra?`: how it went. */
const WENT_WELL =
  /^(?:blev|var|gick) (?!(?:det|vi|den|de|jag)(?:\P{L}|$))(?<what>\p{L}[\p{L} ]{2,40}?) (?:bra|dålig|dåligt|lyckad|lyckat)(?: (?:för oss|i år|i fjol|förra året|\d{4}))?$/iu;
/** `Vilka grejer går inte alls?`: those that sell least. */
const HARDLY_SOLD =
  /^(vilk(?:en|et|a)(?: av våra)? \p{L}{4,20}) (?:går|säljer|rör sig) (?:inte(?: alls| så bra| bra)?|knappt(?: alls)?|dåligt|trögt|segt)$/iu;
/** `Vilken hyresgäst betalar mest?`: those who buy, by what they are called where something is let. */
const WHO_PAYS_MOST =
  /^(vilken|vilka) (?:av våra )?(?:hyresgäst|medlem|sponsor|uppdragsgivare|kund)(?:er|en|erna|mar|marna)? (?:betalar|betalade) (?:oss )?(mest|minst|bäst)(?<rest> (?:i|under|förra|per) .{1,30}| \d{4})?$/iu;
/** `I snitt på en dag`: of each day. */
const MEAN_OF_TIME =
  /(?<!\p{L})(?:i snitt|i genomsnitt|i medel) (?:på|under|om) en (dag|vecka|månad)(?!\p{L})/giu;
/** `Hur länge har Ek handlat hos oss?`: since the first time that the file has. */
const HOW_LONG =
  /^hur länge har (?<who>.{2,60}?) (?:handlat|köpt|bokat|beställt|varit kund|funnits|sålts|hyrt)(?: (?:av|hos|från) oss)?$/iu;
/** `När slutade Mira?`: after the last time. */
const WHEN_STOPPED =
  /^när (?:slutade|försvann|upphörde) (?!(?:vi|jag|ni|det|den|de|kunder\p{L}*)(?:\P{L}|$))(?<who>.{2,60}?)(?: (?:att )?(?:handla|köpa|boka|jobba|beställa))?(?: (?:av|hos|från) oss)?$/iu;
/** `Är stål vår dyraste kostnad?`: its place among all of them. */
const DEAREST =
  /^är (?<what>.{2,60}?) (?:vår|vårt|min|den|det) (?:dyraste|största|högsta|tyngsta) (?:kostnad|utgift|kostnadspost|utgiftspost|post)(?:en)?$/iu;
/** `Vad skulle 5 % högre pris på te ge?` */
const HIGHER_PRICE =
  /^(?:vad|hur mycket) (?:skulle|kan|ger|ge) (?:det ge med )?(?<percent>\d{1,2}(?:[.,]\d)?) ?(?:%|procent) (?<how>högre|lägre) pris(?:er|et|erna)?(?: på (?<what>.{2,60}?))?(?: (?:ge|betyda|innebära|bli))?(?: oss)?(?: i kronor)?$/iu;
/** `Om Ek inte kommer tillbaka`: stops. */
const NEVER_BACK =
  /(?<=(?<!\p{L})(?:om|ifall) .{2,60} )(?:inte|aldrig|ej) (?:kommer tillbaka|handlar (?:mer|igen|längre)|köper (?:mer|igen|längre))(?!\p{L})/iu;
/** `Är vi solida?` */
const SOLID = /^(?:är|var) (?:vi|företaget|bolaget|firman) (?:finansiellt )?(?:solida?|solitt)$/iu;
/** `Vårt egna kapital`, as it is said. */
const OWN_CAPITAL = /(?<!\p{L})egna kapital(?:et)?(?!\p{L})/giu;
/** `Mot året innan`, of a question that has nothing before it. */
const OVER_A_YEAR = /(?<!\p{L})(?:mot|än|från) året (?:innan|före)(?!\p{L})/giu;

/** `Är kostnaderna över intäkterna?`: more than them, and not what is left over. */
const ABOVE =
  /(?<=(?:kostnaderna|utgifterna|intäkterna|försäljningen|omsättningen) )(över|under)(?= (?:kostnaderna|utgifterna|intäkterna|försäljningen|omsättningen)(?!\p{L}))/giu;
/** `El o värme`, as it is typed. */
const AND = /(?<=\p{L} )o(?= \p{L}{2})/giu;

/** `Vad lägger vi på annonser i mån?` */
const IN_A_MONTH = /(?<!\p{L})i mån(?=\.?[?!]?$)/giu;

/** `Vad drog vi in på lördarna?` */
const WEEKDAYS = /(?<=(?<!\p{L})(?:mån|tis|ons|tors|fre|lör|sön)da)(?=rn?a?(?!\p{L}))/giu;
/** `Dyraste ordern nånsin`: of all that the file has. */
const EVER = /\s(?:nånsin|någonsin|genom tiderna)(?=[?!.]?$)/giu;
/** `Vad borde jag fråga om?` */
const WHAT_TO_ASK =
  /^(?:vad|va) (?:borde|bör|ska|skall|kan) (?:jag|vi|man) (?:egentligen )?fråga(?: dig)?(?: om| efter)?(?: egentligen)?$/iu;

/** `Har vi haft nån månad med förlust?` */
const ANY_AT_A_LOSS =
  /^(?:har|hade|finns|fanns) (?:vi|det) (?:haft |gått |funnits )?(?:någon|nån|några) månad(?:er)?(?<when>(?: .{2,30})?) (?:med förlust|med minus|på minus|där vi gick back|som gick back|när vi gick back)(?<then> .{2,30})?$/iu;

const groupsOf = (found: readonly unknown[]) => (found.at(-1) ?? {}) as Record<string, string>;

const whole = (bare: string): string =>
  bare
    .replace(PART_OF, (_, ...found) => {
      const { what = '', of, rest = '' } = groupsOf(found);
      return `Hur stor andel ${of === undefined ? '' : `av ${of} `}är ${what}${rest}?`;
    })
    .replace(LIVE_ON, 'Hur stor del av försäljningen kommer från $<what>$<rest>?')
    .replace(WENT_WELL, 'Hur gick $<what>?')
    .replace(HARDLY_SOLD, '$1 säljer sämst?')
    .replace(WHO_PAYS_MOST, (_, which: string, how: string, ...found) => {
      const { rest = '' } = groupsOf(found);
      return `${which} kund${/a$/iu.test(which) ? 'er' : ''} köper för ${how === 'bäst' ? 'mest' : how}${rest}?`;
    })
    .replace(PAID_TWICE, 'Har vi betalat något dubbelt?')
    .replace(HOW_LONG, 'När köpte $<who> första gången?')
    .replace(WHEN_STOPPED, 'När hade vi $<who> senast?')
    .replace(DEAREST, 'Vilken plats har $<what> bland kostnaderna?')
    .replace(HIGHER_PRICE, (_, ...found) => {
      const { percent = '', how = '', what } = groupsOf(found);
      const prices = what === undefined ? 'alla priser' : `priset på ${what}`;
      return `Vad händer om ${prices} ${/^h/iu.test(how) ? 'höjs' : 'sänks'} med ${percent} %?`;
    })
    .replace(ANY_AT_A_LOSS, 'Vilka månader gick vi back$<when>$<then>?')
    .replace(WHAT_TO_ASK, 'Vad kan du svara på?')
    .replace(SOLID, 'Vad är soliditeten?');

/** A question as one talks, in the words that it is read by; as it is where it is none of these. */
export function saidInTalk(question: string): string {
  const isYearly = IN_A_YEAR.test(question) && !TOLD_YEAR.test(question.replace(IN_A_YEAR, ''));
  const words = (
    isYearly && !NO_SUM.test(question)
      ? question.replace(IN_A_YEAR, 'de senaste tolv månaderna')
      : question
  )
    .replace(AND, 'och')
    .replace(IN_A_MONTH, 'i månaden')
    .replace(WEEKDAYS, 'ga')
    .replace(EVER, '')
    .replace(ABOVE, (_, side: string) => (/^ö/iu.test(side) ? 'större än' : 'mindre än'))
    .replace(NEVER_BACK, 'slutar')
    .replace(MEAN_OF_TIME, 'per $1 i snitt')
    .replace(OWN_CAPITAL, 'eget kapital')
    .replace(OVER_A_YEAR, 'jämfört med året före');
  return readWhole(words, whole);
}
