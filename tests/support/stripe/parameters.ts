/** Every parameter that each call may have, so that one that Stripe does not know is refused as Stripe does. */
const known: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/customers': [
    ...['name', 'email', 'address[country]', 'preferred_locales[]', 'metadata[reference]'],
    ...['tax_id_data[][type]', 'tax_id_data[][value]'],
    ...['invoice_settings[custom_fields][][name]', 'invoice_settings[custom_fields][][value]'],
  ],
  'POST /v1/checkout/sessions': [
    ...['mode', 'locale', 'customer', 'client_reference_id', 'success_url', 'cancel_url'],
    ...['line_items[][price]', 'line_items[][quantity]', 'billing_address_collection'],
    ...['customer_update[address]', 'payment_method_collection', 'metadata[reference]'],
    ...['subscription_data[metadata][reference]', 'subscription_data[trial_period_days]'],
    ...['subscription_data[default_tax_rates][]', 'automatic_tax[enabled]'],
  ],
  'POST /v1/subscriptions': [
    ...['customer', 'items[][price]', 'collection_method', 'days_until_due'],
    ...['metadata[reference]', 'trial_period_days', 'default_tax_rates[]'],
    'automatic_tax[enabled]',
  ],
  'POST /v1/subscriptions/:id': [
    ...['cancel_at_period_end', 'cancel_at', 'items[][id]', 'items[][price]', 'expand[]'],
    ...['proration_behavior', 'proration_date', 'payment_behavior'],
  ],
  'GET /v1/subscriptions/:id': ['expand[]'],
  'DELETE /v1/subscriptions/:id': ['invoice_now', 'prorate'],
  'GET /v1/subscriptions': ['customer', 'status', 'limit', 'starting_after', 'expand[]'],
  'GET /v1/checkout/sessions/:id': [],
  'GET /v1/invoices': ['customer', 'subscription', 'status', 'limit'],
  'POST /v1/invoices/:id/void': [],
  'POST /v1/invoices/create_preview': [
    ...[
      'subscription',
      'subscription_details[items][][id]',
      'subscription_details[items][][price]',
    ],
    ...['subscription_details[proration_behavior]', 'subscription_details[proration_date]'],
  ],
  'POST /v1/credit_notes': [
    ...['invoice', 'amount', 'reason', 'refund_amount', 'out_of_band_amount', 'credit_amount'],
  ],
  'GET /v1/customers/:id': [],
  'POST /v1/customers/:id/balance_transactions': ['amount', 'currency', 'description'],
  'POST /v1/checkout/sessions/:id/expire': [],
  'GET /v1/disputes': ['charge', 'limit'],
  'POST /v1/billing_portal/sessions': ['customer', 'return_url', 'locale'],
  'GET /v1/charges/:id': [],
};

/** The name of a call: its pattern, and the id in it. Null for one that there is not. */
export function callAt(method: string, path: string): { call: string; id: string } | null {
  for (const call of Object.keys(known)) {
    const pattern = new RegExp(`^${call.replace(':id', '([^/]+)')}$`);
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { call, id: match[1] ?? '' };
  }
  return null;
}

/** The first parameter that the call does not have; null where all are known. */
export function unknownOf(call: string, parameters: URLSearchParams): string | null {
  for (const name of parameters.keys())
    if (!known[call]?.includes(name.replace(/\[\d+\]/g, '[]'))) return name;
  return null;
}
