import { isSumSoFar } from '../../columns/ledger/sum-so-far.ts';
import { isLevel, isOfGroup, isTimes, termsOf } from '../../columns/residue/tied.ts';
import { guessRoles } from '../../columns/roles/guess-roles.ts';
import { amountColumn } from '../../columns/roles/role-map.ts';
import { isDerived } from '../../columns/types/derived-column.ts';
import { isMoney } from '../../columns/types/is-money.ts';
import { isNegationOf } from '../../columns/types/negated-column.ts';
import { numbersAt } from '../../columns/types/number-at.ts';
import { isSumOf, plus } from '../../columns/types/sums-of-columns.ts';
import {
  absolute,
  compare,
  type Decimal,
  decimal,
  multiply,
  subtract,
} from '../../facts/decimal.ts';
import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesForeign, namesMeasure } from '../../table/vocabulary/beside-amounts.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import {
  namesChange,
  namesPlan,
  namesSoFar,
  namesYearBefore,
} from '../../table/vocabulary/lists.ts';
import { namesKronor, withoutVat } from '../../table/vocabulary/vat.ts';
import { formatMoney } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import type { Interpreted } from '../interpret.ts';
import { countColumn, sumRows } from '../rows/column-sums.ts';
import { isOtherMoney } from './other-money.ts';
import { standInstead } from './stands-instead.ts';

/** Share of the amount that a difference must be more than to matter. */
const MATTERS = decimal('0.01');
/** Share of the rows with an amount on which a rival has one too. */
const MOST_ROWS = 0.8;
/** Rivals offered, and other columns that may explain one. */
const MOST_RIVALS = 4;
const MOST_OTHERS = 7;
/** What stands between goods and a total: freight, a discount, what came back, VAT. */
const MOST_TERMS = 4;

/** Columns, and rows of them, that prove that an amount is their sum. */
const FEWEST_PARTS = 3;

interface About {
  used: Int32Array;
  currency: string | null;
  overrides: ReadOverrides;
}

/** Doubts that settle the amount, or the rows, first. */
const raisedBefore: ReadonlySet<string> = new Set(['amount', 'sheets']);

/**
 * Columns that by their name and their rows could be the amount too, and that neither arithmetic nor a word explains:
 * which of them is it?
 */
export function rivalDoubts(table: Interpreted, { used, currency, overrides }: About): Doubt[] {
  const amount = amountColumn(table.byRole);
  const { ledger, isStatement } = table;
  if (!amount || ledger || isStatement || isAnswered(table, overrides)) return [];
  // One that a step made of others was held against them there.
  if (amount.index >= table.written.length || currenciesOf(table) > 1) return [];
  if (table.make !== null || table.doubts.some(({ id }) => raisedBefore.has(id))) return [];
  const instead = standInstead(table, amount);
  // The rows of the one have nothing in the other: both are summed over all.
  if (instead.length > 0)
    return [doubtOf(table, { amount, rivals: instead, used: allRows(amount), currency })];
  const rivals = rivalsOf(table, amount, used);
  if (rivals.length === 0) return [];
  return [doubtOf(table, { amount, rivals, used, currency })];
}

const isAnswered = ({ reading }: Interpreted, { roles = {}, choices }: ReadOverrides) =>
  choices?.amount !== undefined ||
  choices?.total !== undefined ||
  Object.values(roles).some((role) => role === reading.amount.net || role === reading.amount.gross);

/** Amounts in several currencies have one for each. */
const currenciesOf = ({ columns }: Interpreted) =>
  Math.max(0, ...columns.filter(namesCurrencies).map(({ values }) => values.length));

const namesCurrencies = ({ type, values }: TypedColumn) =>
  type === 'text' &&
  values.length <= 20 &&
  values.every((value) => /^(?:[A-Z]{3}|kr)$/i.test(cellText(value).trim()));

