/** What the values of an order are called by one programming interface; those without a name it does not have. */
export interface ApiNames {
  list: string;
  rows: string;
  number: string;
  date: string;
  customer: string;
  /** The order's amounts. */
  net?: string;
  vat?: string;
  gross: string;
  freight?: string;
  freightVat?: string;
  cancelled?: string;
  status?: string;
  currency: string;
  /** The amounts of its rows. */
  product: string;
  sku: string;
  quantity: string;
  unit: string;
  rowNet?: string;
  rowGross?: string;
  rate?: string;
  /** Lists beside the rows. */
  taxes?: { list: string; amount: string };
  refunds?: { list: string; amount: string };
  /** Amounts in öre. */
  isOre?: boolean;
  /** Amounts written as text. */
  isText?: boolean;
  /** Prices of rows with VAT. */
  withVat: boolean;
}

/** As api.fortnox.se, developer.visma.com, shopify.dev, woocommerce.github.io and docs.stripe.com name them, and others freely. */
export const APIS = {
  fortnox: {
    ...{ list: 'Invoices', rows: 'InvoiceRows', number: 'DocumentNumber', date: 'InvoiceDate' },
    ...{ customer: 'CustomerName', net: 'Net', vat: 'TotalVAT', gross: 'Total' },
    ...{ cancelled: 'Cancelled', currency: 'Currency', product: 'Description' },
    ...{ sku: 'ArticleNumber', quantity: 'DeliveredQuantity', unit: 'Price', rowNet: 'Total' },
    ...{ rate: 'VAT', withVat: false },
  },
  visma: {
    ...{ list: 'Data', rows: 'Rows', number: 'InvoiceNumber', date: 'InvoiceDate' },
    ...{ customer: 'InvoiceCustomerName', vat: 'TotalVatAmount', gross: 'TotalAmount' },
    ...{ currency: 'InvoiceCurrencyCode', product: 'Text', sku: 'ArticleNumber' },
    ...{ quantity: 'Quantity', unit: 'UnitPrice', rowNet: 'AmountNoVat', rate: 'PercentVat' },
    withVat: false,
  },
  shopify: {
    ...{ list: 'orders', rows: 'line_items', number: 'order_number', date: 'created_at' },
    ...{ customer: 'email', vat: 'total_tax', gross: 'total_price', status: 'financial_status' },
    ...{ freight: 'total_shipping', currency: 'currency', product: 'title', sku: 'sku' },
    ...{ quantity: 'quantity', unit: 'price', taxes: { list: 'tax_lines', amount: 'price' } },
    ...{ isText: true, withVat: true },
  },
  woo: {
    ...{ list: 'orders', rows: 'line_items', number: 'number', date: 'date_created' },
    ...{ customer: 'billing_name', vat: 'total_tax', gross: 'total', status: 'status' },
    ...{ freight: 'shipping_total', freightVat: 'shipping_tax', currency: 'currency' },
    ...{ product: 'name', sku: 'sku', quantity: 'quantity', unit: 'price', rowNet: 'total' },
    ...{ taxes: { list: 'tax_lines', amount: 'tax_total' } },
    ...{ refunds: { list: 'refunds', amount: 'total' }, isText: true, withVat: false },
  },
  stripe: {
    ...{ list: 'data', rows: 'lines', number: 'number', date: 'created' },
    ...{ customer: 'customer_name', net: 'subtotal', vat: 'tax', gross: 'total' },
    ...{ status: 'status', currency: 'currency', product: 'description', sku: 'product_id' },
    ...{ quantity: 'quantity', unit: 'unit_amount', rowNet: 'amount', isOre: true, withVat: false },
  },
  swedish: {
    ...{
      list: 'ordrar',
      rows: 'rader',
      number: 'ordernummer',
      date: 'orderdatum',
      customer: 'kund',
    },
    ...{ net: 'summaExklMoms', vat: 'moms', gross: 'summaInklMoms', freight: 'frakt' },
    ...{ status: 'status', currency: 'valuta', product: 'benamning', sku: 'artikelnummer' },
    ...{ quantity: 'antal', unit: 'apris', rowNet: 'radsumma', withVat: false },
  },
  camel: {
    ...{ list: 'invoices', rows: 'lineItems', number: 'invoiceNumber', date: 'invoiceDate' },
    ...{ customer: 'customerName', vat: 'totalTax', gross: 'totalAmount', currency: 'currency' },
    ...{ product: 'description', sku: 'productNumber', quantity: 'quantity', unit: 'unitPrice' },
    ...{ rowGross: 'totalInclVat', rate: 'taxRate', status: 'status', withVat: true },
  },
} as const satisfies Record<string, ApiNames>;
