import type { Purpose } from '../../table/purpose.ts';
import type { OtherReason } from './apply-ledger.ts';

const what = {
  balanceAccount: 'ett balanskonto',
  revenueAccount: 'ett intäktskonto',
  costAccount: 'ett kostnadskonto',
  otherAccount: 'varken ett försäljnings- eller ett kostnadskonto',
} as const;
type StateReason = 'cancelled' | 'transfer';
const own: Record<Exclude<OtherReason, keyof typeof what | StateReason>, string> = {
  income: 'är pengar in på kontot och ingen kostnad',
  outgoing: 'är pengar ut från kontot och ingen försäljning',
  accountHeading: 'är ett kontos rubrik: kontot gäller raderna under den',
  accountBalance: 'är ett kontos ingående eller utgående saldo och ingen bokning',
};
const no: Record<Purpose, string> = { sales: 'ingen försäljning', costs: 'ingen kostnad' };

/** Why a row is not used, in Swedish; of a ledger by its account, of others by what they say of themselves. */
export function otherText(
  line: number,
  label: string,
  reason: OtherReason,
  purpose: Purpose,
): string {
  if (reason === 'cancelled' || reason === 'transfer')
    return `Rad ${line} har ${label} och är ${no[purpose]}.`;
  if (!isAccount(reason)) return `Rad ${line} ${own[reason]}.`;
  if (label === '') return `Rad ${line} saknar konto och är därför ${no[purpose]}.`;
  return `Rad ${line} står på konto ${label}, ${what[reason]}, och är ${no[purpose]}.`;
}

const isAccount = (reason: OtherReason): reason is keyof typeof what => reason in what;