function rivalsOf(table: Interpreted, amount: TypedColumn, used: Int32Array): TypedColumn[] {
  const { columns, roles, reading, byRole } = table;
  const { net, gross } = reading.amount;
  const free = columns.filter((column, place) => {
    const { role = null, confidence = 0 } = roles[place] ?? {};
    return role === null && confidence < 1 && isMoney(column) && !isNegationOf(amount, column);
  });
  const filled = countColumn(amount, used).filled;
  const sum = sumRows(amount, used);
  const others = [
    ...free,
    ...(['vat', 'discount', 'cost'] as const).flatMap((role) => byRole.get(role) ?? []),
    ...columns.filter(
      ({ type, percent, name }) => type === 'number' && (percent || namesShare(name)),
    ),
  ];
  const counts = columns.filter((column) => column.type === 'number' && !isMoney(column));
  const own = free
    .filter((column) => column.index < table.written.length)
    .filter((column) => countColumn(column, used).filled >= filled * MOST_ROWS)
    .filter((column) => differs(sumRows(column, used), sum));
  const sides = columns
    .filter((column, place) => roles[place]?.role === gross && column !== amount)
    .filter((column) => !isExplained(column, amount, { others, counts, used, byRole }));
  const taxed = [...own, ...sides]
    .filter((column) => isTaxed(table, { rival: column, amount, others }))
    .slice(0, 1);
  const named = own
    .filter((column) => {
      const [guess] = guessRoles(column, reading);
      return guess?.role === net || guess?.role === gross;
    })
    .filter(({ name }) => !isOtherMoney(withoutVat(normaliseName(name))))
    .filter((column) => !isAbroad(column, amount) && !isCount(column))
    .filter((column) => !isPartOf(byRole.get(gross), column, free))
    .filter(
      (column) =>
        !aside.has(table.proofs.get(column)?.is) && !isSumSoFar(column, numbersAt(amount)),
    );
  const unexplained = areParts(named, amount)
    ? []
    : named.filter(
        (column) =>
          (!table.proofs.has(amount) &&
            normaliseName(column.name) === normaliseName(amount.name)) ||
          !isExplained(column, amount, { others, counts, used, byRole }),
      );
  const rivals = [...taxed, ...unexplained, ...soFar(table, own)];
  return [...new Set(rivals)].slice(0, MOST_RIVALS);
}

/** Whether several columns are the amount together, as a sum for each month is beside their total. */
const areParts = (columns: readonly TypedColumn[], amount: TypedColumn): boolean =>
  columns.length >= FEWEST_PARTS && isSumOf(amount, columns.map(plus), FEWEST_PARTS);

const aside: ReadonlySet<string | undefined> = new Set(['soFar', 'apart']);
const isNoOutcome = [namesPlan, namesYearBefore, namesChange];

/** What so far this year came to, beside what a period did, where no row has a day: which of them is meant? */
function soFar({ byRole, proofs }: Interpreted, own: readonly TypedColumn[]): TypedColumn[] {
  const amount = amountColumn(byRole);
  if (!amount || byRole.has('date')) return [];
  return own.filter((column) => {
    const name = normaliseName(column.name);
    if (!namesSoFar(name) || isNoOutcome.some((isSaid) => isSaid(name))) return false;
    return proofs.get(column)?.is !== 'soFar' && !isSumSoFar(column, numbersAt(amount));
  });
}

/**
 * Whether the file's VAT is proved to be that of the rival, and not of the amount, which only has its name. A rival that is
 * the amount with VAT, and freight or the like, is the same sale.
 */
function isTaxed(
  { byRole, proofs, roles, columns }: Interpreted,
  {
    rival,
    amount,
    others,
  }: { rival: TypedColumn; amount: TypedColumn; others: readonly TypedColumn[] },
) {
  const vat = byRole.get('vat');
  const { is, of = [] } = (vat && proofs.get(vat)) ?? {};
  if (!vat || is !== 'vat' || !of.includes(rival) || of.includes(amount)) return false;
  const more = others.filter((column) => ![rival, amount, vat].includes(column));
  const isOnTop = [[], ...more.map((column) => [plus(column)])].some((terms) =>
    isSumOf(rival, [plus(amount), plus(vat), ...terms]),
  );
  return !isOnTop && roles[columns.indexOf(amount)]?.by !== 'rows';
}

/** Whether a column is one of two that the amount with VAT was made of, by rate. */
const isPartOf = (
  whole: TypedColumn | undefined,
  part: TypedColumn,
  others: readonly TypedColumn[],
): boolean =>
  whole !== undefined &&
  isDerived(whole) &&
  others.some((other) => other !== part && isSumOf(whole, [plus(part), plus(other)]));

