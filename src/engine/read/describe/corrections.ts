import { amountColumn } from '../../table/amount-of.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadingChoices, ReadOverrides } from '../../table/overrides.ts';
import { amountRoles, type Purpose } from '../../table/purpose.ts';
import type { QuestionOption } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type {
  LeftOutRow,
  ReconciliationCheck,
  Understanding,
  UnderstoodColumn,
} from '../../table/understanding.ts';
import { costWords } from '../../table/vocabulary/costs.ts';
import { salesWords } from '../../table/vocabulary/sales.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import { isOrEndsWith, wordsOf } from '../../table/vocabulary/words.ts';

/** What of a reading can be otherwise, though nothing of it is asked: one change, and how it is read now. */
export interface Correction {
  id: keyof ReadingChoices | 'date' | 'amount';
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
    id: 'subtotals' | 'cancelled' | 'duplicates',
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

type Unit = NonNullable<ReadingChoices['unit']>;
const unitLabels: Record<Unit, string> = {
  kronor: 'Kronor',
  ore: 'Öre',
  thousands: 'Tusental kronor',
  millions: 'Miljoner kronor',
};
/** Amounts in kronor and öre are written so; those in another unit are whole, or have one decimal. */
const withOre = /[.,]\d{2}$/;
const decimals = /[.,]\d+$/;

/** What one of a whole amount is. */
const unit: Kind = ({ columns, books, unit: known }, { choices }) => {
  const amount = amountColumn(columns);
  if (books !== null || amount === null) return null;
  const { format } = amount;
  if (known === undefined && (format === null || withOre.test(format))) return null;
  const chosen = choices?.unit ?? known ?? 'kronor';
  const isWhole = format !== null && !decimals.test(format);
  const answers = (Object.keys(unitLabels) as Unit[]).filter(
    (answer) => answer !== 'ore' || isWhole || chosen === 'ore',
  );
  const options = answers.map((answer) => ({
    answer,
    label: unitLabels[answer],
    change: { choices: { unit: answer } },
  }));
  return { id: 'unit', label: 'Belopp i filen', options, chosen };
};

/** Another currency than kronor, where the file names one. */
const currency: Kind = ({ currency: code, books }, { choices }) => {
  const isKronor = choices?.currency === 'kronor';
  if (books !== null || (!isKronor && (code === null || code === 'SEK'))) return null;
  const options = [
    {
      answer: 'main',
      label: code ?? 'Som i filen',
      change: { choices: { currency: 'main' as const } },
    },
    { answer: 'kronor', label: 'Kronor', change: { choices: { currency: 'kronor' as const } } },
  ];
  return { id: 'currency', label: 'Valuta', options, chosen: isKronor ? 'kronor' : 'main' };
};

/** Which amount counts, of those whose names and rows are an amount's. */
const amount: Kind = ({ columns, purpose, books }) => {
  const chosen = amountColumn(columns);
  if (books !== null || chosen === null) return null;
  const isOther = ({ type, role, filled, name }: UnderstoodColumn) =>
    type === 'number' && role === null && filled * 2 > chosen.filled && namesAmount(name, purpose);
  const all = columns.filter((column) => column === chosen || isOther(column));
  if (all.length < 2) return null;
  const options = all.slice(0, MOST_AMOUNTS).map((column) => ({
    answer: String(column.index),
    label: column.name.trim(),
    change: { roles: { [chosen.index]: null, [column.index]: roleOf(column, chosen, purpose) } },
  }));
  return { id: 'amount', label: 'Belopp som räknas', options, chosen: String(chosen.index) };
};

const MOST_AMOUNTS = 4;
const words = { sales: salesWords, costs: costWords } as const;

function namesAmount(name: string, purpose: Purpose): boolean {
  const written = normaliseName(name);
  const { net, gross } = amountRoles[purpose];
  return [net, gross].some((role) => {
    const entry = wordsOf(words[purpose], role);
    const parts = written.split(' ');
    const has = (list: readonly string[] = []) =>
      list.some((word) => parts.some((part) => isOrEndsWith(part, word)));
    return (
      entry !== undefined && (entry.names.has(written) || (has(entry.words) && !has(entry.never)))
    );
  });
}

/** With VAT or without as its name says. */
function roleOf(column: UnderstoodColumn, chosen: UnderstoodColumn, purpose: Purpose): ColumnRole {
  const { net, gross } = amountRoles[purpose];
  if (column === chosen) return chosen.role ?? net;
  const side = vatSide(normaliseName(column.name));
  return side === 'including' ? gross : net;
}

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
  amount,
  vat,
  unit,
  currency,
  rows('subtotals', 'total', 'Delsummor', ['leftOut', 'counted']),
  rows('cancelled', 'cancelled', 'Avbrutna och återbetalda', ['leftOut', 'counted']),
  rows('duplicates', 'duplicate', 'Rader som står två gånger', ['once', 'all']),
  date,
];
