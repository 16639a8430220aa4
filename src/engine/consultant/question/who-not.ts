import { readWhole } from './said-otherwise.ts';

const BUY = '(?:köpt|köpte|handlat|handlade|beställt|beställde|bokat|bokade|hyrt|hyrde)';
const SOLD_TO =
  '(?:sålt(?: nåt| något)? till|sålde(?: nåt| något)? till|fakturerat|fakturerade|haft|hört av)';
const WHO = '(?:vilka(?: av)?(?: våra| mina)?(?: kunder| kund)?|vilken kund|vem|kunder(?: som)?)';
const TIME = '(?:20\\d\\d|i år|i fjol|förra året|året (?:innan|före))';
const SINCE = '(?:sen|sedan|efter)';
const NOTHING = '(?: (?:nåt|något|nånting|någonting|alls))?';

/** `Vilka köpte laddbox 2024 men inte 2025?`: who buys is a customer. */
const THEN_NOT_NOW = new RegExp(
  `^${WHO} (?:som )?(?:har )?${BUY}(?<what> (?!inte |ej )\\p{L}[\\p{L}\\p{N} ]{1,40}?)?${NOTHING} (?<then>${TIME})(?: och| men|,)? (?:men )?(?:inte|ej)(?: alls)? (?<now>${TIME})$`,
  'iu',
);
/** `Vilka köpte inte nåt 2025 men 2024?` */
const NOT_NOW_BUT_THEN = new RegExp(
  `^${WHO} (?:har )?(?:inte |ej )?${BUY} ?(?:inte|ej)?${NOTHING} (?<now>${TIME}),? (?:men|fast)(?: väl)? (?<then>${TIME})$`,
  'iu',
);
/** `Vem har inte handlat sen i somras?`, `vilka har vi inte fakturerat sen oktober?` */
const NOT_SINCE = new RegExp(
  `^${WHO} (?:som )?(?:har|hade) (?:vi )?(?:inte|ej|aldrig) (?:${BUY}|${SOLD_TO})${NOTHING}(?: (?:av|hos|från) oss)? ${SINCE} (?<time>.{3,30})$`,
  'iu',
);
const NOT = /(?<!\p{L})(?:inte|ej)(?!\p{L})/iu;

/** `Vilka har bara handlat en gång?`, `kund som bara köpt en gång`: who has one order. */
const ONCE = new RegExp(
  `^${WHO} (?:som )?(?:har |hade )?(?:bara |endast )?(?:${BUY}|varit här|varit hos oss) (?:bara |endast )?(?:en|1) (?:enda )?gång$`,
  'iu',
);

const whole = (bare: string): string =>
  bare
    .replace(THEN_NOT_NOW, (_, ...found) => {
      const { what = '', then = '', now = '' } = (found.at(-1) ?? {}) as Record<string, string>;
      return `Vilka kunder köpte${what} ${then} men inte ${now}?`;
    })
    .replace(NOT_NOW_BUT_THEN, (asked, ...found) => {
      const { then = '', now = '' } = (found.at(-1) ?? {}) as Record<string, string>;
      return NOT.test(asked) ? `Vilka kunder köpte ${then} men inte ${now}?` : asked;
    })
    .replace(NOT_SINCE, 'Vilka kunder har inte handlat sedan $<time>?')
    .replace(ONCE, 'Vilka kunder har bara handlat en gång?');

/** Who bought then and not now, or not since, asked of customers; as it is where it is none of these. */
export const whoNot = (message: string): string => readWhole(message, whole);
