import type { AccountKind } from '../table/books.ts';
import type { CountedStates, ReadingChoices } from '../table/overrides.ts';
import type { Purpose } from '../table/purpose.ts';
import type { ColumnRole } from '../table/roles.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import type { NameTest, RoleWords } from '../table/vocabulary/words.ts';
import type { Make } from './makes/make.ts';
import type { ChosenRoles, KnownRoles, Roled, State } from './roled.ts';

/** What differs between the guides in how a file is read. */
export interface GuideReading {
  /** As stored with what was understood. */
  purpose: Purpose;
  /** What begins the fingerprint of a file: the same columns mean other things in another guide. */
  fingerprint: readonly string[];
  /** Its roles, with the names that point to them. */
  words: readonly RoleWords[];
  /** Roles told by the values, whatever the words say. */
  byValues: readonly RoleByValues[];
  /** Exports whose columns are known. */
  makes: readonly Make[];
  /** The steps that its columns go through, in the order that `steps.ts` says. */
  steps: readonly NamedStep[];
  /** Roles of its amount without VAT, and with. */
  amount: { net: ColumnRole; gross: ColumnRole };
  /** States of a row that say something of its amount here. */
  states: ReadonlySet<State>;
  /** Whether the word of a row, normalised, says that it is of another kind than what the guide is about. */
  isOtherKind: (word: string) => boolean;
  /** Whether a normalised name says that a column of numbers is no part of what the guide sums. */
  isBesideAmount: (name: string) => boolean;
  /** Whether it says that the column stands between goods and a total, and is weighed by other steps or in the amount. */
  isWeighedTerm: (name: string) => boolean;
  /** Whether it says of a part of the amounts that the guide is not about it: null where no name does. */
  isNotOurs: { wherever: NameTest; withinAmount: NameTest } | null;
  /** True where only what was charged for counts: work under way, hours for nobody and deposits do not. */
  countsCharged: boolean;
  /** Words of states of rows that count here, whatever they are elsewhere; null where none do. */
  isCountedToo: NameTest | null;
  /** True where columns of which each row has one are added: what was laid out, or what was paid for driving. */
  addsOneOrOther: boolean;
  /** True where money by how it was paid, or by hour, each in a column, is what is summed. */
  sumsWhatCameIn: boolean;
  /** Names of columns for those that rows are of, and for those that rows of the other guide are of. */
  parties: { own: NameTest; other: NameTest };
  ledger: LedgerReading;
  /** Roles without which a list does not leave open whether VAT is in its amounts. */
  vatOpenWith: readonly ColumnRole[];
  /** Which lines of a report of results are not what the guide is about. */
  otherSide: 'reportIncome' | 'reportCost';
  /** True where one invoice that stands twice may have been paid twice, which is looked for. */
  looksForDoubles: boolean;
  /** Which way money goes that counts, of a bank statement. */
  statement: 'in' | 'out';
  /** Roles that the rows can be divided by; one of them is needed. */
  parts: readonly ColumnRole[];
  /** True where each row's quantity × price is held against its amount. */
  checksProduct: boolean;
  /** True where it is asked whether the amounts have been sold at all: a budget, a list of prices. */
  checksSold: boolean;
  /** True where a total that holds more than the amount used is told of. */
  checksUnusedAmount: boolean;
  /** Whether words before an amount in plain text tell of what is counted; null where no plain text is read. */
  tellsOfAmount: ((words: string) => boolean) | null;
  /** True where a report with a line for each figure, as tills print them, is one row. */
  readsFigureLines: boolean;
  /** What columns of a table by kind are, whatever their names; null where a name or a title must say it. */
  kind: string | null;
  texts: ReadingTexts;
}

export interface RoleByValues {
  role: ColumnRole;
  reason: string;
  /** `name` is normalised. */
  isSo: (name: string, column: TypedColumn) => boolean;
}

export interface LedgerReading {
  /** Kinds of account whose rows the guide uses. */
  accounts: ReadonlySet<AccountKind>;
  /** True where its amounts stand in credit. */
  isCredit: boolean;
  /** Why the amount has a column of its own, in Swedish. */
  reason: string;
}

/** Swedish words that say what the file is read for. */
export interface ReadingTexts {
  /** `försäljning`, as in: no rows of it. */
  plural: string;
  /** `försäljning`, as in: this row is none. */
  singular: string;
  amount: string;
  /** `omsättningen`, as in: what a credit note lowers. */
  total: string;
  /** What amounts below zero are. */
  belowZero: string;
  /** Where the user answered that the amounts are something else. */
  notSold: string;
  missingAmount: string;
  missingParts: string;
}

/** What the steps need beside the table. */
export interface Ask {
  reading: GuideReading;
  chosen: ChosenRoles;
  /** What the user has answered of this file, or of one of the same kind. */
  choices?: ReadingChoices | undefined;
  /** Lines around the table, and names of its sheet and file. */
  near?: readonly string[] | undefined;
  /** Powers of ten that the amounts are multiplied by after the steps: 3 under `Belopp i tkr`. */
  places?: number | undefined;
  /** What the user has answered of words of states, each by itself. */
  states?: CountedStates | undefined;
  /** Set where the file's format says what its columns are. */
  known?: KnownRoles | undefined;
  /** What the make that the file seems to be of says its columns mean; the values must be able to carry it. */
  proposed?: { roles: ChosenRoles; isOre: boolean } | undefined;
  /** Set where the file says what its accounts are, by number. */
  accountKinds?: ReadonlyMap<string, AccountKind> | undefined;
}

/** One thing done to a table; `table` itself where there is nothing to do. */
export type Step = (table: Roled, ask: Ask) => Roled;

export interface NamedStep {
  name: string;
  run: Step;
}
