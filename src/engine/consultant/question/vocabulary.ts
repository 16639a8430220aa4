import type { OwnRole } from '../../guides/sales/figures/unroled.ts';
import { stem } from '../../text/word-forms.ts';

/** What is asked how much of. `sales` measures are computed over the view `sales`, `costs` over `costs`. */
export type MeasureId =
  | 'revenue'
  | 'units'
  | 'orders'
  | 'orderAverage'
  | 'orderProfit'
  | 'unitProfit'
  | 'unitCost'
  | 'orderUnits'
  | 'orderDiscount'
  | 'customerOrders'
  | 'customerAverage'
  | 'staffAverage'
  | 'price'
  | 'goodsCost'
  | 'profit'
  | 'margin'
  | 'discount'
  | 'returns'
  | 'returnedUnits'
  | 'customers'
  | 'products'
  | 'cost'
  | 'payments'
  | 'paymentAverage'
  | 'largestRow'
  | 'suppliers'
  /** On how many days. */
  | 'days'
  /** Other columns of either file in kronor. */
  | 'vat'
  | 'gross'
  | 'freight'
  | 'orderFreight'
  | 'freightShare'
  | 'unpaid'
  /** How far was driven, and what it brought in. */
  | 'km'
  | 'mil'
  | 'perKm'
  | 'perMil';

/** What a measure is broken down by, or picked by name. */
export type DimensionId =
  | 'product'
  | 'category'
  | 'customer'
  | 'channel'
  | 'region'
  /** Who sold it. */
  | 'staff'
  /** Columns of the file's own, by their headings. */
  | OwnRole
  /** One order by its number. */
  | 'order'
  | 'supplier'
  | 'area'
  | 'account'
  | 'department'
  | 'project'
  | 'costCategory'
  | 'costText';

/** What is counted that no measure is of. */
export type Counted = DimensionId | 'days' | 'employed';

export type TimeStep = 'month' | 'quarter' | 'year' | 'week' | 'weekday' | 'weekpart' | 'day';

/** 1 = Monday … 7 = Sunday, several of them, Saturday and Sunday, or Monday to Friday. */
export type DaysOfWeek = number | readonly number[] | 'weekend' | 'weekdays';

const list = (words: string) => words.trim().split(/\s+/);

/** What the words for other columns in kronor are read as. */
export const [VAT, GROSS, FREIGHT, UNPAID, ORDER] = [
  ...(['momskolumnen', 'momsbruttot', 'fraktkolumnen', 'obetaltkolumnen'] as const),
  'ordernummer',
] as const;

/** … and those for how far was driven. */
export const DRIVEN = {
  ...{ km: 'strackakolumnen', mil: 'strackatiokolumnen' },
  ...{ perKm: 'perstrackakolumnen', perMil: 'perstrackatiokolumnen' },
} as const;

/** What headings of the file's own are read as. */
export const OWN: Record<OwnRole, string> = {
  ...{ ownFirst: 'kolumnforsta', ownSecond: 'kolumnandra', ownThird: 'kolumntredje' },
};

