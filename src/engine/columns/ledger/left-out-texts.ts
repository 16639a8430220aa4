import type { OtherReason } from '../roled.ts';

const accounts = {
  balanceAccount: 'ett balanskonto',
  revenueAccount: 'ett intäktskonto',
  costAccount: 'ett kostnadskonto',
  otherAccount: 'varken ett försäljnings- eller ett kostnadskonto',
} as const;
const own: Record<
  Exclude<OtherReason, keyof typeof accounts | 'cancelled' | 'transfer'>,
  string
> = {
  otherCurrency: 'är i en annan valuta än den som summeras',
  income: 'är pengar in på kontot och ingen kostnad',
  outgoing: 'är pengar ut från kontot och ingen försäljning',
  ownTransfer: 'är en flytt mellan egna konton',
  taxPayment: 'är skatt eller moms till eller från Skatteverket',
  amortisation: 'är amortering av ett lån',
  ownerWithdrawal: 'är ägarens eget uttag',
  financing: 'är ett lån eller ägarens egna pengar',
  otherIncome: 'är en insättning som inte behöver vara försäljning',
  detail: 'är en del av en faktura eller order som räknas redan',
  reportIncome: 'är en intäkt i resultatrapporten och ingen kostnad',
  reportCost: 'är en kostnad i resultatrapporten och ingen försäljning',
  reportResult: 'är en summa eller ett resultat av rapportens andra rader',
  ended: 'är ett avtal som har upphört',
  unlike: 'skiljer sig från de andra, och du valde att räkna utan den',
  returned: 'är pengar tillbaka från någon som har fått betalt',
  accountHeading: 'är ett kontos rubrik: kontot gäller raderna under den',
  groupHeading: 'är en rubrik: namnet gäller raderna under den',
  accountBalance: 'är ett kontos ingående eller utgående saldo och ingen bokning',
};

/**
 * Why a row is not used, in Swedish; of a ledger by its account, of others by what they say of themselves. `wanted` is
 * what the row is not: `försäljning`, `kostnad`.
 */
export function otherText(
  line: number,
  label: string,
  reason: OtherReason,
  wanted: string,
): string {
  if (reason === 'cancelled' || reason === 'transfer')
    return `Rad ${line} har ${label} och är ingen ${wanted}.`;
  if (!isAccount(reason)) return `Rad ${line} ${own[reason]}.`;
  if (label === '') return `Rad ${line} saknar konto och är därför ingen ${wanted}.`;
  return `Rad ${line} står på konto ${label}, ${accounts[reason]}, och är ingen ${wanted}.`;
}

const isAccount = (reason: OtherReason): reason is keyof typeof accounts => reason in accounts;
