import { decimal, multiply, toText } from '../../facts/decimal.ts';
import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import { moneyRoles } from '../../table/role-kinds.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesMicros, namesShare } from '../../table/vocabulary/header-words.ts';
import { namesOre } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, type Proof, type Roled, unused } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { valuesOf } from '../types/number-at.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';

const SHARE = 0.95;
const FEWEST = 3;
const NEAR = 0.6;
/** Share of the names that must be a program's. */
const NAMED = 0.9;
/** Öre. */
const KRONA = 100;
const HUNDREDTH = decimal('0.01');

/**
 * Needs: roles of amounts, quantity and price. Leaves: amounts in kronor, where they are whole öre: as their name says,
 * or as quantity × price proves. Whole amounts beside currencies, as programs write them, are asked about.
 */
export function units(table: Roled, { reading, chosen, choices, proposed }: Ask): Roled {
  const amount = columnOf(table, reading.amount.net) ?? columnOf(table, reading.amount.gross);
  if (!amount || !isWhole(amount) || namesMicros(normaliseName(amount.name))) return table;
  const isSaid = choices?.unit === 'ore';
  if (!isSaid && (chosen[amount.index] !== undefined || choices?.unit !== undefined)) return table;
  const isOre =
    isSaid ||
    proposed?.isOre === true ||
    namesOre(normaliseName(amount.name)) ||
    isOfPayments(table) ||
    isOreOfPrices(table, amount);
  if (isOre) return inKronor(table, chosen);
  const isProgram = isOfProgram(table, amount) || isOfMoney(table, amount);
  if (hasOre(table) || !isProgram || isSumWithOre(table, amount)) return table;
  const doubt: Doubt = {
    id: 'unit',
    text: `Alla tal i ${amount.name.trim()} är hela, som när ett program skriver öre: 12500 kan vara 125 kr. Vad är ett helt tal?`,
    options: [
      { answer: 'ore', label: 'Öre', change: { choices: { unit: 'ore' } } },
      { answer: 'kronor', label: 'Kronor', change: { choices: { unit: 'kronor' } } },
    ],
    chosen: 'kronor',
    blocks: 'always',
  };
  return { ...table, doubts: [...table.doubts, doubt] };
}

/**
 * Currencies as programs write them (`sek`), or names that they write (`vatAmount`), with no amount so small that it is no
 * whole krona if it is öre.
 */
function isOfProgram(table: Roled, amount: TypedColumn): boolean {
  const codes = columnOf(table, 'currency');
  if (!codes) return false;
  if (codes.read.every((code) => /^[a-z]{3}$/.test(code ?? ''))) return true;
  const names = table.columns.filter(({ name }) => /^[a-z][a-z0-9]*(?:[A-Z_.][\w.]*)?$/.test(name));
  const joined = names.filter(({ name }) => /[a-z][A-Z]|_/.test(name));
  const isNamed = names.length >= table.columns.length * NAMED && joined.length > 0;
  return isNamed && amount.read.every((value) => !value || Math.abs(Number(value)) >= KRONA);
}

/**
 * An amount and its currency in a record of their own (`total.amount`, `total.currency`), as programs write money, mostly in
 * the smallest unit; with none so small that it is no whole krona if it is öre.
 */
function isOfMoney({ columns }: Roled, amount: TypedColumn): boolean {
  const [, record] = /^(.+)\.(?:amount|value)$/i.exec(amount.name) ?? [];
  const names = columns.map(({ name }) => name.toLowerCase());
  if (record === undefined) return false;
  const hasCurrency = ['currency', 'currencycode', 'currency_code'].some((each) =>
    names.includes(`${record.toLowerCase()}.${each}`),
  );
  return hasCurrency && amount.read.every((value) => !value || Math.abs(Number(value)) >= KRONA);
}

/**
 * Lists within records as interfaces of payments write them (`{"object": "list", "data": …, "has_more": false}`), with
 * currencies as they do (`sek`): their whole amounts are of the smallest unit (docs.stripe.com/currencies).
 */
function isOfPayments({ columns, roles }: Roled): boolean {
  const codes = columns.find((_, place) => roles[place]?.role === 'currency');
  if (!codes || codes.values.length === 0) return false;
  if (!codes.read.every((code) => /^[a-z]{3}$/.test(code ?? ''))) return false;
  return columns.some(({ name, read }) => {
    if (!name.endsWith('.object') || !read.every((value) => value === 'list')) return false;
    const more = `${name.slice(0, -'.object'.length)}.has_more`;
    return columns.some((column) => column.name === more);
  });
}

