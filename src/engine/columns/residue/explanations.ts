import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesBeforeDiscount,
  namesMeasure,
  namesOnePrice,
} from '../../table/vocabulary/beside-amounts.ts';
import { namesBalanceAccount } from '../../table/vocabulary/bookkeeping.ts';
import {
  namesCode,
  namesOtherTime,
  namesPaidOut,
  namesParty,
  namesPayout,
  namesTime,
  namesTimesAYear,
  namesWhole,
} from '../../table/vocabulary/header-words.ts';
import {
  namesDeduction,
  namesPaid,
  namesPlan,
  namesRate,
  namesReduction,
  namesRest,
  namesSoFar,
  namesTimes,
  namesYearBefore,
} from '../../table/vocabulary/lists.ts';
import { namesBought } from '../../table/vocabulary/not-sold.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { namesFreeOfVat, namesKronor, vatSide, withoutVat } from '../../table/vocabulary/vat.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import { findDebitCredit } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import { isProved, movesBy } from '../ledger/running-balance.ts';
import { isSumSoFar } from '../ledger/sum-so-far.ts';
import { columnOf, type Roled } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import type { roleMap } from '../roles/role-map.ts';
import { accountsOf, isSpentAccount } from '../types/day-book.ts';
import { isDerived } from '../types/derived-column.ts';
import { isMoney } from '../types/is-money.ts';
import { numberAt } from '../types/number-at.ts';
import { isSumOf, minus, plus, type Term } from '../types/sums-of-columns.ts';
import { isWrittenOtherwise } from '../types/written-otherwise.ts';
import { isBeforeDiscount, isReading, makesForeign } from './at-a-rate.ts';
import { isForeign, isPayBesideCost } from './in-other-terms.ts';
import { isBeyondCounting, isNoMoney } from './no-money.ts';
import { isBelowZero, isOtherWay } from './other-way.ts';
import { isLeftOfPart, isPart } from './parts-of-amount.ts';
import { isPersonsNumber } from './persons-number.ts';
import { isReference } from './reference.ts';
import {
  fillsGaps,
  isHeadOf,
  isLevel,
  isOfGroup,
  isProductWith,
  isTimes,
  termsOf,
} from './tied.ts';

/** Columns that may explain another. */
const MOST_OTHERS = 7;
const MOST_IN_RUN = 12;
/** Rows that a sum must be seen on. */
const FEWEST = 2;

/** The amount, and what may explain a column beside it. */
export interface About {
  table: Roled;
  ask: Ask;
  amount: TypedColumn;
  used: Int32Array;
  byRole: ReturnType<typeof roleMap>;
  /** Columns of numbers that a sum, or a product, may be made of. */
  others: readonly TypedColumn[];
}

type Explanation = (column: TypedColumn, about: About) => boolean;

/** What says that a column is no part of the sum, or is in it already: the cheapest to see first. */
const explanations = {
  word: (column, { ask }) => isNamedOther(column, ask),
  count: (column, { ask }) => isNoMoney(column) && !isKindOfAmount(column, ask),
  person: isPersonsNumber,
  proof: (column, { table }) => isProvedOther(column, table),
  written: (column, { amount, ask }) =>
    isWrittenOtherwise(column, amount) &&
    !ask.reading.isNotOurs?.withinAmount(normaliseName(column.name)),
  level: (column, { amount, used }) => isLevel(column, amount, used),
  group: (column, { byRole, used }) => isOfGroup(column, byRole, used),
  head: (column, { amount, byRole, used }) => isHeadOf(column, amount, byRole, used),
  part: isPart,
  leftOfPart: isLeftOfPart,
  run: isInRun,
  currency: isForeign,
  onTop: isOnTop,
  takenOff: isTakenOff,
  pay: isPayBesideCost,
  balance: isBalance,
  reference: isReference,
  product: isProduct,
  besideProduct: isBesideProduct,
  beforeDiscount: isBeforeDiscount,
  inOtherCurrency: makesForeign,
  reading: isReading,
} satisfies Record<string, Explanation>;

