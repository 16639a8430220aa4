/**
 * A file that cannot become a table. `code` is the last part of `documents.<code>` in the server's
 * catalogue; `text` is the Swedish sentence the user reads.
 */
export type ReadErrorCode =
  | 'empty'
  | 'wrong_format'
  | 'encrypted'
  | 'too_large_unpacked'
  | 'unreadable'
  | 'no_table'
  | 'too_wide'
  | 'too_long';

export class ReadError extends Error {
  readonly code: ReadErrorCode;

  constructor(code: ReadErrorCode, text: string) {
    super(text);
    this.name = 'ReadError';
    this.code = code;
  }
}
