import { normaliseName, normaliseText } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesOfInvoices, namesShop } from '../../table/vocabulary/bookkeeping.ts';
import { isPay } from '../../table/vocabulary/lists.ts';
import { saysCredit } from '../../table/vocabulary/payments.ts';
import { isCreditNote } from '../../table/vocabulary/row-status.ts';
import { formatCount } from '../../text/format.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, madeRole, type Roled, unused } from '../roled.ts';
import { negatedColumn } from '../types/negated-column.ts';
import { numberAt } from '../types/number-at.ts';
import { settlementsIn } from './card-payments.ts';
import { freeTexts, namesPaid, payeeTexts, payeeWords, refundsIn, textsAre } from './movements.ts';
import { withMovements } from './own-movements.ts';
import { payeeOf } from './payee-name.ts';
import { takenBackIn } from './taken-back.ts';

/** Share of the sum from which money the other way is worth a question. */
const MATTERS = 0.01;
/** Kinds of rows are few. */
const MOST_KINDS = 40;
/** Share of the rows from which amounts below zero are likelier payments than credits. */
const PAYMENTS = 0.5;

/**
 * Needs: the amount's role, of a list that is neither ledger nor statement. Leaves: the amount with its sign turned,
 * where payments are negative: most amounts and their sum are. Money the other way from somebody who was never paid is
 * no credit: it came in, or it is asked what the signs mean.
 */
export function paymentSigns(table: Roled, ask: Ask): Roled {
  const { columns, roles, ledger, isStatement } = table;
  const { reading, chosen } = ask;
  if (ledger || isStatement) return table;
  const { net, gross } = reading.amount;
  const place = roles.findIndex(({ role }) => role === net || role === gross);
  const amount = columns[place];
  if (!amount || chosen[amount.index] !== undefined) return table;
  const named = payeeTexts(table);
  // A list without a header names no column, and one whose texts are the only words it has says in them what was paid.
  const texts = payeeWords(table);
  const ofCard = settlementsIn(texts);
  const isTakenBack = takenBackIn(table, amount);
  const isCredit = textsAre(
    freeTexts(table).filter(({ read }) => read.length <= MOST_KINDS),
    (word) => isCreditNote(word) && saysCredit(word),
  );
  // What is left out already, taken back or a credit note says nothing of what the signs mean.
  const isSettled = (row: number) =>
    ofCard(row) || isTakenBack(row) || isCredit(row) || table.others.has(row);
  const isOfMany = texts.length > 0 && !isOfInvoices(table);
  const { isBelow, isSplit } = signsOf(amount, isSettled);
  if (!isOfMany || (named.length === 0 && !isBelow)) {
    if (isBelow) return withTurned(table, place, ask);
    return isSplit ? askedOfSplit(table, place, ask) : table;
  }
  const doubt = isBelow
    ? inDoubt(table, amount, texts, isSettled)
    : namesShops(table)
      ? null
      : doubtOf(amount, texts, isSettled);
  const answer = ask.choices?.signs;
  const isOpen = doubt !== null && answer === undefined;
  const asked = isOpen ? { ...table, doubts: [...table.doubts, doubt] } : table;
  if (!isBelow && (answer ?? doubt?.chosen) !== 'payments') return asked;
  const turned = withTurned(asked, place, ask);
  const paid = turned.columns.at(-1);
  if (!paid) return turned;
  const isBack = isBelow && answer === 'credits' ? () => true : isSettled;
  // What is too little to be asked about is, of purchases with VAT, their suppliers' credit.
  const isOfPaid =
    doubt === null && answer === undefined && isBelow && hasRole(table, 'vat')
      ? namesPaid((row) => numberAt(paid, row), texts)
      : () => false;
  const isCounted: RowTest = (row) => isBack(row) || isOfPaid(row);
  return withoutIncome(turned, { amount: paid, texts, ask, isSettled: isCounted });
}

type RowTest = (row: number) => boolean;

/** Invoices and bookings have credit notes, whoever they are from. */
const isOfInvoices = (table: Roled) =>
  hasRole(table, 'account') ||
  hasRole(table, 'debit') ||
  table.columns.some(({ name }) => namesOfInvoices(normaliseName(name)));

/** Where one shops money is only paid, and what came back is a credit. */
const namesShops = ({ columns, roles }: Roled): boolean =>
  columns.some(
    ({ name }, place) => roles[place]?.role === 'supplier' && namesShop(normaliseName(name)),
  );

/** `isBelow`: most rows and their sum are below zero. `isSplit`: most rows are, and the sum is not. */
function signsOf(amount: TypedColumn, isSettled: RowTest): { isBelow: boolean; isSplit: boolean } {
  let below = 0;
  let above = 0;
  let sum = 0;
  amount.ids.forEach((_, row) => {
    const value = numberAt(amount, row);
    if (!value || isSettled(row)) return;
    if (value < 0) below++;
    else above++;
    sum += value;
  });
  return { isBelow: below > above && sum < 0, isSplit: below > above && sum >= 0 };
}

/** Of most rows below zero and one large one above it either may be the costs: the user says which. */
function askedOfSplit(table: Roled, place: number, ask: Ask): Roled {
  const answer = ask.choices?.signs;
  if (answer === 'payments') return withTurned(table, place, ask);
  if (answer !== undefined) return table;
  const name = table.columns[place]?.name.trim();
  const doubt: Doubt = {
    id: 'signs',
    text: `De flesta raderna i ${name} är under noll, men summan är över noll. Vilka av dem är kostnaderna?`,
    options: [
      {
        answer: 'payments',
        label: 'De under noll: de över noll är pengar tillbaka',
        change: { choices: { signs: 'payments' } },
      },
      {
        answer: 'credits',
        label: 'De över noll: de under noll är pengar tillbaka',
        change: { choices: { signs: 'credits' } },
      },
    ],
    chosen: 'credits',
    blocks: 'ifSumsDiffer',
  };
  return { ...table, doubts: [...table.doubts, doubt] };
}