/** Words by what they mean; compared by their stems, without accents. */
export const measureWords: Record<MeasureId, string[]> = {
  revenue: list(
    'totalforsaljning totalforsaljningen totalomsattning totalomsattningen slagit slog varda varde vardet ruljans ruljansen omsattning omsetning omsetningen omsatte omsatter omsatt forsaljning salde saljer salt salj salda intakt intakter inkomst inkomster fakturerat fakturerade fakturerar fakturerad debiterat debiterade debiterar debiterad sales saljs sald saljande skickade skickat skickar oms omsatta salts snittforsaljning snittforsaljningen snittomsattning snittomsattningen medelforsaljning medelforsaljningen medelomsattning medelomsattningen krangde kranger krangt inbringade inbringar inbringat dagskassa dagskassan bestaller bestallt bestallde bestalls forsaljningssiffra forsaljningssiffror forsaljningssiffran',
  ),
  units: list(
    'enheter styck stycken stycke kvantitet exemplar st kartonger kartong paket burkar flaskor askar forpackningar portion portioner portionerna',
  ),
  orders: list(
    'order ordrar ordern bestallning bestallningar kvitto kvitton kop transaktioner inkopsorder inkopsordrar ordrarna orderantal orderantalet',
  ),
  orderAverage: list(
    'snittorder snittordern genomsnittsorder genomsnittsordern medelorder ordervarde ordervardet snittkvitto snittnota snittnotan snittkop medelkop medelkvitto snittfaktura snittfakturan genomsnittsfaktura genomsnittsfakturan medelfaktura medelfakturan ordersnitt ordersnittet snittordervarde snittordervardet genomsnittsordervarde medelordervarde',
  ),
  ...{ orderProfit: [], unitProfit: [], unitCost: [], staffAverage: [] },
  ...{ orderUnits: [], orderDiscount: [], customerOrders: [], returnedUnits: [] },
  customerAverage: list('snittkund snittkunden genomsnittskund genomsnittskunden'),
  price: list(
    'pris priset priser priserna snittpris snittpriset genomsnittspris genomsnittspriset medelpris medelpriset styckpris',
  ),
  profit: list(
    'tackningsbidrag bruttovinst bruttoresultat tb vinst tjanar tjanade tjante tjana tjanat fortjanst bv overskott overskottet',
  ),
  goodsCost: list(
    'inkopskostnad inkopskostnaden inkopskostnader varukostnad varukostnaden varukostnader inkopspris inkopspriset inkopspriser',
  ),
  margin: list(
    'marginal marginalen marginaler tackningsgrad bruttomarginal lonsam lonsamma lonsammast tg',
  ),
  discount: list('rabatt rabatter rabatterna rabatten rabatterade rabatterat rabatterar'),
  returns: list(
    'retur returer returerna returneras returnerade returnerat krediteringar krediterade krediterat krediterar kreditfakturor aterbetalat aterbetalade',
  ),
  customers: list('kundantal'),
  products: list('artikelantal'),
  cost: list(
    'totalkostnad totalkostnaden totalkostnader kostnad kostnader kostade kostar kostat kosta utgift utgifter utgifterna betalade betalar betalat betalt betala snittkostnad snittkostnaden medelkostnad medelkostnaden spenderade spenderar lagger lagt lade gjort kopte koper kopt koft kofte inkop inkopen inkopt inkopta handlade handlat handlar projsade projsar projsat betalte kopa kops kopts bokfort bokfordes bokfors bokforda konterat konterats belastat belastade brande branner brant',
  ),
  ...{ paymentAverage: [], largestRow: [] },
  payments: list(
    'betalningar betalning faktura fakturor fakturorna inbetalningar leverantorsfakturor rakning rakningar rakningen rakningarna utbetalning utbetalningar utbetalningen',
  ),
  suppliers: list('leverantorsantal'),
  days: [],
  // Read only where a file has such a column: `money-columns.ts`.
  ...{ vat: [VAT], gross: [GROSS], freight: [FREIGHT], unpaid: [UNPAID] },
  ...{ orderFreight: [], freightShare: [] },
  ...{ km: [DRIVEN.km], mil: [DRIVEN.mil], perKm: [DRIVEN.perKm], perMil: [DRIVEN.perMil] },
};

const dimensionWords: Record<DimensionId, string[]> = {
  product: list(
    'produkt produkter artikel artiklar vara varor varan varorna sak saker saken sakerna grej grejer grejen grejerna ratt ratter ratterna pryl prylar prylen prylarna sort sorten sorterna plagg plagget plaggen modell modellen modeller modellerna titel titeln titlar titlarna behandling behandlingen behandlingar behandlingarna tjanst tjansten tjanster tjansterna',
  ),
  category: list(
    'varugrupp varugrupper kategori kategorier produktgrupp produktgrupper sortiment varugruppen kategorin kategorierna grupp grupper gruppen grupperna',
  ),
  customer: list('kund kunder kunden kunderna kopare'),
  channel: list('kanal kanaler saljkanal saljkanaler forsaljningskanal'),
  region: list(
    'region regioner ort orter orten orterna stad stader staden staderna land lander landet landerna marknad marknader',
  ),
  staff: list('medarbetare medarbetaren medarbetarna expedit expediten expediter kassor kassorska'),
  ownFirst: [OWN.ownFirst],
  ownSecond: [OWN.ownSecond],
  ownThird: [OWN.ownThird],
  order: [ORDER],
  supplier: list('leverantor leverantorer leverantoren leverantorerna'),
  area: list(
    'kostnadsomrade kostnadsomraden omrade omraden kostnadspost kostnadsposter post poster kostnadsslag',
  ),
  account: list('konto konton kontot kontona kostnadskonto kostnadskonton kostnadskontot'),
  department: list('avdelning avdelningar kostnadsstalle kostnadsstallen kst'),
  project: list('projekt projektet projekten jobb jobbet jobben'),
  ...{ costCategory: [], costText: [] },
};

