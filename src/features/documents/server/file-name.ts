const MAX_BYTES = 255;
/** Control signs, and the signs that turn the direction of text around (a name can lie with them). */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The name a file is shown under: composed (NFC), without folders and unseen signs, at most 255
 * bytes. It is data only; nothing is ever stored under it.
 */
export function displayName(given: string): string {
  const base = given.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  let name = base === '' || base === '.' || base === '..' ? 'namnlös fil' : base.toWellFormed();
  while (Buffer.byteLength(name) > MAX_BYTES) name = [...name].slice(0, -1).join('');
  return name;
}

/** RFC 6266: an ASCII name for old clients, the true one in UTF-8 beside it. */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