/** In another currency by its name, beside an amount that says that it is kronor. */
const isAbroad = ({ name }: TypedColumn, amount: TypedColumn) =>
  namesForeign(normaliseName(name)) && namesKronor(normaliseName(amount.name));

/** Whole numbers of what a word of its own counts or measures: `Besökare totalt`. */
const isCount = ({ name, read }: TypedColumn) =>
  namesMeasure(normaliseName(name)) &&
  !namesKronor(normaliseName(name)) &&
  read.every((value) => value === null || /^\d+$/.test(value));

const differs = (sum: Decimal, amount: Decimal) =>
  sum.units !== 0n &&
  compare(
    absolute(subtract(absolute(sum), absolute(amount))),
    multiply(absolute(amount), MATTERS),
  ) > 0;

interface Beside {
  others: readonly TypedColumn[];
  /** Numbers that are no money: how many of what. */
  counts: readonly TypedColumn[];
  used: Int32Array;
  byRole: Interpreted['byRole'];
}

function isExplained(rival: TypedColumn, amount: TypedColumn, beside: Beside): boolean {
  if (isLevel(rival, amount, beside.used) || isOfGroup(rival, beside.byRole, beside.used))
    return true;
  const more = beside.others
    .filter((column) => column !== rival && column !== amount)
    .sort((a, b) => apart(a, rival, amount) - apart(b, rival, amount))
    .slice(0, MOST_OTHERS);
  // What one of them came to: hours, guests or pieces times it are the amount.
  const number = beside.byRole.get('quantity');
  return (
    [...(number ? [number] : []), ...beside.counts].some((times) =>
      isTimes(amount, rival, times),
    ) ||
    more.some((rate) => isTimes(rival, amount, rate) || isTimes(amount, rival, rate)) ||
    termsOf(more, MOST_TERMS).some(
      (terms) =>
        isSumOf(rival, [plus(amount), ...terms]) || isSumOf(amount, [plus(rival), ...terms]),
    )
  );
}

const allRows = ({ ids }: TypedColumn) => ids.map((_, row) => row);

/** What makes up for a difference stands between the two, or beside one of them. */
const apart = ({ index }: TypedColumn, ...of: readonly TypedColumn[]): number =>
  Math.min(...of.map((column) => Math.abs(column.index - index)));

interface Rivals {
  amount: TypedColumn;
  rivals: readonly TypedColumn[];
  used: Int32Array;
  currency: string | null;
}

function doubtOf(table: Interpreted, { amount, rivals, used, currency }: Rivals): Doubt {
  const { net, gross } = table.reading.amount;
  // What is a part of another row by the one counts by the other: the options have each its own sum.
  const hasParts = [...table.others.values()].includes('detail');
  const named = (column: TypedColumn) => column.name.trim();
  const money = (column: TypedColumn) =>
    `${named(column)} (${formatMoney(sumRows(column, used), { currency, decimals: 0 })})`;
  const amounts = table.columns.filter((_, place) => {
    const role = table.roles[place]?.role;
    return role === net || role === gross;
  });
  const none = (columns: readonly TypedColumn[]): Record<number, ColumnRole | null> =>
    Object.fromEntries(columns.map(({ index }) => [index, null]));
  const roleOf = (column: TypedColumn) =>
    guessRoles(column, table.reading).find(({ role }) => role === net || role === gross)?.role ??
    net;
  return {
    id: 'amount',
    text: `Flera kolumner kan vara ${table.reading.texts.amount}: ${listed([amount, ...rivals].map(hasParts ? named : money))}. Vilken ska räknas?`,
    options: [
      {
        answer: `column ${amount.index}`,
        label: named(amount),
        change: { roles: none(rivals) },
      },
      ...rivals.map((rival) => ({
        answer: `column ${rival.index}`,
        label: named(rival),
        change: { roles: { ...none(amounts), [rival.index]: roleOf(rival) } },
      })),
    ],
    chosen: `column ${amount.index}`,
    blocks: 'ifSumsDiffer',
  };
}