const stepWords: Record<TimeStep, string[]> = {
  month: list('manad manader manaden manaderna manadsvis manan manaen'),
  quarter: list('kvartal kvartalet kvartalen kvartalsvis'),
  year: list('ar aret aren arsvis'),
  weekday: list('veckodag veckodagar veckodagen veckodagarna dag dagar dagen'),
  week: list('vecka veckan veckor veckorna veckovis'),
  weekpart: [],
  day: list('datum datumet datumen'),
};

/** Whether a list is of times, and not of a kind of names. */
export const isStep = (by: DimensionId | TimeStep): by is TimeStep => by in stepWords;

/** Steps that only a file with days has. */
export const isOfDays = (by: DimensionId | TimeStep | null): boolean =>
  by === 'week' || by === 'weekday' || by === 'weekpart' || by === 'day';

/** A shorter stem is another word's too: `var` of `vara`. */
const SHORTEST_STEM = 5;

function byStem<Id extends string>(words: Record<Id, string[]>): ReadonlyMap<string, Id> {
  const rows = Object.entries(words) as [Id, string[]][];
  return new Map(
    rows.flatMap(([id, each]) =>
      each.flatMap((word): [string, Id][] =>
        stem(word).length < SHORTEST_STEM
          ? [[word, id]]
          : [
              [word, id],
              [stem(word), id],
            ],
      ),
    ),
  );
}

const measures = byStem(measureWords);
const dimensions = byStem(dimensionWords);
const steps = byStem(stepWords);

function found<Id>(words: ReadonlyMap<string, Id>, word: string): Id | null {
  const root = stem(word);
  return words.get(word) ?? (root.length < SHORTEST_STEM ? null : (words.get(root) ?? null));
}

export const measureOf = (word: string): MeasureId | null => found(measures, word);
export const dimensionOf = (word: string): DimensionId | null => found(dimensions, word);
export const stepOf = (word: string): TimeStep | null => found(steps, word);

/** `Inköpskostnad` is an account of the books, where nothing is known of sales. */
export const isBookedGoods = (word: string, hasSales: boolean): boolean =>
  !hasSales && measureOf(word) === 'goodsCost';

/** Words that order a list: the most first, or the least. */
export const MOST =
  /^(?:bast|basta|baste|mest|storst|storsta|storste|flest|hogst|hogsta|topp|top|toppen|framst|dyrast|dyraste|dyrasta|popularast|popularaste|bastsaljare|bastsaljaren|bastsaljande|storsaljare|starkast|starkaste|vanligast|vanligaste|oftast)$/;
export const LEAST =
  /^(?:samst|samsta|minst|minsta|lagst|lagsta|farst|svagast|svagaste|bott|botten|billigast|billigaste|daligast|daligt|trogt|trogast|ovanligast)$/;
export const UP =
  /^(?:vuxit|okat|okar|okade|oka|okning|vaxt|vaxer|vaxte|stigit|stiger|steg|uppat|upp|hojts?|hojdes?|uppgang|battre|hogre)$/;
export const DOWN =
  /^(?:minskat|minskar|minskade|minska|minskning|sjunkit|sjunker|sjonk|tappat|tappar|tappade|backat|backade|backar|fallit|faller|foll|nedat|ner|ned|nedgang|samre|rasat|lagre|sankt|sankte)$/;
export const COMPARED =
  /^(?:jamfor|jamfora|jamfort|jamforelse|mot|jmf|jfr|jmfr|kontra|vs|versus|skillnad|skillnaden|skiljer|skilde|an|forandring|forandringen|forandrats|forandrat|andrats|andrat|andrade|andringen|utvecklats|trend|trenden|tillvaxt|tillvaxten|gentemot|respektive)$/;
export const SHARE = /^(?:andel|andelen|procent|procentuell|del|delen|stor)$/;

