import { z } from 'zod';
import { defineContract } from '#contract/route.ts';
import { grains, subjectKinds } from './lens.ts';
import { rowsPage } from './rows-contract.ts';

const day = z.iso.date('Ogiltigt datum');
const name = z.string().max(500).optional();
const id = z.object({ id: z.uuid('Ogiltigt id') });

/** Which rows of the file are looked at, and which they are held against. All are optional. */
const lens = z.object({
  from: day.optional(),
  to: day.optional(),
  beforeFrom: day.optional(),
  beforeTo: day.optional(),
  product: name,
  category: name,
  customer: name,
  channel: name,
  region: name,
  area: name,
  supplier: name,
  account: name,
  department: name,
  project: name,
});

/** Exact sums now and in the period before; null where there is none to compare with. */
const sums = z.object({ now: z.string().nullable(), before: z.string().nullable() });
const named = sums.extend({ name: z.string() });
const counts = z.object({ now: z.number(), before: z.number().nullable() });
const period = z.object({ from: z.string(), to: z.string() });

/** Products where no kind is named. */
const ofKind = lens.extend({ kind: z.enum(subjectKinds).default('product') });

export const exploreContract = defineContract({
  explore: {
    method: 'GET',
    path: '/api/analysis/:id/explore',
    summary:
      'The figures of a part of an analysed file: of a period, a product, a customer; stores nothing',
    access: 'user',
    params: id,
    query: lens.extend({ grain: z.enum(grains).default('month') }),
    response: z.object({
      /** First and last day with rows in the whole file; null without dates. */
      period: period.nullable(),
      currency: z.string().nullable(),
      rows: counts,
      /** By measure of the guide's view: the first, and those others that the rows have. */
      measures: z.record(z.string(), sums),
      /** Gross profit in per cent of the revenue of the rows with a cost; null where they are too few. */
      margin: sums.nullable(),
      /** How many different orders, customers and so on. */
      counts: z.record(z.string(), counts),
      /** The measure by each day, week, month or quarter with rows in the file, called by its first day. */
      series: z.object({
        now: z.array(z.object({ from: z.string(), value: z.string() })),
        before: z.array(z.object({ from: z.string(), value: z.string() })),
      }),
      /** What it is made of, the largest first. */
      parts: z.array(
        z.object({
          kind: z.enum(subjectKinds),
          total: z.number(),
          rows: z.array(named),
        }),
      ),
      /** What has moved the sum the most since before, the largest first; null without a comparison. */
      moves: z.object({ kind: z.enum(subjectKinds), rows: z.array(named) }).nullable(),
    }),
  },
  exploreRows: {
    method: 'GET',
    path: '/api/analysis/:id/explore/rows',
    summary: 'The rows of the file that are looked at, at most 100 at a time, and their sum',
    access: 'user',
    params: id,
    query: lens.extend({
      offset: z.coerce.number().int().min(0).max(2_000_000).default(0),
      search: z.string().max(100).default(''),
    }),
    response: rowsPage,
  },
  exploreRowsCsv: {
    method: 'GET',
    path: '/api/analysis/:id/explore/rows.csv',
    summary: 'All of the rows that are looked at, as CSV',
    access: 'user',
    transport: 'file',
    params: id,
    query: lens,
    response: z.unknown(),
  },
  subjects: {
    method: 'GET',
    path: '/api/analysis/:id/subjects',
    summary: 'Every product, customer or other subject of an analysed file with its sums',
    access: 'user',
    params: id,
    query: ofKind,
    /** Column by column, since there may be hundreds of thousands; amounts in hundredths. */
    response: z.object({
      currency: z.string().nullable(),
      compared: z.boolean(),
      names: z.array(z.string()),
      now: z.array(z.number()),
      before: z.array(z.number()),
      rows: z.array(z.number()),
      /** Gross profit; null where too few rows have a cost, absent where all are. */
      profit: z.array(z.number().nullable()).optional(),
      /** The last day with a row; absent without dates. */
      last: z.array(z.string().nullable()).optional(),
    }),
  },
  subjectsCsv: {
    method: 'GET',
    path: '/api/analysis/:id/subjects.csv',
    summary: 'The same as CSV',
    access: 'user',
    transport: 'file',
    params: id,
    query: ofKind,
    response: z.unknown(),
  },
});
