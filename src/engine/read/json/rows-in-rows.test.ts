import { describe, expect, it } from 'vitest';
import { costReading } from '../../guides/costs/reading.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import { readAndAsk } from '../ask.ts';
import { openJson } from './read-json.ts';

const read = (value: unknown, overrides: ReadOverrides = {}, reading = salesReading) =>
  readAndAsk(
    openJson(Buffer.from(JSON.stringify(value)), { fileName: 'svar.json', reading }),
    overrides,
  ).understanding;
const named = (understood: ReturnType<typeof read>) =>
  understood.columns.map(({ name, role }) => [name, role]);

/** Orders with rows; each total is its rows' quantity × price with VAT, and what `extra` says. */
const orders = (extra = 0) =>
  [1, 2, 3, 4].map((n) => ({
    order_number: 1000 + n,
    created_at: `2025-0${n}-05`,
    total_price: 250 * n + 125 + extra,
    total_tax: (250 * n + 125 + extra) / 5,
    payments: [{ amount: 250 * n + 125, method: 'kort' }],
    line_items: [
      { title: 'Mugg', quantity: n, price: 250 },
      { title: 'Te', quantity: 1, price: 125 },
    ],
  }));

describe('rows within records', () => {
  it('are rows of their own, what tells of the record on each and its amounts on the first', () => {
    const understood = read(orders());
    expect(understood.rows.used).toBe(8);
    expect(understood.total).toBe('2400');
    expect(named(understood)).toEqual(
      expect.arrayContaining([
        ['order_number', 'orderId'],
        ['created_at', 'date'],
        ['title', 'product'],
        ['quantity', 'quantity'],
      ]),
    );
    const head = understood.columns.find(({ name }) => name === 'total_price');
    expect([head?.filled, head?.sum]).toEqual([4, '3000']);
  });

  it('are let be where they do not come to what the records say, and that is asked', () => {
    const understood = read(orders(500));
    expect(understood.rows.used).toBe(4);
    expect(understood.total).toBe('4000');
    const [question] = understood.questions;
    expect([question?.id, question?.blocking]).toEqual(['records', true]);
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
      ['heads', '4000'],
      ['rows', '3000'],
    ]);
    expect(read(orders(500), { choices: { records: 'rows' } }).rows.used).toBe(8);
  });

  it('leave the record’s own left out once, not once for its rows too', () => {
    const some = orders(500).map((order, n) => ({
      ...order,
      status: n === 0 ? 'cancelled' : 'paid',
    }));
    const understood = read(some);
    expect([understood.questions[0]?.id, understood.rows]).toEqual([
      'records',
      { inFile: 4, used: 3, leftOut: 1 },
    ]);
  });

  it('are bookings where they have accounts, whatever the record says', () => {
    const vouchers = [1, 2, 3].map((n) => ({
      Voucher: {
        VoucherNumber: n,
        Year: 1,
        TransactionDate: `2025-01-0${n}`,
        VoucherRows: [
          { Account: 5010, Debit: 1000 * n, Credit: 0, CostCenter: null },
          { Account: 1930, Debit: 0, Credit: 1000 * n, CostCenter: null },
        ],
      },
    }));
    const understood = read(vouchers, {}, costReading);
    expect([understood.total, understood.rows.used]).toEqual(['6000', 3]);
    expect(understood.leftOutCounts).toMatchObject({ balanceAccount: 3 });
  });

  it('of a record without any leave the record a row of its own', () => {
    const [first, ...rest] = orders();
    const understood = read([{ ...first, line_items: [] }, ...rest]);
    expect(understood.rows.inFile).toBe(7);
  });

  it('give names of their own where the record has the same', () => {
    const same = orders().map((order) => ({
      ...order,
      line_items: order.line_items.map((line) => ({ ...line, created_at: '2024-12-31' })),
    }));
    expect(named(read(same)).map(([name]) => name)).toContain('line_items.created_at');
  });
});

describe('other lists of a record', () => {
  it('are added up where they are amounts, and no rows', () => {
    const refunded = orders().map((order, n) => ({
      ...order,
      refunds:
        n === 0
          ? [
              { id: 7, total: '-100.00' },
              { id: 8, total: '-25.00' },
            ]
          : [],
    }));
    const column = read(refunded).columns.find(({ name }) => name === 'refunds.total');
    expect(column?.sum).toBe('-125');
  });

  it('are no rows where they are payments alone', () => {
    const paid = orders().map(({ line_items: _, ...order }) => order);
    expect(read(paid).rows.used).toBe(4);
  });
});

describe('pages', () => {
  const page = (n: number, pages: number) => ({
    Meta: { CurrentPage: n, TotalNumberOfPages: pages },
    Data: orders().slice(2 * n - 2, 2 * n),
  });

  it('laid in a list are one list', () => {
    expect(read([page(1, 2), page(2, 2)]).rows.used).toBe(8);
  });

  it('of which the file is one are said to be more', () => {
    const texts = read(page(1, 2)).problems.map(({ text }) => text);
    expect(texts.join()).toContain('sida 1 av 2');
    expect(read({ data: orders(), has_more: true }).problems[0]?.text).toContain('mer finns');
    expect(read({ data: orders(), has_more: false }).problems).toEqual([]);
  });
});