/** Whether something explains a column of numbers beside the amount. */
export function isExplained(column: TypedColumn, about: About): boolean {
  if (accountsOf(about.table.columns)?.includes(column) && !isSpentAccount(column)) return true;
  if (isNotOurs(column, about)) return false;
  const { word, ...ofRows } = explanations;
  const { amount, used } = about;
  const isOther = !isDerived(amount) && isMoney(column) && !isNoMoney(column);
  const fills = () => isOther && fillsGaps(column, amount, used);
  if (isPaidOutToo(column, about)) return false;
  // `Ersättning 2,50 kr/km` is what those rows came to that have no other amount.
  if (namesBought(normaliseName(column.name)) && fills()) return false;
  if (word(column, about) || isOtherWay(column, amount, used)) return true;
  // How the two are tied elsewhere says nothing of rows that only the other has an amount on.
  if (fills()) return false;
  return Object.values<Explanation>(ofRows).some((isSo) => isSo(column, about));
}

/** What is paid out with what was sold, and not taken off it: the guest pays `Städavgift` to the owner. */
function isPaidOutToo(column: TypedColumn, { amount, others: all, ask }: About): boolean {
  const name = normaliseName(column.name);
  const mayBeSold = ['other', 'fee'].includes(termKind(name));
  if (!ask.reading.sumsWhatCameIn || !mayBeSold || isBelowZero(column)) return false;
  const isPayout = ({ name }: TypedColumn) =>
    [namesPaidOut, namesPayout].some((isSaid) => isSaid(normaliseName(name)));
  const more = all.filter((other) => ![column, amount].includes(other) && !isPayout(other));
  const terms = [[], ...termsOf(more.slice(0, MOST_OTHERS), 2)];
  return all
    .filter((other) => other !== column && other !== amount && isPayout(other))
    .some((whole) =>
      terms.some((rest) => isSumOf(whole, [plus(amount), plus(column), ...rest], FEWEST)),
    );
}

/** Small whole numbers that are no count: `Parkering` names what was paid for, and no one parks forty times a day. */
const isKindOfAmount = (column: TypedColumn, { reading }: Ask): boolean =>
  isBeyondCounting(column) && reading.tellsOfAmount?.(normaliseName(column.name)) === true;

/** What the guide is not about, where it may be in the amount: arithmetic that finds it there makes it no better. */
function isNotOurs(column: TypedColumn, about: About): boolean {
  const tests = about.ask.reading.isNotOurs;
  const name = normaliseName(column.name);
  if (namesBeforeDiscount(name)) return false;
  if (tests?.wherever(name)) return !isTakenOff(column, about);
  // What was deducted is in the amount, and another column has what is left: either may be the cost.
  if (tests && namesDeduction(name) && !isBelowZero(column) && isPart(column, about)) return true;
  return tests?.withinAmount(name) === true && (isPart(column, about) || isInRun(column, about));
}

/** What an account's balance is after each row, or the sum so far, under any name. */
function isBalance(column: TypedColumn, { amount, table }: About): boolean {
  const pair = table.proved ?? findDebitCredit(table.columns);
  const at = (of: TypedColumn | undefined, row: number) => (of && numberAt(of, row)) ?? 0;
  const changes: ((row: number) => number)[] = [
    (row) => at(amount, row),
    (row) => -at(amount, row),
    // Some banks write what was withdrawn with a minus.
    ...(pair ? [(row: number) => at(pair.credit, row) - Math.abs(at(pair.debit, row))] : []),
  ];
  return changes.some((change) => isProved(movesBy(column, change)) || isSumSoFar(column, change));
}

/** Taken off another column already, which leaves the amount; what goes on the invoice has it added instead. */
function isTakenOff(column: TypedColumn, { amount, others: all }: About): boolean {
  const wholes = all.filter((each) => each !== amount && each !== column && !isAfter(each));
  return wholes.some((whole) => isSumOf(whole, [amount, column].map(plus)));
}

const isAfter = ({ name }: TypedColumn) => namesWhole(normaliseName(name));

/** A word of its own: VAT, fees, freight, prices, costs, stock, plans, other years, measures. */
export function isNamedOther(column: TypedColumn, { reading }: Pick<Ask, 'reading'>): boolean {
  const name = normaliseName(column.name);
  const { net, gross } = reading.amount;
  const [guess] = guessRoles(column, reading);
  if (guess && guess.role !== net && guess.role !== gross) return true;
  if (guess && vatSide(name) !== null) return true;
  const bare = withoutVat(name);
  return (
    (reading.isWeighedTerm(bare) && !namesFreeOfVat(bare)) ||
    [...others, reading.isBesideAmount].some((isSaid) => isSaid(bare)) ||
    // `Produkter kr` is what they came to, and no code of them.
    (!namesKronor(name) && [namesMeasure, namesParty].some((isSaid) => isSaid(bare))) ||
    namesTimesAYear.some(([, isSaid]) => isSaid(bare))
  );
}

