import { normaliseName } from '../../table/normalise-name.ts';
import type { Purpose } from '../../table/purpose.ts';

/**
 * What a row's state or type says of its amount: `cancelled` = nothing was sold or bought; `refunded` = the money went
 * back; `transfer` = the payment service's own moves of money; `credit` = a credit note or a return.
 */
export type State = 'cancelled' | 'refunded' | 'transfer' | 'credit';

/** Names of columns that say the state or type of each row in words. */
const stateNames =
  /^(?:(?:order|betal|betalnings|faktura|financial|payment|invoice|transaction|bokforings|boknings) ?)?(?:status|state|tillstand)(?: text)?$|^(?:typ|type|(?:order|faktura|dokument|transaktions|handelse|underlags|rad|invoice|document|transaction|record|row) ?typ[e]?|reporting category|handelse|dokument|underlag|document)$/;
/** Names of columns whose yes, or whose day, says it. */
const cancelledNames =
  /^(?:is )?(?:makulerad|makulerat|annullerad|avbruten|avbokad|cancelled|canceled|voided|utkast|draft)(?: ?(?:at|on|date|datum|den))?$|^(?:makulerings|annullerings|avboknings) ?datum$/;
const creditNames =
  /^(?:is )?(?:kredit ?faktura|kredit ?nota|credit ?note|credit ?memo|retur|return)$/;
const yes = /^(?:ja|j|yes|y|true|sant|1|x)$/;

const cancelled =
  /^(?:avbrut(?:en|et)|avbokad|avbokat|makulera[dt]|annullera[dt]|aterkallad|cancell?ed|void(?:ed)?|failed|misslyckad|misslyckades|nekad|denied|declined|rejected|avvisad|avslagen|avbojd|(?:checkout |auto )?draft|utkast|expired|abandoned|overgiven|trash|deleted|borttagen|raderad|offert|quote|proforma|pro forma|proforma ?faktura)$/;
const refunded =
  /^(?:(?:helt |fully )?(?:aterbetala?[dt]|refunded)|returnera[dt]|returned|reversed|charged back)$/;
const transfer =
  /^(?:fees?|avgift(?:er)?|payouts?|utbetalning(?:ar)?|transfers?|overforing(?:ar)?|(?:allmant |general )?(?:uttag|withdrawals?)(?: .*)?|bank ?overforing(?:ar)?)$/;
const credit =
  /^(?:kredit ?fakt(?:ura)?|kredit ?nota|kreditering|credit ?(?:note|memo|invoice)|(?:kund|leverantors)kredit ?faktura|retur|return|refund|aterbetalning)$/;
/** Also a side of the books and a way to pay: a credit note only of invoices, by the column's name or its values. */
const bareCredit = /^(?:kredit|credit)$/;
const invoiceNames = /^(?:faktura|invoice|dokument|document) ?typ[e]?$/;
const invoice = /^(?:(?:kund|leverantors|debet)? ?faktura|(?:debit )?invoice|fakt)$/;

/** What a word means in the guide; null where it leaves the amount as it stands. */
function stateOf(word: string, purpose: Purpose, besideInvoices: boolean): State | null {
  if (cancelled.test(word)) return 'cancelled';
  if (credit.test(word) || (besideInvoices && bareCredit.test(word))) return 'credit';
  // A supplier's fee is a cost, and a cost that was paid back says nothing of how much.
  if (purpose === 'costs') return null;
  if (refunded.test(word)) return 'refunded';
  return transfer.test(word) ? 'transfer' : null;
}

/** A column as far as it can tell states: its name, whether it holds days, and its distinct values. */
export interface Written {
  name: string;
  isDate: boolean;
  values: readonly (string | null)[];
}

/**
 * The state that each distinct value tells, null where it tells none. Where the column's name says nothing of
 * states only a user's word makes it one.
 */
export function statesIn(
  { name, isDate, values }: Written,
  purpose: Purpose,
  isChosen: boolean,
): (State | null)[] {
  const words = normaliseName(name);
  const none = values.map(() => null);
  if (isDate)
    return isChosen || cancelledNames.test(words)
      ? values.map((value) => (value === null ? null : 'cancelled'))
      : none;
  const flag = cancelledNames.test(words) ? 'cancelled' : creditNames.test(words) ? 'credit' : null;
  if (flag === null && !isChosen && !stateNames.test(words)) return none;
  const written = values.map((value) => normaliseName(value ?? '').replace(/^wc /, ''));
  const besideInvoices = invoiceNames.test(words) || written.some((word) => invoice.test(word));
  return written.map((word) =>
    flag !== null && yes.test(word) ? flag : stateOf(word, purpose, besideInvoices),
  );
}
