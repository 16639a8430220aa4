import { type Make, make } from './make.ts';

/** Orders of web shops, and bookings. Amounts of the whole order are left to the steps, which prove what they are of. */
export const SHOPS: readonly Make[] = [
  // help.shopify.com, ”Exporting orders”: one row a line, the order's own fields on its first row.
  make({
    title: 'Orderexport från Shopify',
    names: `Name, Financial Status, Paid at, Subtotal, Shipping, Taxes, Total, Created at, Lineitem quantity,
      Lineitem name, Lineitem price`,
    sales: {
      ...{ Name: 'orderId', 'Created at': 'date', Currency: 'currency' },
      ...{ 'Lineitem name': 'product', 'Lineitem sku': 'productId' },
      ...{ 'Lineitem quantity': 'quantity', 'Lineitem price': 'unitPrice' },
      ...{ 'Lineitem compare at price': null, 'Outstanding Balance': null },
    },
  }),
  // The default columns of ”Advanced Order Export for WooCommerce”: one row an order, or one a line with the order's repeated.
  make({
    title: 'Orderexport från WooCommerce',
    names: 'Order Number, Order Status, Order Date, Order Total Amount, Order Total Tax Amount',
    sales: {
      ...{ 'Order Number': 'orderId', 'Order Date': 'date' },
      ...{ 'Order Total Amount': 'grossRevenue', 'Order Total Tax Amount': 'vat' },
      ...{ 'Item Name': 'product', SKU: 'productId', 'Phone (Billing)': null },
    },
    checks: [
      {
        kind: 'vat',
        amount: 'Order Total Amount',
        vat: 'Order Total Tax Amount',
        isIncluded: true,
      },
    ],
  }),
  // woocommerce.com, ”Orders Report” of WooCommerce Analytics: revenue without VAT, freight and refunds.
  make({
    title: 'Orderrapport från WooCommerce',
    names: 'Date, Order #, Status, Customer, Items sold, N. Revenue',
    sales: {
      ...{ Date: 'date', 'Order #': 'orderId', 'N. Revenue': 'revenue', Customer: 'customer' },
      ...{ 'Items sold': null },
    },
  }),
  // quickbutik.dev/api-v1/orders/get-orders with details: the products of each order within it.
  make({
    title: 'Ordrar ur Quickbutiks API',
    names: 'order_id, date_created, total_amount, status, title, price, qty, sku',
    sales: {
      ...{ order_id: 'orderId', date_created: 'date', title: 'product', sku: 'productId' },
      ...{ qty: 'quantity', price: 'unitPrice', weight: null },
    },
  }),
  // experienceleague.adobe.com, ”Order grid”: what Magento exports of it. Grand Total includes VAT and freight.
  make({
    title: 'Orderexport från Magento',
    names:
      'ID, Purchase Point, Purchase Date, Bill-to Name, Grand Total (Base), Grand Total (Purchased), Status',
    share: 0.85,
    sales: {
      ...{ ID: 'orderId', 'Purchase Date': 'date', 'Bill-to Name': 'customer' },
      ...{ 'Purchase Point': 'channel', 'Grand Total (Base)': 'grossRevenue' },
      ...{ 'Grand Total (Purchased)': null, Subtotal: null },
    },
  }),
  // partner.booking.com, ”Exporting your reservations”: the guest pays the price, and the commission is the platform's.
  make({
    title: 'Bokningar från Booking.com',
    names:
      'Book number, Booked by, Guest name(s), Check-in, Check-out, Booked on, Status, Price, Commission %, Commission amount',
    sales: {
      ...{ 'Book number': 'orderId', 'Check-in': 'date', 'Booked by': 'customer' },
      ...{ Price: 'revenue', 'Unit type': 'product', 'Booker country': 'region' },
      ...{ 'Commission amount': null, 'Check-out': null, 'Booked on': null },
      ...{ 'Cancellation date': null, 'Guest name(s)': null },
    },
  }),
];
