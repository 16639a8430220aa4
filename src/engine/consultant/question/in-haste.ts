import type { Focus } from './ask.ts';
import { ofMovingDay } from './moving-holidays.ts';
import { readWhole } from './said-otherwise.ts';

/** `Än förra`, of a time that is said before it: that of the year before. */
const THAN_LAST =
  /(?<=(?<!\p{L})(?:i år|det här året|sommaren|vintern|våren|hösten|julen)(?!\p{L}).{0,30} (?:än|mot|jämfört med) )förra(?=[?!.]*$|,)/iu;
/** `Lönsammare`, as it is read. */
const MORE_PROFITABLE = /(?<!\p{L})lönsammare(?!\p{L})/giu;
/** `Kund för kund`: each of them. */
const ONE_BY_ONE = /(?<!\p{L})(?<kind>\p{L}{3,20}) för \k<kind>(?!\p{L})/iu;
const TIMES = /^(?:dag|vecka|månad|kvartal|år|steg|sak|en|ett|bit)$/iu;

/** `Lättöl eller vin, vad ger mest?`: what is asked of them stands behind. */
const WHICH_OF_TWO =
  /^(?<what>\p{L}[\p{L}\p{N}&. -]{1,60}? eller [\p{L}\p{N}&. -]{2,40}?),? (?:vad|vilken|vilket|vilka|vem) (?:av dem |av dom )?(?<verb>ger|gav|drar in|drog in|säljer|sålde|kostar|kostade|köper|köpte|växer|växte|ökar|ökade|minskar|minskade|tjänar vi|tjänade vi|säljer vi|sålde vi) (?:oss )?(?<how>mest|minst|bäst|sämst)(?<on> på| av)?(?<when> (?:20\d\d|i fjol|i år|förra året))?$/iu;
/** `Herr eller dam`, `Norge eller Finland 2025`: which of them is the larger. */
const ONE_OR_OTHER =
  /^(?!(?:mer|mindre|bra|dåligt|rätt|bättre|högre|fler|upp|plus|vad|hur|när|vem|vilken|vilket|vilka|har|hade|är|var|varför|ska|bör|om|går|gick|blir|blev|kan|säljer|sålde|köper|köpte|kostar|tjänar)(?:\P{L}|$))(?<what>\p{L}[\p{L}\p{N}&.-]*(?: [\p{L}\p{N}&.-]+){0,2} eller \p{L}[\p{L}\p{N}&.-]*(?: \p{L}[\p{L}\p{N}&.-]*){0,2}?)(?<when> (?:20\d\d|i fjol|i år|förra året))?$/iu;
/** `Laxen per styck`: its price. */
const EACH_OF =
  /^(?<what>(?!(?:vad|hur|vilk|pris|snitt|tb|täckning|vinst|marginal|kostnad|rabatt|antal|sålda|försäljning|omsättning)\p{L}*(?:\P{L}|$))\p{L}[\p{L}\p{N} ]{1,30}?) per (?:styck|st)$/iu;
/** `Allt utom pizza, hur gick det 2025?` */
const ALL_BUT =
  /^allt? (?:utom|förutom|utan|som inte är) (?<what>.{2,40}?),? (?:hur gick|hur går|vad blev|vad blir|hur mycket blev) det(?<when> .{2,30})?$/iu;
/** `Vad säljer vi som inte är te?` */
const WHICH_IS_NOT =
  /^(?<lead>(?:vad|hur mycket) (?:säljer|sålde|omsätter|omsatte|köper|köpte|betalar|betalade) vi(?: för)?)(?<when> .{2,20}?)? (?:som|av det som|av sånt som) inte är (?<what>.{2,40})$/iu;

/** `Lunchkompaniet, va hände?`, `Ek stack ut när?` */
const WHAT_HAPPENED =
  /^(?<who>(?!(?:vad|hur|när|vem|vilken|vilka|har|är|varför)(?:\P{L}|$))\p{L}[\p{L}\p{N}&. -]{2,40}?),? (?:va?d? (?:hände|har hänt)(?: där| med (?:dem|dom|den|det))?|(?:stack ut|avvek|sticker ut)(?: när)?)$/iu;
/** `Annonseringen, vad har den gett?` */
const WHAT_IT_GAVE =
  /^(?<what>\p{L}[\p{L} ]{2,40}?),? vad (?:har|ger|gav) (?:den|det|de|dom)(?: gett| givit)?(?: oss)?(?: tillbaka)?$/iu;
