import type { Choices } from './choices.ts';
import { NAMES_ABROAD, type StyleAbroad } from './names-abroad.ts';

/** What a column of a sales file holds. */
export type Field =
  | 'date'
  | 'order'
  | 'customer'
  | 'product'
  | 'sku'
  | 'category'
  | 'channel'
  | 'city'
  | 'quantity'
  | 'unitNet'
  | 'unitGross'
  | 'discount'
  | 'rate'
  | 'net'
  | 'plain'
  | 'vat'
  | 'gross'
  | 'cost'
  | 'unitCost'
  | 'profit'
  | 'marginShare'
  | 'status'
  | 'currency';

const STYLES = ['formal', 'short', 'english', 'camel', 'snake'] as const;
type OwnStyle = (typeof STYLES)[number];
export type Style = OwnStyle | StyleAbroad;

/** Names that Swedish owners' files give each column, by how the maker of the file writes. */
const NAMES: Record<Field, Record<OwnStyle, readonly [string, ...string[]]>> = {
  date: {
    formal: ['Datum', 'Orderdatum', 'Fakturadatum', 'Försäljningsdatum', 'Bokföringsdatum'],
    short: ['Datum', 'Dag', 'Fakt.datum'],
    english: ['Date', 'Order Date', 'Invoice Date', 'Created at', 'Paid at'],
    camel: ['orderDate', 'InvoiceDate', 'createdAt'],
    snake: ['order_date', 'created_at', 'datum'],
  },
  order: {
    formal: ['Ordernummer', 'Fakturanummer', 'Kvittonummer', 'Ordernr'],
    short: ['Ordernr', 'Fakturanr', 'Kvitto', 'Nr'],
    english: ['Order ID', 'Order Number', 'Invoice No', 'Name'],
    camel: ['orderNumber', 'DocumentNumber', 'orderId'],
    snake: ['order_id', 'invoice_number', 'order_number'],
  },
  customer: {
    formal: ['Kund', 'Kundnamn', 'Beställare'],
    short: ['Kund', 'Kundnamn'],
    english: ['Customer', 'Customer Name', 'Billing Name'],
    camel: ['customerName', 'CustomerName'],
    snake: ['customer_name', 'kund'],
  },
  product: {
    formal: ['Benämning', 'Artikel', 'Produkt', 'Artikelbenämning', 'Produktnamn'],
    short: ['Artikel', 'Produkt', 'Vara'],
    english: ['Product', 'Item Name', 'Lineitem name', 'Description'],
    camel: ['productName', 'Description'],
    snake: ['product_name', 'item_name'],
  },
  sku: {
    formal: ['Artikelnummer', 'Artikelnr', 'Produktnummer'],
    short: ['Art.nr', 'Artnr'],
    english: ['SKU', 'Item Number', 'Lineitem sku'],
    camel: ['ArticleNumber', 'sku'],
    snake: ['sku', 'article_number'],
  },
  category: {
    formal: ['Varugrupp', 'Kategori', 'Produktgrupp'],
    short: ['Varugrupp', 'Grupp'],
    english: ['Category', 'Product Type'],
    camel: ['productType', 'category'],
    snake: ['product_type', 'category'],
  },
  channel: {
    formal: ['Säljkanal', 'Kanal', 'Försäljningskanal'],
    short: ['Kanal'],
    english: ['Channel', 'Sales Channel'],
    camel: ['salesChannel'],
    snake: ['sales_channel'],
  },
  city: {
    formal: ['Ort', 'Leveransort', 'Postort'],
    short: ['Ort', 'Stad'],
    english: ['City', 'Shipping City'],
    camel: ['shippingCity', 'City'],
    snake: ['shipping_city'],
  },
  quantity: {
    formal: ['Antal', 'Kvantitet', 'Levererat antal', 'Antal sålda'],
    short: ['Antal', 'St'],
    english: ['Quantity', 'Qty', 'Lineitem quantity'],
    camel: ['quantity', 'DeliveredQuantity'],
    snake: ['quantity', 'qty'],
  },
  unitNet: {
    formal: ['À-pris exkl. moms', 'Styckpris exkl moms', 'Pris exkl. moms'],
    short: ['À-pris ex moms', 'Pris exkl.'],
    english: ['Unit Price excl. VAT', 'Price (excl. tax)'],
    camel: ['unitPriceExVat', 'priceExclVat'],
    snake: ['unit_price_ex_vat', 'price_excl_tax'],
  },
  unitGross: {
    formal: ['À-pris inkl. moms', 'Styckpris inkl moms', 'Pris inkl. moms'],
    short: ['À-pris ink moms', 'Pris inkl.'],
    english: ['Unit Price incl. VAT', 'Price (incl. tax)'],
    camel: ['unitPriceIncVat', 'priceInclVat'],
    snake: ['unit_price_inc_vat', 'price_incl_tax'],
  },
  discount: {
    formal: ['Rabatt', 'Rabattbelopp', 'Rabatt kr'],
    short: ['Rabatt', 'Rab.'],
    english: ['Discount', 'Discount Amount', 'Lineitem discount'],
    camel: ['discountAmount', 'Discount'],
    snake: ['discount_amount', 'discount'],
  },
  rate: {
    formal: ['Momssats', 'Moms %', 'Momssats %'],
    short: ['Moms %', 'Moms-%'],
    english: ['VAT %', 'Tax Rate', 'VAT Rate'],
    camel: ['vatRate', 'VATPercent'],
    snake: ['vat_rate', 'tax_rate'],
  },
  net: {
    formal: [
      'Belopp exkl. moms',
      'Summa exkl moms',
      'Nettobelopp',
      'Netto',
      'Omsättning exkl. moms',
    ],
    short: ['Netto', 'Exkl moms', 'Summa ex. moms'],
    english: ['Net', 'Net Amount', 'Total excl. VAT', 'Subtotal excl. tax'],
    camel: ['netAmount', 'totalExVat', 'Net'],
    snake: ['net_amount', 'total_ex_vat'],
  },
  plain: {
    formal: ['Belopp', 'Summa', 'Totalt', 'Radsumma', 'Försäljning'],
    short: ['Belopp', 'Summa', 'Kr'],
    english: ['Amount', 'Total', 'Line Total', 'Sales'],
    camel: ['amount', 'Total', 'lineTotal'],
    snake: ['amount', 'line_total'],
  },
  vat: {
    formal: ['Moms', 'Momsbelopp', 'Summa moms', 'Moms totalt', 'Momssumma', 'Varav moms'],
    short: ['Moms', 'Varav moms', 'Momskr'],
    english: ['VAT', 'Tax', 'Taxes', 'VAT Amount', 'Order Total Tax', 'Tax 1 Value'],
    camel: ['vatAmount', 'TotalVAT', 'totalTax'],
    snake: ['vat_amount', 'total_tax'],
  },
  gross: {
    formal: [
      'Belopp inkl. moms',
      'Totalt inkl moms',
      'Bruttobelopp',
      'Att betala',
      'Summa inkl. moms',
    ],
    short: ['Brutto', 'Inkl moms', 'Tot. ink moms'],
    english: ['Total incl. VAT', 'Gross', 'Gross Amount', 'Total (incl. tax)'],
    camel: ['grossAmount', 'totalIncVat', 'TotalInclVat'],
    snake: ['gross_amount', 'total_inc_vat'],
  },
  cost: {
    formal: ['Kostnad', 'Inköpsvärde', 'Varukostnad'],
    short: ['Kostnad', 'Ink.värde'],
    english: ['Cost', 'Cost of Goods'],
    camel: ['costOfGoods', 'totalCost'],
    snake: ['cost_of_goods', 'total_cost'],
  },
  unitCost: {
    formal: ['Inköpspris', 'Inpris', 'Självkostnad per st', 'Inköpspris/st', 'Kostpris'],
    short: ['Inpris', 'Ink.pris', 'Kostnad/st'],
    english: ['Cost per item', 'Unit Cost', 'Cost Price', 'Purchase Price'],
    camel: ['unitCost', 'purchasePrice', 'costPrice'],
    snake: ['unit_cost', 'purchase_price', 'cost_price'],
  },
  profit: {
    formal: ['Täckningsbidrag', 'TB', 'Bruttovinst', 'Vinst', 'TB kr', 'Marginal kr'],
    short: ['TB', 'Vinst', 'TB kr'],
    english: ['Gross Profit', 'Profit', 'Margin'],
    camel: ['grossProfit', 'profit'],
    snake: ['gross_profit', 'profit'],
  },
  marginShare: {
    formal: ['Täckningsgrad', 'TG %', 'Marginal %', 'TB %', 'Bruttomarginal %'],
    short: ['TG', 'TG %', 'Marg %'],
    english: ['Margin %', 'Gross Margin %', 'Profit Margin'],
    camel: ['marginPercent', 'grossMargin'],
    snake: ['margin_percent', 'gross_margin'],
  },
  status: {
    formal: ['Status', 'Orderstatus', 'Fakturastatus'],
    short: ['Status'],
    english: ['Status', 'Financial Status', 'Order Status'],
    camel: ['orderStatus', 'status'],
    snake: ['order_status', 'status'],
  },
  currency: {
    formal: ['Valuta', 'Valutakod'],
    short: ['Valuta', 'Val'],
    english: ['Currency', 'Order Currency'],
    camel: ['currency', 'Currency'],
    snake: ['currency'],
  },
};

export const styleOf = (choices: Choices): Style =>
  choices.pick(
    'style of names',
    [...STYLES, 'danish', 'norwegian', 'abbreviated', 'compound'] as const,
    [10, 4, 4, 2, 2, 1, 1, 1, 1],
  );

/** The name of a column: one of those its field has in the file's style. */
export function nameOf(choices: Choices, style: Style, field: Field): string {
  return choices.pick(`name of ${field}`, { ...NAMES[field], ...NAMES_ABROAD[field] }[style]);
}
