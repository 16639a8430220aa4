/**
 * A 106-bit fingerprint of what makes two files come from the same export: format, sheet and header.
 * Not for security: it only finds a remembered choice of the same owner.
 */
export function fingerprintOf(parts: readonly string[]): string {
  const text = parts.map((part) => part.trim().toLowerCase()).join('\u0000');
  return `${hash53(text, 0)}${hash53(text, 0x9e3779b9)}`;
}

/** cyrb53 by bryc (public domain): two 32-bit lanes of multiply and xor, joined to 53 bits. */
function hash53(text: string, seed: number): string {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}
