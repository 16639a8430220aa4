import { lastDay } from '../../columns/types/date.ts';
import { timesByName } from '../../columns/types/interval.ts';
import { amountColumn } from '../../table/amount-of.ts';
import type { Period } from '../../table/period.ts';
import type { Purpose } from '../../table/purpose.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { LeftOutRow, Understanding } from '../../table/understanding.ts';
import { vatLevel } from '../../table/vat-level.ts';
import { formatMoney, formatNumber, formatPeriod } from '../../text/format.ts';

const subjects: Record<Purpose, { name: string; who: ColumnRole; one: string; many: string }> = {
  sales: { name: 'Försäljning', who: 'customer', one: 'kund', many: 'kunder' },
  costs: { name: 'Kostnader', who: 'supplier', one: 'leverantör', many: 'leverantörer' },
};

/** What is said of one row, and of several, that do not count. What an owner never counted is not said. */
const leftOutWords: Record<LeftOutRow['reason'], [one: string, many: string] | null> = {
  total: ['är en summa', 'är delsummor'],
  unreadable: ['gick inte att läsa', 'gick inte att läsa'],
  noAmount: ['saknar belopp', 'saknar belopp'],
  noDate: ['saknar datum', 'saknar datum'],
  otherPeriod: ['gäller ett annat år eller en annan fil', 'gäller ett annat år eller en annan fil'],
  deletedRow: ['är struken i bokföringen', 'är strukna i bokföringen'],
  detail: ['är en uppdelning av en annan rad', 'är uppdelningar av andra rader'],
  income: ['är en insättning', 'är insättningar'],
  reportIncome: ['är en intäkt', 'är intäkter'],
  reportCost: ['är en kostnad', 'är kostnader'],
  reportResult: ['är en summa eller ett resultat', 'är summor och resultat'],
  outgoing: ['är ett uttag', 'är uttag'],
  ownTransfer: ['är en flytt mellan egna konton', 'är flyttar mellan egna konton'],
  taxPayment: ['är skatt eller moms till Skatteverket', 'är skatt och moms till Skatteverket'],
  amortisation: ['är en amortering', 'är amorteringar'],
  ownerWithdrawal: ['är ett eget uttag', 'är egna uttag'],
  returned: ['är pengar tillbaka', 'är pengar tillbaka'],
  financing: ['är ett lån eller ägarens pengar', 'är lån eller ägarens pengar'],
  unlike: ['skiljer sig från de andra', 'skiljer sig från de andra'],
  otherIncome: ['behöver inte vara försäljning', 'behöver inte vara försäljning'],
  ended: ['är ett avtal som har upphört', 'är avtal som har upphört'],
  otherCurrency: ['är i en annan valuta', 'är i andra valutor'],
  cancelled: ['är avbruten, återbetald eller ett utkast', 'är avbrutna, återbetalda eller utkast'],
  transfer: ['är en avgift eller utbetalning', 'är avgifter och utbetalningar'],
  duplicate: ['står två gånger', 'står två gånger'],
  otherTable: ['hör till en annan tabell', 'hör till en annan tabell'],
  otherMeasure: ['är något annat än belopp', 'är något annat än belopp'],
  repeatedHeader: null,
  footer: null,
  empty: null,
  balanceAccount: null,
  revenueAccount: null,
  costAccount: null,
  otherAccount: null,
  accountHeading: null,
  accountBalance: null,
  groupHeading: null,
};

/**
 * What was understood of a file as one would say it aloud, in sentences. The first: `Försäljning 1 104 396 kr exkl. moms,
 * januari 2024–september 2025, 1 435 orderrader, 212 kunder.` Then, of each kind, rows that do not count.
 */
export function spoken(understanding: Understanding): [string, ...string[]] {
  const { purpose, period } = understanding;
  const parts = [
    sumWords(understanding),
    period && monthsOf(period),
    rowWords(understanding),
    whoWords(understanding),
  ];
  const main = `${subjects[purpose].name} ${parts.filter((part) => part !== null).join(', ')}.`;
  const books = bookWords(understanding);
  return [books === null ? main : `${books} ${main}`, ...leftOutSentences(understanding)];
}