/** `Varför funkar inte marknadsplatsen längre?`: why it has fallen. */
const NO_MORE =
  /^varför (?:funkar|fungerar|går|säljer|drar|rullar) (?:inte (?<first>.{2,40}?)|(?<second>.{2,40}?) inte)(?: längre| lika bra| som förr| lika mycket| så bra)?$/iu;
/** `Skulle vi klara oss utan webben?`: if it were gone. */
const WITHOUT_IT =
  /^(?:skulle|kan|hade|hur skulle) (?:vi|jag|det) (?:klara (?:oss|mig)|gå|gå runt|överleva|klarat oss)(?: runt| ihop)? utan (?<what>.{2,40})$/iu;
/** `Ge mig kunderna i ordning efter vinst`: the most first. */
const IN_ORDER =
  /^(?:ge mig|ge mej|visa|lista|ordna|sortera|rangordna)(?: mig| mej)? (?:alla |våra |mina )?(?<kind>\p{L}{4,20})(?: i ordning| sorterade| ordnade)? efter (?<by>\p{L}{3,20})(?<when> .{2,30})?$/iu;
/** `Rena Grossen, köper vi fortfarande av dom?` */
const STILL =
  /^(?<who>\p{L}[\p{L}\p{N}&. -]{2,40}?),? (?:köper|handlar|betalar|anlitar) vi (?:(?:dom|dem|den|det) )?(?:fortfarande|ännu|kvar)(?: (?:av|från|hos|till))?(?: (?:dom|dem|den|det|de))?$/iu;
/** `Telefonen har blivit dyrare`. */
const HAS_BECOME =
  /^(?<what>(?!(?:vad|vilken|vilket|vilka|vem|det|allt)(?:\P{L}|$))\p{L}[\p{L} ]{1,30}?) har (?:blivit (?<how>dyrare|billigare))(?: nu)?$/iu;
/** `Äpplemusten tappar, varför?` */
const FALLS_WHY =
  /^(?<what>(?!(?:vi|jag)(?:\P{L}|$))\p{L}[\p{L}\p{N} ]{2,40}?) (?:tappar|minskar|sjunker|backar|går ner|går sämre|säljer sämre),? varför(?: då| det)?$/iu;
/** `Vilka hyr inte längre?` */
const NO_LONGER =
  /^(?:vilka|vem|vilka kunder) (?:hyr|handlar|köper|beställer|bokar|kommer|anlitar oss) (?:inte|aldrig) (?:längre|mer|igen)(?: (?:av|hos|från) oss)?$/iu;
/** `Vilken kund fick vi senast?`: of those who are new. */
const NEWEST = /^(?:vilken|vilka) (?:kund|kunder) fick vi (?:senast|sist)$/iu;
/** `Norrby Kontor, när flyttade dom in?`: the first time. */
const CAME_IN =
  /^(?<who>\p{L}[\p{L}\p{N}&. -]{2,40}?),? när (?:flyttade|började|kom) (?:dom|de|han|hon|den) (?:in|hyra|handla|köpa|hit)$/iu;
/** `Mandelskorpor per styck, vad tjänar vi?` */
const EACH_LEAVES =
  /^(?<what>\p{L}[\p{L}\p{N} ]{2,40}?) per (?:styck|st|enhet|flaska|burk|påse|paket|låda|kilo),? (?:vad|hur mycket) (?:tjänar vi|blir kvar|blir det kvar)$/iu;
/** `Hur mycket körde vi för Ek?`, of those whose goods are what they do. */
const DID_FOR =
  /^hur mycket (?:körde|kör|jobbade|jobbar|städade|städar|levererade|levererar|utförde) vi (?:för|åt|hos|till) (?=\p{L}{3})/iu;
/** `Om Ek flyttar`: stops. */
const MOVES_OUT =
  /(?<=(?<!\p{L})(?:om|ifall) .{2,60} )(?:flyttar(?: ut)?|säger upp (?:sig|avtalet|kontraktet)|går i konkurs|lämnar oss)(?!\p{L})/iu;
const MORE_IMPORTANT = /(?<=^(?:är|var) .{2,60} )viktigare(?= än )/iu;
/** `Telefonen har blivit dyrare va?` */
const IS_IT_NOT = /(?<=\p{L}{3}),? (?:va|eller hur|visst|eller)(?=[?!.]*$)/iu;

