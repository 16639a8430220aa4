import { add, type Decimal, decimal, multiply, round, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesKronor, withoutCurrency } from '../../table/vocabulary/vat.ts';
import { formatCount, formatMoney } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../guide-reading.ts';
import { provedAmount } from '../proved-amount.ts';
import {
  columnOf,
  madeRole,
  type OtherReason,
  placeOf,
  type Roled,
  unused,
  withRoles,
} from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { currencyCode, currencyNamed } from '../types/number.ts';
import { valuesOf } from '../types/number-at.ts';
import { DEAR, kronorInGaps, MOST_KRONOR, RATE_SPREAD } from './kronor-in-gaps.ts';

const SHARE = 0.9;
const NEAR = 0.011;
const FEWEST = 2;
/** A role no surer than this was only a guess by what was left. */
const GUESS = 0.5;

interface Money {
  codes: TypedColumn;
  amount: TypedColumn;
  /** ISO code of each distinct value of `codes`; null where it names none. */
  named: readonly (string | null)[];
}

/**
 * Needs: an amount and a column of currencies. Leaves: the amount in kronor, where amounts in several currencies stand
 * in kronor too, as the names say (`Belopp SEK`) or the rates prove; else the rows in one currency, and the question.
 */
export function currency(given: Roled, ask: Ask): Roled {
  const { reading, chosen, choices } = ask;
  const table = withCodes(given, ask);
  if (choices?.currency === 'kronor') return allKronor(table);
  const { columns } = table;
  const role = placeOf(table, reading.amount.net) < 0 ? reading.amount.gross : reading.amount.net;
  const [codesAt, amountAt] = [placeOf(table, 'currency'), placeOf(table, role)];
  const [codes, amount] = [columns[codesAt], columns[amountAt]];
  if (!codes || !amount) return table;
  if (chosen[codes.index] !== undefined || chosen[amount.index] !== undefined) return table;
  const named = codes.read.map((text) => (text === null ? null : currencyCode(text)));
  if (new Set(named.filter((code) => code !== null)).size < 2) return table;
  const money = { codes, amount, named };
  const free = columns.filter(
    ({ type, index }, place) =>
      type === 'number' &&
      place !== amountAt &&
      chosen[index] === undefined &&
      !table.roles[place]?.role,
  );
  const codeAt = (row: number) => named[codes.ids[row] ?? -1] ?? null;
  const joined = kronorInGaps(table, { codes, amount, codeAt }, { free, role, chosen });
  if (joined) return joined;
  const byName = inKronor(amount) ? amount : free.find((column) => isSameInKronor(column, amount));
  const kronor = inKronorByRates(money, free) ?? byName;
  if (!kronor) {
    const rate = ratesBeside(money, free);
    if (rate && choices?.currency === 'byRate') return timesRate(table, money, { role, rate }, ask);
    const answer = choices?.currency === 'byRate' ? undefined : choices?.currency;
    return inOneCurrency(table, money, { rate, answer });
  }
  const name = kronor.name.trim();
  const ofKronor = {
    role: provedAmount(table, kronor, reading, role),
    confidence: 0.9,
    reason: 'Beloppen är i kronor, som går att summera.',
  };
  return withRoles(
    table,
    new Map([
      [amountAt, unused(`Beloppen är i olika valutor; ${name} används i stället.`)],
      // As sure as it is: no later step takes it for what is left of the amount.
      [codesAt, { ...unused(`Beloppen räknas i kronor, i kolumnen ${name}.`), confidence: 1 }],
      [columns.indexOf(kronor), kronor === amount ? (table.roles[amountAt] ?? ofKronor) : ofKronor],
    ]),
  );
}

/**
 * Needs: an amount and a column of currencies, before anything is taken off the amount. Leaves: the amount in kronor, where
 * it stands beside them; what a later step takes off is then in kronor too.
 */
export function amountInKronor(table: Roled, ask: Ask): Roled {
  if (ask.choices?.currency !== undefined) return table;
  const found = currency(table, ask);
  const isOpen = found.doubts !== table.doubts || found.others !== table.others;
  return isOpen || found.columns !== table.columns ? table : found;
}