const others: readonly NameTest[] = [
  ...[namesBalanceAccount, namesCode, namesTime, namesPlan, namesSoFar, namesYearBefore],
  ...[
    namesBeforeDiscount,
    namesOtherTime,
    namesRest,
    namesPaid,
    namesRate,
    namesTimes,
    namesOnePrice,
  ],
];

/** VAT, a sum so far, or what stands apart from the amount, by the rows. */
function isProvedOther(column: TypedColumn, { proofs }: Roled): boolean {
  const is = proofs.get(column)?.is;
  return is === 'vat' || is === 'soFar' || is === 'apart';
}

/**
 * One of columns side by side that together are the amount, as groups of goods are, or together another column that a word
 * explains: what is not yet due, a month late and more than two, of what is left to pay.
 */
function isInRun(column: TypedColumn, { amount, table, byRole, ask }: About): boolean {
  const vat = byRole.get('vat');
  const numbers = table.columns.filter(
    (other) => other !== amount && other !== vat && isMoney(other) && !isDerived(other),
  );
  const place = numbers.indexOf(column);
  const named = numbers.filter((other) => other !== column && isNamedOther(other, ask));
  const wholes = [amount, ...named.slice(0, MOST_OTHERS)];
  const taxes = [[], ...(vat ? [[plus(vat)], [minus(vat)]] : [])];
  if (numbers.length > MOST_IN_RUN && isSumOf(amount, numbers.map(plus))) return true;
  for (let from = Math.max(0, place - MOST_IN_RUN); from <= place; from++)
    for (let to = Math.max(place + 1, from + 2); to <= numbers.length; to++) {
      if (to - from > MOST_IN_RUN) break;
      const run = numbers.slice(from, to);
      const isWhole = (whole: TypedColumn) =>
        waysOf(run).some((terms) => taxes.some((more) => isSumOf(whole, [...terms, ...more])));
      if (wholes.some((whole) => !run.includes(whole) && isWhole(whole))) return true;
    }
  return false;
}

/** Columns added, or those taken off whose names say that they lower it. */
function waysOf(run: readonly TypedColumn[]): Term[][] {
  const lowers = ({ name }: TypedColumn) => namesReduction(normaliseName(name));
  const added = run.map(plus);
  return run.some(lowers)
    ? [added, run.map((column) => (lowers(column) ? minus(column) : plus(column)))]
    : [added];
}

/** The amount with or without what is known by its word: VAT, freight, a discount, a fee. */
function isOnTop(column: TypedColumn, { amount, used, others: all, table, ask }: About): boolean {
  const vat = columnOf(table, 'vat');
  const known = all
    .filter((other) => other !== column && other !== amount)
    .filter((other) => other === vat || isProvedOther(other, table) || isNamedOther(other, ask))
    .slice(0, MOST_OTHERS);
  return termsOf(known).some(
    (terms) =>
      isSumOf(column, [plus(amount), ...terms], FEWEST, used) ||
      isSumOf(amount, [plus(column), ...terms], FEWEST, used),
  );
}

/** The amount at a rate, or in another unit. */
function isProduct(column: TypedColumn, { amount, others: all }: About): boolean {
  const more = all.filter((other) => other !== column && other !== amount).slice(0, MOST_OTHERS);
  return more.some((rate) => isTimes(column, amount, rate) || isTimes(amount, column, rate));
}

/** What comes on top of number × price in the amount, or one of the two that something comes on top of. */
function isBesideProduct(column: TypedColumn, { amount, others: all }: About): boolean {
  const more = all.filter((other) => other !== column && other !== amount).slice(0, MOST_OTHERS);
  return more.some((one) =>
    more.some(
      (other) =>
        other !== one &&
        (isProductWith(amount, [one, other], column) ||
          isProductWith(amount, [column, one], other)),
    ),
  );
}
