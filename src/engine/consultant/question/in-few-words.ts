import { plain } from '../../advice/answers/names.ts';
import { areForms } from '../../text/word-forms.ts';
import { bookedAs } from './everyday.ts';
import { isInflected } from './name-parts.ts';
import type { OwnNames } from './named.ts';
import { readWhole } from './said-otherwise.ts';
import { wordsOfNames } from './split-names.ts';
import { measureOf } from './vocabulary.ts';

const WHAT = '(?<what>\\p{L}[\\p{L}\\p{N}&. -]{1,40}?)';
const WHEN = '(?<when> (?:20\\d\\d|i fjol|ifjol|förra året|i år))?';
const pattern = (source: string) => new RegExp(`^${source}$`, 'iu');

/** `Lammet inköp per styck`: what one cost to buy. */
const BOUGHT_EACH = pattern(
  `${WHAT},? (?:i )?(?:inköp|inköpspris|inköpspriset|inköpskostnad|inpris|inpriset) (?:per|pr) (?:styck|st|enhet)${WHEN}`,
);
/** `Nötlådan, vad kostar den oss att köpa in?` */
const COSTS_TO_BUY = pattern(
  `${WHAT},? vad kostar (?:den|det|de|dom) (?:oss )?(?:att köpa in|i inköp|att få hit)`,
);
/** `Projektledningen, har vi höjt den?` */
const HAVE_RAISED = pattern(
  `${WHAT},? har vi (?<how>höjt|sänkt) (?:den|det|dem|dom|priset)(?: på den| på det)?`,
);
/** `Partigods snittpris nu och förra året` */
const PRICE_NOW_THEN = pattern(
  `${WHAT},? (?:snittpris|snittpriset|pris|priset) nu (?:och|mot|jämfört med) (?:då|i fjol|förra året|innan)`,
);
/** `Lönar det sig med avhämtning?` */
const PAYS_WITH = pattern(`lönar det sig (?:för oss )?med ${WHAT}`);
/** `Petra kunder`: whom of them one who works there has. */
const CUSTOMERS_OF = pattern('(?<who>\\p{Lu}?\\p{L}{2,20}(?: \\p{L}{2,20})?) kunder');
/** `Bästa lördagen`: one day among them. */
const BEST_OF_DAYS = pattern(
  '(?:vilken (?:är|var) )?(?:den |vår )?(?<how>bästa|sämsta) (?<day>(?:mån|tis|ons|tors|fre|lör|sön)dag)en(?<when> .{2,20})?',
);
/** `Kvartal för kvartal 2025` */
const EACH_QUARTER = /(?<!\p{L})kvartal för kvartal(?!\p{L})/iu;
/** `Hur många dagar i lager?` is of no days that there are rows of. */
const DAYS_IN_STOCK = /^hur många dagar(?: är det| har vi| ligger \p{L}+)? i lager$/iu;
/** `Ägg per dag`: of each day in the mean. */
const SO_MUCH_A_DAY = pattern(`${WHAT} per (?<time>dag|vecka)${WHEN}`);
/** `Vem tog in mest i mars?`, of those who work there. */
const WHO_TOOK_IN = /^vem (?:tog|tar|drog|drar) in (?<how>mest|minst)(?<when> .{2,30})?$/iu;
/** `Är axlarna bättre affär än kåporna?`, `elarbetet bättre betalt än felsökningen` */
const BETTER_THAN = pattern(
  '(?:är |var )?(?<what>(?!det\\P{L})\\p{L}[\\p{L}\\p{N}&. -]{2,40}?) (?:en )?(?<how>bättre affär|bättre betalt|bättre betald|bättre betalda) än (?<other>\\p{L}[\\p{L}\\p{N}&. -]{2,40}?)',
);
/** `Har kaffet blivit billigare att köpa in?` */
const DEARER_TO_BUY = pattern(
  `(?:har|är) ${WHAT} (?:blivit )?(?<how>dyrare|billigare) (?:att köpa in|i inköp)(?: nu)?`,
);
/** `Om vi stänger måndagar` */
const IF_CLOSED =
  /^(?:vad händer |hur blir det )?om vi (?:stänger|har stängt|håller stängt|skulle stänga) (?:på )?(?<days>(?:(?:mån|tis|ons|tors|fre|lör|sön)dagar(?:na)?|helgen|helgerna))$/iu;
