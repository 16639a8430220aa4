import { add, type Decimal, decimal, multiply, subtract, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { moneyRoles } from '../../table/role-kinds.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesMany,
  namesMeasure,
  namesOnePrice,
  namesWeight,
} from '../../table/vocabulary/beside-amounts.ts';
import {
  beginsAsAccount,
  namesBalanceAccount,
  namesBareCredit,
  namesBareDebit,
} from '../../table/vocabulary/bookkeeping.ts';
import {
  namesCode,
  namesNet,
  namesNoMoney,
  namesPartOfDate,
  namesShare,
  namesTelephone,
} from '../../table/vocabulary/header-words.ts';
import { namesChange } from '../../table/vocabulary/lists.ts';
import { namesMoneyOf } from '../../table/vocabulary/measures.ts';
import { namesStock } from '../../table/vocabulary/not-sold.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { namesOnlyOre, rateIn, vatSide, withoutRate } from '../../table/vocabulary/vat.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import type { Ask, GuideReading } from '../guide-reading.ts';
import { type AmountGroup, madeRole, placeOf, type Roled, unused } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { channelsApart } from '../types/channels-apart.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { categoryGroups } from './category-groups.ts';
import { withFreeOfVat } from './free-of-vat.ts';
import { hoursOfDay } from './hours-of-day.ts';
import { isNamedByVat, withoutLoneNamedByVat } from './named-by-vat.ts';
import { isOwnTax } from './own-tax.ts';
import { ratedGoods, ratedTogether } from './rated-goods.ts';
import { taxedTogether } from './taxed-together.ts';
import { titledGroup } from './titled-groups.ts';
import { waysOfPay } from './ways-of-pay.ts';

/** Needs: typed columns. Leaves: which columns are one amount together, split by VAT rate, into öre, or as the user answered. */
export function rateGroups(table: Roled, ask: Ask): Roled {
  const { columns } = table;
  const found = withFreeOfVat(byVatRate(columns, ask.reading), columns);
  const [only] = found;
  const isVatAlone = found.length === 1 && only?.role === 'vat';
  const rates = isVatAlone ? [...found, ...ratedGoods(only, columns, ask.reading)] : found;
  const byGoods = rates.length > 0 ? [] : categoryGroups(columns, ask.reading);
  const byRate = rates.length + byGoods.length > 0 ? [] : ratedTogether(columns, ask.reading);
  const isFound = rates.length + byGoods.length + byRate.length > 0;
  const taxed = isFound ? byRate : taxedTogether(columns, ask.reading);
  const parted = [...rates, ...byGoods, ...taxed, ...kronorAndOre(columns, ask.reading)];
  return withGroups(table, [...parted, ...together(table, ask)], ask);
}

/** Needs: typed columns. Leaves: which columns are one amount of sales together, split into debit and credit. */
export const sideGroups = (table: Roled, ask: Ask): Roled =>
  withGroups(table, debitAndCredit(table.columns), ask);

function withGroups(table: Roled, found: readonly AmountGroup[], { chosen }: Ask): Roled {
  const groups = found.filter(({ parts }) =>
    parts.every(({ index }) => chosen[index] === undefined),
  );
  return { ...table, groups: [...table.groups, ...groups] };
}

/**
 * Needs: the groups, and the roles of the other columns. Leaves: each group added to a column of its own
 * (`Moms 12 % + Moms 25 %`), unless another column holds the whole or the user chose.
 */
export function joinAmounts(before: Roled, ask: Ask): Roled {
  const { chosen } = ask;
  const table = withoutLoneNamedByVat(before, ask);
  const columns = [...table.columns];
  const roles = [...table.roles];
  for (const group of table.groups) {
    const rival = placeOf({ roles }, group.role);
    const isBetter = group.net && !namesNet(normaliseName(columns[rival]?.name ?? ''));
    if (rival >= 0 && (!isBetter || chosen[columns[rival]?.index ?? -1] !== undefined)) continue;
    if (rival >= 0) roles[rival] = unused('Beloppen per momssats används.');
    const column = join(group, columns.length);
    // What is added as a cost of its own is not also the VAT of the whole.
    for (const part of group.parts)
      if (group.role !== 'vat' && roles[columns.indexOf(part)]?.role === 'vat')
        roles[columns.indexOf(part)] = unused(group.reason);
    columns.push(column);
    const { role, reason } = group;
    roles.push(madeRole(chosen, column.index, { role, confidence: 0.9, reason }));
  }
  return { ...table, columns, roles };
}

/** Columns of groups that are one amount together: as the user answered, or as the title or their names say. */
function together({ columns }: Roled, ask: Ask): AmountGroup[] {
  if (ask.choices?.amount === 'together') return [allOf(columns, ask.reading)];
  const titled = titledGroup(columns, columnsOfOne(columns, ask.reading), ask);
  const group = titled ?? waysOfPay(columns, ask.reading) ?? hoursOfDay(columns, ask);
  return group === null ? [] : [group];
}

const allOf = (columns: readonly TypedColumn[], reading: GuideReading): AmountGroup => ({
  role: reading.amount[sideOf(columnsOfOne(columns, reading))],
  parts: columnsOfOne(columns, reading),
  sign: '+',
  reason: 'Du svarade att kolumnerna är belopp som räknas ihop.',
  net: false,
});

/** With VAT where every name says so. */
export const sideOf = (parts: readonly TypedColumn[]): 'net' | 'gross' =>
  parts.length > 0 && parts.every(({ name }) => vatSide(normaliseName(name)) === 'including')
    ? 'gross'
    : 'net';

