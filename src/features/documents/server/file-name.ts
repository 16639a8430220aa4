import { StringDecoder } from 'node:string_decoder';

const MAX_BYTES = 255;
/** Of a longer name the end is looked at: it has the file's own name, after its folders. */
const MOST_GIVEN = 4096;
/** Control characters and those that change text direction, which can disguise a name. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The name shown for a file: NFC, without folders and invisible characters, at most 255 bytes.
 * Never used as a path.
 */
export function displayName(given: string): string {
  const base =
    given.slice(-MOST_GIVEN).normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1)?.trim() ??
    '';
  if (base === '' || base === '.' || base === '..') return 'namnlös fil';
  // The decoder leaves out a letter that is cut in the middle.
  return new StringDecoder('utf8').write(Buffer.from(base.toWellFormed()).subarray(0, MAX_BYTES));
}

/** RFC 6266: an ASCII name for old clients and the real one in UTF-8. */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
