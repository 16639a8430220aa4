/** A rough look at one value, for finding dialects and headers: much cheaper than reading it. */
export type Shape = 'empty' | 'number' | 'date' | 'code' | 'text';

const numberShape =
  /^[([]?[-+−–]?\s?(?:[$€£¥]|kr|sek|usd|eur|gbp|nok|dkk)?\s?[-+−–]?(?:(?:\d+|\d{1,3}(?:[\s.,'’\u00a0\u202f\u2009]\d{3})+)(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?[-−–]?\s?(?:[$€£¥%]|kr\.?|:-|sek|usd|eur|gbp|nok|dkk|tkr|mkr|msek|st)?[-−]?[)\]]?$/i;
/** `2025.03` is a month, and `1809.00` an amount. */
const dateShape =
  /^(?:\d{4}[-/]\d{1,2}(?:[-/.]\d{1,2})?(?:[T ]\d{1,2}:\d{2}.*)?|\d{4}\.\d{1,2}[-/.]\d{1,2}(?:[T ]\d{1,2}:\d{2}.*)?|(?:19|20)\d{2}\.(?:0?[1-9]|1[0-2])|\d{1,2}[-/.]\d{1,2}[-/. ]\d{2,4}(?:[T ]\d{1,2}:\d{2}.*)?|\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?|\d{4}[MKQ]\d{1,2})$/i;

/** Digits with at most one comma after the first: numbers as most stand, told without a pattern. */
function isDigits(text: string): boolean {
  if (text.length > 30) return false;
  let commas = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 44 && at > 0) commas++;
    else if (code < 48 || code > 57) return false;
  }
  return commas < 2;
}

export function shapeOf(value: string): Shape {
  const text = value.trim();
  if (text === '') return 'empty';
  const first = text.charCodeAt(0);
  if (isDigits(text)) return 'number';
  if (
    text.length <= 30 &&
    !(first >= 65 && first <= 90 && !/^(?:SEK|USD|EUR|GBP|NOK|DKK|KR)/i.test(text))
  ) {
    if (dateShape.test(text)) return 'date';
    if (numberShape.test(text)) return 'number';
  }
  return /^[\p{L}\d_./:@#-]{1,60}$/u.test(text) && /\d/.test(text) ? 'code' : 'text';
}