/** `Vem städar mest?`: who does the work, and no customer. */
const WHO_WORKS = pattern(
  `vem (?:städar|kör|klipper|färgar|serverar|installerar|putsar|undervisar) (?<how>mest|minst|flest)${WHEN}`,
);
/** `Vilka jobb tjänar vi sämst på?`, where no row is of a project. */
const WHICH_JOBS =
  /^(?:vilka|vilket|vilken) (?:jobb|arbeten|arbete) (?=(?:tjänar|tjänade|ger|gav|lönar|drar|går|gick) )/iu;
/** `Vad säljer vi per dag i juli`: of each day in the mean, and no list of the days of the week. */
const EACH_DAY =
  /^(?:och )?vad (?=(?:säljer|sålde|omsätter|omsatte|drar|drog) .{1,40}? (?:per|varje) (?:dag|vecka)(?:$| (?:i|under|förra|20\d\d)))/iu;
/** `Norrby Kontor, köper dom mindre nu?` */
const BUYS_LESS = pattern(
  `(?<what>(?!(?:vad|hur|när|vilka|vilken|vem|varför)\\P{L})\\p{L}[\\p{L}\\p{N}&. -]{2,40}?),? (?:köper|handlar|beställer|bokar|anlitar|hyr) (?:dom|de|den|det|han|hon)(?: oss)? (?<how>mindre|mer|mera)(?: (?:av|hos) oss)?(?: nu| än förr| än förut| än innan)?`,
);
/** `Elgrossen, blir dom dyrare för varje år?` */
const GETS_DEARER = pattern(
  `(?<what>(?!(?:vad|hur|när|vilka|vilken|vem|varför|och|men)\\P{L})\\p{L}[\\p{L}\\p{N}&. -]{2,40}?),? (?:blir|blev|är|har) (?:dom|de|den|det) (?:blivit )?(?<how>dyrare|billigare)(?: för varje år| hela tiden| nu)?`,
);
/** `Ullfiltar styckvis` */
const IN_PIECES = pattern(`${WHAT},? (?:styckvis|i styck|i stycken)${WHEN}`);
/** `Vad är dyrast att driva?` */
const DEAREST_TO_RUN =
  /^vad är (?:det )?(?:dyrast|dyraste)(?: att (?:driva|ha|hålla i gång|hålla igång))(?: för oss)?$/iu;
/** `Annonserna kostar mer än dom smakar` */
const COSTS_MORE = pattern(
  `${WHAT},? kostar (?:oss )?mer än (?:dom|de|den|det) (?:smakar|ger|är värda?|drar in)`,
);
/** `Får vi nåt kvar?`: of all, where both files are there. */
const ANYTHING_LEFT =
  /^(?:får vi|har vi|blir det|blev det|är det|finns det) (?:nåt|något|nånting|någonting) (?:kvar|över)(?: då| egentligen| i slutändan| till slut)?$/iu;
/** `Bästa kunden och vad den köper`: both are asked. */
const BEST_AND_WHAT =
  /^(?<first>(?:vår |vilken (?:är|var) (?:vår )?)?(?:bästa|största|viktigaste|sämsta|minsta) kund(?:en)?) (?:och|samt) vad (?:den|han|hon|de|dom) (?:köper|handlar|beställer)(?: mest)?$/iu;
/** `Kan vi betala lönerna i januari?`: what is in the till decides. */
const CAN_PAY =
  /^(?:kan vi betala|har vi (?:pengar|råd) (?:till|med|att betala)|räcker (?:pengarna|kassan) (?:till|för)) (?:lönerna|löner|hyran|räkningarna|fakturorna|skatten|momsen)(?: .{2,30})?$/iu;
