import type { OpenKind } from './kinds.ts';
import { ofChoices } from './of-choices.ts';
import { IN_TIME, ofFigures, SELL, TERM } from './of-figures.ts';

/**
 * Whole questions, as `open-text.ts` writes them: `vi` for whoever asks and what is asked of all, `namn` for the company's
 * own names, `ska` for bör and måste. Nothing is left over, so that no word of a question goes unread.
 */
const GOAL =
  '(?:(?:ga|bli|komma|hamna)(?: det)? (?:pa )?(?:plus|runt|jamnt ut|jamnt upp|ihop|plus minus noll|noll|med vinst|break even|plusminus noll)|(?:inte|slippa) ga (?:back|minus|med forlust)|tacka (?:alla )?(?:kostnaderna|kostnader|utgifterna|utgifter)|klara vi)';
const WEIRD =
  '(?:konstigt|skumt|markligt|avvikande|ovanligt|underligt|fel|knasigt|lurt|anmarkningsvart)';
const HERE =
  '(?: (?:har|i siffrorna|i filerna|i filen|med siffrorna|i bokforingen|bland kostnaderna|i ekonomin))?';
const FIRST =
  '(?: (?:forst|direkt|genast|pa en gang|framat|harnast|imorgon|pa mandag|i forsta hand|nasta vecka|i veckan|den har veckan|denna vecka|den har manaden|framover|i host|i var))?';
const BUYERS =
  '(?:kunder|kund|kunderna|hyresgaster|hyresgast|medlemmar|medlem|sponsor|sponsorer|uppdragsgivare|namn)';
const MORE =
  '(?:(?:mer|mera|battre|fler|flera)(?: (?:pengar|intakter|omsattning|forsaljning|kunder|gaster|bokningar|jobb|uppdrag|order|ordrar|medlemmar|sponsorer|hyresgaster|korningar|bestallningar|betalt|salt))?|forsaljningen|omsattningen|intakterna)';
const GET = '(?:salja|fa|dra|oka|hitta|locka|ta|hoja|tjana)(?: (?:in|upp|till vi|hit))?';
const WHEN =
  '(?: (?<of>(?:pa|under|om|i) (?:kvallen|kvallarna|kvallstid|helgen|helgerna|helger|sommaren|vintern|vardagar|vardagarna|lunchen)))?';
const PRICES =
  '(?:pris(?:et|erna|er)?|timpris(?:et|er|erna)?|hyra|hyran|hyrorna|hyror|avgift(?:en|erna|er)?|medlemsavgiften|taxan|taxor)';
/** What one who comes no more has done. */
const LEFT_US =
  '(?:slutade|forsvann|lamnade|flyttade|sa upp (?:vi|avtalet)|upphorde)(?: (?:vi|ut|hyra|handla|anlita vi))?';
const ON_NAME = '(?: (?:pa|for|till|hos) (?<of>namn))?';
const BREAK_EVEN = new RegExp(
  `^(?:${[
    `(?:hur mycket|vad|for hur mycket) ska vi ${SELL}(?: for)?${IN_TIME} for att (?:vi ska |det ska )?${GOAL}`,
    `(?:hur mycket|vad|hur stor forsaljning|hur hog omsattning) (?:kravs|behovs)(?: det)?${IN_TIME} for att (?:vi ska |det ska )?${GOAL}`,
    'nar (?:gar|ar|blir) (?:vi|det) (?:pa )?(?:plus|runt|jamnt ut|ihop|med vinst|plus minus noll)',
    '(?:vad|var|hur hog) (?:ar|ligger|gar)(?: var| min| vi)? (?:nollpunkt|nollpunkten|smartgrans|smartgransen|break even|breakeven)',
  ].join('|')})$`,
);
const LEFT = new RegExp(
  `^(?:${[
    'hur lonsam(?:ma|t)? (?:ar vi|ar det)',
    'ar vi lonsam(?:ma|t)?',
    'tjanar vi (?:nagot )?pengar',
    'gar vi (?:runt|ihop|plus|back|minus|med vinst|med forlust|jamnt ut|jamnt upp|plus minus noll|plusminus noll|plus eller minus|plus eller back)',
    'vad (?:har|far|blir|blev) (?:vi|det) (?:kvar|over)(?: (?:nar allt ar betalt|efter (?:alla )?(?:kostnader|kostnaderna|utgifter|utgifterna|rantan|rantor)))?',
  ].join('|')})$`,
);
const OPERATING_NET = new RegExp(
  `^(?:${[
    '(?:vad|hur stort|hur hogt|hur mycket) (?:ar|blir|blev) (?:vart |mitt |vi )?(?:driftnetto|driftnettot|driftsnetto|driftsnettot)',
    'driftn?s?netto(?:t)?',
  ].join('|')})$`,
);
const MARGIN =
  '(?<of>marginal(?:en)?|tackningsgrad(?:en)?|bruttomarginal(?:en)?|vinstmarginal(?:en)?|rorelsemarginal(?:en)?|soliditet(?:en)?)';