/** `Ligger vi till mot 5 miljoner`: what lacks to it. */
const STANDS_TO =
  /^hur (?:ligger|står) vi till (?:mot|jämfört med|för att nå) (?:målet (?:på |om )?)?(?<amount>\d[\d ]{0,12}(?: ?(?:kr|kronor|tkr|tusen|miljon|miljoner|mkr))*)(?: i år| på året)?$/iu;
/** `Kökshandduk efter prishöjningen`. */
const TOO_MUCH_RAISED =
  /^(?:höjde vi|har vi höjt|har vi tagit i|tog vi i)(?: priset)?(?: på| med| för)? (?<what>\p{L}[\p{L}\p{N} ]{1,40}?) för (?:mycket|högt|hårt)$/iu;
const SINCE_RAISE = /^(?<what>\p{L}[\p{L}\p{N} ]{1,40}?) (?:efter|sen|sedan) (?:pris)?höjningen$/iu;
/** `Hur mycket mer hade vi sålt för utan rabatt?`: as much as was given. */
const WITHOUT_DISCOUNT =
  /^(?:hur mycket|vad) (?:mer )?hade vi (?:sålt|fått in|dragit in|tjänat|omsatt)(?: för)?(?: mer)? utan (?:rabatt|rabatter|rabatten|rabatterna)(?<when> .{2,30})?$/iu;
/** `Om lunchen kostade 135`: kronor. */
const COSTS_SO =
  /(?<=(?<!\p{L})(?:om|ifall) .{2,60} (?:kostar|kostade|kostat) )(\d{1,5})(?=[?!.,]|$| (?:vad|hur|då|i)(?:\P{L}|$))(?! i)/iu;
/** `Vad skulle det ge om …`, `vad blir det om`: supposed. */
const WHAT_IT_GIVES =
  /^(?:vad|hur mycket) (?:skulle|kan) (?:det|vi) (?:ge|bli|betyda|innebära|göra|tjäna|få in)(?: mer)?(?= (?:om|ifall) )/iu;
const ME = /(?<=(?<!\p{L})(?:jämfört|jmf) )me(?= \p{L})/giu;
/** `Sommarens försäljning`. */
const OF_SEASON =
  /(?<!\p{L})(?<season>sommar|vår|höst|vinter)(?:en|n)s (?<what>försäljning|omsättning|kostnader|siffror)(?<year> 20\d\d)?(?!\p{L})/giu;
const inSeason = (season: string) => (/^vi/iu.test(season) ? 'vintern' : `${season}en`);
/** `Topp 5 länder 97`: a year, where a list is asked for. */
const SHORT_YEAR =
  /(?<=^(?:topp|botten|bästa|sämsta) .{3,40} )(?<year>9\d|0\d|[12]\d)(?=[?!.]*$)/iu;

/** `Färgning, går det bra efter höjningen?`: what is sold since its price was raised. */
const AFTER_RAISE = new RegExp(
  `^(?:${[
    '(?<first>\\p{L}[\\p{L}\\p{N} ]{1,40}?),? (?:går|gick|säljer|funkar) (?:det|den|de|dom)(?: fortfarande| lika)?(?: bra| dåligt| bättre| sämre)? (?:efter|sen|sedan)',
    '(?:går|säljer|säljs) (?<mid>\\p{L}[\\p{L}\\p{N} ]{1,40}?)(?: fortfarande| lika)?(?: bra| dåligt| bättre| sämre)? (?:efter|sen|sedan)',
    'hur (?:går|gick|säljer|säljs) (?:det (?:för|med) )?(?<last>\\p{L}[\\p{L}\\p{N} ]{1,40}?) (?:efter|sen|sedan)',
  ].join('|')}) (?:pris)?höjningen$`,
  'iu',
);

/** `När slutade vi betala hyra?`, `har vi slutat med Telia?`: after the last time. */
const WE_STOPPED =
  /^(?:när slutade vi|slutade vi|har vi slutat) (?:att )?(?<did>(?:betala|köpa|anlita|använda|handla|sälja|erbjuda|ha)(?: (?:av|från|hos|till|för))?|med|hos|av) (?<what>(?!(?:det|den|dem|dom|vi)(?:\P{L}|$)).{2,50})$/iu;
const SOLD = /^(?:sälja|erbjuda)/iu;

/** `Vad är dyrast efter löner?`: when those are left out. */
const DEAREST_BUT =
  /^(?<lead>(?:vad|vilken \p{L}+|vilka \p{L}+) (?:är|var|kostar|kostade|blev) (?:vi |oss |som )?(?:dyrast|störst|mest)) (?:efter|näst efter) (?<what>\p{L}[^\d]{1,40})$/iu;

