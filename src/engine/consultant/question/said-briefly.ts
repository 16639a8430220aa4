import { readWhole } from './said-otherwise.ts';

/** `Så vad blev kvar`: goes on from what was asked. */
const SO = /^så (?=(?:vad|hur|vilk|vem)\p{L}* )/iu;

/** `Vad blev över då?`, of the time that was asked of. */
const LEFT_THEN = /^(vad (?:blev|blir|är)) (?:det )?(kvar|över) då$/iu;
/** `Och vad gick ut?`, behind what came in. */
const WENT_OUT = /^(?:och )?(?:vad|hur mycket) (?:gick|går|åkte|for) (?:det )?ut$/iu;

/** `Vad skulle hända om Ek slutade handla`: supposed. */
const WHAT_HAPPENS =
  /^(?:vad|hur) (?:skulle|kommer|kan) (?:det |vi )?(?:hända|bli|ske|klara oss)(?: med oss)? (?=(?:om|ifall) )/iu;
/** `Om hyran går upp 5 %, vad blir vinsten?`: what it does to what is left is in the answer. */
const THEN_LEFT =
  /^(?<if>(?:om|ifall) .{4,80}? \d{1,3}(?:[.,]\d)? ?(?:%|procent)),? (?:vad|hur mycket|hur) (?:blir|är|händer med|påverkar det|påverkas|gör det med) (?:det )?(?:vinsten|resultatet|kvar|över)(?: då)?$/iu;
/** `Om vi höjer allt med 3 procent`: all prices. */
const RAISE_ALL =
  /(?<=(?:om|ifall) (?:vi|jag|man) (?<how>höjer|höjde|sänker|sänkte) )(?:allt|alltihop|allting|alla|allihop)(?= (?:med )?\d)/iu;

const DAYS = '(?:(?:mån|tis|ons|tors|fre|lör|sön)dag(?:ar|arna|en)?|helg(?:er|erna|en)?)';
const PAYS =
  '(?:lönar|lönade|betalar) (?:det )?sig|(?:är|var) (?:det |dom |de )?(?:värt|värda|lönt|lönsamma?|lönsamt)(?: det)?';
/** `Måndagar, lönar det sig?`, `lönar sig lördagarna?` */
const PAYS_ON_DAYS = new RegExp(
  `^(?:(?:på )?(?<first>${DAYS}),? (?:${PAYS})|(?:${PAYS}) (?:med |att ha öppet )?(?:på )?(?<last>${DAYS})|(?:är|var) (?<mid>${DAYS}) (?:lönsamma?|värda? det|lönt))(?: (?:egentligen|för oss))?$`,
  'iu',
);

/** `Måndagar`, `hur går det på måndagar?` */
const ON_DAYS = new RegExp(
  `^(?:(?:på )?(?<alone>(?:mån|tis|ons|tors|fre|lör|sön)dagar(?:na)?)|hur (?:går|gick) (?:det|försäljningen)(?: för oss)? på (?<days>${DAYS}))$`,
  'iu',
);

/** `Annonserna, ger dom nåt?`: what is said first is what it is of. */
const GIVES =
  /^(?<what>\p{L}[\p{L} ]{2,40}?),? (?:ger|gav) (?:dom|de|det|den) (?:oss )?(?:nåt|något|någonting|nå't)(?: egentligen| tillbaka)?$/iu;
/** `Lönar det sig att annonsera?` */
const TO_ADVERTISE =
  /^(?:lönar det sig|är det (?:värt|lönt)(?: det)?) (?:för oss )?att (?:annonsera|göra reklam)$/iu;

/** `Laddboxar, hur mycket tjänar vi på en?` */
const LEFT_OF_EACH =
  /^(?<what>\p{L}[\p{L}\p{N} ]{2,50}?),? (?:vad|hur mycket) (?:tjänar vi|får vi kvar|blir kvar|blir det kvar) (?:på|per|av) (?:en|ett|styck|st|varje)$/iu;

/** `Topp 3 o botten 3`: both ends of a list. */
const BOTH_ENDS =
  /^(?<lead>.{0,40}?)topp (?<most>\d{1,2}|tre|fem|tio) (?:och|o|samt|&|\+) (?:botten|sämsta) (?<least>\d{1,2}|tre|fem|tio)(?<rest> .{2,40})?$/iu;

/** `Vilken kund är vi mest beroende av?` */
const DEPENDS_ON =
  /^(?:vilken|vilka|vem) (?<who>kund|leverantör)?(?:er|en)? ?(?:är|hänger) vi (?:mest|som mest) (?:beroende|på) av$/iu;

const whole = (bare: string): string =>
  bare
    .replace(SO, 'och ')
    .replace(LEFT_THEN, 'och $1 $2')
    .replace(WENT_OUT, 'och kostnaderna?')
    .replace(WHAT_HAPPENS, 'Vad händer ')
    .replace(THEN_LEFT, 'Vad händer $<if>?')
    .replace(RAISE_ALL, 'alla priser')
    .replace(PAYS_ON_DAYS, (_, ...found) => {
      const { first, last, mid } = (found.at(-1) ?? {}) as Record<string, string | undefined>;
      return `Lönar det sig att ha öppet på ${first ?? last ?? mid}?`;
    })
    .replace(ON_DAYS, (_, ...found) => {
      const { alone, days } = (found.at(-1) ?? {}) as Record<string, string | undefined>;
      return `Hur mycket säljer vi på ${alone ?? days}?`;
    })
    .replace(GIVES, 'Ger $<what> något?')
    .replace(TO_ADVERTISE, 'Ger annonserna något?')
    .replace(LEFT_OF_EACH, 'Vad är täckningsbidraget per styck för $<what>?')
    .replace(BOTH_ENDS, '$<lead>topp $<most>$<rest>? $<lead>botten $<least>$<rest>?')
    .replace(DEPENDS_ON, (_, ...found) => {
      const { who = 'kund' } = (found.at(-1) ?? {}) as Record<string, string | undefined>;
      return /^l/iu.test(who)
        ? 'Hur stor andel av kostnaderna är största leverantören?'
        : 'Hur stor andel av försäljningen kommer från största kunden?';
    });

/** A whole message as it is read, where it is said briefly or back to front; as it is where it is none of these. */
export const saidBriefly = (message: string): string => readWhole(message, whole);
