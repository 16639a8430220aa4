import { amountColumn, type RoleMap } from './use-rows.ts';

const codes = new Map<string, string>(
  Object.entries({
    kr: 'SEK',
    kronor: 'SEK',
    tkr: 'SEK',
    mkr: 'SEK',
    tsek: 'SEK',
    msek: 'SEK',
    sek: 'SEK',
    eur: 'EUR',
    '€': 'EUR',
    usd: 'USD',
    $: 'USD',
    gbp: 'GBP',
    '£': 'GBP',
    nok: 'NOK',
    dkk: 'DKK',
    chf: 'CHF',
  }),
);

/** The one currency the file names: in a currency column, among the amounts or in their header. */
export function currencyOf(roles: RoleMap): string | null {
  const column = roles.get('currency');
  if (column && column.values.length > 0) {
    const named = new Set(column.read.map((value) => isoCode(value ?? '')));
    const [only] = named;
    return named.size === 1 ? (only ?? null) : null;
  }
  const amount = amountColumn(roles) ?? roles.get('unitPrice');
  if (!amount) return null;
  if (amount.currency) return amount.currency;
  const words = amount.name.toLowerCase().split(/[^a-zåäö€$£]+/);
  return words.map((word) => codes.get(word)).find((code) => code !== undefined) ?? null;
}

function isoCode(text: string): string | null {
  const word = text.trim().toLowerCase();
  const code = codes.get(word);
  return code ?? (/^[a-z]{3}$/.test(word) ? word.toUpperCase() : null);
}
