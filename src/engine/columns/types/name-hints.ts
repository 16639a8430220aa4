import { normaliseName } from '../../table/normalise-name.ts';

const dateWords =
  /(?:datum|dag|date|period|manad|month|kvartal|quarter|vecka|week|day|tid|time|skapad|created|paid at|bokford|utc)(?: |$)|^(?:datum|date|dag|tid|ar manad)/;
const codeWords =
  /(?:nr|nummer|number|id|kod|code|sku|ean|gtin|barcode|streckkod|telefon|phone|postnr|postal|zip|ocr|referens|reference|isbn|konto)(?: |$)/;
const amountWords =
  /(?:belopp|summa|pris|antal|amount|total|price|qty|quantity|sales|forsaljning|omsattning|kostnad|cost|moms|vat|tax|rabatt|discount|netto|brutto|intakt|revenue|profit|units|timmar|hours|dagskassa)/;

/** What a name says about the kind of value below it, before any role is told. */
export function nameTells(name: string): { date: boolean; code: boolean; amount: boolean } {
  const words = normaliseName(name);
  const amount = amountWords.test(words);
  const code = codeWords.test(words) && !/(?:antal|number of|no of|month number)/.test(words);
  return { date: dateWords.test(words) && !code, code, amount: amount && !code };
}