/** `Utbildning, vem håller flest?`: who does it. */
const WHO_DOES = pattern(
  `${WHAT},? vem (?:håller|gör|kör|utför|sköter|har) (?<how>flest|mest|minst)(?: av)?${WHEN}`,
);
/** `Lönsammaste artikeln i procent` */
const MOST_OF_HUNDRED =
  /^(?:vilken (?:är|var) )?(?:vår |den |mest )?(?<how>lönsammaste|lönsamma|olönsammaste) (?<kind>\p{L}{4,20}?)(?:en|n|et)? i (?:procent|%)(?<when> .{2,20})?$/iu;
/** `Städmaterial som andel`, `schampot i procent` */
const AS_SHARE = pattern(
  `(?<what>(?!(?:och|men|vad|hur|vilken|vilka|det|den|de|dom)\\P{L})(?!.*(?<!\\p{L})(?:mot|jämfört|än|mellan|ökat|minskat|upp|ner)\\P{L})\\p{L}[\\p{L}\\p{N}&. -]{2,40}?),? (?:som (?:andel|procent)|i (?:procent|%)|i (?:förhållande|relation|proportion) till|per såld)(?<of> (?:av )?(?:allt|totalen|helheten|omsättningen|försäljningen|intäkterna|det vi säljer|kr|krona|hundralapp))?${WHEN}`,
);
/** `Parkering per hyresgäst` */
const PER_TENANT = /(?<=(?<!\p{L})(?:per|varje) )hyresgäst(?!\p{L})/iu;
/** `Har margheritan blivit dyrare?`, of what is sold: its price. */
const IS_DEARER = pattern(
  '(?:har|är|blev) (?<what>(?!(?:det|den|de|dom|något|nåt|vi|maten|varorna)(?:\\P{L}|$))\\p{L}[\\p{L}\\p{N}&. -]{2,40}?) (?:blivit )?(?<how>dyrare|billigare)(?: nu)?',
);
/** `Hur stor del av omsättningen går till stål?`: a cost, though something that is sold is called so. */
const GOES_TO = pattern(
  `hur (?:stor del|stor andel|mycket) av (?:omsättningen|försäljningen|det vi säljer) (?:går|gick) (?:åt )?(?:till|åt) ${WHAT}${WHEN}`,
);
/** `Hårgrossisten vs färgning`: what is paid against what is sold. */
const AGAINST = pattern(
  `(?<one>\\p{L}[\\p{L}\\p{N}&. -]{1,40}?) (?:mot|vs|kontra|jämfört med|i (?:förhållande|relation) till) (?<other>\\p{L}[\\p{L}\\p{N}&. -]{1,40}?)${WHEN}`,
);
/** `Räcker avgifterna till hallhyran?` */
const ENOUGH_FOR = pattern(
  `räcker (?<other>\\p{L}[\\p{L} -]{1,40}?) (?:till|för att betala|för) (?<one>\\p{L}[\\p{L} -]{1,40}?)${WHEN}`,
);
/** `Sjölin, kostar han mer än vi får in på budkörning?` */
const COSTS_MORE_THAN = pattern(
  `(?<one>\\p{L}[\\p{L}&. -]{1,40}?),? kostar (?:han|hon|den|det|de|dom) (?:oss )?mer än (?:vi (?:får|drar|tar) in på|vi säljer för (?:på|av)|vi tjänar på) (?<other>\\p{L}[\\p{L} -]{1,40}?)${WHEN}`,
);

/** What is known of the words of a question: which file they are names of, and whether it tells who does the work. */
interface Names {
  isPaid(what: string): boolean;
  isSold(what: string): boolean;
  /** `Elen`, `bilarna`: what costs are called in speech. */
  isSpokenCost(what: string): boolean;
  hasStaff: boolean;
  hasProjects: boolean;
  isStaff(who: string): boolean;
  guides: readonly OwnNames['guide'][];
}

type Found = Partial<Record<string, string>>;

