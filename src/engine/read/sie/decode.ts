import { codePages } from '../detect/code-pages.ts';
import { type Decoded, decode, type Latin1 } from '../detect/encoding.ts';

/**
 * The text of a SIE file. The label always says PC8 (CP437); where å ä ö land says what is true. `mended`
 * is set where the letters had been broken before: CP437 read as Windows-1252 and saved again.
 */
export function decodeSie(bytes: Uint8Array, latin1?: Latin1): Decoded & { mended: boolean } {
  const decoded = decode(bytes, latin1);
  if (decoded.encoding !== 'UTF-8' && decoded.encoding !== 'UTF-8 med BOM') {
    return { ...decoded, mended: false };
  }
  const mended = mendDos(decoded.text);
  return { ...decoded, text: mended ?? decoded.text, mended: mended !== null };
}

/** What å ä ö Å Ä Ö é of CP437 become when read as Windows-1252. */
const broken = /[\u2020\u201e\u201d\u017d\u2122\u201a\u008f]/g;
const withinWord =
  /[a-z][\u2020\u201e\u201d\u201a](?=[a-z\s"]|$)|(?:^|[\s"])[\u008f\u017d\u2122](?=[a-z])/gim;
const whole = /[åäöÅÄÖ]/g;

/** Gives the letters back, or null where the text is not broken in that way. */
function mendDos(text: string): string | null {
  const signs = text.match(withinWord)?.length ?? 0;
  if (signs === 0 || signs <= (text.match(whole)?.length ?? 0)) return null;
  const western = new TextDecoder('windows-1252');
  const back = new Map<string, string>();
  for (let byte = 0x80; byte < 0x100; byte++) {
    back.set(western.decode(Uint8Array.of(byte)), codePages.CP437[byte - 0x80] ?? '');
  }
  return text.replace(broken, (sign) => back.get(sign) ?? sign);
}
