import { accountIn, rangeKind } from '../../table/account-kind.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { namesAccount, namesAccountName } from '../../table/vocabulary/bookkeeping.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import { findDebitCredit } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import type { LedgerColumns, Roled } from '../roled.ts';
import { holdsAccounts } from '../roles/guess-roles.ts';

/** The ledger's columns; null where no column holds account numbers under a name that says so. */
export function findLedger(
  { columns, roles }: Pick<Roled, 'columns' | 'roles'>,
  { known, accountKinds }: Pick<Ask, 'known' | 'accountKinds'>,
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
  const kinds = account.read.map(
    (value) => accountKinds?.get(value ?? '') ?? rangeKind(accountIn(value ?? '') ?? ''),
  );
  const name = find('accountName', namesAccountName) ?? null;
  return { account, name, sides: findDebitCredit(columns), kinds };
}