const OTHER = '[\\p{L}\\p{N}&.-]+(?: (?!och |o |& )[\\p{L}\\p{N}&.-]+){0,3}';
/** `Jämför Ek och Lund 2024 och 2025`: each of them, one year against the other. */
const TWO_OF_TWO = new RegExp(
  `^jämför (?<one>${OTHER}) (?:och|o|med|mot) (?<two>${OTHER}?) (?:för |under |mellan )?(?<from>20\\d\\d) (?:och|o|mot|med) (?<to>20\\d\\d)$`,
  'iu',
);

/** `Vad tar vi för slingor nu och vad tog vi i fjol?` */
const PRICE_THEN =
  /^vad tar vi (?:betalt )?för (?<what>.{2,40}?) (?:nu|i dag|idag) (?:och|mot|jämfört med) (?:vad )?(?:vi )?tog (?:vi )?(?:betalt )?(?<when>i fjol|förra året|20\d\d)$/iu;

/** `Vad kostar lånet oss?`: the interest. */
const COST_OF_LOAN =
  /^(?:vad|hur mycket) (?<verb>kostar|kostade) (?:lånet|lånen|banklånet|banklånen|våra lån|vårt lån)(?: oss)?(?<when> .{2,30})?$/iu;

/** `Vad ger mest kvar på ett styck?` */
const MOST_LEFT_OF_ONE =
  /^(?:vad|vilken|vilket|vem) (?:vara |produkt |rätt |artikel )?(?:ger|lämnar) mest (?:kvar|över) (?:per|på ett|på varje|på) (?:styck|enhet)$/iu;

/** `När slutade hon?`, of one who was asked of: after the last time. */
const THEY_STOPPED =
  /^(?:och |men )?när (?:slutade|försvann|lade|sa) (hon|han|hen|den|det|de|dom|dem)(?: av| upp| (?:att )?(?:handla|köpa|jobba|fakturera|leverera))?(?: då)?$/iu;

/** `Mer eller mindre än förra året`, of what was asked: held against the year before its own. */
const MORE_OR_LESS =
  /^(?:och |är det |var det |blev det )?(?:mer eller mindre|högre eller lägre|upp eller ner) än (?<than>.{2,30})$/iu;
const LAST_YEAR = /^(?:förra året|i fjol|ifjol|fjolåret)$/iu;
/** `Mot året innan`, of what was asked of no time: the latest year against the one before. */
const AGAINST_LAST =
  /^(?:och |men )?(?:mot|jämfört med|jmf med|än) (?:året (?:innan|före)|förra året|i fjol)(?: då)?$/iu;
/** `När?`, of one that has been asked of: the last time. */
const WHEN = /^(?:och |men )?när(?: då| var det| hände det| slutade det)?$/iu;

/** `Vad kostar det?`, of something that is sold: its price. */
const COSTS_IT =
  /^(?:och |men )?(?:vad|hur mycket) kosta(?:r|de) (?:det|den|dom|dem|de)(?: då| nu)?$/iu;
const ofOneSold = ({ ask: { guide, named } }: Focus): string | null => {
  const [one, ...more] = named.filter(({ dimension }) => dimension === 'product');
  return guide === 'sales' && more.length === 0 && one?.names.length === 1
    ? (one.names[0] ?? null)
    : null;
};

type Guide = Focus['ask']['guide'];

const groupsOf = (found: readonly unknown[]) =>
  (found.at(-1) ?? {}) as Record<string, string | undefined>;