const INDUSTRY = new RegExp(
  `^(?:${[
    '(?:hur )?(?:ligger|star|ser|gar|klarar|hamnar|ar|kostar) (?:det|vi)(?: (?:ut|till|vi|hogt|lagt|bra|battre|samre|dyra|dyrare|billigare|lonsamma|mer lonsamma))*(?: (?:pa|i|med) (?<of>\\w+))? (?:mot|jamfort med|jmf med|i jamforelse med|i forhallande till|gentemot|an) (?:(?:snittet i )?branschen|branschsnittet|andra(?: \\w+)?(?: i branschen)?|liknande foretag)',
    '(?:hur )?(?:ligger|star|ser) (?:det|vi)(?: (?:ut|till|vi))* i branschen',
    `ar (?:en |det en |vara? |min )?(?:\\d[\\d ]* (?:procent )?(?:i )?)?${MARGIN}(?: pa \\d[\\d ]*(?: procent)?)? (?:bra|dalig|daligt|lag|lagt|hog|hogt|rimlig|rimligt|normal|normalt|okej|ok)(?: eller (?:bra|dalig|daligt|inte|lag|lagt|hog|hogt))?`,
    `vad (?:ar|kan vara) (?:en )?(?:bra|normal|rimlig|vanlig) ${MARGIN}`,
  ].join('|')})$`,
);
const ODD = new RegExp(
  `^(?:${[
    `(?:ar|finns|ser|syns)(?: det| du)? nagot(?: som)?(?: ar| ser| verkar)? ${WEIRD}(?: ut)?${HERE}`,
    `(?:ar|finns)(?: det)? nagot(?: som)? (?:sticker|avviker|skiljer)(?: ut| vi| sig)?${HERE}`,
    `(?:sticker|avviker) (?:nagot|det nagot)(?: ut)?${HERE}`,
    `vad (?:sticker ut|avviker|ar (?:konstigt|avvikande|ovanligt|markligt))${HERE}`,
    `nagot (?:${WEIRD}|som sticker ut)${HERE}`,
  ].join('|')})$`,
);
const RISK = new RegExp(
  `^(?:${[
    '(?:finns|ar) det nagot (?:som )?vi ska (?:oroa vi for|oroa vi over|vara (?:oroliga|radda|orolig|radd) for|se upp med|akta vi for)',
    '(?:vad|vilken|vilka|vilket) (?:ar|utgor) (?:var|vart|vara|min|mitt|mina|den|det|de)? ?(?:storsta|storst|varsta) (?:risk|risken|risker|riskerna|hot|hotet|faran|sarbarheten|problem|problemet|svaghet|svagheten)(?: (?:for|mot|med) vi| vi har| har vi)?',
    'vad ska vi (?:se upp med|se upp for|akta vi for|passa vi for|vara (?:oroliga|radda|orolig|radd) for|oroa vi for|halla koll pa|halla ogonen pa)',
    `vad oroar (?:dig|vi)(?: mest)?${HERE}`,
    'vilka risker (?:finns|ser du|har vi)(?: det)?',
    'var ar vi (?:som )?(?:mest )?(?:sarbara|svaga|svagast|sarbarast)',
    'vad kan ga (?:fel|snett)',
  ].join('|')})$`,
);
const TO_DO = new RegExp(
  `^(?:${[
    `vad ska vi (?:gora|borja med|ta tag i|fokusera pa|lagga (?:tid|tiden|krutet|energi|energin|fokus|kraft) pa|prioritera|jobba med|satsa pa|tanka pa)${FIRST}`,
    'var ska vi borja',
    '(?:ge vi|kom med|har du) (?:nagot |tre |tva |fem |dina basta )?(?:tips|rad|forslag)',
    'vad ska du gora(?: om du (?:var|vore) vi| i (?:mitt|vart) stalle)?',
    `(?:vad|vilka(?: \\w+)? (?:saker|atgarder|forandringar)|vilken (?:sak|atgard|forandring)) (?:ska|kan) ge (?:vi )?(?:mest|storst|bast)(?: (?:pengar|effekt|vinst|resultat|i kronor))?`,
    `vad ar det basta (?:som )?(?:vi (?:kan|ska) gora|att gora)${FIRST}`,
    `vad ar viktigast(?: att (?:gora|ta tag i))?${FIRST}`,
  ].join('|')})$`,
);
const LEAK = new RegExp(
  `^(?:${[
    'var (?:lacker|forsvinner|rinner) (?:det |vi )?(?:pengar|pengarna|ut pengar)(?: (?:ivag|bort|ut|nagonstans))?',
    '(?:vart|var) (?:tar|tog) (?:alla )?(?:pengarna|pengar|vinsten) vagen',
    'var (?:forlorar|tappar) vi (?:pengar|mest pengar|mest)',
    'vad (?:ar det som )?(?:drar|drog|ater) (?:ner|ned|upp)(?: resultatet| vinsten| vi| lonsamheten| marginalen)?',
    'var tjanar vi pengar och var forlorar vi(?: pengar)?',
    'vad (?:gor vi|gar) (?:fel|daligt|samst|inte bra)(?: for vi)?',
    'varfor (?:blir|blev|ar) det (?:sa lite|mindre|samre) (?:kvar|over)(?: (?:fast|trots att|nar) vi (?:saljer|salde|omsatter|jobbar) (?:mer|battre|mycket|lika mycket|sa mycket))?',
  ].join('|')})$`,
);
const SAVE = new RegExp(
  `^(?:${[
    'vad (?:ar det som )?kostar (?:vi )?(?:for|onodigt) mycket',
    '(?:vad|var|pa vad|hur|vilka kostnader) (?:kan|ska) vi (?:spara|skara|dra|kapa|banta|minska|sanka)(?: in| ner| ned)?(?: (?:pa|i))?(?: (?:kostnader|kostnaderna|utgifter|utgifterna|pengar))?(?: nagonstans)?',
    '(?:kan|ska) vi (?:spara|skara|dra|kapa|minska|sanka)(?: in| ner| ned)?(?: pa)? (?:nagot|nagonstans|(?:kostnader|kostnaderna|utgifter|utgifterna|pengar)(?: nagonstans)?)',
    'betalar vi (?:for )?(?:nagot )?(?:i onodan|onodigt)',
    'betalar vi for nagot (?:som )?vi inte (?:ska|anvander|har nytta av)',
    '(?:vilka|vad for) (?:kostnader|utgifter) (?:kan|ska) vi (?:paverka|gora nagot at|se over|dra ner(?: pa)?|fa ner|ta bort)',
  ].join('|')})$`,
);
const SELL_MORE = new RegExp(
  `^(?:${[
    `hur (?:saljer|far|drar|okar|hittar|lockar|tar|hojer) vi (?:in |upp |till vi |hit )?${MORE}${WHEN}`,
    `hur (?:kan|ska) vi (?:gora for att )?${GET} ${MORE}${WHEN}`,
    `vad (?:kan|ska) vi gora for att ${GET} ${MORE}${WHEN}`,
  ].join('|')})$`,
);
const CALL = new RegExp(
  `^(?:${[
    `(?:vem|vilka|vilken kund|vilka kunder) (?:ska|kan) vi (?:ringa|kontakta|hora av vi till|ta hand om|prata med)${FIRST}`,
  ].join('|')})$`,
);
const AFFORD = new RegExp(
  `^(?:${[
    '(?:har|kan) vi (?:rad|utrymme) (?:att|med|till|for) (?<of>.{2,60})',
    '(?:ska|kan|vagar) vi (?<of>(?:anstalla|nyanstalla|ta in) .{2,40}|anstalla|nyanstalla|investera i .{2,40}|(?:kopa|skaffa|leasa) (?:en|ett|ny|nytt|nya) .{2,40}|ta semester|ta ledigt|vara ledig)',
  ].join('|')})$`,
);
const RAISE_PRICE = new RegExp(
  `^(?:${[
    `ar (?:vara |mina )?${PRICES} for (?:laga|lag|lagt|billiga|billigt)`,
    `(?:ska|kan|vagar|hinner) vi (?:hoja|oka|ga upp i|ga upp med) (?:vara |mina )?${PRICES}${ON_NAME}`,
    `lonar det sig att hoja ${PRICES}${ON_NAME}`,
    '(?:ska|kan|vagar|hinner) vi (?:hoja|oka) (?<of>namn)',
    `(?:kan|ska) vi ta mer betalt${ON_NAME}`,
    `(?:ar vi|tar vi) for (?:billiga|lite betalt)${ON_NAME}`,
  ].join('|')})$`,
);
const OWN_PRICES = new RegExp(
  `^(?:${[
    '(?:hur mycket har|har) vi hojt (?:pris(?:et|erna) pa )?(?<of>namn)(?:s pris)?',
    `hur mycket har (?:vi hojt )?(?:vara |mina )?${PRICES}(?: (?:hojts|hojt|gatt upp|stigit|okat|blivit hogre))?${ON_NAME}`,
    `har (?:vi hojt )?(?:vara |mina )?${PRICES}(?: (?:hojts|gatt upp|stigit|okat|blivit hogre))?${ON_NAME}`,
    'vad har (?:prishojningen|prishojningarna|hojningen|hyreshojningen) gett(?: vi)?',
  ].join('|')})$`,
);
const PAYING = new RegExp(
  `^(?:${['hur manga (?<of>\\w+) (?:har|ar) vi(?: (?:aktiva|kvar|totalt|sammanlagt))?'].join(
    '|',
  )})$`,
);
/** What those who have stopped did, and with whom. */
const STOP_DOING =
  '(?: (?:att )?(?:hyra|handla|anlita|betala|kopa|boka|bestalla))?(?:(?: av| hos| fran)? vi)?';
