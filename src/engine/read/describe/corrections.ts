import { amountColumn } from '../../table/amount-of.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadingChoices, ReadOverrides } from '../../table/overrides.ts';
import { amountRoles } from '../../table/purpose.ts';
import type { QuestionOption } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type {
  LeftOutRow,
  ReconciliationCheck,
  Understanding,
  UnderstoodColumn,
} from '../../table/understanding.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';

/** What of a reading can be otherwise, though nothing of it is asked: one change, and how it is read now. */
export interface Correction {
  id: keyof ReadingChoices | 'date';
  /** In Swedish, two or three words: `Moms i beloppen`. */
  label: string;
  options: Omit<QuestionOption, 'sum'>[];
  chosen: string;
}

type Kind = (understanding: Understanding, overrides: ReadOverrides) => Correction | null;

/** What the user can correct with one click. What is asked, or was answered, is among the questions instead. */
export function correctionsOf(
  understanding: Understanding,
  overrides: ReadOverrides,
): Correction[] {
  const { questions, answered } = understanding;
  const asked = new Set<string>([...questions, ...answered].map(({ id }) => id));
  return kinds
    .map((kind) => kind(understanding, overrides))
    .filter((correction) => correction !== null)
    .filter(({ id }) => !asked.has(id));
}

/** Where the file names its amounts so, has them both with VAT and without, or says how much it is, there is nothing to correct. */
const vat: Kind = ({ columns, purpose, books, openVat }, { choices }) => {
  const { net, gross } = amountRoles[purpose];
  const amount = amountColumn(columns);
  const others = columns.filter(({ role }) => role === 'vat' || role === net || role === gross);
  if (books !== null || amount === null || others.length > 1) return null;
  if (vatSide(normaliseName(amount.name)) !== null && choices?.vat === undefined) return null;
  const as = (answer: NonNullable<ReadingChoices['vat']>, label: string, role: ColumnRole) => ({
    answer,
    label,
    change: { choices: { vat: answer }, roles: { [amount.index]: role } },
  });
  return {
    id: 'vat',
    label: 'Moms i beloppen',
    options: [
      as('excluded', 'Ingår inte', net),
      as('included', 'Ingår', gross),
      as('unknown', 'Vet inte', net),
    ],
    chosen: choices?.vat ?? openVat ?? (amount.role === gross ? 'included' : 'excluded'),
  };
};

/** The file's own total is what the rows are in all. */
const isOwnTotal = ({ id, status }: ReconciliationCheck) => id === 'total' && status === 'ok';

/** Rows that are left out for a reason that an owner may see otherwise. */
const rows =
  (
    id: 'subtotals' | 'states' | 'duplicates',
    reason: LeftOutRow['reason'],
    label: string,
    [leftOut, counted]: readonly [without: string, withThem: string],
  ): Kind =>
  ({ leftOutCounts, reconciliation }, { choices }) => {
    const chosen = choices?.[id] ?? leftOut;
    const isProved = id === 'subtotals' && reconciliation.some(isOwnTotal);
    const isThere = Boolean(leftOutCounts[reason]) && !isProved;
    if (!isThere && choices?.[id] === undefined) return null;
    const options = [
      { answer: leftOut, label: 'Räknas inte', change: { choices: { [id]: leftOut } } },
      { answer: counted, label: 'Räknas', change: { choices: { [id]: counted } } },
    ];
    return { id, label, options, chosen };
  };

/** Which of several dates counts: when it was sold, or paid, or sent. */
const date: Kind = ({ columns }) => {
  const chosen = columns.find(({ role }) => role === 'date');
  const dates = columns.filter(
    (column) => column.type === 'date' && (fills(column) || column === chosen),
  );
  if (chosen?.type !== 'date' || dates.length < 2) return null;
  const options = dates.slice(0, MOST_DATES).map(({ index, name }) => ({
    answer: String(index),
    label: name.trim(),
    change: { roles: { [chosen.index]: null, [index]: 'date' as const } },
  }));
  return { id: 'date', label: 'Datum som räknas', options, chosen: String(chosen.index) };
};

const MOST_DATES = 4;
const fills = ({ filled, empty }: UnderstoodColumn) => filled > empty;

const kinds: readonly Kind[] = [
  vat,
  rows('subtotals', 'total', 'Delsummor', ['leftOut', 'counted']),
  rows('states', 'cancelled', 'Avbrutna och återbetalda', ['leftOut', 'counted']),
  rows('duplicates', 'duplicate', 'Rader som står två gånger', ['once', 'all']),
  date,
];
