import { z } from 'zod';
import { defineContract } from '#contract/route.ts';
import type { Correction } from '#engine/read/describe/corrections.ts';
import { type ReadOverrides, readingChoices } from '#engine/table/overrides.ts';
import type { CostRole, SalesRole } from '#engine/table/roles.ts';
import type { Understanding } from '#engine/table/understanding.ts';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

const salesRoles = [
  'date',
  'product',
  'productId',
  'category',
  'quantity',
  'unitPrice',
  'revenue',
  'grossRevenue',
  'vat',
  'cost',
  'margin',
  'customer',
  'channel',
  'region',
  'orderId',
  'discount',
  'status',
  'currency',
] as const satisfies readonly SalesRole[];

const costRoles = [
  'date',
  'amount',
  'grossAmount',
  'debit',
  'credit',
  'vat',
  'supplier',
  'account',
  'accountName',
  'category',
  'text',
  'department',
  'project',
  'voucher',
  'interval',
  'invoiceNumber',
  'status',
  'currency',
] as const satisfies readonly CostRole[];

/** Produced and typed by the reader, so it is not validated again. */
const understanding = z.custom<Understanding>(
  (value) => typeof value === 'object' && value !== null,
);

export const documentSchema = z.object({
  id: z.string(),
  filename: z.string(),
  category: z.string(),
  /** Bytes of the file as uploaded. */
  size: z.number(),
  createdAt: z.string(),
  uploadedAt: z.string(),
  /** When it was uploaded, uploaded again or chosen: a guide uses the file with the latest. */
  chosenAt: z.string(),
  processed: z.boolean(),
  /** True for the sample company's file. */
  sample: z.boolean(),
  extractedData: understanding,
  /** What was understood as one would say it aloud: a sentence, then one for each kind of row that does not count. */
  spoken: z.array(z.string()),
  /** What of the reading can be otherwise, though nothing of it is asked. */
  corrections: z.array(
    z.custom<Correction>((value) => typeof value === 'object' && value !== null),
  ),
  /** True where the same file was there already and nothing was stored. */
  known: z.boolean().optional(),
});
export type Document = z.infer<typeof documentSchema>;

/** A document in a list: without columns and rows, which can be large. */
export const documentListItem = documentSchema
  .omit({ extractedData: true, spoken: true, corrections: true, known: true })
  .extend({
    /** `asks`: a question of the file is to be answered before any figure is shown. */
    extractedData: z.object({ summary: z.string(), ready: z.boolean(), asks: z.boolean() }),
  });

const id = z.object({ id: z.uuid('Ogiltigt id') });

/** The answers that each kind of question allows. */
const answers = Object.fromEntries(
  Object.entries(readingChoices).map(([question, options]) => [question, z.enum(options)]),
);

const overrides = z
  .object({
    sheet: z.string().max(200),
    headerRow: z.number().int().min(0).max(1_000_000),
    roles: z.record(
      z.string().regex(/^\d{1,3}$/),
      z.enum([...salesRoles, ...costRoles]).nullable(),
    ),
    decimal: z.enum([',', '.']),
    dateOrder: z.enum(['dmy', 'mdy']),
    choices: z.object(answers).partial(),
    states: z.record(z.string().max(60), z.enum(['leftOut', 'counted'])),
  })
  .partial()
  .transform((value) => value as ReadOverrides);

export const documentsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/documents',
    summary: "The user's files, the one chosen last first",
    access: 'user',
    response: z.array(documentListItem),
  },
  upload: {
    method: 'POST',
    path: '/api/documents/upload',
    summary: "Reads and stores one sales file: multipart with `file` and category='sales'",
    access: 'user',
    transport: 'multipart',
    response: documentSchema,
  },
  uploadCosts: {
    method: 'POST',
    path: '/api/uploaded-files',
    summary: "Reads and stores one cost file: multipart with `file` and category='kostnader'",
    access: 'user',
    transport: 'multipart',
    response: documentSchema,
  },
  choose: {
    method: 'POST',
    path: '/api/documents/:id/choose',
    summary: 'Makes a file the one its guide uses, before files uploaded later',
    access: 'user',
    params: id,
    response: documentSchema,
  },
  one: {
    method: 'GET',
    path: '/api/documents/:id',
    summary: 'One file with everything that was understood of it',
    access: 'user',
    params: id,
    response: documentSchema,
  },
  reread: {
    method: 'PATCH',
    path: '/api/documents/:id',
    summary: 'Reads the stored file again with what the user changed: sheet, header row, roles',
    access: 'user',
    params: id,
    body: overrides,
    response: documentSchema,
  },
  rows: {
    method: 'GET',
    path: '/api/documents/:id/rows',
    summary: 'Rows of the stored table with their line numbers, at most 100 at a time',
    access: 'user',
    params: id,
    query: z.object({ from: z.coerce.number().int().min(0).max(2_000_000).default(0) }),
    response: z.object({
      columns: z.array(z.string()),
      rows: z.array(z.object({ row: z.number(), cells: z.array(z.string().nullable()) })),
      total: z.number(),
    }),
  },
  original: {
    method: 'GET',
    path: '/api/documents/:id/original',
    summary: 'The file as it was uploaded',
    access: 'user',
    transport: 'file',
    params: id,
    response: z.unknown(),
  },
  remove: {
    method: 'DELETE',
    path: '/api/documents/:id',
    summary: 'Deletes a file and its table',
    access: 'user',
    params: id,
    response: z.object({ success: z.literal(true) }),
  },
});
