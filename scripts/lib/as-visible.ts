/** What a terminal obeys and nobody sees: control characters but line breaks, and what changes direction or hides. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A text with such characters written out, as JSON does: nothing a sender wrote reaches the terminal raw. */
export const asVisible = (text: string): string =>
  text.replace(UNSEEN, (sign) =>
    Array.from({ length: sign.length }, (_, at) =>
      sign.charCodeAt(at).toString(16).padStart(4, '0'),
    )
      .map((code) => `\\u${code}`)
      .join(''),
  );
