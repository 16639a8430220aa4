/** What no file of sales or costs can tell, and what would. */
export interface Lacking {
  words: RegExp;
  /** Of the company's own names too: how much of one is in stock. */
  ofNames?: true;
  /** `Lagersaldo` */
  what: string;
  /** Why it is not known, and how it can be: a Swedish sentence. */
  text: string;
  /** Where one goes from here. */
  to: '/sales' | '/costs' | '/settings' | '/contact' | null;
}

/** Where it stands, of a company that has not uploaded it. */
export const BOOKS = 'Ladda upp bokföringen som SIE-fil i kostnadsguiden, så finns det där.';
const OUTSIDE = 'Jag räknar bara på dina egna filer och har inga uppgifter utifrån.';

/** How far was driven, where no column says it. */
export const DISTANCE = 'Körda kilometer';
/** … and where one does, of sales: what it cost stands in another file. */
export const COST_OF_DISTANCE =
  'Kilometerna står på raderna för det som sålts, och inte på kostnaderna: jag räknar intäkten per kilometer, men inte kostnaden.';

/** The first whose words are in the question is given, where nothing in it is a name of the company's. */
export const lackings: readonly Lacking[] = [
  {
    words:
      /\b(?:hur manga|antal(?:et)?) (?:(?!\w+(?:or|er|ar|en|na|a|gg)\b)\w+ )?(?:retur(?:er|erna|en)?|kreditering(?:ar|arna|en)?|rabatt(?:er|erna|en)?)\b/,
    ofNames: true,
    what: 'Hur många de är',
    text: 'Jag räknar returer och rabatter i kronor, inte hur många de är. Fråga till exempel hur stora de är.',
    to: null,
  },
  {
    // What of all that is sold is a dish or a treatment no column says.
    words:
      /^(?:ungefar )?hur manga (?:behandlingar|ratter|portioner|tjanster|maltider) (?:\w+ )?(?:gjorde|gor|salde|saljer|serverade|serverar|utforde|utfor|salts?)\b/,
    what: 'Hur många rätter eller behandlingar det var',
    text: 'Filen säger inte vilka rader som är rätter eller behandlingar och vilka som är något annat. Fråga om en av dem vid namn, om en grupp, eller hur många enheter som har sålts.',
    to: null,
  },
  {
    words:
      /\b(?:blir|blev) (?:det )?kvar (?:\w+ )?(?:pa|av|per) (?:en |ett |varje )?(?:vanlig )?(?:kund|gast|medlem|besokare|hyresgast|elev|deltagare)$|\b(?:tjanar|tjanade) vi (?:pa|per) (?:en |varje )?(?:vanlig )?(?:kund|gast|medlem|besokare|hyresgast|elev|deltagare)$/,
    what: 'Vad som blir kvar på var och en som köper',
    text: 'Jag räknar vad som blir kvar av allt, av en order eller av det som säljs, inte av var och en som köper. Fråga om en kund vid namn.',
    to: null,
  },
  {
    words:
      /\b(?:gar|gick) (?:det )?at (?:per|till varje|pa varje|pa en|till en)\b|^(?:hur (?:mycket|mkt)) (?!(?:pengar|kronor|kr)\b)(?:\w+ ){0,3}(?:gar|gick) (?:det )?at(?: (?:i|per|om) \w+)?$/,
    ofNames: true,
    what: 'Vad som går åt',
    text: 'Filerna visar vad som har sålts och betalats, inte hur mycket som går åt till var och en.',
    to: null,
  },
  {
    // `Hur många medlemmar har vi`, where something that is sold is called so.
    words: /\bhur manga (?:har|hade) (?:vi|jag|ni)(?: nu| idag| just nu| totalt)?$/,
    ofNames: true,
    what: 'Hur många ni har',
    text: 'Filerna visar hur mycket som har sålts eller betalats, inte hur många ni har. Fråga till exempel hur många som har sålts.',
    to: null,
  },
  {
    words:
      /\b(?:per|en|varje|hur manga|antal(?:et)?|kr|kronor) (?:kord[ae]? )?(?:km|kilometer|mil)\b|\/(?:km|mil)\b/,
    what: DISTANCE,
    text: 'Försäljningsfilen har ingen kolumn med körda kilometer eller mil. Ta med den i exporten, så räknar jag intäkten per kilometer.',
    to: null,
  },
  {
    words:
      /\b(?:vager|vagde|vagt|vikten|hur tunga?)\b|\bhur manga (?:liter|kilo|kg|ton|gram|meter|kwh|kilowattimmar)\b|\b(?:mycket|manga|salt|salde|sal(?:jer|de)) .*\bi (?:kilo|kg|ton|liter|gram)$/,
    ofNames: true,
    what: 'Vikt, volym och förbrukning',
    text: 'Filerna visar kronor och hur många som sålts, inte vad det väger eller rymmer.',
    to: null,
  },
  {
    words:
      /\b(?:kan|far|bor|ska|vagar) (?:jag|vi|man) (?:\w+ )?(?:ta ut|dela ut|plocka ut|lyfta)\b|\b(?:kan|far|bor|ska|vagar) (?:jag|vi|man) (?:\w+ ){0,2}?(?:ta|unna|ge) (?:\w+ ){0,2}?(?:i|som|ut)\b/,
    ofNames: true,
    what: 'Vad ni kan ta ut',
    text: `Det hänger på resultatet, det egna kapitalet och skatten. ${BOOKS}`,
    to: '/costs',
  },
  {
    words:
      /\bnar (?:gar|loper|slutar|upphor|fornyas|ska)\b.*(?:\but\b|\b(?:slutar|upphor|fornyas|omforhandlas)\b)/,
    ofNames: true,
    what: 'När avtal löper ut',
    text: 'Det står i avtalet och inte i filerna.',
    to: null,
  },
  {
    words:
      /\b(?:kop|salj|bestall|handla)\w* (?:\w+ ){0,3}?(?:ihop|tillsammans)\b|\b(?:koper|kopte|kopt|handlar|bestaller) bade\b|\b(?:samkop|korsforsalj|merforsalj)\w*/,
    ofNames: true,
    what: 'Vad som köps tillsammans',
    text: 'Jag räknar varje vara och kund för sig, inte vilka varor som köps ihop.',
    to: null,
  },
  {
    words:
      /\b(?:skriv\w*|formulera\w*|utforma\w*|utkast)\b.*\b(?:mejl\w*|mail\w*|brev\w*|inlagg\w*|annons\w*|sms|nyhetsbrev\w*)\b/,
    ofNames: true,
    what: 'Att skriva brev och annonser',
    text: 'Jag svarar på frågor om företagets siffror. Vad som är värt att ta upp med en kund kan jag räkna fram: fråga till exempel hur mycket den har köpt för.',
    to: null,
  },
  {
    words: /\b(?:vader|vadret|regn\w*|snoar|temperatur\w*)\b/,
    what: 'Vädret',
    text: OUTSIDE,
    to: null,
  },
  {
    words: /\b(?:konkurrent\w*|marknadsandel\w*|marknadsledande)\b/,
    what: 'Konkurrenterna',
    text: OUTSIDE,
    to: null,
  },
  {
    words:
      /\b(?:aktie\w*|bors\w*|bitcoin|valutakurs\w*|inflation\w*|styrranta\w*|bolaneranta\w*|elpris\w*)\b/,
    what: 'Det',
    text: OUTSIDE,
    to: null,
  },
  {
    words:
      /\b(?:besok\w*|trafik\w*|klick\w*|konverter\w*|foljare\w*|instagram\w*|google)\b|^(?!.*\bkosta\w*\b).*\b(?:hemsida|webbplats)\w*/,
    what: 'Besök och trafik',
    text: 'Filerna visar köp och inte besök. Var varje besök ett köp hos er? Fråga då hur många ordrar det var. Besök på webben finns i ett verktyg för webbstatistik.',
    to: null,
  },
  {
    words:
      /\bhur manga (?:\w+ )?(?:kom|kommer|gick|gar|tittade|var) (?:in|forbi|inne|har inne)\b|\bhur manga (?:gaster|besokare)\b/,
    ofNames: true,
    what: 'Hur många som kom',
    text: 'Filerna visar dem som köpte, inte dem som kom.',
    to: null,
  },
  {
    words:
      /\bvad (?:sa|sager|tycker|tyckte|gillar) (?:\w+ )?(?:kund\w*|folk|gast\w*|de|dom)\b|\b(?:(?:miss)?nojd\w*|kundnojdhet|recension\w*|omdome\w*|betyg\w*|klagomal\w*|reklamation\w*|nps)\b/,
    ofNames: true,
    what: 'Vad kunderna tycker',
    text: 'Filerna visar vad som har sålts, inte vad kunderna tycker. Fråga dem, till exempel i en kort enkät efter köpet.',
    to: null,
  },
  {
    words:
      /\b(?:alder|gamla? (?:ar|kund\w*)|kon|kvinnor|man ar|vilka ar mina kunder som personer)\b.*\bkund|\bkund\w*\b.*\b(?:alder|gamla|kvinnor|man)\b/,
    what: 'Vilka kunderna är som personer',
    text: 'Det står inte i filerna.',
    to: null,
  },
  {
    words:
      /\b(?:anstall\w*|medarbetare\w*|personal|personalen|sjukfranvaro|semester\w*|bemanning\w*|arbetstid\w*|overtid|timmar)\b/,
    what: 'Personal och arbetstid',
    text: 'Det står i lönesystemet. Vad personalen kostar finns i bokföringen: ladda upp den som SIE-fil i kostnadsguiden.',
    to: '/costs',
  },
  {
    words:
      /\b(?:lager|lagret|lagersald\w*|lagervarde\w*|i lager|inventering\w*|slut i hyllan|svinn\w*)\b|\b(?:ar|tar|tagit|snart) slut\b|\bslut pa\b/,
    ofNames: true,
    what: 'Lagret',
    text: `Det står inte i filerna. ${BOOKS}`,
    to: '/costs',
  },
  {
    words: /\b(?:ex|exkl|exklusive|utan|fore|innan) moms(?:en)?\b/,
    ofNames: true,
    what: 'Beloppet utan moms',
    text: 'Av filen framgår inte vad beloppen är utan moms. Svara på frågan om moms där filen visas, eller ta med en kolumn utan moms i exporten.',
    to: null,
  },
  {
    words: /\b(?:ink|inkl|inklusive|med) moms(?:en)?\b/,
    ofNames: true,
    what: 'Beloppet med moms',
    text: 'Filen har varken en kolumn med belopp inklusive moms eller en med momsen i kronor. Ta med en av dem i exporten, så kan jag räkna.',
    to: null,
  },
  {
    words:
      /^(?!.*\b(?:dra av|avdrag\w*|lyfta|skatt\w*|betala\w*|redovis\w*|deklar\w*|procent|sats\w*)\b).*\bmoms(?:en|belopp\w*)?\b/,
    ofNames: true,
    what: 'Momsen',
    text: 'Filen har ingen kolumn med moms i kronor. Ta med den i exporten, så kan jag räkna.',
    to: null,
  },
  {
    words:
      /\b(?:moms|momsen|skatt|skatten|skatter|deklar\w*|avdragsgill\w*|bokslut\w*|arsredovisning\w*|arbetsgivaravgift\w*)\b/,
    what: 'Skatt och moms',
    text: 'Jag ger inga råd om skatt och redovisar ingen moms. Fråga den som sköter bokföringen.',
    to: null,
  },
  {
    words:
      /\b(?:lagen|lagar|lagarna|laglig\w*|lagstift\w*|juridi\w*|avtal|avtalet|stamning\w*|uppsag\w*|gdpr|facket)\b/,
    what: 'Juridiska frågor',
    text: 'Jag svarar bara på frågor om företagets siffror.',
    to: null,
  },
  {
    words: /\b(?:budget\w*|malet|malen)\b/,
    what: 'Budgeten',
    text: 'Ingen budget är inlagd. I handlingsplanen kan ni skriva mål, och då räknas avståndet dit.',
    to: null,
  },
  {
    words: /\b(?:offert\w*|leads|pipeline|prospekt\w*)\b/,
    what: 'Offerter och affärer på väg',
    text: 'De finns i ert säljstöd och inte i filerna.',
    to: null,
  },
  {
    words:
      /\b(?:betal\w* (?:\w+ )?(?:sent|senast|samst|bast|snabbast|i tid|for sent|punktligt)|(?:sena|daliga|bra|basta|samsta) betalare|betalningsmoral\w*|betalningsvilja\w*)\b/,
    ofNames: true,
    what: 'Vem som betalar i tid',
    text: 'Filerna visar vad som är sålt och när, inte när det betalades. Det står i kundreskontran i bokföringsprogrammet.',
    to: null,
  },
  {
    words: /\b(?:i timmen|per timme|timlon\w*|timpris\w*|timpeng\w*)\b/,
    ofNames: true,
    what: 'Vad det blir i timmen',
    text: 'Filen säger inte hur många timmar som ligger bakom. Ta med en kolumn med timmar i exporten, så kan jag räkna.',
    to: null,
  },
  {
    words:
      /\b(?:forfall\w*|betalningstid\w*|obetald\w*|kvar att betala|utestaende|paminnelse\w*|inkasso|(?:inte|ej|aldrig|annu) (?:har )?betal\w*|skyldig\w*)\b|\bfaktur\w*\b.*\bbetal(?:d|da|t|ats?)\b|^har (?!vi\b|jag\b).*\bbetal(?:at|t)\b|^nar (?!.*\b(?:vi|jag|man)\b)(?:\w+ ){0,8}?betala/,
    ofNames: true,
    what: 'Obetalda fakturor',
    text: `Filerna visar vad som är fakturerat, inte när det betalas. ${BOOKS}`,
    to: '/costs',
  },
  {
    words:
      /\b(?:kassa|(?<!\bin i |\bklirr i )kassan|pa kontot(?! \d)|hur lange? (?:tid )?racker (?:pengarna|kassan|vara pengar)|banken|bankkonto\w*|banksaldo\w*|saldo|likvida)\b/,
    what: 'Vad som finns i kassan',
    text: BOOKS,
    to: '/costs',
  },
  {
    words:
      /\b(?:klockslag\w*|klockan|tid(?:en)? pa (?:dagen|dygnet)|tidpunkt\w*|formiddag\w*|eftermiddag\w*|lunchtid)\b/,
    ofNames: true,
    what: 'När på dagen',
    text: 'Jag räknar på dagar och inte på klockslag.',
    to: null,
  },
  {
    words: /\b(?:leveranstid\w*|leverans\w*|frakttid\w*)\b/,
    what: 'Leveranstider',
    text: 'De står inte i filerna.',
    to: null,
  },
  {
    words: /\b(?:fick|far|fatt) (?:vi|jag) (?:\w+ ){0,3}?kredit(?:er|erna|faktur\w*)\b/,
    ofNames: true,
    what: 'Krediter från leverantörer',
    text: 'Står de i filen är de avdragna från kostnaderna, och för sig räknar jag dem inte.',
    to: null,
  },
  {
    words: /\b(?:klimat\w*|utslapp\w*|co2|hallbarhet\w*)\b/,
    what: 'Klimatavtrycket',
    text: 'Det går inte att räkna ur belopp utan antaganden om vad som köpts.',
    to: null,
  },
  {
    words:
      /\b(?:lana|lanet|lanen|lan|investerare|varder\w* (?:bolag|foretag)\w*|(?:foretaget|bolaget|firman|rorelsen|verksamheten) vard|vard(?:et)? (?:pa )?(?:foretag|bolag|firma)\w*|sal(?:ja)? (?:bolaget|foretaget))\b/,
    what: 'Vad företaget är värt och kan låna',
    text: `Det kräver en bedömning utanför filerna. ${BOOKS}`,
    to: '/costs',
  },
];
