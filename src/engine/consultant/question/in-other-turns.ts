import { plain } from '../../advice/answers/names.ts';
import type { OwnNames } from './named.ts';
import { readWhole } from './said-otherwise.ts';
import { wordsOfNames } from './split-names.ts';

const WHO = '(?<who>\\p{L}[\\p{L}\\p{N}&. -]{2,40}?)';
const WHAT = '(?<what>\\p{L}[\\p{L}\\p{N}&. -]{1,40}?)';
const LAST_YEAR = '(?:förra året|i fjol|ifjol|året innan|tidigare|förut|förr|innan)';
const MONTHS =
  'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december';
const whole = (source: string) => new RegExp(`^${source}$`, 'iu');

/** What lists are of, in number, by the word for one. */
const ONE_OF: Readonly<Record<string, string>> = {
  ...{ månader: 'månad', månaderna: 'månad', kvartal: 'kvartal', år: 'år', veckor: 'vecka' },
  ...{ veckodagar: 'veckodag', veckodagarna: 'veckodag', dagar: 'veckodag', dagarna: 'veckodag' },
  ...{ kunder: 'kund', kunderna: 'kund', produkter: 'produkt', produkterna: 'produkt' },
  ...{ varor: 'vara', varorna: 'vara', varugrupper: 'varugrupp', varugrupperna: 'varugrupp' },
  ...{ kanaler: 'kanal', kanalerna: 'kanal', regioner: 'region', regionerna: 'region' },
  ...{ leverantörer: 'leverantör', leverantörerna: 'leverantör', konton: 'konto' },
  ...{ kostnadsområden: 'kostnadsområde', områden: 'kostnadsområde', områdena: 'kostnadsområde' },
};
/** `Hur fördelar sig försäljningen på veckodagar?` */
const SPREAD = whole(
  `hur (?:fördelas|fördelar sig|är) ${WHAT}(?: fördelad| fördelade)?(?<when> 20\\d\\d)? (?:på|över|mellan) (?:olika |våra |de olika )?(?<kinds>${Object.keys(ONE_OF).join('|')})`,
);
/** `Hur ser det ut på kvartal?`, `omsättning på månad` */
const BY_TIME = whole(
  '(?<what>hur ser det ut|(?:vår )?(?:omsättning|försäljning|kostnad|utgift)(?:en|er|erna|ar|arna)?) på (?<time>kvartal|månad|vecka|veckodag)(?:en|et|er|ar|sbasis|snivå)?(?<when> 20\\d\\d)?',
);
/** `Ge mig tre saker att göra den här veckan`: what to do, whenever it is done. */
const THINGS_TO_DO = whole(
  '(?:ge|säg|föreslå|visa|berätta)(?: mig| oss)? (?:tre|två|fyra|fem|några|ett par|[1-9]|de viktigaste|det viktigaste) ?(?:saker(?:na)?|grejer|åtgärder(?:na)?|råd(?:en)?|tips|förslag)? ?(?:att göra|(?:som |att )?(?:jag|vi) (?:kan|bör|ska|borde) (?:göra|ta tag i|börja med))(?: (?:på måndag|i morgon|nu|nu direkt|i veckan|den här veckan|den här månaden|i dag|idag|i höst|i vår))?',
);
/** `Är vi för beroende av nån?`, of nobody by name. */
const DEPENDENT = whole(
  '(?:är|blir) (?:vi|jag|företaget) (?:inte )?(?:alltför |för |väldigt |mycket )?(?:beroende|sårbara|sårbar) (?:av|för) (?:någon|nån|någon enskild|nån enskild|en enda|enstaka)',
);
/** `Går det bättre eller sämre nu?` */
const HOW_IT_GOES = whole(
  '(?:går|blir) det (?:bättre|sämre|bra|dåligt|upp|ner|uppåt|nedåt|framåt|bakåt)(?: eller (?:bättre|sämre|bra|dåligt|upp|ner|uppåt|nedåt|framåt|bakåt))?(?: för (?:oss|mig|företaget))?(?: nu| just nu)?',
);
/** `Wahlgrens, vad har de köpt?` */
const WHAT_THEY_DID = whole(
  `${WHO},? vad (?:har|hade) (?:de|dom|den|det|han|hon) (?<did>köpt|handlat|beställt|hyrt|bokat|kostat)(?: av oss| hos oss| från oss)?(?<when> (?:20\\d\\d|i år|i fjol|förra året))?`,
);
/** `Är hyran samma som förra året?`: held against the year before. */
const AS_BEFORE = whole(
  `(?:är|var|ligger) ${WHAT} (?:kvar på )?(?<how>samma|densamma|oförändra(?:d|t|de)|lika (?:hög|högt|höga|låg|lågt|låga|stor|stort|stora|dyr|dyrt|dyra)|högre|lägre|dyrare|billigare)(?: pris| nivå)? (?:som|än|mot|jämfört med) ${LAST_YEAR}`,
);
/** `Varför var juni så dålig?` */
const WHY_SO = whole(
  `varför (?:var|är|blev) (?<when>(?:${MONTHS}|sommaren|våren|hösten|vintern|första halvåret|andra halvåret|q[1-4])(?: 20\\d\\d| i fjol| i år)?) (?:så |en så |en )?(?<how>dålig|svag|låg|usel|kass|trög|tuff|bra|stark|hög)(?:t|a)?(?: månad| period)?`,
);
/** `Vad ska jag prata med Lunchkompaniet om?`, `går Köttbruket att byta ut?` */
const ABOUT_ONE = whole(
  `(?:vad (?:ska|bör|borde|kan) (?:jag|vi) (?:prata|snacka|tala|diskutera|ta upp|förhandla|säga) (?:med|till|hos) (?<first>(?!(?:min|mina|vår|våra|kund|kunder|leverantör|leverantörer|bank|banken|personal|personalen|revisor|revisorn)(?:\\P{L}|$))\\p{L}[\\p{L}\\p{N}&. -]{2,40}?)(?: om)?|(?:går|kan|ska) (?:vi )?(?<second>\\p{L}[\\p{L}\\p{N}&. -]{2,40}?) (?:att )?(?:byta|bytas) ut|ska vi byta (?:ut )?(?<third>\\p{L}[\\p{L}\\p{N}&. -]{2,40}?))`,
);
/** `Dagens lunch pris nu och för ett år sen` */
const PRICE_NOW_THEN = whole(
  `(?:(?:pris|priset|snittpris|snittpriset)(?: på| för)? (?<what>\\p{L}[\\p{L}\\p{N}&. -]{1,40}?)|(?<other>\\p{L}[\\p{L}\\p{N}&. -]{1,40}?),? (?:pris|priset|snittpris|snittpriset)) (?:nu|idag|i dag) (?:och|mot|jämfört med) (?:för (?:ett|1) år se(?:da)?n|i fjol|ifjol|förra året|då|innan)`,
);
/** `Vilka fakturor över 10 000 har vi betalat?`: what was paid, and nothing that is owed. */
const PAID_OVER = whole(
  '(?<what>(?:vilka|visa|lista) (?:fakturor|betalningar|utgifter|kostnader|köp|rader|poster)) (?:som )?(?:är |har varit |var )?(?<limit>(?:över|på mer än|på över|större än|mer än) \\d[\\d ]*(?: ?(?:kr|kronor|tkr|tusen))?)(?: har vi| vi)? ?(?:betalat|haft|fått|har betalat)?(?<when> (?:20\\d\\d|i fjol|förra året|i (?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)))?',
);