/** Words that carry no meaning of their own in a question about figures. */
const GRAMMAR = new Set(
  list(`
    antal antalet ta tagit mena menar menade hitta hittar hitta skriv skriva presentera redovisa redovisas hamta
    gett givit genom vard klirr dratt motsvarar fo ats popular populara a ah alla allt alltsa all att av bara be beratta bli blir blev ca cirka da dar de dem den denna denne dess dessa det detta dig din dina ditt du eftersom egentligen eller en enbart ens er era ert ett fa far faktiskt fick
    fler farre for fordela fordelar fordelat fordelning forstas fran fore foretag foretaget foretagets firma firman
    firmans bolag bolaget bolagets foreningen foreningens klubben klubbens fastigheten fastighetens fastigheterna fram fraga frag ge ger gick ga gar gav gang ganger gor gora gjorde ha hade han har hej hejsan her hittills hit hjalp hos hur i igen in inom jag jo ju just kan kanske kolla kom kronor kr kunna
    kunde la lista lite manga man med mellan men mej mig min mina mitt mkt mycket na nagon nagot nan nar nat ni nu nyss
    och ocksa ok okej om oss pa papper pengar pengarna per procentenheter pris sa sag saga sammanlagt samt se sedan sek sen siffra
    siffror siffran sin sina sitt sk ska skulle slut snalla snitt som stor stora stort storlek summa summan svara
    tack tar till tillsammans total totala totalt totalen tusen under ungefar upp ur ut va vad var vara vafor vart
    vem verkligen vet vi via vid vika vilka vilken vilket vill visa vore val vara vart ar ars ag aven an over
    snittet medelvardet genomsnittet genomsnitt genomsnittlig genomsnittliga genomsnittligt medel medelvarde just nuvarande exakt gissa
    tillsammans sammanlagda sammantaget hurdan hurdant hurmanga hurmycket stack dra drar drog dragit inn cash stalar deg
    gott ren rent rena kolla kollat hela hel helt enligt filen fil filer data datan underlag rapport verksamheten
    vanliga brukar tid tiden period perioden skedde hamnade hamnar landade lag ligger uppgick uppgar utgor star stod
    blivit varit vill ville behover fanns finns vems vars nagra nagonsin annars istallet respektive forhallande
    relation just the of and how much many what dyrt billigt andra egna sjalva sjalv enda olika samma varje
    generellt normalt vanligtvis stammer sant dessutom forresten allra riktigt tydligen
    tro tror gissar undrar undra tackar snalla hejhej tjena tja ba liksom typ asso alltsa lr hr hru hvr ble bles vafan fan
    moe viken viket horredu horrudu horru fatt ivag
    langt hittils tog tagit hog hogt hoga lade veta vetat visste assa asso dvs ifran nyfiken folk spann pix flis kosing kopande ihop landar gjorts garna
    sammanstall sammanstallning oversikt ranka rankad rangordna sortera topplista lista listan rakna raknat rakna hva ka resp ijol mo gatt mocke mocket feck ihop haft siffrorna fall snit gors gjordes aktiva snabb ater utga utgar utifran
  `),
);

/** Words around a question: no word is taken for a misspelt one of these. */
const AROUND = new Set(
  list(`
    ho hu mye myet horni hallu ehm eh hmm liksom oj jaha jaso visst okay please pls plz thanks sitter sitta satt jobbar funderar fundera funderade tankte tanker behova behovde onskar onskas letar leta
    nufortiden numera kollar kollade checka checkar titta tittar tittade lasa forstar begriper glomt glomde hoppas
    pratar pratade diskuterar diskuterade summera summerar summerat sammanrakna sammanraknat plocka plockar koll
    snabbkoll vilja velat undran svar svaret besked belopp beloppet beloppen absolut precis sakert mojligen helst
    saledes likasa dock snarare hellre inalles overhuvudtaget allihop allihopa samtliga varenda varfor vaffor vafor varfo kommer sig hant hande hander skedde at efter bland ser framat fram olika sorters sorter tiderna dom hon mej dej sej nej ja nae nja
  `),
);

export function isGrammar(word: string): boolean {
  return GRAMMAR.has(word) || AROUND.has(word) || /^[a-z]$/.test(word);
}

const NUMBERS = list('noll en tva tre fyra fem sex sju atta nio tio elva tolv');

/** A whole number in digits or a word up to twelve; null for any other word. */
export function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const at = NUMBERS.indexOf(word);
  return at > 1 ? at : null;
}

/** What lists are of. */
export const KIND_WORDS = [...Object.values(dimensionWords), ...Object.values(stepWords)].flat();

/** All words about figures, and those that say nothing beside them. */
export const KNOWN_WORDS = [
  ...list('mest minst bast basta storst storsta samst samsta flest hogst lagst'),
  ...GRAMMAR,
  ...Object.values(measureWords).flat(),
  ...Object.values(dimensionWords).flat(),
  ...Object.values(stepWords).flat(),
];
const LISTED = new Set(KNOWN_WORDS);

/** Whether the word itself is one about figures, not only one with its stem. */
export const isListedWord = (word: string): boolean => LISTED.has(word);

/** Whether the product knows the word as one about figures, so that it is never a misspelt name. */
export function isKnownWord(word: string): boolean {
  return (
    isGrammar(word) ||
    measureOf(word) !== null ||
    dimensionOf(word) !== null ||
    stepOf(word) !== null ||
    [MOST, LEAST, UP, DOWN, COMPARED, SHARE].some((words) => words.test(word))
  );
}
