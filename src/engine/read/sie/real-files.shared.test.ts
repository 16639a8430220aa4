import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { costReading } from '../../guides/costs/reading.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import { openSie } from './read-sie.ts';

const folder = '../shared/data/sie';

/** Sums in öre, line by line with nothing but patterns: another way than the reader's. */
function recompute(bytes: Buffer) {
  const lines = bytes.toString('latin1').split(/\r?\n/);
  const ore = (text = '0') => Math.round(Number(text) * 100);
  const transactions = new Map<string, number>();
  const results = new Map<string, number>();
  let rows = 0;
  let vouchers = 0;
  for (const line of lines) {
    const trans = /^\s*#TRANS\s+"?(\d+)"?\s+\{[^}]*\}\s+"?(-?[\d.]+)/.exec(line);
    if (trans?.[1]) {
      rows++;
      transactions.set(trans[1], (transactions.get(trans[1]) ?? 0) + ore(trans[2]));
    }
    const result = /^#RES\s+0\s+(\d+)\s+(-?[\d.]+)/.exec(line);
    if (result?.[1]) results.set(result[1], ore(result[2]));
    if (/^#VER\b/.test(line)) vouchers++;
  }
  return { transactions, results, rows, vouchers };
}

/** Opening and closing balances of the file's own year, in öre. */
function balancesIn(bytes: Buffer) {
  const balances = { opening: new Map<string, number>(), closing: new Map<string, number>() };
  for (const line of bytes.toString('latin1').split(/\r?\n/)) {
    const [, kind, account, kronor] = /^#(IB|UB)\s+0\s+"?(\d+)"?\s+(-?[\d.]+)/.exec(line) ?? [];
    if (account === undefined) continue;
    const own = kind === 'IB' ? balances.opening : balances.closing;
    own.set(account, Math.round(Number(kronor) * 100));
  }
  return balances;
}

const sum = (values: Iterable<number>) => [...values].reduce((a, b) => a + b, 0);
const between = (from: number, to: number, sums: Map<string, number>) =>
  sum(
    [...sums].flatMap(([account, ore]) =>
      account.length === 4 && Number(account) >= from && Number(account) <= to ? [ore] : [],
    ),
  );

describe.skipIf(!existsSync(folder))('SIE files of many programs', () => {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.s[ei]$/.test(name))
    : [];

  it('are all there', () => expect(files.length).toBe(29));

  it.each(files)('%s has the sums its lines have', (name) => {
    const bytes = readFileSync(join(folder, name));
    const { understanding } = openSie(bytes, { fileName: name, reading: salesReading })({});
    const { books } = understanding;
    const again = recompute(bytes);
    expect(understanding.encoding).toBe('CP437');
    expect(books?.vouchers).toMatchObject({ count: again.vouchers, rows: again.rows });
    const year = (number: string) =>
      books?.accounts.find((account) => account.number === number)?.years.find((y) => y.year === 0);
    for (const [account, ore] of again.results) {
      expect(Math.round(Number(year(account)?.result) * 100)).toBe(ore);
    }
    if (again.rows === 0) return;
    const revenue = understanding.columns.find(({ role }) => role === 'revenue');
    expect(Math.round(Number(revenue?.sum ?? '0') * -100) + 0).toBe(
      between(3000, 3799, again.transactions),
    );
    const costs = openSie(bytes, { fileName: name, reading: costReading })({}).understanding;
    const amount = costs.columns.find(({ role }) => role === 'amount');
    expect(Math.round(Number(amount?.sum ?? '0') * 100)).toBe(
      between(4000, 7999, again.transactions) + between(8400, 8499, again.transactions),
    );
    // Where the file states results per account, its own vouchers give the same.
    for (const [account, ore] of again.results) {
      if (/^[3-8]/.test(account)) expect(again.transactions.get(account) ?? 0).toBe(ore);
    }
    expect(understanding.reconciliation.find(({ id }) => id === 'vouchers')?.status).toBe('ok');
  });

  it.each(files)('%s comes to its own #RES, or says by how much it does not', (name) => {
    const bytes = readFileSync(join(folder, name));
    for (const reading of [salesReading, costReading]) {
      const { understanding } = openSie(bytes, { fileName: name, reading })({});
      const { books, columns, problems, reconciliation } = understanding;
      const own = (books?.accounts ?? []).filter(({ kind }) => reading.ledger.accounts.has(kind));
      const { from = '', to = '' } = understanding.period ?? {};
      const years = (books?.years ?? []).filter((year) => year.from <= to && year.to >= from);
      const stated = own.flatMap((account) =>
        account.years.flatMap(({ year, result }) =>
          years.some(({ number }) => number === year) ? (result ?? []) : [],
        ),
      );
      const shown = columns.find(({ role }) => role === reading.amount.net)?.sum ?? '0';
      const sign = reading.ledger.isCredit ? -1 : 1;
      const isSame =
        Math.round(Number(shown) * 100) === Math.round(sum(stated.map(Number)) * 100) * sign;
      const isTold =
        stated.length === 0 ||
        reconciliation.some(({ id, status }) => id === 'results' && status === 'difference') ||
        problems.some(({ text }) => text.includes('bara ett utdrag'));
      expect(isSame || isTold, `${shown} against ${sum(stated.map(Number))}`).toBe(true);
    }
  });

  it.each(files)(
    '%s has its own #UB, and comes to it from #IB or says that it does not',
    (name) => {
      const bytes = readFileSync(join(folder, name));
      const { understanding } = openSie(bytes, { fileName: name, reading: salesReading })({});
      const { opening, closing } = balancesIn(bytes);
      const { transactions } = recompute(bytes);
      const ofYear = new Map(
        understanding.books?.accounts.flatMap(({ number, years }) =>
          years.flatMap(({ year, closing: own }) => (year === 0 ? [[number, own] as const] : [])),
        ),
      );
      for (const [account, ore] of closing)
        expect(Math.round(Number(ofYear.get(account)) * 100), account).toBe(ore);
      const check = understanding.reconciliation.find(({ id }) => id === 'balances');
      if (check?.status !== 'ok' || transactions.size === 0) return;
      for (const [account, ore] of closing)
        expect((opening.get(account) ?? 0) + (transactions.get(account) ?? 0), account).toBe(ore);
    },
  );

  it('of one company give the same revenue whatever their type', () => {
    const revenueOf = (name: string) => {
      const { understanding } = openSie(readFileSync(join(folder, name)), {
        fileName: name,
        reading: salesReading,
      })({});
      return understanding.columns.find(({ role }) => role === 'revenue')?.sum;
    };
    const types = ['typ2', 'typ3', 'typ4e'].map((type) => `bl-administration-2011_${type}.se`);
    expect(types.map(revenueOf)).toEqual(['289328.17', '289328.17', '289328.17']);
  });

  it('with a checksum have the right one', () => {
    for (const name of files) {
      const { understanding } = openSie(readFileSync(join(folder, name)), {
        fileName: name,
        reading: salesReading,
      })({});
      expect(understanding.problems.map(({ text }) => text).join()).not.toContain('#KSUMMA');
    }
  });
});