const GONE = new RegExp(
  `^(?:${[
    '(?:hur hog ar|vad ar|hur stor ar) (?:vart |var )?(?:vakans|vakansen|vakansgraden)',
    `(?:vilka|vem|vilken|vilket)(?: av)?(?: vara| mina)?(?: ${BUYERS})? (?:har|hade) (?:vi )?(?:flyttat(?: ut)?|slutat${STOP_DOING}|lamnat(?: vi)?|tappat|forlorat|forsvunnit|hoppat av)`,
    `har (?:vi )?nagot(?: av)?(?: vara| mina)?(?: ${BUYERS})? (?:flyttat(?: ut)?|slutat${STOP_DOING}|lamnat(?: vi)?|forsvunnit|hoppat av)`,
    'har vi (?:tappat|forlorat) nagot(?: (?:kund|kunder|hyresgast|hyresgaster|medlemmar|sponsorer|uppdragsgivare))?',
    '(?:star|ar) (?:det )?nagot (?:tomt|ledigt)',
    '(?:har|finns) (?:vi |det )?(?:nagot )?(?:tomma|lediga) (?:lokaler|lagenheter|objekt|parkeringar)',
  ].join('|')})$`,
);
const HOW_ARE_WE = new RegExp(
  `^(?:${[
    '(?:gar|ar) det bra(?: for vi)?',
    'hur gar det(?: for vi)?',
    'ar (?:laget|det) (?:bra|daligt)(?: eller daligt)?',
    'hur mar vi',
    'vad gor vi (?:bra|ratt|bast)',
  ].join('|')})$`,
);
const LARGEST_INVOICES = new RegExp(
  `^(?:${[
    '(?:vilka|vilken)(?: av)?(?: vara| mina)? (?:fakturor|faktura|fakturorna|rakningar|rakning|rakningarna|betalningar) (?:ar|var) (?:storst|dyrast|hogst|de storsta)',
    '(?:(?:vad|vilken|hur stor) (?:ar|var|kostade|blev) )?den (?:dar )?(?:stora|dyra) (?:rakningen|fakturan|betalningen|utbetalningen)',
  ].join('|')})$`,
);
const LEAST_GOODS = new RegExp(
  `^(?:${[
    '(?:vad|vilka \\w+) ar (?:det )?(?:inte )?(?:vart|vart det) att (?:ha kvar|behalla|fortsatta (?:med|salja))(?: (?:i|pa) (?:sortimentet|menyn|utbudet|kortet|hyllan))?',
    'vilk(?:a|en|et) (?:var(?:a|or)|produkt(?:er)?|artik(?:lar|el)|ratt(?:er)?|behandling(?:ar)?|tjanst(?:er)?|prylar) (?:ska|kan) vi (?:sluta(?: salja| med| tillverka| gora| erbjuda| servera| kopa in| ta in| ha)?|ta bort|rensa(?: bort| ut)?|plocka bort|skippa|lagga ner)(?: (?:fran|ur|i|pa) (?:menyn|sortimentet|utbudet|hyllan|hyllorna|kortet))?',
  ].join('|')})$`,
);
const EARN_MOST = new RegExp(
  `^(?:${['(?:vad|var) tjanar vi (?:mest|bast)(?: pengar)?(?: pa)?'].join('|')})$`,
);
/** When most is left, or least: of months, as what is sold and paid is told. */
const EARN_WHEN = new RegExp(
  `^(?:${[
    '(?:nar|vilken (?:manad|tid)(?: (?:pa|under) (?:aret|ar))?|vilka manader) (?:tjanar|tjanade) vi (?:som )?(?:mest|bast|minst|samst)(?: pengar)?',
    'nar (?:gar|gick) det (?:som )?(?:bast|samst)(?: for vi)?',
  ].join('|')})$`,
);
const HOW_IS = new RegExp(
  `^(?:${[
    'hur (?:gar|gick|ser|utvecklas|star|har) (?:det )?(?:gatt |ut |till )?(?:forsaljningen )?(?:for|med|hos|pa|i|av)? ?namn(?: (?:gatt|ut|till))?',
    'hur (?:mar|saljer|utvecklas|loper|rullar|presterar) namn(?: pa)?',
    '(?:gar|saljer|loper|funkar|fungerar) (?:det )?(?:bra |daligt )?(?:for |med |hos )?namn(?: bra| daligt| pa bra)?',
    'vad (?:hande|hander|har hant)(?: det)? (?:med|hos) namn',
    '(?:har namn (?:slutat|lamnat vi|forsvunnit|flyttat)|ar namn kvar|handlar namn fortfarande)',
    `(?:hur mycket|vad) (?:tappade|forlorade|minskade|kostade|betydde|blev|var)(?: det)?(?: vi)?(?: vi)? (?:av|pa|for vi)?(?: ?att| ?nar| ?sen| ?sedan| ?efter att| ?pa att) namn (?:${LEFT_US})`,
    `hur mycket (?:mindre|samre|lagre) (?:blev|sald?es?|salde) (?:det|vi)(?: for)? (?:nar|sen|sedan|efter att) namn (?:${LEFT_US})`,
    `(?:hur mycket|vad) (?:tappade|forlorade) vi(?: pa| med| nar vi (?:forlorade|tappade|blev av med))? namn`,
  ].join('|')})$`,
);
const DEPENDENT = new RegExp(
  `^(?:${[
    'hur (?:sarbara|utsatta|illa|farligt) (?:ar|ar det for|gar det for) vi om namn (?:slutar|forsvinner|lamnar(?: vi)?|slutar handla|slutar kopa)',
    '(?:ar|blir) vi (?:for |valdigt |sa )?beroende av namn',
    'hur beroende ar vi av namn',
    'star och faller vi med namn',
    '(?:hur stor|vad) ar risken (?:om|att|ifall|med(?: att)?) namn(?: (?:slutar|forsvinner|lamnar(?: vi)?|slutar handla|slutar kopa))?',
  ].join('|')})$`,
);
const WEIGHS = new RegExp(
  `^(?:${[
    'ar namn (?:ett |nagot )?problem',
    '(?:ar|ligger|kanns) namn (?:for |valdigt )?(?:dyr|dyrt|dyra|hog|hogt|hoga|mycket)',
    'har namn blivit (?:dyrare|for dyr|for dyrt|for hog|for hogt)',
    '(?:ater|tar) namn upp (?:vinsten|marginalen|resultatet|allt|pengarna)',
    'betalar vi (?:for mycket|overpris|onodigt mycket) (?:for|i|pa|till) namn',
    'kostar namn (?:for|onodigt) mycket',
    'ar det (?:normalt|rimligt|vanligt|ok|okej) (?:att ha|med) sa (?:hog|hoga|hogt|stor|stora|dyr|dyra|dyrt) namn',
    '(?:kan|ska|hur kan|hur ska) vi (?:dra|spara|skara|minska|kapa)(?: in| ner| ned)?(?: pa| i)? namn(?:na)?',
  ].join('|')})$`,
);
const WORTH = new RegExp(
  `^(?:${[
    '(?:ska|kan) vi (?:sluta med|saga upp|ta bort|skippa|byta|byta ut|avsluta) namn',
    'ar namn (?:vard|varda|vart) (?:pengarna|det|priset|kostnaden)',
    'lonar sig namn',
    'ger namn nagot(?: tillbaka| resultat)?',
  ].join('|')})$`,
);
const EARNS = new RegExp(
  `^(?:${[
    'hur lonsam(?:ma|t)? ar namn',
    'ar namn lonsam(?:ma|t)?(?: eller inte)?',
    'tjanar vi (?:nagot )?pengar pa namn(?: eller inte)?',
  ].join('|')})$`,
);
const ABOUT = new RegExp(`^(?:${['vad (?:gor|kan|ska) vi (?:gora )?(?:at|med) namn'].join('|')})$`);
const WHO_PAYS = new RegExp(
  `^(?:${['(?:vilka|vem) (?:ar )?(?:vara |mina )?namn(?: har vi| ar det)?'].join('|')})$`,
);