/** Two sums, one of each file; null where they are not of one each. */
function ofBoth({ one = '', other = '', when = '' }: Found, names: Names): string | null {
  const isOnlyPaid = (what: string) =>
    (names.isPaid(what) || names.isSpokenCost(what)) && !names.isSold(what);
  const isOnlySold = (what: string) => names.isSold(what) && !names.isPaid(what);
  const [paid, sold] = isOnlySold(one) && isOnlyPaid(other) ? [other, one] : [one, other];
  if (!isOnlyPaid(paid) || !isOnlySold(sold)) return null;
  return `Vad kostade ${paid}${when}? Hur mycket sålde vi ${sold} för${when}?`;
}

/** A part of what is sold, or a cost in per cent of it; null for a measure in per cent. */
function asShare({ what = '', of = '', when = '' }: Found, names: Names): string | null {
  const words = plain(what).split(' ');
  if (words.some((word) => measureOf(word) !== null)) return null;
  if (names.isSold(what) && !/kr|krona|hundralapp/iu.test(of) && !names.isPaid(what))
    return `Hur stor andel av omsättningen är ${what}${when}?`;
  if (!names.isPaid(what) || !names.guides.includes('sales')) return null;
  return `Kostnaden för ${what} i förhållande till omsättningen${when}?`;
}

/** A question that the names in it tell the meaning of; null where they do not. */
function byNames(bare: string, names: Names): string | null {
  const found = (each: RegExp): Found | undefined => each.exec(bare)?.groups;
  for (const each of [ENOUGH_FOR, COSTS_MORE_THAN, AGAINST]) {
    const both = ofBoth(found(each) ?? {}, names);
    if (both !== null) return both;
  }
  const part = asShare(found(AS_SHARE) ?? {}, names);
  if (part !== null) return part;
  const dear = found(IS_DEARER);
  if (dear?.what && names.isSold(dear.what) && !names.isPaid(dear.what))
    return `Har priset på ${dear.what} gått ${/^d/iu.test(dear.how ?? '') ? 'upp' : 'ner'}?`;
  const gone = found(GOES_TO);
  if (gone?.what && names.isSold(gone.what) && names.isPaid(gone.what))
    return `Kostnaden för ${gone.what} i förhållande till omsättningen${gone.when ?? ''}?`;
  const whose = found(CUSTOMERS_OF)?.who;
  if (whose && names.isStaff(whose)) return `Vilka kunder har ${whose}?`;
  const daily = found(SO_MUCH_A_DAY);
  if (daily?.what && names.isSold(daily.what) && !names.isPaid(daily.what))
    return `Hur mycket säljer vi ${daily.what} för per ${daily.time}${daily.when ?? ''}?`;
  const taken = found(WHO_TOOK_IN);
  if (taken && names.hasStaff) return `Vilken medarbetare säljer ${taken.how}${taken.when ?? ''}?`;
  const works = found(WHO_WORKS);
  if (works && !names.hasStaff) return `Vilken medarbetare säljer ${works.how}?`;
  if (!names.hasProjects && WHICH_JOBS.test(bare))
    return bare.replace(WHICH_JOBS, 'Vilken produkt ');
  if (names.guides.length > 1 && ANYTHING_LEFT.test(bare)) return 'Går vi plus?';
  const who = found(WHO_DOES);
  return who && names.hasStaff ? `Vem säljer ${who.how} ${who.what}${who.when ?? ''}?` : null;
}