/** Whose bookkeeping, of which year, and how much: `Bokföringen för Ångbageriet AB, 2025, 1 284 verifikationer.` */
function bookWords({ books }: Understanding): string | null {
  if (books === null) return null;
  const { company, years, vouchers } = books;
  const [year] = years;
  const parts = [
    company === null ? 'Bokföringen' : `Bokföringen för ${company}`,
    year && formatPeriod(year),
    vouchers.count > 0 && counted(vouchers.count, 'verifikation', 'verifikationer'),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Null where what the amounts are in all is not one sum in one currency. */
function sumWords(understanding: Understanding): string | null {
  const { total, currency, columns } = understanding;
  const mixed = columns.some(({ role, distinct }) => role === 'currency' && distinct > 1);
  const isPerInterval = columns.some(({ role }) => role === 'interval');
  if (total === null || isPerInterval || areAgreements(understanding)) return null;
  if (mixed && currency === null) return 'i flera valutor';
  const vat = vatLevel(understanding);
  return `${formatMoney(total, { currency })}${vat === null ? '' : ` ${vatWords[vat]}`}`;
}

/** Amounts of a month or a quarter, each for a thing of its own: what they cost in a year is not their sum. */
function areAgreements({ columns, rows }: Understanding): boolean {
  const amount = amountColumn(columns);
  const times = amount ? timesByName(amount.name) : null;
  const things = columns.filter(({ role }) => role === 'supplier' || role === 'text');
  const isEachOnce = things.some(({ distinct }) => distinct * 2 > rows.used);
  return times !== null && times > 1 && isEachOnce;
}

const vatWords = {
  excluded: 'exkl. moms',
  included: 'inkl. moms',
  unknown: '(oklart om moms ingår)',
} as const;

/** Whole months where the period is of several: `januari 2024–september 2025`. */
function monthsOf({ from, to }: Period): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return formatPeriod({ from, to });
  const first = (day: string) => `${day.slice(0, 7)}-01`;
  return formatPeriod({ from: first(from), to: lastDay(first(to), 'month') });
}

function rowWords({ rows, columns }: Understanding): string {
  const isOrders = columns.some(({ role }) => role === 'orderId');
  return isOrders
    ? counted(rows.used, 'orderrad', 'orderrader')
    : counted(rows.used, 'rad', 'rader');
}

function whoWords({ purpose, columns }: Understanding): string | null {
  const { who, one, many } = subjects[purpose];
  const distinct = columns.find(({ role }) => role === who)?.distinct ?? 0;
  return distinct === 0 ? null : counted(distinct, one, many);
}

/** Of bookkeeping nothing is said: most of its rows are on accounts that the guide does not use. */
function leftOutSentences(understanding: Understanding): string[] {
  const { leftOutCounts, leftOutSums, currency, books, reconciliation } = understanding;
  if (books !== null) return [];
  const isProved = reconciliation.some(({ id, status }) => id === 'total' && status === 'ok');
  const proved = isProved ? ['Summan är densamma som filens egen.'] : [];
  const left = Object.entries(leftOutCounts).flatMap(([reason, count]) => {
    // The row that proves the sum is no news.
    if (isProved && reason === 'total' && count === 1) return [];
    const words = leftOutWords[reason as LeftOutRow['reason']];
    if (words === null || count === 0) return [];
    const sum = leftOutSums[reason];
    const money = sum === undefined ? '' : ` (${formatMoney(sum, { currency })})`;
    const [one, many] = words;
    const means = count === 1 ? one : many;
    return `${counted(count, 'rad', 'rader')} ${means} och räknas inte${money}.`;
  });
  return [...proved, ...left];
}

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)}\u00a0${count === 1 ? one : many}`;
