import { accountIn } from '../../table/account-kind.ts';
import { type AccountEvidence, accountKinds } from '../../table/account-kinds.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesAccount, namesAccountName } from '../../table/vocabulary/bookkeeping.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import { findDebitCredit } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import type { DebitCredit, LedgerColumns, Roled } from '../roled.ts';
import { holdsAccounts } from '../roles/guess-roles.ts';
import { numberAt } from '../types/number-at.ts';

/** The ledger's columns; null where no column holds account numbers under a name that says so. */
export function findLedger(
  { columns, roles }: Pick<Roled, 'columns' | 'roles'>,
  { known, accountKinds: stated }: Pick<Ask, 'known' | 'accountKinds'>,
): LedgerColumns | null {
  const find = (role: ColumnRole, isNamed: NameTest) =>
    columns.find(
      (column, place) =>
        column.type !== 'number' &&
        (known?.[column.index] === role ||
          roles[place]?.role === role ||
          isNamed(normaliseName(column.name))),
    );
  const account = find('account', namesAccount);
  if (!account || (!known && !holdsAccounts(account))) return null;
  const name = find('accountName', namesAccountName) ?? null;
  const sides = findDebitCredit(columns);
  const chart = accountKinds(evidenceOf(account, name, sides));
  const kinds = account.read.map(
    (value) => stated?.get(value ?? '') ?? chart.of.get(accountIn(value ?? '') ?? '') ?? 'unknown',
  );
  return { account, name, sides, chart, kinds };
}

/** What the rows say of each account: its name, and which way its bookings go where debit and credit stand apart. */
function evidenceOf(
  account: TypedColumn,
  name: TypedColumn | null,
  sides: DebitCredit | null,
): AccountEvidence[] {
  const numbers = account.read.map((value) => accountIn(value ?? ''));
  const found = new Map<string, AccountEvidence>();
  account.ids.forEach((id, row) => {
    const number = numbers[id] ?? null;
    if (number === null) return;
    const before = found.get(number);
    const change = sides
      ? (numberAt(sides.debit, row) ?? 0) - (numberAt(sides.credit, row) ?? 0)
      : 0;
    if (before) before.booked += change;
    else {
      const called =
        name?.read[name.ids[row] ?? -1] ?? account.read[id]?.slice(number.length) ?? '';
      found.set(number, { number, name: called, type: null, booked: change, isBalance: null });
    }
  });
  return [...found.values()];
}