/** Columns that may be parts of one amount by what they are of, as groups of goods over months: no name says otherwise. */
export const columnsOfOne = (
  columns: readonly TypedColumn[],
  reading: GuideReading,
): TypedColumn[] => {
  const channels = channelsApart(columns);
  return columns.filter((column) => {
    const name = normaliseName(column.name);
    if (column.type !== 'number' || column.percent || namesShare(column.name)) return false;
    if ((namesCode(name) && !namesTelephone(name)) || namesNoMoney(name)) return false;
    if (namesChange(name) || namesBalanceAccount(name) || namesPartOfDate(name)) return false;
    if (namesWeight(name) && !namesMoneyOf(name)) return false;
    if (namesOnePrice(name) || (reading.sumsWhatCameIn && termKind(name) === 'tip')) return false;
    if ((namesMeasure(name) || namesMany(name) || namesStock(name)) && isWhole(column))
      return false;
    if (channels.includes(column)) return true;
    const isOpen = guessRoles(column, reading).length === 0;
    return isOpen || isNamedByVat(column, reading) || isOwnTax(column, columns, reading);
  });
};

/** How many kilos or customers there were, where kronor would have öre. */
const isWhole = ({ read }: TypedColumn) =>
  read.every((value) => value === null || !value.includes('.'));

const joinable: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  ...(['revenue', 'grossRevenue', 'amount', 'grossAmount', 'vat'] as const),
]);

/** `Försäljning 12 %` and `Försäljning 25 %`: the same words, different rates of VAT. */
function byVatRate(columns: readonly TypedColumn[], reading: GuideReading): AmountGroup[] {
  const groups = new Map<string, TypedColumn[]>();
  for (const column of columns) {
    const name = normaliseName(column.name);
    if (column.type !== 'number' || column.percent || rateIn(name) === null) continue;
    const stem = withoutRate(name);
    groups.set(stem, [...(groups.get(stem) ?? []), column]);
  }
  return [...groups].flatMap(([stem, parts]): AmountGroup[] => {
    const rates = new Set(parts.map(({ name }) => rateIn(normaliseName(name))));
    const [first] = parts;
    if (!first || parts.length < 2 || rates.size < parts.length) return [];
    const [guess] = guessRoles({ ...first, name: stem }, reading);
    if (!guess || !joinable.has(guess.role)) return [];
    const reason = 'Beloppet står uppdelat per momssats i filen; kolumnerna räknas ihop.';
    return [{ role: guess.role, parts, sign: '+', reason, net: namesNet(stem) }];
  });
}

/** In a ledger of one account a credit note stands as debit, and sales are what is left of credit. */
function debitAndCredit(columns: readonly TypedColumn[]): AmountGroup[] {
  const named = (test: NameTest) =>
    columns.find(({ name, type }) => type === 'number' && test(normaliseName(name)));
  const [debit, credit] = [named(namesBareDebit), named(namesBareCredit)];
  const accounts = columns.some(
    ({ name, values }) => beginsAsAccount(normaliseName(name)) && values.length > 1,
  );
  if (!debit || !credit || accounts) return [];
  const reason = 'Försäljningen är det som krediterats minus det som debiterats.';
  return [{ role: 'revenue', parts: [credit, debit], sign: '−', reason, net: false }];
}

/** `Kr` and `Öre` side by side, as in a cash book: whole kronor, and hundredths of one. */
function kronorAndOre(columns: readonly TypedColumn[], reading: GuideReading): AmountGroup[] {
  return columns.flatMap((hundredths, place): AmountGroup[] => {
    const kronor = columns[place - 1];
    if (!kronor || !namesOnlyOre(normaliseName(hundredths.name))) return [];
    const isWhole = ({ type, read }: TypedColumn, digits: RegExp) =>
      type === 'number' && read.every((value) => value === null || digits.test(value));
    if (!isWhole(kronor, /^-?\d+$/) || !isWhole(hundredths, /^\d{1,2}$/)) return [];
    const role = guessRoles(kronor, reading)[0]?.role;
    if (role === undefined || !moneyRoles.has(role)) return [];
    const reason = 'Kronor och ören står i var sin kolumn; de räknas ihop.';
    return [{ role, parts: [kronor, hundredths], sign: '+ öre', reason, net: false }];
  });
}

const HUNDREDTH = decimal('0.01');

/** Öre go the way that their kronor go. */
const addOre = (kronor: Decimal, ore: Decimal): Decimal => {
  const part = multiply(ore, HUNDREDTH);
  return kronor.units < 0n ? subtract(kronor, part) : add(kronor, part);
};

const combines = { '+': add, '−': subtract, '+ öre': addOre } as const;

function join({ parts, sign }: AmountGroup, index: number): TypedColumn {
  const [first] = parts;
  const names = parts.map((part) => part.name.trim());
  // A name with öre in it says that whole numbers are öre.
  const name = sign === '+ öre' ? `${names[0]} med ören` : names.join(` ${sign} `);
  const rows = Array.from(first?.ids ?? [], (_, r) => {
    const values = parts.map((part) => part.read[part.ids[r] ?? -1] ?? null);
    if (values.every((value) => value === null)) return null;
    const [start, ...rest] = values.map((value) => decimal(value ?? '0'));
    return toText(rest.reduce(combines[sign], start ?? decimal('0')));
  });
  const format = first?.format ?? null;
  return derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
}
