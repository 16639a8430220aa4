import type { ColumnRole } from './roles.ts';

const YEARS = Array.from({ length: 51 }, (_, n) => String(1999 + n));

/**
 * What the user can say of a file whose own numbers leave it open, with the answers each has. A step that can be read in
 * two ways looks here first, and raises a question where nothing is answered.
 */
export const readingChoices = {
  /** Whether VAT is in the amounts. */
  vat: ['excluded', 'included', 'unknown'],
  /** Columns that no name says the amount of. */
  amount: ['together'],
  /** The rate of VAT that is in the amounts of some rows. */
  vatByRow: ['25', '12', '6', 'asWritten'],
  /** Rows that may sum others. */
  subtotals: ['leftOut', 'counted'],
  /** Rows that stand twice. */
  duplicates: ['once', 'all'],
  /** Rows like those of the table, under names of their own. */
  below: ['leftOut', 'counted'],
  /** A list beside the rows, under names of its own, or of which some are the same. */
  beside: ['leftOut', 'counted', 'instead'],
  /** An order whose amount stands on each of its rows. */
  repeats: ['once', 'rows'],
  /** What was paid back in a column of its own, more than was sold on its rows. */
  refunds: ['takenOff', 'leftOut'],
  /** Sheets that look alike; `sold` = without what their names say was taken back, `all` = also what is not done yet. */
  sheets: ['together', 'one', 'sold', 'all'],
  /** Records with an amount of their own, or what their rows come to. */
  records: ['heads', 'rows'],
  /** What one of a whole amount is. */
  unit: ['kronor', 'ore', 'thousands', 'millions'],
  /** Rows whose state may mean that nothing was sold or bought; `each` = word by word, in `states`. */
  states: ['leftOut', 'counted', 'each'],
  /** Rows whose state is known: cancelled, paid back, drafts. */
  cancelled: ['leftOut', 'counted'],
  /** What customers paid for freight beside the file's net amounts. */
  freight: ['counted', 'leftOut'],
  /** The rows in the currency that most are in, where amounts are in several; all as kronor, whatever the file says; or times the rate beside them. */
  currency: ['main', 'kronor', 'byRate'],
  /** Money out of a bank account that names nobody. */
  transfers: ['leftOut', 'counted'],
  /** What bare numbers of intervals count. */
  interval: ['monthsBetween', 'perYear'],
  /** Agreements whose last day is before other days of the file. */
  ended: ['leftOut', 'counted'],
  /** What amounts below zero are in a list of amounts of both signs. */
  signs: ['credits', 'payments'],
  /** What is in the amount beside what was bought: a fee, tips. */
  extras: ['counted', 'leftOut'],
  /** Whether a discount or a tax reduction beside an amount is taken off it already. */
  deducted: ['already', 'notYet'],
  /** What the letters of debit and credit on each row mean, where no account says. */
  sides: ['books', 'creditNotes', 'asWritten'],
  /** Whose account it is that has invoices above zero and payments below. */
  statement: ['supplier', 'bank'],
  /** What of an account with the tax authority costs. */
  taxAccount: ['fees', 'all'],
  /** What of books counts, where vouchers and results per account come to different sums. */
  bookings: ['vouchers', 'results'],
  /** The year that the first of months without one is in. */
  year: YEARS,
  /** Whether a file of another company than the account's is to be used. Of the company, not of how the file is read. */
  company: ['own', 'other', 'unused'],
  /** The rows as they are where the file's own total says another sum, or with their signs turned. */
  total: ['rows', 'turned'],
  /** A price of the row, of one of the thing, of one in a pack, or what is paid to somebody else, of whom the commission is earned. */
  rowPrice: ['row', 'unit', 'pack', 'commission'],
  /** Whether the amounts are of what has been sold, where the file seems to be a plan, a list of prices or another list; `pieces` = counts of what was, with a price beside them. */
  kind: ['sold', 'notSold', 'pieces'],
  /** What each of columns per period holds: its own amount, or all so far. */
  periods: ['own', 'soFar'],
  /** A few rows unlike the others, with much of the money. */
  unlike: ['counted', 'leftOut'],
  /** Columns of numbers beside the amount that nothing explains: left out, the first or all of them added, or it taken off. */
  residue: ['asRead', 'added', 'allAdded', 'takenOff'],
  /** The whole of each amount, or the share of it that stands beside it. */
  share: ['whole', 'part'],
  /** Sheets with amounts that are not read. */
  otherSheets: ['unread'],
  /** Lines around the table that speak of its amounts. */
  notes: ['asRead'],
  /** A check that found a difference that nothing explains. */
  checks: ['accepted'],
  /** The rows whose amounts could be read, where more than a few could not. */
  unread: ['without'],
  /** The rows' own amounts, or number × price where they differ. */
  product: ['amounts', 'products'],
} as const satisfies Record<string, readonly string[]>;

