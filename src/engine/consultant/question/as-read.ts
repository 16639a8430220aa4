import { asOwnersAsk } from './as-owners-ask.ts';

/** `Hur många % av`, `i %`: said as it is read. */
const SIGN = /(?<=(?:många|manga|i)\s)%/giu;
/** `Snittfrakt per order` is the freight of one in the mean. */
const MEAN_FREIGHT = /(?<!\p{L})snittfrakt(?:en)?(?=\sper\s(?:order|köp|kvitto))/giu;
/** `Vicka varor`, `villken`: as it is said, and as it is often written. */
const WHICH = /(?<!\p{L})vi(?:ck|llk)(a|en|et)(?!\p{L})/giu;

/** `Efter 2025 års siffror` is of that year, and of no time after it. */
const BY_YEAR = /(?<!\p{L})(?:efter|utifrån|baserat på|räknat på)(?=\s\d{4}\sårs(?!\p{L}))/giu;
/** `Sen vi började` is all there is. */
const FROM_START =
  /(?<!\p{L})se(?:da)?n\s(?:vi|ni|de|dom|han|hon|det)\s(?:började|startade|öppnade)(?!\p{L})(?!\s\p{L})/giu;
/** `De dagar vi har öppet`: days without any rows are told apart from the others anyway. */
const OPEN =
  /(?<!\p{L})(?<=dag(?:ar|en|arna)?\s)(?:som\s|då\s|när\s)?(?:vi\s(?:har|hade)|vi\shar\shaft)\söppet(?!\p{L})/giu;

/** `Fem i botten` is the last five of a list. */
const AT_END =
  /(?<!\p{L})(tre|fyra|fem|sex|sju|åtta|nio|tio|\d{1,2})\si\s(topp|botten)(?:en)?(?!\p{L})/giu;

/** `På tredje plats`: the third of a list. */
const AT_PLACE =
  /(?<=(?<!\p{L})(?:kom|kommer|ligger|låg|hamnar|hamnade|är|står)\s)(?:på\s)?(andra|tredje|fjärde|femte)\splats(?:en)?(?!\p{L})/giu;
/** `Hur månge betalte`, as it is said. */
const MANY = /(?<=(?<!\p{L})hur\s)(?:månge|mange)(?!\p{L})/giu;
/** `Hur många betalade med kort?`: those who paid are orders. */
const PAYERS =
  /(?<=(?<!\p{L})hur\smånga)(?=\s(?:har\s|hade\s)?(?:betala|betalt)\p{L}{0,4}\s(?:med|via|kontant))/giu;

/** `Ligger tvåa`: the second of a list. */
const AS_NUMBER =
  /(?<=(?<!\p{L})(?:kom|kommer|ligger|låg|hamnar|hamnade|är|blev|står)\s(?:på\s)?)(tvåa|trea|fyra|femma)(?:n)?(?!\p{L})(?!\s\p{L}{2,}(?:ar|or|er|a)(?!\p{L}))/giu;
const NUMBERED: Readonly<Record<string, string>> = {
  ...{ tvåa: 'andra', trea: 'tredje', fyra: 'fjärde', femma: 'femte' },
};
/** `Före eller efter förra året`: held against it. */
const AHEAD_OR_BEHIND = /(?<!\p{L})(?:före|innan|framför) eller (?:efter|bakom)(?!\p{L})/giu;
/** `Vid samma tid`, beside the year that it is of. */
const AT_THIS_TIME = /(?<!\p{L})vid (?:samma|den här) (?:tid|tidpunkt)(?:en)?(?!\p{L})/giu;
/** `Kom tillbaka`, `lämnades tillbaka`: of goods, whose customers come back too. */
const GIVEN_BACK =
  /(?<!\p{L})(?:lämna(?:de|des|t|ts|s|r)|skicka(?:de|des|t|ts|s|r)) tillbaka(?!\p{L})/giu;
