import type { OpenKind } from './kinds.ts';

export const SELL = '(?:salja|omsatta|dra in|fakturera|fa in|ta in|kora in|ha in)';
export const IN_TIME = '(?: (?:i|per|varje|om) (?:manaden|manad|aret|ar|dagen|dag|veckan|vecka))?';

const AMOUNT = '\\d[\\d ]{0,12}(?: ?(?:kr|kronor|tkr|tusen|tusenlappar|miljon|miljoner|mkr))*';
const SO_MUCH_LEFT = `(?:${AMOUNT}(?: (?:i|kronor i))? (?:vinst|plus|resultat|overskott|kvar|over)|${AMOUNT})`;
const TARGET = new RegExp(
  `^(?:${[
    `(?:hur mycket|vad|for hur mycket) ska vi ${SELL}(?: for)?${IN_TIME} for att (?:vi ska |det ska )?(?:ga|tjana|fa|gora|na|komma upp i|landa pa|bli|fa ut|ha)(?: med| in)? (?<of>${SO_MUCH_LEFT}${IN_TIME})`,
  ].join('|')})$`,
);
const REACH =
  '(?:na|nar|nar upp till|na upp till|komma upp i|kommer upp i|komma till|kommer till|komma upp till|kommer upp till|dra in|omsatta|salja for|fa in|fa ihop|ta vi till)';
const GOAL = new RegExp(
  `^(?:${[
    `hur (?:ska vi|kan vi|gor vi for att)? ?${REACH}(?: vi)?(?: upp i| upp till| till)? (?<of>${AMOUNT}(?: i (?:omsattning|forsaljning|intakter))?${IN_TIME})`,
    `vad (?:kravs|behovs|ska vi gora|ska till|kan vi gora)(?: det)?(?: for att)?(?: vi ska)? ${REACH} (?<of>${AMOUNT}(?: i (?:omsattning|forsaljning|intakter))?${IN_TIME})`,
    `hur (?:langt|mycket) (?:ar det|har vi|fattas det|fattas|saknas|saknas det)(?: kvar)? (?:till|upp till|for att na) (?<of>${AMOUNT}(?: i (?:omsattning|forsaljning|intakter))?${IN_TIME})`,
  ].join('|')})(?: (?:i ar|nasta ar))?$`,
);
export const TERM = new RegExp(
  `^(?:${[
    'vad (?:betyder|innebar|menas med|star)(?: ordet| begreppet)? (?<of>.{2,30}?)(?: for nagot| for| egentligen)?',
    'vad ar (?<of>.{2,30}?) for nagot',
    // `Vad är soliditeten?` asks for the company's own.
    'vad ar (?:en |ett )?(?<of>tackningsgrad|tackningsbidrag|tb|tg|marginal|bruttomarginal|nollpunkt|break even|soliditet|(?:kassa|balans)?likviditet|rorelsemarginal|rorelseresultat|ebitda|avskrivning(?:ar)?|(?:fasta|rorliga) kostnader|snittorder|sasongsindex|mix|schablon|kassaflode)',
    '(?:forklara|kan du forklara)(?: for vi)?(?: ordet| begreppet| vad)? (?<of>.{2,30}?)(?: ar| ar for nagot| betyder| innebar)?',
  ].join('|')})$`,
);
const FIGURES = '(?:siffran|siffrorna|talen|talet|svaret|svaren|uppgifterna|det|de|detta)';
const WHENCE = new RegExp(
  `^(?:${[
    `(?:var|vart|varifran) (?:kommer|kom|har du fatt|hittar du|hamtar du|far du|tar du) ${FIGURES}(?: ifran| fran)?`,
    `(?:vilka|vilken) (?:rader|fil|filer|kolumner|underlag) (?:bygger|grundar|baserar)(?: sig)? ${FIGURES}(?: sig)? pa`,
    `vad (?:bygger|grundar|baserar)(?: sig)? ${FIGURES}(?: sig)? pa`,
    `hur (?:har du raknat(?: ut)?|raknar du(?: ut)?)(?: ut)?(?: ${FIGURES})?`,
    '(?:vilka|vilken) (?:filer|fil|data|underlag) (?:har du|anvander du|raknar du pa|tittar du pa)',
  ].join('|')})$`,
);
const TRUST = new RegExp(
  `^(?:${[
    `(?:kan|ska|vagar) vi (?:verkligen )?lita pa ${FIGURES}`,
    `(?:stammer|ar) ${FIGURES}(?: (?:ratt|riktiga|korrekta|sanna|palitliga))?(?: verkligen)?`,
    'hur (?:sakra|sakert|palitliga|tillforlitliga) ar (?:det|siffrorna|de|talen)',
    '(?:hittar|gissar) du(?: pa| bara)?(?: siffror)?',
  ].join('|')})$`,
);
const LACKS = new RegExp(
  `^(?:${[
    'vad (?:saknas|fattas|ar det som saknas)(?: (?:i|for|bland))?(?: (?:filen|filerna|siffrorna|underlaget|det|data))?',
    '(?:saknas|fattas) (?:det )?nagot(?: i (?:filen|filerna|siffrorna|underlaget))?',
    'vad (?:kan|gick|gar) (?:du |det )?inte (?:att )?(?:rakna|raknas|rakna ut|rakna pa|lasa|svara pa)(?: ut)?',
    'vilka (?:uppgifter|kolumner|filer) (?:saknas|fattas|saknar du|ska vi ladda upp)',
  ].join('|')})$`,
);
const OURS =
  '(?:vara |mina |vi )?(?:siffror(?:na)?|uppgifter(?:na)?|filer(?:na)?|data|underlag(?:et)?|det vi laddar upp)';