/** `Snittmarginalen`: the margin of all is one in the mean. */
const MEAN_MARGIN = /(?<!\p{L})(?:snitt|genomsnitts)(?=marginal(?:en)?(?!\p{L}))/giu;

/** `Uppvärmningen`, as it is booked; the costs of running it are its costs; the rent in the mean. */
const HEATING = /(?<!\p{L})uppvärmning(?:en)?(?!\p{L})/giu;
const OF_RUNNING = /(?<!\p{L})drifts?(kostnad(?:en|er|erna)?)(?!\p{L})/giu;
const MEAN_RENT = /(?<!\p{L})(?:snitt|medel)hyra(?:n)?(?!\p{L})/giu;
/** `Finns det några ovanliga kostnader?` */
const UNUSUAL = whole(
  '(?:finns det|har vi(?: haft)?|ser du) (?:några|någon|nån|nåra|en del) (?:ovanliga?|ovanligt höga?|konstiga?|avvikande|udda|oväntade?) (?:kostnader|kostnad|utgifter|utgift|betalningar|betalning)|har (?:någon|nån) (?:kostnad|utgift) varit ovanligt hög',
);
/** `Kan vi sänka kostnaderna med 10 procent?`, `vilka avtal borde vi förhandla om?`: what can be saved. */
const SAVE = whole(
  '(?:kan|hur kan|skulle|går det att) (?:vi )?(?:kunna )?(?:sänka|minska|dra ner|skära ner|kapa) (?:på )?(?:våra |de )?(?:kostnader|kostnaderna|utgifter|utgifterna)(?: med)? \\d{1,2} ?(?:procent|%)|vilka avtal (?:borde|bör|ska|kan|skulle) (?:vi|jag) (?:kunna )?(?:omförhandla|förhandla(?: om)?)',
);

