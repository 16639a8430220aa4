import { amountColumn } from '../../columns/roles/role-map.ts';
import { tellsDeals } from '../../columns/roles/states-in.ts';
import { timesByName } from '../../columns/types/interval.ts';
import { numbersAt } from '../../columns/types/number-at.ts';
import { isSumOf, plus } from '../../columns/types/sums-of-columns.ts';
import { type Cell, cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesLastDay,
  namesLeftToPay,
  namesPaid,
  namesPlan,
} from '../../table/vocabulary/lists.ts';
import {
  agesAmong,
  isPlanItself,
  type NotSold,
  namesBorrowed,
  namesBought,
  namesBuyer,
  namesChance,
  namesFirstDay,
  namesKeyFigure,
  namesLender,
  namesOffer,
  namesOriginal,
  namesPrice,
  namesStock,
  namesValidity,
  titleKind,
} from '../../table/vocabulary/not-sold.ts';
import { namesKronor, vatSide } from '../../table/vocabulary/vat.ts';
import type { Interpreted } from '../interpret.ts';
import { comeToPrices, priceBeside } from '../rows/priced-periods.ts';
import { kindDoubt, piecesDoubt, risingDoubt, wordsDoubt } from './kind-doubts.ts';
import { onlyRises } from './rising-amounts.ts';

/** Rows of key figures that a table of them has. */
const FEWEST_FIGURES = 2;

/** What is asked of a file whose amounts may be no sales at all, by its title, its columns and what its rows lack. */
export function nothingSoldDoubts(
  table: Interpreted,
  nearby: readonly (string | null)[],
  { choices, states }: ReadOverrides,
): Doubt[] {
  if (table.ledger || table.isStatement) return [];
  if (choices?.kind === undefined && onlyRises(table)) return [risingDoubt];
  if (!table.reading.checksSold)
    return choices?.kind === undefined ? costDoubts(table, nearby) : [];
  const found = choices?.kind === undefined ? kindOf(table, nearby) : null;
  // Which offers were taken is asked state by state.
  const isAsked = states !== undefined || table.doubts.some(({ id }) => id === 'states');
  const isTold = () =>
    table.written.some(({ read }) => tellsDeals(read.map((word) => normaliseName(word ?? ''))));
  const kind = found === 'offers' && (isAsked || isTold()) ? null : found;
  if (kind === null) return [];
  return [kind === 'pieces' ? piecesDoubt : kindDoubt(kind)];
}

/** The same of a file that is read for costs, where a price of the row may be what is paid. */
function costDoubts(table: Interpreted, nearby: readonly (string | null)[]): Doubt[] {
  const kind = titledKind(table, nearby) ?? (isUnpaid(table) ? 'unpaid' : kindOfAmount(table));
  if (kind !== null) return [kindDoubt(kind, 'kostnader som har uppstått')];
  if (tellsOfNothing(table)) return [kindDoubt(null)];
  const silent = silentAmounts(table);
  return silent === null ? [] : [wordsDoubt(silent)];
}

/** Share of the texts that must tell of a cost where neither a name nor a mark of money does. */
const TELLING = 0.5;

/** A text beside amounts that no name, supplier, öre or half of the texts tell of; null where something does. */
function silentAmounts({ byRole, reading, sources }: Interpreted): string | null {
  const [amount, text] = [amountColumn(byRole), byRole.get('text')];
  if (!reading.tellsOfAmount || !amount || !text || sources !== null) return null;
  if (byRole.has('supplier')) return null;
  const hasOre = (cell: Cell) => /[,.]\d{1,2}$/.test(cellText(cell).trim());
  const isMarked = amount.currency !== null || amount.values.some(hasOre);
  if (isMarked || !/^−?Kolumn \d+$/.test(amount.name)) return null;
  const texts = text.values.map((cell) => cellText(cell).trim());
  const isSilent = (each: string) => !reading.tellsOfAmount?.(each);
  const silent = texts.filter(isSilent);
  return texts.length - silent.length < texts.length * TELLING ? (silent[0] ?? null) : null;
}