const SECRECY = new RegExp(
  `^(?:${[
    `(?:vem|vilka|vem mer|vem alla) (?:kan |far |mer kan )?(?:se|ser|lasa|laser|komma at|kommer at|ha tillgang till|har tillgang till) ${OURS}`,
    `(?:kan|far) (?:nagot|nagot annan|andra|nagot annan|bokforaren|vem som helst|skatteverket|banken|konkurrenter(?:na)?|ni|du) (?:annan )?(?:se|lasa|komma at) ${OURS}`,
    `(?:ar|ligger|forvaras|sparas) ${OURS} (?:sakra|sakert|trygga|tryggt|skyddade|hemliga|krypterade|i tryggt forvar|i sakerhet)(?: har| hos (?:er|dig|vi))?`,
    `(?:delar|saljer|sprider|sparar|anvander) (?:du|ni|vi) ${OURS}(?: vidare| med (?:andra|nagot)| till (?:andra|nagot))?`,
    `(?:vad hander med|var (?:sparas|lagras|ligger|hamnar)) ${OURS}`,
  ].join('|')})$`,
);
const TREND = new RegExp(
  `^(?:${[
    '(?:hur|vad) (?:ser|ar) (?:trenden|utvecklingen|tillvaxten)(?: (?:ut|for forsaljningen|i forsaljningen|for omsattningen))*',
    'vilken (?:trend|riktning) (?:ser du|har vi|gar det|ar det)(?: at)?',
    '(?:gar|pekar) (?:det|forsaljningen|omsattningen|trenden) (?:upp|uppat|framat)(?: eller (?:ner|ned|nedat|bakat))?',
    '(?:vaxer|okar) vi(?: eller (?:krymper|minskar) vi)?',
    '(?:okar|vaxer) (?:forsaljningen|omsattningen) eller (?:minskar|krymper|sjunker) den',
    '(?:okar eller minskar) (?:forsaljningen|omsattningen|vi)',
  ].join('|')})$`,
);
const SEASON = new RegExp(
  `^(?:${[
    '(?:ar|hur) (?:ar )?(?:vi|forsaljningen|det) (?:sasongsberoende|sasongsbetonad|sasongsbetonat|sasongsbetonade|beroende av sasong(?:en)?)',
    'hur (?:sasongsberoende|sasongsbetonad|sasongsbetonat|sasongsbetonade) (?:ar|ar det for) (?:vi|forsaljningen)',
    '(?:har|finns) (?:vi|det) (?:nagot |en )?(?:sasong|sasonger|sasongsmonster|sasongsvariation|sasongsvariationer)(?: i forsaljningen)?',
    'hur ser sasongen ut',
    '(?:nar|vilka tider|vilken tid)(?: pa aret)? (?:har|ar) vi (?:hogsasong|lagsasong)',
    'nar ar (?:det )?(?:hogsasong|lagsasong)',
  ].join('|')})$`,
);

const DAYS = '(?:(?:man|tis|ons|tors|fre|lor|son)dag(?:ar|arna|en)?|den dagen|da)';
const CLOSED = new RegExp(
  `^(?:${[
    `(?:vad|hur mycket) (?:hander|blir det|kostar det|forlorar vi|tappar vi|betyder det|skulle vi (?:forlora|tappa)|ska vi (?:forlora|tappa))(?: (?:om|ifall|nar|pa att|av att))? (?:vi )?(?:stanger|stanga|haller stangt|halla stangt|har stangt|ha stangt|hade stangt|slutar ha oppet)(?: (?:pa|om))? (?<of>${DAYS})`,
    `(?:ska|kan|vagar) vi (?:stanga|ha stangt|halla stangt)(?: (?:pa|om))? (?<of>${DAYS})`,
    `(?:lonar det sig|ar det lonsamt|ar det vart|ar det lont) (?:det )?(?:att )?ha oppet(?: (?:pa|om))? (?<of>${DAYS})`,
  ]
    .join('|')
    .replaceAll('(?<of>', '(?:')})$`,
);

/** Questions of the figures themselves: where they come from, what they lack, which way they go and what they must be. */
export const ofFigures: readonly (readonly [OpenKind, RegExp])[] = [
  ['target', TARGET],
  ['goal', GOAL],
  ['secrecy', SECRECY],
  ['whence', WHENCE],
  ['trust', TRUST],
  ['lacks', LACKS],
  ['trend', TREND],
  ['season', SEASON],
  ['closed', CLOSED],
];
