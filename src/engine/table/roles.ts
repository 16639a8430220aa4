/** What a column of a sales file means. */
export type SalesRole =
  | 'date'
  | 'product'
  | 'productId'
  | 'category'
  | 'quantity'
  | 'unitPrice'
  | 'revenue'
  | 'grossRevenue'
  | 'vat'
  | 'cost'
  | 'margin'
  | 'customer'
  | 'channel'
  | 'region'
  | 'orderId'
  | 'discount'
  /** Which rows are cancelled, paid back or credited, by state or type. May stand on several columns. */
  | 'status'
  | 'currency';

/** What a column of a cost file means. */
export type CostRole =
  | 'date'
  /** Cost without VAT (or with unknown VAT), positive where money was spent; may be made of others. */
  | 'amount'
  /** Cost with VAT, where the name says so. */
  | 'grossAmount'
  | 'debit'
  | 'credit'
  | 'vat'
  | 'supplier'
  /** Number in the chart of accounts (BAS). */
  | 'account'
  | 'accountName'
  | 'category'
  | 'text'
  | 'department'
  | 'project'
  | 'voucher'
  /** How often the cost comes, in words: `månad`, `kvartal`, `år`. */
  | 'interval'
  | 'invoiceNumber'
  /** As for sales. */
  | 'status'
  | 'currency';

export type ColumnRole = SalesRole | CostRole;