type Found = Partial<Record<string, string>>;
type Guides = readonly OwnNames['guide'][];

function read(bare: string, guides: Guides): string {
  const found = (each: RegExp): Found | undefined => each.exec(bare)?.groups;
  if (UNUSUAL.test(bare)) return 'Vad sticker ut bland kostnaderna?';
  if (SAVE.test(bare)) return 'Vilka kostnader kan vi sänka?';
  if (THINGS_TO_DO.test(bare)) return 'Vad ska jag göra?';
  if (DEPENDENT.test(bare))
    return `Är vi för beroende av någon ${guides.includes('sales') ? 'kund' : 'leverantör'}?`;
  if (HOW_IT_GOES.test(bare)) return 'Hur går det?';
  const spread = found(SPREAD);
  if (spread)
    return `${spread.what}${spread.when ?? ''} per ${ONE_OF[(spread.kinds ?? '').toLowerCase()]}?`;
  const before = found(AS_BEFORE);
  if (before)
    return `Har ${before.what} gått ${/^(?:lägre|billig)/iu.test(before.how ?? '') ? 'ner' : 'upp'}?`;
  const why = found(WHY_SO);
  if (why)
    return `Varför gick ${why.when} ${/^(?:bra|stark|hög)/iu.test(why.how ?? '') ? 'bra' : 'dåligt'}?`;
  const about = found(ABOUT_ONE);
  if (about) return `Vad gör vi med ${about.first ?? about.second ?? about.third}?`;
  const price = found(PRICE_NOW_THEN);
  if (price) return `Har priset på ${price.what ?? price.other} gått upp?`;
  const paid = found(PAID_OVER);
  if (paid) return `Vilka fakturor ${paid.limit}${paid.when ?? ''}?`;
  return bare
    .replace(BY_TIME, '$<what> per $<time>$<when>')
    .replace(WHAT_THEY_DID, 'Vad har $<who> $<did>$<when>?');
}

/** So many letters of a word tell it in all its forms, and from the names of other things. */
const STEM = 9;

/** A word that stands in the company's own names is that name, and is left. */
function inOneWord(message: string, own: readonly OwnNames[]): string {
  const words = [...wordsOfNames(own)];
  const unlessOwn = (found: string, otherwise: string) =>
    words.some((word) => word.startsWith(plain(found).slice(0, STEM))) ? found : otherwise;
  return message
    .replace(MEAN_MARGIN, '')
    .replace(HEATING, (found) => unlessOwn(found, 'värmen'))
    .replace(OF_RUNNING, (found, costs: string) => unlessOwn(found, costs))
    .replace(MEAN_RENT, (found) => unlessOwn(found, 'genomsnittlig hyra'));
}

/** A message turned otherwise than it is read, in the words that it is read by; as it is where it is none of these. */
export const inOtherTurns = (message: string, own: readonly OwnNames[], guides: Guides): string =>
  readWhole(inOneWord(message, own), (bare) => read(bare, guides));
