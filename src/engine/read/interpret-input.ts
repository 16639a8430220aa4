import type { GuideReading } from '../columns/guide-reading.ts';
import type { KnownRoles } from '../columns/roled.ts';
import type { AccountKind } from '../table/books.ts';
import type { Row } from '../table/cell.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import type { Doubt } from '../table/question.ts';
import type { Body } from './rows/body.ts';
import type { Layout } from './rows/layout.ts';

/** What a format that names its own columns leaves nothing to guess about. */
export interface KnownTable {
  layout: Layout;
  roles?: KnownRoles;
  /** What its accounts are, by number. */
  accountKinds?: ReadonlyMap<string, AccountKind>;
  /** The decimal mark of all columns, or of those at these places. */
  mark?: '.' | ReadonlySet<number>;
  /** What is asked of it, where nobody has answered. */
  doubts?: readonly Doubt[];
}

export interface InterpretInput {
  /** The first rows of the file, with the header among them. */
  head: readonly Row[];
  /** The rows below the header, as they were read: the same body each time. */
  readBody: (layout: Layout, names: readonly string[]) => Body;
  delimiter: string | null;
  overrides: ReadOverrides;
  /** Text near the table that may hold a year: title lines, sheet name, file name. */
  nearby: readonly string[];
  reading: GuideReading;
  known?: KnownTable | undefined;
  /** By column: the currency a workbook's number formats show. */
  currencies?: readonly (string | null)[] | undefined;
}