function kindOfAmount({ byRole, written }: Interpreted): NotSold | null {
  const amount = amountColumn(byRole);
  if (!amount) return null;
  const name = normaliseName(amount.name);
  if (namesStock(name)) return 'stock';
  const isBought = byRole.has('supplier') || byRole.has('account') || namesBought(name);
  const names = written.map((column) => normaliseName(column.name));
  const isBorrowed = namesBorrowed(name) || (namesOriginal(name) && names.some(namesLender));
  if (isBorrowed) return 'debts';
  return !isBought && names.some(namesBuyer) ? 'sales' : null;
}

/** What a line above the table, or the name of its sheet or file, says that it is. */
function titledKind(
  { written, title, wide }: Interpreted,
  nearby: readonly (string | null)[],
): NotSold | null {
  // A word before a number is a figure above the table, and not what the table is.
  const headings = title.filter((_, place) => !/^[\d\s.,%-]+$/.test(title[place + 1] ?? ''));
  const named = [...headings, ...nearby].flatMap(
    (text) => titleKind(normaliseName(text ?? '')) ?? [],
  );
  // In the corner of a table of periods there is often its title.
  const corner = written.find(({ type }) => type === 'text');
  if (wide && corner && isPlanItself(normaliseName(corner.name))) named.push('plan');
  // Columns of both say which is which.
  const isBoth = written.some(
    ({ name, type }) => type === 'number' && namesPlan(normaliseName(name)),
  );
  const [first] = isBoth ? named.filter((kind) => kind !== 'plan') : named;
  return first ?? null;
}

function kindOf(table: Interpreted, nearby: readonly (string | null)[]): NotSold | null {
  const { byRole, written } = table;
  const amount = amountColumn(byRole) ?? byRole.get('unitPrice');
  if (!amount) return null;
  if (table.written.some(holdsKeyFigures)) return 'keyFigures';
  if (countsPieces(table, amount)) return 'pieces';
  const number = normaliseName(written[0]?.name ?? '');
  if (namesOffer(number) || written.some((column) => namesChance(normaliseName(column.name))))
    return 'offers';
  const first = titledKind(table, nearby);
  if (first) return first;
  if (isUnpaid(table)) return 'unpaid';
  if (areAgreements(table, amount)) return 'agreements';
  const name = normaliseName(amount.name);
  if (namesStock(name)) return 'stock';
  return namesPrice(name) && !tellsOfSales(table) ? 'prices' : null;
}

const isUnpaid = (table: Interpreted): boolean => areAges(table) || isAllLeft(table);

/** Rows from which it is no chance that none is paid. */
const FEWEST_UNPAID = 10;

/** Invoices of which all have something left to pay: those that are paid are not in the list. */
function isAllLeft({ written, byRole, others }: Interpreted): boolean {
  const amount = amountColumn(byRole);
  const rest = written.find(
    ({ name, type }) => type === 'number' && namesLeftToPay(normaliseName(name)),
  );
  // Where what was paid of them stands too, it is a list of all.
  const isOfAll = written.some(({ name }) => namesPaid(normaliseName(name)));
  if (!amount || !rest || amount === rest || isOfAll) return false;
  const left = numbersAt(rest);
  const rows = Array.from(rest.ids.keys()).filter((row) => !others.has(row));
  return rows.length >= FEWEST_UNPAID && rows.every((row) => (left(row) ?? 0) > 0);
}