/** Where no name says it: the column that holds nothing but currencies. */
function withCodes(table: Roled, ask: Ask): Roled {
  if (placeOf(table, 'currency') >= 0) return table;
  const marked = withMarks(table, ask);
  if (marked) return marked;
  const place = table.columns.findIndex(
    ({ type, index, read }, at) =>
      type === 'text' &&
      ask.chosen[index] === undefined &&
      (table.roles[at]?.confidence ?? 0) <= GUESS &&
      read.every((text) => currencyNamed(text ?? '') !== null),
  );
  if (place < 0) return table;
  const reason = 'Värdena är valutor.';
  return withRoles(table, new Map([[place, { role: 'currency', confidence: 0.8, reason }]]));
}

/** What the amounts say of themselves (`100,00 EUR` below `1 000 kr`), as a column; null where they agree. */
function withMarks(table: Roled, { chosen, reading }: Ask): Roled | null {
  const { columns, roles } = table;
  const amount = columnOf(table, reading.amount.net) ?? columnOf(table, reading.amount.gross);
  const index = columns.length;
  const marks = amount?.currencies;
  if (!amount || !marks || chosen[index] !== undefined) return null;
  const rows = Array.from(amount.ids, (id) => (id < 0 ? null : (marks[id] ?? 'SEK')));
  const about = { index, name: 'Valuta', type: 'text', grain: 'day', format: null } as const;
  const reason = `Valutan står i ${amount.name.trim()}.`;
  return {
    ...table,
    columns: [...columns, derivedColumn(about, rows)],
    roles: [...roles, { role: 'currency', confidence: 0.9, reason }],
  };
}

const inKronor = ({ name }: TypedColumn) => namesKronor(normaliseName(name));
const bare = ({ name }: TypedColumn) => withoutCurrency(normaliseName(name));
const isSameInKronor = (column: TypedColumn, amount: TypedColumn) =>
  inKronor(column) && bare(column) === bare(amount) && column.filled >= amount.filled;

/**
 * The column in kronor of two that tell the same amounts: one divided by the other is the same rate on the rows of a
 * currency, and one on those in kronor, where the other may be empty.
 */
function inKronorByRates(money: Money, others: readonly TypedColumn[]): TypedColumn | null {
  const own = valuesOf(money.amount);
  for (const other of others) {
    const values = valuesOf(other);
    const rates = new Map<string, number[]>();
    let unlike = 0;
    let alone = 0;
    own.forEach((value, row) => {
      const code = money.named[money.codes.ids[row] ?? -1] ?? null;
      const beside = values[row] ?? Number.NaN;
      if (code === null || !(Math.abs(value) > 0)) return;
      if (code === 'SEK' && Number.isNaN(beside)) alone++;
      else if (code === 'SEK') unlike += Math.abs(beside - value) <= NEAR ? 0 : 1;
      else rates.set(code, [...(rates.get(code) ?? []), value / beside]);
    });
    const isOwn = rateSide(rates, alone > 0);
    if (isOwn !== null && unlike === 0) return isOwn ? money.amount : other;
  }
  return null;
}

/** True where the first of the two is in kronor, false where the other is; null where the rates are none. */
function rateSide(rates: ReadonlyMap<string, readonly number[]>, isAlone: boolean): boolean | null {
  const sides: boolean[] = [];
  let telling = 0;
  for (const [code, all] of rates) {
    const sorted = all.filter((rate) => Number.isFinite(rate) && rate > 0).sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const near = sorted.filter((rate) => Math.abs(rate - middle) <= middle * RATE_SPREAD);
    if (middle === 0 || near.length < all.length * SHARE) return null;
    if (Math.abs(middle - 1) < NEAR) return null;
    telling += all.length;
    if (DEAR.has(code)) sides.push(middle > 1);
    else if (isAlone) sides.push(true);
  }
  const [side] = sides;
  return telling >= FEWEST && side !== undefined && sides.every((each) => each === side)
    ? side
    : null;
}

/** The user has said that the amounts are in kronor, whatever the codes beside them are of. */
function allKronor(table: Roled): Roled {
  const place = placeOf(table, 'currency');
  if (place < 0) return table;
  return withRoles(table, new Map([[place, unused('Du valde att beloppen är i kronor.')]]));
}

