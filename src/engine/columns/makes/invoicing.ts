import { type Make, make } from './make.ts';

/** Invoices of bookkeeping programs, as lists and as their programming interfaces give them. */
export const INVOICING: readonly Make[] = [
  // Fortnox, Fakturering → Kundfakturor → exportera listan.
  make({
    title: 'Kundfakturor från Fortnox',
    names: 'Fakturanr, Kundnr, Kundnamn, Fakturadatum, Förfallodatum, Netto, Moms, Totalt, Saldo',
    sales: {
      ...{ Fakturanr: 'orderId', Kundnamn: 'customer', Fakturadatum: 'date', Förfallodatum: null },
      ...{ Netto: 'revenue', Moms: 'vat', Totalt: 'grossRevenue', Saldo: null, Valuta: 'currency' },
    },
    checks: [{ kind: 'sum', whole: 'Totalt', parts: ['Netto', 'Moms'] }],
  }),
  // api.fortnox.se/apidocs, GET /3/invoices: Total includes VAT, Balance is what is left to pay.
  make({
    title: 'Kundfakturor ur Fortnox API',
    names:
      'CustomerName, CustomerNumber, DocumentNumber, InvoiceDate, DueDate, Total, Balance, Cancelled',
    sales: {
      ...{ DocumentNumber: 'orderId', CustomerName: 'customer', CustomerNumber: null },
      ...{ InvoiceDate: 'date', DueDate: null, FinalPayDate: null, Balance: null },
      ...{ Net: 'revenue', TotalVAT: 'vat', Total: 'grossRevenue', Currency: 'currency' },
      ...{ CurrencyRate: null, CurrencyUnit: null, Gross: null },
    },
  }),
  // api.fortnox.se/apidocs, GET /3/supplierinvoices: Total includes VAT.
  make({
    title: 'Leverantörsfakturor ur Fortnox API',
    names: 'GivenNumber, SupplierName, SupplierNumber, InvoiceDate, DueDate, Total, Balance',
    costs: {
      ...{ GivenNumber: null, InvoiceNumber: 'invoiceNumber', SupplierName: 'supplier' },
      ...{ SupplierNumber: null, InvoiceDate: 'date', DueDate: null, FinalPayDate: null },
      ...{ Total: 'grossAmount', Balance: null, Currency: 'currency', VAT: 'vat' },
      ...{ CurrencyRate: null, CurrencyUnit: null },
    },
  }),
  // developer.visma.com, eAccounting API, GET /v2/customerinvoices: TotalAmount includes VAT.
  make({
    title: 'Kundfakturor ur Visma eEkonomis API',
    names: 'InvoiceCustomerName, InvoiceDate, InvoiceNumber, TotalAmount, TotalVatAmount',
    sales: {
      ...{ InvoiceNumber: 'orderId', InvoiceCustomerName: 'customer', InvoiceDate: 'date' },
      ...{ TotalAmount: 'grossRevenue', TotalVatAmount: 'vat', TotalAmountInvoiceCurrency: null },
      ...{ DueDate: null, RemainingAmount: null },
      ...{ InvoiceCurrencyCode: 'currency' },
    },
    checks: [{ kind: 'vat', amount: 'TotalAmount', vat: 'TotalVatAmount', isIncluded: true }],
  }),
  // The same, as its Swagger file has it: `Vat` of the whole invoice, bookings on its rows.
  make({
    title: 'Leverantörsfakturor ur Visma eEkonomis API',
    names: 'SupplierName, InvoiceDate, InvoiceNumber, TotalAmount, Vat',
    costs: {
      ...{ InvoiceNumber: 'invoiceNumber', SupplierName: 'supplier', InvoiceDate: 'date' },
      ...{ TotalAmount: 'grossAmount', Vat: 'vat', DueDate: null, RemainingAmount: null },
      ...{ VatHigh: null, VatMedium: null, VatLow: null, CurrencyCode: 'currency' },
      ...{ PaymentDate: null, CurrencyRate: null },
    },
    checks: [{ kind: 'vat', amount: 'TotalAmount', vat: 'Vat', isIncluded: true }],
  }),
  // developer.visma.com, eAccounting API, GET /v2/supplierinvoices.
  make({
    title: 'Leverantörsfakturor ur Visma eEkonomis API',
    names: 'SupplierName, InvoiceDate, InvoiceNumber, TotalAmount, VatAmount',
    costs: {
      ...{ InvoiceNumber: 'invoiceNumber', SupplierName: 'supplier', InvoiceDate: 'date' },
      ...{ TotalAmount: 'grossAmount', VatAmount: 'vat', DueDate: null, RemainingAmount: null },
      ...{ CurrencyCode: 'currency' },
    },
    checks: [{ kind: 'vat', amount: 'TotalAmount', vat: 'VatAmount', isIncluded: true }],
  }),
];