/** What is unpaid of each customer or supplier, by its age and in all: an invoice has its own amount, and is counted by that. */
function areAges({ written, byRole }: Interpreted): boolean {
  const amount = amountColumn(byRole);
  if (!amount || byRole.has('invoiceNumber') || byRole.has('orderId')) return false;
  const numbers = written.filter(({ type }) => type === 'number');
  const ages = agesAmong(numbers.map(({ name }) => normaliseName(name)));
  // An age that nothing has tells nothing of the sum.
  const parts = numbers.filter(
    ({ name, read }) =>
      ages.includes(normaliseName(name)) && read.some((value) => Number(value ?? 0) !== 0),
  );
  return parts.length > 0 && isSumOf(amount, parts.map(plus));
}

/** Days from which what a row is of is an agreement, and not a bill for a month. */
const LONG = 45;
const DAY_MS = 86_400_000;

/** What comes each time by its name, from one day and on: most rows have no last day, or one long after. */
function areAgreements({ written }: Interpreted, amount: TypedColumn): boolean {
  const dates = written.filter(({ type }) => type === 'date');
  const first = dates.find(({ name }) => namesFirstDay(normaliseName(name)));
  if (timesByName(amount.name) === null || !first) return false;
  const last = dates.find(({ name }) => namesLastDay(normaliseName(name)));
  const dayOf = ({ ids, read }: TypedColumn, row: number) => read[ids[row] ?? -1] ?? null;
  const runsOn = Array.from(first.ids.keys(), (row) => {
    const [from, to] = [dayOf(first, row), last ? dayOf(last, row) : null];
    return from !== null && (to === null || Date.parse(to) - Date.parse(from) > LONG * DAY_MS);
  });
  return runsOn.filter(Boolean).length * 2 > runsOn.length;
}

const signsOfSales: readonly ColumnRole[] = ['quantity', 'customer', 'orderId', 'channel'];

/** Whether a row says when, to whom or how many: what is sold has one of them, a list of prices has none. */
function tellsOfSales({ byRole, sources }: Interpreted): boolean {
  const date = byRole.get('date');
  const isDated = date !== undefined && !namesValidity(normaliseName(date.name));
  return sources !== null || isDated || signsOfSales.some((role) => byRole.has(role));
}

/** Whole numbers for each period, or quarters of hours, beside what one costs; they are kronor where each is what some of them cost. */
function countsPieces({ wide, written }: Interpreted, amount: TypedColumn): boolean {
  const price = priceBeside(written);
  if (wide === null || price === null) return false;
  const isCount = (value: string | null) =>
    value === null || /^-?\d{1,5}(?:\.(?:25|5|75))?$/.test(value);
  return amount.read.every(isCount) && !comeToPrices(written, wide, price);
}

function holdsKeyFigures({ type, values }: TypedColumn): boolean {
  if (type !== 'text' || values.length > 60) return false;
  const figures = values.filter((cell) => namesKeyFigure(normaliseName(cellText(cell))));
  return figures.length >= FEWEST_FIGURES;
}

const saysOfWhat: readonly ColumnRole[] = [
  ...(['supplier', 'text', 'category', 'account', 'accountName', 'department', 'project'] as const),
  ...(['invoiceNumber', 'orderId', 'customer', 'product', 'interval', 'vat'] as const),
];
/** Columns beside the amount of which none has a role, in a list of something else than costs. */
const MANY_COLUMNS = 8;

/** Many columns, of which none says who was paid, or for what: a list of files, of accounts, of measures. */
function tellsOfNothing(table: Interpreted): boolean {
  const { byRole, written, sources, title } = table;
  if (tellsOfMoney(table)) return false;
  const isNamed = saysOfWhat.some((role) => byRole.has(role));
  return sources === null && title.length === 0 && !isNamed && written.length >= MANY_COLUMNS;
}

/** An amount that is named as what something cost or as with or without VAT, or a column that says kronor. */
function tellsOfMoney({ byRole, written }: Interpreted): boolean {
  const names = written.map(({ name }) => normaliseName(name));
  const amount = normaliseName(amountColumn(byRole)?.name ?? '');
  return namesBought(amount) || vatSide(amount) !== null || names.some(namesKronor);
}
