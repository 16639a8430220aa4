import { isKnownWord } from './vocabulary.ts';
import { editDistance } from './words.ts';

/** What costs are called in speech, by a word of what accounts and areas are called. */
const EVERYDAY: readonly (readonly [spoken: RegExp, booked: readonly string[]])[] = [
  [/^(?:bensin|diesel|soppa|tankning|tankade|tankat)/, ['drivmedel', 'bensin']],
  [/^(?:strom|strommen|elektricitet\w*|elrakning\w*|elkostnad\w*)$/, ['el']],
  [/^(?:reklam|marknadsforing)/, ['marknadsforing', 'reklam', 'annonsering', 'annonser']],
  [/^annons/, ['annonsering', 'annonser', 'marknadsforing', 'reklam']],
  [
    /^(?:mobil|telefon|bredband|internet|wifi|fiber)/,
    ['telekommunikation', 'telefoni', 'telefon', 'mobiltelefon', 'internet'],
  ],
  [
    /^(?:bokforing|bokforare|redovisning)/,
    ['redovisningstjanster', 'bokforing', 'redovisningsbyran'],
  ],
  [/^(?:hyres?|hyra|hyran|hyror|hyrorna)$/, ['lokalhyra', 'hyra', 'lokaler', 'lokal']],
  // Premises are more than their rent.
  [/^(?:lokal|lokalen|lokalerna)$/, ['lokal', 'lokaler', 'lokalhyra', 'hyra']],
  [/^(?:webb?shop|natbutik|webbaff)/, ['webbutik', 'webbutiken', 'webbutiksplattformen']],
  [/^(?:lon|lonen|loner|lonerna)$/, ['loner', 'lon']],
  [/^(?:ranta|rantan|rantor|rantorna)$/, ['rantekostnader', 'rantekostnad', 'rantor', 'ranta']],
  [/^bank(?:avgift|kostnad)/, ['bankkostnader', 'bankavgifter', 'bankavgift']],
  [/^(?:resa|resan|resor|resorna)$/, ['resekostnader', 'resor']],
  [
    /^(?:bil|bilen|bilar|bilarna|fordonen|(?:last|skap|service|firma|paket)bil(?:en|ar|arna)?)$/,
    ['fordon', 'bilkostnader', 'bilar'],
  ],
  [
    /^(?:datorprogram|program|programmen|programvar|mjukvar|licens)/,
    ['programvara', 'dataprogram'],
  ],
  [/^(?:stad|stadning|stadningen|stadhjalp\w*)$/, ['stadning', 'lokalvard', 'renhallning']],
  [/^(?:revisor|revisorn|revision|revisionen)$/, ['revisionsarvoden', 'revision']],
  [/^(?:konsult|konsulten|konsulter|konsulterna)$/, ['konsultarvoden', 'konsulter']],
  [/^(?:kurs|kursen|kurser|kurserna|utbildningen)$/, ['utbildning', 'kurser']],
  [/^represent(?:era|erar|erade|erat|ation|ationen)$/, ['representation']],
  [
    /^pension(?:en|er|erna)?$/,
    ['pensionsforsakringar', 'pensionsforsakringspremier', 'pensionskostnader'],
  ],
  [/^(?:frakt|frakta|frakter|frakten|frakterna)$/, ['frakter', 'frakt', 'fraktkostnader']],
];

/** What is paid for, behind what it is for: `leasingbilen`, `försäkringspremien`. */
const COMPOUND = /^(\w{4,}?)(?:rakning|avgift|faktura|fakturor|premie|bil|kostnad|utgift)\w{0,4}$/;

/** As they are written when every letter is right: of long words one or two may be wrong. */
const SPELT =
  'bankavgift bankavgifter bankkostnad bankkostnader elrakning elrakningen elrakningar telefonrakning telefonrakningen mobilrakning mobilrakningen bredbandet internet bokforing bokforingen redovisning redovisningen marknadsforing marknadsforingen annonsering annonser reklamen forsakring forsakringar forsakringen forsakringarna drivmedel leasing leasingen utbildning utbildningar stadning stadningen resekostnader personalkostnader kontorsmaterial datorprogram programvaror licenser licenserna lokalhyra lokalhyran fraktkostnad fraktkostnader'.split(
    ' ',
  );
const LEAST_SPELT = 7;
const NEAR = 6;
const LONG = 9;

const spelt = (word: string): string =>
  word.length < LEAST_SPELT || SPELT.includes(word)
    ? word
    : (SPELT.find((known) => {
        const limit = known.length >= LONG ? 2 : 1;
        return known[0] === word[0] && editDistance(word, known, limit) <= limit;
      }) ?? word);

/** The word of the company's own names that an everyday one stands for; null where it is none, or stands there itself. */
export function bookedAs(written: string, own: ReadonlySet<string>): string | null {
  if (own.has(written)) return null;
  const word = isKnownWord(written) ? written : spelt(written);
  const [, start = ''] = COMPOUND.exec(word) ?? [];
  const first = [start, start.replace(/s$/, '')].find((each) => each.length > 3 && own.has(each));
  if (first !== undefined) return first;
  const found = EVERYDAY.find(([spoken]) => spoken.test(word) || spoken.test(start));
  const booked = found?.[1].filter((each) => own.has(each)) ?? [];
  // `Telefonin` is nearer to telephones than to all that is said over wires.
  return booked.find((each) => each.length >= NEAR && word.startsWith(each)) ?? booked[0] ?? null;
}
