import { stem } from '../../text/word-forms.ts';

/** What kind of answer a question asks for; `figure` is one that is computed from the table. */
export type Intent =
  | 'greeting'
  | 'about'
  | 'ratios'
  | 'cash'
  | 'profitability'
  | 'savings'
  | 'plan'
  | 'whatIf'
  | 'cause'
  | 'forecast'
  | 'summary'
  | 'figure';

/** Held against the question without accents, in this order. */
const patterns: readonly (readonly [Intent, RegExp])[] = [
  ['greeting', /^(?:hej\w*|tjena\w*|halla|god (?:morgon|dag|kvall)|tack\b.*|toppen|bra)$/],
  [
    'about',
    /\b(?:vem ar du|vad ar du|vad kan du|vad kan jag fraga|hur funkar du|hur fungerar du|ar du (?:en )?(?:ai|robot|bot|manniska|maskin)\w*)\b/,
  ],
  [
    'whatIf',
    /\b(?:ska|bor|borde|kan|vagar) (?:jag|vi|man) (?:\w+ )?(?:hoja|sanka) (?:\w+ )?pris\w*|\b(?:vad hander (?:om|ifall|nar)|tank om|what if|anta att|antag att|vad skulle handa|vad blir det om|hur paverkas|vad innebar det om|vad betyder det om|om (?:jag|vi|priset|priserna|hyran|kostnaden|kostnaderna|volymen|forsaljningen) (?:\w+ ){0,2}(?:hojer|hojs|hojde|sanker|sanks|okar|okade|minskar|tappar|forlorar|saljer|dubblar|halverar|stiger|sjunker|slutar|blir av))\b/,
  ],
  ['ratios', /\bnyckeltal/],
  ['cash', /\b(?:kassaflode|kassaflodet|cashflow|cash flow|likviditet|likviditeten)\b/],
  [
    'savings',
    /\bspara\b|\bsag(?:a|er) upp\b|\bsagas upp\b|\bbesparing|\b(?:kostnad\w*|utgift\w*|poster)\b.*\b(?:optimera|skara|dra ner|sanka|minska pa|se over|kapa|onodig\w*)\b|\b(?:optimera|skara|dra ner|sanka|minska|kapa|se over)\b.*\b(?:kostnad|utgift|poster)|\bhur (?:sanker|minskar|kapar|skar) (?:jag|vi|man)\b.*\b(?:kostnad|utgift)/,
  ],
  [
    'cause',
    /\b(?:varfor|vaffor|vafor|varfo|hur kommer det sig|vad beror|beror det|vad har hant|vad hande|vad som hant|orsak\w*|anledning\w*|forklar\w*|hur kan det komma)\b/,
  ],
  [
    'profitability',
    /\blonsamhet|\b(?:tjana|tjanar|fortjana) mer\b|\bmer lonsam|\b(?:okar?|hojer?|hoja|forbattrar?) (?:(?:jag|vi|man) )?(?:vinsten|marginalen|resultatet)\b/,
  ],
  [
    'plan',
    /\b(?:handlingsplan|atgard\w*|nasta steg|viktigast\w* (?:\w+ ){0,3}(?:gora|ta tag)|pa mandag|prioritera|prioriteras|fokusera|att gora lista|forbattrar?|rad)\b|\bvad (?:ska|bor|borde|skulle|kan|maste) (?:jag|vi|man) (?:gora|borja|ta tag|satsa|tanka)\b|\b(?:lagga|satsa|borja) (?:krutet|tiden|energin|fokus)\b|\bhur (?:okar|hojer|far) (?:jag|vi) (?:mer |upp )?(?:forsaljning|omsattning)|\btips\b|\bvad (?:tycker|foreslar|rekommenderar) du\b.*\b(?:vi|jag|man) (?:ska|bor|borde|skulle)\b/,
  ],
  [
    'forecast',
    /\b(?:prognos\w*|forutsag\w*|framover|kommande|narmaste|nasta (?:manad|kvartal|ar|vecka)\w*|kommer (?:vi|jag|det|forsaljningen|omsattningen) (?:att )?|framtid\w*|sia|spa)\b/,
  ],
  [
    'summary',
    /\b(?:hur gar det|hur gar t|hur gart|hur gar affarerna|hur gar foretaget|hur mar|sammanfatt\w*|hur ligger (?:vi|jag) till|hur ar laget|lagesrapport|laget|hur star det till|hur har det gatt|hur gick det|overblick|oversikt)\b/,
  ],
];

/** Words of these patterns, and others beside them, that are no names. */
const WORDS = new Set(
  `
  krutet energin lagga affarerna anledning anledningen anta antag atgard atgarder beror beroende betala betyder blir borja borde bor bot cash cashflow dubblar
  dubbelt effekt effekten fokus fokusera forbattra forbattrar forbattring forklara forlorar forutsag foljd framover framtiden gora halverar halften
  hander hande handlingsplan hant hojde hojer hoja hojs ifall innebar kapa kassaflode kassaflodet kommande kommer laget lagesrapport
  likviditet likviditeten lonsamhet lonsamheten mandag maste mycke narmaste nasta nyckeltal nyckeltalen okad okade okar onodig onodiga onodigt optimera
  optimeras optimerar optimering orsak orsaken orsaker oversikt overblick paverkar paverkas plan planen potential prioritera prioriteras prognos
  prognosen rad sammanfatta sammanfattning sanka sanker sanks sanktes satsa satsar skara slutar spara sparar
  starka starker steg stiger sjunker tappar tank tanka tag tips viktig viktiga viktigast viktigaste volym volymen ai robot manniska maskin dyrare
  fungerar funkar fraga fragor kapar hejsan halla morgon kvall toppen bra daligt mar affar affarer resultat resultatet vinsten vinst
  idag nulage saga just mot ner dra drar se over storre mindre mer okning minskning hoj sank konsekvens konsekvensen tjanat
  forsvinner forsvann tappa slutade borjan framat snart viktigaste storsta utveckling utvecklingen utvecklar utvecklats utvecklas forlopp skillnader procentsats tycker foreslar rekommenderar
  `
    .trim()
    .split(/\s+/),
);

export const isIntentWord = (word: string): boolean => WORDS.has(word);

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Of these, words that make a question another one: where it is of a figure, none may be left out. */
const OF_MEANING = list(`
  krutet energin lagga
  forlorar forsvann forsvinner hoj hoja hojde hojer hojs onodig onodiga onodigt over potential sank sanka sanker sanks
  sanktes slutade slutar spara sparar tappa tjanat dubbelt dubblar halften halverar skara kapa kapar optimera
  tag tank maskin manniska robot ai tips
  optimerar lonsamhet lonsamheten mandag morgon kvall fokus effekt effekten plan planen steg volym volymen prognos prognosen tycker foreslar rekommenderar
`);
/** These say something only of what is held against another. */
const OF_CHANGE = list('mer mindre dyrare minskning okning ner storre');

/** A shorter stem is another word's too: `bot` of `böter`. */
const LEAST_STEM = 4;

/** Whether a word says nothing by itself in a question that asks for `intent`. */
export function isOfIntent(word: string, intent: Intent, isHeld: boolean): boolean {
  const root = stem(word);
  const isOther = OF_MEANING.has(word) || OF_MEANING.has(root);
  if (intent === 'figure' && (isOther || (OF_CHANGE.has(word) && !isHeld))) return false;
  return isIntentWord(word) || (root.length >= LEAST_STEM && isIntentWord(root));
}

/** What the question, without accents, asks for. */
export function intentOf(question: string): Intent {
  return patterns.find(([, words]) => words.test(question))?.[0] ?? 'figure';
}
