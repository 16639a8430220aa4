import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Purpose } from '../../table/purpose.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesBalance, namesNoMoney, namesPerson } from '../../table/vocabulary/header-words.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import { nameTells } from '../types/name-hints.ts';
import { guessRoles, namesNoProduct, type RoleGuess } from './guess-roles.ts';

export interface AssignedRole {
  role: ColumnRole | null;
  confidence: number;
  reason: string;
}

/** Least confidence for a role to be given. */
const threshold = 0.5;

/**
 * One role per column and one column per role, best guesses first; what the user chose comes
 * before everything and is certain.
 */
export function assignRoles(
  columns: readonly TypedColumn[],
  chosen: Readonly<Record<number, ColumnRole | null>> = {},
  purpose: Purpose = 'sales',
): AssignedRole[] {
  const assigned = columns.map((column): AssignedRole => startFor(column, chosen[column.index]));
  const taken = new Set(assigned.map(({ role }) => role));
  const guesses = columns.flatMap((column, place) =>
    chosen[column.index] !== undefined
      ? []
      : guessRoles(column, purpose).map((guess) => ({ place, guess: weigh(column, guess) })),
  );
  guesses.sort((a, b) => b.guess.confidence - a.guess.confidence || a.place - b.place);
  for (const { place, guess } of guesses) {
    if (guess.confidence < threshold || taken.has(guess.role) || assigned[place]?.role) continue;
    assigned[place] = { ...guess, confidence: Math.round(guess.confidence * 100) / 100 };
    taken.add(guess.role);
  }
  guessDate(columns, assigned, chosen);
  if (purpose === 'sales') guessSales(columns, assigned, chosen);
  else guessCosts(columns, assigned, chosen);
  return assigned;
}

function startFor(column: TypedColumn, choice: ColumnRole | null | undefined): AssignedRole {
  if (choice === null)
    return { role: null, confidence: 1, reason: 'Du valde att kolumnen inte ska användas.' };
  if (choice !== undefined) return { role: choice, confidence: 1, reason: 'Du valde rollen.' };
  return { role: null, confidence: 0, reason: noRole(column) };
}

function noRole(column: TypedColumn): string {
  if (column.type === 'empty') return 'Kolumnen är tom.';
  return 'Varken namnet eller värdena pekar ut någon roll.';
}

/** Sparse columns and constant ones are less likely to be what the file is about. */
function weigh(column: TypedColumn, guess: RoleGuess): RoleGuess {
  const share = column.ids.length === 0 ? 0 : column.filled / column.ids.length;
  const sparse = share < 0.5 ? 0.08 : 0;
  const constant =
    guess.role === 'date' && column.values.length === 1 && column.ids.length > 5 ? 0.05 : 0;
  return { ...guess, confidence: guess.confidence - sparse - constant };
}

type Chosen = Readonly<Record<number, ColumnRole | null>>;

/** Places of columns of a type that no name and no user gave a role. */
const freePlaces = (
  columns: readonly TypedColumn[],
  assigned: readonly AssignedRole[],
  chosen: Chosen,
  type: TypedColumn['type'],
) =>
  columns.flatMap((column, place) =>
    column.type === type && !assigned[place]?.role && chosen[column.index] === undefined
      ? [place]
      : [],
  );

const has = (assigned: readonly AssignedRole[], role: ColumnRole) =>
  assigned.some((given) => given.role === role);

/** Where no name told: the only date column. */
function guessDate(
  columns: readonly TypedColumn[],
  assigned: AssignedRole[],
  chosen: Chosen,
): void {
  const dates = freePlaces(columns, assigned, chosen, 'date');
  const [onlyDate] = dates;
  if (has(assigned, 'date') || dates.length !== 1 || onlyDate === undefined) return;
  assigned[onlyDate] = {
    role: 'date',
    confidence: 0.6,
    reason: 'Det är filens enda kolumn med datum.',
  };
}

