import type { ParsingOptions, WorkBook } from '@e965/xlsx';

/** An unpacked archive as the library takes it. */
export interface ZipContainer {
  FullPaths: string[];
  FileIndex: { name: string; type: number; content: Uint8Array }[];
}

declare module '@e965/xlsx' {
  /** Reads a workbook from its unpacked archive. Exported by the library, and left out of its types. */
  export function parse_zip(zip: ZipContainer, options: ParsingOptions): WorkBook;
}
