import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  subtract,
  toText,
} from '../../facts/decimal.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';
import { formatMoney, formatNumber } from '../../text/format.ts';
import { Changes, keyOf, zero } from './changes.ts';
import type { Balance, SieFile, Voucher } from './model.ts';
import { accountLabel, voucherName } from './names.ts';
import type { SieReading } from './reading.ts';

const most = 50;

/** The books against themselves: vouchers, balances and results. */
export function reconcileBooks(file: SieFile, reading: SieReading): ReconciliationCheck[] {
  return [checkVouchers(file), checkBalances(file, reading), checkResults(file, reading)];
}

/** What was booked by the rows that are used; the vouchers of an extract are not. */
const changesOf = (file: SieFile, { kind, periods }: SieReading) =>
  kind === 'transactions'
    ? Changes.ofVouchers(file)
    : Changes.ofPeriods(kind === 'months' ? periods.counted : []);

type Outcome = Pick<ReconciliationCheck, 'status' | 'text'> &
  Partial<Pick<ReconciliationCheck, 'difference' | 'rows'>>;

const check = (
  id: ReconciliationCheck['id'],
  title: string,
  outcome: Outcome,
): ReconciliationCheck => ({ difference: null, rows: [], ...outcome, id, title });

const allRight = (count: number) =>
  count === 1 ? 'Verifikationen går ihop.' : `Alla ${formatNumber(count)} verifikationer går ihop.`;

export interface Unbalanced {
  name: string;
  line: number;
  difference: Decimal;
}

/** Vouchers whose debit and credit differ. */
export function unbalanced({ vouchers }: SieFile): Unbalanced[] {
  return vouchers.flatMap((voucher) => {
    if (isSurelyBalanced(voucher)) return [];
    let sum = zero;
    for (const { deleted, amount } of voucher.rows) if (!deleted) sum = add(sum, decimal(amount));
    if (compare(absolute(sum), decimal('0.005')) < 0) return [];
    return [{ name: voucherName(voucher), line: voucher.line, difference: sum }];
  });
}

/** True where the amounts, added as floating point, come nearer to nothing than they can be wrong by. */
function isSurelyBalanced({ rows }: Voucher): boolean {
  let sum = 0;
  let size = 0;
  for (const { deleted, amount } of rows) {
    if (deleted) continue;
    const value = Number(amount);
    sum += value;
    size += Math.abs(value);
  }
  return Math.abs(sum) + size * rows.length * Number.EPSILON < 0.005;
}

function checkVouchers(file: SieFile): ReconciliationCheck {
  const title = 'Debet mot kredit';
  if (file.vouchers.length === 0) {
    return check('vouchers', title, {
      status: 'notPossible',
      text: 'Filen har inga verifikationer, bara saldon.',
    });
  }
  const count = formatNumber(file.vouchers.length);
  const off = unbalanced(file);
  if (off.length === 0) {
    return check('vouchers', title, { status: 'ok', text: allRight(file.vouchers.length) });
  }
  const all = off.reduce((sum, { difference }) => add(sum, absolute(difference)), zero);
  const named = listed(off.map(({ name, difference }) => `${name} (${money(difference)})`));
  return check('vouchers', title, {
    status: 'difference',
    text: `${formatNumber(off.length)} av ${count} verifikationer går inte ihop: ${named}.`,
    difference: toText(all),
    rows: off.map(({ line }) => line).slice(0, most),
  });
}

function checkBalances(file: SieFile, reading: SieReading): ReconciliationCheck {
  const title = 'Ingående balans + händelser = utgående balans';
  const sums = changesOf(file, reading);
  const closing = ofKind(file, 'closing').filter(({ year }) => sums.covers(year));
  if (closing.length === 0) {
    return check('balances', title, {
      status: 'notPossible',
      text: lackOf(file, reading, 'utgående balanser'),
    });
  }
  const opening = new Map(ofKind(file, 'opening').map((row) => [keyOf(row), decimal(row.amount)]));
  const stated = new Map(closing.map((row) => [keyOf(row), row]));
  const expected = (year: number, account: string) =>
    add(opening.get(`${account} ${year}`) ?? zero, sums.of(year, account));
  const closed = new Set(closing.map(({ year }) => year));
  const silent = sums.keys().filter(({ key, account, year }) => {
    const kind = reading.chart.of.get(account);
    return !stated.has(key) && (kind === 'asset' || kind === 'liability') && closed.has(year);
  });
  const all = [
    ...closing,
    ...silent.map(({ account, year }) => ({ account, year, amount: '0', line: 0 })),
  ];
  const off = all.flatMap((row) => {
    const difference = subtract(decimal(row.amount), expected(row.year, row.account));
    return difference.units === 0n ? [] : [{ ...row, difference }];
  });
  return outcome(file, {
    id: 'balances',
    title,
    off,
    ok: `Utgående balans stämmer med ingående balans och händelser på alla ${formatNumber(closing.length)} konton.`,
    what: 'utgående balans',
    all: all.length,
  });
}

function checkResults(file: SieFile, reading: SieReading): ReconciliationCheck {
  const title = 'Resultat = händelser per konto';
  const sums = changesOf(file, reading);
  const results = ofKind(file, 'result').filter(({ year }) => sums.covers(year));
  if (results.length === 0) {
    return check('results', title, {
      status: 'notPossible',
      text: lackOf(file, reading, 'resultat per konto'),
    });
  }
  const off = results.flatMap((row) => {
    const difference = subtract(decimal(row.amount), sums.of(row.year, row.account));
    return difference.units === 0n ? [] : [{ ...row, difference }];
  });
  return outcome(file, {
    id: 'results',
    title,
    off,
    ok: `Filens resultat stämmer med händelserna på alla ${formatNumber(results.length)} resultatkonton.`,
    what: 'resultat',
    all: results.length,
  });
}

interface Compared {
  id: 'balances' | 'results';
  title: string;
  off: { account: string; line: number; difference: Decimal }[];
  ok: string;
  what: string;
  all: number;
}

function outcome(file: SieFile, { id, title, off, ok, what, all }: Compared): ReconciliationCheck {
  if (off.length === 0) return check(id, title, { status: 'ok', text: ok });
  const sum = off.reduce((total, { difference }) => add(total, absolute(difference)), zero);
  const named = listed(
    off.map(({ account, difference }) => `${accountLabel(file, account)} (${money(difference)})`),
  );
  return check(id, title, {
    status: 'difference',
    text: `Filens ${what} skiljer sig från händelserna på ${formatNumber(off.length)} av ${formatNumber(all)} konton: ${named}. Händelserna används.`,
    difference: toText(sum),
    rows: off.flatMap(({ line }) => (line > 0 ? [line] : [])).slice(0, most),
  });
}

function lackOf({ vouchers }: SieFile, { kind, differing }: SieReading, what: string): string {
  if (kind !== 'years') return `Filen saknar ${what} för de år den har händelser.`;
  const why =
    vouchers.length === 0
      ? 'Filen har bara årssaldon'
      : differing?.isExtract
        ? 'Filens verifikationer är bara ett utdrag'
        : 'Filens verifikationer används inte';
  return `${why}, så de kan inte prövas mot händelser.`;
}

const ofKind = ({ balances }: SieFile, kind: Balance['kind']) =>
  balances.filter((row) => row.kind === kind);

const money = (value: Decimal) => formatMoney(value, { currency: null, decimals: 2 });

/** The first three, and how many more. */
function listed(texts: readonly string[]): string {
  const shown = texts.slice(0, 3).join(', ');
  return texts.length > 3 ? `${shown} och ${formatNumber(texts.length - 3)} till` : shown;
}
