import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readings } from '#engine/guides/readings.ts';
import { totalOf } from '#engine/read/total.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import { createJudge, type Judge } from '#support/files/judge.ts';
import { readFor } from './read-file.ts';

let folder: string;
let judge: Judge;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-makes-'));
  judge = createJudge(folder);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const statement = (bank: string): [string, string, Partial<Record<Purpose, number>>] => [
  bank,
  'Kontoutdrag från',
  { sales: 17_500, costs: 18_998.75 },
];

/** The file, what it is said to be, and what its amounts are in all: without VAT where the file has it. */
const makes: [name: string, title: string, totals: Partial<Record<Purpose, number>>][] = [
  ['shopify', 'Orderexport från Shopify', { sales: 840 }],
  ['woocommerce', 'Orderexport från WooCommerce', { sales: 1800 }],
  ['woocommerce-analytics', 'Orderrapport från WooCommerce', { sales: 1800 }],
  ['magento', 'Orderexport från Magento', { sales: 2250 }],
  ['booking', 'Bokningar från Booking.com', { sales: 7670 }],
  ['zettle', 'Försäljning från Zettle', { sales: 145 }],
  ['stripe', 'Saldorapport från Stripe', { sales: 1750 }],
  ['swish', 'Swish-rapport', { sales: 2000 }],
  ['stripe-api-invoices', 'Fakturor ur Stripes API', { sales: 1600 }],
  ['stripe-api-charges', 'Betalningar ur Stripes API', { sales: 1900 }],
  ['stripe-api-balance', 'Saldorader ur Stripes API', { sales: 2000 }],
  ['quickbutik', 'Ordrar ur Quickbutiks API', { sales: 1265 }],
  ['visma-api-supplier-bookings', 'Leverantörsfakturor ur Visma eEkonomis API', { costs: 12_999 }],
  ['card-seb', 'Kortutdrag från SEB Kort', { costs: 2427.25 }],
  ['card-amex', 'Kortutdrag från American Express', { costs: 1832.25 }],
  ['fortnox-invoices', 'Kundfakturor från Fortnox', { sales: 15_600 }],
  ['fortnox-api-invoices', 'Kundfakturor ur Fortnox API', { sales: 19_500 }],
  ['fortnox-api-supplier-invoices', 'Leverantörsfakturor ur Fortnox API', { costs: 9674.25 }],
  ['visma-api-invoices', 'Kundfakturor ur Visma eEkonomis API', { sales: 15_600 }],
  ['visma-api-supplier-invoices', 'Leverantörsfakturor ur Visma eEkonomis API', { costs: 5899 }],
  ...['swedbank', 'seb', 'handelsbanken', 'nordea', 'lansforsakringar'].map(statement),
];

const cases = makes.flatMap(([name, title, totals]) =>
  (Object.entries(totals) as [Purpose, number][]).map(
    ([purpose, total]) => [name, purpose, title, total] as const,
  ),
);

function fileOf(name: string): { name: string; bytes: Buffer } {
  const path = `tests/fixtures/files/make-${name}`;
  const [input = ''] = readdirSync(path);
  return { name: input, bytes: readFileSync(join(path, input)) };
}

describe.each(cases)('%s read for %s', (name, purpose, title, total) => {
  it('is known for what it is, and has its total', async () => {
    const file = fileOf(name);
    const { understanding } = readFor(readings[purpose], file.bytes, file.name);
    expect(understanding.make).toContain(title);
    expect(understanding.summary.startsWith(understanding.make ?? '?')).toBe(true);
    const truth = { purpose, totals: [Math.round(total * 100)], months: null };
    expect(await judge.judge(file, truth)).toMatchObject({ verdict: 'right' });
  });

  it('has the same total without being known, or is asked about', () => {
    const { name: input, bytes } = fileOf(name);
    const reading = readings[purpose];
    const [known, unknown] = [reading, { ...reading, makes: [] }].map((each) =>
      readFor(each, bytes, input),
    );
    expect(unknown?.understanding.make).toBeUndefined();
    const isAsked = unknown?.doubts.length !== 0;
    expect(isAsked || (unknown && totalOf(unknown)) === (known && totalOf(known))).toBe(true);
  });
});