/** `Varav espresso?` narrows what was asked before it. */
const OF_WHICH = /^\s*(?:och\s)?(?:varav|därav)\s/iu;
/** `Kommit i retur`. */
const CAME_BACK =
  /(?<!\p{L})(?:kom|kommit|kommer|gick|gått|går)\s(?:i|på|som)\sretur(?:er)?(?!\p{L})/giu;
/** `Har slutat hyra`, `har flyttat`: said of who stands no more, whatever they did. */
const HAS_LEFT =
  /(?<=(?<!\p{L})(?:har|hade)\s)(?:slutat\s(?:att\s)?(?:hyra|betala|anlita\soss|boka|komma)|flyttat(?:\sut)?)(?!\p{L})/giu;
/** `Kör in`, of vehicles and who drives them: what they sell. */
const DRIVES_IN = /(?<!\p{L})kör(?:t|de|s)?(?=\s(?:(?:vi|jag|de|den|han|hon)\s)?in(?!\p{L}))/giu;
/** `Vilka hyresgäster är nya?`, `vilka har flyttat in?` */
const WHO_IS_NEW =
  /(?<!\p{L})(?:vilka(?:\sav\s(?:våra|mina))?\s(?:(?<who>\p{L}{4,20})\s)?(?:är\snya|har\sflyttat\sin)|har\s(?:någon|nån)\s(?:ny\s)?flyttat\sin)(?!\p{L})/giu;
/** `5pack`, as goods have it with a line. */
const PACKED = /(?<![\p{L}\p{N}])(\d{1,3})(?=pack(?!\p{L}))/giu;

/** `November jämfört med förra`: that of the year before. */
const LAST_ONE =
  /(?<=(?<!\p{L})(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|jan|feb|apr|jun|jul|aug|sep|okt|nov|dec)\s(?:\p{L}{1,9}\s){0,2}(?:jmf|jämfört|mot|än)\s(?:med\s)?)förra(?=\s*[?!.]*$)/giu;

/** `Vem kom sist?`: the least of a list. */
const LAST =
  /(?<=(?<!\p{L})(?:kom|kommer|ligger|låg|hamnar|hamnade|är|blev)\s(?:\p{L}{1,12}\s)?)(?:sist|jumbo)(?!\p{L})/giu;
/** `En order snittar på`: so much it is in the mean. */
const MEANS = /(?<!\p{L})(vad|hur mycket)\ssnitta(?:r|de|t)\s/giu;

/** A question in the words that it is read by. */
export const asRead = (question: string): string =>
  asOwnersAsk(question)
    .replace(SIGN, 'procent')
    .replace(WHICH, 'vilk$1')
    .replace(MEAN_FREIGHT, 'frakt')
    .replace(BY_YEAR, 'enligt')
    .replace(FROM_START, 'sedan starten')
    .replace(OPEN, '')
    .replace(AT_END, '$2 $1')
    .replace(LAST, 'sämst')
    .replace(AT_PLACE, '$1 störst')
    .replace(
      AS_NUMBER,
      (word) => `${NUMBERED[word.toLowerCase().replace(/n$/, '')] ?? word} störst`,
    )
    .replace(AHEAD_OR_BEHIND, 'bättre eller sämre än')
    .replace(AT_THIS_TIME, '')
    .replace(GIVEN_BACK, 'returnerades')
    .replace(CAME_BACK, 'returnerades')
    .replace(OF_WHICH, 'hur mycket av det var ')
    .replace(DRIVES_IN, 'drar')
    .replace(WHO_IS_NEW, (_, who?: string) => `vilka nya ${who ?? 'kunder'} har vi`)
    .replace(HAS_LEFT, 'slutat')
    .replace(PACKED, '$1 ')
    .replace(LAST_ONE, 'förra året')
    .replace(MANY, 'många')
    .replace(PAYERS, ' köp')
    .replace(MEANS, '$1 är i snitt ');
