import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { CostResult } from '#engine/guides/costs/result.ts';
import { decodeSie } from '#engine/read/sie/decode.ts';
import { parseSie } from '#engine/read/sie/parse.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';

const sie = '../shared/data/sie';
const header = ['Vernr', 'Bokföringsdatum', 'Konto', 'Benämning', 'Text', 'Debet', 'Kredit'];

/** A general ledger of the vouchers of a SIE file, as programs export them. */
function ledgerOf(bytes: Buffer): { title: string; rows: string[][] } {
  const { vouchers, accounts, years } = parseSie(decodeSie(bytes).text);
  const current = years.find(({ number }) => number === 0);
  const rows = vouchers.flatMap(({ series, number, date, text, rows: own }) =>
    own
      .filter(({ deleted }) => !deleted)
      .map((row) => {
        const credit = row.amount.startsWith('-');
        const amount = row.amount.replace('-', '').replace('.', ',');
        return [
          `${series}${number}`,
          row.date ?? date ?? '',
          row.account,
          accounts.get(row.account)?.name || row.account,
          (row.text || text).replaceAll(/[";\n]/g, ' '),
          credit ? '' : amount,
          credit ? amount : '',
        ];
      }),
  );
  return { title: `Räkenskapsår ${current?.from} - ${current?.to}`, rows };
}

const csv = ({ title, rows }: ReturnType<typeof ledgerOf>) =>
  Buffer.from([title, ...[header, ...rows].map((row) => row.join(';'))].join('\r\n'));

function workbook({ title, rows }: ReturnType<typeof ledgerOf>): Buffer {
  const cells = rows.map((row) =>
    row.map((cell, at) => (at > 4 && cell !== '' ? Number(cell.replace(',', '.')) : cell)),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([[title], header, ...cells]), 'Huvudbok');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

/** The figures of costs and of the newest income statement that bookings alone can give. */
function figures({ facts }: CostResult): [string, string | null, string][] {
  const newest = facts.find(({ key }) => key === 'books.income.netRevenue')?.subject?.name;
  const balances =
    /^books\.(?:assets|equity|liabilities|balance)|solidity|debtRatio|iquidity|return|turnover|receivables/i;
  return facts
    .filter(({ key }) =>
      /^(?:books|costs\.(?:total|area|month|revenue|perRevenue|change|account))\b/.test(key),
    )
    .filter(({ key }) => !balances.test(key))
    .filter(({ key, subject }) => !key.startsWith('books.') || subject?.name === newest)
    .map(({ key, subject, value }) => [key, subject?.name ?? null, value]);
}

/** What is held against another period: a SIE file has the whole year before, and a ledger of one year its halves. */
const isCompared = ([key]: ReturnType<typeof figures>[number]) =>
  /^costs\.(?:change|\w+\.(?:current|previous|change|growth|fixedCurrent|fixedPrevious))\b/.test(
    key,
  );

const hasYearBefore = ({ facts }: CostResult) =>
  facts.some(
    ({ key, source }) => key === 'costs.total.previous' && source.filter.includes('årssaldona'),
  );

describe.skipIf(!existsSync(sie))('the same books as SIE and as a general ledger', () => {
  const names = existsSync(sie) ? readdirSync(sie).filter((name) => /typ4e\.se$/.test(name)) : [];

  it.each(names)('%s give the same income statement and the same costs', async (name) => {
    const bytes = readFileSync(`${sie}/${name}`);
    const sieResult = await analyseCostFile(bytes, name);
    const alike = (all: ReturnType<typeof figures>) =>
      hasYearBefore(sieResult) ? all.filter((each) => !isCompared(each)) : all;
    const wanted = alike(figures(sieResult));
    const ledger = ledgerOf(bytes);
    const fromCsv = alike(figures(await analyseCostFile(csv(ledger), 'huvudbok.csv')));
    // What an account outside BAS is, only a SIE file says: then a ledger gives no statement.
    if (ledger.rows.some(([, , account]) => !/^[1-8]\d{3}/.test(account ?? ''))) {
      expect(fromCsv.filter(([key]) => key.startsWith('books.'))).toEqual([]);
      return;
    }
    expect(fromCsv.filter(([key]) => key === 'books.result.net')).toHaveLength(1);
    expect(fromCsv).toEqual(wanted);
    const fromBook = figures(await analyseCostFile(workbook(ledger), 'huvudbok.xlsx'));
    expect(alike(fromBook)).toEqual(wanted);
  });
});