const ofMoney = ['vat', 'unitPrice', 'revenue', 'grossRevenue', 'amount', 'grossAmount'] as const;

/** Whether an amount of the file's own has decimals, as VAT may: what is written in öre has none anywhere. */
const hasOre = (table: Roled) =>
  ofMoney.some((role) => {
    const column = columnOf(table, role);
    if (!column || column.values === column.read) return false;
    return !column.percent && !namesShare(column.name) && column.read.some(isPart);
  });

/** Columns that are held against the amount in pairs. */
const MOST_COLUMNS = 12;

/** Whether the amount is two columns added up that have decimals: what is written beside öre in its sum is kronor. */
function isSumWithOre({ columns }: Roled, amount: TypedColumn): boolean {
  const numbers = columns
    .filter((column) => column !== amount && column.type === 'number' && !column.percent)
    .slice(0, MOST_COLUMNS);
  const exact = numbers.filter(({ values, read }) => values !== read && read.some(isPart));
  return exact.some((one) =>
    numbers.some((other) => other !== one && isSumOf(amount, [plus(one), plus(other)], FEWEST)),
  );
}

const isPart = (value: string | null) =>
  value !== null && Math.abs(Number(value)) > 1 && !whole.test(value);

const whole = /^-?\d+$/;

/** As written: `125,00` is kronor. What was made of a column keeps how that one is written. */
const isWhole = ({ values, read, filled, format }: TypedColumn) =>
  values === read
    ? whole.test(format ?? '')
    : filled > 0 && values.every((cell) => whole.test(cellText(cell).trim()));

/** Whether each amount is a hundred times its row's quantity × price. */
function isOreOfPrices(table: Roled, amount: TypedColumn): boolean {
  const [quantity, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  if (!quantity || !price) return false;
  const [times, each] = [valuesOf(quantity), valuesOf(price)];
  let telling = 0;
  let hits = 0;
  valuesOf(amount).forEach((own, row) => {
    const product = (times[row] ?? Number.NaN) * (each[row] ?? Number.NaN);
    if (!(Math.abs(product) > 0) || Number.isNaN(own)) return;
    telling++;
    if (Math.abs(own - product * 100) <= NEAR) hits++;
  });
  return telling >= FEWEST && hits >= telling * SHARE;
}

/** Every column of whole money in kronor, in a column of its own. */
function inKronor(table: Roled, chosen: Ask['chosen']): Roled {
  const isMoney = (column: TypedColumn, place: number) => {
    const role = table.roles[place]?.role ?? null;
    return role !== null && moneyRoles.has(role) && !namesShare(column.name) && isWhole(column);
  };
  const from = table.columns.length;
  const places = table.columns.flatMap((column, place) => (isMoney(column, place) ? [place] : []));
  const made = places.flatMap((place, n) => {
    const column = table.columns[place];
    if (!column) return [];
    const { format, currency, mark } = column;
    const about = { index: from + n, name: `${column.name.trim()} i kronor`, format } as const;
    const kronor = column.read.map((value) =>
      value === null ? null : toText(multiply(decimal(value), HUNDREDTH)),
    );
    const rows = Array.from(column.ids, (id) => kronor[id] ?? null);
    return { ...derivedColumn({ ...about, type: 'number', grain: 'day' }, rows), currency, mark };
  });
  const given = places.map((place, n) => {
    const { role, confidence } = table.roles[place] ?? unused('');
    const reason = 'Beloppen står i öre i filen.';
    return madeRole(chosen, from + n, { role, confidence, reason });
  });
  const freed = table.roles.map((assigned, place) =>
    places.includes(place) ? unused('Beloppen är i öre; samma belopp i kronor används.') : assigned,
  );
  const columns = [...table.columns, ...made];
  const proved = places.flatMap((place, n): [TypedColumn, Proof][] => {
    const [before, after] = [table.columns[place], made[n]];
    const proof = before && table.proofs.get(before);
    return proof && after ? [[after, proof]] : [];
  });
  const proofs = new Map([...table.proofs, ...proved]);
  return { ...table, columns, roles: [...freed, ...given], proofs, isOre: true };
}
