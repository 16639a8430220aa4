import type { OpenKind } from './kinds.ts';

const SEVERAL = 'namn(?: (?:eller )?namn){0,2} eller namn';
const GO_FOR =
  '(?:satsa|fokusera|lagga (?:krutet|energin|tiden|pengarna|tid|pengar)|trycka|rikta in vi)(?: (?:mer|mest|hellre))? (?:pa|mot)';
const BEST =
  '(?:(?:som )?(?:bast|battre|smartast|smartare|klokast|klokare|viktigast|mest lonsamt|lonsammast|lonsammare|mer lonsamt|mest vart))';
/** `Vad är bäst att satsa på, A eller B?` */
const CHOOSE = new RegExp(
  `^(?:${[
    `(?:vad|vilk(?:en|et|a)(?: \\w+)?) (?:ar|vore) (?:det )?${BEST}(?: (?:for vi|att))? (?:${GO_FOR}|salja|lyfta fram|behalla|ha kvar) ${SEVERAL}`,
    `(?:vad|vilk(?:en|et|a)(?: \\w+)?) (?:ska|kan) vi (?:helst |hellre )?${GO_FOR} ${SEVERAL}`,
    `(?:ar det |vore det )${BEST} att ${GO_FOR} ${SEVERAL}`,
    `ska vi (?:helst |hellre )?${GO_FOR} ${SEVERAL}`,
    `${SEVERAL} (?:vad|vilk(?:en|et|a)) (?:ska|kan) vi ${GO_FOR}`,
    `${SEVERAL} (?:vad|vilk(?:en|et|a)) (?:ar|vore) ${BEST}(?: att ${GO_FOR})?`,
    `(?:vad|vilk(?:en|et|a)) (?:ar|vore) ${BEST}(?: for vi)? ${SEVERAL}`,
    `(?:vad|vilk(?:en|et|a)) lonar sig (?:bast|mest)(?: att ${GO_FOR})? ${SEVERAL}`,
  ].join('|')})$`,
);

const LATELY =
  '(?: (?:for vi|i ar|pa sistone|senaste tiden|den senaste tiden|under aret|(?:det |under det )?senaste aret|(?:sedan|sen|an|mot|jamfort med) (?:i fjol|forra aret|ett ar sedan|aret (?:innan|fore))))*';
/** `Vad har blivit dyrare sen i fjol?` */
const DEARER = new RegExp(
  `^(?:${[
    `vad (?:ar det som )?har (?:blivit|gatt och blivit) (?:mycket |mest |som )?(?:dyrare|dyrast)${LATELY}`,
    `(?:vilka|vilken) (?:saker|kostnader|kostnad|utgifter|leverantorer|leverantor|inkop) har blivit (?:mycket |mest )?dyrare${LATELY}`,
    `vad (?:ar|blev) dyrare${LATELY}`,
    `(?:har nagot|har det) blivit (?:mycket )?dyrare${LATELY}`,
  ].join('|')})$`,
);

/** `Vilken leverantör kan vi byta ut?` */
const REPLACE = new RegExp(
  `^(?:${[
    'vilk(?:en|a)(?: av vara)? leverantor(?:er|erna)? (?:kan|ska|lonar det sig att) (?:vi )?(?:byta(?: ut)?|se over|saga upp|omforhandla(?: med)?|forhandla(?: om| med)?|pressa|ta bort|gora vi av med)',
    '(?:kan|ska) vi byta(?: ut)? nagot(?: av vara)? leverantor(?:er)?',
    '(?:vem|vilka|vilken leverantor|vilka leverantorer) (?:kan|ska) vi (?:forhandla|omforhandla|pruta) med',
  ].join('|')})$`,
);

const SHUT = '(?:ha stangt|halla stangt|stanga|ta ledigt|hoppa over)';
/** `Vilken dag ska vi ha stängt?` */
const CLOSED_WHEN = new RegExp(
  `^(?:${[
    `(?:vilken|vilka) (?:veckodag|dag|dagar|veckodagar)(?: i veckan)? (?:ska|kan|lonar det sig att|ar det (?:bast|smartast) att) (?:vi )?${SHUT}(?: (?:i veckan|pa))?`,
    `nar (?:ska|kan|ar det (?:bast|smartast) att) (?:vi )?(?:ha stangt|halla stangt)`,
    `(?:ska|kan) vi ${SHUT} (?:en|nagot) (?:veckodag|dag)(?: i veckan)?`,
  ].join('|')})$`,
);

const WEEKEND = '(?:helg|helgen|helger|helgerna)';
const WORKDAYS = '(?:vardag|vardagen|vardagar|vardagarna|i veckan|veckorna|veckodagarna)';
const HOW_MUCH = '(?:battre|bast|samre|samst|mer|mest|mindre|minst)';
/** `Säljer vi bättre på helgerna?`: an ordinary day of the one beside one of the other. */
const WEEKPARTS = new RegExp(
  `^(?:${[
    `(?:saljer|salde) vi (?:som )?${HOW_MUCH} (?:pa |under |om )?${WEEKEND}(?: (?:an|eller|mot)(?: (?:pa|under|om))? ${WORKDAYS})?`,
    `(?:saljer|salde) vi (?:som )?${HOW_MUCH} (?:pa |under |om )?${WORKDAYS}(?: (?:an|eller|mot)(?: (?:pa|under|om))? ${WEEKEND})?`,
    `(?:gar|gick) det (?:som )?${HOW_MUCH} (?:pa |under |om )?${WEEKEND}(?: (?:an|eller|mot)(?: (?:pa|under|om))? ${WORKDAYS})?`,
    `(?:ar|lonar sig) ${WEEKEND} (?:battre|mer|mest|bast|samre) (?:an|mot)(?: (?:pa|under))? ${WORKDAYS}`,
  ].join('|')})$`,
);

/** Questions of what to choose among what there is. */
export const ofChoices: readonly (readonly [OpenKind, RegExp])[] = [
  ['choose', CHOOSE],
  ['dearer', DEARER],
  ['replace', REPLACE],
  ['closedWhen', CLOSED_WHEN],
  ['weekparts', WEEKPARTS],
];