function withTurned(table: Roled, place: number, { chosen }: Ask): Roled {
  const { columns, roles } = table;
  const [amount, assigned] = [columns[place], roles[place]];
  if (!amount || !assigned) return table;
  const column = negatedColumn(amount, columns.length);
  const freed = roles.with(place, unused('Beloppen är negativa; de används med omvänt tecken.'));
  const made = madeRole(chosen, column.index, {
    role: assigned.role,
    confidence: assigned.confidence,
    reason: `Utbetalningar är negativa i ${amount.name.trim()}, så kostnaden är beloppet med omvänt tecken.`,
  });
  return { ...table, columns: [...columns, column], roles: [...freed, made] };
}

interface Signed {
  amount: TypedColumn;
  texts: readonly TypedColumn[];
  ask: Ask;
  isSettled: RowTest;
}

/** A credit, or pay less what was not worked. */
const saysLess = (text: string): boolean => saysCredit(text) || isPay(text);

/** Money the other way from somebody who was not paid, and that does not say that it is a credit. */
function fromOthers(amount: TypedColumn, texts: readonly TypedColumn[]): RowTest {
  const isRefund = refundsIn((row) => numberAt(amount, row), texts);
  const payees = texts.map(({ ids, read }) => {
    const named = read.map(
      (text) => text !== null && payeeOf(text) !== null && !saysLess(normaliseText(text)),
    );
    return (row: number) => named[ids[row] ?? -1] === true;
  });
  return (row) => payees.some((isNamed) => isNamed(row)) && !isRefund(row);
}

/** A list in which payments are below zero is an account's: what is above came in, unless it was paid back. */
function withoutIncome(table: Roled, { amount, texts, ask, isSettled }: Signed): Roled {
  const isFromOther = fromOthers(amount, texts);
  const others = new Map(table.others);
  amount.ids.forEach((_, row) => {
    const isIn = (numberAt(amount, row) ?? 0) < 0;
    if (isIn && !isSettled(row) && isFromOther(row)) others.set(row, 'income');
  });
  return withMovements({ ...table, others }, { amount, texts, ask });
}

/** Asked of a list with VAT, where money came in from others than those who were paid: a sale, or a purchase that was taken back. */
function inDoubt(
  table: Roled,
  amount: TypedColumn,
  texts: readonly TypedColumn[],
  isSettled: RowTest,
): Doubt | null {
  if (!hasRole(table, 'vat')) return null;
  const paid = negatedColumn(amount, table.columns.length);
  const isFromOther = fromOthers(paid, texts);
  const rows: number[] = [];
  let sum = 0;
  let back = 0;
  paid.ids.forEach((_, row) => {
    const value = numberAt(paid, row) ?? 0;
    if (value < 0 && !isSettled(row) && isFromOther(row)) {
      rows.push(row);
      back -= value;
    } else sum += value;
  });
  if (rows.length === 0 || back <= sum * MATTERS) return null;
  const [first = -1] = rows;
  return {
    id: 'signs',
    text: `${rowsOf(rows.length)} i ${amount.name.trim()} är över noll, till exempel ”${exampleOf(texts, first)}”. Är det köp som gått tillbaka, eller pengar in?`,
    options: [
      {
        answer: 'payments',
        label: 'Pengar in: de är ingen kostnad',
        change: { choices: { signs: 'payments' } },
      },
      {
        answer: 'credits',
        label: 'Köp som gått tillbaka: de sänker kostnaderna',
        change: { choices: { signs: 'credits' } },
      },
    ],
    chosen: 'payments',
    blocks: 'ifSumsDiffer',
  };
}

const rowsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'rad' : 'rader'}`;

const exampleOf = (texts: readonly TypedColumn[], row: number): string =>
  texts.map(({ ids, read }) => read[ids[row] ?? -1] ?? '').find((text) => text !== '') ?? '';

/** Asked where so much stands below zero, of others than those above, that it may be what was paid. */
function doubtOf(
  amount: TypedColumn,
  texts: readonly TypedColumn[],
  isSettled: RowTest,
): Doubt | null {
  const isFromOther = fromOthers(amount, texts);
  const away: number[] = [];
  let sum = 0;
  let below = 0;
  amount.ids.forEach((_, row) => {
    const value = numberAt(amount, row) ?? 0;
    if (isSettled(row)) return;
    if (value < 0 && isFromOther(row)) {
      away.push(row);
      below -= value;
    } else sum += value;
  });
  const [first = -1] = away;
  if (away.length === 0 || below <= sum * MATTERS) return null;
  return {
    id: 'signs',
    text: `${rowsOf(away.length)} i ${amount.name.trim()} är under noll, till exempel ”${exampleOf(texts, first)}”. Är det pengar tillbaka, eller är det kostnaderna?`,
    options: [
      {
        answer: 'credits',
        label: 'Pengar tillbaka: kostnaderna är över noll',
        change: { choices: { signs: 'credits' } },
      },
      {
        answer: 'payments',
        label: 'Kostnader: det över noll är pengar in',
        change: { choices: { signs: 'payments' } },
      },
    ],
    chosen: away.length > amount.filled * PAYMENTS ? 'payments' : 'credits',
    blocks: 'ifSumsDiffer',
  };
}
