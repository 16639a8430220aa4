import type { Purpose } from '../read/understanding.ts';
import type { OtherReason } from './apply-ledger.ts';

const what: Record<Exclude<OtherReason, 'income' | 'outgoing'>, string> = {
  balanceAccount: 'ett balanskonto',
  revenueAccount: 'ett intäktskonto',
  costAccount: 'ett kostnadskonto',
  otherAccount: 'varken ett försäljnings- eller ett kostnadskonto',
};
const no: Record<Purpose, string> = { sales: 'ingen försäljning', costs: 'ingen kostnad' };

/** Why a row of a ledger is not used, in Swedish. */
export function otherText(
  line: number,
  account: string,
  reason: OtherReason,
  purpose: Purpose,
): string {
  if (reason === 'income') {
    return `Rad ${line} är pengar in på kontot och ingen kostnad.`;
  }
  if (reason === 'outgoing') return `Rad ${line} är pengar ut från kontot och ingen försäljning.`;
  if (account === '') return `Rad ${line} saknar konto och är därför ${no[purpose]}.`;
  return `Rad ${line} står på konto ${account}, ${what[reason]}, och är ${no[purpose]}.`;
}