/** Whole questions by what they ask, in the order they are tried. */
export const patterns: readonly (readonly [OpenKind, RegExp])[] = [
  ['breakEven', BREAK_EVEN],
  ...ofFigures,
  ...ofChoices,
  ['left', LEFT],
  ['operatingNet', OPERATING_NET],
  ['industry', INDUSTRY],
  ['odd', ODD],
  ['risk', RISK],
  ['first', TO_DO],
  ['leak', LEAK],
  ['save', SAVE],
  ['sellMore', SELL_MORE],
  ['call', CALL],
  ['afford', AFFORD],
  ['raisePrice', RAISE_PRICE],
  ['ownPrices', OWN_PRICES],
  ['paying', PAYING],
  ['gone', GONE],
  ['howAreWe', HOW_ARE_WE],
  ['largestInvoices', LARGEST_INVOICES],
  ['leastGoods', LEAST_GOODS],
  ['earnMost', EARN_MOST],
  ['earnWhen', EARN_WHEN],
  ['howIs', HOW_IS],
  ['dependent', DEPENDENT],
  ['weighs', WEIGHS],
  ['worth', WORTH],
  ['earns', EARNS],
  ['about', ABOUT],
  ['whoPays', WHO_PAYS],
  ['term', TERM],
];

/** The words of the patterns, which a misspelt one is put right to. */
export const patternWords: readonly string[] = [
  ...new Set(patterns.flatMap(([, whole]) => whole.source.match(/[a-z]{5,}/g) ?? [])),
];
