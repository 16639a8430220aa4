import { buyerIn, OF_US, SOMEBODY } from './buying.ts';
import type { DimensionId } from './vocabulary.ts';

/** Who sold, not whom it was sold to. */
const SELLS = /\b(?:salde|saljer|salt|saljs)\b(?! (?:vi|jag|man|mest till|till)\b)(?!.*\btill$)/;

/** `Av vad?` goes on from what was bought or sold. */
export const OF_WHAT = /^(?:och |men )?(?:av|pa|for) vad(?: da)?$/;

/** `Vem av säljarna drog in mest?` */
const OF_STAFF = /\b(?:av|bland|i) (?:\w+ )?(?:saljarna|personalen|de anstallda|medarbetarna)\b/;

/** `Hur stor andel går till de tre största?`: to whom, where no kind is said. */
const TO_LARGEST = /\b(?:till|fran) (?:de|dom|vara|mina) (?:\w+ )?(?:storsta|basta|viktigaste)$/;
const OF_PAID = /\b(?:inkop|kostnad|utgift|betal|leverant)/;

/** `Vem fakturerar oss mest?` sends invoices, and gets none. */
const INVOICES =
  /\bvem (?:\w+ ){0,2}?(?:fakturera|debitera)\w*(?! (?:vi|jag|man)\b)(?: (?:\w+ ){0,2}?(?:oss|mig|mest|minst)\b)|\bvem (?:skickar|skickade|har skickat) (?:\w+ ){0,2}?(?:faktur|rakning)/;

/** `Vem får mest pengar av oss?`, `vem lägger vi mest pengar på?`: who is paid. */
const FROM_US =
  /\bvem (?:har )?(?:fick|fatt|far|tog|tagit|tar|tjanar|tjanade) (?:\w+ ){0,3}?(?:av|fran|pa) (?:oss|mig)\b|\bvem (?:lagger|lade|la|ger|gav|skickar) (?:vi|jag) (?:\w+ ){0,2}?(?:pengar|kronor)\b|\bvem gar (?:\w+ ){0,2}?(?:pengar|pengarna) till\b/;

const WHO_INVOICED =
  /(?<=(?<!\p{L})vem\s(?:har\s)?)(?:fakturera|debitera)(?:r|de|t)(?=\s(?:mest|minst|bäst)(?!\p{L}))(?!.*(?<!\p{L})(?:oss|mig)(?!\p{L}))/giu;

/** `Vem fakturerade mest?`, where the file tells who did the work: who sold. */
export const bySellers = (question: string): string => question.replace(WHO_INVOICED, 'sålde');

/** `Vem köper mest?` asks for a customer, `vem betalar vi mest?` for a supplier. */
export function whoIn(text: string): DimensionId | null {
  if (/\bvem\b/.test(text) && (SELLS.test(text) || OF_STAFF.test(text))) return 'staff';
  if (OF_WHAT.test(text)) return 'product';
  if (OF_US.test(text) && /\bhur manga (?:olika )?(?:foretag|bolag|firmor)\b/.test(text))
    return 'customer';
  // `Vem fick mest betalt?` was paid.
  if (/\bvem (?:har )?(?:fick|fatt|far|tog|tagit|tar) (?:mest |minst |storst )?betalt\b/.test(text))
    return 'supplier';
  if (FROM_US.test(text)) return 'supplier';
  if (INVOICES.test(text)) return 'supplier';
  if (TO_LARGEST.test(text)) return OF_PAID.test(text) ? 'supplier' : 'customer';
  const isOfBuyers = /\bvilka\b/.test(text) && buyerIn(text) !== null;
  // `Är det någon som köper te?` asks who.
  if (SOMEBODY.test(text)) return 'customer';
  if (!/\bvem\b/.test(text) && !isOfBuyers) return null;
  return /\bdyrast/.test(text) || buyerIn(text) === 'us' ? 'supplier' : 'customer';
}
