import type { ColumnRole } from './roles.ts';

/** Roles whose values are amounts of money. */
export const moneyRoles: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'revenue',
  'grossRevenue',
  'vat',
  'cost',
  'margin',
  'discount',
  'amount',
  'grossAmount',
  'debit',
  'credit',
]);

/** Roles that take numbers alone. */
export const numberRoles: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  ...moneyRoles,
  'quantity',
  'unitPrice',
]);

/** Roles whose values are names of things, also where they are written as numbers. */
export const nameRoles: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'orderId',
  'productId',
  'customer',
  'channel',
  'region',
  'product',
  'category',
  'currency',
  'supplier',
  'account',
  'accountName',
  'text',
  'department',
  'project',
  'voucher',
  'invoiceNumber',
  'interval',
  'status',
]);
