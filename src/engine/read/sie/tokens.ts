/** One field of a record: a text, or the texts of an object list (`{1 "100" 6 "A"}`). */
export type Field = string | readonly string[];

export interface Line {
  fields: Field[];
  /** A brace that opens or closes a voucher; null on other lines. */
  brace: '{' | '}' | null;
  /** A quotation mark was never closed: the text goes to the end of the line. */
  unclosed: boolean;
}

const SPACE = 32;
const TAB = 9;
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;

const isGap = (code: number) => code === SPACE || code === TAB || code === 160;

/** Splits one line of a SIE file into its fields. Only `\"` is an escape; other backslashes stand as they are. */
export function splitLine(text: string): Line {
  const line: Line = { fields: [], brace: null, unclosed: false };
  let list: string[] | null = null;
  const lastClose = text.lastIndexOf('}');
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isGap(code)) {
      at++;
    } else if (code === OPEN && list === null) {
      at++;
      if (lastClose < at) line.brace = '{';
      else {
        list = [];
        line.fields.push(list);
      }
    } else if (code === CLOSE) {
      at++;
      if (list === null) line.brace = '}';
      list = null;
    } else {
      const token = code === QUOTE ? quoted(text, at + 1) : bare(text, at, list !== null);
      (list ?? line.fields).push(token.value);
      line.unclosed ||= token.unclosed;
      at = token.next;
    }
  }
  return line;
}

interface Told {
  value: string;
  next: number;
  unclosed: boolean;
}

function quoted(text: string, from: number): Told {
  let value = '';
  let start = from;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH && text.charCodeAt(at + 1) === QUOTE) {
      value += text.slice(start, at);
      start = ++at;
    } else if (code === QUOTE) {
      return { value: value + text.slice(start, at), next: at + 1, unclosed: false };
    }
  }
  return { value: value + text.slice(start), next: text.length, unclosed: true };
}

function bare(text: string, from: number, inList: boolean): Told {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isGap(code) || (inList && code === CLOSE)) break;
  }
  return { value: text.slice(from, at), next: at, unclosed: false };
}

/** The field as text; an object list where a text should be gives none. */
export const textAt = (fields: readonly Field[], place: number): string => {
  const field = fields[place];
  return typeof field === 'string' ? field.trim() : '';
};
