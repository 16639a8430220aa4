import { readWhole } from './said-otherwise.ts';

const IT = '(?:dom|de|dem|den|det|han|hon)';
const WHAT =
  '(?<what>(?!(?:vi|jag|det|ni|man|allt|företaget|firman|bolaget)(?:\\P{L}|$))\\p{L}[\\p{L}\\p{N} -]{1,40}?)';
const EVEN =
  '(?:ihop|runt|back|plus|minus|med vinst|med förlust|med plus|plus eller minus|back eller plus)';
const GOING = '(?:går|gick|bär|bar)';
const KEEP = '(?:ha kvar|behålla|sälja|fortsätta med|fortsätta sälja|ha|erbjuda|servera|köra)';
const WORTH = '(?:värt|värd|värda|lönt)(?: det)?';

/** `Äggen, lönar dom sig?`, `vinet går det back?`, `är schampot värt att ha kvar?`: how profitable it is. */
const PAYS_OFF = [
  `${WHAT},? ${GOING} ${IT} ${EVEN}`,
  `${GOING} ${WHAT} ${EVEN}`,
  `${WHAT},? (?:lönar|lönade) ${IT} sig`,
  `(?:är|var) ${WHAT} ${WORTH} att ${KEEP}`,
  `${WHAT},? är ${IT} ${WORTH}(?: att ${KEEP})?`,
  `(?:är det ${WORTH}|lönar det sig) att ${KEEP} ${WHAT}`,
  `(?:tjänar|tjänade) vi (?:nåt|något|nånting|någonting) på ${WHAT}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'iu'));
const DAYS = /(?:dag|dagar|dagarna|helg|helgen|helger|kvällar|öppet)$/iu;

/** `Råvarorna har dom blivit dyrare?` */
const DEARER_NOW = new RegExp(
  `^${WHAT},? (?:har|är) ${IT} (?:blivit )?(?<how>dyrare|billigare)(?: nu)?$`,
  'iu',
);
/** `Sponsringen, har den minskat?` */
const HAS_CHANGED = new RegExp(
  `^${WHAT},? har ${IT} (?<how>ökat|minskat|gått upp|gått ner|sjunkit|stigit)(?: nu)?$`,
  'iu',
);
/** `Webben, hur mycket av försäljningen?` */
const PART_OF = new RegExp(
  `^${WHAT},? hur (?:mycket|stor (?:del|andel)|många procent) (?:är|var)? ?(?:${IT} )?av (?<all>försäljningen|omsättningen|kostnaderna|allt|totalen|det hela)(?: är ${IT})?(?<when> (?:20\\d\\d|i fjol|förra året|i år))?$`,
  'iu',
);
/** `Vad skulle 5 procent högre dieselpris kosta oss?` */
const IF_HIGHER =
  /^(?:vad|hur mycket) (?:skulle|kan) (?:det kosta med )?(?<percent>\d{1,2}(?:[.,]\d)?) ?(?:%|procent) (?<how>högre|lägre|dyrare|billigare) (?<what>\p{L}[\p{L} ]{1,40}?) (?:kosta|betyda|innebära|bli)(?: för)?(?: oss)?(?: om året| på ett år)?$/iu;
const PRICE_OF = /(?<=\p{L}{2})pris(?:et|er|erna)?$/iu;
/** `Saltsjö Marin, vad köpte dom 2025?` */
const WHAT_THEY_BOUGHT = new RegExp(
  `^${WHAT},? vad (?<verb>köpte|köper|beställde|beställer|handlade|handlar) ${IT}(?<when> (?:20\\d\\d|i fjol|förra året|i år|då))?$`,
  'iu',
);
/** `Hur många klippningar gör Mira i veckan?`: in the mean. */
const IN_WEEK =
  /^(hur (?:många|mycket)(?: .{2,60}?)? (?:gör|säljer|kör|har|drar|klipper|tar|serverar|fakturerar|omsätter|betalar|kostar|köper|får)(?: .{2,30})?) i (vecka|månad|dag)e?n$/iu;

type Found = Record<string, string | undefined>;
const groupsOf = (found: readonly unknown[]): Found => (found.at(-1) ?? {}) as Found;

function whole(bare: string): string {
  for (const pattern of PAYS_OFF) {
    const what = pattern.exec(bare)?.groups?.what;
    if (what !== undefined && !DAYS.test(what)) return `Hur lönsam är ${what}?`;
  }
  return bare
    .replace(DEARER_NOW, 'Har $<what> blivit $<how>?')
    .replace(HAS_CHANGED, 'Har $<what> $<how>?')
    .replace(PART_OF, (_, ...found) => {
      const { what = '', all = '', when = '' } = groupsOf(found);
      const of = /^(?:f|o|k)/iu.test(all) ? `av ${all} ` : '';
      return `Hur stor andel ${of}är ${what}${when}?`;
    })
    .replace(IF_HIGHER, (_, ...found) => {
      const { percent = '', how = '', what = '' } = groupsOf(found);
      const verb = /^(?:h|d)/iu.test(how) ? 'höjs' : 'sänks';
      return `Vad händer om ${what.replace(PRICE_OF, '')} ${verb} med ${percent} %?`;
    })
    .replace(WHAT_THEY_BOUGHT, 'Vad $<verb> $<what>$<when>?')
    .replace(IN_WEEK, '$1 per $2 i snitt');
}

/** What is asked of one thing that is said first, or whether it pays, in the words that it is read by. */
export const paysOff = (message: string): string => readWhole(message, whole);