export type ReadingChoices = {
  -readonly [Id in keyof typeof readingChoices]?: (typeof readingChoices)[Id][number];
};

/** Whether the rows count that have a state, by its word as `normaliseName` writes it. */
export type CountedStates = Readonly<Record<string, 'leftOut' | 'counted'>>;

/** What the user changed; everything else is told from the bytes. */
export interface ReadOverrides {
  sheet?: string;
  /** 1-based; 0 = the table has no header. */
  headerRow?: number;
  /** Column index → role, or null for none. */
  roles?: Record<number, ColumnRole | null>;
  decimal?: ',' | '.';
  dateOrder?: 'dmy' | 'mdy';
  /** Answers to questions that the file left open. */
  choices?: ReadingChoices;
  states?: CountedStates;
}

/** Corrections made one after another, as one: a role given again leaves the column it was given before. */
export function withChange(before: ReadOverrides, change: ReadOverrides): ReadOverrides {
  const roles = { ...before.roles };
  const moved = Object.values(change.roles ?? {}).filter((role) => role && role !== 'status');
  for (const [index, role] of Object.entries(roles)) {
    if (moved.includes(role)) roles[Number(index)] = null;
  }
  const choices = { ...before.choices, ...change.choices };
  return {
    ...before,
    ...change,
    roles: { ...roles, ...change.roles },
    ...(Object.keys(choices).length > 0 && { choices }),
    ...((before.states || change.states) && { states: { ...before.states, ...change.states } }),
  };
}

/** Answers that are of one file alone: the next of the same make is asked about anew. */
const ofOneFile: readonly string[] = [
  'total',
  'duplicates',
  'below',
  'beside',
  'product',
  'checks',
  'bookings',
  'unlike',
  'notes',
] satisfies (keyof ReadingChoices)[];
export const isOfOneFile = (id: string): boolean => ofOneFile.includes(id);

/** What of the corrections of a file holds for the next of the same make, whatever company that is of. */
export function ofItsKind({ choices, ...rest }: ReadOverrides): ReadOverrides {
  const lasting = Object.entries(choices ?? {}).filter(
    ([id]) => !isOfOneFile(id) && id !== 'company',
  );
  return lasting.length === 0 ? rest : { ...rest, choices: Object.fromEntries(lasting) };
}

/** Kinds of correction that are no answer by name, but may answer a question. */
const alsoAnswers = ['decimal', 'dateOrder', 'sheet', 'roles', 'states'] as const;

/** The same corrections with one answer taken back, each in its turn. */
export function answersTakenBack(overrides: ReadOverrides): ReadOverrides[] {
  const choices = Object.entries(overrides.choices ?? {});
  const ofReading = choices.filter(([id]) => id !== 'company');
  const ofChoices = ofReading.map(([id]) => ({
    ...overrides,
    choices: Object.fromEntries(choices.filter(([other]) => other !== id)),
  }));
  const states = Object.entries(overrides.states ?? {});
  const ofStates = states.map(([key]) => ({
    ...overrides,
    states: Object.fromEntries(states.filter(([other]) => other !== key)),
  }));
  const ofOthers = alsoAnswers.flatMap((kind) => {
    const { [kind]: taken, ...rest } = overrides;
    return taken === undefined || Object.keys(taken).length === 0 ? [] : [rest];
  });
  return [...ofChoices, ...ofStates, ...ofOthers];
}

/** Whether corrections hold a change already. */
export function holdsChange(overrides: ReadOverrides, change: ReadOverrides): boolean {
  const holds = (whole: unknown, part: unknown): boolean =>
    typeof part === 'object' && part !== null
      ? Object.entries(part).every(([key, value]) =>
          holds((whole as Record<string, unknown> | undefined)?.[key], value),
        )
      : whole === part;
  return holds(overrides, change);
}