const whole = (bare: string, isPaid: boolean, guides: readonly Guide[]): string =>
  bare
    .replace(
      THEY_STOPPED,
      (_, who: string) => `När ${isPaid ? 'betalade vi' : 'sålde'} ${who} senast?`,
    )
    .replace(WHAT_HAPPENED, 'Vad har hänt med $<who>?')
    .replace(WHAT_IT_GAVE, 'Ger $<what> något?')
    .replace(NO_MORE, (_, ...found) => {
      const { first, second } = groupsOf(found);
      return `Varför säljer ${first ?? second} sämre?`;
    })
    .replace(WITHOUT_IT, 'Vad händer om vi tappar $<what>?')
    .replace(IN_ORDER, 'Topp 10 $<kind> efter $<by>$<when>?')
    .replace(STILL, 'När betalade vi $<who> senast?')
    .replace(HAS_BECOME, 'Har $<what> blivit $<how>?')
    .replace(FALLS_WHY, 'Varför säljer $<what> sämre?')
    .replace(NO_LONGER, 'Vilka kunder har slutat handla?')
    .replace(NEWEST, 'Vilka nya kunder har vi fått?')
    .replace(CAME_IN, 'När köpte $<who> första gången?')
    .replace(EACH_LEAVES, 'Vad är täckningsbidraget per styck för $<what>?')
    .replace(DID_FOR, 'Hur mycket sålde vi till ')
    .replace(STANDS_TO, 'Hur långt är det till $<amount>?')
    .replace(TOO_MUCH_RAISED, 'Har vi höjt priset på $<what>?')
    .replace(SINCE_RAISE, 'Har vi höjt priset på $<what>?')
    .replace(WITHOUT_DISCOUNT, 'Hur mycket rabatt har vi gett$<when>?')
    .replace(WHICH_OF_TWO, 'Vad $<verb> $<how>$<on>$<when>, $<what>?')
    .replace(EACH_OF, 'Vad är snittpriset för $<what>?')
    .replace(ONE_OR_OTHER, 'Vad är störst, $<what>$<when>?')
    .replace(ALL_BUT, 'Vad sålde vi för utom $<what>$<when>?')
    .replace(WHICH_IS_NOT, '$<lead>$<when> utom $<what>?')
    .replace(AFTER_RAISE, (_, ...found) => {
      const { first, mid, last } = groupsOf(found);
      return `Har vi höjt priset på ${first ?? mid ?? last}?`;
    })
    .replace(WE_STOPPED, (_, ...found) => {
      const { did = '', what = '' } = groupsOf(found);
      // What is sold has not been paid for in any file.
      if (!guides.includes(SOLD.test(did) ? 'sales' : 'costs')) return bare;
      return `När ${SOLD.test(did) ? 'sålde' : 'betalade'} vi ${what} senast?`;
    })
    .replace(DEAREST_BUT, (_, ...found) => {
      const { lead = '', what = '' } = groupsOf(found);
      return `${lead} utom ${/^lön(?:er(?:na)?)?$/iu.test(what) ? 'personal' : what}?`;
    })
    .replace(TWO_OF_TWO, '$<one> $<from> mot $<to>? $<two> $<from> mot $<to>?')
    .replace(PRICE_THEN, 'Snittpriset för $<what> i år jämfört med $<when>?')
    .replace(COST_OF_LOAN, 'Vad $<verb> räntan$<when>?')
    .replace(MOST_LEFT_OF_ONE, 'Vilken vara har högst täckningsbidrag per såld enhet?');

/** A message as it is typed in haste, in the words that it is read by; as it is where it is none of these. */
export function inHaste(message: string, focus: Focus | null, guides: readonly Guide[]): string {
  const isOfOne = focus !== null && focus.ask.named.length > 0 && focus.ask.periods.length === 0;
  const words = ofMovingDay(message)
    .replace(ME, 'med')
    .replace(COSTS_SO, '$1 kr')
    .replace(WHAT_IT_GIVES, 'vad händer')
    .replace(IS_IT_NOT, '')
    .replace(MOVES_OUT, 'slutar')
    .replace(MORE_IMPORTANT, 'större')
    .replace(OF_SEASON, (_, ...found) => {
      const { season = '', what = '', year = '' } = groupsOf(found);
      return `${what === 'siffror' ? 'försäljning' : what} ${inSeason(season)}${year}`;
    })
    .replace(SHORT_YEAR, (year) => `${Number(year) > 50 ? 19 : 20}${year}`)
    .replace(THAN_LAST, 'förra året')
    .replace(MORE_PROFITABLE, 'mer lönsam')
    .replace(ONE_BY_ONE, (asked, kind: string) => (TIMES.test(kind) ? asked : `per ${kind}`));
  const isPaid = focus?.ask.guide === 'costs';
  return readWhole(words, (bare) => {
    if (isOfOne && focus.ask.by === null && AGAINST_LAST.test(bare)) return 'Är det mer än i fjol?';
    if (isOfOne && WHEN.test(bare)) return `När ${isPaid ? 'betalade' : 'sålde'} vi dem senast?`;
    const sold = focus === null || !COSTS_IT.test(bare) ? null : ofOneSold(focus);
    if (sold !== null) return `Vad kostar ${sold}?`;
    const { than } = (focus === null ? null : MORE_OR_LESS.exec(bare)?.groups) ?? {};
    if (than === undefined) return whole(bare, isPaid, guides);
    return `Är det mer än ${LAST_YEAR.test(than) ? 'året innan' : than}?`;
  });
}