const inWords = (bare: string): string =>
  bare
    .replace(BOUGHT_EACH, 'Vad är varukostnaden per styck för $<what>$<when>?')
    .replace(COSTS_TO_BUY, 'Vad är varukostnaden per styck för $<what>?')
    .replace(HAVE_RAISED, (_, ...groups) => {
      const { what = '', how = '' } = groups.at(-1) as Found;
      return `Har vi ${how} priset på ${what}?`;
    })
    .replace(PRICE_NOW_THEN, 'Har priset på $<what> gått upp?')
    .replace(PAYS_WITH, 'Lönar sig $<what>?')
    .replace(BEST_OF_DAYS, (_, ...groups) => {
      const { how = '', day = '', when = '' } = groups.at(-1) as Found;
      return `Vilken dag sålde vi ${/^b/iu.test(how) ? 'mest' : 'minst'} på ${day}ar${when}?`;
    })
    .replace(EACH_QUARTER, (_, at: number) => `${at === 0 ? 'omsättningen ' : ''}per kvartal`)
    .replace(DAYS_IN_STOCK, 'Vad har vi i lager?')
    .replace(BETTER_THAN, (_, ...groups) => {
      const { what = '', how = '', other = '' } = groups.at(-1) as Found;
      return /affär/iu.test(how)
        ? `Är ${what} lönsammare än ${other}?`
        : `Vad är snittpriset för ${what} jämfört med ${other}?`;
    })
    .replace(DEARER_TO_BUY, (_, ...groups) => {
      const { what = '', how = '' } = groups.at(-1) as Found;
      return `Har varukostnaden per styck för ${what} gått ${/^d/iu.test(how) ? 'upp' : 'ner'}?`;
    })
    .replace(IF_CLOSED, 'Lönar det sig att ha öppet på $<days>?')
    .replace(EACH_DAY, 'Hur mycket ')
    .replace(BUYS_LESS, (_, ...groups) => {
      const { what = '', how = '' } = groups.at(-1) as Found;
      return `Har ${what} ${how === 'mindre' ? 'minskat' : 'ökat'}?`;
    })
    .replace(GETS_DEARER, 'Har $<what> blivit $<how>?')
    .replace(IN_PIECES, 'Hur många $<what> sålde vi$<when>?')
    .replace(DEAREST_TO_RUN, 'Vad är vår största kostnad?')
    .replace(COSTS_MORE, 'Ger $<what> något?')
    .replace(BEST_AND_WHAT, '$<first>? Vad köper den?')
    .replace(CAN_PAY, 'Hur länge räcker pengarna?')
    .replace(MOST_OF_HUNDRED, (_, ...groups) => {
      const { how = '', kind = '', when = '' } = groups.at(-1) as Found;
      return `Vilken ${kind} har ${/^o/iu.test(how) ? 'lägst' : 'högst'} täckningsgrad${when}?`;
    })
    .replace(PER_TENANT, 'kund');

/** Whether one of the words is a form of one of `what`. */
const hasWord = (words: readonly string[], what: string): boolean =>
  plain(what)
    .split(' ')
    .some(
      (word) =>
        word.length > 2 && words.some((each) => areForms(each, word) || isInflected(each, word)),
    );

/** A message in fewer words than it is read by, where the names in it tell what is meant; as it is where they do not. */
export function inFewWords(
  message: string,
  own: readonly OwnNames[],
  guides: readonly OwnNames['guide'][],
): string {
  const known = new Map<OwnNames['guide'], string[]>();
  const wordsOf = (guide: OwnNames['guide']) => {
    const words = known.get(guide) ?? [...wordsOfNames(own.filter((each) => each.guide === guide))];
    known.set(guide, words);
    return words;
  };
  const isOf = (guide: OwnNames['guide'], what: string) => hasWord(wordsOf(guide), what);
  // `Hallen` of `Hallbokningen`.
  const isBegun = (what: string) => {
    const [, root = ''] = /^([a-z]{4,})(?:en|et)$/.exec(plain(what)) ?? [];
    return root !== '' && wordsOf('costs').some((each) => each.startsWith(root));
  };
  const names: Names = {
    isPaid: (what) => isOf('costs', what) || isBegun(what),
    isSold: (what) => isOf('sales', what),
    isSpokenCost: (what) => {
      const costs = new Set(wordsOf('costs'));
      return plain(what)
        .split(' ')
        .some((word) => bookedAs(word, costs) !== null || costs.has(word.replace(/en$/, '')));
    },
    hasStaff: own.some(({ dimension }) => dimension === 'staff'),
    hasProjects: own.some(({ dimension }) => dimension === 'project'),
    isStaff: (who) =>
      own.some(
        ({ dimension, names: all }) =>
          dimension === 'staff' &&
          wordsOfNames([{ guide: 'sales', dimension, names: all }]).has(plain(who)),
      ),
    guides,
  };
  return readWhole(message, (bare) => byNames(bare, names) ?? inWords(bare));
}