/** Where no name told: what each row is a sale of. */
function guessSales(
  columns: readonly TypedColumn[],
  assigned: AssignedRole[],
  chosen: Chosen,
): void {
  priceOfSale(columns, assigned, chosen);
  nameOfProduct(columns, assigned, chosen);
  const products = freePlaces(columns, assigned, chosen, 'text').filter((place) =>
    isWordy(columns[place]),
  );
  const [onlyProduct] = products;
  if (
    !has(assigned, 'product') &&
    !has(assigned, 'productId') &&
    products.length === 1 &&
    onlyProduct !== undefined &&
    has(assigned, 'revenue')
  ) {
    assigned[onlyProduct] = {
      role: 'product',
      confidence: 0.5,
      reason: 'Det är filens enda kolumn med text, och den har flera olika värden.',
    };
  }
}

/** Where no name told: the only amounts, and the only words, of a list of costs. */
function guessCosts(
  columns: readonly TypedColumn[],
  assigned: AssignedRole[],
  chosen: Chosen,
): void {
  const numbers = freePlaces(columns, assigned, chosen, 'number').filter((place) => {
    const column = columns[place];
    if (!column || column.percent) return false;
    const name = normaliseName(column.name);
    return !namesBalance(name) && !namesNoMoney(name);
  });
  const [onlyNumber] = numbers;
  const amounts: ColumnRole[] = ['amount', 'grossAmount', 'debit', 'credit'];
  if (
    !amounts.some((role) => has(assigned, role)) &&
    numbers.length === 1 &&
    onlyNumber !== undefined
  ) {
    assigned[onlyNumber] = {
      role: 'amount',
      confidence: 0.6,
      reason: 'Det är filens enda kolumn med tal.',
    };
  }
  const texts = freePlaces(columns, assigned, chosen, 'text').filter(
    (place) =>
      (columns[place]?.values.length ?? 0) > 1 && !nameTells(columns[place]?.name ?? '').code,
  );
  const [onlyText] = texts;
  if (!has(assigned, 'text') && texts.length === 1 && onlyText !== undefined) {
    const reason = 'Det är filens enda kolumn med text som ingen annan roll passar.';
    assigned[onlyText] = { role: 'text', confidence: 0.5, reason };
  }
}

/** Dated rows with a price and neither number nor amount: each row is one thing sold. */
function priceOfSale(
  columns: readonly TypedColumn[],
  assigned: AssignedRole[],
  chosen: Readonly<Record<number, ColumnRole | null>>,
): void {
  const place = (role: ColumnRole) => assigned.findIndex((given) => given.role === role);
  const price = columns[place('unitPrice')];
  if (!price || chosen[price.index] !== undefined || place('date') < 0) return;
  if (place('quantity') >= 0 || place('revenue') >= 0 || place('grossRevenue') >= 0) return;
  const including = vatSide(normaliseName(price.name)) === 'including';
  assigned[place('unitPrice')] = {
    role: including ? 'grossRevenue' : 'revenue',
    confidence: 0.55,
    reason: 'Filen har inget antal: varje rad räknas som en försäljning till sitt pris.',
  };
}

/** `Namn` in a report of articles is the article's, not a customer's: the rows have no order. */
function nameOfProduct(
  columns: readonly TypedColumn[],
  assigned: AssignedRole[],
  chosen: Readonly<Record<number, ColumnRole | null>>,
): void {
  const place = (role: ColumnRole) => assigned.findIndex((given) => given.role === role);
  const named = columns[place('customer')];
  if (!named || chosen[named.index] !== undefined || !namesPerson(normaliseName(named.name)))
    return;
  if (place('product') >= 0 || place('orderId') >= 0) return;
  if (place('productId') < 0 && place('quantity') < 0) return;
  assigned[place('customer')] = {
    role: 'product',
    confidence: 0.7,
    reason: `Kolumnen heter ”${named.name.trim()}” och står bland uppgifter om artiklar.`,
  };
}

function isWordy(column: TypedColumn | undefined): boolean {
  if (!column || namesNoProduct(column)) return false;
  const worded = column.values.filter((cell) => /\p{L}/u.test(cellText(cell))).length;
  if (worded < column.values.length * 0.5) return false;
  return column.values.length > 1 && column.filled > column.ids.length * 0.8;
}
