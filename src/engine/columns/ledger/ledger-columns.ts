import { accountIn, accountKind } from '../../table/account-kind.ts';
import type { AccountKind } from '../../table/books.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesAccount, namesAccountName } from '../../table/vocabulary/bookkeeping.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import type { AssignedRole } from '../roles/assign-roles.ts';
import { holdsAccounts } from '../roles/guess-roles.ts';
import { type DebitCredit, findDebitCredit } from '../settle/debit-credit.ts';

/** The columns of a table with one row per booking, or per account. */
export interface LedgerColumns {
  account: TypedColumn;
  /** Column with the account's name; null where the file has only the number. */
  name: TypedColumn | null;
  sides: DebitCredit | null;
  /** Kind of account for each distinct value of `account`. */
  kinds: AccountKind[];
}

/** What columns mean by the file's own format, where it says. */
export type KnownRoles = Readonly<Record<number, ColumnRole>>;

/** The ledger's columns; null where no column holds account numbers under a name that says so. */
export function findLedger(
  columns: readonly TypedColumn[],
  roles: readonly AssignedRole[],
  known?: KnownRoles,
): LedgerColumns | null {
  const of = (role: ColumnRole, isNamed: NameTest) =>
    columns.find(
      (column, place) =>
        column.type !== 'number' &&
        (known?.[column.index] === role ||
          roles[place]?.role === role ||
          isNamed(normaliseName(column.name))),
    );
  const account = of('account', namesAccount);
  if (!account || (!known && !holdsAccounts(account))) return null;
  const kinds = account.read.map((value) => accountKind(accountIn(value ?? '') ?? ''));
  const name = of('accountName', namesAccountName) ?? null;
  return { account, name, sides: findDebitCredit(columns), kinds };
}