/** A column that is one rate of exchange for each currency, near enough, and one for kronor. */
function ratesBeside({ codes, named }: Money, others: readonly TypedColumn[]): TypedColumn | null {
  const isRate = (column: TypedColumn) => {
    const middles = new Map<string, number>();
    const values = valuesOf(column);
    return named.every((code, id) => {
      if (code === null) return true;
      const own = values.filter((_, row) => codes.ids[row] === id).toSorted((a, b) => a - b);
      const middle = own[Math.floor(own.length / 2)] ?? Number.NaN;
      middles.set(code, middle);
      const near = own.filter((rate) => Math.abs(rate - middle) <= middle * RATE_SPREAD);
      if (!(middle > 0) || near.length < own.length * SHARE) return false;
      return code === 'SEK'
        ? middle === 1
        : !DEAR.has(code) || (middle > 1 && middle < MOST_KRONOR);
    });
  };
  return others.find(isRate) ?? null;
}

/** The amounts times their rates, in a column of their own. */
function timesRate(
  table: Roled,
  { codes, amount, named }: Money,
  { role, rate }: { role: ColumnRole; rate: TypedColumn },
  { chosen }: Ask,
): Roled {
  const index = table.columns.length;
  const rows = Array.from(amount.ids, (id, row) => {
    const value = amount.read[id] ?? null;
    const times = rate.read[rate.ids[row] ?? -1] ?? null;
    if (value === null) return null;
    if ((named[codes.ids[row] ?? -1] ?? 'SEK') === 'SEK') return value;
    return times === null ? null : toText(round(multiply(decimal(value), decimal(times)), 2));
  });
  const name = `${amount.name.trim()} × ${rate.name.trim()}`;
  const { format } = amount;
  const made = derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
  const reason = 'Du svarade att beloppen gånger kursen är kronor.';
  const free = new Map([
    [table.columns.indexOf(amount), unused(`${name} används i stället.`)],
    [table.columns.indexOf(codes), unused('Beloppen är omräknade till kronor.')],
  ]);
  const { columns, roles, ...rest } = withRoles(table, free);
  return {
    ...rest,
    columns: [...columns, made],
    roles: [...roles, madeRole(chosen, index, { role, confidence: 1, reason, by: 'answer' })],
  };
}

/** Only the rows in the currency that most rows are in, and the question, unless it is answered. */
function inOneCurrency(
  table: Roled,
  { codes, amount, named }: Money,
  { rate, answer }: { rate: TypedColumn | null; answer: 'main' | undefined },
): Roled {
  const sums = new Map<string, { rows: number; sum: Decimal }>();
  codes.ids.forEach((id, row) => {
    const code = named[id] ?? null;
    if (code === null) return;
    const before = sums.get(code) ?? { rows: 0, sum: decimal('0') };
    const value = decimal(amount.read[amount.ids[row] ?? -1] ?? '0');
    sums.set(code, { rows: before.rows + 1, sum: add(before.sum, value) });
  });
  const ranked = [...sums].sort(
    ([a, x], [b, y]) =>
      y.rows - x.rows || Number(b === 'SEK') - Number(a === 'SEK') || (a < b ? -1 : 1),
  );
  const main = ranked[0]?.[0] ?? 'SEK';
  const others = new Map<number, OtherReason>(table.others);
  codes.ids.forEach((id, row) => {
    const code = named[id] ?? null;
    if (code !== null && code !== main) others.set(row, 'otherCurrency');
  });
  if (answer === 'main') return { ...table, others };
  const texts = ranked.map(
    ([code, { rows, sum }]) =>
      `${formatCount(rows)} ${rows === 1 ? 'rad' : 'rader'} i ${code} (${formatMoney(sum, { currency: code })})`,
  );
  const doubt: Doubt = {
    id: 'currency',
    text: `${amount.name.trim()} är i flera valutor: ${listed(texts)}. De går inte att lägga ihop. Hur ska de räknas?`,
    options: [
      ...(rate === null ? [] : [byRate(amount, rate)]),
      {
        answer: 'main',
        label: `Bara raderna i ${main}`,
        change: { choices: { currency: 'main' } },
      },
      {
        answer: 'kronor',
        label: 'Alla belopp är redan i kronor',
        change: { roles: { [codes.index]: null } },
      },
    ],
    chosen: 'main',
    blocks: 'always',
  };
  return { ...table, others, doubts: [...table.doubts, doubt] };
}

const byRate = (amount: TypedColumn, rate: TypedColumn): Doubt['options'][number] => ({
  answer: 'byRate',
  label: `${amount.name.trim()} × ${rate.name.trim()}, i kronor`,
  change: { choices: { currency: 'byRate' } },
});
